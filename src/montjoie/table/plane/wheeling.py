"""Trays that wheel into contact: one wheel, straight on to first contact, then flush about that point."""

from __future__ import annotations

from collections.abc import Iterable
from math import asin, atan2, ceil, degrees, floor, hypot

from montjoie.table.plane.alignment import TABLE, flush
from montjoie.table.plane.compass import QUARTER, Point, step
from montjoie.table.plane.matching import far
from montjoie.table.plane.motion import contact_after
from montjoie.table.plane.shapes import TOLERANCE, Pivot, Side, Tray, middle, tray
from montjoie.table.plane.ways import Stretch, cost, leg, signed, walk

DEGREE = 100
LONG = 10_000  # of a unit vector, for whole numbers


def wheeled(start: Tray, turn: int, ahead: int = 0, aside: int = 0) -> Stretch:
    """A wheel about the front corner that carries the other one forward, or none, then straight on."""
    pivot: Pivot = "centre" if not turn else "front-right" if turn > 0 else "front-left"
    (whole,) = walk(start, [leg(turn, ahead, pivot)], aside)
    return whole


def met(start: Tray, turn: int, target: Tray, limit: int = TABLE, aside: int = 0) -> Stretch | None:
    """A wheel, then straight on, or in a direction aside, to first contact; None where that misses the target
    or it is further away."""
    there = wheeled(start, turn).end
    ahead = contact_after(there, there.facing + aside, target, limit)
    return None if ahead is None else wheeled(start, turn, ahead, aside)


def approaches(start: Tray, target: Tray, limit: int, aside: int, wheels: Iterable[int]) -> list[Stretch]:
    """Ways into contact: straight on after a wheel or none, to a limit, or straight to a side or back to
    another; those that cost least first."""
    some = [(turn, 0, limit - cost([wheeled(start, turn)])) for turn in wheels]
    some += [(0, quarters * QUARTER, aside) for quarters in (1, 2, 3)]
    found = (met(start, turn, target, most, way) for turn, way, most in some if most >= 0)
    return sorted((each for each in found if each is not None), key=lambda each: cost([each]))


def touch(end: Tray, target: Tray, side: Side) -> Point | None:
    """The point of first contact of a tray's front with a side of another: a front corner on the side, or an
    end of the side on the front; None where they touch elsewhere."""
    front, face = end.side("front"), target.side(side)
    found = [each for each in front if _on(each, face)] + [each for each in face if _on(each, front)]
    return found[0] if found else None


def _on(point: Point, edge: tuple[Point, Point]) -> bool:
    """Whether a point lies on an edge, to twice the tolerance: both are rounded."""
    (ax, ay), (bx, by) = edge
    length = far(*edge)
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length
    aside = abs((point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)) / length
    return aside <= 2 * TOLERANCE and -2 * TOLERANCE <= along <= length + 2 * TOLERANCE


def flush_about(mover: Tray, own: Side, base: Tray, side: Side, point: Point | None) -> Tray | None:
    """A tray with one of its sides flush on a side of another, turned by at most a quarter about a point that
    they share."""
    turn = signed(base.outward(side) + 2 * QUARTER - mover.outward(own))
    if point is None or abs(turn) > QUARTER:
        return None
    shift = _along(middle(base, side), base.outward(side) - QUARTER, point)
    shift -= _along(middle(mover, own), mover.outward(own) + QUARTER, point)
    wide, deep = (mover.width, mover.depth)[:: 1 if own in ("front", "rear") else -1]
    at = flush(wide, deep, base, side, shift)
    return tray(at.x, at.y, mover.width, mover.depth, mover.facing + turn)


def _along(start: Point, heading: int, point: Point) -> int:
    """How far a point is from another in a direction."""
    ux, uy = step(heading, LONG)
    return round(((point[0] - start[0]) * ux + (point[1] - start[1]) * uy) / LONG)


def telling_wheels(start: Tray, cell: int, target: Tray, side: Side, other: int) -> list[int]:
    """The wheels at which it changes what of a front made of cells so wide comes to stand on which of the
    cells of a side: none, every second degree to either side, the one that makes them parallel, and those by
    which a line between cells of the front, or a corner of it, runs onto one of the side."""
    parallel = signed(target.outward(side) + 2 * QUARTER - start.facing)
    every = {0, parallel, *range(-QUARTER, QUARTER + 1, 2 * DEGREE)}
    (ax, ay), (bx, by) = target.side(side)
    length = far((ax, ay), (bx, by))
    shares = [min(1.0, at / length) for at in range(0, round(length) + other, other)]
    for sign, (px, py) in ((-1, start.corners[0]), (1, start.corners[1])):
        for share in shares:
            dx, dy = ax + (bx - ax) * share - px, ay + (by - ay) * share - py
            toward, away = degrees(atan2(dx, dy)) * DEGREE, hypot(dx, dy)
            for across in range(0, min(start.width, int(away)) + 1, cell):
                exact = toward + sign * degrees(asin(across / away)) * DEGREE if away else 0
                near = (signed(floor(exact) - start.facing), signed(ceil(exact) - start.facing))
                every |= {angle for angle in near if angle * sign > 0}
    return sorted((angle for angle in every if abs(angle) <= QUARTER), key=lambda each: (abs(each), each))


def midway(start: Tray, end: Tray) -> Tray:
    """Half way from one place to another, half turned."""
    x, y = (start.x + end.x) // 2, (start.y + end.y) // 2
    return tray(x, y, start.width, start.depth, start.facing + signed(end.facing - start.facing) // 2)
