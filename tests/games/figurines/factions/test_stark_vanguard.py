"""The cards of Brynden Tully, the Blackfish and Outrider commander."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Attached
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, charge, pending, play
from tests.games.figurines.given import board, engine, events, offered, over, refused, waiting
from tests.rule import rule

BLACKFISH = "brynden_tully_the_blackfish"
OUTRIDER = "brynden_tully_outrider_commander"
MISSES = (1, 1, 1, 1, 1, 1, 1)


def way(turn: int, ahead: float) -> list[dict[str, Any]]:
    """A turn in degrees, then so many inches."""
    return [{"turn": turn * 100, "ahead": round(ahead * 1000), "pivot": "centre"}]


# The Blackfish.


@covers("refuse_to_yield")
def test_who_refuses_to_yield_exposes_all_engaged_enemies_and_keeps_the_card() -> None:
    units = duel() | {"z": f"{PLAIN} 24,15.2 owner=b"} | {"far": f"{PLAIN} 40,44 owner=b"}
    m = play(Test(unit="x", kind="panic"), units, "refuse_to_yield", commander=BLACKFISH)
    go(m, (6, 6), (1,), "card:refuse_to_yield")
    exposed = [unit for unit, row in board(m).units.items() if row.conditions]
    assert exposed == ["y", "z"]
    (row,) = board(m).attached.values()
    assert (row.card, row.unit) == ("refuse_to_yield", "x")


@covers("refuse_to_yield")
def test_the_card_works_at_each_passed_panic_test_and_goes_with_a_failed_one() -> None:
    lying = {"one": Attached("refuse_to_yield", "a", "x")}
    m = play(Test(unit="x", kind="panic"), duel(), attached=lying)
    go(m, (6, 6), (1,))
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert board(m).attached
    m = play(Test(unit="x", kind="panic"), duel(), attached=lying)
    go(m, (1, 1), (1,))
    assert board(m).units["y"].conditions == ()
    assert not board(m).attached
    assert board(m).players["a"].discard == ("refuse_to_yield",)
    morale = play(Test(unit="x"), duel(), attached=lying)
    go(morale, (1, 1))
    assert board(morale).attached


@covers("refuse_to_yield")
def test_house_tully_tests_better_while_it_refuses_to_yield() -> None:
    lying = {"one": Attached("refuse_to_yield", "a", "x")}
    g = engine(duel("tully_sworn_shields"), attached=lying)
    assert modifiers(g, Test(unit="x", kind="panic")).total == 1
    assert modifiers(g, Test(unit="x")).total == 0
    assert modifiers(engine(duel(), attached=lying), Test(unit="x", kind="panic")).total == 0


@covers("set_for_charge_card")
def test_set_for_charge_strikes_the_charger_first() -> None:
    m = charge(APART, "set_for_charge_card", unit="y", board={"active": "b", "commander": BLACKFISH})
    go(m, "card:set_for_charge_card", (4, 1, 1, 1, 1, 1, 1), (1,), (6, 6), (1,), MISSES)
    assert [e["unit"] for e in events(m, "attack_made")] == ["x", "y"]
    assert board(m).units["y"].figures == 11


@covers("set_for_charge_card")
def test_a_unit_charged_in_the_flank_is_set_too_but_not_in_the_rear() -> None:
    told = {"active": "b", "commander": BLACKFISH}
    flank = APART | {"x": f"{PLAIN} 24,20 @90"}
    assert usable(charge(flank, "set_for_charge_card", unit="y", board=told)) == ["card:set_for_charge_card"]
    rear = APART | {"x": f"{PLAIN} 24,20 @180"}
    assert usable(charge(rear, "set_for_charge_card", unit="y", board=told)) == []


@covers("set_for_charge_card")
def test_who_is_engaged_already_or_charges_himself_is_not_set() -> None:
    told = {"active": "b", "commander": BLACKFISH}
    busy = APART | {"z": f"{PLAIN} 24,15.2 owner=b"}
    assert usable(charge(busy, "set_for_charge_card", unit="y", board=told)) == []
    assert usable(charge(APART, "set_for_charge_card")) == []


@covers("tully_valor")
def test_the_valor_of_an_activated_unit_frightens_or_exposes_an_enemy() -> None:
    units = {"x": f"{PLAIN} 24,20", "y": f"{PLAIN} 24,34 @180 owner=b", "z": f"{PLAIN} 34,30 owner=b"}
    units |= {"far": f"{PLAIN} 4,45 owner=b"}
    m = play(Activation(unit="x"), units, "tully_valor", commander=BLACKFISH)
    go(m, "card:tully_valor", (4, 3))
    assert offered(m) == ["y", "z"]
    go(m, "z")
    assert offered(m) == ["panicked", "vulnerable"]
    go(m, "vulnerable")
    assert board(m).units["z"].conditions == ("vulnerable",)


@covers("tully_valor")
def test_house_tully_brings_both_and_a_failed_test_nothing() -> None:
    units = {"x": "tully_sworn_shields 24,20", "y": f"{PLAIN} 24,34 @180 owner=b"}
    m = play(Activation(unit="x"), units, "tully_valor", commander=BLACKFISH)
    go(m, "card:tully_valor", (4, 3))
    assert board(m).units["y"].conditions == ("panicked", "vulnerable")
    m = play(Activation(unit="x"), units, "tully_valor", commander=BLACKFISH)
    go(m, "card:tully_valor", (1, 1))
    assert board(m).units["y"].conditions == ()
    assert waiting(m) == "choose_action"


@covers("tully_valor")
def test_valor_needs_an_enemy_near_and_a_friend() -> None:
    units = {"x": f"{PLAIN} 24,10"} | BYSTANDER
    assert usable(play(Activation(unit="x"), units, "tully_valor", commander=BLACKFISH)) == []
    m = play(Activation(unit="y"), duel(), "tully_valor", commander=BLACKFISH, active="b")
    assert usable(m) == []


# The Outrider commander.

RIDERS = {"x": "stark_outriders 24,20", "y": f"{PLAIN} 24,29 @180 owner=b"}
ENGAGED = duel("stark_outriders", apart="24.9") | BYSTANDER


@covers("heavy_impact")
@rule("FIG-RES-12")
def test_a_heavy_impact_hits_once_for_each_rider_before_the_attack() -> None:
    m = charge(RIDERS | {"x": "stark_outriders 24,20 x3"}, "heavy_impact", board={"commander": OUTRIDER})
    go(m, "card:heavy_impact")
    assert pending(m) == 3
    go(m, (1, 1, 6))
    assert board(m).units["y"].figures == 10
    assert pending(m) == 8  # then the attack, without a panic test between


@covers("heavy_impact")
def test_foot_and_enemies_make_no_heavy_impact() -> None:
    assert usable(charge(APART, "heavy_impact", board={"commander": OUTRIDER})) == []
    foe = {"x": f"{PLAIN} 24,20", "y": "stark_outriders 24,29 @180 owner=b"}
    told = {"active": "b", "commander": OUTRIDER}
    assert usable(charge(foe, "heavy_impact", unit="y", board=told)) == []


@covers("ride_by_attack")
@rule("FIG-MOV-04", "FIG-RET-03")
def test_engaged_riders_ride_through_an_enemy_in_the_place_of_their_action() -> None:
    m = play(Act(unit="x", action="melee_attack"), ENGAGED, "ride_by_attack", commander=OUTRIDER)
    go(m, "card:ride_by_attack")
    assert waiting(m) == "march_path"
    assert refused(m, "a", way(0, 8))[0] == "FIG-MOV-02"  # not on top of him
    go(m, way(0, 11))
    assert board(m).units["x"].y == 31_000
    assert board(m).units["y"].figures == 8  # 1, and 3 ranks
    assert over(m)  # no attack, no pivot of y
    assert not events(m, "attack_made")


@covers("ride_by_attack")
def test_of_several_enemies_passed_through_one_suffers() -> None:
    units = {
        "x": "stark_outriders 24,20",
        "y": f"{PLAIN} 27.5,25.9 @180 owner=b",
        "z": f"{PLAIN} 21.5,25.9 @180 x4 owner=b",
    }
    m = play(Act(unit="x", action="charge"), units, "ride_by_attack", commander=OUTRIDER)
    go(m, "card:ride_by_attack", way(0, 12))
    assert offered(m) == ["y", "z"]
    go(m, "z")
    assert [board(m).units[unit].figures for unit in ("y", "z")] == [12, 2]


@covers("ride_by_attack")
def test_riders_may_turn_away_first_and_then_hurt_nobody() -> None:
    m = play(Act(unit="x", action="retreat"), ENGAGED, "ride_by_attack", commander=OUTRIDER)
    go(m, "card:ride_by_attack", way(180, 10))
    assert (board(m).units["x"].y, board(m).units["y"].figures) == (10_000, 12)


@covers("ride_by_attack")
@rule("FIG-TER-05")
def test_dangerous_ground_hurts_riders_once_whatever_action_they_had_chosen() -> None:
    units, stakes = ENGAGED, {"s": "stakes 24,31"}
    m = play(Act(unit="x", action="melee_attack"), units, "ride_by_attack", terrain=stakes)
    go(m, "card:ride_by_attack", way(0, 11), (1,))
    assert board(m).units["x"].wounds == 2
    assert over(m)


@covers("ride_by_attack")
@rule("FIG-GLO-04")
def test_free_actions_and_foot_are_no_occasion_to_ride_by() -> None:
    units = {"x": "stark_outriders 24,10"} | BYSTANDER
    assert usable(play(Act(unit="x", action="march", free=True), units, "ride_by_attack")) == []
    assert (
        usable(play(Act(unit="x", action="march"), {"x": f"{PLAIN} 24,10"} | BYSTANDER, "ride_by_attack"))
        == []
    )
    assert usable(play(Act(unit="x", action="march"), units, "ride_by_attack")) == ["card:ride_by_attack"]


@covers("ride_them_down")
def test_riders_ride_down_an_enemy_that_has_moved() -> None:
    units = RIDERS | {"y": f"{PLAIN} 24,32 @180 owner=b"}
    m = play(Act(unit="y", action="maneuver"), units, "ride_them_down", commander=OUTRIDER, active="b")
    go(m, way(0, 3), "card:ride_them_down", "charge", [], (5,), "full")
    assert board(m).units["y"].conditions == ("panicked",)
    assert pending(m) == 4
    go(m, (1, 1, 1, 6))
    assert board(m).units["y"].figures == 9
    assert not events(m, "attack_made")
    assert over(m)


@covers("ride_them_down")
def test_a_charge_that_fails_rides_nobody_down() -> None:
    units = RIDERS | {"y": f"{PLAIN} 24,36 @180 owner=b"}
    m = play(Act(unit="y", action="maneuver"), units, "ride_them_down", commander=OUTRIDER, active="b")
    go(m, way(0, 1), "card:ride_them_down", "charge", [], (1,), (6, 6), (1,))
    assert not events(m, "charge_ended")[-1]["successful"]
    assert board(m).units["y"].conditions == ()
    assert over(m)


@covers("ride_them_down")
def test_foot_distant_riders_and_own_moves_give_no_ride() -> None:
    units = {"x": f"{PLAIN} 24,20", "w": "stark_outriders 24,3", "y": f"{PLAIN} 24,32 @180 owner=b"}
    m = play(Act(unit="y", action="maneuver"), units, "ride_them_down", commander=OUTRIDER, active="b")
    go(m, way(0, 1))
    assert over(m)
    m = play(Act(unit="x", action="maneuver"), RIDERS, "ride_them_down", commander=OUTRIDER)
    go(m, way(0, 1))
    assert over(m)
