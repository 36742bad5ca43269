"""The activation of a regiment, and marching on."""

from __future__ import annotations

from montjoie.games.conquest.activation import Activation
from montjoie.kernel import change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, refusals
from tests.rule import rule

AHEAD = {"forward": [{"turn": 0, "ahead": 3000, "pivot": "centre"}]}


def offered(match: Match) -> set[str]:
    (decision,) = match.decisions.values()
    return set(decision.candidates())


@rule("CON-ACT-06", "CON-ACT-07", "CON-ACT-08", "CON-MAR-01")
def test_two_actions_and_only_march_twice():
    match = at(Activation(regiment="militia_1"), "militia 24,10")
    answer(match, "choose_action", "march")
    answer(match, "choose_march", AHEAD)
    answer(match, "choose_action", "march")
    answer(match, "choose_march", AHEAD)
    assert over(match)
    again = at(Activation(regiment="militia_1"), "militia 24,10")
    answer(again, "choose_action", "reform")
    answer(again, "choose_reform", {"3-0": 0})
    assert "reform" not in offered(again)
    assert board(again).regiments["militia_1"].memory.activated


@rule("CON-RZL-08", "CON-RZL-10", "CON-RZL-13", "CON-RZL-01", "CON-ACT-06")
def test_an_arriving_regiment_marches_on_from_its_edge():
    match = at(Activation(regiment="militia_1"), "militia arriving")
    answer(match, "choose_entry", {"south-3-0": 24000})
    assert offered(match) == {"march"}
    answer(match, "choose_action", "march")
    answer(match, "choose_march", AHEAD)
    row = board(match).regiments["militia_1"]
    assert (row.where, row.y) in (("table", 3000 - 1220), ("table", 3000 - 1221))
    assert row.memory.arrived
    assert "pass" in offered(match)


@rule("CON-RZL-09", "CON-RUL-65", "CON-RUL-13")
def test_a_deep_regiment_must_march_until_it_is_wholly_on():
    match = at(Activation(regiment="militia_1"), "militia arriving x6")
    answer(match, "choose_entry", {"south-2-0": 24000})
    answer(match, "choose_action", "march")
    assert refusals(match, {"forward": [{"turn": 0, "ahead": 1000, "pivot": "centre"}]}) == ["CON-REG-07"]
    answer(match, "choose_march", AHEAD)
    assert offered(match) == {"march"}
    answer(match, "choose_action", "march")
    assert refusals(match, AHEAD) == ["CON-REG-07"]


@rule("CON-RZL-02", "CON-RZL-11", "CON-RZL-05", "CON-RUL-75")
def test_a_side_edge_is_open_behind_the_line():
    def doors(*regiments: str, line: int = 48000) -> set[str]:
        g = engine("militia arriving", *regiments, steps=(Activation(regiment="militia_1"),))
        change(g.state.players, "a", line=line)
        (decision,) = begun(g, 0).decisions.values()
        return {name.partition("-")[0] for name in decision.space.options}  # type: ignore[attr-defined]

    assert doors() == {"south"}
    assert doors("men_at_arms 24,20") == {"south", "west", "east"}
    assert doors("men_at_arms 24,20", line=3000) == {"south"}


@rule("CON-RZL-12")
def test_a_heavy_regiment_of_round_3_comes_from_its_own_edge():
    g = engine(
        "gilded_legion arriving", "militia 24,20", steps=(Activation(regiment="gilded_legion_1"),), round=3
    )
    change(g.state.players, "a", line=48000)
    (decision,) = begun(g, 0).decisions.values()
    assert all(name.startswith("south") for name in decision.space.options)  # type: ignore[attr-defined]


@rule("CON-RZL-14")
def test_who_finds_no_way_goes_back():
    wall = [f"raiders {x},3 b x8 f8" for x in (10, 24, 38)]
    match = at(Activation(regiment="militia_1"), "militia arriving", *wall)
    row = board(match).regiments["militia_1"]
    assert (row.where, row.returning) == ("reinforcements", True)
    assert over(match)


@rule("CON-REG-07", "CON-RUL-69")
def test_a_regiment_that_rounding_left_over_the_edge_is_not_entering():
    match = at(Activation(regiment="militia_1"), "militia 1.21,20 @270 x2")  # a hundredth of an inch over
    assert "pass" in offered(match)
    answer(match, "choose_action", "march")
    answer(match, "choose_march", {"backward": 1000})
    assert board(match).regiments["militia_1"].x == 2210
