"""Ways of wheels and straight moves, and blocks of stands, held against shapely and small steps."""

from __future__ import annotations

from math import hypot

import pytest
import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import given, settings
from hypothesis import strategies as st

from montjoie.table.plane import Outline, Tray, covers, gap, overlap, tray, turned
from montjoie.table.plane.blocks import Block
from montjoie.table.plane.shapes import Pivot
from montjoie.table.plane.ways import cost, is_wheel, leg, trimmed, walk, wheel_cost, widest_wheel
from tests.table.plane.oracle import FACINGS, drawn, outlines, trays

PIVOTS = st.sampled_from(("centre", "front-left", "front-right"))
INFANTRY = tray(10_000, 10_000, 5000, 4000, 0)


def test_a_way_of_two_wheels_and_a_move_costs_what_the_outer_corners_and_the_front_go():
    turn = widest_wheel(INFANTRY.width, 3000)
    way = walk(INFANTRY, [leg(turn, 10_000, "front-right"), leg(-turn, 0, "front-left")])
    assert cost(way) == pytest.approx(16_000, abs=2)
    assert way[-1].end.facing == 0


def test_turning_about_the_centre_costs_nothing():
    assert cost(walk(INFANTRY, [leg(9000, 2000)])) == 2000


def test_a_tray_that_goes_sideways_keeps_its_facing():
    (stretch,) = walk(INFANTRY, [leg(0, 3000)], aside=9000)
    assert (stretch.end.x, stretch.end.y, stretch.end.facing) == (13_000, 10_000, 0)


def test_legs_that_do_nothing_at_the_end_are_left_out():
    assert trimmed(leg(0, 100), leg(36_000), leg(0)) == [leg(0, 100)]


@given(trays(), st.integers(1, 9000), st.sampled_from(("front-left", "front-right")))
def test_a_wheel_keeps_one_front_corner_and_carries_the_other_forward(piece: Tray, angle: int, pivot: Pivot):
    turn = angle if pivot == "front-right" else -angle
    assert is_wheel(turn, pivot)
    assert not is_wheel(-turn, pivot)
    there = turned(piece, piece.facing + turn, pivot)
    kept, outer = (0, 1) if pivot == "front-left" else (1, 0)
    assert there.corners[kept] == piece.corners[kept]
    dx, dy = (there.corners[outer][k] - piece.corners[outer][k] for k in (0, 1))
    assert dx * piece.ahead[0] + dy * piece.ahead[1] >= -2 * hypot(*piece.ahead)
    assert hypot(dx, dy) <= wheel_cost(piece.width, turn) + 4


@given(st.integers(1000, 12_000), st.integers(0, 40_000))
def test_no_wider_wheel_can_be_paid(width: int, distance: int):
    turn = widest_wheel(width, distance)
    assert wheel_cost(width, turn) <= distance
    assert turn == 36_000 or wheel_cost(width, turn + 1) > distance


@settings(max_examples=60, deadline=None)
@given(trays(), st.integers(-9000, 9000), st.integers(0, 6000), PIVOTS, outlines)
def test_a_leg_meets_what_it_overlaps_in_any_of_its_small_steps(
    piece: Tray, turn: int, ahead: int, pivot: Pivot, other: Outline
):
    (stretch,) = walk(piece, [leg(turn, ahead, pivot)])
    turns = [turned(piece, piece.facing + turn * k // 60, pivot) for k in range(61)]
    moves = [walk(stretch.start, [leg(0, ahead * k // 60)])[0].end for k in range(61)]
    if any(overlap(there, other) for there in (*turns, *moves)):
        assert stretch.meets(other)
    elif all(gap(there, other) > 200 for there in (*turns, *moves)):  # more than a step
        assert not stretch.meets(other)


# Blocks.


@given(st.integers(1, 14), st.integers(1, 6), st.sampled_from((1000, 1950, 2441)), FACINGS, st.integers(0, 5))
def test_the_stands_of_a_block_fill_its_ranks_from_the_front(stands, files, size, facing, first):
    block = Block(stands, min(files, stands), size, 2 * size)
    block = Block(stands, block.files, size, 2 * size, min(first, block.files - block.last))
    where = block.tray(20_000, 20_000, facing)
    places = block.places(where)
    assert len(places) == stands
    assert all(covers(where, place) for place in places)
    ground = shapely.unary_union([drawn(place).buffer(3) for place in places])
    assert ground.symmetric_difference(drawn(block.outline(where))).area < 40 * size * (stands + 4)
    for number, place in enumerate(places):
        assert not any(overlap(place, other) for other in places[:number])


def test_an_incomplete_last_rank_stands_as_central_as_it_can():
    assert Block(10, 4, 1000, 1000).middles() == (1,)
    assert Block(11, 4, 1000, 1000).middles() == (0, 1)
    assert Block(8, 4, 1000, 1000).middles() == (0,)
    assert Block(8, 4, 1000, 1000).ranks == 2


def test_distance_is_measured_to_stands_and_not_to_the_gaps_of_the_last_rank():
    block = Block(5, 3, 1000, 1000, first=1)
    where = block.tray(10_000, 10_000, 0)
    behind = tray(9_000, 8_500, 400, 1000, 0)  # under the missing stand on the left
    assert gap(where, behind) == 0
    assert gap(block.outline(where), behind) == 300
    assert gap(block.outline(where), behind) == min(gap(place, behind) for place in block.places(where))
