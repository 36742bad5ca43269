"""The outlines that stand on the free table: trays, polygons and discs, with whole coordinates.

A tray is kept as its centre and two half vectors rounded to whole thousandths, so that it is an exact
parallelogram, at most a thousandth and a half off the rectangle at each corner; everything after that is
exact arithmetic on whole numbers.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import isqrt
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct

from montjoie.kernel.motion import TURN
from montjoie.table.plane.compass import QUARTER, UNIT, Point, direction, rounded, step
from montjoie.table.plane.compiled import in_c
from montjoie.table.plane.cutting import convex_parts, counter_clockwise

Side: TypeAlias = Literal["front", "right", "rear", "left"]
Direction: TypeAlias = Literal["forward", "right", "backward", "left"]
Pivot: TypeAlias = Literal["centre", "front-left", "front-right"]
Part: TypeAlias = tuple[Point, ...]

TOLERANCE = 10
"""A hundredth of an inch: what is this near is in contact, what meets by no more does not overlap."""

ROUNDED = 4
"""More than what two corners of trays, being whole, can be off together."""

FINE = 1000  # a step that gives the direction of what is laid

SIDES: tuple[Side, ...] = ("front", "right", "rear", "left")
"""The sides of a tray, clockwise; each is a quarter turn after the one before."""

DIRECTIONS: tuple[Direction, ...] = ("forward", "right", "backward", "left")
"""The straight moves of a tray that keeps its facing, each toward the side of the same index."""


class Shape(Struct, frozen=True, cache_hash=True):
    """A simple polygon: its corners in order, the convex parts it is made of, and its box."""

    corners: tuple[Point, ...]
    parts: tuple[Part, ...]
    """Convex, counter-clockwise; a convex shape is its own single part."""
    west: int
    south: int
    east: int
    north: int
    radius: ClassVar[int] = 0

    @property
    def edges(self) -> tuple[tuple[Point, Point], ...]:
        """The sides, each from one corner to the next."""
        return tuple(zip(self.corners, self.corners[1:] + self.corners[:1], strict=True))


class Tray(Shape, frozen=True, cache_hash=True):
    """An oriented rectangle; its corners are front left, front right, rear right, rear left."""

    x: int
    y: int
    width: int
    depth: int
    facing: int
    ahead: Point
    """From the centre to the middle of the front side."""
    right: Point
    """From the centre to the middle of the right side."""
    slack: tuple[int, int]
    """The tolerance as areas along `ahead` and along `right`, as `relations.placing` compares them."""

    @property
    def centre(self) -> Point:
        """The middle of the tray."""
        return self.x, self.y

    @property
    def front_arrow(self) -> Point:
        """The middle of the front side."""
        return self.x + self.ahead[0], self.y + self.ahead[1]

    def side(self, name: Side) -> tuple[Point, Point]:
        """The end points of a side, clockwise round the tray."""
        index = SIDES.index(name)
        return self.corners[index], self.corners[(index + 1) % 4]

    def outward(self, name: Side) -> int:
        """The facing at right angles out of a side."""
        return (self.facing + SIDES.index(name) * QUARTER) % TURN


class Disc(Struct, frozen=True):
    """A round outline, such as a token."""

    x: int
    y: int
    radius: int

    @property
    def corners(self) -> tuple[Point, ...]:
        """Its centre alone: a disc is a point with room round it."""
        return ((self.x, self.y),)

    @property
    def parts(self) -> tuple[Part, ...]:
        """Its centre as a convex part; relations add the radius."""
        return (((self.x, self.y),),)

    @property
    def west(self) -> int:
        """The least x."""
        return self.x - self.radius

    @property
    def south(self) -> int:
        """The least y."""
        return self.y - self.radius

    @property
    def east(self) -> int:
        """The greatest x."""
        return self.x + self.radius

    @property
    def north(self) -> int:
        """The greatest y."""
        return self.y + self.radius


Outline: TypeAlias = Shape | Disc


@lru_cache(maxsize=1 << 14)
@in_c
def tray(x: int, y: int, width: int, depth: int, facing: int) -> Tray:
    """The tray of a pose: centre, width of the front side, depth, facing."""
    ux, uy = direction(facing)
    fx, fy = rounded(ux * depth, 2 * UNIT), rounded(uy * depth, 2 * UNIT)
    rx, ry = rounded(uy * width, 2 * UNIT), rounded(-ux * width, 2 * UNIT)
    left, right = (x + fx - rx, y + fy - ry), (x + fx + rx, y + fy + ry)
    rear_right, rear_left = (x - fx + rx, y - fy + ry), (x - fx - rx, y - fy - ry)
    reach_x, reach_y = abs(fx) + abs(rx), abs(fy) + abs(ry)
    return Tray(
        corners=(left, right, rear_right, rear_left),
        parts=((rear_left, rear_right, right, left),),
        west=x - reach_x,
        south=y - reach_y,
        east=x + reach_x,
        north=y + reach_y,
        x=x,
        y=y,
        width=width,
        depth=depth,
        facing=facing % TURN,
        ahead=(fx, fy),
        right=(rx, ry),
        slack=(isqrt(TOLERANCE**2 * (fx * fx + fy * fy)), isqrt(TOLERANCE**2 * (rx * rx + ry * ry))),
    )


def polygon(points: Iterable[Point]) -> Shape:
    """The simple polygon with these corners, given in either sense."""
    return _polygon(tuple(points))


@lru_cache(maxsize=1 << 12)
def _polygon(points: tuple[Point, ...]) -> Shape:
    corners = counter_clockwise(points)
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Shape(corners, convex_parts(corners), min(xs), min(ys), max(xs), max(ys))


@lru_cache(maxsize=1 << 13)
def laid(footprint: tuple[Point, ...], x: int, y: int, facing: int) -> Shape:
    """A polygon laid somewhere, its corners given as (to the right, ahead) of the point that lies there."""
    (ahead_x, ahead_y), (right_x, right_y) = step(facing, FINE), step(facing + QUARTER, FINE)
    return polygon(
        (
            x + round((across * right_x + along * ahead_x) / FINE),
            y + round((across * right_y + along * ahead_y) / FINE),
        )
        for across, along in footprint
    )


def moved(piece: Tray, dx: int, dy: int) -> Tray:
    """The tray after a displacement."""
    return tray(piece.x + dx, piece.y + dy, piece.width, piece.depth, piece.facing)


def turned(piece: Tray, facing: int, pivot: Pivot = "centre") -> Tray:
    """The tray looking elsewhere, turned about its centre or wheeled about a front corner."""
    there = tray(piece.x, piece.y, piece.width, piece.depth, facing)
    if pivot == "centre":
        return there
    corner = 0 if pivot == "front-left" else 1
    (x, y), (to_x, to_y) = piece.corners[corner], there.corners[corner]
    return moved(there, x - to_x, y - to_y)


def quartered(piece: Tray, turn: int) -> Tray:
    """The same ground, so many quarters round, as if another of its sides were the front."""
    size = (piece.depth, piece.width) if turn % 18_000 else (piece.width, piece.depth)
    return tray(*piece.centre, *size, piece.facing + turn)


def middle(piece: Tray, side: Side) -> Point:
    """The middle of a side."""
    (ax, ay), (bx, by) = piece.side(side)
    return (ax + bx) // 2, (ay + by) // 2


def ahead(piece: Tray, distance: int) -> Tray:
    """The tray so much further forward."""
    return moved(piece, *step(piece.facing, distance))


def slid(piece: Tray, way: Direction, distance: int) -> Tray:
    """The tray after a straight move that keeps its facing."""
    return moved(piece, *step(piece.facing + DIRECTIONS.index(way) * QUARTER, distance))
