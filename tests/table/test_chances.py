"""Exact chances, beside counting every outcome: faces, pools, stages of pools, rehearsals."""

from __future__ import annotations

import itertools
import time
from collections import Counter
from collections.abc import Callable, Hashable, Iterable
from fractions import Fraction
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Struct

from montjoie.table.chances import again, spreads, strikes
from montjoie.table.chances.mixing import mixed
from montjoie.table.chances.spreads import EVEN
from montjoie.table.chances.telling import told

K = TypeVar("K", bound=Hashable)
D6 = range(1, 7)
FACES = st.sets(st.integers(1, 6))


def counted(outcomes: Iterable[K]) -> dict[K, float]:
    """Outcomes that are all as likely."""
    found = Counter(outcomes)
    return {outcome: n / found.total() for outcome, n in found.items()}


def same(found: dict[K, float], expected: dict[K, float]) -> bool:
    return found == pytest.approx(expected)


@given(FACES, FACES)
def test_a_die_is_rolled_again_where_it_shows_some_faces(first: set[int], second: set[int]) -> None:
    faces = spreads.again(spreads.again(EVEN, first), second)
    ways = (c if b in second else b for a, b, c in _thrice(first))
    assert same(dict(enumerate(faces, 1)), dict.fromkeys(D6, 0.0) | counted(ways))


def _thrice(first: set[int]) -> Iterable[tuple[int, int, int]]:
    for a, b, c in itertools.product(D6, repeat=3):
        yield a, (b if a in first else a), c


@given(st.integers(0, 4), st.lists(st.integers(0, 3), min_size=6, max_size=6))
def test_the_sums_of_a_pool_are_those_of_all_its_throws(dice: int, worth: list[int]) -> None:
    each = spreads.worth(EVEN, lambda face: worth[face - 1])
    expected = counted(sum(worth[f - 1] for f in throw) for throw in itertools.product(D6, repeat=dice))
    assert same(spreads.total(each, dice), expected)


@given(st.integers(0, 4), st.lists(st.tuples(st.integers(0, 2), st.integers(0, 2)), min_size=6, max_size=6))
def test_so_are_sums_of_several_numbers_at_once(dice: int, worth: list[tuple[int, int]]) -> None:
    each = spreads.worth(EVEN, lambda face: worth[face - 1])
    throws = itertools.product(D6, repeat=dice)
    expected = counted(
        (sum(worth[f - 1][0] for f in throw), sum(worth[f - 1][1] for f in throw)) for throw in throws
    )
    assert same(spreads.total(each, dice), expected)


@given(st.integers(0, 5), st.lists(st.integers(0, 2), min_size=6, max_size=6))
def test_dice_fall_into_groups_as_in_all_throws(dice: int, groups: list[int]) -> None:
    shares = tuple(groups.count(group) / 6 for group in range(3))
    throws = itertools.product(groups, repeat=dice)
    expected = counted(tuple(throw.count(group) for group in range(3)) for throw in throws)
    assert same(spreads.gathered(spreads.falls(dice, shares)), expected)


@given(st.integers(0, 3), st.integers(1, 6), st.integers(1, 6))
def test_a_pool_may_have_as_many_dice_as_the_one_before_made(dice: int, hit: int, save: int) -> None:
    hits = spreads.total(spreads.worth(EVEN, lambda face: int(face <= hit)), dice)
    wounds = spreads.pool(hits, spreads.worth(EVEN, lambda face: int(face > save)))
    throws = itertools.product(itertools.product(D6, repeat=2), repeat=dice)
    expected = counted(sum(a <= hit and b > save for a, b in throw) for throw in throws)
    assert same(wounds, expected)


def test_two_that_do_not_hang_on_each_other_are_added() -> None:
    one, other = {0: 0.5, 1: 0.5}, {1: 0.25, 3: 0.75}
    assert spreads.both(one, other) == {1: 0.125, 2: 0.125, 3: 0.375, 4: 0.375}
    assert spreads.both({(1, 0): 1.0}, {(0, 2): 1.0}) == {(1, 2): 1.0}


def test_a_spread_has_every_number_from_none_and_its_mean() -> None:
    assert spreads.spread({2: 0.5, 0: 0.5}) == (0.5, 0.0, 0.5)
    assert spreads.mean((0.5, 0.0, 0.5)) == 1.0
    assert spreads.spread({}) == (0.0,)


# A whole fight in stages, as games of pools have it.

HIT, DEFENCE, RESOLVE = 3, 2, 4


def clash(dice: int, sixes_again: bool = True, flank: bool = True) -> dict[int, float]:
    """Hits at or under a value, every 1 one more, sixes rolled again; saves at or under another, one failure
    turned into a success; a test for each wound, successes rolled again from the flank."""
    rolled = spreads.again(EVEN, [6] if sixes_again else [])
    hits = spreads.total(spreads.worth(rolled, lambda face: (face <= HIT) + (face == 1)), dice)
    wounds = spreads.pool(hits, spreads.worth(EVEN, lambda face: int(face > DEFENCE)))
    wounds = spreads.gathered((max(0, n - 1), chance) for n, chance in wounds.items())
    tested = spreads.again(EVEN, range(1, RESOLVE + 1)) if flank else EVEN
    return spreads.pool(wounds, spreads.worth(tested, lambda face: 1 + (face > RESOLVE)))


