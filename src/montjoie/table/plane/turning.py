"""Turning trays: how far their points go, how far they can turn, and in which facings they have room.

A tray that turns about a point carries each of its points along a circle. What stands round it is therefore
met, seen from the tray, as if it had been moved by at most `swing` of its distance; with that much room more
or less given, a question answered for one facing is answered for all within the turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil, hypot, radians

from montjoie.kernel.motion import TURN
from montjoie.table.plane.compass import Point
from montjoie.table.plane.relations import near, overlap
from montjoie.table.plane.search import nearest, spans
from montjoie.table.plane.shapes import ROUNDED, TOLERANCE, Outline, Pivot, Tray, turned


def swing(radius: float, turn: int) -> int:
    """How far at most a point at that distance from the point turned about is carried in a turn, with what
    whole coordinates take and give."""
    return ceil(radius * min(radians(abs(turn) / 100), 2.0)) + ROUNDED


def reach(piece: Tray, point: Point) -> float:
    """How far the furthest corner of a tray is from a point."""
    return max(hypot(x - point[0], y - point[1]) for x, y in piece.corners)


def pivot_point(piece: Tray, pivot: Pivot) -> Point:
    """The point a tray turns about."""
    return piece.centre if pivot == "centre" else piece.corners[0 if pivot == "front-left" else 1]


def free_turn(piece: Tray, turn: int, others: Iterable[Outline], pivot: Pivot = "centre") -> int:
    """How far of a turn, clockwise positive, a tray can make until it first overlaps an outline; all of it
    where it meets none. What it overlaps before it turns stops it at once."""
    radius = reach(piece, pivot_point(piece, pivot))
    way = 1 if turn >= 0 else -1
    around = [other for other in others if near(piece, other, ceil(2 * radius))]

    def meets(angle: int) -> bool:
        there = turned(piece, piece.facing + way * angle, pivot)
        return any(overlap(there, other) for other in around)

    def apart(middle: int, half: int) -> bool:
        there, slack = turned(piece, piece.facing + way * middle, pivot), swing(radius, half)
        return not any(near(there, other, slack - TOLERANCE) for other in around)

    first = nearest(0, 0, abs(turn), meets, apart) if around else None
    return turn if first is None else way * max(0, first - 1)


def free_facings(piece: Tray, others: Iterable[Outline], clearance: int = 0) -> list[tuple[int, int]]:
    """The facings in which a tray turned about its centre overlaps no outline and comes no nearer to one than
    the clearance, as spans from first to last, of 0 to 35999."""
    radius = reach(piece, piece.centre)
    around = [other for other in others if near(piece, other, ceil(2 * radius) + clearance)]

    def close(facing: int, more: int) -> bool:
        there = turned(piece, facing)
        if clearance:
            return any(near(there, other, clearance - TOLERANCE + more) for other in around)
        return any(overlap(there, other, -more) for other in around)

    return spans(
        0,
        TURN - 1,
        lambda facing: not close(facing, 0),
        lambda facing, half: close(facing, -swing(radius, half)),
        lambda facing, half: not close(facing, swing(radius, half)),
    )
