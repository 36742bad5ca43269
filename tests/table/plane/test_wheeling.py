"""Trays that wheel into contact, and blocks that are carried over ground."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.table.plane import TOLERANCE, Block, formations, gap, near, outwards, overlap, tray, wheeling
from montjoie.table.plane.ways import carried_over, leg, walk
from tests.rule import rule

START = tray(0, 0, 6000, 2000, 0)
CLOSE = 2 * TOLERANCE  # who passes within the tolerance touches, and corners are rounded


@rule("CON-GEO-10")
@pytest.mark.parametrize(("turn", "corner"), [(1000, 1), (-1000, 0)])
def test_a_wheel_turns_about_the_corner_that_stays(turn: int, corner: int):
    after = wheeling.wheeled(START, turn).end
    assert gap(tray(*after.corners[corner], 2, 2, 0), tray(*START.corners[corner], 2, 2, 0)) <= 2
    assert after.corners[1 - corner][1] > START.corners[1 - corner][1]


@rule("CON-GEO-15", "CON-GEO-16")
@given(st.integers(-4500, 4500), st.integers(-6000, 6000), st.integers(0, 359))
def test_after_first_contact_the_front_lies_flush_on_the_side(turn: int, x: int, facing: int):
    target = tray(x, 15_000, 5000, 4000, facing * 100)
    run = wheeling.met(START, turn, target)
    if run is None:
        return
    assert near(run.end, target, CLOSE)
    assert not overlap(run.end, target, 5)
    for side in ("front", "right", "rear", "left"):
        point = wheeling.touch(run.end, target, side)
        end = wheeling.flush_about(run.end, "front", target, side, point)
        if end is not None:
            assert end.outward("front") == (target.outward(side) + 18_000) % 36_000
            assert near(end, target, CLOSE)
            assert not overlap(end, target, 5)


def test_who_misses_the_target_meets_nothing():
    assert wheeling.met(START, 0, tray(20_000, 15_000, 5000, 4000, 0)) is None
    assert wheeling.met(START, 0, tray(0, 15_000, 5000, 4000, 0), limit=5000) is None


def test_half_way_is_half_turned():
    assert wheeling.midway(START, tray(2000, 4000, 6000, 2000, 3000)) == tray(1000, 2000, 6000, 2000, 1500)


@rule("CON-REG-05", "CON-GEO-04")
def test_stands_form_up_two_wide_or_more_the_last_rank_as_central_as_it_can_be():
    assert formations(1) == ((1, 0),)
    assert formations(5) == ((5, 0), (4, 1), (4, 2), (3, 0), (3, 1), (2, 0), (2, 1))
    assert outwards(4) == [1, 2, 0, 3]


@rule("CON-GEO-23")
def test_only_the_stands_that_come_over_ground_are_counted():
    block, ground = Block(6, 3, 2000, 2000), tray(2000, 8000, 1000, 1000, 0)
    start = block.tray(0, 0, 0)
    assert carried_over(block, walk(start, [leg(0, 8000)]), ground, 500) == 2  # one file, both ranks
    assert carried_over(block, walk(start, [leg(0, 6000)]), ground, 500) == 1
    assert carried_over(block, walk(start, [leg(0, 1000)]), ground, 500) == 0
