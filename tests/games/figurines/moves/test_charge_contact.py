"""Contact: aligning the charger, other enemies touched, the attack (FIG-CHG-09 to FIG-CHG-11, FIG-CHG-16)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.boosts import Boosts
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.charge.contact import PushAside, places
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.queries import SAVES
from montjoie.kernel.match import Match
from montjoie.table import plane
from tests.games.figurines.given import answer, asked, at, engine, events, offered, over, roll
from tests.games.figurines.moves.ways import stands
from tests.rule import rule

FACING = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,20 @180 owner=b"}


def met(units: dict[str, str], die: int = 6, **given: Any) -> Match:
    """Unit a has charged and touches its target."""
    match = at(Charge(unit="a", **given.pop("charge", {})), units, live=False, **given)
    if asked(match, "charge_pivot"):
        answer(match, next(turn for turn in offered(match)))
    roll(match, die)
    return match


def the_attack(match: Match) -> Attack:
    """The attack under way."""
    attack: Attack = match.engine.running(Attack)
    return attack


@rule("FIG-CHG-09", "FIG-RUL-14")
@pytest.mark.parametrize(("place", "x"), [("full", 24), ("half_left", 21.25), ("half_right", 26.75)])
def test_a_charger_aligns_at_100_or_50_percent_as_it_chooses(place: str, x: float) -> None:
    match = met(FACING)
    assert set(offered(match)) == {"full", "half_left", "half_right"}
    answer(match, place)
    assert stands(match, "a") == (x, 15.2, 0)


@rule("FIG-CHG-09")
def test_places_where_somebody_stands_are_not_offered() -> None:
    units = FACING | {"friend": "grey_wind 28.5,16.2"}
    assert offered(met(units)) == ["full", "half_left"]


@rule("FIG-CHG-09", "FIG-RUL-14")
def test_where_neither_is_free_the_nearest_place_is_taken() -> None:
    units = FACING | {"left": "grey_wind 20.3,16.2", "right": "summer 29.2,16.2"}
    match = met(units)
    x, y, facing = stands(match, "a")
    assert (y, facing) == (15.2, 0)
    assert x == pytest.approx(21.68 + 2.75, abs=0.011)  # as little right of the middle as it can


@rule("FIG-CHG-04", "FIG-CHG-09", "FIG-EX-05", "FIG-EX-13")
def test_a_charge_from_the_flank_arc_ends_against_the_flank_and_costs_1_on_saves() -> None:
    units = {"a": "umber_berserkers 32.5,27.5 @225", "g": "lannister_guardsmen 24,24 @0 owner=b"}
    match = met(units)
    answer(match, "full")
    assert stands(match, "a") == (24 + 2.75 + 2.4, 24, 270)
    attack = the_attack(match)
    assert attack.arc == "right"
    parts = [(part.value, part.rule) for part in match.engine.tally(SAVES, attack).parts]
    assert (-1, "FIG-BON-02") in parts


@rule("FIG-CHG-10")
def test_aligning_may_take_the_charger_further_than_its_charge() -> None:
    units = {"a": "umber_berserkers 33.7,26.5 @225", "g": "lannister_guardsmen 24,24 @0 owner=b"}
    match = met(units)
    before = stands(match, "a")
    answer(match, "half_left")
    after = stands(match, "a")
    assert events(match, "unit_moved")[-1]["move"] == "align"
    assert before != after


@rule("FIG-CHG-11", "FIG-CHG-17")
def test_after_aligning_the_charger_makes_a_melee_attack_on_its_target_alone() -> None:
    units = FACING | {"x": "lannister_guardsmen 29.5,20 @180 owner=b"}
    match = at(Charge(unit="a", against="g"), units, live=False)
    answer(match, [])
    roll(match, 6)
    answer(match, "half_right")
    assert "x" in field.engaged(match.engine, "a")
    attack = the_attack(match)
    assert (attack.attacker, attack.defender, attack.kind) == ("a", "g", "melee")
    assert attack.charging
    assert not attack.disorderly


@rule("FIG-CHG-12")
def test_a_disorderly_charge_attacks_without_its_bonus() -> None:
    match = met(FACING | {"g": "lannister_guardsmen 24,19 @180 owner=b"}, 1)
    answer(match, "full")
    assert the_attack(match).disorderly


@rule("FIG-TER-10")
@pytest.mark.parametrize(("wall", "fortified"), [("24,13.5", True), ("24,17.5", True), ("34,13.5", False)])
def test_charging_over_fortified_ground_costs_the_bonus_and_helps_the_saves(
    wall: str, fortified: bool
) -> None:
    match = met(FACING, terrain={"w": f"low_wall {wall}"})
    answer(match, "full")
    attack = the_attack(match)
    assert attack.fortified is fortified
    saves = [part.value for part in match.engine.tally(SAVES, attack).parts]
    assert saves == ([1] if fortified else [])


@rule("FIG-TER-10")
def test_a_charge_that_is_aligned_on_fortified_ground_has_ended_in_it() -> None:
    units = {"a": "umber_berserkers 32.5,27.5 @225", "g": "lannister_guardsmen 24,24 @0 owner=b"}
    match = met(units, terrain={"w": "low_wall 30,20.9"})
    charge: Charge = match.engine.running(Charge)
    assert not charge.fortified  # its way did not lead there
    answer(match, "full")
    assert the_attack(match).fortified


def test_effects_may_take_the_attack_away() -> None:
    match = met(FACING, charge={"no_attack": True})
    answer(match, "full")
    assert over(match)
    assert events(match, "attack_made") == []


GIVEN = Boosts(dice=-2, keywords=("vicious",), highest=True)


def test_what_an_effect_gives_to_a_charge_goes_to_its_attack() -> None:
    match = met(FACING, charge={"boosts": GIVEN, "bonus_lost": True})
    answer(match, "full")
    attack = the_attack(match)
    assert (attack.boosts, attack.bonus_lost) == (GIVEN, True)


@rule("FIG-OBJ-06")
def test_aligning_claims_tokens() -> None:
    match = met(FACING, objectives={"o": "24,15.2"}, mode="a_game_of_thrones")
    answer(match, "full")
    assert match.engine.state.objectives["o"].claimed == "a"


# Other enemies.

PUSHED = {"a": "stark_sworn_swords 24,15.2", "g": "lannister_guardsmen 24,20 @180 owner=b"}


@rule("FIG-CHG-16", "FIG-RUL-78")
def test_another_enemy_touched_is_aligned_with_half_of_its_edge() -> None:
    units = PUSHED | {"x": "ghost 28.1,16 @30 owner=b"}
    g = engine(units)
    near = plane.contact_after(field.tray(g, "x"), 27_000, field.tray(g, "a"), 5_000)
    assert near is not None
    units["x"] = f"ghost {28.1 - near / 1000},16 @30 owner=b"
    match = at(PushAside(unit="a", target="g"), units)
    assert over(match)
    x, y, facing = stands(match, "x")
    assert facing % 90 == 0
    assert x == pytest.approx(24 + 2.75 + 1.38, abs=0.002)
    assert abs(y - 16) < 0.4
    assert "x" in field.engaged(match.engine, "a")


@rule("FIG-CHG-16")
def test_a_successful_charge_moves_the_other_enemies_it_touches() -> None:
    match = met(FACING | {"x": "ghost 28.13,18.97 @270 owner=b"}, charge={"against": "g", "no_attack": True})
    answer(match, "full")
    assert [e["unit"] for e in events(match, "unit_moved") if e["move"] == "push"] == ["x"]
    assert set(field.engaged(match.engine, "a")) == {"g", "x"}


@rule("FIG-CHG-16", "FIG-RUL-123")
def test_an_enemy_that_lies_along_half_of_the_chargers_edge_already_stays() -> None:
    units = PUSHED | {"x": "ghost 28.138,16 @270 owner=b"}
    match = at(PushAside(unit="a", target="g"), units)
    assert events(match, "unit_moved") == []
    corner = PUSHED | {"x": "ghost 28.13,18.97 @270 owner=b"}
    moved = at(PushAside(unit="a", target="g"), corner)
    # The charger's flank is 4.8" long and ends at 17.6: the wolf covers 2.4" of it, and no more.
    assert stands(moved, "x")[1] == pytest.approx(17.6 - 2.4 + 1.38, abs=0.002)


@rule("FIG-CHG-16", "FIG-RUL-78")
def test_an_enemy_goes_round_to_another_edge_where_the_near_ones_have_no_room() -> None:
    # Its target stands before the charger, a friend on its flank: what is left is the rear.
    units = PUSHED | {"x": "savage_giant 28.13,18.97 @270 owner=b", "f": "stark_sworn_swords 30.3,14.2"}
    moved = at(PushAside(unit="a", target="g"), units)
    assert stands(moved, "x")[:2] == pytest.approx((25.38, 15.2 - 2.4 - 1.38), abs=0.002)
    assert events(moved, "unit_moved")[-1]["far"] == 8000


@rule("FIG-MOV-06", "FIG-RUL-122")
def test_a_charger_may_end_near_a_third_enemy_that_it_does_not_touch() -> None:
    match = met(FACING | {"x": "ghost 28.5,17 @270 owner=b"}, charge={"against": "g", "no_attack": True})
    answer(match, "full")
    g = match.engine
    assert 0.3 < plane.gap(field.tray(g, "a"), field.tray(g, "x")) / 1000 < 0.5
    assert field.engaged(g, "a") == ("g",)
    assert stands(match, "x") == (28.5, 17, 270)


@rule("FIG-CHG-16")
def test_of_two_least_places_the_owner_chooses() -> None:
    # Corner on corner: along the flank, or along the front.
    units = {
        "a": "grey_wind 24,24",
        "g": "lannister_guardsmen 18,40 owner=b",
        "x": "ghost 26.76,26.76 @0 owner=b",
    }
    match = at(PushAside(unit="a", target="g"), units)
    assert asked(match, "push_unit") == "b"
    assert len(offered(match)) >= 2
    answer(match, "1")
    assert "x" in field.engaged(match.engine, "a")


# A wolf whose corner touches the charger in a funnel of palisades: there is no room for its edge.
FUNNEL = {"p": "palisade 25.93,25.40 @315", "q": "palisade 25.93,22.60 @45"}
CORNERED = {
    "a": "grey_wind 24,24",
    "x": "ghost 27.332,24 @45 owner=b",
    "n": "stark_sworn_swords 24,27.8 owner=b",
    "s": "stark_sworn_swords 24,20.2 owner=b",
    "w": "stark_sworn_swords 20.1,24 @90 owner=b",
}


@rule("FIG-CHG-16")
def test_an_enemy_that_cannot_be_aligned_is_moved_an_inch_away() -> None:
    g = engine(CORNERED, terrain=FUNNEL)
    assert "x" in field.engaged(g, "a")
    (place,) = places(g, "x", "a").values()
    assert place[2] == 4_500  # it does not turn
    assert plane.gap(field.tray_at(g, "x", *place), field.tray(g, "a")) == pytest.approx(1_000, abs=5)


@rule("FIG-CHG-16", "FIG-RUL-78")
def test_an_enemy_without_room_for_that_is_moved_just_out_of_contact() -> None:
    g = engine(CORNERED | {"e": "stark_sworn_swords 32.2,24 @90 owner=b"}, terrain=FUNNEL)
    (place,) = places(g, "x", "a").values()
    there = field.tray_at(g, "x", *place)
    assert plane.TOLERANCE < plane.gap(there, field.tray(g, "a")) < 20


@rule("FIG-CHG-16", "FIG-RUL-106")
def test_the_target_and_walls_are_not_moved() -> None:
    units = PUSHED | {"w": "castle_wall 31.75,15.2 owner=b @270"}
    match = at(PushAside(unit="a", target="g"), units)
    assert events(match, "unit_moved") == []
