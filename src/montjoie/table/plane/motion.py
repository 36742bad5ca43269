"""Straight moves on the free table: what they sweep, touch, cross, and how far they can go.

A move may slide along what it touches and leave what it is near: only coming closer stops it.
"""

from __future__ import annotations

from collections.abc import Iterable

from montjoie.table.plane.compass import step
from montjoie.table.plane.compiled import in_c
from montjoie.table.plane.cutting import hull
from montjoie.table.plane.moves import distance as depth
from montjoie.table.plane.moves import meetings, passing, room, within
from montjoie.table.plane.shapes import TOLERANCE, Outline, Part, Shape, Tray, polygon


def sweep(piece: Tray, facing: int, distance: int) -> Shape:
    """All that a tray passes over in a straight move, both ends included."""
    dx, dy = step(facing, distance)
    return polygon(hull((*piece.corners, *((x + dx, y + dy) for x, y in piece.corners))))


def _on_the_way(piece: Outline, facing: int, distance: int, other: Outline, margin: int) -> bool:
    """Whether the box round a straight move, so much wider, meets the box of an outline."""
    dx, dy = step(facing, distance)
    margin += 1  # for what is rounded
    return (
        other.west <= piece.east + margin + max(dx, 0)
        and other.east >= piece.west - margin + min(dx, 0)
        and other.south <= piece.north + margin + max(dy, 0)
        and other.north >= piece.south - margin + min(dy, 0)
    )


@in_c
def contact_after(piece: Outline, facing: int, other: Outline, limit: int, slack: int = 0) -> int | None:
    """How far a tray goes until it first touches an outline; None if not within `limit`. With slack the
    outline is so much larger on every side (its corners more), or smaller."""
    if not _on_the_way(piece, facing, limit, other, TOLERANCE + max(slack, 0)):
        return None
    reach, first = room(piece, other) + slack, _touch if slack <= 0 else _graze
    found = [
        way for region in meetings(piece, other) if (way := first(region, facing, reach, limit)) is not None
    ]
    return min(found, default=None)


def _touch(region: Part, facing: int, reach: int, limit: int) -> int | None:
    """Contact counts from the tolerance on, but a move that can close the last gap does so."""
    grazing = passing(region, facing, reach + TOLERANCE)
    if grazing is None or grazing[1] < 0 or grazing[0] > limit:
        return None
    exact = passing(region, facing, reach)
    start = exact[0] if exact is not None and exact[1] >= 0 else grazing[0]
    return max(0, min(int(start), limit))


def _graze(region: Part, facing: int, reach: int, limit: int) -> int | None:
    """No later than `_touch`, and quicker to find."""
    grazing = within(region, facing, reach + TOLERANCE)
    if grazing is None or grazing[1] < 0 or grazing[0] > limit:
        return None
    return max(0, int(grazing[0]))


@in_c
def free_way(piece: Outline, facing: int, others: Iterable[Outline], limit: int, clearance: int = 0) -> int:
    """How far, up to `limit`, a tray can go without overlapping any, or coming within `clearance`."""
    for other in others:
        if not _on_the_way(piece, facing, limit, other, clearance):
            continue
        reach = room(piece, other) + clearance
        for region in meetings(piece, other):
            limit = _free(region, facing, reach, limit)
    return limit


def _free(region: Part, facing: int, reach: int, limit: int) -> int:
    near = passing(region, facing, reach - TOLERANCE)
    if near is None or near[1] <= 0 or near[0] >= limit:
        return limit
    if near[0] <= 0:
        dx, dy = step(facing, TOLERANCE)
        onward = tuple((x - dx, y - dy) for x, y in region)
        return limit if depth(onward) >= depth(region) else 0
    start = passing(region, facing, reach)
    return max(0, min(int(start[0]), limit)) if start is not None else limit


@in_c
def crosses(piece: Outline, facing: int, distance: int, shape: Outline, slack: int = 0) -> bool:
    """Whether a tray overlaps an outline anywhere on a straight move, by more than the slack."""
    if not _on_the_way(piece, facing, distance, shape, 0):
        return False
    reach = room(piece, shape) - TOLERANCE - slack
    for region in meetings(piece, shape):
        span = passing(region, facing, reach)
        if span is not None and span[1] > 0 and span[0] < distance:
            return True
    return False
