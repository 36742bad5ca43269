"""Where something could be laid: places in a rectangle, on a grid, in rings, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from montjoie.table.plane.compass import Point, step
from montjoie.table.plane.shapes import Shape, Tray, polygon


class Box(NamedTuple):
    """A rectangle along the table."""

    left: int
    bottom: int
    right: int
    top: int

    def shape(self) -> Shape:
        """The outline, as a shape of the plane."""
        left, bottom, right, top = self
        return polygon(((left, bottom), (right, bottom), (right, top), (left, top)))

    def strip(self, edge: str, deep: int) -> Box:
        """The part of it within a distance of an edge."""
        left, bottom, right, top = self
        return {
            "south": Box(left, bottom, right, bottom + deep),
            "north": Box(left, top - deep, right, top),
            "west": Box(left, bottom, left + deep, top),
            "east": Box(right - deep, bottom, right, top),
        }[edge]

    def centres(self, piece: Tray) -> Box:
        """Where the centre of a tray can be that lies wholly in it; the tray is one around the origin."""
        left, bottom, right, top = self
        return Box(left - piece.west, bottom - piece.south, right - piece.east, top - piece.north)

    def berths(self, piece: Tray, others: Sequence[Tray], by: int) -> tuple[list[int], list[int]]:
        """The places for its centre across and along: step by step, and flush against other trays."""
        left, bottom, right, top = self.centres(piece)
        flush_x = (x for each in others for x in (each.east - piece.west, each.west - piece.east))
        flush_y = (y for each in others for y in (each.north - piece.south, each.south - piece.north))
        return _stops(left, right, by, flush_x), _stops(bottom, top, by, flush_y)


def _stops(low: int, high: int, by: int, more: Iterable[int]) -> list[int]:
    ends = (high,) if high >= low else ()
    return sorted({*range(low, high + 1, by), *ends, *(n for n in more if low <= n <= high)})


@lru_cache(maxsize=1 << 6)
def grid(width: int, depth: int, by: int, low: int = 0, high: int | None = None) -> tuple[Point, ...]:
    """The points of a grid over a table, or over a band of it, from its middle outwards."""
    ys = range(low, (depth if high is None else high) + 1, by)
    points = [(x, y) for x in range(0, width + 1, by) for y in ys]
    return tuple(sorted(points, key=lambda at: (at[0] - width // 2) ** 2 + (at[1] - depth // 2) ** 2))


def outwards(low: int, high: int, by: int) -> list[int]:
    """Numbers from the middle of two outwards, and the two."""
    middle = (low + high) // 2
    found = {low, high, *range(middle, low - 1, -by), *range(middle, high + 1, by)}
    return sorted(found, key=lambda each: (abs(each - middle), each))


def rings(x: int, y: int, outs: Iterable[int], ways: Iterable[int]) -> Iterator[Point]:
    """Points around another, ring by ring."""
    around = tuple(ways)
    for out in outs:
        for way in around:
            dx, dy = step(way, out)
            yield x + dx, y + dy
