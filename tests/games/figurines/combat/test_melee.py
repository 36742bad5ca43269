"""The melee Attack action (FIG-MEL)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.combat import melee
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.kernel.match import Match
from montjoie.table import plane
from tests.games.figurines.fights import FRONT, quiet
from tests.games.figurines.given import answer, asked, at, board, engine, offered, over, refused
from tests.rule import rule

# Guards against the left flank of the berserkers, who look north.
FLANKED = {"b": "umber_berserkers 24,24", "g": "lannister_guardsmen 18.85,24 @90 owner=b"}
# And others against their front.
BOTH = FLANKED | {"h": "lannister_guardsmen 24,28.8 @180 owner=b"}


def fighting(units: dict[str, str], unit: str = "b", **more: Any) -> Match:
    """A unit makes a melee attack; the dice wait."""
    return at(MeleeAttack(unit=unit, **more), units, live=False)


@rule("FIG-MEL-01")
def test_only_engaged_units_with_a_melee_attack_fight():
    assert "melee_attack" in legal(engine(FRONT), "s")
    apart = FRONT | {"d": "stark_sworn_swords 24,30 @180 owner=b"}
    assert "melee_attack" not in legal(engine(apart), "s")
    machine = {"s": "builder_scorpion_crew 24,20", "d": "stark_bowmen 24,25.17 @180 owner=b"}
    assert field.engaged(engine(machine), "s") == ("d",)
    assert "melee_attack" not in legal(engine(machine), "s")


@rule("FIG-EX-10", "FIG-MEL-02", "FIG-MEL-04")
def test_berserkers_engaged_on_the_flank_may_face_their_enemy_and_slide_to_50():
    match = fighting(FLANKED)
    assert asked(match, "face_enemy") == "a"
    assert offered(match) == ["keep", "face", "full", "half_left", "half_right"]
    answer(match, "half_left")
    quiet(match)
    own, enemy = (field.tray(match.engine, unit) for unit in ("b", "g"))
    assert plane.contact_side(own, enemy) == "front"
    assert board(match).units["b"].facing == 27_000
    assert abs(own.y - enemy.y) == 2_750  # the middle of its front on an end of the guards' edge
    assert field.engaged(match.engine, "b") == ("g",)


@pytest.mark.parametrize(("place", "y"), [("face", 23_000), ("full", 24_000)])
@rule("FIG-MEL-02", "FIG-MEL-04")
def test_it_turns_where_it_stands_or_comes_to_stand_middle_on_middle(place, y):
    units = {"b": "umber_berserkers 24,23", "g": "lannister_guardsmen 18.85,24 @90 owner=b"}
    match = fighting(units)
    answer(match, place)
    quiet(match)
    row = board(match).units["b"]
    assert (row.x, row.y, row.facing) == (18_850 + 4_800, y, 27_000)


@rule("FIG-MEL-02")
def test_it_turns_about_where_it_stands_against_an_enemy_in_its_rear():
    units = {"s": "stormcrow_mercenaries 25,20 @180", "d": "stark_sworn_swords 24,24.8 @180 owner=b"}
    match = fighting(units, "s")
    answer(match, "face")
    quiet(match)
    row = board(match).units["s"]
    assert (row.x, row.y, row.facing) == (25_000, 20_000, 0)


@rule("FIG-MEL-02")
def test_it_may_keep_its_facing():
    match = fighting(FLANKED)
    answer(match, "keep")
    quiet(match)
    assert board(match).units["b"].facing == 0
    assert match.engine.running(Attack).defender == "g"


@rule("FIG-MEL-04")
def test_a_unit_that_faces_its_enemy_may_slide_to_50_without_turning():
    match = fighting(FRONT, "s")
    assert asked(match, "face_enemy") == "a"
    assert offered(match) == ["keep", "half_left", "half_right"]  # it stands at 100%
    answer(match, "half_right")
    row = board(match).units["s"]
    assert (row.x, row.y, row.facing) == (26_750, 20_000, 0)
    quiet(match)
    assert match.engine.running(Attack).defender == "d"


@rule("FIG-MEL-04")
def test_a_unit_that_faces_its_enemy_aside_may_slide_to_100():
    match = fighting(FRONT | {"s": "stormcrow_mercenaries 25,20"}, "s")
    assert offered(match) == ["keep", "full", "half_left", "half_right"]
    answer(match, "full")
    assert board(match).units["s"].x == 24_000


@rule("FIG-MEL-04", "FIG-MEL-05")
def test_a_unit_that_faces_two_enemies_does_not_slide():
    units = FRONT | {"d": "stark_sworn_swords 21,24.8 @180 owner=b", "e": "stark_bowmen 27,24.8 @180 owner=b"}
    match = fighting(units, "s")
    assert asked(match, "choose_attack") == "a"


@rule("FIG-MEL-02", "FIG-RUL-106")
def test_a_unit_about_to_be_taken_away_does_not_turn():
    assert melee.facings(engine(FLANKED), "b")
    assert not melee.facings(engine(FLANKED | {"b": "umber_berserkers 24,24 x0"}), "b")


@rule("FIG-EX-11", "FIG-MEL-03", "FIG-MEL-06")
def test_berserkers_engaged_on_two_sides_cannot_turn_but_attack_either_enemy():
    match = fighting(BOTH)
    assert asked(match, "choose_attack") == "a"
    assert offered(match) == ["attack-berserker_axes_attack/g", "attack-berserker_axes_attack/h"]
    answer(match, "attack-berserker_axes_attack/g")
    quiet(match)
    assert board(match).units["b"].facing == 0
    assert match.engine.running(Attack).defender == "g"


@rule("FIG-MEL-05", "FIG-RUL-12")
def test_the_new_place_overlaps_nothing_and_touches_no_other_enemy():
    crowded = FLANKED | {"f": "stark_bowmen 24,29.6", "e": "lannister_guardsmen 23.65,18.4 @180 owner=b"}
    g = engine(crowded)
    assert field.engaged(g, "b") == ("g",)
    assert set(melee.facings(g, "b")) == {"face", "full"}
    match = fighting(crowded)
    assert refused(match, "a", "half_left") == ("FIG-MEL-05", "facing-no-room")


@rule("FIG-MEL-06", "FIG-LOS-04")
def test_an_enemy_behind_is_attacked_without_being_seen():
    units = {"s": "stormcrow_mercenaries 24,20 @180", "d": "stark_sworn_swords 24,24.8 @180 owner=b"}
    match = fighting(units, "s")
    answer(match, "keep")
    quiet(match)
    assert match.engine.running(Attack).defender == "d"


@rule("FIG-MEL-06", "FIG-CRD-08")
def test_of_several_attacks_one_is_chosen():
    units = {"s": "umber_greataxes 24,20", "d": FRONT["d"]}
    found = melee.choices(engine(units), "s")
    assert set(found) >= {"attack-mighty_cleave_attack/d"}
    assert all(choice.endswith("/d") for choice in found)


@rule("FIG-MEL-06")
def test_the_destroyed_are_not_attacked():
    units = {"s": FRONT["s"], "d": "stark_sworn_swords 24,24.8 @180 owner=b x0"}
    assert over(fighting(units, "s"))
