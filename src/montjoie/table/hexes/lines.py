"""Which hexes a straight line from centre to centre crosses, exactly, in whole numbers.

What a line crosses hangs on how far apart its ends are and not on where they lie: so it is found once for
each way from hex to hex, in axial coordinates. The plane is stretched so that centres and corners have
whole coordinates: the centre of a hex is at (X, 3Y) with X = twice its place along the row plus its row and
Y = its row, its corners at (X, 3Y - 2), (X + 1, 3Y - 1), (X + 1, 3Y + 1) and so on round. Which side of a
line a point is on does not change by stretching; lengths do, hence the factor 3 in `_along`.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import NamedTuple

Place = tuple[int, int]


class Crossed(NamedTuple):
    """The hexes crossed by a line shifted slightly to its left and to its right, near to far."""

    left: tuple[Place, ...]
    right: tuple[Place, ...]


def axial(column: int, row: int) -> Place:
    """Coordinates in which distance is a formula: along rows, and down to the right."""
    return column - 1 - (row - 1) // 2, row - 1


@cache
def crossed(q: int, r: int) -> Crossed:
    """The hexes that the line from one hex to another crosses on its way, the two ends left out; all in axial
    coordinates as seen from the first.

    With f the cross product of the line with the way to a point, f takes its extremes over a hex at
    two opposite corners, the same amount `reach` above and below f of its centre. A line with two such
    corners on each side is parallel to two sides of the hex and runs along sides of hexes.
    """
    dx, dy = 2 * q + r, 3 * r
    corners = sorted((abs(2 * dx), abs(dx + dy), abs(dx - dy)))
    reach, along_sides, whole = corners[2], corners[2] == corners[1], _along(dx, dy, dx, dy)
    left: list[tuple[int, Place]] = []
    right: list[tuple[int, Place]] = []
    for hex in _near(q, r):
        x, y = 2 * hex[0] + hex[1], 3 * hex[1]
        way = _along(dx, dy, x, y)
        if not 0 < way < whole:
            continue
        f = dx * y - dy * x
        if abs(f) < reach or (along_sides and f == reach):
            left.append((way, hex))
        if abs(f) < reach or (along_sides and f == -reach):
            right.append((way, hex))
    return Crossed(_in_order(left), _in_order(right))


def _near(q: int, r: int) -> Iterator[Place]:
    """The hexes that the line might cross, row by row: in each row those about as far along as the line is
    there, for it never leaves the rows of its ends."""
    if not r:
        yield from ((along, 0) for along in range(min(0, q), max(0, q) + 1))
        return
    spread = 2 * abs(q) // (3 * abs(r)) + 1
    for row in range(min(0, r), max(0, r) + 1):
        middle = q * row // r
        yield from ((along, row) for along in range(middle - spread, middle + spread + 2))


def _along(dx: int, dy: int, x: int, y: int) -> int:
    """How far (x, y) lies along (dx, dy), as a scalar product of the plane before it was stretched."""
    return 3 * dx * x + dy * y


def _in_order(found: list[tuple[int, Place]]) -> tuple[Place, ...]:
    return tuple(hex for _, hex in sorted(found, key=itemgetter(0)))
