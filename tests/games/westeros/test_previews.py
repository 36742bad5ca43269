"""What players are shown before they decide (previews): dice, chances, ways, zones of control."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.command import PlayerTurn
from montjoie.games.westeros.movement import Move
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, commander, roll
from tests.rule import rule


def told(match: Match, seat: str = "stark") -> dict[str, Any]:
    """The description of the space that a seat is asked about."""
    space: dict[str, Any] = match.decisions[seat].describe()["space"]
    return space


@rule("WES-ACT-03")
def test_a_move_is_shown_with_its_ways_and_where_it_leaves_no_attack() -> None:
    match = at(Activate(house="stark", units=("a",)), {"a": "host blue 5,5", "t": "guards green 9,9"})
    reach = told(match)["options"]["a"]
    assert set(reach["ways"]) == set(reach["options"])
    assert all(way[-1] == hex for hex, way in reach["ways"].items())
    assert {len(reach["ways"][hex]) for hex in reach["peaceful"]} == {2}
    assert {len(way) for hex, way in reach["ways"].items() if hex not in reach["peaceful"]} == {1}


@rule("WES-CBT-10", "WES-CBT-15")
def test_an_attack_is_shown_with_its_dice_and_chances() -> None:
    match = at(Activate(house="stark", units=("a",)), {"a": "host blue 5,5", "t": "guards green 5,6"})
    match.submit("stark", "done")
    preview = told(match)["options"]["a"]["previews"]["t"]
    assert preview["dice"] == 3
    assert preview["good"] == ["green", "valor"]
    assert preview["hits"] == [1250, 3750, 3750, 1250]  # half the faces hit
    assert sum(preview["retreats"]) == 10_000
    assert not preview["flanking"]
    assert not preview["breaks_away"]


@rule("WES-ENG-05", "WES-ENG-07")
def test_a_preview_says_who_flanks_and_who_breaks_away() -> None:
    given = {"a": "host blue 5,5", "b": "host green 6,7", "t": "guards green 5,6", "u": "guards green 4,5"}
    engaged = {"b": "t", "a": "u"}
    match = at(Activate(house="stark", units=("a",)), given, engaged=engaged)
    match.submit("stark", "done")
    previews = told(match)["options"]["a"]["previews"]
    assert previews["t"]["flanking"]
    assert previews["t"]["breaks_away"]
    assert not previews["u"]["breaks_away"]


@rule("WES-ENG-13")
def test_a_flanking_roll_is_shown_with_what_each_symbol_can_come_to() -> None:
    given = {"a": "host blue 5,5", "b": "host green 6,7", "t": "guards green 5,6"}
    match = at(Attack(attacker="a", target="t"), given, engaged={"b": "t"}, live=False)
    roll(match, "green", "red", "red")
    space = told(match)
    assert space["rolled"] == ["green", "red", "red"]
    assert space["previews"]["keep"]["hits"] == [0, 10_000]
    assert space["previews"]["red"]["hits"] == [0, 2500, 5000, 2500]


@rule("WES-CTR-01", "WES-PAR-02")
def test_striking_back_and_at_those_who_leave_is_shown_with_its_dice() -> None:
    line = {"t": "guards red 5,6", "u": "guards red 4,6", "v": "guards red 6,6"}  # stalwart together
    match = at(Attack(attacker="a", target="t"), {"a": "host blue 5,5", **line}, live=False)
    roll(match, "green", "green", "green")
    assert asked(match, "counter_attack") == "lannister"
    assert told(match, "lannister")["preview"]["dice"] == 4
    given = {"a": "host blue 5,5", "t": "guards red 5,6"}
    match = at(Move(unit="a", hex="4,5", allowance=1), given, engaged={"t": "a"})
    preview = told(match, "lannister")["preview"]
    assert preview["dice"] == 4
    assert preview["retreats"] == [10_000]  # a parting attack drives nobody off


@rule("WES-CRD-05", "WES-CRD-08", "WES-CRD-09")
def test_cards_are_shown_with_zones_of_control_and_what_can_be_paid() -> None:
    given = {"m": "host green 5,5 @maege", "a": "host green 5,7", "b": "host green 9,9"}
    match = at(PlayerTurn(house="stark"), given, hands={"stark": ("sl01",)})
    cards, maege = told(match)["options"]["card"], commander("maege")
    assert cards["reach"] == {maege: ["m", "a"]}
    assert len(cards["zones"][maege]) == 19
    assert "5,7" in cards["zones"][maege]
    assert cards["budget"][maege] > 0
    assert cards["tactics"] == []
    match.submit("stark", {"card": {"sl01": maege}})
    space = told(match)
    assert space["commander"] == maege
    assert space["text"] == "sl01.1"
    assert space["zone"] == cards["zones"][maege]
