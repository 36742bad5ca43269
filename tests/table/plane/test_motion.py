"""Straight moves, held against shapely and against small steps."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from montjoie.table.plane import (
    TOLERANCE,
    Outline,
    Shape,
    Tray,
    contact_after,
    crosses,
    free_way,
    gap,
    moved,
    overlap,
    polygon,
    step,
    sweep,
    touching,
    tray,
)
from tests.rule import rule
from tests.table.plane.oracle import FACINGS, drawn, outlines, shapes, shifted, trays

INFANTRY = tray(0, 0, 5500, 4800, 0)
FAR = 12_000


@given(trays(), FACINGS, st.integers(0, FAR))
def test_a_sweep_is_the_hull_of_both_ends(piece: Tray, facing: int, distance: int):
    swept = drawn(sweep(piece, facing, distance))
    ends = drawn(piece).union(shifted(piece, facing, distance)).convex_hull
    assert swept.hausdorff_distance(ends) <= 1


@rule("FIG-CHG-08")
@settings(max_examples=300)
@given(trays(), FACINGS, outlines)
def test_a_move_touches_first_where_the_gap_first_closes(piece: Tray, facing: int, other: Outline):
    way = contact_after(piece, facing, other, FAR)
    swept = drawn(piece).union(shifted(piece, facing, FAR)).convex_hull
    if way is None:
        assert swept.distance(drawn(other)) > TOLERANCE - 1
        return
    there = moved(piece, *step(facing, way))
    assert gap(there, other) <= TOLERANCE + 1
    before = drawn(piece).union(shifted(piece, facing, max(0, way - 2 * TOLERANCE))).convex_hull
    assert way == 0 or before.distance(drawn(other)) > 0


@rule("FIG-CHG-08")
def test_a_move_straight_at_a_tray_ends_flush_on_it():
    other = tray(1000, 10_000, 5500, 4800, 18_000)
    assert contact_after(INFANTRY, 0, other, FAR) == 5200
    assert contact_after(INFANTRY, 0, other, 5189) is None
    assert touching(moved(INFANTRY, 0, 5200), other)


@rule("FIG-MOV-04", "FIG-MOV-06")
@settings(max_examples=300)
@given(trays(), FACINGS, shapes, st.sampled_from([0, 1000]))
def test_a_free_way_keeps_the_clearance_and_cannot_be_longer(
    piece: Tray, facing: int, other: Shape, clearance: int
):
    assume(not overlap(piece, other))
    assume(gap(piece, other) > clearance)
    way = free_way(piece, facing, [other], FAR, clearance)
    swept = drawn(piece).union(shifted(piece, facing, way)).convex_hull
    if clearance:
        assert swept.distance(drawn(other)) > clearance - TOLERANCE - 1
    else:
        assert swept.intersection(drawn(other)).buffer(-TOLERANCE).is_empty
    if way < FAR:
        beyond = shifted(piece, facing, way + 1.5)
        assert beyond.distance(drawn(other)) <= clearance


@rule("FIG-RET-06")
def test_a_tray_may_slide_along_what_it_touches_and_back_away_from_it():
    other = moved(INFANTRY, 700, 4800)
    assert free_way(INFANTRY, 9000, [other], FAR) == FAR
    assert free_way(INFANTRY, 18_000, [other], FAR, clearance=1000) == FAR
    assert free_way(INFANTRY, 0, [other], FAR) == 0
    assert free_way(INFANTRY, 0, [other], FAR, clearance=1000) == 0


def test_the_nearest_of_several_ends_the_way():
    others = [moved(INFANTRY, 0, 9000), moved(INFANTRY, 2000, 7000), moved(INFANTRY, 20_000, 0)]
    assert free_way(INFANTRY, 0, others, FAR) == 2200
    assert free_way(INFANTRY, 0, others, FAR, clearance=1000) == 1200
    assert free_way(INFANTRY, 0, others, 900, clearance=1000) == 900


@rule("FIG-MOV-04")
@settings(max_examples=300)
@given(trays(), FACINGS, st.integers(100, FAR), shapes)
def test_a_move_crosses_what_its_sweep_meets(piece: Tray, facing: int, distance: int, other: Shape):
    swept = drawn(piece).union(shifted(piece, facing, distance)).convex_hull
    common = swept.intersection(drawn(other))
    if crosses(piece, facing, distance, other):
        assert common.area > 0
    else:
        assert common.buffer(-3 * TOLERANCE).is_empty


@rule("FIG-RET-06")
def test_sliding_along_a_side_crosses_nothing():
    wall = polygon([(-9000, 2400), (9000, 2400), (9000, 3000), (-9000, 3000)])
    assert not crosses(INFANTRY, 9000, 6000, wall)
    assert crosses(INFANTRY, 8000, 6000, wall)
