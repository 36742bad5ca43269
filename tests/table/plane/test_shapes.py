"""Trays, polygons and the moves that keep their form."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import affinity  # type: ignore[import-untyped,unused-ignore]

from montjoie.table.plane import (
    DIRECTIONS,
    SIDES,
    Tray,
    ahead,
    bearing,
    laid,
    moved,
    polygon,
    slid,
    step,
    tray,
    turned,
)
from tests.rule import rule
from tests.table.plane.oracle import FACINGS, drawn, rectangle, stars, trays


@rule("FIG-GEO-02", "FIG-GEO-05")
def test_a_tray_that_looks_up_the_table_has_its_front_on_top():
    piece = tray(10_000, 20_000, 5500, 4800, 0)
    assert piece.corners == ((7250, 22_400), (12_750, 22_400), (12_750, 17_600), (7250, 17_600))
    assert piece.front_arrow == (10_000, 22_400)
    assert piece.side("right") == ((12_750, 22_400), (12_750, 17_600))


@rule("FIG-GEO-02")
def test_a_quarter_clockwise_looks_to_the_right():
    assert tray(0, 0, 5500, 4800, 9000).front_arrow == (2400, 0)
    assert tray(0, 0, 5500, 4800, 9000 - 36_000) == tray(0, 0, 5500, 4800, 9000)


@given(trays())
def test_a_tray_is_its_rectangle_to_a_thousandth_and_a_half(piece: Tray):
    assert drawn(piece).hausdorff_distance(rectangle(piece)) <= 1.5
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = piece.corners
    assert (ax - bx, ay - by) == (dx - cx, dy - cy)
    assert (piece.west, piece.south, piece.east, piece.north) == drawn(piece).bounds


@given(stars())
def test_the_parts_of_a_polygon_are_convex_and_make_it_up(shape):
    parts = [drawn(polygon(part)) for part in shape.parts]
    assert sum(part.area for part in parts) == drawn(shape).area
    assert all(part.equals(part.convex_hull) for part in parts)
    assert all(part.exterior.is_ccw for part in parts)


def test_a_polygon_is_the_same_in_either_sense_and_without_needless_corners():
    corners = [(0, 0), (0, 0), (500, 0), (1000, 0), (1000, 1000), (0, 1000)]
    assert polygon(corners[::-1]).parts == polygon(corners).parts
    assert len(polygon(corners).corners) == 4


def test_a_polygon_needs_three_corners():
    with pytest.raises(ValueError, match="three corners"):
        polygon([(0, 0), (500, 0), (1000, 0)])


@given(trays(), FACINGS)
def test_turning_keeps_the_centre(piece: Tray, facing: int):
    there = turned(piece, facing)
    assert (there.centre, there.facing) == (piece.centre, facing)


@rule("CON-GEO-10")
@given(trays(), FACINGS)
def test_wheeling_keeps_the_corner(piece: Tray, facing: int):
    assert turned(piece, facing, "front-left").corners[0] == piece.corners[0]
    assert turned(piece, facing, "front-right").corners[1] == piece.corners[1]


@given(trays(), st.integers(0, 20_000))
def test_forward_is_along_the_facing_and_sides_follow_clockwise(piece: Tray, distance: int):
    assert slid(piece, "forward", distance) == ahead(piece, distance)
    for way, side in zip(DIRECTIONS, SIDES, strict=True):
        there = slid(piece, way, distance)
        assert there == moved(piece, *step(piece.outward(side), distance))
        assert there.facing == piece.facing


@given(FACINGS, st.integers(5_000, 40_000))
def test_a_bearing_finds_the_facing_of_a_long_step(facing: int, distance: int):
    found = bearing((0, 0), step(facing, distance))
    assert min((found - facing) % 36_000, (facing - found) % 36_000) <= 2


@given(st.integers(-5000, 5000), st.integers(-5000, 5000), FACINGS)
def test_a_footprint_is_laid_as_it_is_turned(x: int, y: int, facing: int):
    footprint = ((-3000, -500), (3000, -500), (3000, 500), (0, 2000), (-3000, 500))
    upright = affinity.translate(drawn(laid(footprint, 0, 0, 0)), x, y)
    there = affinity.rotate(upright, -facing / 100, origin=(x, y))
    assert drawn(laid(footprint, x, y, facing)).hausdorff_distance(there) <= 5