def outright(dice: int) -> dict[int, Fraction]:
    """The same, every die followed for itself."""
    sixth = Fraction(1, 6)
    tree: dict[int, Fraction] = {}

    def fail(face: int) -> Fraction:
        return Fraction(face > RESOLVE) if face > RESOLVE else Fraction(6 - RESOLVE, 6)

    def spread(n: int, chance: Callable[[int], Fraction]) -> dict[int, Fraction]:
        """How many of n independent dice do it."""
        p = sum(sixth * chance(face) for face in D6)
        found = {0: Fraction(1)}
        for _ in range(n):
            found = {
                k: found.get(k, Fraction(0)) * (1 - p) + found.get(k - 1, Fraction(0)) * p
                for k in range(n + 1)
            }
        return found

    for throw in itertools.product(D6, repeat=2 * dice):
        faces = [b if a == 6 else a for a, b in zip(throw[::2], throw[1::2], strict=True)]
        hits = sum((face <= HIT) + (face == 1) for face in faces)
        for failed, share in spread(hits, lambda face: Fraction(face > DEFENCE)).items():
            wounds = max(0, failed - 1)
            for more, last in spread(wounds, fail).items():
                total = wounds + more
                tree[total] = tree.get(total, Fraction(0)) + sixth ** (2 * dice) * share * last
    return {n: chance for n, chance in tree.items() if chance}


@pytest.mark.parametrize("dice", [0, 1, 2])
def test_a_fight_in_stages_is_what_every_die_followed_for_itself_gives(dice: int) -> None:
    assert same(clash(dice), {n: float(chance) for n, chance in outright(dice).items()})


def test_a_fight_of_forty_dice_takes_milliseconds() -> None:
    times = []
    for dice in (40, 39, 38):
        begun = time.process_time()
        found = clash(dice)
        times.append(time.process_time() - begun)
        assert sum(found.values()) == pytest.approx(1)
    assert min(times) < 0.02  # it takes two


class Part(Struct, frozen=True):
    hits: spreads.Spread
    success: float


class Whole(Struct, frozen=True):
    dice: int
    parts: tuple[str, ...]
    blow: Part


def test_what_is_found_is_told_as_plain_data_out_of_ten_thousand():
    found = Whole(3, (), Part(hits=(0.25, 0.75, 0.0), success=0.5))
    blow = {"hits": [2500, 7500], "success": 5000, "mean": {"hits": 75}}
    assert told(found) == {"dice": 3, "parts": [], "blow": blow}


class Found(Struct, frozen=True):
    dice: int = 0
    lost: tuple[float, ...] = (1.0,)
    gone: float = 0.0


def test_ways_are_mixed_by_their_shares_and_what_is_left_is_nothing():
    found = mixed([(0.5, Found(3, (0.0, 1.0), 1.0)), (0.25, Found(2, (0.5, 0.5), 0.0))], Found())
    assert found == Found(3, (0.375, 0.625), 0.5)
    assert mixed([(1.0, Found(3))], Found()) == Found(3)


def test_pairs_of_which_one_is_always_nothing_are_counted_as_any():
    die = {(1, 0): 0.5, (0, 0): 0.5}
    assert spreads.pairs({2: 1.0}, die) == spreads.after({2: 1.0}, lambda n: spreads.total(die, n))


def test_dice_that_lie_may_be_rolled_again_each_by_its_sides():
    assert again.thrown((6, 3)) == dict.fromkeys(itertools.product(range(1, 7), range(1, 4)), 1 / 18)
    assert again.redone((5, 2), (6, 3), (1,)) == {(5, 1): 1 / 3, (5, 2): 1 / 3, (5, 3): 1 / 3}


@pytest.mark.parametrize(("dice", "least", "places"), [((6, 1), True, (0,)), ((6, 1), False, (1,))])
def test_of_dice_that_lie_those_are_rolled_again_that_gain_most(dice, least, places):
    assert again.best(((0,), (1,), (0, 1)), lambda at: again.average(dice, (6, 6), at, sum), least) == places
    assert again.best(((0,), (1,)), lambda at: again.average((1, 1), (6, 6), at, sum)) == ()


def test_hits_that_are_not_saved_wound():
    throw = strikes.Throw((((1, 0, 0), 0.5), ((0, 0, 0), 0.5)), 1, auto_hits=1)
    saves = strikes.Resistance(False, 0, lambda easy, hard, free: easy, 0.5, 0.5, 1, 0, cleaving=False)
    struck = strikes.struck(throw, saves, missed=0, whole=1)
    assert struck == {(1, 0): 0.25, (1, 1): 0.25, (2, 0): 0.125, (2, 1): 0.375}
