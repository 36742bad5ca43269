"""March: forward with wheels, aside, back; what is in the way."""

from __future__ import annotations

from math import radians
from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import strategies as st
from shapely.geometry import Polygon, box  # type: ignore[import-untyped,unused-ignore]
from shapely.ops import unary_union  # type: ignore[import-untyped,unused-ignore]

from montjoie.games.conquest.actions.march import March, distance
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.regiments.formation import stands, tray
from montjoie.games.conquest.regiments.ground import ground
from montjoie.kernel import change
from montjoie.table import plane
from montjoie.table.plane import Pivot
from montjoie.table.plane.ways import walk
from tests.games.conquest.given import answer, at, board, engine, over, refusals
from tests.rule import rule

MARCH = March(regiment="militia_1")
S = 2.441  # the side of an infantry stand


def ahead(far: float) -> dict[str, Any]:
    return {"forward": [{"turn": 0, "ahead": round(far * 1000), "pivot": "centre"}]}


def wheel(degrees: float, far: float = 0) -> dict[str, Any]:
    pivot = "front-right" if degrees > 0 else "front-left"
    return {"forward": [{"turn": round(degrees * 100), "ahead": round(far * 1000), "pivot": pivot}]}


@rule("CON-MAR-01", "CON-MAR-02", "CON-MAR-06", "CON-GEO-09")
def test_a_regiment_marches_up_to_its_march():
    match = at(MARCH, "militia 24,10")
    assert refusals(match, ahead(5)) == []
    assert refusals(match, ahead(0)) == []
    assert refusals(match, ahead(5.1)) == ["CON-MAR-02"]
    answer(match, "choose_march", ahead(4))
    assert (board(match).regiments["militia_1"].x, board(match).regiments["militia_1"].y) == (24000, 14000)
    assert over(match)


@rule("CON-MAR-02", "CON-RUL-06")
def test_a_character_without_a_march_does_not_slow_his_regiment():
    g = engine("militia 24,10 +noble_lord")
    assert distance(g, "militia_1", 0) == 5000


@rule("CON-MAR-03", "CON-GEO-12", "CON-RUL-10")
@pytest.mark.parametrize("way", ["left", "right", "backward"])
def test_aside_and_back_go_half_as_far(way: str):
    match = at(MARCH, "militia 24,10")
    assert refusals(match, {way: 2500}) == []
    assert refusals(match, {way: 2600}) == ["CON-MAR-03"]
    answer(match, "choose_march", {way: 2500})
    row = board(match).regiments["militia_1"]
    assert {"left": (21500, 10000), "right": (26500, 10000), "backward": (24000, 7500)}[way] == (row.x, row.y)
    assert row.facing == 0


@rule("CON-MAR-04", "CON-MAR-05", "CON-GEO-10", "CON-GEO-11", "CON-EX-04")
def test_a_wheel_costs_the_way_of_the_outer_corner():
    match = at(MARCH, "militia 24,10 x2 f2")
    width = 2 * 2.441
    assert refusals(match, wheel(30, 5 - width * radians(30) - 0.01)) == []
    assert refusals(match, wheel(30, 5 - width * radians(30) + 0.01)) == ["CON-MAR-02"]
    before = tray(match.engine, "militia_1").corners[1]
    answer(match, "choose_march", wheel(30))
    after = tray(match.engine, "militia_1").corners[1]
    assert abs(before[0] - after[0]) <= 2
    assert abs(before[1] - after[1]) <= 2
    assert board(match).regiments["militia_1"].facing == 3000


@rule("CON-MAR-04")
def test_a_wheel_never_brings_the_outer_corner_back():
    match = at(MARCH, "militia 24,10")
    back = {"forward": [{"turn": -1000, "ahead": 0, "pivot": "front-right"}]}
    about = {"forward": [{"turn": 1000, "ahead": 0, "pivot": "centre"}]}
    assert refusals(match, back) == refusals(match, about) == ["CON-MAR-04"]


@rule("CON-MAR-07", "CON-RUL-11", "CON-MAR-10")
def test_a_march_keeps_an_inch_from_enemies_at_every_point():
    match = at(MARCH, "militia 24,10", "militia 24,16.441 @180 b")
    assert refusals(match, ahead(3)) == []
    assert refusals(match, ahead(3.1)) == ["CON-MAR-07"]
    near = at(MARCH, "militia 24,10", "militia 24,12.941 @180 b")
    assert refusals(near, {"backward": 400}) == []
    assert refusals(near, ahead(0.1)) == ["CON-MAR-07"]


@rule("CON-MAR-08", "CON-EX-05", "CON-REG-07")
def test_a_march_passes_unengaged_friends_and_may_not_end_its_activation_on_them():
    match = at(March(regiment="household_knights_1"), "household_knights 24,10", "militia 24,13.5")
    assert refusals(match, ahead(7)) == []
    assert refusals(match, ahead(4)) == ["CON-REG-07"]
    first = at(March(regiment="household_knights_1", more=True), "household_knights 24,10", "militia 24,13.5")
    assert refusals(first, ahead(4)) == []


