"""A list whose copies share what they have in common is a list like any other."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.kernel.growing import Growing

DEEDS = st.lists(
    st.tuples(st.sampled_from(("append", "copy", "cut", "switch")), st.integers(0, 5)), max_size=60
)


@given(DEEDS)
def test_copies_grow_apart_and_hold_what_lists_would(deeds: list[tuple[str, int]]):
    pairs: list[tuple[Growing[int], list[int]]] = [(Growing(), [])]
    at = 0
    for n, (deed, which) in enumerate(deeds):
        grown, plain = pairs[at]
        if deed == "append":
            grown.append(n)
            plain.append(n)
        elif deed == "cut":
            grown.cut(len(plain) - which)
            del plain[max(0, len(plain) - which) :]
        elif deed == "copy":
            pairs.append((grown.copy(), plain.copy()))
        else:
            at = which % len(pairs)
    for grown, plain in pairs:
        assert list(grown) == plain
        assert grown == plain
        assert len(grown) == len(plain)
        for cut in range(-2, len(plain) + 2):
            assert grown[cut:] == plain[cut:]
            assert grown[:cut] == plain[:cut]
            assert grown[cut::-1] == plain[cut::-1]
        assert [grown[i] for i in range(-len(plain), len(plain))] == plain + plain
        assert pickle.loads(pickle.dumps(grown)) == plain


def test_there_is_nothing_beyond_the_ends():
    grown = Growing("ab")
    assert (grown[0], grown[-1], repr(grown)) == ("a", "b", "Growing(['a', 'b'])")
    for beyond in (2, -3):
        with pytest.raises(IndexError):
            grown[beyond]


def test_a_long_one_that_was_copied_after_every_item_is_in_few_pieces():
    grown: Growing[int] = Growing()
    copies = []
    for n in range(5000):
        grown.append(n)
        copies.append(grown.copy())
    pieces, chunk = 0, grown._chunk
    while chunk is not None:
        pieces, chunk = pieces + 1, chunk[0]
    assert pieces < 15
    assert all(list(copies[n]) == list(range(n + 1)) for n in (0, 1, 77, 4999))


@given(st.lists(st.integers()), st.integers(0, 5), st.lists(st.integers(), max_size=4))
def test_what_grew_elsewhere_without_its_past_takes_it_up_again(past: list[int], held: int, more: list[int]):
    whole = Growing(past).copy()
    number = max(0, len(past) - held)
    away = pickle.loads(pickle.dumps(whole.later(number)))
    assert (len(away), away.since(number)) == (len(past), past[number:])
    for item in more:
        away.append(item)
    away.append(0)
    away.cut(len(past) + len(more))  # what failed there has not happened
    again = pickle.loads(pickle.dumps(away)).after(whole)
    assert again == past + more
    assert whole == past
