"""Charge: who, how far, onto which face; failures; impact."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.actions.charge import Charge, longest, targets
from montjoie.games.conquest.actions.charge.way import fail_short, onset, ways
from montjoie.games.conquest.actions.clash import Impact
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import has, worth
from montjoie.games.conquest.queries import CLASH, DEFENSE
from montjoie.games.conquest.regiments.field import contacts, fighting, gap
from montjoie.games.conquest.regiments.formation import outline, tray
from montjoie.games.conquest.regiments.sight import attacked_faces
from montjoie.games.conquest.state import Lasting, Memory
from montjoie.kernel import change
from montjoie.kernel.match import Match, begun
from montjoie.table import plane
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
CHARGE = Charge(regiment="militia_1")
BOWMEN = Charge(regiment="militia_bowmen_1")
RIDE = Charge(regiment="household_knights_1")
KNIGHTS = "household_knights 24,10"  # they look over infantry


def charged(*regiments: str, die: int = 6, step: Any = CHARGE, **more: Any) -> Match:
    """A charge on the one enemy there is, with that die."""
    match = at(step, *regiments, live=False, **more)
    if match.decisions and not over(match):
        answer(match, "charge_target", next(iter(targets(match.engine, step.regiment))))
    roll(match, die)
    while any(d.kind == "conquest.charge_way" for d in match.decisions.values()):
        (decision,) = match.decisions.values()
        answer(match, "charge_way", next(iter(decision.candidates())))
    return match


@rule("CON-CHG-02", "CON-CHG-01", "CON-BRK-04")
def test_a_target_is_in_front_in_sight_and_in_reach():
    g = engine("militia 24,10", "raiders 24,24 @180 b", "raiders 24,2 b", "raiders 44,24 b")
    assert longest(g, "militia_1") == 11_000
    assert targets(g, "militia_1") == ()
    assert targets(engine("militia 24,10", "raiders 24,22 @180 b"), "militia_1") == ("raiders_1",)
    assert "charge" in possible(engine("militia 24,10", "raiders 24,22 @180 b"), "militia_1")
    assert "charge" not in possible(engine("militia 24,10 broken", "raiders 24,22 @180 b"), "militia_1")


@rule("CON-CHG-04", "CON-CHG-05", "CON-EX-07", "CON-RUL-72")
@pytest.mark.parametrize(("die", "success"), [(5, True), (4, False)])
def test_march_and_die_must_reach_the_target(die: int, success: bool):
    match = charged(KNIGHTS, f"raiders 24,{10 + S + 12} @180 b", die=die, step=RIDE)  # March 7, 12" away
    assert bool(contacts(match.engine, "household_knights_1")) is success


@rule("CON-CHG-06", "CON-CHG-07", "CON-CHG-11", "CON-CHG-16", "CON-GEO-16", "CON-GEO-19", "CON-EX-09")
def test_a_charge_ends_flush_on_the_face_and_inspired():
    match = charged("militia 24,10", "raiders 26,18 @160 b")
    g = match.engine
    row, enemy = board(match).regiments["militia_1"], board(match).regiments["raiders_1"]
    assert contacts(g, "militia_1") == {"raiders_1": ("front", "front")}
    assert (row.facing - enemy.facing) % 36_000 == 18_000
    assert gap(g, "militia_1", "raiders_1") <= plane.TOLERANCE
    assert not plane.overlap(outline(g, "militia_1"), outline(g, "raiders_1"))
    assert fighting(g, "militia_1", "raiders_1") == (0, 1, 2)
    assert has(g, "militia_1", "inspired")


@rule("CON-CHG-17", "CON-CHG-03", "CON-EX-12")
def test_the_face_is_that_of_the_arc_the_charger_comes_from():
    match = charged("militia 24,10", "raiders 24,18 @90 b")
    assert contacts(match.engine, "militia_1")["raiders_1"] == ("front", "right")


@rule("CON-GEO-15", "CON-GEO-16", "CON-GEO-17", "CON-GEO-18", "CON-RUL-14")
@settings(max_examples=25)
@examples(st.integers(14, 34), st.integers(17, 24), st.integers(120, 240))
def test_every_way_of_a_charge_is_flush_and_none_engages_more(x: int, y: int, facing: int):
    g = engine("militia 24,10 x6 f3", f"raiders {x},{y} @{facing} b x5 f3")
    if not targets(g, "militia_1"):
        return
    for face in attacked_faces(g, "militia_1", "raiders_1"):
        found = ways(g, "militia_1", "raiders_1", face, 20_000)
        around = onset(g, "militia_1", "raiders_1", face)
        for way in found:
            (ax, ay), (bx, by) = tray(g, "raiders_1").side(face)
            for px, py in way.end.side("front"):  # both front corners lie on the line of the face
                aside = abs((px - ax) * (by - ay) - (py - ay) * (bx - ax)) / plane.far((ax, ay), (bx, by))
                assert aside <= 3
            assert way.stands >= 1
            assert way.enemy_stands >= 1
            again = around.run(way.angle)
            assert again is not None
            aligned = around.meets(way.angle, again)
            assert aligned is not None
            assert aligned.end == way.end
            assert abs(plane.gap(again.end, tray(g, "raiders_1"))) <= plane.TOLERANCE


@rule("CON-CHG-08", "CON-EX-08")
def test_a_charge_passes_unengaged_friends():
    friend = f"men_at_arms 24,{10 + S + 1}"
    match = charged(KNIGHTS, friend, f"raiders 24,{10 + 3 * S + 2} @180 b", step=RIDE)
    assert contacts(match.engine, "household_knights_1") == {"raiders_1": ("front", "front")}


@rule("CON-CHG-09", "CON-CHG-10", "CON-CHG-19", "CON-CHG-23")
def test_a_charge_with_no_free_way_stops_an_inch_away():
    wall = f"raiders 24,{10 + S + 2.4} @180 b x8 f8"
    match = at(
        Activation(regiment="household_knights_1"),
        "household_knights 24,10",
        wall,
        f"trolls 24,{10 + 3 * S + 3} @180 b",
        live=False,
    )
    answer(match, "choose_action", "charge")
    answer(match, "charge_target", "trolls_1")
    roll(match, 6)
    assert contacts(match.engine, "household_knights_1") == {}
    assert gap(match.engine, "household_knights_1", "raiders_1") >= 1000 - plane.TOLERANCE
    assert over(match)


@rule("CON-CHG-18", "CON-CHG-23")
def test_a_short_charge_goes_as_far_as_the_die_and_ends_the_activation():
    match = at(Activation(regiment="militia_1"), "militia 24,10", "raiders 24,22 @180 b", live=False)
    answer(match, "choose_action", "charge")
    answer(match, "charge_target", "raiders_1")
    roll(match, 2)
    assert board(match).regiments["militia_1"].y == 12_000
    assert over(match)


@rule("CON-CHG-20", "CON-RUL-16", "CON-EX-10")
def test_who_falls_short_on_a_friend_goes_back_and_both_are_broken():
    friend = f"men_at_arms 24,{10 + S + 0.5}"
    match = charged(KNIGHTS, friend, f"raiders 24,{10 + S + 12} @180 b", die=1, step=RIDE)
    rows = board(match).regiments
    assert rows["household_knights_1"].broken
    assert rows["men_at_arms_1"].broken
    friendly = outline(match.engine, "men_at_arms_1")
    assert not plane.overlap(outline(match.engine, "household_knights_1"), friendly)


@rule("CON-CHG-20", "CON-REG-07")
def test_who_goes_back_from_a_friend_is_on_nobody_however_corners_are_rounded():
    friend = "raiders 16.368,32.63 @327.94 x4 f3 +jarl"
    g = engine("stalkers 21.281,28.948 @357.19 x3 f2", friend, "militia 21,36.5 @180 b")
    fail_short(g, "stalkers_1", "militia_1", 5, 0)
    assert g.state.regiments["stalkers_1"].broken
    assert not plane.overlap(outline(g, "stalkers_1"), outline(g, "raiders_1"))


@rule("CON-CHG-13", "CON-CHG-14")
def test_an_unengaged_enemy_in_the_way_is_pushed_an_inch():
    beside = 24 + 3 * S + 0.2
    match = charged(
        "militia 24,10 x4 f4",
        f"raiders 24,{10 + S + 4} @180 b x3 f3",
        f"stalkers {beside},{10 + S + 3.9} @180 b x3 f3",
    )
    assert "raiders_1" in contacts(match.engine, "militia_1")
    assert list(contacts(match.engine, "militia_1")) == ["raiders_1"]


@rule("CON-SPR-33", "CON-COM-09")
def test_the_unstoppable_may_roll_again_once():
    g = engine("militia 24,10", "raiders 24,22 @180 b", steps=(CHARGE,))
    g.state.lasting["given"] = Lasting("rule", "given", ("militia_1",), "round", thing="unstoppable")
    match = begun(g, 0, live=False)
    answer(match, "charge_target", "raiders_1")
    roll(match, 1)
    answer(match, "reroll_charge", "reroll")
    roll(match, 1)
    assert contacts(match.engine, "militia_1") == {}
    assert over(match)


@rule("CON-IMP-01", "CON-IMP-02", "CON-IMP-03", "CON-SPR-31", "CON-RUL-47")
def test_impact_attacks_hit_as_a_clash_without_its_rules():
    faces = {"militia_1|raiders_1": "front/front"}
    match = at(
        Impact(regiment="raiders_1", target="militia_1"),
        "militia 24,10",
        f"raiders 24,{10 + S} @180 b",
        contacts=faces,
        live=False,
    )
    assert match.chance is not None
    assert match.chance.count == 3 * 2  # type: ignore[attr-defined]
    roll(match, 6, 6, 6, 6, 6, 6)  # no Flurry
    assert over(match)


@rule("CON-IMP-04", "CON-SPR-59")
def test_loose_formations_make_no_impact():
    faces = {"militia_1|raiders_1": "front/front"}
    step = Impact(regiment="raiders_1", target="militia_1")
    g = engine("militia 24,10", f"raiders 24,{10 + S} @180 b", contacts=faces, steps=(step,))
    g.state.lasting["given"] = Lasting("rule", "given", ("raiders_1",), "round", thing="loose_formation")
    assert over(begun(g, 0, live=False))


@rule("CON-SPR-10", "CON-SPR-11", "CON-SPR-32")
@pytest.mark.parametrize(
    ("held", "kind", "clash", "defense"),
    [("shock", "clash", 1, 0), ("glorious_charge", "impact", 1, 0), ("brutal_impact", "impact", 0, -1)],
)
def test_what_a_charge_adds(held: str, kind: Any, clash: int, defense: int):
    def charging(*rules: str) -> tuple[int, int, bool]:
        g = engine("militia_bowmen 24,10", "militia_bowmen 24,16 @180 b", steps=(BOWMEN,))
        for each in rules:
            g.state.lasting[each] = Lasting("rule", each, ("militia_bowmen_1",), "round", 1, thing=each)
        match = begun(g, 0, live=False)
        answer(match, "charge_target", "militia_bowmen_2")
        roll(match, 6)
        if match.decisions and not over(match):
            (decision,) = match.decisions.values()
            answer(match, "charge_way", next(iter(decision.candidates())))
        blow = Blow(kind, "militia_bowmen_1", "militia_bowmen_1", "militia_bowmen_2")
        frightful = has(match.engine, "militia_bowmen_1", "terrifying")
        sums = (
            worth(match.engine, CLASH, "militia_bowmen_1", blow),
            worth(match.engine, DEFENSE, "militia_bowmen_2", blow),
        )
        return (*sums, frightful)

    plain, given = charging(), charging(held)
    assert (given[0] - plain[0], given[1] - plain[1]) == (clash, defense)
    assert given[2] is (held == "glorious_charge")


@rule("CON-ACT-11", "CON-CHG-24", "CON-INS-01")
def test_after_a_charge_the_second_action_is_one_of_combat():
    match = at(Activation(regiment="militia_1"), "militia 24,10", "raiders 24,16 @180 b", live=False)
    answer(match, "choose_action", "charge")
    answer(match, "charge_target", "raiders_1")
    roll(match, 6)
    while any(d.kind == "conquest.charge_way" for d in match.decisions.values()):
        (decision,) = match.decisions.values()
        answer(match, "charge_way", next(iter(decision.candidates())))
    (decision,) = match.decisions.values()
    assert {"clash", "inspire", "pass"} <= set(decision.candidates())
    assert "march" not in set(decision.candidates())


@rule("CON-SPR-17", "CON-RUL-51")
def test_overrun_strikes_a_broken_enemy_again_and_charges_twice():
    g = engine(
        "raiders 24,10", "militia_bowmen 24,16 @180 b broken", steps=(Activation(regiment="raiders_1"),)
    )
    g.state.lasting["given"] = Lasting("rule", "given", ("raiders_1",), "round", thing="overrun")
    match = begun(g, 0, live=False)
    answer(match, "choose_action", "charge")
    answer(match, "charge_target", "militia_bowmen_1")
    roll(match, 6)
    if match.decisions:
        (decision,) = match.decisions.values()
        answer(match, "charge_way", next(iter(decision.candidates())))
    roll(match, *[6] * 6)
    answer(match, "use_overrun", "strike")
    roll(match, *[6] * 6)
    (decision,) = match.decisions.values()
    assert decision.kind == "conquest.choose_action"
    again = engine("raiders 24,10", "militia_bowmen 24,16 @180 b")
    again.state.lasting["given"] = Lasting("rule", "given", ("raiders_1",), "round", thing="overrun")
    change(again.state.regiments, "raiders_1", memory=Memory(actions=("charge",)))
    assert "charge" in possible(again, "raiders_1")
