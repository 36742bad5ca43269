"""Cards taken from hands, decks and piles."""

import pytest

from montjoie.kernel import Row
from montjoie.table.cards import put, take, without


def test_one_copy_of_each_card_goes_and_the_others_keep_their_order():
    assert without(("ace", "king", "ace", "queen"), "ace", "queen") == ("king", "ace")


def test_a_card_that_is_not_there_cannot_be_taken():
    with pytest.raises(ValueError, match="not in list"):
        without(("ace",), "ace", "ace")


class Hand(Row, frozen=True):
    """What somebody has."""

    cards: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


def test_cards_go_from_row_to_row_and_from_pile_to_pile():
    hands = {"ann": Hand(("ace", "king")), "bob": Hand()}
    take(hands, "ann", "ace")
    put(hands, "bob", "ace", "two")
    put(hands, "ann", "ace", pile="discard")
    assert hands == {"ann": Hand(("king",), ("ace",)), "bob": Hand(("ace", "two"))}
