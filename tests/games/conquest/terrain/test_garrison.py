"""Garrisons: who goes in, what it is worth, how it is fought for and left."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act, possible, refusals
from montjoie.games.conquest.actions.charge import Charge, targets
from montjoie.games.conquest.actions.charge.way import ways
from montjoie.games.conquest.actions.clash import pools, reach
from montjoie.games.conquest.actions.volley import shooters
from montjoie.games.conquest.actions.volley import targets as aims
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import worth
from montjoie.games.conquest.queries import DEFENSE, MARCH
from montjoie.games.conquest.regiments.field import disc, gap, line
from montjoie.games.conquest.regiments.formation import stands
from montjoie.games.conquest.regiments.sight import height, sees
from montjoie.games.conquest.scenarios import controller
from montjoie.games.conquest.state import G, Options
from montjoie.games.conquest.terrain.garrison import Leave, Occupy, TakeOver, reach_out, ways_in
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.healing import room
from montjoie.kernel.match import Match, begun
from montjoie.table import plane
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.games.conquest.given import refusals as refused
from tests.rule import rule

HOUSE = "house 24,20 4x6"  # from 22,17 to 26,23
INSIDE = "militia x3 in=house_1"
FOE = "raiders 24,40 @180 b"
BEFORE = "militia 24,12 x3 f3"  # 3.8 inches before it
TOUCHING = "raiders 24,24.221 @180 b x3 f3"
MET = {"militia_1|raiders_1": "rear/front"}


def field(*regiments: str, pieces: tuple[str, ...] = (HOUSE,), **more: Any) -> G:
    return engine(*regiments, pieces=pieces, **more)


def occupying(*regiments: str) -> Match:
    match = at(Activation(regiment="militia_1"), *regiments, pieces=(HOUSE,))
    answer(match, "choose_action", "occupy")
    answer(match, "choose_garrison", "house_1")
    return match


def reasons(g: G, action: type[Act], name: str = "militia_1") -> list[str]:
    return [each.rule for each in refusals(g, name, action)]


# Going in.


@rule("CON-GAR-03", "CON-GAR-04")
def test_infantry_marches_into_an_empty_garrison_and_its_activation_ends():
    match = occupying(BEFORE, FOE)
    row = board(match).regiments["militia_1"]
    assert (row.where, row.garrison, row.files) == ("garrison", "house_1", 3)
    assert board(match).pieces["house_1"].holder == "militia_1"
    assert over(match)


@rule("CON-GAR-03", "CON-RUL-54")
@pytest.mark.parametrize(
    "regiment",
    ["militia 24,12 x5 f3", "militia 24,12 x4 f4 +noble_lord", "household_knights 24,12 x3 f3"],
)
def test_only_infantry_that_is_few_may_occupy(regiment: str):
    assert not ways_in(field(regiment, FOE), regiment.split()[0] + "_1")
    assert ways_in(field("militia 24,12 x3 f3 +noble_lord", FOE), "militia_1")


@rule("CON-GAR-03", "CON-SPR-46")
def test_a_phalanx_may_not_occupy():
    g = field(BEFORE, FOE)
    lasting.give(g, "phalanx", "test", ("militia_1",), "game")
    assert not ways_in(g, "militia_1")


@rule("CON-GAR-03")
def test_an_occupied_garrison_cannot_be_occupied():
    assert not ways_in(field("raiders x3 b in=house_1", BEFORE), "militia_1")
    assert not ways_in(field("men_at_arms x3 in=house_1", BEFORE), "militia_1")


@rule("CON-GAR-04", "CON-MAR-02", "CON-MAR-03", "CON-MAR-07")
@pytest.mark.parametrize(
    ("start", "able"),
    [
        ("24,12", True),
        ("24,10", False),  # 5.8 inches away
        ("16.2,20 @180", True),  # 2.1 inches to a side, within half the March
        ("15.5,20 @180", False),
        ("19,13 @0", True),  # after a wheel
        ("24,26 @0", True),  # straight back
    ],
)
def test_a_garrison_is_reached_within_a_march(start: str, able: bool):
    near = field(f"militia {start} x3 f3", FOE)
    assert bool(ways_in(near, "militia_1")) is able


@rule("CON-GAR-04", "CON-SPR-65")
def test_who_flies_may_occupy_too():
    g = field(BEFORE, FOE)
    lasting.give(g, "fly", "test", ("militia_1",), "game")
    assert ways_in(g, "militia_1")


@rule("CON-GAR-04", "CON-MAR-07")
def test_an_enemy_beside_the_way_keeps_a_regiment_from_a_garrison():
    assert not ways_in(field(BEFORE, "raiders 28,15 b x1 f1"), "militia_1")


@rule("CON-GAR-02", "CON-GAR-04")
def test_who_may_not_occupy_a_garrison_stops_an_inch_away():
    match = at(Activation(regiment="militia_1"), "militia 24,12 x6 f3", FOE, pieces=(HOUSE,))
    answer(match, "choose_action", "march")
    ahead = {"forward": [{"turn": 0, "ahead": 2000, "pivot": "centre"}]}
    assert "CON-MAR-07" in refused(match, ahead)


# Inside.


@rule("CON-GAR-05", "CON-RUL-12")
def test_inside_a_regiment_is_as_tall_as_the_garrison_and_better_defended():
    g = field(INSIDE, FOE)
    assert height(g, "militia_1") == 2
    assert (
        worth(g, DEFENSE, "militia_1", None) == worth(engine("militia 9,9"), DEFENSE, "militia_1", None) + 1
    )
    assert len(stands(g, "militia_1")) == 3
    assert gap(g, "militia_1", "raiders_1") == pytest.approx(40_000 - 1221 - 23_000, abs=3)


@rule("CON-GAR-05", "CON-SPR-06")
def test_inside_a_shield_is_of_no_use():
    blow = Blow("clash", "raiders_1", "raiders_1", "men_at_arms_1", "front")
    outside = worth(engine("men_at_arms 24,20", FOE), DEFENSE, "men_at_arms_1", blow)
    inside = worth(field("men_at_arms x3 in=house_1", FOE), DEFENSE, "men_at_arms_1", blow)
    assert inside == outside  # the walls give what the shield gave


@rule("CON-GAR-05", "CON-GAR-14")
@pytest.mark.parametrize("target", ["24,30 @180", "24,10", "14,20", "34,20"])
def test_from_inside_a_regiment_sees_and_shoots_everywhere(target: str):
    g = field("militia_bowmen x3 in=house_1", f"raiders {target} b")
    assert sees(g, "militia_bowmen_1", "raiders_1")
    assert [one.place for one in shooters(g, "militia_bowmen_1", "raiders_1")] == [0, 1, 2]


@rule("CON-GAR-14", "CON-SPR-58")
def test_from_inside_nothing_is_shot_in_an_arc():
    for place, able in (("24,20 x3 f3", True), ("x3 in=house_1", False)):
        g = field(f"longbowmen {place}", "raiders 24,30 @180 b", pieces=() if able else (HOUSE,))
        lasting.give(g, "aimed_shot", "test", ("longbowmen_1",), "game")
        assert ("raiders_1/arcing" in aims(g, "longbowmen_1")) is able


@rule("CON-LOS-03", "CON-RUL-96", "CON-GAR-05")
def test_a_garrison_hides_what_is_behind_it_but_not_who_is_in_it():
    behind = field("militia 24,10 x3 f3", "raiders 24,30 @180 b x1 f1")
    assert not sees(behind, "militia_1", "raiders_1")
    assert sees(field("militia 24,10 x3 f3", "raiders x3 b in=house_1"), "militia_1", "raiders_1")


@rule("CON-RUL-98", "CON-GAR-06")
def test_inside_a_regiment_only_fights_rallies_or_leaves():
    g = field("militia_bowmen x3 in=house_1", "raiders 24,30 @180 b")
    assert possible(g, "militia_bowmen_1") == ["leave", "aim", "volley"]
    met = {"militia_bowmen_1|raiders_1": "rear/front"}
    g = field("militia_bowmen x3 in=house_1", TOUCHING, contacts=met)
    assert possible(g, "militia_bowmen_1") == ["leave", "clash", "inspire"]


@rule("CON-RUL-41", "CON-GAR-05")
def test_an_occupier_counts_with_all_its_stands_where_the_walls_touch_a_zone():
    options = Options(scenario="maelstrom")
    inside = field("men_at_arms x3 in=house_1", FOE, pieces=("house 24,26 4x6",), options=options)
    assert controller(inside, disc(inside.state.zones["centre"])) == "a"
    away = field("men_at_arms x3 in=house_1", FOE, pieces=("house 24,30 4x6",), options=options)
    assert controller(away, disc(away.state.zones["centre"])) == ""


@rule("CON-RZL-07", "CON-RUL-12")
def test_a_reinforcement_line_rests_on_the_walls():
    assert line(field(INSIDE, FOE), "a") == 17_000


@rule("CON-RUL-54", "CON-WND-09")
def test_casualties_inside_are_not_asked_about_and_move_nothing():
    match = at(Suffer(regiment="militia_1", wounds=4), INSIDE, FOE, pieces=(HOUSE,))
    row = board(match).regiments["militia_1"]
    assert over(match)
    assert (row.stands, row.files, row.x, row.y) == (2, 2, 24_000, 20_000)
    assert row.where == "garrison"


@rule("CON-HEA-06", "CON-RUL-54")
def test_a_stand_is_restored_inside_while_the_garrison_holds_it():
    assert [pose.files for pose in room(field(INSIDE, FOE), "militia_1")] == [4]
    assert not list(room(field("militia x4 in=house_1", FOE), "militia_1"))


# Fighting for it.


@rule("CON-GAR-10", "CON-RUL-99", "CON-IMP-04")
def test_a_garrison_held_by_an_enemy_is_charged_as_a_regiment_without_impact():
    foe = "huskarls x3 b in=house_1"
    g = field("household_knights 24,10 x3 f3", foe)
    assert targets(g, "household_knights_1") == ("huskarls_1",)
    (best, *_) = ways(g, "household_knights_1", "huskarls_1", "rear", 14_000)
    assert best.end.y == pytest.approx(17_000 - 1221, abs=3)
    match = at(
        Charge(regiment="household_knights_1"),
        "household_knights 24,10 x3 f3",
        foe,
        pieces=(HOUSE,),
        live=False,
    )
    answer(match, "charge_target", "huskarls_1")
    roll(match, 6)
    while not over(match):
        ((_, decision),) = match.decisions.items()
        assert match.chance is None
        answer(match, "charge_way", next(iter(decision.candidates())))
    assert "household_knights_1|huskarls_1" in board(match).contacts
    assert match.chance is None  # no impact dice


@rule("CON-CHG-09", "CON-CHG-10")
def test_an_empty_garrison_blocks_a_charge_and_is_no_target():
    g = field("militia 24,12 x3 f3", "raiders 24,25.5 @180 b x3 f3")
    assert targets(g, "militia_1") == ()


@rule("CON-GAR-11", "CON-EX-46")
def test_the_front_rank_before_a_garrison_fights_it_the_others_support():
    met = {"huskarls_1|men_at_arms_1": "rear/front"}
    g = field("huskarls x3 b in=house_1", "men_at_arms 24,13.336 x6 f3", contacts=met)
    (pool,) = pools(
        g, "men_at_arms_1", {place: many[0] for place, many in reach(g, "men_at_arms_1").items()}
    )["huskarls_1"]
    assert pool.dice == 3 * 4 + 1 + 3  # Attacks 4, the leader's one more, three support
    assert pool.blow.arc == "front"  # a garrison has only a front (CON-RUL-08)


@rule("CON-GAR-11", "CON-EX-46")
def test_stands_that_touch_another_enemy_attack_that_one():
    met = {"huskarls_1|men_at_arms_1": "rear/front", "men_at_arms_1|raiders_1": "right/front"}
    g = field(
        "huskarls x3 b in=house_1",
        "men_at_arms 24,15.78 x3 f3",
        "raiders 28.882,15.78 @270 b x1 f1",
        contacts=met,
    )
    assert reach(g, "men_at_arms_1") == {0: ("huskarls_1",), 1: ("huskarls_1",), 2: ("raiders_1",)}


@rule("CON-GAR-12", "CON-EX-46")
def test_every_stand_of_an_occupier_chooses_whom_it_attacks():
    met = {"huskarls_1|men_at_arms_1": "rear/front", "huskarls_1|militia_1": "front/front"}
    g = field(
        "huskarls x3 b in=house_1",
        "men_at_arms 24,15.78 x3 f3",
        "militia 24,24.221 @180 x3 f3",
        contacts=met,
    )
    assert reach(g, "huskarls_1") == dict.fromkeys(range(3), ("men_at_arms_1", "militia_1"))


@rule("CON-RUL-08", "CON-VOL-13")
def test_shots_at_a_garrison_hit_its_front():
    g = field("militia_bowmen 10,20 @90 x3 f3", "raiders x3 b in=house_1")
    assert {one.arcs for one in shooters(g, "militia_bowmen_1", "raiders_1")} == {("front",)}


@rule("CON-GAR-13")
def test_an_enemy_in_contact_takes_the_garrison_of_a_destroyed_occupier_at_once():
    match = at(Suffer(regiment="militia_1", wounds=20), INSIDE, TOUCHING, pieces=(HOUSE,), contacts=MET)
    answer(match, "take_garrison", "raiders_1")
    row = board(match).regiments["raiders_1"]
    assert (row.where, board(match).pieces["house_1"].holder) == ("garrison", "raiders_1")
    assert not row.memory.spent  # its own activation is still to come


@rule("CON-GAR-13", "CON-RUL-98")
def test_who_cannot_take_the_garrison_reforms_instead():
    many = "raiders 24,25.441 @180 b x6 f3"
    match = at(Suffer(regiment="militia_1", wounds=20), INSIDE, many, pieces=(HOUSE,), contacts=MET)
    answer(match, "choose_reform", {"6-0": 18_000})
    assert board(match).regiments["raiders_1"].files == 6
    assert board(match).pieces["house_1"].holder == ""


@rule("CON-GAR-13")
def test_who_could_take_the_garrison_and_does_not_stays_as_it_is():
    step = TakeOver(piece="house_1", seat="b", near=("raiders_1",))
    match = at(step, "militia 9,9", TOUCHING, pieces=(HOUSE,))
    answer(match, "take_garrison", "none")
    assert over(match)


# Going out.


@rule("CON-GAR-06", "CON-GAR-07")
def test_leaving_takes_the_activation_and_ends_an_inch_before_the_walls():
    match = at(Activation(regiment="militia_1"), INSIDE, FOE, pieces=(HOUSE,))
    answer(match, "choose_action", "leave")
    answer(match, "choose_leaving", "front-forward-3-0@0")
    row = board(match).regiments["militia_1"]
    assert (row.where, row.garrison, row.facing) == ("table", "", 0)
    assert row.y == pytest.approx(23_000 + 1000 + 1221, abs=3)
    assert board(match).pieces["house_1"].holder == ""
    assert over(match)


@rule("CON-GAR-07")
def test_who_has_no_inch_goes_as_far_as_it_can():
    match = at(Leave(regiment="militia_1"), INSIDE, "raiders 24,28.3 @180 b x3 f3", pieces=(HOUSE,))
    answer(match, "choose_leaving", "front-forward-3-0@0")
    row = board(match).regiments["militia_1"]
    assert 0 < row.y - 23_000 - 1221 < 1000
    assert not row.broken


@rule("CON-GAR-06")
def test_who_leaves_touches_the_walls_away_from_enemies_and_friends():
    near = ("raiders 24,26.5 @180 b x3 f3", "men_at_arms 24,14 x3 f3")
    match = at(Leave(regiment="militia_1"), INSIDE, *near, pieces=(HOUSE,))
    (decision,) = match.decisions.values()
    names = list(decision.candidates())
    assert names
    assert not [name for name in names if name.startswith(("front", "rear"))]


@rule("CON-GAR-06")
def test_stands_further_away_than_a_march_leave_a_regiment_broken():
    step = Leave(regiment="militia_1")
    g = field("militia x4 in=house_1", FOE, pieces=("house 24,20 2x2",), steps=(step,))
    lasting.add(g, MARCH, -4, "test", ("militia_1",), "game")  # one inch, and the outer stands are further
    match = begun(g, 0)
    answer(match, "choose_leaving", "front-forward-4-0@0")
    assert board(match).regiments["militia_1"].broken


@rule("CON-GAR-06")
def test_who_finds_no_room_at_all_cannot_leave():
    assert reach_out(field(INSIDE, FOE), "militia_1") == 5000
    ring = ("raiders 24,26.5 @180 b x6 f6", "raiders 24,13 b x6 f6", "raiders 17.4,20 @90 b x6 f6")
    closed = field(INSIDE, *ring, "raiders 30.6,20 @270 b x6 f6")
    assert reasons(closed, Leave) == ["CON-GAR-06"]


@rule("CON-GAR-08")
def test_nobody_occupies_and_leaves_in_one_round():
    g = occupying(BEFORE, FOE).engine
    assert reasons(g, Leave) == ["CON-GAR-08"]
    left = at(Activation(regiment="militia_1"), INSIDE, FOE, pieces=(HOUSE,))
    answer(left, "choose_action", "leave")
    answer(left, "choose_leaving", "front-forward-3-0@0")
    assert reasons(left.engine, Occupy)[-1] == "CON-GAR-03"


@rule("CON-GAR-06")
def test_leaving_takes_both_actions():
    match = at(Activation(regiment="militia_bowmen_1"), "militia_bowmen x3 in=house_1", FOE, pieces=(HOUSE,))
    answer(match, "choose_action", "aim")
    assert reasons(match.engine, Leave, "militia_bowmen_1") == ["CON-GAR-06"]


@rule("CON-GAR-09")
def test_an_engaged_occupier_leaves_without_a_roll_or_wounds():
    match = at(Leave(regiment="militia_1"), INSIDE, TOUCHING, pieces=(HOUSE,), contacts=MET, live=False)
    answer(match, "choose_leaving", "rear-forward-3-0@0")
    assert board(match).contacts == {}
    assert over(match)
    assert plane.gap(stands(match.engine, "militia_1")[0], stands(match.engine, "raiders_1")[0]) > 1000
