"""Victory points, objectives, instant victories, the end (WES-VIC)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.phases.regroup import RegroupPhase
from montjoie.games.westeros.state import G, Token
from montjoie.games.westeros.units import casualties
from montjoie.games.westeros.victory import ending, morale, objectives, scoring
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, commander, engine, events, unit
from tests.rule import rule

POINTS = "paying_the_piper"  # 1 point for each objective at the end, 5 rounds, both can rout
WOOD = "battle_of_the_whispering_wood"  # points for units and morale, no rout, an instant victory
HARRENHAL = "harassment_to_harrenhal"  # points by rank
FORDS = {"western_ford_height": "10,3", "southern_ford_height": "11,5"}


def end_of_turn(units: dict[str, str], **more: Any) -> Match:
    """Stark passes; then his turn ends."""
    match = at(PlayerTurn(house="stark"), units, **more)
    match.submit("stark", "pass")
    return match


def last_round(**more: Any) -> Match:
    """The regroup phase of round 5."""
    return at(RegroupPhase(), round=5, **more)


def winner(match: Match) -> tuple[str, str]:
    assert match.result is not None
    return match.result.ranking[0][0], match.result.rule


# Points.


@rule("WES-VIC-01")
def test_points_have_no_maximum() -> None:
    g = engine(sides={"stark": {"points": 10}})
    scoring.score(g, "stark", 12, "points-objectives", "WES-VIC-02")
    assert g.state.sides["stark"].points == 22


@rule("WES-VIC-02", "WES-CBT-25")
def test_immediate_points_are_scored_when_a_unit_is_eliminated() -> None:
    g = engine(plan=WOOD)
    casualties.reward(g, unit("host green 5,3"))
    assert g.state.sides["lannister"].points == 1


@rule("WES-VIC-02")
def test_a_plan_may_pay_by_rank() -> None:
    for rank, points in (("green", 1), ("blue", 2), ("red", 3)):
        g = engine(plan=HARRENHAL)
        casualties.reward(g, unit(f"guards {rank} 5,3"))
        assert (g.state.sides["stark"].points, g.state.sides["lannister"].points) == (points, 0)


@rule("WES-VIC-02")
def test_a_captured_commander_pays_beside_his_unit() -> None:
    g = engine(plan="bounty_of_the_westerlands")
    casualties.reward(g, unit("guards blue 5,3 @kevan"))
    assert g.state.sides["stark"].points == 2 + 2


@rule("WES-VIC-02", "WES-REG-03")
def test_points_of_the_end_are_scored_in_the_last_round_only() -> None:
    held = {"village_west": ("6,5", "stark"), "crossing_west": ("3,10", "lannister")}
    assert board(at(RegroupPhase(), plan=POINTS, round=4, objectives=held)).sides["stark"].points == 0
    match = last_round(plan=POINTS, objectives=held)
    assert [side.points for side in board(match).sides.values()] == [1, 1]


@rule("WES-VIC-02", "WES-REG-03")
def test_points_of_each_round_are_scored_every_round_and_in_the_last() -> None:
    held = {"building_n_centre": ("5,5", "stark"), "building_n_west": ("2,6", "stark")}
    for number in (1, 5):
        match = at(RegroupPhase(), plan="razing_the_red_fork", round=number, objectives=held)
        assert board(match).sides["stark"].points == 2


@rule("WES-VIC-02", "WES-REG-03")
def test_the_state_of_the_enemys_morale_pays_at_the_end() -> None:
    for marker, points in ((3, 0), (4, 1), (7, 1), (8, 2), (10, 2), (11, 3)):
        match = at(RegroupPhase(), plan=WOOD, round=6, marker=marker)
        assert board(match).sides["stark"].points == points
        assert board(match).sides["lannister"].points == 0


# The winner.


@rule("WES-REG-04")
def test_most_points_win_after_the_last_round() -> None:
    match = last_round(plan=POINTS, sides={"lannister": {"points": 3}, "stark": {"points": 2}}, marker=5)
    assert winner(match) == ("lannister", "WES-REG-04")
    assert match.result
    assert match.result.scores == {"stark": 2, "lannister": 3}


@rule("WES-VIC-03")
def test_higher_morale_wins_equal_points() -> None:
    assert winner(last_round(plan=POINTS, marker=1, momentum="lannister")) == ("stark", "WES-VIC-03")
    assert winner(last_round(plan=POINTS, marker=-1, momentum="stark")) == ("lannister", "WES-VIC-03")


@rule("WES-VIC-04")
def test_momentum_wins_equal_points_on_the_start_space() -> None:
    assert winner(last_round(plan=POINTS, momentum="lannister")) == ("lannister", "WES-VIC-04")
    assert winner(last_round(plan=POINTS, momentum="stark")) == ("stark", "WES-VIC-04")


@rule("WES-REG-04", "WES-GEN-04")
def test_goals_of_the_plan_decide_in_the_place_of_points() -> None:
    both = {name: (hex, "lannister") for name, hex in FORDS.items()}
    one = {**both, "western_ford_height": ("10,3", "stark")}
    assert winner(last_round(objectives=both)) == ("lannister", "WES-REG-04")
    assert winner(last_round(objectives=one, marker=-9)) == ("stark", "WES-REG-04")


@rule("WES-REG-04", "WES-MOR-14")
def test_a_goal_may_ask_for_morale() -> None:
    sites = {f"site_{n}": (hex, "stark") for n, hex in enumerate(("3,8", "5,7", "6,9", "8,8"), 1)}
    for marker, house in ((-7, "stark"), (-8, "lannister")):
        match = last_round(plan="battle_of_the_green_fork", objectives=sites, marker=marker)
        assert winner(match)[0] == house


# Instant victories.


@rule("WES-VIC-06", "WES-VIC-05")
def test_a_house_on_its_rout_space_loses_at_once() -> None:
    for house, other in (("stark", "lannister"), ("lannister", "stark")):
        g = engine()
        morale.shift(g, other, 12, "WES-MOR-09")
        assert g.result is not None
        assert g.result.ranking == [[other], [house]]
        assert g.result.rule == "WES-VIC-06"


@rule("WES-VIC-07")
def test_a_segment_that_ends_with_eleven_cannot_rout() -> None:
    g = engine(plan="razing_the_red_fork")  # Stark's segment shows 11, Lannister's Rout
    morale.shift(g, "lannister", 11, "WES-MOR-09")
    assert g.result is None
    morale.shift(g, "stark", 22, "WES-MOR-09")
    assert g.result is not None


def ended(g: G) -> tuple[str, str]:
    return (g.result.ranking[0][0], g.result.rule) if g.result else ("", "")


def general_captured(points: int, **more: Any) -> G:
    taken = {"points": points, "captured": (commander("jaime_lannister_kingslayer"),)}
    return engine(plan=WOOD, sides={"stark": taken}, **more)


@rule("WES-VIC-05")
def test_an_instant_victory_of_the_plan_is_seen_when_the_points_come_in() -> None:
    g = general_captured(4)
    ending.check(g)
    assert ended(g) == ("", "")
    scoring.score(g, "stark", 1, "points-unit-eliminated", "WES-VIC-02")
    assert ended(g) == ("stark", "WES-VIC-05")


@rule("WES-VIC-05")
def test_another_commander_is_not_the_general() -> None:
    kevan = {"points": 9, "captured": (commander("kevan"),)}
    g = engine(plan=WOOD, sides={"stark": kevan})
    ending.check(g)
    assert g.result is None


@rule("WES-VIC-06")
def test_nothing_is_scored_after_a_rout() -> None:
    g = engine(plan=HARRENHAL, marker=10)
    casualties.reward(g, unit("guards red 5,3"))
    assert g.result is not None
    assert g.state.sides["stark"].points == 0


@rule("WES-VIC-10", "WES-RUL-11")
def test_losing_every_unit_is_no_defeat_by_itself() -> None:
    match = end_of_turn({"l1": "guards blue 5,9"})
    assert not match.over
    assert board(match).sides["stark"].passed


# Control.


@rule("WES-VIC-08", "WES-RUL-10")
def test_a_unit_on_an_objective_takes_control_at_the_end_of_a_turn() -> None:
    match = end_of_turn({"l1": "guards blue 10,3"}, objectives={"ford": ("10,3", "stark")})
    assert board(match).objectives["ford"].control == "lannister"
    (told,) = events(match, "control_taken")
    assert (told["objective"], told["house"], told["unit"]) == ("ford", "lannister", "l1")
    assert (told["hex"], told["loser"]) == ("10,3", "stark")


@rule("WES-VIC-08", "WES-RUL-10")
def test_control_lasts_when_the_unit_leaves() -> None:
    match = end_of_turn({"l1": "guards blue 12,3"}, objectives={"ford": ("10,3", "lannister")})
    assert board(match).objectives["ford"].control == "lannister"
    assert not events(match, "control_taken")


@rule("WES-VIC-08", "WES-RUL-10")
def test_a_plan_may_ask_for_a_unit_that_stays() -> None:
    bridge = {"bridge_east": ("7,8", "stark")}
    match = end_of_turn({"s1": "host green 6,8"}, plan="razing_the_red_fork", objectives=bridge)
    assert board(match).objectives["bridge_east"].control == ""
    assert events(match, "control_lost") == [{"objective": "bridge_east", "hex": "7,8", "loser": "stark"}]
    held = end_of_turn({"s1": "host green 7,8"}, plan="razing_the_red_fork", objectives=bridge)
    assert board(held).objectives["bridge_east"].control == "stark"


@rule("WES-VIC-08", "WES-REG-03", "WES-RUL-59")
def test_a_bridge_whose_unit_burns_pays_nothing() -> None:
    match = at(
        RegroupPhase(),
        {"s1": "host green 3,8 x1", "s2": "host green 9,9"},
        plan="razing_the_red_fork",
        objectives={"bridge_west": ("3,8", "stark")},
        fire={"3,8": 1},
    )
    assert board(match).objectives["bridge_west"].control == ""
    assert board(match).sides["stark"].points == 0


@rule("WES-VIC-08")
def test_control_is_taken_at_the_end_of_turns_only() -> None:
    match = at(RegroupPhase(), {"l1": "guards blue 10,3"}, objectives={"ford": ("10,3", "stark")})
    assert board(match).objectives["ford"].control == "stark"


@rule("WES-VIC-08")
def test_a_site_under_a_hidden_token_belongs_to_nobody() -> None:
    token = Token("strategy", hex="3,8", face="strategic", owner="stark", face_up=False)
    g = engine(
        {"l1": "guards blue 3,8"},
        plan="battle_of_the_green_fork",
        objectives={"site_1": "3,8"},
        tokens={"t1": token},
    )
    objectives.settle(g)
    assert g.state.objectives["site_1"].control == ""


@rule("WES-VIC-09", "WES-SET-02")
def test_objectives_may_start_controlled() -> None:
    from montjoie.games.westeros.content import load
    from montjoie.games.westeros.setup import setup
    from montjoie.games.westeros.state import Options

    start = setup(load(), ("stark", "lannister"), Options(plan=POINTS))
    held = {name: objective.control for name, objective in start.objectives.items()}
    assert held["crossing_west"] == "lannister"
    assert held["village_west"] == ""
