"""How outlines stand to each other: distance, contact, overlap, covering.

Distances are between the nearest points, 0 in contact. All answers of yes or no are exact for the whole
coordinates of the shapes; a shape that is not convex is judged by its convex parts.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from montjoie.table.plane.compass import Point
from montjoie.table.plane.compiled import in_c
from montjoie.table.plane.moves import closer, distance, meeting, meetings, room
from montjoie.table.plane.shapes import TOLERANCE, Disc, Outline, Part, Tray, moved


@in_c
def gap(a: Outline, b: Outline) -> float:
    """The shortest distance; 0 where they touch or overlap."""
    return max(0.0, min(map(distance, meetings(a, b))) - room(a, b))


@in_c
def near(a: Outline, b: Outline, limit: int) -> bool:
    """Whether the distance is at most `limit`."""
    if (
        a.west - b.east > limit
        or b.west - a.east > limit
        or a.south - b.north > limit
        or b.south - a.north > limit
    ):
        return False
    reach = limit + room(a, b)
    return any(closer(meeting(one, other), reach) for one in a.parts for other in b.parts)


@in_c
def around(piece: Outline, others: Sequence[Outline], limit: int) -> list[int]:
    """The indices of those of `others` whose distance is at most `limit`."""
    return [index for index, other in enumerate(others) if near(piece, other, limit)]


@in_c
def overlap(a: Outline, b: Outline, slack: int = 0) -> bool:
    """Whether they would have to be moved by more than the tolerance, and the slack, to be apart; with a
    slack below 0 whether they would if they were so much nearer."""
    if slack < -TOLERANCE:
        return near(a, b, -TOLERANCE - slack)
    if a.west >= b.east or b.west >= a.east or a.south >= b.north or b.south >= a.north:
        return False
    if not slack and type(a) is Tray and type(b) is Tray:
        return bool(placing(a, (b,)))
    reach = room(a, b) - TOLERANCE - slack
    return any(closer(meeting(one, other), reach, strict=True) for one in a.parts for other in b.parts)


def touching(a: Outline, b: Outline) -> bool:
    """In contact, to the tolerance, without overlap."""
    return near(a, b, TOLERANCE) and not overlap(a, b)


@in_c
def placing(piece: Tray, others: Sequence[Outline]) -> list[int]:
    """The indices of those of `others` that a tray overlaps."""
    west, south, east, north = piece.west, piece.south, piece.east, piece.north
    found = []
    for index, other in enumerate(others):
        if other.west >= east or other.east <= west or other.south >= north or other.north <= south:
            continue
        if _trays_overlap(piece, other) if type(other) is Tray else overlap(piece, other):
            found.append(index)
    return found


def _trays_overlap(a: Tray, b: Tray) -> bool:
    """Depth along the four directions of two trays' sides, each measured as an area along a half side."""
    dx, dy = b.x - a.x, b.y - a.y
    (fx, fy), (rx, ry) = a.ahead, a.right
    (gx, gy), (sx, sy) = b.ahead, b.right
    ahead, ahead_right = abs(fx * gy - fy * gx), abs(fx * sy - fy * sx)
    own = abs(fx * ry - fy * rx)
    slack, slack_right = a.slack
    if own + ahead + ahead_right - abs(dx * fy - dy * fx) <= slack:
        return False
    right_ahead, right = abs(rx * gy - ry * gx), abs(rx * sy - ry * sx)
    if own + right_ahead + right - abs(dx * ry - dy * rx) <= slack_right:
        return False
    own = abs(gx * sy - gy * sx)
    slack, slack_right = b.slack
    if own + ahead + right_ahead - abs(dx * gy - dy * gx) <= slack:
        return False
    return own + ahead_right + right - abs(dx * sy - dy * sx) > slack_right


@in_c
def vacant(
    piece: Tray, across: Sequence[int], along: Sequence[int], others: Sequence[Tray], start: int
) -> int | None:
    """The number of the first place, counted along one row after the other from `start` on, to which a tray
    can be moved so that it overlaps none of the others."""
    for at in range(start, len(across) * len(along)):
        row, column = divmod(at, len(across))
        if not placing(moved(piece, across[column], along[row]), others):
            return at
    return None


def vacancies(
    piece: Tray, across: Sequence[int], along: Sequence[int], others: Sequence[Tray]
) -> Iterator[Point]:
    """All of them."""
    at = vacant(piece, across, along, others, 0)
    while at is not None:
        yield across[at % len(across)], along[at // len(across)]
        at = vacant(piece, across, along, others, at + 1)


def travel(one: Tray, other: Tray) -> float:
    """How far the corner goes that goes furthest when a tray comes from one place to another."""
    pairs = zip(one.corners, other.corners, strict=True)
    return max(hypot(x - p, y - q) for (x, y), (p, q) in pairs)


def inside(point: Point, shape: Outline) -> bool:
    """Whether a point lies in an outline or on its border."""
    return near(Disc(*point, 0), shape, 0)


def point_gap(point: Point, shape: Outline) -> float:
    """From a point to the nearest of an outline; 0 inside."""
    return gap(Disc(*point, 0), shape)


def meets(a: Outline, disc: Outline) -> bool:
    """Whether `a` covers the disc at least partly, by more than the tolerance."""
    return overlap(a, disc)


def covers(a: Outline, other: Outline) -> bool:
    """Whether `other` lies wholly within `a`, to the tolerance."""
    slack = TOLERANCE + a.radius - other.radius
    if isinstance(a, Disc):
        return slack >= 0 and all(near(Disc(a.x, a.y, 0), Disc(x, y, 0), slack) for x, y in other.corners)
    if len(a.parts) == 1:
        return all(_holds(a.parts[0], corner, slack) for corner in other.corners)
    return all(near(a, Disc(*corner, 0), TOLERANCE) for corner in other.corners) and not any(
        _enters(edge, other) for edge in a.edges
    )


def _holds(part: Part, point: Point, slack: int) -> bool:
    """Whether a point lies in a convex part, or beyond no side by more than `slack` (minus: so deep)."""
    x, y = point
    px, py = part[-1]
    for qx, qy in part:
        ex, ey = qx - px, qy - py
        side = ex * (y - py) - ey * (x - px)
        bound = slack * slack * (ex * ex + ey * ey)
        if side < 0 and (slack < 0 or side * side > bound):
            return False
        if slack < 0 and side * side < bound:
            return False
        px, py = qx, qy
    return True


def _enters(edge: tuple[Point, Point], other: Outline) -> bool:
    """Whether a side of one shape runs into the interior of another outline."""
    reach = other.radius - TOLERANCE
    return any(closer(meeting(edge, part), reach, strict=True) for part in other.parts)
