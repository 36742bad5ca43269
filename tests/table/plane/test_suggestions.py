"""Ways worth looking at: none twice, none further than it goes, toward and away from points."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from montjoie.kernel.motion import TURN
from montjoie.table.plane import bearing, tray, walk
from montjoie.table.plane.suggestions import Outset, facings, nearest
from tests.table.plane.oracle import FACINGS

POINTS = st.lists(st.tuples(st.integers(0, 14_000), st.integers(0, 14_000)), max_size=3)


def outset(facing: int, first: bool = True, last: bool = True) -> Outset:
    return Outset(tray(7000, 7000, 2000, 2000, facing), facing, 4000, first, last)


@given(FACINGS, st.booleans(), st.booleans(), POINTS, POINTS)
def test_no_way_comes_twice_goes_too_far_or_turns_when_it_may_not(
    facing: int, first: bool, last: bool, foes: list[tuple[int, int]], others: list[tuple[int, int]]
) -> None:
    asked = outset(facing, first, last)
    ways = list(asked.ways(foes, others, lambda heading, limit: min(limit, 3000)))
    assert ways[0] == []
    assert len({str(way) for way in ways}) == len(ways)
    for way in ways[1:]:
        assert all(0 <= leg["ahead"] <= 3000 for leg in way)
        assert first or not way[0]["turn"]
        assert last or len(way) == 1
        assert len(way) <= 2


def test_it_goes_toward_a_foe_and_ends_looking_at_it() -> None:
    foe = (12_000, 7000)
    ways = list(outset(0).ways([foe], [], lambda heading, limit: limit))
    straight = [way for way in ways if way and way[0]["turn"] == 9000 and way[0]["ahead"] == 4000]
    assert straight == [[{"turn": 9000, "ahead": 4000, "pivot": "centre"}]]
    aside = next(way for way in ways if len(way) == 2)
    end = walk(outset(0).here, aside)[-1].end
    assert abs(end.facing - bearing(end.centre, foe)) <= 1


def test_where_nothing_can_be_reached_only_turns_are_left() -> None:
    ways = list(outset(0).ways([(7000, 12_000)], [(0, 0)], lambda heading, limit: None))
    assert all(not leg["ahead"] for way in ways for leg in way)


@given(FACINGS, st.booleans(), st.booleans(), POINTS, st.integers(0, 999))
def test_a_way_at_random_is_one_the_tray_may_take(
    facing: int, first: bool, last: bool, points: list[tuple[int, int]], seed: int
) -> None:
    way = outset(facing, first, last).throw(points, random.Random(seed))
    assert sum(leg["ahead"] for leg in way) <= 4000
    assert first or not way or not way[0]["turn"]
    assert last or len(way) <= 1


@given(FACINGS, POINTS)
def test_facings_are_those_to_points_and_round_about(facing: int, points: list[tuple[int, int]]) -> None:
    found = facings((7000, 7000), facing, points)
    assert len(set(found)) == len(found)
    assert {bearing((7000, 7000), point) for point in points} <= set(found)
    assert {(facing + turn) % TURN for turn in range(0, TURN, 4500)} <= set(found)


def test_the_nearest_point_comes_first() -> None:
    assert nearest([(9, 9), (1, 1), (5, 0)], (0, 0)) == [(1, 1), (5, 0), (9, 9)]
