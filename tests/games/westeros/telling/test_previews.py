"""What players are shown before they decide (previews): dice, chances, ways, zones of control."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.content import load
from montjoie.games.westeros.movement import Move
from montjoie.games.westeros.phases.command import PlayerTurn
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
    odds = match.odds("stark", {"a": "t"})
    assert odds["hits"] == [1250, 3750, 3750, 1250]  # half the faces hit
    assert sum(odds["retreats"]) == 10_000
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
    assert space["good"] == ["green", "valor"]
    assert match.odds("stark", "keep")["hits"] == [0, 10_000]
    assert match.odds("stark", "red")["hits"] == [0, 2500, 5000, 2500]


@rule("WES-CTR-01", "WES-PAR-02")
def test_striking_back_and_at_those_who_leave_is_shown_with_its_dice() -> None:
    line = {"t": "guards red 5,6", "u": "guards red 4,6", "v": "guards red 6,6"}  # stalwart together
    match = at(Attack(attacker="a", target="t"), {"a": "host blue 5,5", **line}, live=False)
    roll(match, "green", "green", "green")
    assert asked(match, "counter_attack") == "lannister"
    assert told(match, "lannister")["preview"]["dice"] == 4
    assert match.odds("lannister", "attack")["hits"][0] == 1526  # five of eight faces miss
    assert match.odds("lannister", "decline") == {}
    given = {"a": "host blue 5,5", "t": "guards red 5,6"}
    match = at(Move(unit="a", hex="4,5", allowance=1), given, engaged={"t": "a"})
    assert told(match, "lannister")["preview"]["dice"] == 4
    assert match.odds("lannister", "attack")["retreats"] == [10_000]  # a parting attack drives nobody off


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


@rule("WES-KEY-32", "WES-KEY-33", "WES-KEY-34")
def test_war_dogs_are_shown_with_what_each_first_die_brings_and_what_all_come_to() -> None:
    match = at(Activate(house="stark", units=("a",)), {"a": "kennel green 5,5", "t": "guards green 5,7 x1"})
    match.submit("stark", "done")
    preview = told(match)["options"]["a"]["previews"]["dogs/t"]
    assert preview["dice"] == 1
    assert set(preview["ranks"]) == {"green", "blue", "red"}
    dice = preview["ranks"]
    # Half the faces of a die hit a green target; of the first die three are green, two blue, one red, and
    # one is valor, which hits by itself.
    missed = (3 * 0.5 ** dice["green"] + 2 * 0.5 ** dice["blue"] + 0.5 ** dice["red"] + 1) / 8
    odds = match.odds("stark", {"a": "dogs/t"})
    assert odds["hits"][0] == round(10_000 * missed)
    assert odds["eliminates"] == round(10_000 * (1 - missed))


@rule("WES-KEY-51", "WES-KEY-52")
def test_scorched_earth_is_shown_with_its_dice_and_the_fire_it_can_light() -> None:
    given = {"a": "guards blue 5,5 @gregor_clegane_the_reaver", "t": "host green 9,9"}
    match = at(Activate(house="lannister", units=("a",)), given, terrain={"5,6": "forest"})
    match.submit("lannister", "done")
    preview = told(match, "lannister")["options"]["a"]["previews"]["scorch/5,6"]
    assert "green" in preview["good"]
    levels = match.odds("lannister", {"a": "scorch/5,6"})["levels"]
    assert preview["limit"] == len(levels) - 1
    lit = sum(face in preview["good"] for face in load().faces) / len(load().faces)
    assert levels[0] == round(10_000 * (1 - lit) ** preview["dice"])
    assert abs(sum(levels) - 10_000) <= 2


@rule("WES-FIR-13")
def test_putting_out_a_fire_is_shown_with_its_chance() -> None:
    match = at(Activate(house="stark", units=("a",)), {"a": "host green 5,5"}, fire={"5,6": 1})
    match.submit("stark", "done")
    preview = told(match)["options"]["a"]["previews"]["quench/5,6"]
    (symbol,) = preview["good"]
    success = 1250 * load().faces.count(symbol)
    assert match.odds("stark", {"a": "quench/5,6"})["levels"] == [success, 10_000 - success]


@rule("WES-LOS-02", "WES-LOS-03", "WES-LOS-08")
def test_what_a_unit_does_not_see_is_shown_with_what_blocks() -> None:
    given = {"a": "kennel green 5,5", "b": "host green 6,5", "t": "guards green 5,7"}
    match = at(Activate(house="stark", units=("a",)), given, terrain={"4,5": "forest"})
    match.submit("stark", "done")
    space = told(match)["options"]["a"]
    assert space["hidden"]["3,5"] == ["4,5"]
    assert space["hidden"]["7,5"] == ["6,5"]
    assert space["hidden_from_dogs"]["3,5"] == ["4,5"]
    assert "7,5" not in space["hidden_from_dogs"]  # friends do not stand in the way of dogs
    assert "5,7" not in space["hidden"]
    assert not {"4,5", "6,5", "5,5"} & set(space["hidden"])  # neighbours always see each other
