"""Secondary objectives: drawn in secret, achieved in the open."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import montjoie
from montjoie.games.conquest import telling
from montjoie.games.conquest.actions.charge import Charge
from montjoie.games.conquest.content import load
from montjoie.games.conquest.events import (
    BecameBroken,
    CharacterFell,
    RegimentMoved,
    RoundBegan,
    SpellCast,
    VolleyTold,
)
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.scenarios import conditions, met
from montjoie.games.conquest.setup import DealSecondaries, numbered
from montjoie.games.conquest.state import G, Hand, Options, Pose, note
from montjoie.games.conquest.wounds.allocation import Suffer, destroy
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

ARMIES = {"armies": ["hk_1000", "nords_1000"]}
FOE = "raiders 40,40 @180 b"


def given(*regiments: str, **more: Any) -> G:
    return engine(*(regiments or ("militia 24,10",)), FOE, **more)


def lost(g: G, *names: str) -> G:
    for name in names:
        destroy(g, name, shattered=False)
    return g


# Dealing.


@rule("CON-SEC-01", "CON-SEC-02")
def test_each_player_draws_five_of_his_faction_and_puts_two_away():
    match = at(DealSecondaries(), "militia 24,10", FOE, live=False)
    for _ in range(2):
        match.decide_chance(list(range(14)))
    own = load().secondary_decks["hundred_kingdoms"]
    assert board(match).secondaries["a"].cards == own[:5]
    for seat in ("a", "b"):
        match.submit(seat, list(board(match).secondaries[seat].cards[:2]))
    assert board(match).secondaries["a"] == Hand("a", own[2:5], own[:2])
    assert over(match)


@rule("CON-SEC-01", "CON-RUL-120")
def test_either_copy_of_a_card_may_be_put_away():
    assert numbered(("steadfast", "champion", "steadfast")) == {
        "steadfast": "steadfast",
        "champion": "champion",
        "steadfast_2": "steadfast",
    }


@rule("CON-SEC-02")
def test_nobody_else_sees_the_cards_drawn_kept_or_put_away():
    match = montjoie.start("conquest", seats=["a", "b"], seed=3, options=ARMIES)
    while match.round is None:
        for seat, decision in match.decisions.items():
            match.submit(seat, next(iter(decision.candidates())))
    hand = match.view("a")["board"]["secondaries"]
    assert len(hand["a"]["cards"]) == 3
    assert hand["b"] == {"owner": "b", "size": 3, "discarded": 2}
    told = [event["facts"] for event in match.feed("b") if "secondaries" in event["kind"]]
    assert [facts.get("cards") is None for facts in told] == [facts["seat"] == "a" for facts in told]


@rule("CON-SEC-02", "CON-RUL-44")
def test_a_sampled_world_deals_the_opponents_objectives_anew_but_for_those_he_has_shown():
    g = given()
    own = load().secondary_decks["nords"]
    g.state.secondaries = {"a": Hand("a", ("reserves",), ("champion",)), "b": Hand("b", own[:2], own[2:4])}
    g.state.players["b"] = replace(g.state.players["b"], achieved=("first_blood",))
    dealt = [g.game.redeal(g, "a", Stream(str(n)))["secondaries"] for n in range(30)]
    assert all(hands["a"] == g.state.secondaries["a"] for hands in dealt)
    assert {len(hands["b"].cards) + len(hands["b"].away) for hands in dealt} == {4}
    assert len({hands["b"].cards for hands in dealt}) > 10
    assert not any("first_blood" in (*hands["b"].cards, *hands["b"].away) for hands in dealt)


# Scoring.


@rule("CON-SEC-03", "CON-RUL-44", "CON-RUL-120")
def test_an_objective_is_shown_and_scores_once_one_copy_a_round():
    g = given("militia 24,30", steps=(VictoryPhase(),))  # in the enemy half
    g.state.secondaries = {"a": Hand("a", ("beyond_the_line", "champion", "beyond_the_line"))}
    match = begun(g, 0)
    player = board(match).players["a"]
    assert (player.vp, player.achieved) == (1, ("beyond_the_line",))
    assert board(match).secondaries["a"].cards == ("champion", "beyond_the_line")
    told = [event["facts"]["card"] for event in match.feed(None) if event["kind"].endswith("achieved")]
    assert told == ["beyond_the_line"]


@rule("CON-SEC-03")
def test_every_card_has_a_condition_that_is_known():
    wanted = [card.condition for card in load().secondaries.values()]
    wanted += [each.fallback for each in wanted if each.fallback]
    assert {each.type for each in wanted} == set(conditions)


@rule("CON-SEC-03")
def test_a_player_may_ask_which_of_his_objectives_would_score_now():
    g = given("militia 24,30")
    g.state.secondaries = {"a": Hand("a", ("beyond_the_line", "champion"))}
    assert telling.look(g, "a", {"what": "secondaries"}) == {"beyond_the_line": True, "champion": False}
    assert telling.look(g, None, {"what": "secondaries"}) == {}


# Every card.


@rule("CON-SEC-03")
def test_first_blood_and_double_kill():
    g = given("militia 24,10", "huskarls 9,40 b", "trolls 30,40 b")
    assert not met(g, "a", "first_blood")
    lost(g, "huskarls_1")
    assert met(g, "a", "first_blood")
    assert not met(g, "a", "double_kill")
    lost(g, "trolls_1")
    assert met(g, "a", "double_kill")
    assert not met(g, "b", "first_blood")


@rule("CON-SEC-03")
def test_slay_the_warlord_and_headhunters():
    def fallen(*names: str) -> list[bool]:
        ends = tuple(Suffer(regiment=name, wounds=50) for name in names)
        g = given("militia 24,10 x1 f2 +noble_lord", "militia 9,10 x1 f2 +theist_priest", steps=ends)
        g.state.players["a"] = replace(g.state.players["a"], warlord="noble_lord_1")
        g.run()
        return [met(g, "b", card) for card in ("slay_the_warlord", "headhunters", "champion")]

    assert fallen("militia_2") == [False, False, False]
    assert fallen("militia_1") == [True, False, False]  # he fell with his regiment, not in a duel
    assert fallen("militia_1", "militia_2") == [True, True, False]


@rule("CON-SEC-03", "CON-CHR-08", "CON-DUE-04")
def test_champion():
    g = given("militia 24,10 +noble_lord")
    assert not met(g, "b", "champion")
    g.emit(CharacterFell("noble_lord_1"))
    assert not met(g, "b", "champion")  # by whatever else wounds characters
    note(g.state, "raiders_1", "duel")
    assert met(g, "b", "champion")


@rule("CON-SEC-03", "CON-SCO-04")
@pytest.mark.parametrize(
    ("regiment", "centre", "beyond", "deep"),
    [
        ("men_at_arms 24,22", True, False, False),
        ("militia 24,22", False, False, False),  # light stands seize nothing
        ("men_at_arms 24,32", False, True, False),
        ("men_at_arms 24,35", False, True, True),
        ("men_at_arms 24,35 broken", False, False, False),
        ("men_at_arms 24,24.5", True, False, False),  # not wholly
    ],
)
def test_hold_the_centre_behind_enemy_lines_and_deep_thrust(
    regiment: str, centre: bool, beyond: bool, deep: bool
):
    g = given(regiment)
    assert met(g, "a", "hold_the_centre") is centre
    assert met(g, "a", "beyond_the_line") is beyond
    assert met(g, "a", "deep_strike") is deep
    mirrored = engine("men_at_arms 24,12 @180 b")
    assert met(mirrored, "b", "deep_strike")


@rule("CON-SEC-03")
def test_break_their_will():
    assert not met(engine("raiders 24,40 b broken"), "a", "shatter_them")
    assert met(engine("raiders 24,40 b broken", "raiders 34,40 b broken"), "a", "shatter_them")


@rule("CON-SEC-03")
def test_steadfast_and_useful_sacrifice():
    g = given("militia 24,10", "militia 9,10", round=3)
    assert met(g, "a", "steadfast")
    assert not met(given(round=2), "a", "steadfast")
    g.emit(BecameBroken("militia_1", 3))
    assert not met(g, "a", "steadfast")
    assert not met(lost(g, "militia_2"), "a", "sacrifice")
    assert met(lost(g, "raiders_1"), "a", "sacrifice")


@rule("CON-SEC-03")
def test_giant_killers():
    giants = given("ugr 9,40 b", "ice_jotnar 30,40 b")
    assert not met(lost(giants, "ugr_1"), "a", "monster_slayers")  # a monster is left to slay
    assert met(lost(giants, "ice_jotnar_1"), "a", "monster_slayers")
    assert met(lost(given("ugr 9,40 b"), "ugr_1"), "a", "monster_slayers")


@rule("CON-SEC-03")
def test_seize_the_ground():
    both = ("men_at_arms 12,24", "men_at_arms 36,24")
    assert met(given(*both, options=Options(scenario="maelstrom")), "a", "seize_the_day")
    assert not met(given(both[0], options=Options(scenario="maelstrom")), "a", "seize_the_day")
    assert met(given("men_at_arms 24,17"), "a", "seize_the_day")  # no zones: 9 inches from the centre


@rule("CON-SEC-03", "CON-GAR-04")
def test_fortify():
    house = ("house 24,20 4x6",)
    assert met(given("militia x3 in=house_1", pieces=house), "a", "fortify")
    assert not met(given("militia 24,35", pieces=house), "a", "fortify")
    hill = ("hill 24,35 9x6",)
    assert met(given("militia 24,35", pieces=hill), "a", "fortify")
    assert not met(given("militia 24,10", pieces=("hill 24,10 9x6",)), "a", "fortify")


@rule("CON-SEC-03")
@pytest.mark.parametrize(("place", "deed"), [("34,10 @270", True), ("24,4 @0", False)])
def test_flankers(place: str, deed: bool):
    match = at(Charge(regiment="huskarls_1"), "militia 24,10 x3 f3", f"huskarls {place} b x3 f3", live=False)
    answer(match, "charge_target", "militia_1")
    roll(match, 6)
    while match.decisions and not over(match):
        ((_, decision),) = match.decisions.items()
        answer(match, decision.kind.partition(".")[2], next(iter(decision.candidates())))
    assert board(match).contacts
    assert met(match.engine, "b", "flankers") is (deed or "rear" in str(board(match).contacts))


@rule("CON-SEC-03")
def test_deeds_of_the_round_are_counted_and_forgotten():
    g = given("militia_bowmen 24,10 +noble_lord", "militia 9,9 arriving", "militia 9,9 arriving")
    g.emit(VolleyTold("militia_bowmen_1", "raiders_1", 2))
    assert not met(g, "a", "hail_of_shots")
    g.emit(VolleyTold("militia_bowmen_1", "raiders_1", 1))
    assert met(g, "a", "hail_of_shots")
    for successes in (1, 2, 3):
        assert not met(g, "a", "spellbound")
        g.emit(SpellCast("noble_lord_1", "fireball", "raiders_1", 3, (1, 1, 1), successes, 2))
    assert met(g, "a", "spellbound")
    for name, facing in (("militia_1", 9000), ("militia_2", 27_000)):
        assert not met(g, "a", "reserves")
        g.emit(RegimentMoved(name, Pose(0, 9000, facing, 3, 0), "entry", 0))
    assert met(g, "a", "reserves")
    g.emit(RoundBegan(3, {"a": 0, "b": 0}, {}))
    assert not any(met(g, "a", card) for card in ("hail_of_shots", "spellbound", "reserves"))
