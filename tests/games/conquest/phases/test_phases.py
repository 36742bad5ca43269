"""The five phases: reinforcements, stacks, supremacy, drawing, victory."""

from __future__ import annotations

import pytest

from montjoie.games.conquest.phases.action import ActionPhase, CommandPhase, Draw
from montjoie.games.conquest.phases.reinforcement import ReinforcementPhase
from montjoie.games.conquest.phases.supremacy import SupremacyPhase
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.regiments.field import line
from montjoie.games.conquest.state import Stack
from montjoie.kernel import change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, refusals, roll
from tests.rule import rule

WAITING = ("militia reinforcements", "militia reinforcements", "men_at_arms reinforcements")


def where(match: Match) -> list[str]:
    return [row.where for row in board(match).regiments.values()]


@rule("CON-RNF-01", "CON-RNF-02", "CON-RNF-04", "CON-RNF-06")
def test_each_success_brings_one_regiment_of_the_class():
    match = at(ReinforcementPhase(), *WAITING, round=1, live=False)
    match.submit("a", "none")
    roll(match, 4, 5)
    answer(match, "choose_arrivals", ["militia_2"])
    assert where(match) == ["reinforcements", "arriving", "reinforcements"]
    assert over(match)


@rule("CON-RNF-03", "CON-RUL-45")
def test_one_regiment_may_arrive_or_stay_without_a_die():
    match = at(ReinforcementPhase(), *WAITING, round=2, live=False)
    match.submit("a", {"arrive": "men_at_arms_1"})
    roll(match, 6, 6)
    assert where(match) == ["reinforcements", "reinforcements", "arriving"]
    held = at(ReinforcementPhase(), *WAITING, round=2, live=False)
    held.submit("a", {"stay": "men_at_arms_1"})
    roll(held, 1, 1)
    assert where(held) == ["arriving", "arriving", "reinforcements"]


@rule("CON-RNF-03", "CON-RNF-05")
def test_who_arrives_by_itself_cannot_be_held_back():
    match = at(
        ReinforcementPhase(), "militia reinforcements", "men_at_arms reinforcements", round=3, live=False
    )
    assert where(match)[0] == "arriving"
    assert refusals(match, {"stay": "militia_1"}) == ["CON-RNF-03"]


@rule("CON-RZL-14")
def test_who_could_not_enter_comes_without_a_die():
    g = engine("gilded_legion reinforcements", steps=(ReinforcementPhase(),), round=3)
    change(g.state.regiments, "gilded_legion_1", returning=True)
    assert where(begun(g, 0, live=False)) == ["arriving"]


@rule("CON-SPR-01", "CON-RNF-07", "CON-SPR-27")
def test_flanking_regiments_are_declared_instead_of_rolled_for():
    match = at(ReinforcementPhase(), "hunter_cadre reinforcements", round=2, live=False)
    match.submit("a", "none")
    answer(match, "declare_flank", ["hunter_cadre_1"])
    assert where(match) == ["arriving"]
    led = at(ReinforcementPhase(), "men_at_arms reinforcements +imperial_officer", round=2, live=False)
    led.submit("a", "none")
    answer(led, "declare_flank", [])
    assert where(led) == ["reinforcements"]


@rule("CON-CMD-01", "CON-CRD-01", "CON-RUL-68", "CON-SCO-01")
def test_a_stack_holds_a_card_for_each_regiment_and_character_in_play():
    match = at(CommandPhase(), "militia 20,10 +noble_lord", "militia 30,10 arriving", *WAITING[2:])
    assert refusals(match, ["militia", "noble_lord"]) == ["CON-CMD-01"]
    match.submit("a", ["militia", "noble_lord", "militia"])
    assert board(match).stacks["a"].cards == ("militia", "noble_lord", "militia")
    assert match.view("b")["board"]["stacks"]["a"] == {"owner": "a", "open": 0, "size": 3}


