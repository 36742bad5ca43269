"""Cutting polygons: by half planes, out of each other, and into convex parts.

A half plane is (a, b, c): the points with a·x + b·y + c >= 0. Points may be fractions of a thousandth
here, since cuts are seldom whole; the areas are right to a millionth of a square thousandth of their size.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

from montjoie.table.plane.compiled import in_c

Number: TypeAlias = int | float
Spot: TypeAlias = tuple[Number, Number]
Plane: TypeAlias = tuple[Number, Number, Number]


def left_of(start: Spot, end: Spot) -> Plane:
    """The half plane on the left of the way from one point to another."""
    a, b = start[1] - end[1], end[0] - start[0]
    return a, b, -a * start[0] - b * start[1]


def opposite(plane: Plane) -> Plane:
    """The other side."""
    return -plane[0], -plane[1], -plane[2]


def narrowed(plane: Plane, margin: Number) -> Plane:
    """The half plane whose border is moved inwards."""
    return plane[0], plane[1], plane[2] - margin * hypot(plane[0], plane[1])


def planes_of(part: Sequence[Spot]) -> list[Plane]:
    """The half planes whose common part is a convex polygon, given counter-clockwise."""
    return [left_of(part[index - 1], corner) for index, corner in enumerate(part)]


@in_c
def clip(part: Sequence[Spot], plane: Plane) -> Sequence[Spot]:
    """What of a convex polygon lies in a half plane; empty where nothing does."""
    a, b, c = plane
    values = [a * x + b * y + c for x, y in part]
    if min(values, default=0) >= 0:
        return part
    if max(values) <= 0:
        return ()
    kept: list[Spot] = []
    here, before = part[-1], values[-1]
    for there, value in zip(part, values, strict=True):
        if (before > 0 > value) or (before < 0 < value):
            share = before / (before - value)
            kept.append((here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])))
        if value >= 0:
            kept.append(there)
        here, before = there, value
    return kept


def common(part: Sequence[Spot], planes: Iterable[Plane]) -> Sequence[Spot]:
    """What of a convex polygon lies in all half planes."""
    for plane in planes:
        if not part:
            break
        part = clip(part, plane)
    return part


def remainder(part: Sequence[Spot], planes: Iterable[Plane]) -> list[Sequence[Spot]]:
    """What of a convex polygon lies outside a convex region, as convex pieces."""
    pieces = []
    for plane in planes:
        if piece := clip(part, opposite(plane)):
            pieces.append(piece)
        part = clip(part, plane)
        if not part:
            break
    return pieces


def area2(part: Sequence[Spot]) -> Number:
    """Twice the area of a polygon, positive counter-clockwise."""
    if len(part) < 3:
        return 0
    x, y = part[0]  # near the polygon nothing is lost to rounding
    total: Number = 0
    for (p, q), (r, s) in pairwise(part[1:]):
        total += (p - x) * (s - y) - (r - x) * (q - y)
    return total


def counter_clockwise(points: tuple[tuple[int, int], ...]) -> tuple[tuple[int, int], ...]:
    """The corners of a polygon counter-clockwise, without those that are no corners."""
    points = tuple(point for index, point in enumerate(points) if point != points[index - 1])
    kept = [
        point
        for index, point in enumerate(points)
        if _turn(points[index - 1], point, points[(index + 1) % len(points)])
    ]
    if len(kept) < 3:
        raise ValueError("a polygon has at least three corners")
    return tuple(kept if area2(kept) > 0 else reversed(kept))


def convex_parts(corners: tuple[tuple[int, int], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """A simple polygon, counter-clockwise, as convex parts: itself, or triangles cut off ear by ear."""
    parts = []
    left = list(corners)
    while not _convex(left):
        ear = next(index for index in range(len(left)) if _is_ear(left, index))
        parts.append((left[ear - 1], left[ear], left[(ear + 1) % len(left)]))
        del left[ear]
        left = list(counter_clockwise(tuple(left)))
    return (*parts, tuple(left))


def hull(points: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The convex hull, counter-clockwise."""
    ordered = sorted(set(points))
    chains: list[list[tuple[int, int]]] = []
    for way in (ordered, ordered[::-1]):
        chain: list[tuple[int, int]] = []
        for point in way:
            while len(chain) > 1 and _turn(chain[-2], chain[-1], point) <= 0:
                chain.pop()
            chain.append(point)
        chains.append(chain[:-1])
    return (*chains[0], *chains[1])


def _turn(one: tuple[int, int], two: tuple[int, int], three: tuple[int, int]) -> int:
    """Positive where the way through three points turns left."""
    return (two[0] - one[0]) * (three[1] - one[1]) - (two[1] - one[1]) * (three[0] - one[0])


def _convex(corners: list[tuple[int, int]]) -> bool:
    return all(
        _turn(corners[index - 2], corners[index - 1], corner) > 0 for index, corner in enumerate(corners)
    )


def _is_ear(corners: list[tuple[int, int]], index: int) -> bool:
    one, two, three = corners[index - 1], corners[index], corners[(index + 1) % len(corners)]
    if _turn(one, two, three) <= 0:
        return False
    return not any(
        _turn(one, two, point) >= 0 and _turn(two, three, point) >= 0 and _turn(three, one, point) >= 0
        for point in corners
        if point not in (one, two, three)
    )
