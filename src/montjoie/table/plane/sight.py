"""Line of sight past trays and terrain.

A line leaves the front side of the viewer at `u` along it and drifts sideways by `m` for each step ahead.
In the plane of (u, m) a point of the table is a straight line, and the lines that pass a convex blocker on
its left, or on its right, are a convex region. So the free lines to a target are convex cells, found by
cutting the lines that meet the target blocker by blocker.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from typing import NamedTuple, TypeAlias

from montjoie.table.plane.arcs import Border, arc_planes
from montjoie.table.plane.cutting import (
    Plane,
    Spot,
    area2,
    clip,
    common,
    narrowed,
    opposite,
    planes_of,
    remainder,
)
from montjoie.table.plane.frame import BEFORE, MARGIN, STEEPEST, Frame, Line
from montjoie.table.plane.moves import closer, meeting
from montjoie.table.plane.relations import near
from montjoie.table.plane.shapes import TOLERANCE, Outline, Shape, Tray, tray

Cell: TypeAlias = Sequence[Spot]


class _Blocker(NamedTuple):
    """A convex blocker in the viewer's frame, with the sources whose view of the target it can block."""

    corners: Sequence[Spot]
    low: float
    high: float


def sees(
    viewer: Tray,
    border: Border,
    target: Shape,
    blockers: Iterable[Shape],
    width: int = 0,
    source: Tray | None = None,
) -> Line | None:
    """A line, or a strip of that width, from the viewer's front side, or from that of a `source` within it,
    to the target within the viewer's front arc that no blocker stops.

    A line may graze a blocker. Found whenever there is one with room for half the tolerance beside it;
    the viewer and the target must not be among the blockers.
    """
    margin = max(MARGIN, width // 2 - TOLERANCE)
    arc = arc_planes(viewer, border)["front"][:2]
    return _look(Frame(source or viewer), arc, target, blockers, margin)


def may_see(
    viewer: Tray, border: Border, target: Shape, blockers: Iterable[Shape], aside: int, drift: int
) -> bool:
    """Whether a viewer might see the target from a place nearby: one where no point of its front side is more
    than `aside` from where it is here, and where nothing of the target is more than `drift` from where the
    viewer has it here. False only where it sees the target from no such place.

    The blockers are those of all these places. Every line from one of them passes the front side of a larger
    tray, unless the target is nearer than that.
    """
    wide = viewer.width + 2 * aside * (1 + 2 * ceil(STEEPEST))
    larger = tray(viewer.x, viewer.y, wide, viewer.depth + 2 * aside, viewer.facing)
    if near(larger, target, drift):
        return True
    arc = [narrowed(plane, -drift) for plane in arc_planes(viewer, border)["front"][:2]]
    return _look(Frame(larger), arc, target, blockers, MARGIN / 2) is not None


def _look(
    frame: Frame, arc: Sequence[Plane], target: Shape, blockers: Iterable[Shape], margin: float
) -> Line | None:
    """A line from the front side of a frame to what of the target is in an arc, at least a margin aside of
    all blockers."""
    parts = [clip(frame.seen(common(part, arc)), BEFORE) for part in target.parts]
    aims = [part for part in parts if area2(part) > 1]
    if not aims:
        return None
    walls = frame.walls(blockers, [corner for aim in aims for corner in aim])
    for aim in aims:
        if line := _glance(frame.width, aim, walls, margin):
            return frame.line(*line, aim)
    for aim in _uncovered(aims, walls):
        between = [blocker for wall in walls if (blocker := _between(aim, wall, frame.width))]
        for cell in _cells(aim, frame.width):
            if free := _free(cell, between, 0, margin):
                u, m = sum(u for u, _ in free) / len(free), sum(m for _, m in free) / len(free)
                return frame.line(u, m, aim)
    return None


def _glance(width: float, aim: Sequence[Spot], walls: Sequence[Sequence[Spot]], margin: float) -> Spot | None:
    """One of a few lines that show most targets, as (u, m), if no wall at all is on it."""
    x, y = sum(x for x, _ in aim) / len(aim), sum(y for _, y in aim) / len(aim)
    ends = [(x, y), *(((9 * p + x) / 10, (9 * q + y) / 10) for p, q in (min(aim), max(aim)))]
    for u in (width / 2, 0.0, width):
        for to_x, to_y in ends:
            m = (to_x - u) / to_y
            for wall in walls:
                aside = [u + m * q - p for p, q in wall]
                if min(aside) < margin and max(aside) > -margin:
                    break
            else:
                return u, m
    return None


def _uncovered(aims: Iterable[Sequence[Spot]], walls: Iterable[Sequence[Spot]]) -> list[Sequence[Spot]]:
    """The parts of the target that stand in no wall."""
    left = list(aims)
    for wall in walls:
        cuts = planes_of(wall)
        left = [
            piece
            for aim in left
            for piece in ([aim] if _apart(aim, wall) else remainder(aim, cuts))
            if area2(piece) > 1
        ]
    return left


def _apart(one: Sequence[Spot], other: Sequence[Spot]) -> bool:
    if _in_front(other, one):
        return True
    return any(_beyond(plane, other) for plane in planes_of(one)) or any(
        _beyond(plane, one) for plane in planes_of(other)
    )


def _in_front(wall: Sequence[Spot], aim: Sequence[Spot]) -> bool:
    """Whether a wall ends before the aim begins, the quick case of most."""
    return max([y for _, y in wall]) <= min([y for _, y in aim])


def _beyond(plane: Plane, points: Iterable[Spot]) -> bool:
    a, b, c = plane
    slack = 1e-6 * (abs(a) + abs(b))
    return all(a * x + b * y + c <= slack for x, y in points)


def _between(aim: Sequence[Spot], wall: Sequence[Spot], width: float) -> _Blocker | None:
    """The wall with the sources that have it before the target, by the best line that parts the two."""
    best: _Blocker | None = None
    if _in_front(wall, aim):
        return _Blocker(wall, 0.0, width)
    for planes, far, sign in ((planes_of(wall), aim, 1.0), (planes_of(aim), wall, -1.0)):
        for plane in planes:
            if not _beyond(plane, far):
                continue
            a, c = plane[0] * sign, plane[2] * sign  # a·u + c > 0: the source is on the wall's side
            low, high = 0.0, width
            if a > 0:
                low = max(low, -c / a)
            elif a < 0:
                high = min(high, -c / a)
            elif c <= 0:
                return None
            if low >= high:
                return None
            if best is None or high - low < best.high - best.low:
                best = _Blocker(wall, low, high)
    return best or _Blocker(wall, 0.0, width)


def _cells(aim: Sequence[Spot], width: float) -> Iterator[Cell]:
    """The lines that meet the target: those that pass between the ends of one of its chords."""
    every = ((0.0, -STEEPEST), (width, -STEEPEST), (width, STEEPEST), (0.0, STEEPEST))
    count = len(aim)
    for index in range((count + 1) // 2):
        one, other = aim[index], aim[(index + count // 2) % count]
        for left, right in ((one, other), (other, one)):
            cell = common(every, ((1.0, left[1], -left[0]), (-1.0, -right[1], right[0])))
            if area2(cell) > 0:
                yield cell


def _free(cell: Cell, blockers: Sequence[_Blocker], index: int, margin: float) -> Cell:
    """A cell of lines that no blocker from `index` on stops; empty where there is none."""
    while cell and index < len(blockers):
        corners, low, high = blockers[index]
        index += 1
        aside = [u + m * y - x for x, y in corners for u, m in cell]
        if min(aside) >= margin or max(aside) <= -margin:
            continue
        for plane in ((-1.0, 0.0, low), (1.0, 0.0, -high)):  # sources that have the target before it
            if free := _free(_solid(clip(cell, plane)), blockers, index, margin):
                return free
            cell = clip(cell, opposite(plane))
        right = _solid(common(cell, [(1.0, y, -x - margin) for x, y in corners]))
        if right and (free := _free(right, blockers, index, margin)):
            return free
        cell = _solid(common(cell, [(-1.0, -y, x - margin) for x, y in corners]))
    return cell


def _solid(cell: Cell) -> Cell:
    return cell if area2(cell) > 1e-9 else ()


def clear(line: Line, blockers: Iterable[Outline], width: int = 0) -> bool:
    """Whether a straight line, or a strip of that width, enters no blocker by more than the tolerance."""
    return next(_stopping(line, blockers, width), None) is None


def stopped_by(line: Line, blockers: Iterable[Outline], width: int = 0) -> list[int]:
    """The indices of the blockers that a straight line, or a strip of that width, runs into."""
    return list(_stopping(line, blockers, width))


def _stopping(line: Line, blockers: Iterable[Outline], width: int) -> Iterator[int]:
    reach = width // 2 - TOLERANCE
    (x, y), (p, q) = line.start, line.end
    way = (line.start, line.end) if line.start != line.end else (line.start,)
    west, east, south, north = min(x, p) - width, max(x, p) + width, min(y, q) - width, max(y, q) + width
    for index, blocker in enumerate(blockers):
        if blocker.west > east or blocker.east < west or blocker.south > north or blocker.north < south:
            continue
        if any(closer(meeting(way, part), reach + blocker.radius, strict=True) for part in blocker.parts):
            yield index


def blocked_by(viewer: Tray, target: Tray, blockers: Iterable[Outline]) -> list[int]:
    """The indices of the blockers on the straight line from the front arrow to the target's centre."""
    return stopped_by(Line(viewer.front_arrow, target.centre), blockers)
