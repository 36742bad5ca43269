"""The four arcs of a tray, and which side of it another touches.

A border between two arcs is the line through a corner, either along the diagonal from the centre or at 45
degrees to the sides; inside the tray it is prolonged up to the middle, so that arcs part the whole table,
exactly outside the tray and to a thousandth inside it.
Each arc is the common part of three half planes.
"""

from __future__ import annotations

from functools import lru_cache
from math import isqrt
from typing import Literal, TypeAlias

from montjoie.kernel.motion import TURN
from montjoie.table.plane.compass import QUARTER, UNIT, Point, bearing, direction, step
from montjoie.table.plane.cutting import Plane, area2, common, left_of, narrowed, opposite
from montjoie.table.plane.relations import near
from montjoie.table.plane.shapes import SIDES, TOLERANCE, Shape, Side, Tray

Border: TypeAlias = Literal["diagonal", "square"]


@lru_cache(maxsize=1 << 12)
def arc_planes(piece: Tray, border: Border) -> dict[Side, tuple[Plane, Plane, Plane]]:
    """The half planes of each arc."""
    rays = [_border(piece, border, index) for index in range(4)]
    forward, rightward = (
        left_of(piece.centre, (piece.x + dx, piece.y + dy)) for dx, dy in (piece.ahead, piece.right)
    )
    beyond: dict[Side, Plane] = {
        "front": rightward,
        "right": opposite(forward),
        "rear": opposite(rightward),
        "left": forward,
    }
    return {
        side: (opposite(rays[index]), rays[(index + 1) % 4], beyond[side]) for index, side in enumerate(SIDES)
    }


def _border(piece: Tray, border: Border, index: int) -> Plane:
    """The half plane on the left of the border ray that leaves a corner, numbered as in `corners`."""
    x, y = piece.corners[index]
    if border == "diagonal":
        dx, dy = x - piece.x, y - piece.y
    else:
        dx, dy = direction(piece.facing + (2 * index - 1) * QUARTER // 2)
    return left_of((x, y), (x + dx, y + dy))


def front_angle(piece: Tray) -> int:
    """How far aside of a tray's facing, seen from its centre, what is in its front arc and ahead of its front
    side can be at most, by whichever border."""
    corner = bearing((0, 0), (piece.width, piece.depth))
    return max(corner, QUARTER // 2) + 1


def borders(piece: Tray, border: Border, length: int) -> list[tuple[Point, Point]]:
    """The lines between the arcs, so long, from the corners outwards: front left first, then clockwise."""
    found = []
    for index, (x, y) in enumerate(piece.corners):
        dx, dy = step(_outward(piece, border, index), length)
        found.append(((x, y), (x + dx, y + dy)))
    return found


def fan(piece: Tray, border: Border, reach: int, rays: int) -> list[Point]:
    """The outline of the front arc up to a distance from the centre, its far side drawn by so many rays."""
    first, last = (_end(piece, border, index, reach) for index in (0, 1))
    wide = (last - first) % TURN
    far = (step(first + wide * ray // rays, reach) for ray in range(rays + 1))
    left, right = piece.corners[:2]
    return [left, *((piece.x + dx, piece.y + dy) for dx, dy in far), right]


def apron(piece: Tray, reach: int, rays: int = 6) -> list[Point]:
    """The outline of the front arc, parted from the others at 45 degrees, up to a distance from the front
    side; the bends of its far side drawn by so many rays each."""
    left, right = piece.corners[:2]
    eighth = QUARTER // 2
    bends = [(left, eighth * ray // rays - eighth) for ray in range(rays + 1)]
    bends += [(right, eighth * ray // rays) for ray in range(rays + 1)]
    ends = [(corner, step(piece.facing + turn, reach)) for corner, turn in bends]
    return [left, *((x + dx, y + dy) for (x, y), (dx, dy) in ends), right]


def _end(piece: Tray, border: Border, index: int, reach: int) -> int:
    """The facing from the centre to where the border that leaves a corner is so far away from it."""
    x, y = (here - middle for here, middle in zip(piece.corners[index], piece.centre, strict=True))
    ux, uy = (part / UNIT for part in direction(_outward(piece, border, index)))
    along = x * ux + y * uy
    left = max(0.0, along * along + reach * reach - x * x - y * y) ** 0.5 - along
    return bearing((0, 0), (round(x + left * ux), round(y + left * uy)))


def _outward(piece: Tray, border: Border, index: int) -> int:
    """The facing of the border that leaves a corner."""
    if border == "diagonal":
        return bearing(piece.centre, piece.corners[index])
    return piece.facing + (2 * index - 1) * QUARTER // 2


def arc_at(piece: Tray, border: Border, point: Point) -> Side:
    """The one arc of a point; on a border it is the front or the rear."""
    x, y = point
    planes = arc_planes(piece, border)
    for side in ("front", "rear", "right"):
        if all(a * x + b * y + c >= 0 for a, b, c in planes[side]):
            return side
    return "left"


def arc_shares(piece: Tray, border: Border, other: Shape) -> dict[Side, int]:
    """Twice the area of another shape in each arc, each rounded to a whole square thousandth."""
    planes = arc_planes(piece, border)
    return {side: round(sum(area2(common(part, planes[side])) for part in other.parts)) for side in SIDES}


def majority(shares: dict[Side, int]) -> tuple[Side, ...]:
    """The arcs with the largest share: several where a shift within the tolerance would make them equal."""
    slack = TOLERANCE * isqrt(sum(shares.values()))
    most = max(shares.values())
    return tuple(side for side, share in shares.items() if most - share <= slack)


def in_arc(piece: Tray, border: Border, arc: Side, other: Shape) -> bool:
    """Whether any part of another shape lies in an arc, by more than the tolerance."""
    planes = [narrowed(plane, TOLERANCE) for plane in arc_planes(piece, border)[arc]]
    return any(area2(common(part, planes)) > 0 for part in other.parts)


def contact_side(piece: Tray, other: Shape) -> Side | None:
    """The side of a tray along which another shape touches it longest; the first of SIDES on a tie."""
    if not near(piece, other, TOLERANCE):
        return None
    lengths = {side: _shared(*piece.side(side), other) for side in SIDES}
    return max(SIDES, key=lambda side: lengths[side])


def _shared(start: Point, end: Point, other: Shape) -> float:
    """How much of a side, a way clockwise round its tray, lies within the tolerance of another shape."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    line = left_of(start, end)
    strip = (
        narrowed(line, -TOLERANCE),
        narrowed(opposite(line), -TOLERANCE),
        left_of(start, (start[0] + dy, start[1] - dx)),
        left_of(end, (end[0] - dy, end[1] + dx)),
    )
    shared = [dx * x + dy * y for part in other.parts for x, y in common(part, strip)]
    length = (dx * dx + dy * dy) ** 0.5
    return (max(shared) - min(shared)) / length if shared else 0.0
