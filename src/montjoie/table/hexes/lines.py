"""Which hexes a straight line from centre to centre crosses, exactly, in whole numbers.

The plane is stretched so that centres and corners have whole coordinates: the centre of a hex is at
(X, 3Y) with X = twice its column (plus one in even rows) and Y = its row, its corners at (X, 3Y - 2),
(X + 1, 3Y - 1), (X + 1, 3Y + 1) and so on round. Which side of a line a point is on does not change
by stretching; lengths do, hence the factor 3 in `_along`.
"""

from __future__ import annotations

from collections.abc import Iterable
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


def centre(column: int, row: int) -> Place:
    """The centre of a hex in the stretched plane."""
    return 2 * (column - 1) + (row - 1) % 2, 3 * (row - 1)


def crossed(one: Place, other: Place, hexes: Iterable[Place]) -> Crossed:
    """Those of `hexes` that the line crosses on its way, the two ends left out.

    With f the cross product of the line with the way to a point, f takes its extremes over a hex at
    two opposite corners, the same amount `reach` above and below f of its centre. A line with two such
    corners on each side is parallel to two sides of the hex and runs along sides of hexes.
    """
    (x, y), (to_x, to_y) = centre(*one), centre(*other)
    dx, dy = to_x - x, to_y - y
    corners = sorted((abs(2 * dx), abs(dx + dy), abs(dx - dy)))
    reach, along_sides = corners[2], corners[2] == corners[1]
    left: list[tuple[int, Place]] = []
    right: list[tuple[int, Place]] = []
    for hex in hexes:
        hex_x, hex_y = centre(*hex)
        way = _along(dx, dy, hex_x - x, hex_y - y)
        if not 0 < way < _along(dx, dy, dx, dy):
            continue
        f = dx * (hex_y - y) - dy * (hex_x - x)
        if abs(f) < reach or (along_sides and f == reach):
            left.append((way, hex))
        if abs(f) < reach or (along_sides and f == -reach):
            right.append((way, hex))
    return Crossed(_in_order(left), _in_order(right))


def _along(dx: int, dy: int, x: int, y: int) -> int:
    """How far (x, y) lies along (dx, dy), as a scalar product of the plane before it was stretched."""
    return 3 * dx * x + dy * y


def _in_order(found: list[tuple[int, Place]]) -> tuple[Place, ...]:
    return tuple(hex for _, hex in sorted(found, key=itemgetter(0)))
