"""A few dice that count together, by the sides of each, and which of them are best rolled again."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from math import prod

Dice = tuple[int, ...]
_SLIGHT = 1e-9  # what sums of chances are off


def thrown(sides: Dice) -> dict[Dice, float]:
    """Every way such dice may fall, with its chance."""
    return redone(sides, sides, range(len(sides)))


def redone(dice: Dice, sides: Dice, places: Iterable[int]) -> dict[Dice, float]:
    """The same of dice that lie, if those in some places are rolled again."""
    chosen = set(places)
    ways = [range(1, top + 1) if n in chosen else (dice[n],) for n, top in enumerate(sides)]
    chance = 1 / prod(map(len, ways))
    return dict.fromkeys(product(*ways), chance)


def average(dice: Dice, sides: Dice, places: Iterable[int], cost: Callable[[Dice], float]) -> float:
    """What dice that lie cost on the average, if those in some places are rolled again."""
    return sum(chance * cost(after) for after, chance in redone(dice, sides, places).items())


def best(choices: Iterable[Dice], mean: Callable[[Dice], float], least: bool = True) -> Dice:
    """The places of the dice to roll again: of some choices the first that leads to the least cost, or to the
    most, as `mean` says; none where none gains."""
    found: Dice = ()
    now = mean(found)
    for choice in choices:
        then = mean(choice)
        gain = now - then
        if (gain if least else -gain) > _SLIGHT:
            found, now = choice, then
    return found
