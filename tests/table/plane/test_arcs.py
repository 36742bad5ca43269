"""The arcs of a tray, held against their pictures and shapely."""

from __future__ import annotations

import pytest
import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from montjoie.table.plane import (
    SIDES,
    TOLERANCE,
    Border,
    Shape,
    Side,
    Tray,
    aligned,
    apron,
    arc_at,
    arc_shares,
    arcs,
    bearing,
    contact_side,
    fan,
    front_angle,
    in_arc,
    majority,
    moved,
    overlap,
    tray,
)
from tests.rule import rule
from tests.table.plane.oracle import drawn, sector, shapes, trays

INFANTRY = tray(0, 0, 5500, 4800, 0)
LARGE_SOLO = tray(0, 0, 2760, 5550, 0)
borders = st.sampled_from(["diagonal", "square"])


@rule("FIG-GEO-04", "FIG-RUL-01")
@pytest.mark.parametrize(
    ("point", "arc"),
    [
        ((5500, 4800), "front"),
        ((5501, 4800), "right"),
        ((-5500, 4800), "front"),
        ((-5501, 4800), "left"),
        ((5500, -4800), "rear"),
        ((5501, -4800), "right"),
        ((0, -2401), "rear"),
        ((2751, 0), "right"),
        ((-2751, 0), "left"),
    ],
)
def test_arcs_part_along_the_prolonged_diagonals_and_borders_are_front_or_rear(point, arc):
    assert arc_at(INFANTRY, "diagonal", point) == arc


@rule("FIG-GEO-04", "CON-GEO-06")
@pytest.mark.parametrize(
    ("point", "arc"),
    [
        ((1380 + 900, 2775 + 900), "front"),
        ((1380 + 901, 2775 + 900), "right"),
        ((-1380 - 900, -2775 - 900), "rear"),
        ((-1380 - 901, -2775 - 900), "left"),
    ],
)
def test_arcs_part_at_45_degrees_from_the_corners(point, arc):
    assert arc_at(LARGE_SOLO, "square", point) == arc


@rule("FIG-GEO-04")
@settings(max_examples=300)
@given(trays(), borders, st.integers(-9000, 25_000), st.integers(-9000, 25_000))
def test_a_point_outside_lies_in_the_arc_that_is_drawn(piece: Tray, border: Border, x: int, y: int):
    point = shapely.Point(x, y)
    assume(not drawn(piece).covers(point))
    drawn_arcs = {side: sector(piece, border, side) for side in SIDES}
    assume(all(arc.boundary.distance(point) > 2 for arc in drawn_arcs.values()))
    assert [side for side in SIDES if drawn_arcs[side].covers(point)] == [arc_at(piece, border, (x, y))]


@rule("FIG-LOS-05")
@settings(max_examples=200)
@given(trays(), borders, shapes)
def test_shares_are_the_areas_in_each_arc_and_add_up(piece: Tray, border: Border, other: Shape):
    shares = arc_shares(piece, border, other)
    apart = not drawn(piece).intersects(drawn(other))  # inside a tray, borders miss each other by a hair
    assert sum(shares.values()) == pytest.approx(2 * drawn(other).area, abs=4 if apart else 10_000)
    assume(apart)
    for side in SIDES:
        area = sector(piece, border, side).intersection(drawn(other)).area
        assert shares[side] == pytest.approx(2 * area, rel=0.001, abs=20_000)


@rule("FIG-LOS-06", "FIG-CHG-04")
def test_two_arcs_are_tied_only_where_neither_has_more():
    assert majority(arc_shares(LARGE_SOLO, "square", tray(5000, 2775 + 3620, 2000, 2000, 4500))) == (
        "front",
        "right",
    )
    assert majority(arc_shares(LARGE_SOLO, "square", tray(5030, 2775 + 3620, 2000, 2000, 4500))) == ("right",)


@rule("FIG-LOS-02", "CON-GEO-07")
def test_a_part_in_an_arc_is_enough_but_a_border_shared_is_not():
    beside = moved(INFANTRY, 5500, 0)
    assert in_arc(INFANTRY, "diagonal", "right", beside)
    assert in_arc(INFANTRY, "square", "right", beside)
    assert not in_arc(INFANTRY, "square", "front", beside)
    assert in_arc(INFANTRY, "square", "front", moved(beside, 0, 50))
    assert not in_arc(INFANTRY, "square", "front", moved(beside, 0, TOLERANCE // 2))


@rule("FIG-LOS-07")
@given(trays(), st.sampled_from(SIDES), st.sampled_from([100, 50]))
def test_an_aligned_charger_touches_the_side_it_is_aligned_on(target: Tray, side: Side, share: int):
    for charger in aligned(5500, 4800, target, side, share):
        assert contact_side(target, charger) == side
        assert contact_side(charger, target) == "front"


@given(trays(), trays())
def test_there_is_a_contact_side_only_in_contact(piece: Tray, other: Tray):
    assume(not overlap(piece, other))
    far = drawn(piece).distance(drawn(other))
    assert (contact_side(piece, other) is None) == (far > TOLERANCE)


@given(trays(), borders)
def test_the_lines_between_arcs_part_the_sides_that_meet_at_their_corner(piece: Tray, border: Border):
    for index, ((x, y), (to_x, to_y)) in enumerate(arcs.borders(piece, border, 10_000)):
        aside = ((to_y - y) // 100, (x - to_x) // 100)  # a hundredth of the way, at right angles
        beside = {arc_at(piece, border, (to_x + way * aside[0], to_y + way * aside[1])) for way in (1, -1)}
        assert beside == {SIDES[index - 1], SIDES[index]}


@given(trays(), borders, st.integers(6000, 18_000))
def test_a_fan_is_the_front_arc_up_to_its_reach(piece: Tray, border: Border, reach: int):
    left, *far, right = fan(piece, border, reach, 12)
    assert (left, right) == piece.corners[:2]
    assert len(far) == 13
    for x, y in far[1:-1]:
        assert abs(((x - piece.x) ** 2 + (y - piece.y) ** 2) ** 0.5 - reach) <= 1
        assert arc_at(piece, border, (x, y)) == "front"


@given(trays())
def test_nothing_in_the_front_arc_is_further_aside_than_the_front_angle(piece: Tray):
    for border in ("diagonal", "square"):
        for x, y in fan(piece, border, 20_000, 8):
            aside = (bearing(piece.centre, (x, y)) - piece.facing + 18_000) % 36_000 - 18_000
            assert abs(aside) <= front_angle(piece) + 2


@rule("CON-GEO-06", "CON-GEO-08")
@given(trays(), st.integers(1000, 20_000))
def test_an_apron_is_the_front_arc_up_to_its_reach_from_the_front_side(piece: Tray, reach: int):
    front = shapely.LineString(piece.side("front"))
    left, *far, right = apron(piece, reach)
    assert {left, right} == set(piece.side("front"))
    assert all(abs(shapely.Point(point).distance(front) - reach) < 3 for point in far)
    assert all(arc_at(piece, "square", point) == "front" for point in far[1:-1])
