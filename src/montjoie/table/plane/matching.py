"""Pairing points: how far the one goes that goes furthest, when all go where that is least."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import hypot

from montjoie.table.plane.blocks import Block
from montjoie.table.plane.compass import Point


def far(one: Point, other: Point) -> float:
    """The distance of two points."""
    return hypot(one[0] - other[0], one[1] - other[1])


def least_furthest(ones: Sequence[Point], others: Sequence[Point]) -> float:
    """Each of `ones` goes to one of as many `others`: the least that the longest way can be."""
    if len(ones) != len(others):
        raise ValueError(f"{len(ones)} points cannot go to {len(others)}")
    ways = [[far(one, other) for other in others] for one in ones]
    lengths = sorted({way for row in ways for way in row})
    low, high = 0, len(lengths) - 1
    while low < high:
        middle = (low + high) // 2
        if _pairs(ways, lengths[middle]):
            high = middle
        else:
            low = middle + 1
    return lengths[low] if lengths else 0.0


@lru_cache(maxsize=1 << 12)
def regrouped(
    was: Block, now: Block, fixed: tuple[Point, ...], facing: int, turn: int, dx: int, dy: int
) -> float:
    """How far the stand goes that goes furthest as a block forms anew, turned and moved: some from a place to
    a place, the others as they like."""
    here, there = was.places(was.tray(0, 0, facing)), now.places(now.tray(dx, dy, facing + turn))
    moves = [far(here[one].centre, there[other].centre) for one, other in fixed]
    bound = [[pair[end] for pair in fixed] for end in (0, 1)]
    ones = [each.centre for place, each in enumerate(here) if place not in bound[0]]
    others = [each.centre for place, each in enumerate(there) if place not in bound[1]]
    return max([least_furthest(ones, others), *moves])


def _pairs(ways: list[list[float]], most: float) -> bool:
    """Whether all can be paired by ways no longer than `most`."""
    taken: dict[int, int] = {}

    def place(one: int, tried: set[int]) -> bool:
        for other, way in enumerate(ways[one]):
            if way <= most and other not in tried:
                tried.add(other)
                if other not in taken or place(taken[other], tried):
                    taken[other] = one
                    return True
        return False

    return all(place(one, set()) for one in range(len(ways)))
