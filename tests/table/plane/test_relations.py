"""Distance, contact, overlap and covering, held against shapely."""

from __future__ import annotations

import pytest
import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from montjoie.table.plane import (
    TOLERANCE,
    Disc,
    Outline,
    Shape,
    Tray,
    covers,
    gap,
    inside,
    meets,
    moved,
    near,
    overlap,
    placing,
    point_gap,
    polygon,
    touching,
    tray,
    vacancies,
)
from tests.rule import rule
from tests.table.plane.oracle import depth, discs, drawn, outlines, shapes, stars, trays

INFANTRY = tray(0, 0, 5500, 4800, 0)


@rule("FIG-GEO-07", "CON-GEO-08")
@settings(max_examples=400)
@given(outlines, outlines)
def test_the_gap_is_the_distance_of_the_nearest_points(a: Outline, b: Outline):
    assert gap(a, b) == pytest.approx(drawn(a).distance(drawn(b)), abs=0.1)
    assert gap(a, b) == gap(b, a)


@rule("FIG-GEO-07")
@settings(max_examples=400)
@given(shapes, shapes, st.integers(0, 8000))
def test_near_is_a_gap_of_at_most_the_limit(a: Shape, b: Shape, limit: int):
    far = drawn(a).distance(drawn(b))
    assume(abs(far - limit) > 1e-6)
    assert near(a, b, limit) == (far <= limit)


@rule("FIG-GEO-07")
def test_near_is_exact_at_the_limit():
    there = moved(INFANTRY, 5500 + 3000, 4800 + 4000)  # corner to corner, 3-4-5
    assert near(INFANTRY, there, 5000)
    assert not near(INFANTRY, there, 4999)


@rule("FIG-GEO-06")
@settings(max_examples=400)
@given(trays(), st.one_of(trays(), discs))
def test_trays_overlap_when_they_must_move_by_more_than_the_tolerance(a: Tray, b: Outline):
    deep = depth(a, b)
    assume(abs(deep - TOLERANCE) > 1e-6)
    assert overlap(a, b) == overlap(b, a) == (deep > TOLERANCE)


@settings(max_examples=300)
@given(trays(), stars())
def test_a_polygon_that_is_not_convex_overlaps_where_its_interior_is_met(a: Tray, b: Shape):
    common = drawn(a).intersection(drawn(b))
    if overlap(a, b):
        assert common.area > 0
    else:
        assert common.buffer(-3 * TOLERANCE).is_empty


@rule("FIG-GEO-06")
def test_contact_reaches_as_far_as_the_tolerance_on_either_side():
    for shift, contact, over in (
        (5511, False, False),
        (5510, True, False),
        (5500, True, False),
        (5490, True, False),
        (5489, False, True),
    ):
        there = moved(INFANTRY, shift, 300)
        assert (touching(INFANTRY, there), overlap(INFANTRY, there)) == (contact, over)


@settings(max_examples=200)
@given(trays(), st.lists(outlines, max_size=8))
def test_placing_names_each_outline_that_is_overlapped(piece: Tray, others: list[Outline]):
    assert placing(piece, others) == [index for index, other in enumerate(others) if overlap(other, piece)]


@given(st.integers(0, 14_000), st.integers(0, 14_000), shapes)
def test_a_point_is_inside_up_to_the_border(x: int, y: int, shape: Shape):
    assert inside((x, y), shape) == drawn(shape).covers(shapely.Point(x, y))
    assert point_gap((x, y), shape) == pytest.approx(drawn(shape).distance(shapely.Point(x, y)))


@rule("FIG-OBJ-01", "FIG-OBJ-03")
@settings(max_examples=400)
@given(shapes, outlines)
def test_covering_leaves_no_more_than_the_tolerance_uncovered(a: Shape, b: Outline):
    if covers(a, b):
        assert drawn(a).buffer(TOLERANCE + 0.1, join_style="mitre").covers(drawn(b).buffer(-0.1))
    else:
        assert not drawn(a).covers(drawn(b))


@given(trays(), st.integers(100, 1300), st.integers(-1000, 1000), st.integers(-1000, 1000))
def test_a_tray_covers_a_token_as_shapely_says(piece: Tray, radius: int, dx: int, dy: int):
    token = Disc(piece.x + dx, piece.y + dy, radius)
    deep = drawn(piece).boundary.distance(shapely.Point(token.x, token.y))
    assume(abs(deep + TOLERANCE - radius) > 0.01)
    assume(drawn(piece).covers(shapely.Point(token.x, token.y)))
    assert covers(piece, token) == (deep + TOLERANCE > radius)


def test_a_shape_with_a_bay_does_not_cover_what_lies_across_the_bay():
    horseshoe = polygon(
        [(0, 0), (6000, 0), (6000, 6000), (4000, 6000), (4000, 2000), (2000, 2000), (2000, 6000), (0, 6000)]
    )
    assert covers(horseshoe, tray(3000, 1000, 5000, 1900, 0))
    assert not covers(horseshoe, tray(3000, 4000, 5000, 1900, 0))
    assert covers(horseshoe, Disc(1000, 4000, 1000))
    assert not covers(horseshoe, Disc(3000, 2000, 500))


@given(discs, outlines)
def test_a_round_zone_covers_what_has_no_corner_outside(zone: Disc, other: Outline):
    furthest = max(shapely.Point(zone.x, zone.y).distance(shapely.Point(x, y)) for x, y in other.corners)
    furthest += other.radius
    assume(abs(furthest - zone.radius - TOLERANCE) > 0.01)
    assert covers(zone, other) == (furthest <= zone.radius + TOLERANCE)


@rule("FIG-FEA-05")
def test_a_token_at_the_edge_is_not_met_until_the_tray_is_on_it():
    assert not meets(INFANTRY, Disc(2750 + 500, 0, 500))
    assert meets(INFANTRY, Disc(2750 + 480, 0, 500))


@given(st.lists(trays(), max_size=4), trays())
def test_vacancies_are_the_places_where_a_tray_overlaps_nobody(others: list[Tray], piece: Tray):
    own, stops = moved(piece, -piece.x, -piece.y), range(-6000, 6001, 3000)
    free = [(x, y) for y in stops for x in stops if not placing(moved(own, x, y), others)]
    assert list(vacancies(own, [*stops], [*stops], others)) == free
