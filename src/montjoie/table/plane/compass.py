"""Directions of the free table: facing 0 looks to +y, 9000 (a quarter clockwise) to +x.

Sines are whole numbers of billionths and follow from one quadrant, so that a quarter turn of anything
is exact and every machine finds the same points.
"""

from __future__ import annotations

from functools import lru_cache
from math import atan2, cos, degrees, radians, sin
from typing import TypeAlias

from montjoie.kernel.motion import TURN
from montjoie.table.plane.compiled import in_c

Point: TypeAlias = tuple[int, int]

QUARTER = TURN // 4
UNIT = 1_000_000_000


@lru_cache(maxsize=TURN)
def direction(facing: int) -> Point:
    """The unit vector of a facing, in billionths."""
    quarters, rest = divmod(facing % TURN, QUARTER)
    angle = radians(rest / 100)
    x, y = round(sin(angle) * UNIT), round(cos(angle) * UNIT)
    for _ in range(quarters):
        x, y = y, -x
    return x, y


def rounded(numerator: int, denominator: int) -> int:
    """A quotient to the nearest whole number, halves away from zero; the denominator is positive."""
    if numerator < 0:
        return -((2 * -numerator + denominator) // (2 * denominator))
    return (2 * numerator + denominator) // (2 * denominator)


@in_c
def step(facing: int, distance: int) -> Point:
    """The whole displacement of a straight move."""
    x, y = direction(facing)
    return rounded(x * distance, UNIT), rounded(y * distance, UNIT)


@in_c
def halfway(point: Point, facing: int, right: int, ahead: int) -> Point:
    """Half of the way so far to the right and ahead of a point, as seen by who looks there."""
    x, y = direction(facing)
    return (
        point[0] + rounded(right * y + ahead * x, 2 * UNIT),
        point[1] + rounded(-right * x + ahead * y, 2 * UNIT),
    )


def point(facing: int) -> int:
    """Which of the eight points of the compass a facing is nearest to, from the north clockwise."""
    return (facing % TURN * 16 // TURN + 1) // 2 % 8


def bearing(here: Point, there: Point) -> int:
    """The facing from one point to another; 0 where they are the same."""
    return round(degrees(atan2(there[0] - here[0], there[1] - here[1])) * 100) % TURN
