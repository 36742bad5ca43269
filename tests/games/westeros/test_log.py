"""The log: who did what, where, with which numbers and by which rule, in both languages."""

from __future__ import annotations

import re
from typing import Any

import pytest

import montjoie
from montjoie import words
from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.phases.regroup import RegroupPhase
from montjoie.kernel.match import Match
from tests.games.westeros.cards.plays import play, rest
from tests.games.westeros.given import at, board, events, roll
from tests.rule import rule

FIGHT = {"winterfell_riders_1": "riders blue 5,5", "lannisport_guards_1": "guards green 5,6"}
STRIKE = Attack(attacker="winterfell_riders_1", target="lannisport_guards_1")
HELD: dict[str, Any] = {"western_ford_height": ("10,3", "stark")}
RAW = re.compile(r"[a-z]+_[a-z]|\$|event-|None|\{|  |\.\.|\( | \)")  # ids, holes in messages, bad spacing


def lines(match: Match, lang: str = "en", seat: str | None = None) -> list[str]:
    """The log as a reader has it."""
    return [told.text(lang) for told in match.feed(seat)]


def cited(match: Match, kind: str) -> list[str]:
    """The rules of the events of a kind."""
    return [told["rule"] for told in match.feed(None) if told["kind"] == f"westeros.{kind}"]


def fought(plan: str, seed: int = 1) -> Match:
    """A battle between two greedy players, from the first line to the last."""
    match = montjoie.start("westeros", 2, seed, {"plan": plan})
    players = {seat: montjoie.bots.make("greedy", "westeros", f"{seed}/{seat}") for seat in match.seats}
    while not match.over:
        seat = next(iter(match.decisions))
        match.submit(seat, players[seat].choose(match, seat))
    return match


@pytest.fixture(scope="module")
def battle() -> Match:
    """A whole battle with fire, objectives and points."""
    return fought("razing_the_red_fork")


# A whole battle.


@rule("WES-ACT-02", "KER-LOG-01")
def test_an_activated_unit_that_does_nothing_is_told_so() -> None:
    match = at(Activate(house="stark", units=("winterfell_riders_1",)), FIGHT)
    rest(match)
    idle = next(told for told in match.feed(None) if told["kind"] == "westeros.units_idle")
    assert idle.text("en") == "Winterfell Riders 1 neither moves nor attacks."
    assert idle.text("fr") == "Les cavaliers de Winterfell 1 ne se déplacent ni n'attaquent."


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_no_line_of_a_battle_has_an_id_or_a_hole_in_it(battle: Match, lang: str) -> None:
    assert [line for line in lines(battle, lang) if RAW.search(line)] == []


@rule("WES-SKI-12", "WES-SKI-14")
@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_set_up_of_a_skirmish_says_who_lays_and_places_what(lang: str) -> None:
    told = fought("raid_in_the_riverlands").feed(None)
    assert [line for event in told if RAW.search(line := event.text(lang))] == []
    placing = ("ground_laid", "overlays_laid", "unit_placed", "setup_cards_drawn")
    acts = [event.text(lang) for event in told if event["kind"].endswith(placing)]
    assert acts
    assert all(line.startswith(("Stark ", "Lannister ")) for line in acts)


@rule("WES-SET-06", "WES-REG-07")
def test_every_round_has_its_heading(battle: Match) -> None:
    headings = [e for e in battle.feed(None) if e["kind"] == "westeros.round_began"]
    assert [e["facts"]["number"] for e in headings] == list(range(1, len(headings) + 1))
    assert all(e["head"] and not e["depth"] for e in headings)
    assert headings[0].text("fr").startswith("Round 1 sur 5 (blanc). Points de victoire")


@rule("WES-VIC-05")
def test_the_last_line_names_the_winner_the_reason_and_the_points(battle: Match) -> None:
    last = battle.feed(None)[-1]
    assert last["kind"] == "kernel.game_over"
    assert re.fullmatch(
        r"The battle is over, (Stark|Lannister) wins: .+\. Victory points — .+\.", last.text("en")
    )


@rule("WES-GEN-04", "WES-SET-09")
def test_the_log_opens_with_the_plan_and_both_armies(battle: Match) -> None:
    told = lines(battle)
    assert told[0].startswith("Razing the Red Fork, 5 rounds; ")
    assert told[1].startswith("Stark, in the north — Greatjon Umber: [5,3], ")
    placed = [e["facts"]["units"] for e in battle.feed(None) if e["kind"] == "westeros.army_drawn_up"]
    assert sum(map(len, placed)) == len(load().plans["razing_the_red_fork"].units)


