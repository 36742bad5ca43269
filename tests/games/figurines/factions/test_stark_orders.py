"""Orders of Stark units and captains, and what they do when they are charged or chosen by a zone."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.tactics.board import ZoneEffect
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, charge, pending, play, strike
from tests.games.figurines.given import board, events, offered, over, told, waiting
from tests.rule import rule

MISSES = (1, 1, 1, 1, 1, 1, 1)
GREATJON = f"{PLAIN} +greatjon_umber_lord_of_last_hearth"
BANNERMAN = f"{PLAIN} +greatjon_umber_fierce_bannerman"
CAPTAIN = f"{PLAIN} +sworn_sword_captain"
RODRIK = f"{PLAIN} +rodrik_cassel_master_at_arms"
EDDARD = f"{PLAIN} +eddard_stark_lord_of_winterfell"
BRAN = f"{PLAIN} +bran_and_hodor"
SHOT = {"x": "stark_bowmen 24,20", "y": f"{PLAIN} 24,30 @180 owner=b"}


@covers("umber_rage")
def test_umber_rage_frightens_and_exposes_the_defender_for_d3_wounds_after_the_attack() -> None:
    m = strike(duel(GREATJON))
    go(m, "ability:x/umber_rage")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable")
    go(m, MISSES, (3,))
    assert board(m).units["x"].figures == 9
    assert usable(strike(duel(GREATJON + " order=umber_rage"))) == []


@covers("umber_rage")
@rule("FIG-RUL-56", "FIG-VIC-01")
def test_a_unit_that_dies_of_its_own_rage_gives_the_enemy_the_point() -> None:
    m = strike(duel(f"{GREATJON} x2") | {"w": f"{PLAIN} 8,8"})
    go(m, "ability:x/umber_rage", MISSES[:4], (2,))
    assert board(m).units["x"].where == "lost"
    assert board(m).players["b"].vp == 1


@covers("fury_of_house_umber")
@rule("FIG-RES-15", "FIG-RRL-04")
def test_the_fury_of_house_umber_rolls_again_and_leaves_no_save_against_sixes() -> None:
    m = strike(duel(BANNERMAN))
    go(m, (6, 4, 1, 1, 1, 1, 1), "ability:x/fury_of_house_umber", ["2", "3"], (6, 1))
    assert pending(m) == 1  # only the 4 can be saved
    go(m, (6,), (6, 6), (1,), (3,))
    assert board(m).units["y"].figures == 10
    assert board(m).units["x"].figures == 9


@covers("fury_of_house_umber")
def test_the_fury_of_house_umber_needs_no_dice_to_roll_again() -> None:
    m = strike(duel(BANNERMAN))
    go(m, (6, 1, 1, 1, 1, 1, 1), "ability:x/fury_of_house_umber", [], (6, 6), (1,), (1,))
    assert board(m).units["y"].figures == 11


@covers("martial_training")
@rule("FIG-CON-05")
def test_a_trained_unit_exposes_the_defender_in_time_for_its_saves() -> None:
    m = strike(duel(CAPTAIN))
    go(m, (4, 1, 1, 1, 1, 1, 1), "ability:x/martial_training", (6,), "rule:vulnerable/y", ["0"], (1,))
    assert board(m).units["y"].figures == 11


@covers("martial_training", "umber_rage", "fury_of_house_umber", "for_the_north")
def test_orders_of_melee_do_not_speak_of_arrows() -> None:
    for name in ("sworn_sword_captain", "greatjon_umber_lord", "greatjon_umber_fierce", "eddard_stark_lord"):
        units = SHOT | {"x": f"stark_bowmen 24,20 x8 +{name}"}
        m = strike(units, attack="arrow_volley_attack", kind="ranged")
        found = usable(m)
        go(m, (1,) * pending(m))
        assert found == []
        assert over(m)


@covers("expose_opening")
def test_rodrik_re_rolls_misses_against_vulnerable_enemies() -> None:
    m = strike(duel(RODRIK, f"{PLAIN} vulnerable"))
    go(m, (4, 1, 1, 1, 1, 1, 1), "ability:x/expose_opening")
    assert max(offered(m), key=len) == ["1", "2", "3", "4", "5", "6"]
    m = strike(duel(RODRIK))
    go(m, (4, 1, 1, 1, 1, 1, 1), (6,))
    assert over(m)


@covers("for_the_north")
def test_for_the_north_heals_a_friend_within_long_range() -> None:
    units = duel(EDDARD) | {"w": f"{PLAIN} 24,4 x6", "far": f"{PLAIN} 3,44 x6"}
    m = strike(units)
    go(m, "ability:x/for_the_north", 2)
    assert board(m).units["w"].figures == 8
    assert usable(strike(duel(EDDARD))) == []


@covers("for_the_north")
@rule("FIG-GLO-02")
def test_for_the_north_may_heal_the_unit_itself() -> None:
    units = duel(f"{EDDARD} x6") | {"w": f"{PLAIN} 24,12 x6"}
    m = strike(units)
    go(m, "ability:x/for_the_north")
    assert offered(m) == ["x", "w"]
    go(m, "x", 1)
    assert board(m).units["x"].figures == 7


@covers("shieldwall")
def test_a_shield_wall_blocks_d3_hits_from_the_front_without_dice() -> None:
    m = strike(duel("tully_sworn_shields"), attacker="y", board={"active": "b"})
    go(m, (4, 4, 4, 4, 1, 1, 1), "ability:x/shieldwall", (3,))
    assert pending(m) == 1
    go(m, (1,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "x", "hits": 4, "blocked": 3}


@covers("shieldwall")
def test_a_shield_wall_has_no_flank_and_waits_for_hits() -> None:
    units = duel("tully_sworn_shields")
    for more, dice in (({"arc": "left"}, (4, 1, 1, 1, 1, 1, 1)), ({}, MISSES)):
        m = strike(units, attacker="y", board={"active": "b"}, **more)
        go(m, dice)
        assert board(m).units["x"].orders == ()
        assert waiting(m) == ("dice" if more else "go_on")


@covers("wolfs_cunning")
@rule("FIG-CHG-12", "FIG-RUL-50")
def test_the_wolfs_cunning_throws_a_charge_into_disorder() -> None:
    units = APART | {"x": f"{PLAIN} 24,20 +robb_stark_the_wolf_lord"}
    m = play(Charge(unit="y"), units, active="b")
    go(m, "ability:x/wolfs_cunning")
    assert m.engine.running(Charge).disorderly
    go(m, [], (6,), "full", (4, 1, 1, 1, 1, 1, 1))  # no Charge bonus
    assert events(m, "charge_ended")[-1]["disorderly"]
    assert m.engine.running(Attack).disorderly


@covers("wolfs_cunning")
def test_the_wolfs_cunning_does_not_reach_beyond_long_range_nor_friends() -> None:
    robb = {"w": f"{PLAIN} 24,44 +robb_stark_the_wolf_lord"}
    m = play(Charge(unit="y"), {"x": f"{PLAIN} 24,10", "y": f"{PLAIN} 24,18 @180 owner=b"} | robb, active="b")
    assert usable(m) == []
    m = play(Charge(unit="x"), APART | {"x": f"{PLAIN} 24,20 +robb_stark_the_wolf_lord"})
    assert usable(m) == []


@covers("hodor")
def test_hodor_holds_a_charge_once_per_game() -> None:
    units = APART | {"x": f"{BRAN.replace(' ', ' 24,20 ')}"}
    m = charge(units, unit="y", board={"active": "b"})
    go(m, "ability:x/hodor")
    assert pending(m) == 5
    assert m.engine.running(Attack).disorderly
    go(m, MISSES[:5])
    assert over(m)
    assert board(m).units["x"].spent == ("hodor",)
    units["x"] += " spent=hodor"
    assert usable(charge(units, unit="y", board={"active": "b"})) == []


@covers("brans_skinchanging")
@rule("FIG-RES-12")
def test_bran_adds_d3_automatic_hits_to_his_unit_and_to_summer() -> None:
    m = strike(duel(BRAN))
    go(m, "ability:x/brans_skinchanging", (3,), MISSES)
    assert pending(m) == 3
    wolf = duel("summer", apart="23.78") | {"w": f"{PLAIN} 8,8 +bran_and_hodor"}
    m = strike(wolf)
    go(m, "ability:w/brans_skinchanging", (2,), (1, 1))
    assert pending(m) == 2


@covers("brans_skinchanging")
def test_bran_helps_nobody_else_nor_after_hodor() -> None:
    others = duel(PLAIN) | {"w": f"{PLAIN} 8,8 +bran_and_hodor"}
    assert usable(strike(others)) == []
    assert usable(strike(duel(f"{BRAN} spent=hodor"))) == []


@covers("brans_protector")
def test_summer_leaps_at_whoever_attacked_bran_with_two_more_dice() -> None:
    wolf = {"w": "summer 24,40 @180"}
    m = strike(duel(BRAN) | wolf, attacker="y", board={"active": "b"})
    go(m, MISSES, "ability:w/brans_protector")
    assert events(m, "charge_declared")[-1]["unit"] == "w"
    beside = {"w": "summer 28.13,24 @270"}
    m = strike(duel(BRAN) | beside, attacker="y", board={"active": "b"})
    go(m, MISSES, "ability:w/brans_protector")
    assert pending(m) == 4
    assert m.engine.running(Attack).defender == "y"


@covers("brans_protector")
def test_summer_does_not_leap_for_others() -> None:
    units = duel(PLAIN) | {"w": "summer 28.13,24 @270", "v": f"{PLAIN} 8,8 +bran_and_hodor"}
    m = strike(units, attacker="y", board={"active": "b"})
    go(m, MISSES)
    assert over(m)


@covers("rapid_assault", "onslaught")
@pytest.mark.parametrize(
    ("zone", "ability", "unit"),
    [
        ("maneuver", "rapid_assault", "stark_outriders 24,20"),
        ("maneuver", "rapid_assault", f"{PLAIN} 24,20 +robb_stark_the_young_wolf"),
        ("combat", "onslaught", f"{PLAIN} 24,20 +greatjon_umber_fierce_bannerman"),
    ],
)
def test_a_unit_chosen_by_its_zone_may_charge_instead(zone: str, ability: str, unit: str) -> None:
    units = {"x": unit, "y": f"{PLAIN} 24,29 @180 owner=b"}
    m = play(ZoneEffect(zone=zone, player="a"), units)
    go(m, "x", f"ability:x/{ability}")
    assert offered(m) == ["charge", "decline"]
    go(m, "charge")
    assert events(m, "charge_declared")[-1]["target"] == "y"
    m = play(ZoneEffect(zone=zone, player="a"), units)
    go(m, "x", "pass")
    assert "charge" not in offered(m)


@covers("rapid_assault", "onslaught")
def test_the_other_zone_or_nobody_to_charge_gives_no_choice() -> None:
    units = {"x": "stark_outriders 24,20", "y": f"{PLAIN} 24,29 @180 owner=b"}
    m = play(ZoneEffect(zone="combat", player="a"), units)
    go(m, "x")
    assert over(m)
    m = play(ZoneEffect(zone="maneuver", player="a"), {"x": "stark_outriders 24,5"} | BYSTANDER)
    go(m, "x")
    assert offered(m) == ["maneuver", "decline"]
