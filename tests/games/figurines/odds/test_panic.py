"""Chances as plain numbers, beside icepool and beside counting every outcome."""

from __future__ import annotations

import itertools
from collections import Counter

import icepool  # type: ignore[import-untyped]
import pytest

from montjoie.games.figurines.odds import panic as panic_test
from montjoie.table.chances import spreads
from tests.rule import rule

D6 = icepool.d(6)


def listed(die: object, upto: int) -> list[float]:
    """What icepool says of 0, 1, 2 ..."""
    return [float(die.probability(n)) for n in range(upto + 1)]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("dice", "chance"), [(1, 1 / 2), (7, 2 / 3), (12, 1 / 6), (5, 1.0), (4, 0.0)])
def test_successes_are_binomial_as_icepool_has_it(dice: int, chance: float) -> None:
    assert sum(spreads.binomial(dice, chance)) == pytest.approx(1)
    if chance not in (0.0, 1.0):
        die = icepool.coin(round(6 * chance), 6)
        assert spreads.binomial(dice, chance) == pytest.approx(listed(dice @ die, dice))


@rule("FIG-RRL-01")
@pytest.mark.parametrize("needed", [2, 3, 4, 5, 6])
def test_rerolled_misses_hit_as_often_as_icepool_says(needed: int) -> None:
    die = D6.reroll(lambda face: face < needed, depth=1) >= needed
    faces = spreads.again(spreads.EVEN, range(1, needed))
    assert sum(faces[needed - 1 :]) == pytest.approx(float(die.probability(True)))


@rule("FIG-RES-14")
def test_sums_of_critical_dice_are_those_of_icepool() -> None:
    worth = {1: 0, 2: 0, 3: 0, 4: 1, 5: 1, 6: 2}
    each = spreads.worth(spreads.EVEN, lambda face: (worth[face], 0, 0))
    sums = {hits: chance for (hits, _, _), chance in spreads.total(each, 6).items()}
    assert spreads.spread(sums) == pytest.approx(listed(6 @ D6.map(worth), 12))


@rule("FIG-MRL-01", "FIG-MRL-02")
@pytest.mark.parametrize(("needed", "modifier"), [(6, 0), (7, -2), (5, 2), (12, 1), (2, -4)])
def test_a_panic_test_without_rerolls_is_two_dice_and_a_third(needed: int, modifier: int) -> None:
    total = 2 @ D6 + modifier
    passed = float((total >= needed).probability(True))
    assert panic_test.panic(needed, modifier, ()) == pytest.approx((passed, *[(1 - passed) / 3] * 3))


@rule("FIG-CON-04", "FIG-MRL-03")
@pytest.mark.parametrize(("needed", "modifier"), [(6, 0), (8, -1)])
@pytest.mark.parametrize("friendly", [True, False])
def test_no_other_choice_of_dice_in_a_test_gains_more(needed: int, modifier: int, friendly: bool) -> None:
    def wounds(a: int, b: int, d3: int) -> int:
        return 0 if max(0, a + b + modifier) >= needed else 1 + d3

    whole: Counter[int] = Counter()
    for dice in itertools.product(range(1, 7), range(1, 7), range(1, 4)):
        ways = []
        for choice in itertools.product((False, True), repeat=3):
            rolls = [
                range(1, sides + 1) if again else [die]
                for again, die, sides in zip(choice, dice, (6, 6, 3), strict=True)
            ]
            thrown = [wounds(*each) for each in itertools.product(*rolls)]
            ways.append((sum(thrown) / len(thrown), thrown))
        best = (min if friendly else max)(ways, key=lambda way: way[0])
        chosen = panic_test.rerolled_dice(dice, needed, modifier, friendly)
        rolls = [range(1, (6, 6, 3)[p] + 1) if p in chosen else [dice[p]] for p in range(3)]
        thrown = [wounds(*each) for each in itertools.product(*rolls)]
        assert sum(thrown) / len(thrown) == pytest.approx(best[0])
        for cost in thrown:
            whole[cost] += 108 // len(thrown)
    passed, *failed = panic_test.panic(needed, modifier, (friendly,))
    assert (passed, *failed) == pytest.approx([whole[cost] / 108**2 for cost in (0, 2, 3, 4)])


def test_dice_that_gain_nothing_are_left_alone() -> None:
    assert panic_test.rerolled_dice((1, 1, 3), 7, 0, friendly=False) == ()
    assert panic_test.rerolled_dice((6, 6, 1), 7, 0, friendly=True) == ()
    assert panic_test.rerolled_dice((1, 1, 1), 7, 0, friendly=False) == (2,)
