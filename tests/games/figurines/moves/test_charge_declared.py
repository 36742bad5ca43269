"""Declaring a charge: whom, against which side, by which turn (FIG-CHG-01 to FIG-CHG-05)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.charge import Charge, chargeable, why_not
from montjoie.kernel.match import Match
from tests.games.figurines.fights import watch
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    engine,
    events,
    offered,
    over,
    refused,
    told,
    waiting,
)
from tests.games.figurines.moves.ways import legs, one, stands
from tests.rule import rule

OK = ("", "")
SWORDS = "stark_sworn_swords 24,10"
GUARDS = "lannister_guardsmen 24,22.8 @180 owner=b"  # 8 inches away
FACING = {"a": SWORDS, "g": GUARDS}


def charging(units: dict[str, str], **board: Any) -> Match:
    """Unit a charges."""
    return at(Charge(unit="a"), units, live=False, **board)


def reasons(units: dict[str, str], target: str = "g", **board: Any) -> list[tuple[str, str]]:
    """Why unit a may not charge the target."""
    return [(r.rule, r.key) for r in why_not(engine(units, **board), "a", target)]


@rule("FIG-CHG-01")
def test_engaged_units_cannot_charge() -> None:
    units = FACING | {"b": "lannister_guardsmen 28.5,14.8 @180 owner=b"}
    assert list(chargeable(engine(units), "a")) == []
    assert over(charging(units))


@rule("FIG-CHG-01")
def test_one_enemy_is_declared_as_target() -> None:
    units = FACING | {"x": "ghost 17,20 owner=b"}
    match = charging(units)
    assert asked(match, "charge_target") == "a"
    assert set(offered(match)) == {"g", "x"}
    answer(match, "x")
    assert told(match, "charge_declared", "unit", "target", "arc") == [
        {"unit": "a", "target": "x", "arc": "rear"}
    ]


@rule("FIG-CHG-01")
def test_friends_are_not_charged() -> None:
    units = FACING | {"x": "ghost 17,20 owner=b", "f": "summer 30,18"}
    assert refused(charging(units), "a", "f") == ("FIG-CHG-01", "charge-no-enemy")


@rule("FIG-CHG-02")
def test_the_target_must_be_in_sight_at_the_start() -> None:
    assert reasons({"a": SWORDS + " @180", "g": GUARDS}) == [("FIG-CHG-02", "charge-unseen")]
    assert reasons(FACING) == []


@rule("FIG-CHG-02", "FIG-RUL-54")
@pytest.mark.parametrize(("y", "told"), [(25.8, []), (26.8, [("FIG-CHG-02", "charge-too-far")])])
def test_the_target_must_be_within_speed_and_6(y: float, told: list[tuple[str, str]]) -> None:
    assert reasons({"a": SWORDS, "g": f"lannister_guardsmen 24,{y} @180 owner=b"}) == told


@rule("FIG-CHG-02")
def test_a_target_far_away_is_refused_for_that() -> None:
    units = {"a": SWORDS, "g": "lannister_guardsmen 24,40 @180 owner=b"}
    assert reasons(units) == [("FIG-CHG-02", "charge-too-far")]


@rule("FIG-CHG-02", "FIG-CHG-18")
def test_rough_ground_counts_in_the_greatest_distance() -> None:
    units = {"a": SWORDS, "g": "lannister_guardsmen 24,25.8 @180 owner=b"}
    assert reasons(units) == []
    assert reasons(units, terrain={"f": "hedge 24,18"}) == [("FIG-CHG-02", "charge-no-way")]


@rule("FIG-CHG-02", "FIG-RUL-54")
def test_a_target_behind_a_palisade_cannot_be_charged() -> None:
    units = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,22 @180 owner=b"}
    assert reasons(units, terrain={"p": "palisade 24,16"}) != []


@rule("FIG-CHG-02", "FIG-RUL-14")
def test_a_side_without_room_for_half_a_front_cannot_be_charged() -> None:
    # The gap before the target is 4.5 inches wide: the charger is 5.5 wide.
    units = {
        "a": SWORDS,
        "g": GUARDS,
        "left": "stark_sworn_swords 19,19.5 @90",
        "right": "stark_sworn_swords 29,19.5 @90",
    }
    g = engine(units)
    left, right = g.state.units["left"], g.state.units["right"]
    assert right.x - left.x - 4_800 < 5_500
    assert reasons(units) == [("FIG-CHG-02", "charge-no-room")]


@rule("FIG-RUL-54", "FIG-CHG-02")
def test_another_enemy_in_the_way_forbids_the_charge() -> None:
    units = FACING | {"wolf": "ghost 24,14.1 owner=b"}
    assert reasons(units) == [("FIG-CHG-02", "charge-no-way")]
    beside = FACING | {"wolf": "ghost 29.5,17 owner=b"}
    assert reasons(beside) == []


@rule("FIG-CHG-07", "FIG-RUL-13", "FIG-CHG-19")
def test_friends_in_the_way_are_no_obstacle() -> None:
    units = FACING | {"friend": "grey_wind 24,14"}
    assert reasons(units) == []


@rule("FIG-CHG-04", "FIG-EX-05", "FIG-EX-13")
def test_a_charge_strikes_the_arc_in_which_most_of_the_charger_stands() -> None:
    units = {"a": "umber_berserkers 32.5,27.5 @225", "g": "lannister_guardsmen 24,24 @0 owner=b"}
    match = charging(units)
    assert told(match, "charge_declared", "unit", "target", "arc") == [
        {"unit": "a", "target": "g", "arc": "right"}
    ]


@rule("FIG-CHG-03", "FIG-CHG-04")
def test_the_arc_is_found_before_the_pivot() -> None:
    match = charging(FACING)
    assert events(match, "charge_declared")[0]["arc"] == "front"
    assert waiting(match) == "charge_pivot"


@rule("FIG-LOS-06", "FIG-CHG-04")
def test_on_a_tie_of_arcs_the_charger_chooses() -> None:
    units = {"a": "grey_wind 30,30 @225", "g": "ghost 24,24 owner=b"}
    match = charging(units)
    assert asked(match, "charge_arc") == "a"
    assert offered(match) == ["front_arc", "right_arc"]
    answer(match, "right_arc")
    assert events(match, "charge_declared")[0]["arc"] == "right"


@rule("FIG-RUL-95", "FIG-LOS-06")
def test_who_answers_a_charge_knows_the_side_it_strikes(monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[str] = []
    seen = watch(monkeypatch, charge_declared=lambda g: sides.append(g.running(Charge).arc))
    match = charging({"a": "grey_wind 30,30 @225", "g": "ghost 24,24 owner=b"})
    assert asked(match, "charge_arc") == "a"
    assert "charge_declared" not in {moment.window for moment in seen}
    answer(match, "right_arc")
    assert sides == ["right"]


@rule("FIG-LOS-06", "FIG-CHG-02")
def test_a_tied_arc_without_room_is_not_offered() -> None:
    units = {"a": "grey_wind 30,30 @225", "g": "ghost 24,24 owner=b", "b": "summer 24,26.76"}
    match = charging(units)
    assert events(match, "charge_declared")[0]["arc"] == "right"


@rule("FIG-CHG-05")
def test_a_charger_may_turn_while_the_target_stays_in_sight_and_reach() -> None:
    match = charging(FACING)
    assert asked(match, "charge_pivot") == "a"
    assert refused(match, "a", []) == OK
    assert refused(match, "a", one(10)) == OK
    assert refused(match, "a", one(60)) == ("FIG-CHG-05", "charge-no-contact")
    assert refused(match, "a", legs(0, 1)) == ("FIG-CHG-05", "moves-too-far")
    answer(match, one(10))
    assert stands(match, "a") == (24, 10, 10)


@rule("FIG-CHG-05")
def test_a_charger_may_not_turn_so_that_it_no_longer_sees_its_target() -> None:
    # Turned to the left it would still touch the wolf with its corner, but a friend hides it from there.
    units = {"a": "grey_wind 24,10 @15", "g": "ghost 26.7,16 @180 owner=b", "friend": "summer 24.6,13.2"}
    match = charging(units)
    assert refused(match, "a", one(5)) == OK
    assert refused(match, "a", one(-13)) == ("FIG-CHG-05", "charge-turns-blind")


@rule("FIG-CHG-05", "FIG-MOV-08")
def test_the_pivot_of_a_charge_may_end_near_other_enemies_but_not_on_one() -> None:
    units = FACING | {"wolf": "ghost 29.2,10 owner=b"}
    match = charging(units)
    assert refused(match, "a", []) == OK
    assert refused(match, "a", one(15)) == OK
    hound = charging(FACING | {"wolf": "ghost 28.3,10 owner=b"})
    assert refused(hound, "a", one(15)) == ("FIG-MOV-02", "turns-on-enemy")


@rule("FIG-CHG-05")
def test_every_turn_offered_lets_the_charge_succeed() -> None:
    match = charging(FACING)
    turns = offered(match)
    assert len(turns) > 5
    assert all(refused(match, "a", turn) == OK for turn in turns)


@rule("FIG-STO-11")
def test_a_castle_wall_may_be_charged() -> None:
    units = {"a": SWORDS, "w": "castle_wall 24,20 @180 owner=b"}
    assert list(chargeable(engine(units), "a")) == ["w"]


def test_a_charge_against_a_named_enemy_looks_at_no_other() -> None:
    units = FACING | {"x": "ghost 17,20 owner=b"}
    match = at(Charge(unit="a", against="x"), units, live=False)
    assert events(match, "charge_declared")[0]["target"] == "x"
    assert over(at(Charge(unit="a", against="x"), FACING | {"x": "ghost 4,44 owner=b"}, live=False))