# Paragraphs.


@rule("WES-CBT-04")
def test_an_attack_is_one_paragraph_that_begins_with_who_attacks_whom() -> None:
    match = at(STRIKE, FIGHT, live=False)
    roll(match, "green", "valor", "morale")
    told = match.feed(None)
    assert (told[0]["kind"], told[0]["head"]) == ("westeros.attack_declared", True)
    assert {e["depth"] for e in told} == {1}
    assert lines(match)[:6] == [
        "Winterfell Riders 1 at [5,5] attacks Lannisport Guards 1 at [5,6].",
        "Stark's engagement token is laid between Winterfell Riders 1 and Lannisport Guards 1.",
        "Attack dice: blue banner 3.",
        "Winterfell Riders 1 rolls 1 green shield, 1 valor and 1 morale flag.",
        "Lannisport Guards 1 defends as green: 2 hits, 1 hex of retreat.",
        "Lannisport Guards 1 loses 2 figures; 2 are left.",
    ]


def test_the_same_attack_in_french() -> None:
    match = at(STRIKE, FIGHT, terrain={"5,6": "forest"}, live=False)
    roll(match, "green", "valor")
    assert lines(match, "fr")[:6] == [
        "Les cavaliers de Winterfell 1 en [5,5] attaquent les gardes de Port-Lannis 1 en [5,6].",
        "Un pion Engagement de Stark est posé entre les cavaliers de Winterfell 1 et les gardes de "
        "Port-Lannis 1.",
        "Dés d'attaque : bannière bleue 3, forêt −1 = 2.",
        "Jet des cavaliers de Winterfell 1 : 1 bouclier vert et 1 bravoure.",
        "Les gardes de Port-Lannis 1 défendent au rang vert : 2 touches.",
        "Les gardes de Port-Lannis 1 perdent 2 figurines ; il en reste 2.",
    ]


@rule("WES-CRD-01", "WES-CRD-04", "WES-TAC-03")
def test_a_card_is_one_paragraph_with_its_commands_and_its_tactic() -> None:
    units = {"leader": "host blue 7,5 @eddard", "a": "host green 6,5"}
    match = rest(play("sl20", "eddard", units, "before"))
    told = match.feed(None)
    assert (told[0]["kind"], told[0]["head"]) == ("westeros.card_played", True)
    assert {e["depth"] for e in told} == {1}
    assert lines(match)[0] == "Stark plays Every Axe; Eddard Stark commands."
    assert lines(match)[1] == (
        "Stark pays 2 command tokens (1 left on its board): "
        "“Order every infantry unit in the zone of control”."
    )
    assert lines(match)[2].startswith("Stark uses the tactic before the commands: “")


@rule("WES-TOK-02", "WES-TOK-06")
@pytest.mark.parametrize(
    ("use", "told", "by"),
    [
        (
            "green/host",
            "Stark spends an order token (1 green shield) to activate host at [5,5].",
            "WES-TOK-02",
        ),
        ("morale/raise", "Stark spends an order token (1 morale flag) to raise its morale.", "WES-TOK-06"),
    ],
)
def test_an_order_token_is_told_with_what_it_is_spent_on(use: str, told: str, by: str) -> None:
    match = at(
        PlayerTurn(house="stark"), {"host": "host green 5,5"}, pools={"stark": {"green": 1, "morale": 1}}
    )
    match.submit("stark", {"token": use})
    assert lines(match)[0] == told
    assert match.feed(None)[0]["rule"] == by


# Numbers, causes, rules.


@rule("WES-MOR-06", "WES-MOR-03")
def test_a_shift_of_morale_tells_its_cause_and_where_the_marker_stands() -> None:
    match = at(STRIKE, FIGHT | {"lannisport_guards_1": "guards blue 5,6 x1"}, marker=2, live=False)
    roll(match, "blue", "red", "red")
    assert (
        "Stark's morale rises by 2 for the unit eliminated: the marker now stands on Lannister's space 4 "
        "(green)." in lines(match)
    )
    assert (
        "Le moral de Stark augmente de 2 pour l'unité éliminée : le marqueur est sur la case 4 de Lannister "
        "(vert)." in lines(match, "fr")
    )


