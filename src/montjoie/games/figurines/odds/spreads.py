"""Chances as plain numbers: of faces, of sums, of tests. Nothing here knows a table."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from math import comb
from typing import TypeVar

from montjoie.games.figurines.dice import counting

K = TypeVar("K", bound=Hashable)
Spread = tuple[float, ...]  # the chance of 0, 1, 2 ...
Faces = tuple[float, ...]  # the chance of each face, from 1
EVEN: Faces = (1 / 6,) * 6
D3 = (1, 2, 3)
Trio = tuple[int, int, int]  # both dice of a test, and the D3


def again(faces: Faces, rerolled: Iterable[int]) -> Faces:
    """The chances of a die after it was rolled again where it showed one of those faces (FIG-RRL-01)."""
    chosen = set(rerolled)
    share = sum(chance for face, chance in enumerate(faces, 1) if face in chosen) / len(faces)
    return tuple(share + (0.0 if face in chosen else chance) for face, chance in enumerate(faces, 1))


def gathered(pairs: Iterable[tuple[K, float]]) -> dict[K, float]:
    """Equal outcomes put together; those that cannot be are left out."""
    sums: dict[K, float] = {}
    for outcome, chance in pairs:
        if chance:
            sums[outcome] = sums.get(outcome, 0.0) + chance
    return sums


def total(each: Mapping[Trio, float], dice: int) -> dict[Trio, float]:
    """The sums of so many dice whose outcomes are three numbers each."""
    sums: dict[Trio, float] = {(0, 0, 0): 1.0}
    for _ in range(dice):
        sums = gathered(
            ((a + d, b + e, c + f), chance * more)
            for (a, b, c), chance in sums.items()
            for (d, e, f), more in each.items()
        )
    return sums


@lru_cache(maxsize=1 << 10)
def binomial(dice: int, chance: float) -> Spread:
    """The chance of 0, 1, 2 ... successes."""
    return tuple(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1))


def spread(sums: Mapping[int, float]) -> Spread:
    """The chances of 0, 1, 2 ... in order."""
    return tuple(sums.get(n, 0.0) for n in range(max(sums, default=0) + 1))


def mean(chances: Spread) -> float:
    """The average."""
    return sum(n * chance for n, chance in enumerate(chances))


# Tests.


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


def worth(faces: Faces, value: Callable[[int], K]) -> dict[K, float]:
    """The chances of what a die is worth, by its face."""
    return gathered((value(face), chance) for face, chance in enumerate(faces, 1))
