"""Trays side by side: the nearest places of one along another, sought to the thousandth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot, pi, sin
from typing import NamedTuple

from montjoie.kernel.motion import TURN
from montjoie.table.plane.alignment import flush
from montjoie.table.plane.compass import QUARTER
from montjoie.table.plane.relations import overlap, placing, travel
from montjoie.table.plane.search import nearest
from montjoie.table.plane.shapes import ROUNDED, SIDES, TOLERANCE, Outline, Side, Tray, tray


class _Berth(NamedTuple):
    """The places of a tray with one of its edges flush on a side of another, by their shift along it."""

    piece: Tray
    other: Tray
    side: Side
    edge: Side
    furthest: int  # the shift to either side at which just enough of the side is in contact

    def at(self, shift: int) -> Tray:
        """The place `shift` from the middle of the side."""
        long, deep = _across(self.piece, self.edge)
        there = flush(long, deep, self.other, self.side, shift)
        facing = there.facing - SIDES.index(self.edge) * QUARTER
        return tray(there.x, there.y, self.piece.width, self.piece.depth, facing)

    def way(self, shift: int) -> float:
        """How far the tray goes to a place."""
        return travel(self.piece, self.at(shift))

    def least(self) -> int:
        """The shift with the least way: ways grow to both sides of it."""
        low, high = -self.furthest, self.furthest
        while high - low > 2:
            third = (high - low) // 3
            if self.way(low + third) <= self.way(high - third):
                high -= third
            else:
                low += third
        return min(range(low, high + 1), key=self.way)

    def bound(self) -> float:
        """What every way is at least: the centre goes to the line of places, and the corners turn about it;
        of two opposite ones, one goes as far as both together say."""
        middle, end = self.at(0), self.at(self.furthest)
        ux, uy, dx, dy = end.x - middle.x, end.y - middle.y, self.piece.x - middle.x, self.piece.y - middle.y
        along = max(-1.0, min(1.0, (dx * ux + dy * uy) / (ux * ux + uy * uy or 1)))
        turn = (middle.facing - self.piece.facing) * pi / TURN
        swung = hypot(self.piece.width, self.piece.depth) * sin(turn)
        return hypot(dx - along * ux, dy - along * uy, swung) - 2 * ROUNDED

    def free(self, taken: Sequence[Outline]) -> Iterator[Tray]:
        """The free places with the least way on either side of the very least."""
        start = self.least()
        for low, high in ((-self.furthest, start), (start, self.furthest)):
            shift = nearest(
                start,
                low,
                high,
                lambda shift: not placing(self.at(shift), taken),
                lambda shift, half: any(overlap(self.at(shift), each, half + ROUNDED) for each in taken),
            )
            if shift is not None:
                yield self.at(shift)


def berths(piece: Tray, other: Tray, side: Side, edge: Side) -> Iterator[Tray]:
    """A tray with one of its edges flush on a side of another: where it stands along that side, on its
    middle, in line with either end."""
    berth = _Berth(piece, other, side, edge, 0)
    middle, ahead = berth.at(0), berth.at(1000)
    dx, dy = ahead.x - middle.x, ahead.y - middle.y
    along = ((piece.x - middle.x) * dx + (piece.y - middle.y) * dy) // 1000
    spare = _across(other, side)[0] - _across(piece, edge)[0]
    yield from map(berth.at, dict.fromkeys((along, 0, spare // 2, -spare // 2)))


def beside(piece: Tray, other: Tray, taken: Sequence[Outline], share: int) -> list[Tray]:
    """The nearest free places of a tray with one of its edges flush on a side of another, the nearest first;
    several where they are equally near, to the tolerance.

    So many percent of that side are in contact at least, or the whole edge where that is shorter.
    """
    berths = [
        _Berth(piece, other, side, edge, _furthest(piece, other, side, edge, share))
        for side, edge in product(SIDES, SIDES)
    ]
    found: list[tuple[float, int, Tray]] = []  # with the least way of the berth, and its number
    best = float("inf")
    for bound, number in sorted((berth.bound(), number) for number, berth in enumerate(berths)):
        if bound > best + TOLERANCE:
            break
        least = berths[number].way(berths[number].least())
        if least <= best + TOLERANCE:
            found += ((least, number, there) for there in berths[number].free(taken))
            best = min((travel(piece, there) for _, _, there in found), default=best)
    ordered = dict.fromkeys(there for _, _, there in sorted(found, key=lambda each: each[:2]))
    near = [there for there in ordered if travel(piece, there) <= best + TOLERANCE]
    return sorted(near, key=lambda there: travel(piece, there))


def _furthest(piece: Tray, other: Tray, side: Side, edge: Side, share: int) -> int:
    length, long = _across(other, side)[0], _across(piece, edge)[0]
    return (length + long) // 2 - min(length * share // 100, long)


def _across(piece: Tray, edge: Side) -> tuple[int, int]:
    """The length of an edge of a tray, and how deep the tray is behind it."""
    return (piece.width, piece.depth) if edge in ("front", "rear") else (piece.depth, piece.width)