@rule("WES-RET-05", "WES-RET-09")
def test_steps_missing_in_a_retreat_are_told_and_cited_as_such() -> None:
    blocked = {"a": "guards green 5,7", "b": "guards green 6,7"}  # beside two friends: stalwart
    match = at(STRIKE, FIGHT | blocked, live=False)
    roll(match, "morale", "red", "red")
    match.submit("lannister", "retreat")
    assert cited(match, "retreat_barred") == ["WES-RET-05"]
    assert cited(match, "figures_lost") == ["WES-RET-05"]
    assert "Lannisport Guards 1 has no way back from [5,6] for 1 hex: 1 hit." in lines(match)


@rule("WES-RUL-81")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "Winterfell Riders 1 pursues and comes back to [5,5]."),
        ("fr", "Les cavaliers de Winterfell 1 poursuivent et reviennent en [5,5]."),
    ],
)
def test_who_comes_back_to_the_hex_it_left_is_told_so(lang: str, told: str) -> None:
    match = at(STRIKE, FIGHT | {"lannisport_guards_1": "guards green 5,6 x1"}, live=False)
    roll(match, "green", "red", "red")
    match.submit("stark", "5,5")
    assert told in lines(match, lang)


@rule("WES-CTR-01", "WES-PAR-01", "WES-KEY-61")
@pytest.mark.parametrize(
    ("mode", "by"), [("normal", "WES-CBT-04"), ("counter", "WES-CTR-01"), ("parting", "WES-PAR-01")]
)
def test_each_kind_of_attack_cites_its_own_rule(mode: str, by: str) -> None:
    match = at(STRIKE.but(mode=mode), FIGHT, live=False)
    assert cited(match, "attack_declared") == [by]


@rule("WES-KEY-61")
def test_the_attack_of_a_pursuit_cites_the_pursuit() -> None:
    units = FIGHT | {"lannisport_guards_1": "guards green 5,6 x1", "b": "guards green 5,8"}
    match = at(STRIKE, units, live=False)
    roll(match, "green", "red", "red")
    match.submit("stark", "5,7")
    match.submit("stark", "b")
    assert cited(match, "attack_declared") == ["WES-CBT-04", "WES-KEY-61"]
    assert [e["depth"] for e in match.feed(None) if e["kind"].endswith("attack_declared")] == [1, 2]


@rule("WES-CAP-02")
def test_a_commander_who_stands_alone_is_told_with_his_rating() -> None:
    units = FIGHT | {"lannisport_guards_1": "guards green 5,6 x1 @jaime_lannister_king"}
    match = at(STRIKE, units, live=False)
    roll(match, "green", "green", "red")
    assert "Jaime Lannister alone takes 2 hits; it takes 3 in one attack to capture him." in lines(match)


@rule("WES-MAR-04")
def test_how_many_cards_are_drawn_is_told_to_all_and_which_to_their_owner() -> None:
    drawn = montjoie.start("westeros", 2, 1, {"plan": "clash_on_the_kingsroad"})
    assert "Stark draws 3 command cards; 3 in hand." in lines(drawn)
    own = next(line for line in lines(drawn, seat="stark") if line.startswith("Stark draws"))
    assert re.fullmatch(r"Stark draws 3 command cards \(.+ and .+\); 3 in hand\.", own)


@rule("WES-FIR-05", "WES-FIR-06")
def test_fire_tells_its_losses_and_where_it_spreads() -> None:
    match = at(RegroupPhase(), {"host": "host green 5,5"}, fire={"5,5": 2, "9,9": 4}, round=2, seed=1)
    told = lines(match)
    assert told[0] == "Host burns and loses 2 figures; 2 are left."
    assert re.match(r"The fire at \[9,9\] (spreads|finds nothing)", told[1])


@rule("WES-VIC-08")
def test_control_tells_the_unit_and_who_lost_it() -> None:
    match = at(PlayerTurn(house="stark"), {"lannisport_guards_1": "guards blue 10,3"}, objectives=HELD)
    match.submit("stark", "pass")
    assert lines(match)[-1] == (
        "Lannisport Guards 1 takes control of the Height of the western ford at [10,3] for Lannister, "
        "from Stark."
    )


@rule("WES-VIC-03")
def test_a_tie_break_is_named_in_the_last_line() -> None:
    match = at(
        RegroupPhase(),
        plan="paying_the_piper",
        round=5,
        marker=3,
        sides={"stark": {"points": 2}, "lannister": {"points": 2}},
    )
    assert lines(match)[-1] == (
        "The battle is over, Stark wins: equal victory points after the last round; the higher morale "
        "decides. Victory points — Stark: 2 and Lannister: 2."
    )
    assert board(match).course.marker == 3
    assert events(match, "game_over")[0]["tie"] == "tie-morale"
