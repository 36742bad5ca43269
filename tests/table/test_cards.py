"""Cards taken from hands, decks and piles."""

import pytest

from montjoie.table.cards import without


def test_one_copy_of_each_card_goes_and_the_others_keep_their_order():
    assert without(("ace", "king", "ace", "queen"), "ace", "queen") == ("king", "ace")


def test_a_card_that_is_not_there_cannot_be_taken():
    with pytest.raises(ValueError, match="not in list"):
        without(("ace",), "ace", "ace")
