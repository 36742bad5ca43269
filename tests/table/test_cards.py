"""Cards taken from hands, decks and piles."""

import random
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.kernel import Row
from montjoie.table.cards import put, redealt, take, without


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


PILES = st.lists(st.lists(st.sampled_from("abcdef"), max_size=5).map(tuple), min_size=1, max_size=4)


@given(PILES, st.data())
def test_cards_dealt_anew_are_the_same_cards_in_piles_of_the_same_sizes(piles, data):
    known = {
        number: data.draw(st.sets(st.integers(0, len(pile) - 1))) for number, pile in enumerate(piles) if pile
    }
    dealt = redealt(random.Random(data.draw(st.integers(0, 99))), *piles, known=known)
    assert [len(pile) for pile in dealt] == [len(pile) for pile in piles]
    assert Counter(card for pile in dealt for card in pile) == Counter(
        card for pile in piles for card in pile
    )
    assert all(dealt[number][place] == piles[number][place] for number in known for place in known[number])


def test_every_deal_of_what_is_not_known_comes_up_as_often():
    rng = random.Random(3)
    found = Counter(redealt(rng, ("a", "b"), ("c", "d"), known={1: {0}}) for _ in range(6000))
    assert set(found) == {((one, two), ("c", three)) for one, two, three in permutations("abd")}
    assert all(900 < times < 1100 for times in found.values())
