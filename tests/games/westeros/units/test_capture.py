"""Capturing commanders (WES-CAP)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.battlefield.sight import targets
from montjoie.games.westeros.battlefield.zones import zone
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.content import load
from montjoie.games.westeros.events import TokensRefreshed
from montjoie.games.westeros.units import keywords
from montjoie.games.westeros.units.casualties import eliminate, expendable, suffer
from montjoie.kernel.match import Match
from tests.games.westeros.given import (
    asked,
    at,
    board,
    commander,
    engine,
    events,
    offered,
    over,
    resume,
    roll,
)
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")
KINGSLAYER = "jaime_lannister_kingslayer"


def shoot(t: str, *symbols: str, rank: str = "blue", **given: object) -> Match:
    """Archers shoot at `t`, so that nothing follows the attack."""
    match = at(FIGHT, {"a": f"northmen {rank} 5,5", "t": f"{t}"}, live=False, **given)
    roll(match, *symbols)
    while asked(match, "retreat_step") or asked(match, "ignore_morale"):
        match.submit("lannister", offered(match, "lannister")[-1])
    return match


@rule("WES-CAP-01")
def test_hits_first_remove_the_other_figures() -> None:
    match = shoot("guards green 5,6 @jaime_lannister_king", "green", "green", "green")
    assert board(match).units["t"].figures == 1
    assert board(match).units["t"].commander == KINGSLAYER


@rule("WES-EX-23", "WES-CAP-02", "WES-RUL-42")
@pytest.mark.parametrize(("shields", "taken"), [(2, False), (3, True)])
def test_a_commander_alone_is_captured_only_by_as_many_hits_as_his_rating(shields: int, taken: bool) -> None:
    assert load().commanders[KINGSLAYER].capture_rating == 3
    assert load().unit_cards[load().commanders[KINGSLAYER].unit_card].strength == 4
    symbols = ["green"] * shields + ["red"] * (3 - shields)
    match = shoot("guards green 5,6 x1 @jaime_lannister_king", *symbols)
    assert ("t" not in board(match).units) is taken


@rule("WES-CAP-02")
def test_hits_below_the_rating_are_not_kept_for_the_next_attack() -> None:
    match = at(
        FIGHT, {"a": "northmen green 5,5", "t": "guards green 5,6 x1 @jaime_lannister_king"}, live=False
    )
    roll(match, "green", "green")
    again = resume(board(match), FIGHT, live=False)
    roll(again, "green", "green")
    assert board(again).units["t"].figures == 1


@rule("WES-CAP-03", "WES-RUL-24")
@pytest.mark.parametrize(("left", "taken"), [(3, False), (2, True)])
def test_hits_left_over_press_upon_him_in_the_same_attack(left: int, taken: bool) -> None:
    unit = f"guards green 5,6 x{left} @jaime_lannister_king"
    match = shoot(unit, "green", "green", "green", "green", rank="red")
    assert ("t" not in board(match).units) is taken


@rule("WES-CAP-04")
def test_cover_still_reduces_the_hits_on_a_commander() -> None:
    unit = "guards green 5,6 x1 @jaime_lannister_king"
    match = shoot(unit, "green", "green", "green", terrain={"5,6": "building"})
    assert "t" in board(match).units


@rule("WES-CAP-04", "WES-RUL-22")
@pytest.mark.parametrize(("river", "taken"), [(False, False), (True, True)])
def test_hits_for_missing_retreat_steps_count_with_the_attack(river: bool, taken: bool) -> None:
    ground = {"5,7": "river", "6,7": "river"} if river else {}
    match = shoot("guards green 5,6 x1 @jaime_lannister_king", "green", "green", "morale", terrain=ground)
    assert ("t" not in board(match).units) is taken


@rule("WES-CAP-04", "WES-RUL-22")
def test_cover_does_not_reduce_hits_for_missing_steps() -> None:
    ground = {"5,6": "building", "5,7": "river", "6,7": "river"}
    match = shoot("guards green 5,6", "morale", "red", "red", terrain=ground)
    assert board(match).units["t"].figures == 3


@rule("WES-CAP-05")
def test_the_captor_keeps_the_figure_and_morale_follows() -> None:
    match = shoot("guards green 5,6 x1 @jaime_lannister_king", "green", "green", "green")
    assert board(match).sides["stark"].captured == (KINGSLAYER,)
    assert board(match).course.marker == 1
    told = {"commander": KINGSLAYER, "figure": "jaime_lannister", "house": "stark"}
    assert events(match, "commander_captured") == [told]


@rule("WES-CAP-06")
def test_a_commander_alone_still_retreats() -> None:
    match = shoot("guards green 5,6 x1 @jaime_lannister_king", "morale", "red", "red")
    assert board(match).units["t"].hex in ("5,7", "6,7")


@rule("WES-CAP-07")
def test_a_commander_cannot_be_given_to_pay_for_an_effect_but_his_followers_can() -> None:
    g = engine({"t": "guards green 5,6 x3 @jaime_lannister_king", "u": "guards green 7,6 x3"})
    assert (expendable(g.state.units["t"]), expendable(g.state.units["u"])) == (2, 3)


@rule("WES-CAP-08", "WES-RUL-25")
def test_his_tokens_return_at_the_next_refresh_and_his_card_leaves() -> None:
    g = engine(
        {"t": "guards green 5,6 x1 @jaime_lannister_king"}, commanders={"jaime": {"tokens": 2, "unit": "t"}}
    )
    eliminate(g, "t", "WES-CAP-02")
    assert g.state.commanders[KINGSLAYER].tokens == 2
    assert g.state.sides["lannister"].command_tokens == 3
    g.emit(TokensRefreshed("lannister", 2))
    assert KINGSLAYER not in g.state.commanders
    assert g.state.sides["lannister"].command_tokens == 5


@rule("WES-CAP-08")
def test_a_captured_commander_controls_nobody() -> None:
    g = engine({"t": "guards green 5,6 x1 @jaime_lannister_king", "u": "guards green 6,6"})
    eliminate(g, "t", "WES-CAP-02")
    assert zone(g, KINGSLAYER) == frozenset()


@rule("WES-RUL-56")
def test_a_commander_alone_keeps_dice_keywords_and_abilities() -> None:
    g = engine({"a": "host blue 5,5 x1 @maege", "t": "guards green 5,6"})
    assert attack_dice(g, FIGHT).total == 3
    assert keywords.has(g, "a", "advance")
    assert keywords.has(g, "a", "stalwart")
    assert targets(g, "a") == ["t"]


@rule("WES-CAP-02")
def test_hits_outside_any_attack_are_weighed_on_their_own() -> None:
    g = engine({"t": "guards green 5,6 x1 @jaime_lannister_king"})
    suffer(g, "t", 2)
    suffer(g, "t", 2)
    assert "t" in g.state.units
    suffer(g, "t", 3)
    assert "t" not in g.state.units


@rule("WES-CAP-05")
def test_a_unit_without_commander_captures_nobody() -> None:
    match = shoot("guards green 5,6 x1", "green", "green", "green")
    assert over(match)
    assert board(match).sides["stark"].captured == ()
    assert commander("jaime_lannister_king") == KINGSLAYER
