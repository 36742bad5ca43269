"""Searching numbers and facings, held against trying every one of them."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from montjoie.table.plane import (
    TOLERANCE,
    Outline,
    Shape,
    Tray,
    contact_after,
    crosses,
    free_facings,
    free_turn,
    gap,
    may_see,
    near,
    overlap,
    reach,
    sees,
    swing,
    tray,
    turned,
)
from montjoie.table.plane.search import nearest, some, spans
from montjoie.table.plane.shapes import Pivot
from tests.rule import rule
from tests.table.plane.oracle import FACINGS, outlines, rectangle, trays

NUMBERS = st.sets(st.integers(-40, 40))
INFANTRY = tray(7000, 7000, 5500, 4800, 0)


@given(NUMBERS, st.integers(-50, 50))
def test_a_search_finds_a_number_wherever_there_is_one(wanted: set[int], start: int):
    def empty(middle: int, half: int) -> bool:
        return not any(abs(number - middle) <= half for number in wanted)

    found = some(-40, 40, wanted.__contains__, empty)
    assert found in wanted if wanted else found is None
    next_to = min(wanted, key=lambda number: (abs(number - start), number), default=None)
    assert nearest(start, -40, 40, wanted.__contains__, empty) == next_to


@given(NUMBERS)
def test_spans_are_all_numbers_that_fit_and_no_other(wanted: set[int]):
    found = spans(
        -40,
        40,
        wanted.__contains__,
        lambda middle, half: not any(abs(number - middle) <= half for number in wanted),
        lambda middle, half: all(number in wanted for number in range(middle - half, middle + half + 1)),
    )
    assert [number for first, last in found for number in range(first, last + 1)] == sorted(wanted)
    assert all(last + 1 < first for (_, last), (first, _) in pairwise(found))


def test_a_search_gives_up_at_once_what_is_hopeless():
    looked: list[int] = []

    def fits(number: int) -> bool:
        looked.append(number)
        return False

    assert some(0, 1_000_000, fits, lambda middle, half: True) is None
    assert looked == []


@given(trays(), trays(), FACINGS)
def test_no_corner_is_carried_further_than_the_swing(piece: Tray, other: Tray, facing: int):
    turn = min((facing - piece.facing) % 36_000, (piece.facing - facing) % 36_000)
    there = turned(piece, facing)
    carried = swing(reach(piece, piece.centre), turn)
    assert abs(gap(there, other) - gap(piece, other)) <= carried


# A fine brute force: every tenth of a degree, and every hundredth beside what was found.


@settings(max_examples=60, deadline=None)
@given(
    trays(),
    st.lists(outlines, max_size=3),
    st.integers(-18_000, 18_000),
    st.sampled_from(("centre", "front-left", "front-right")),
)
def test_a_tray_turns_until_it_first_meets_something(
    piece: Tray, others: list[Outline], turn: int, pivot: Pivot
):
    free = free_turn(piece, turn, others, pivot)
    way = 1 if turn >= 0 else -1
    assert abs(free) <= abs(turn)

    def meets(angle: int) -> bool:
        there = turned(piece, piece.facing + way * angle, pivot)
        return any(overlap(there, other) for other in others)

    assert not any(meets(angle) for angle in range(0 if free else 1, abs(free) + 1, 10))
    if free != turn:
        assert meets(abs(free) + 1) or meets(0)


@settings(max_examples=40, deadline=None)
@given(trays(), st.lists(outlines, max_size=3), st.sampled_from((0, 1000)))
def test_free_facings_are_those_in_which_a_tray_has_room(piece: Tray, others: list[Outline], clearance: int):
    def fits(facing: int) -> bool:
        there = turned(piece, facing)
        if clearance:
            return not any(near(there, other, clearance - TOLERANCE) for other in others)
        return not any(overlap(there, other) for other in others)

    found = free_facings(piece, others, clearance)
    inside = [any(first <= facing <= last for first, last in found) for facing in range(0, 36_000, 20)]
    assert inside == [fits(facing) for facing in range(0, 36_000, 20)]
    ends = {end + by for first, last in found for end in (first, last) for by in (-1, 0, 1)}
    for facing in ends & set(range(36_000)):
        assert fits(facing) == any(first <= facing <= last for first, last in found)


@settings(max_examples=60, deadline=None)
@given(trays(), trays())
def test_free_facings_hold_against_shapely(piece: Tray, other: Tray):
    found = free_facings(piece, [other])
    for facing in range(0, 36_000, 500):
        deep = rectangle(turned(piece, facing)).intersection(rectangle(other)).area
        if deep > 4 * TOLERANCE * 10_000:
            assert not any(first <= facing <= last for first, last in found)
        elif deep == 0:
            assert any(first <= facing <= last for first, last in found)


def test_a_tray_with_nothing_round_it_turns_as_it_likes():
    assert free_turn(INFANTRY, -9000, []) == -9000
    assert free_facings(INFANTRY, []) == [(0, 35_999)]


def test_a_wheel_is_stopped_by_what_stands_before_the_far_corner():
    beside = tray(7000, 13_000, 2760, 2760, 0)
    assert free_turn(INFANTRY, 9000, [beside], "front-right") < 9000
    assert free_turn(INFANTRY, 9000, [beside], "centre") == 9000  # it stands too far ahead for that


# What slack promises: an answer for one facing that holds for all within a turn.


@rule("FIG-RUL-54")
@settings(max_examples=200, deadline=None)
@given(st.integers(0, 35_999), st.integers(0, 1500), trays(), trays())
def test_slack_covers_every_turn_within_it(facing: int, half: int, one: Tray, other: Tray):
    limit = 11_000
    middle = turned(INFANTRY, facing)
    far = swing((5500**2 / 4 + (2400 + limit) ** 2) ** 0.5, half)
    least = contact_after(middle, middle.facing, other, limit, far)
    for turn in (-half, -half // 2, half // 3, half):
        there = turned(INFANTRY, facing + turn)
        way = contact_after(there, there.facing, other, limit)
        if way is not None:
            assert least is not None
            assert least <= way
            if crosses(middle, middle.facing, least, one, far):
                assert crosses(there, there.facing, way, one)
        if overlap(middle, other, far):
            assert overlap(there, other)


@rule("FIG-LOS-01", "FIG-RUL-54")
@settings(max_examples=300, deadline=None)
@given(
    st.integers(0, 35_999),
    st.integers(1, 1500),
    trays(span=24_000),
    st.lists(trays(span=24_000), max_size=5),
    st.sampled_from(("diagonal", "square")),
)
def test_who_might_be_seen_after_a_turn_is_never_given_up(facing, half, target, blockers, border):
    here = tray(12_000, 12_000, 5500, 4800, facing)
    walls: list[Shape] = [each for each in blockers if not near(here, each, 4000)]
    aside, drift = swing(reach(here, here.centre), half), swing(reach(target, here.centre), half)
    seen = any(
        sees(turned(here, facing + turn), border, target, walls)
        for turn in range(-half, half + 1, max(1, half // 6))
    )
    if seen:
        assert may_see(here, border, target, walls, aside, drift)


@rule("FIG-LOS-01")
def test_a_target_hidden_whatever_the_turn_is_given_up():
    here, target = tray(12_000, 4000, 5500, 4800, 0), tray(12_000, 20_000, 2760, 2760, 0)
    wall = tray(12_000, 12_000, 22_000, 2000, 0)
    aside, drift = swing(reach(here, here.centre), 300), swing(reach(target, here.centre), 300)
    assert not may_see(here, "diagonal", target, [wall], aside, drift)
    assert may_see(here, "diagonal", target, [], aside, drift)
