"""Catelyn at the Whispering Wood (WES-GEN-04)."""

from __future__ import annotations

from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import Token
from tests.games.westeros.given import at, board, events
from tests.games.westeros.plans.moments import Prepare
from tests.rule import rule

PLAN = "battle_of_the_whispering_wood"
CATELYN = {"captive": Token("captive", "5,1")}


@rule("WES-GEN-04", "WES-SET-02")
def test_the_captive_waits_on_her_hex() -> None:
    match = at(Prepare(), plan=PLAN)
    assert board(match).tokens["captive"].hex == "5,1"


@rule("WES-GEN-04", "WES-VIC-02")
def test_a_lannister_unit_that_ends_its_turn_there_takes_her_for_five_points() -> None:
    match = at(PlayerTurn(house="lannister", at="end"), {"l1": "guards green 5,1"}, plan=PLAN, tokens=CATELYN)
    assert "captive" not in board(match).tokens
    assert board(match).sides["lannister"].points == 5
    assert events(match, "points_scored")[0]["reason"] == "points-captive"


@rule("WES-GEN-04")
def test_she_is_taken_once() -> None:
    match = at(PlayerTurn(house="lannister", at="end"), {"l1": "guards green 5,1"}, plan=PLAN)
    assert board(match).sides["lannister"].points == 0


@rule("WES-GEN-04")
def test_a_stark_unit_on_her_hex_does_not_take_her() -> None:
    match = at(PlayerTurn(house="stark", at="end"), {"s1": "host green 5,1"}, plan=PLAN, tokens=CATELYN)
    assert "captive" in board(match).tokens
    assert board(match).sides["stark"].points == 0


@rule("WES-GEN-04", "WES-RUL-75")
def test_she_is_not_taken_at_the_end_of_a_stark_turn() -> None:
    match = at(PlayerTurn(house="stark", at="end"), {"l1": "guards green 5,1"}, plan=PLAN, tokens=CATELYN)
    assert "captive" in board(match).tokens


@rule("WES-VIC-05")
def test_five_points_and_the_enemy_general_win_at_once() -> None:
    match = at(
        PlayerTurn(house="lannister", at="end"),
        {"l1": "guards green 5,1", "s1": "host green 9,9"},
        plan=PLAN,
        tokens=CATELYN,
        sides={"lannister": {"captured": ("robb_stark_young_wolf",)}},
    )
    assert match.over
    assert match.result is not None
    assert match.result.ranking[0] == ["lannister"]
    assert match.result.rule == "WES-VIC-05"


@rule("WES-VIC-05")
def test_nothing_changes_hands_any_more_once_she_has_decided_the_battle() -> None:
    match = at(
        PlayerTurn(house="lannister", at="end"),
        {"l1": "guards green 5,1", "l2": "guards green 5,5"},
        plan=PLAN,
        tokens=CATELYN,
        objectives={"height": "5,5"},
        sides={"lannister": {"captured": ("robb_stark_young_wolf",)}},
    )
    assert match.over
    assert events(match, "control_taken") == []


@rule("WES-VIC-05")
def test_five_points_alone_do_not_win_at_once() -> None:
    match = at(
        PlayerTurn(house="lannister", at="end"),
        {"l1": "guards green 5,1"},
        plan=PLAN,
        tokens=CATELYN,
        sides={"lannister": {"captured": ("maege_mormont_lady_of_bear_island",)}},
    )
    assert not match.over
