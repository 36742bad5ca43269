"""How much of a target a piece hides."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.table.plane.compass import Point
from montjoie.table.plane.cutting import Plane, Spot, area2, left_of, remainder
from montjoie.table.plane.shapes import Shape


def hidden_share(point: Point, target: Shape, piece: Shape) -> tuple[int, int]:
    """Twice the area of the target inside a piece or behind it as seen from a point, and of the whole."""
    visible: list[Sequence[Spot]] = list(target.parts)
    whole = sum(area2(part) for part in visible)
    for part in piece.parts:
        shadow = _shadow(point, part)
        visible = [rest for each in visible for rest in remainder(each, shadow)]
    return round(whole - sum(area2(part) for part in visible)), round(whole)


def _shadow(point: Point, part: Sequence[Point]) -> list[Plane]:
    """What a convex part covers or hides: beyond the sides turned to the point, between the tangents."""
    facing = []
    for index, corner in enumerate(part):
        plane = left_of(part[index - 1], corner)
        if plane[0] * point[0] + plane[1] * point[1] + plane[2] < 0:
            facing.append((part[index - 1], corner, plane))
    planes = [plane for _, _, plane in facing]
    starts, ends = {start for start, _, _ in facing}, {end for _, end, _ in facing}
    planes += [left_of(corner, point) for corner in starts - ends]
    planes += [left_of(point, corner) for corner in ends - starts]
    return planes
