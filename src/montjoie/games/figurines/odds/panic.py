"""The chances of a panic test, re-rolls counted (FIG-MRL, FIG-RRL-01). Nothing here knows a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from montjoie.games.figurines.dice import counting
from montjoie.table.chances.spreads import Spread, gathered

D3 = (1, 2, 3)
Trio = tuple[int, int, int]  # both dice of a test, and the D3


@lru_cache(maxsize=1 << 10)
def panic(needed: int, modifier: int, rerolls: tuple[bool, ...]) -> Spread:
    """What a panic test comes to: the chance to pass, and to fail with a D3 of 1, 2, 3. `rerolls`: who may
    roll dice again, in order; True for those who want it to be passed."""
    lies: dict[Trio, float] = {(a, b, c): 1 / 108 for a in range(1, 7) for b in range(1, 7) for c in D3}
    for friendly in rerolls:
        lies = gathered(
            (after, chance * share)
            for dice, chance in lies.items()
            for after, share in _with(dice, rerolled_dice(dice, needed, modifier, friendly)).items()
        )
    passed = sum(chance for dice, chance in lies.items() if _passes(dice, needed, modifier))
    failed = (
        sum(chance for dice, chance in lies.items() if dice[2] == d3 and not _passes(dice, needed, modifier))
        for d3 in D3
    )
    return (passed, *failed)


def _passes(dice: Trio, needed: int, modifier: int) -> bool:
    return counting.passes(dice[0] + dice[1], needed, modifier)


@lru_cache(maxsize=1 << 12)
def rerolled_dice(dice: Trio, needed: int, modifier: int, friendly: bool) -> tuple[int, ...]:
    """The dice of a test to roll again, by their places: those that cost most wounds, or least for who is
    friendly; none where none gains."""

    def cost(lies: Mapping[Trio, float]) -> float:
        return sum(
            chance * counting.panic_wounds(after[2])
            for after, chance in lies.items()
            if not _passes(after, needed, modifier)
        )

    best: tuple[int, ...] = ()
    for choice in ((2,), (0,), (1,), (0, 1), (0, 2), (1, 2), (0, 1, 2)):
        gain = cost(_with(dice, best)) - cost(_with(dice, choice))
        if (gain if friendly else -gain) > 1e-9:
            best = choice
    return best


def _with(dice: Trio, choice: tuple[int, ...]) -> dict[Trio, float]:
    """The outcomes of a test if those of its dice are rolled again."""
    ways = [range(1, 4 if place == 2 else 7) if place in choice else (dice[place],) for place in range(3)]
    count = len(ways[0]) * len(ways[1]) * len(ways[2])
    return {(a, b, c): 1 / count for a in ways[0] for b in ways[1] for c in ways[2]}
