"""The chances of a panic test, re-rolls counted (FIG-MRL, FIG-RRL-01). Nothing here knows a table."""

from __future__ import annotations

from functools import lru_cache, partial

from montjoie.games.figurines.dice import counting
from montjoie.table.chances import again
from montjoie.table.chances.spreads import Spread, after

D3 = (1, 2, 3)
SIDES = (6, 6, 3)  # both dice of a test, and the D3
CHOICES = ((2,), (0,), (1,), (0, 1), (0, 2), (1, 2), (0, 1, 2))


@lru_cache(maxsize=1 << 10)
def panic(needed: int, modifier: int, rerolls: tuple[bool, ...]) -> Spread:
    """What a panic test comes to: the chance to pass, and to fail with a D3 of 1, 2, 3. `rerolls`: who may
    roll dice again, in order; True for those who want it to be passed."""
    lies = again.thrown(SIDES)
    for friendly in rerolls:
        lies = after(lies, partial(_again, needed, modifier, friendly))
    sums = [0.0] * 4
    for dice, chance in lies.items():
        sums[0 if _passes(dice, needed, modifier) else dice[2]] += chance
    return tuple(sums)


def _again(needed: int, modifier: int, friendly: bool, dice: again.Dice) -> dict[again.Dice, float]:
    return again.redone(dice, SIDES, rerolled_dice(dice, needed, modifier, friendly))


def _passes(dice: again.Dice, needed: int, modifier: int) -> bool:
    return counting.passes(dice[0] + dice[1], needed, modifier)


@lru_cache(maxsize=1 << 12)
def rerolled_dice(dice: again.Dice, needed: int, modifier: int, friendly: bool) -> tuple[int, ...]:
    """The dice of a test to roll again, by their places: those that cost most wounds, or least for who is
    friendly; none where none gains."""

    def mean(places: again.Dice) -> float:
        return _mean(tuple(0 if n in places else die for n, die in enumerate(dice)), needed, modifier)

    return again.best(CHOICES, mean, least=friendly)


@lru_cache(maxsize=1 << 13)
def _mean(dice: again.Dice, needed: int, modifier: int) -> float:
    """The wounds that dice of a test cost on the average; those rolled again are 0 here."""

    def cost(dice: again.Dice) -> float:
        return 0.0 if _passes(dice, needed, modifier) else counting.panic_wounds(dice[2])

    return again.average(dice, SIDES, [n for n, die in enumerate(dice) if not die], cost)
