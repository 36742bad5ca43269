"""Exact chances of dice: of faces, of pools, of stages of pools. Nothing is rolled, and no rule is known.

What a die is worth is a number, or a tuple of numbers that add up place by place. A pool is so many dice of
one kind (`total`); its outcome may be the number of dice of the next (`pool`), or anything else may follow
from it (`after`): hits, then saves, then tests.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from math import comb
from typing import Any, TypeAlias, TypeVar

K = TypeVar("K", bound=Hashable)
L = TypeVar("L", bound=Hashable)
Chances: TypeAlias = dict[K, float]
Spread = tuple[float, ...]  # the chance of 0, 1, 2 ...
Faces = tuple[float, ...]  # the chance of each face, from 1
DIE = range(1, 7)  # the faces of one
EVEN: Faces = (1 / 6,) * 6
_FEW = 3  # kinds of outcomes of a die up to which a pool is counted by how many dice show each


# One die.


def again(faces: Faces, rerolled: Iterable[int]) -> Faces:
    """The chances of a die after it was rolled again where it showed one of those faces."""
    chosen = set(rerolled)
    share = sum(chance for face, chance in enumerate(faces, 1) if face in chosen) / len(faces)
    return tuple(share + (0.0 if face in chosen else chance) for face, chance in enumerate(faces, 1))


def worth(faces: Faces, value: Callable[[int], K]) -> Chances[K]:
    """The chances of what a die is worth, by its face."""
    return gathered((value(face), chance) for face, chance in enumerate(faces, 1))


# Outcomes.


def gathered(pairs: Iterable[tuple[K, float]]) -> Chances[K]:
    """Equal outcomes put together; those that cannot be are left out."""
    sums: Chances[K] = {}
    for outcome, chance in pairs:
        if chance:
            sums[outcome] = sums.get(outcome, 0.0) + chance
    return sums


def after(chances: Mapping[K, float], then: Callable[[K], Mapping[L, float]]) -> Chances[L]:
    """What follows from each outcome, put together."""
    return gathered(
        (last, chance * more) for first, chance in chances.items() for last, more in then(first).items()
    )


def both(one: Mapping[K, float], other: Mapping[K, float]) -> Chances[K]:
    """The sums of two that do not hang on each other."""
    return gathered((_plus(a, b), p * q) for a, p in one.items() for b, q in other.items())


def spread(sums: Mapping[int, float]) -> Spread:
    """The chances of 0, 1, 2 ... in order."""
    return tuple(sums.get(n, 0.0) for n in range(max(sums, default=0) + 1))


def mean(chances: Spread) -> float:
    """The average of all outcomes, each by its chance."""
    return sum(n * chance for n, chance in enumerate(chances))


# Pools.


@lru_cache(maxsize=1 << 12)
def binomial(dice: int, chance: float) -> Spread:
    """The chance of 0, 1, 2 ... successes."""
    return tuple(comb(dice, n) * chance**n * (1 - chance) ** (dice - n) for n in range(dice + 1))


def falls(dice: int, shares: tuple[float, ...]) -> Iterator[tuple[tuple[int, ...], float]]:
    """How many dice fall into each of several groups, by the chance of each group: every way, with its
    chance."""
    first, *rest = shares
    if not rest:
        yield (dice,), first**dice
        return
    for n in range(dice + 1):
        chance = comb(dice, n) * first**n
        for counts, more in falls(dice - n, tuple(rest)):
            yield (n, *counts), chance * more


def total(each: Mapping[K, float], dice: int) -> Chances[K]:
    """The sums of so many equal dice."""
    return dict(_total(tuple(each.items()), dice)) if _many(each) else pool({dice: 1.0}, each)


def pool(counts: Mapping[int, float], each: Mapping[K, float]) -> Chances[K]:
    """The sums of equal dice whose number hangs on chance."""
    if _many(each):
        kinds = tuple(each.items())
        return after(counts, lambda dice: _total(kinds, dice))
    sums: list[Any] = _powers(spread(counts), spread(each))  # type: ignore[arg-type]
    return {n: chance for n, chance in enumerate(sums) if chance}  # type: ignore[misc]


def pairs(counts: Mapping[int, float], each: Mapping[tuple[int, int], float]) -> Chances[tuple[int, int]]:
    """The sums of equal dice that are worth two numbers; where one of these is always 0, the other is counted
    alone."""
    for place in (0, 1):
        if not any(pair[place] for pair in each):
            single = pool(counts, gathered((sum(pair), chance) for pair, chance in each.items()))
            return {(0, n) if place == 0 else (n, 0): chance for n, chance in single.items()}
    return pool(counts, each)


def _many(each: Mapping[Any, float]) -> bool:
    """Whether a die is worth several numbers, or fewer than none."""
    return not all(isinstance(value, int) and value >= 0 for value in each)


def _powers(counts: Spread, each: Spread) -> list[float]:
    """A polynomial of a polynomial, die by die: the chance of so many dice is the factor of a power."""
    worths = [(value, share) for value, share in enumerate(each) if share]
    sums = [0.0]
    for chance in reversed(counts):
        last, sums = sums, [0.0] * (len(sums) + len(each) - 1)
        for value, share in worths:
            for place, weight in enumerate(last, value):
                sums[place] += share * weight
        sums[0] += chance
    return sums


@lru_cache(maxsize=1 << 10)
def _total(each: tuple[tuple[Any, float], ...], dice: int) -> Chances[Any]:
    """Where a die is worth several numbers: by how many dice show each kind, or by halves if the kinds are
    many."""
    if len(each) <= _FEW or dice <= 1:
        worths, shares = zip(*each, strict=True)
        parts = list(zip(*worths, strict=True))
        return gathered(
            (tuple(sum(n * part for n, part in zip(counts, line, strict=True)) for line in parts), chance)
            for counts, chance in falls(dice, shares)
        )
    half = _total(each, dice // 2)
    whole = both(half, half)
    return both(whole, dict(each)) if dice % 2 else whole


def _plus(one: Any, other: Any) -> Any:
    return tuple(map(int.__add__, one, other)) if isinstance(one, tuple) else one + other
