"""Flush on a side, sliding along it, and out of the way."""

from __future__ import annotations

from math import hypot

import pytest
import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoie.table import plane
from montjoie.table.plane import (
    SIDES,
    Outline,
    Side,
    Tray,
    aligned,
    flush,
    gap,
    overlap,
    placing,
    pushed_out,
    slide_positions,
    touching,
    tray,
)
from tests.rule import rule
from tests.table.plane.oracle import drawn, outlines, trays

TARGET = tray(10_000, 10_000, 5500, 4800, 18_000)
sides = st.sampled_from(SIDES)


@rule("FIG-RUL-14", "FIG-MEL-04")
@given(trays(), sides)
def test_at_100_the_middles_of_both_edges_meet(target: Tray, side: Side):
    (charger,) = aligned(5500, 4800, target, side, 100)
    (ax, ay), (bx, by) = target.side(side)
    x, y = charger.front_arrow
    assert hypot(x - (ax + bx) / 2, y - (ay + by) / 2) <= 2
    assert touching(charger, target)
    assert (charger.facing - target.outward(side)) % 36_000 == 18_000


@rule("FIG-RUL-14")
@given(trays(), sides)
def test_at_50_the_middle_meets_an_end_the_left_one_first(target: Tray, side: Side):
    left, right = aligned(5500, 4800, target, side, 50)
    on_the_right, on_the_left = target.side(side)  # as the charger sees it
    for charger, (x, y) in ((left, on_the_left), (right, on_the_right)):
        assert touching(charger, target)
        assert hypot(charger.front_arrow[0] - x, charger.front_arrow[1] - y) <= 3
    ux, uy = left.right
    assert (right.x - left.x) * ux + (right.y - left.y) * uy > 0


@rule("FIG-RUL-14")
def test_free_places_are_all_that_are_free():
    assert slide_positions(5500, 4800, TARGET, "front", []) == (
        *aligned(5500, 4800, TARGET, "front", 50)[:1],
        *aligned(5500, 4800, TARGET, "front", 100),
        *aligned(5500, 4800, TARGET, "front", 50)[1:],
    )
    beside = tray(14_600, 5200, 2760, 2760, 0)  # in the way of the middle and of the right
    assert slide_positions(5500, 4800, TARGET, "front", [beside]) == (
        *aligned(5500, 4800, TARGET, "front", 50)[:1],
        *aligned(5500, 4800, TARGET, "front", 100),
    )


@rule("FIG-RUL-14", "FIG-CHG-09")
@settings(max_examples=200)
@given(trays(), sides, st.lists(outlines, min_size=1, max_size=3))
def test_a_charger_slides_to_the_free_place_nearest_to_an_aligned_one(
    target: Tray, side: Side, obstacles: list[Outline]
):
    obstacles = [each for each in obstacles if not overlap(each, target)]
    places = slide_positions(5500, 4800, target, side, obstacles)
    edge = target.width if side in ("front", "rear") else target.depth
    ideals = (-(edge // 2), 0, edge // 2)
    furthest = (edge + 5500) // 2 - min(2750, edge)
    free = {
        shift
        for shift in (*ideals, *range(-furthest, furthest + 1, 50))
        if not placing(flush(5500, 4800, target, side, shift), obstacles)
    }
    if not places:
        assert not free
        return
    assert not any(placing(place, obstacles) for place in places)
    assert all(touching(place, target) for place in places)
    middle = flush(5500, 4800, target, side, 0)
    shifts = [hypot(place.x - middle.x, place.y - middle.y) for place in places]
    least = min(abs(abs(shift) - ideal) for shift in shifts for ideal in (0, edge // 2))
    best = min((abs(shift - ideal) for shift in free for ideal in ideals), default=least)
    assert least <= best + 3


@rule("FIG-RUL-14")
def test_a_clearance_moves_the_charger_further_along():
    right, left = tray(13_000, 6000, 1000, 1000, 0), tray(4600, 6000, 1000, 1000, 0)
    (beside,) = slide_positions(5500, 4800, TARGET, "front", [right, left])
    assert (beside.corners[1][0], gap(beside, right)) == (12_500, 0)
    (apart,) = slide_positions(5500, 4800, TARGET, "front", [right, left], clearance=600)
    assert gap(apart, right) == 600
    assert slide_positions(5500, 4800, TARGET, "front", [right, left], clearance=1000) == ()


@rule("FIG-CHG-16")
@settings(max_examples=100)
@given(trays(), outlines, st.lists(outlines, max_size=3), st.sampled_from([0, 1000]))
def test_a_tray_pushed_out_is_free_and_no_shorter_way_is(
    piece: Tray, other: Outline, obstacles: list[Outline], clearance: int
):
    there = pushed_out(piece, obstacles, other, clearance)
    assert there is not None
    assert gap(there, other) >= clearance
    assert not any(overlap(there, each) for each in obstacles)
    way = hypot(there.x - piece.x, there.y - piece.y)
    origin = shapely.Point(piece.x, piece.y)
    ring = origin.buffer(max(0, way * 0.995 - 12), quad_segs=16).exterior.coords if way > 12 else ()
    for x, y in ring:
        step = tray(round(x), round(y), piece.width, piece.depth, piece.facing)
        assert drawn(step).distance(drawn(other)) < clearance or any(
            overlap(step, each) for each in (other, *obstacles)
        )


@rule("FIG-CHG-16")
def test_a_limit_is_kept():
    piece, other = tray(0, 0, 5500, 4800, 0), tray(5500, 0, 5500, 4800, 0)
    there = pushed_out(piece, [], other, 1000)
    assert there is not None
    assert 1000 <= -there.x <= 1003
    assert pushed_out(piece, [], other, 1000, limit=900) is None


@pytest.mark.parametrize("shift", [-700, 0, 1200])
@pytest.mark.parametrize("side", plane.SIDES)
def test_a_tray_turned_to_face_a_side_stays_where_it_is_along_it(side: plane.Side, shift: int) -> None:
    target = plane.tray(10_000, 10_000, 4_000, 3_000, 3_000)
    flush = plane.flush(3_000, 2_000, target, side, shift)
    found = plane.fronting(plane.turned(flush, flush.facing + 9_000), target, side)
    assert (found.facing, abs(found.x - flush.x) <= 1, abs(found.y - flush.y) <= 1) == (
        flush.facing,
        True,
        True,
    )
