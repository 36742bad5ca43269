"""Commanders: unit abilities, commit abilities and the moments at which they are used (WES-COM)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.abilities.commit import abilities, usable
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.timing import windows
from montjoie.games.westeros.timing.moments import TIMINGS
from montjoie.games.westeros.timing.windows import CommitWindow
from montjoie.games.westeros.units import keywords
from montjoie.kernel.reactions import Answered
from tests.games.westeros.cards.plays import question, turn
from tests.games.westeros.given import (
    asked,
    at,
    board,
    commander,
    engine,
    events,
    offered,
    over,
    refused,
    roll,
)
from tests.rule import rule

EDDARD, MAEGE, TYWIN = commander("eddard"), commander("maege"), commander("tywin")
STARK = {"eddard": "host red 7,5 @eddard", "a": "host green 8,5", "foe": "guards green 7,9"}


@rule("WES-COM-01")
def test_a_commander_unit_has_what_its_unit_card_gives_and_his_ability() -> None:
    g = engine(STARK)
    assert keywords.has(g, "eddard", "advance")  # the War Host's
    assert keywords.has(g, "eddard", "stalwart")  # his own
    assert not keywords.has(g, "a", "stalwart")


@rule("WES-COM-02")
def test_the_unit_ability_holds_after_commitment_too() -> None:
    g = engine(STARK, commanders={"eddard": {"committed": True}})
    assert keywords.has(g, "eddard", "stalwart")


@rule("WES-COM-03")
def test_a_commit_ability_turns_the_card() -> None:
    match = at(PlayerTurn(house="stark"), STARK)
    assert offered(match, "stark") == ["decline", EDDARD]
    match.submit("stark", EDDARD)
    assert board(match).commanders[EDDARD].committed
    assert [told["commander"] for told in events(match, "commander_committed")] == [EDDARD]
    assert [told["text"] for told in events(match, "ability_used")] == [f"{EDDARD}.commit"]


@rule("WES-COM-03")
def test_a_committed_commander_has_no_commit_ability_any_more() -> None:
    match = at(PlayerTurn(house="stark"), STARK, commanders={"eddard": {"committed": True}})
    assert question(match) == "take_action"


@rule("WES-COM-03", "WES-GEN-07")
def test_a_commit_ability_may_be_declined_and_kept() -> None:
    match = at(PlayerTurn(house="stark"), STARK)
    match.submit("stark", "decline")
    assert not board(match).commanders[EDDARD].committed
    assert question(match) == "take_action"


@rule("WES-COM-03")
def test_a_commit_ability_is_offered_at_its_time_only() -> None:
    g = engine(STARK)
    opened = [CommitWindow(moment=m, house="stark", unit="eddard") for m in TIMINGS if m != "before_hits"]
    assert [window.moment for window in opened if list(usable(g, window))] == ["turn_start"]


@rule("WES-COM-03")
def test_every_commit_ability_has_a_moment() -> None:
    for name in load().commanders:
        used = {text for moment in TIMINGS for text, _ in abilities(moment).get(name, ())}
        assert f"{name}.commit" in used


@rule("WES-COM-04")
def test_using_a_commit_ability_is_no_action_and_costs_no_token() -> None:
    match = at(PlayerTurn(house="stark"), STARK)
    match.submit("stark", EDDARD)
    assert question(match) == "take_action"
    assert board(match).sides["stark"].command_tokens == 3
    assert board(match).commanders[EDDARD].tokens == 0


@rule("WES-COM-05")
def test_traits_are_those_of_the_unit_card_and_of_the_commander_card() -> None:
    traits = load().commanders[commander("robb_stark_young_wolf")].traits
    assert traits == {"stark", "lord", "cavalry"}


@rule("WES-CAP-08")
def test_a_captured_commander_uses_nothing() -> None:
    g = engine(STARK, commanders={"eddard": {"unit": ""}})
    assert not list(usable(g, CommitWindow(moment="turn_start", house="stark")))


@rule("WES-COM-03")
def test_two_commanders_use_their_abilities_one_after_the_other() -> None:
    units = {"kevan": "guards blue 7,7 @kevan", "tywin": "cavaliers red 9,7 @tywin", "foe": "host green 7,2"}
    match = at(
        PlayerTurn(house="lannister"),
        units,
        commanders={"tywin": {"tokens": 2}},
        decks={"lannister": ("ll01", "ll02", "ll03")},
    )
    kevan = commander("kevan")
    assert offered(match, "lannister") == ["decline", kevan, TYWIN]
    match.submit("lannister", TYWIN)
    assert offered(match, "lannister") == ["decline", kevan]
    assert refused(match, "lannister", TYWIN) == ("WES-COM-03", "ability-committed")
    match.submit("lannister", kevan)
    assert question(match) == "take_action"


@rule("WES-COM-03", "WES-CAP-08")
def test_refusals_say_why_a_commander_cannot_act_now() -> None:
    units = STARK | {"maege": "host blue 10,5 @maege", "tywin": "cavaliers red 7,10 @tywin"}
    match = at(PlayerTurn(house="stark"), units)
    assert refused(match, "stark", MAEGE) == ("WES-COM-03", "ability-not-now")
    assert refused(match, "stark", TYWIN) == ("WES-COM-03", "ability-no-commander")
    match = at(PlayerTurn(house="stark"), units, commanders={"maege": {"unit": ""}})
    assert refused(match, "stark", MAEGE) == ("WES-CAP-08", "ability-captured")


@rule("WES-COM-04", "WES-CMD-06")
def test_a_player_who_has_passed_still_uses_reactions() -> None:
    units = {"maege": "host blue 7,5 @maege", "foe": "guards green 7,6"}
    match = at(Attack(attacker="foe", target="maege"), units, live=False, sides={"stark": {"passed": True}})
    roll(match, "blue", "red")
    assert asked(match, "commit_ability") == "stark"


@rule("WES-COM-03")
def test_nobody_is_asked_where_no_ability_would_do_anything() -> None:
    g = engine({"tywin": "cavaliers red 7,7 @tywin"})  # no tokens to return
    windows.offer(g, "turn_start", house="lannister")
    assert g.pushed == []


@rule("WES-COM-03")
def test_the_start_of_a_turn_belongs_to_its_player() -> None:
    match = turn("lannister", STARK)
    assert over(match) is False
    assert asked(match, "take_action") == "lannister"


@rule("WES-COM-03")
def test_an_ability_that_was_used_leaves_its_trace_in_the_log() -> None:
    match = at(PlayerTurn(house="stark"), STARK)
    match.submit("stark", EDDARD)
    traces = [logged.event for logged in match.engine.log if isinstance(logged.event, Answered)]
    assert traces == [Answered("turn_start", "stark", EDDARD, forced=False)]


@rule("WES-COM-03", "KER-RXN-04")
def test_a_player_who_has_preset_to_pass_declines() -> None:
    match = at(PlayerTurn(house="stark"), STARK)
    match.preset_pass("stark")
    assert question(match) == "take_action"
    assert not board(match).commanders[EDDARD].committed


@rule("WES-RUL-52")
@pytest.mark.parametrize(("up", "first"), [("stark", "stark"), ("lannister", "lannister"), ("", "lannister")])
def test_the_active_player_speaks_first_and_between_turns_the_first_player(up: str, first: str) -> None:
    g = engine(STARK, first="lannister")
    g.stack = (PlayerTurn(house=up),) if up else ()
    other = {"stark": "lannister", "lannister": "stark"}[first]
    assert CommitWindow(moment="before_hits", house="stark").speakers(g) == (first, other)