@rule("CON-RUL-109", "CON-RUL-65")
def test_who_must_march_and_finds_no_way_stays():
    around = ("crag 24,13 20x3", "crag 24,6 20x3", "crag 19,9.5 2x4", "crag 29,9.5 2x4")
    free = at(MARCH, "militia 24,9.5 x3 f3", "household_guard 24,10 x3 f3")
    assert [decision.kind for decision in free.decisions.values()] == ["conquest.choose_march"]
    walled = at(MARCH, "militia 24,9.5 x3 f3", "household_guard 24,10 x3 f3", pieces=around)
    assert over(walled)
    assert board(walled).regiments["militia_1"].y == 9500


@rule("CON-RUL-109", "CON-ACT-12")
def test_who_has_no_march_left_is_not_made_to_march_again_and_again():
    around = ("crag 24,13 20x3", "crag 24,6 20x3", "crag 19,9.5 2x4", "crag 29,9.5 2x4")
    crowd = ("militia 24,9.5 x3 f3", "household_guard 24,10 x3 f3")
    rallying = Activation(
        regiment="militia_1", left=0, free=("reform",), done_actions=("march", "march"), at="act"
    )
    match = at(rallying, *crowd, pieces=around)
    assert "march" not in [answer for d in match.decisions.values() for answer in d.candidates()]
    marching = at(rallying.but(free=("march",)), *crowd, pieces=around)
    assert [answer for d in marching.decisions.values() for answer in d.candidates()] == ["march"]
    answer(marching, "choose_action", "march")
    assert over(marching), "the free one is spent too"


@rule("CON-REG-07", "CON-MAR-09")
def test_who_touches_a_friend_in_contact_by_less_than_the_tolerance_may_stay():
    friend = f"household_guard 24,{round(9.5 + S - 0.015, 3)} x3 f3"
    match = at(
        MARCH,
        "militia 24,9.5 x3 f3",
        friend,
        f"militia 24,{round(9.5 + 2 * S - 0.015, 3)} @180 b x3 f3",
        contacts={"household_guard_1|militia_2": "front/front"},
    )
    assert refusals(match, ahead(1)) != []
    assert refusals(match, {"forward": []}) == []


@rule("CON-MAR-09")
def test_a_march_does_not_pass_friends_in_contact_with_an_enemy():
    match = at(
        March(regiment="household_knights_1"),
        "household_knights 24,10",
        "militia 24,13.5",
        "militia 31.33,13.5 b x3 f3",
        contacts={"militia_1|militia_2": "right/left"},
    )
    assert "CON-MAR-09" in refusals(match, ahead(7))


@rule("CON-REG-07")
def test_a_march_never_leaves_the_battlefield():
    assert refusals(at(MARCH, "militia 24,46"), ahead(2)) == ["CON-REG-07", "CON-REG-07"]


@rule("CON-COM-09")
def test_a_standard_bearer_speeds_the_second_march():
    g = engine("militia 24,10")
    change(g.state.regiments, "militia_1", models=("leader", "standard_bearer"))
    assert (distance(g, "militia_1", 0), distance(g, "militia_1", 1)) == (5000, 6000)


@rule("CON-GEO-13", "CON-MAR-07")
@examples(
    st.integers(14, 34), st.integers(12, 24), st.integers(0, 89), st.integers(-60, 60), st.integers(0, 4000)
)
def test_wheels_and_moves_agree_with_a_brute_sweep(x: int, y: int, facing: int, turn: int, far: int):
    g = engine("militia 24,10 x5 f3", f"militia {x},{y} @{facing} b x3 f3")
    start = tray(g, "militia_1")
    pivot: Pivot = "front-right" if turn > 0 else "front-left"
    legs = [{"turn": turn * 100, "ahead": far, "pivot": pivot if turn else "centre"}]
    enemy = unary_union([Polygon(s.corners) for s in stands(g, "militia_2")])
    found = ground(g, "militia_1")
    trays = [plane.turned(start, 20 * k * (1 if turn > 0 else -1), pivot) for k in range(abs(turn) * 5 + 1)]
    last = trays[-1]
    trays += [plane.ahead(last, far * k // 40) for k in range(41)]
    gaps = [min(Polygon(s.corners).distance(enemy) for s in found.block.places(t)) for t in trays]
    if gaps[0] < 1015:
        return  # it starts too near
    bad = any(found.way(walk(start, legs)))
    if min(gaps) < 980:
        assert bad
    elif min(gaps) > 1005 and all(box(0, 0, 48000, 48000).contains(Polygon(t.corners)) for t in trays):
        assert not bad
