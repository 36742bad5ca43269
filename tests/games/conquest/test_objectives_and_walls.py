"""Objectives, garrisons and the end of the game where they meet: ties, the last round, the Broken inside."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.characters.duel import Duel, Fall
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.events import RoundBegan
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.profiles import worth
from montjoie.games.conquest.queries import DEFENSE, MARCH, SEIZING
from montjoie.games.conquest.regiments.field import disc
from montjoie.games.conquest.scenarios import controlled, met, standings
from montjoie.games.conquest.state import G, Hand, Options, remember
from montjoie.games.conquest.terrain.garrison import Leave, able
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.kernel import Step, change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

HOUSE = "house 24,20 4x6"
INSIDE = "militia x3 in=house_1"
FOE = "raiders 24,40 @180 b"
CENTRE = "house 24,24 4x6"


def played(*regiments: str, scenario: str = "maelstrom", **more: Any) -> G:
    return engine(*regiments, options=Options(scenario=scenario), **more)  # type: ignore[arg-type]


def holder(g: G, zone: str = "centre") -> str:
    return str(standings(g, disc(g.state.zones[zone]))["holder"])


def judged(*regiments: str, vp: dict[str, int], round: int = 4, scenario: str = "head_to_head") -> Match:
    g = played(*regiments, scenario=scenario, steps=(VictoryPhase(),), round=round)
    for seat, points in vp.items():
        change(g.state.players, seat, vp=points)
    return begun(g, 0)


# The end of the game.


@rule("CON-RUL-43", "CON-SCO-08")
def test_where_both_are_wiped_out_points_decide():
    match = judged("militia destroyed", "raiders destroyed b", vp={"a": 1, "b": 3})
    assert match.result is not None
    assert match.result.ranking == [["b"], ["a"]]
    assert match.result.reason == "won-by-points"


@rule("CON-RUL-43")
def test_equal_points_over_the_threshold_are_a_draw():
    match = judged("militia 24,10", FOE, vp={"a": 9, "b": 9})
    assert match.result is not None
    assert match.result.ranking == [["a", "b"]]


@rule("CON-RUL-43")
def test_both_over_the_threshold_the_higher_wins():
    match = judged("militia 24,10", FOE, vp={"a": 8, "b": 11})
    assert match.result is not None
    assert match.result.ranking == [["b"], ["a"]]


@rule("CON-SCO-08", "CON-RUL-43")
def test_who_is_wiped_out_loses_whatever_the_points():
    match = judged("militia 24,10", "raiders destroyed b", vp={"a": 0, "b": 20})
    assert match.result is not None
    assert match.result.ranking == [["a"], ["b"]]


@rule("CON-RUL-43")
def test_reinforcements_keep_a_side_in_the_game():
    assert not judged("militia 24,10", "raiders reinforcements b", vp={}).over


@rule("CON-SEC-03", "CON-SCO-02", "CON-RUL-43")
def test_an_objective_of_the_last_round_is_scored_before_it_is_judged():
    g = played("militia 24,44", FOE, scenario="head_to_head", steps=(VictoryPhase(),), round=10)
    g.state.secondaries["a"] = Hand("a", ("deep_strike",))
    match = begun(g, 0)
    assert match.result is not None
    assert (match.result.ranking, match.result.scores["a"]) == ([["a"], ["b"]], 1)


@rule("CON-RUL-44", "CON-SEC-03")
def test_an_objective_that_has_scored_does_not_score_again():
    g = played("militia 24,44", FOE, scenario="head_to_head", steps=(VictoryPhase(), VictoryPhase()))
    g.state.secondaries["a"] = Hand("a", ("deep_strike",))
    match = begun(g, 0)
    assert board(match).players["a"].vp == 1
    assert board(match).secondaries["a"].cards == ()


@rule("CON-RUL-44", "CON-SEC-03")
def test_two_copies_score_in_two_rounds():
    g = played("militia 24,44", FOE, scenario="head_to_head", steps=(VictoryPhase(), VictoryPhase()))
    g.state.secondaries["a"] = Hand("a", ("deep_strike", "deep_strike"))
    match = begun(g, 0)
    assert board(match).players["a"].vp == 2


# Zones.


@rule("CON-SCO-03", "CON-RUL-41", "CON-SCO-05")
def test_the_broken_keep_the_enemy_from_a_lead_in_range():
    mine, broken = "men_at_arms 24,22.5 x3 f3", "huskarls 24,25.5 b @180 x3 f3 broken"
    assert holder(played(mine, broken)) == ""
    fewer = "huskarls 24,25.5 b @180 x2 f2 broken"
    assert holder(played(mine, fewer)) == "a"


@rule("CON-SPR-36", "CON-BRK-06")
@pytest.mark.parametrize(("state", "held"), [("", ""), (" broken", "a")])
def test_the_unyielding_hold_a_zone_closed_until_they_break(state: str, held: str):
    g = played("men_at_arms 24,22.5 x4 f4", f"huskarls 24,25.5 b @180 x1 f1{state}")
    lasting.give(g, "unyielding", "test", ("huskarls_1",), "game")
    assert holder(g) == held


@rule("CON-DUE-02", "CON-SCO-05")
def test_nothing_lets_the_dishonoured_seize():
    g = played("men_at_arms 24,24 x4 f4", FOE)
    lasting.give(g, "unhallowed_ground", "test", ("men_at_arms_1",), "round")
    assert worth(g, SEIZING, "men_at_arms_1", 4) == 5
    lasting.give(g, "dishonoured", "test", ("men_at_arms_1",), "round")
    assert worth(g, SEIZING, "men_at_arms_1", 4) == 0


@rule("CON-RUL-41", "CON-SCO-04")
def test_a_monster_counts_three_in_range_and_where_it_seizes():
    g = played("men_at_arms 24,22.5 x3 f3", "ice_jotnar 24,27 b @180")
    told = standings(g, disc(g.state.zones["centre"]))
    assert told["in_range"] == {"a": 3, "b": 3}
    assert told["holder"] == ""


@rule("CON-RUL-41", "CON-GAR-05", "CON-RUL-12")
def test_an_occupier_in_range_counts_with_its_character():
    g = played("men_at_arms x3 +noble_lord in=house_1", FOE, pieces=(CENTRE,))
    assert standings(g, disc(g.state.zones["centre"]))["in_range"] == {"a": 4, "b": 0}


@rule("CON-BRK-06", "CON-GAR-05")
def test_a_broken_occupier_controls_nothing():
    g = played("men_at_arms x3 in=house_1 broken", FOE, pieces=(CENTRE,))
    assert holder(g) == ""
    assert controlled(g, "a") == {}


@rule("CON-SEC-03", "CON-BRK-06")
def test_fortify_asks_for_walls_not_for_courage():
    g = played("militia x3 in=house_1 broken", FOE, pieces=(HOUSE,))
    assert met(g, "a", "fortify")
    assert not met(g, "b", "fortify")


# Objectives of the round.


@rule("CON-SEC-03", "CON-RUL-120")
def test_who_begins_the_round_broken_was_not_steadfast():
    g = played("militia 24,10 broken", FOE, round=4)
    g.emit(RoundBegan(5, {"a": 0, "b": 0}, {"militia_1": 3, "raiders_1": 3}))
    assert not met(g, "a", "steadfast")
    assert met(g, "b", "steadfast")


@rule("CON-SEC-03", "CON-DUE-04")
def test_a_champion_slays_in_a_duel():
    assert _champion(Fall(character="noble_lord_1", foe="blooded_1"))
    assert not _champion(Fall(character="noble_lord_1"))


def _champion(step: Step) -> bool:
    g = played("militia 24,10 x3 f4 +noble_lord", "raiders 24,40 @180 b x3 f4 +blooded", steps=(step,))
    change(g.state.characters, "noble_lord_1", wounds=9)
    g.run()
    return met(g, "b", "champion")


@rule("CON-SEC-03", "CON-CHR-10")
def test_a_shattered_regiment_takes_two_cards_with_it():
    step = Suffer(regiment="militia_1", wounds=20)
    g = played("militia 24,10 x2 f3 +noble_lord", FOE, scenario="head_to_head", steps=(step, VictoryPhase()))
    match = begun(g, 0)
    while not over(match):
        answer(match, "choose_end", "left")
    assert board(match).players["a"].removed == ("militia_1", "noble_lord_1")


# The Broken inside.


def leaving(*, broken: bool) -> Match:
    """From walls so small that four stands do not find room within an inch of March."""
    inside = "militia x4 in=house_1" + (" broken" if broken else "")
    g = engine(inside, FOE, pieces=("house 24,20 2x2",), steps=(Leave(regiment="militia_1"),))
    lasting.add(g, MARCH, -4, "test", ("militia_1",), "game")
    remember(g.state, "militia_1", since_broken=1)
    return begun(g, 0)


@rule("CON-GAR-06", "CON-SHT-01", "CON-RUL-24")
def test_who_is_broken_already_is_not_broken_anew_by_leaving():
    match = leaving(broken=True)
    answer(match, "choose_leaving", "front-forward-4-0@0")
    row = board(match).regiments["militia_1"]
    assert row.broken
    assert row.memory.since_broken == 1  # its losses are not forgotten
    assert board(match).players["a"].deeds == ()


@rule("CON-GAR-06")
def test_who_was_not_broken_is_now():
    match = leaving(broken=False)
    answer(match, "choose_leaving", "front-forward-4-0@0")
    assert board(match).regiments["militia_1"].broken
    assert board(match).players["a"].deeds == ("broken",)


@rule("CON-BRK-04", "CON-GAR-06", "CON-RUL-98")
def test_a_broken_occupier_may_rally_or_leave():
    g = engine(INSIDE + " broken", FOE, pieces=(HOUSE,))
    assert possible(g, "militia_1") == ["leave", "rally"]


@rule("CON-GAR-03", "CON-RUL-54")
@pytest.mark.parametrize(("stands", "fits"), [(3, True), (4, False)])
def test_a_character_takes_room_in_a_garrison(stands: int, fits: bool):
    g = engine(f"militia 24,10 x{stands} f4 +noble_lord", FOE, pieces=(HOUSE,))
    assert able(g, "militia_1", "house_1") is fits


@rule("CON-GAR-05", "CON-SPR-06")
def test_walls_leave_no_use_for_a_shield_even_in_a_duel():
    g = engine("militia x2 +noble_lord in=house_1", FOE, pieces=(HOUSE,))
    blow = Blow("duel", "blooded_1", "raiders_1", "noble_lord_1")
    before = worth(g, DEFENSE, "noble_lord_1", blow)
    lasting.give(g, "shield", "test", ("noble_lord_1",), "round")
    assert worth(g, DEFENSE, "noble_lord_1", blow) == before
    outside = engine("militia 24,10 x2 f3 +noble_lord", FOE)
    lasting.give(outside, "shield", "test", ("noble_lord_1",), "round")
    plain = engine("militia 24,10 x2 f3 +noble_lord", FOE)
    assert worth(outside, DEFENSE, "noble_lord_1", blow) == worth(plain, DEFENSE, "noble_lord_1", blow) + 1


@rule("CON-GAR-13", "CON-CHR-10")
def test_the_last_occupier_takes_his_character_with_him_and_leaves_the_walls_empty():
    match = at(
        Suffer(regiment="militia_1", wounds=20), "militia x2 +noble_lord in=house_1", FOE, pieces=(HOUSE,)
    )
    assert board(match).pieces["house_1"].holder == ""
    assert board(match).characters["noble_lord_1"].lost
    assert over(match)


@rule("CON-DUE-05", "CON-GAR-05")
def test_a_character_of_a_broken_occupier_cannot_refuse():
    met_there = {"militia_1|raiders_1": "rear/front"}
    regiments = ("militia x3 +noble_lord in=house_1 broken", "raiders 24,24.221 @180 b x3 f4 +blooded")
    g = engine(*regiments, pieces=(HOUSE,), contacts=met_there, steps=(Duel(character="blooded_1"),))
    match = begun(g, 0, live=False)
    answer(match, "choose_foe", "noble_lord_1")
    assert match.chance is not None  # he strikes at once
    roll(match, *[6] * match.chance.count)  # type: ignore[attr-defined]