@rule("CON-SUP-01", "CON-RUL-46", "CON-DIC-07")
def test_the_smaller_stack_may_shift_its_die():
    g = engine("militia 20,10", steps=(SupremacyPhase(),))
    g.state.stacks = {"a": Stack("a", ("militia",)), "b": Stack("b", ("raiders", "raiders"))}
    match = begun(g, 0, live=False)
    roll(match, 4, 4)
    answer(match, "shift_die", -1)
    assert board(match).course.first == "a"


@rule("CON-SUP-02", "CON-SUP-01")
def test_a_tie_is_rolled_again_and_equal_stacks_shift_nothing():
    match = at(SupremacyPhase(), live=False)
    roll(match, 3, 3)
    roll(match, 5, 2)
    assert board(match).course.first == "b"


@rule("CON-ACT-01", "CON-ACT-02", "CON-ACT-10", "CON-PAS-01", "CON-EX-02")
def test_the_players_draw_in_turn_and_name_one_of_the_card():
    g = engine("militia 10,10", "militia 20,10", "raiders 24,30 b", steps=(ActionPhase(),))
    g.state.stacks = {"a": Stack("a", ("militia", "militia")), "b": Stack("b", ("raiders",))}
    match = begun(g, 0)
    answer(match, "name_unit", "militia_2")
    answer(match, "choose_action", "pass")
    assert match.decisions["b"].kind == "conquest.choose_action"
    answer(match, "choose_action", "pass")
    answer(match, "choose_action", "pass")  # the only militia left
    assert over(match)


@rule("CON-ACT-03", "CON-EX-03")
def test_a_card_that_nothing_answers_to_is_replaced_by_the_next():
    g = engine("militia 10,10 activated", "raiders 24,10", steps=(Draw(seat="a"),))
    g.state.stacks["a"] = Stack("a", ("militia", "raiders"))
    match = begun(g, 0)
    assert board(match).regiments["raiders_1"].memory.activated
    assert board(match).stacks["a"].cards == ()


@rule("CON-RZL-03", "CON-RZL-04", "CON-GEO-21", "CON-RUL-09", "CON-EX-06")
def test_the_line_lies_behind_the_foremost_regiment_with_no_enemy_behind_it():
    g = engine("militia 10,10", "militia 20,20")
    assert line(g, "a") == 20000 - 1221 or line(g, "a") == 20000 - 1220
    g = engine("militia 10,10", "militia 20,20", "raiders 40,18 b")
    assert line(g, "a") in (8779, 8780)
    assert line(engine("militia 10,10", "raiders 40,4 b"), "a") == 0


@rule("CON-SCN-01", "CON-RUL-42", "CON-SCO-02")
def test_cards_that_left_the_game_and_the_dead_warlord_give_points():
    g = engine("militia 24,10", "raiders 24,30 b", "raiders destroyed b", steps=(VictoryPhase(),))
    change(g.state.players, "b", removed=("raiders",), warlord="raiders_2")
    match = begun(g, 0)
    assert board(match).players["a"].vp == 1 + 2


@rule("CON-VIC-01", "CON-SCO-08", "CON-RUL-43")
def test_a_side_without_regiments_has_lost():
    match = at(VictoryPhase(), "militia 24,10", "raiders destroyed b")
    assert match.result is not None
    assert match.result.ranking == [["a"], ["b"]]
    assert match.result.rule == "CON-SCO-08"


@rule("CON-RUL-43")
@pytest.mark.parametrize(("round", "vp", "over"), [(4, 8, True), (4, 7, False), (10, 3, True)])
def test_the_threshold_or_the_last_round_ends_the_game(round: int, vp: int, over: bool):
    g = engine("militia 24,10", "raiders 24,30 b", steps=(VictoryPhase(),), round=round)
    change(g.state.players, "b", vp=vp)
    match = begun(g, 0)
    assert match.over is over
    assert match.result is None or match.result.ranking == [["b"], ["a"]]
