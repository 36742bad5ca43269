"""Bloodlust, Fluid Formation, Flawless Drill: what changes the run of an activation."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.phases.action import ActionPhase
from montjoie.games.conquest.regiments.field import contacts
from montjoie.games.conquest.state import Lasting, Stack
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
AHEAD = {"forward": [{"turn": 0, "ahead": 1000, "pivot": "centre"}]}
ACT = Activation(regiment="militia_1")


def given(rule_of: str, *regiments: str, who: str = "militia_1", n: int = 0, **more: Any) -> Match:
    g = engine(*regiments, steps=(ACT,), **more)
    g.state.lasting["given"] = Lasting("rule", "given", (who,), "game", n, thing=rule_of)
    return begun(g, 0, live=False)


def offered(match: Match) -> set[str]:
    (decision,) = match.decisions.values()
    return set(decision.candidates())


@rule("CON-SPR-52", "CON-RUL-52", "CON-RUL-71")
def test_who_keeps_its_head_acts_as_it_likes():
    match = given("bloodlust", "militia 24,10 x3 f3", "raiders 24,18 @180 b")
    answer(match, "choose_action", "reform")
    roll(match, 1)
    answer(match, "choose_reform", {"3-0": 0})
    assert board(match).regiments["militia_1"].memory.actions == ("reform",)
    answer(match, "choose_action", "pass")  # which is not tested
    assert over(match)


@rule("CON-SPR-52", "CON-RUL-52")
def test_who_rages_charges_the_nearest_enemy_in_reach():
    match = given("bloodlust", "militia 24,10 x3 f3", "raiders 18,19 @180 b", "raiders 25,17 @180 b")
    answer(match, "choose_action", "reform")
    roll(match, 6)
    roll(match, 6)
    answer(match, "charge_way", min(offered(match)))
    assert contacts(match.engine, "militia_1") == {"raiders_2": ("front", "front")}
    assert board(match).regiments["militia_1"].memory.actions == ("charge",)


@rule("CON-SPR-52", "CON-RUL-106")
def test_who_rages_with_nobody_in_reach_marches_at_the_enemy_in_sight_or_the_far_edge():
    match = given("bloodlust", "militia 24,10 x3 f3", "raiders 24,40 @180 b")
    answer(match, "choose_action", "reform")
    roll(match, 6)
    assert board(match).regiments["militia_1"].y == 15_000
    assert board(match).regiments["militia_1"].memory.actions == ("march",)
    alone = given("bloodlust", "militia 24,10 @180 x3 f3", "raiders 24,40 @180 b")
    answer(alone, "choose_action", "reform")
    roll(alone, 6)
    assert board(alone).regiments["militia_1"].y >= 10_000


@rule("CON-SPR-52", "CON-CHG-01", "CON-BRK-04")
def test_bloodlust_charges_even_broken():
    calm = at(ACT, "militia 24,10 broken x3 f3", "raiders 24,18 @180 b")
    assert "charge" not in offered(calm)
    match = given("bloodlust", "militia 24,10 broken x3 f3", "raiders 24,18 @180 b")
    assert "charge" in offered(match)


@rule("CON-SPR-28", "CON-ACT-12")
def test_a_fluid_formation_reforms_for_nothing_before_the_first_action():
    match = given("fluid_formation", "militia 24,10 x3 f3")
    for action, told in (("reform", {"2-0": 0}), ("reform", {"3-0": 0})):
        answer(match, "choose_action", action)
        answer(match, "choose_reform", told)
    assert "reform" not in offered(match)
    answer(match, "choose_action", "march")
    answer(match, "choose_march", AHEAD)
    assert over(match)


@rule("CON-SPR-28", "CON-ACT-12")
def test_a_fluid_formation_reforms_for_nothing_after_the_others():
    match = given("fluid_formation", "militia 24,10 x3 f3")
    for _ in range(2):
        answer(match, "choose_action", "march")
        answer(match, "choose_march", AHEAD)
    assert offered(match) == {"reform", "pass"}
    plain = at(ACT, "militia 24,10 x3 f3")
    answer(plain, "choose_action", "reform")
    answer(plain, "choose_reform", {"2-0": 0})
    answer(plain, "choose_action", "march")
    answer(plain, "choose_march", AHEAD)
    assert over(plain)


@rule("CON-SPR-41", "CON-ACT-12")
def test_flawless_drill_reforms_in_combat_for_nothing_once_a_game():
    fight = ("militia 24,20 x3 f3", f"raiders 24,{20 + S} @180 b x3 f3")
    faces = {"militia_1|raiders_1": "front/front"}
    match = given("flawless_drill", *fight, contacts=faces)
    answer(match, "choose_action", "inspire")
    answer(match, "choose_action", "combat_reform")
    roll(match, 1)
    answer(match, "choose_combat_reform", "stay")
    assert offered(match) == {"combat_reform", "pass"}
    answer(match, "choose_action", "combat_reform")
    roll(match, 1)
    answer(match, "choose_combat_reform", "stay")
    assert over(match)
    assert any(row.thing == "drilled" and row.until == "game" for row in board(match).lasting.values())


@rule("CON-SPR-02", "CON-ACT-03")
def test_whose_regiment_falls_as_it_is_named_draws_another_card():
    fight = (
        "raiders 24,20 x1 f1",
        f"men_at_arms 24,{20 + S} @180 b x3 f3",
        "militia 10,10",
        "longbowmen 40,40 b",
    )
    g = engine(*fight, contacts={"raiders_1|men_at_arms_1": "front/front"}, steps=(ActionPhase(),))
    g.state.lasting["given"] = Lasting("rule", "given", ("men_at_arms_1",), "game", 30, thing="aura_of_death")
    g.state.stacks["a"], g.state.stacks["b"] = Stack("a", ("raiders", "militia")), Stack("b", ("longbowmen",))
    match = begun(g, 0, live=False)
    while match.chance is not None:
        roll(match, *[6] * match.chance.count)  # type: ignore[attr-defined]
    assert board(match).regiments["raiders_1"].where == "destroyed"
    ((seat, decision),) = match.decisions.items()
    assert (seat, decision.kind) == ("a", "conquest.choose_action")
    assert board(match).regiments["militia_1"].memory.activated
