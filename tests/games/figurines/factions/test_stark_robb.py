"""The cards of Robb Stark and Greatjon Umber."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, pending, play, strike
from tests.games.figurines.given import board, events, offered, over, waiting
from tests.rule import rule

ROBB = "robb_stark_the_wolf_lord"
GREATJON = "greatjon_umber_lord_of_last_hearth"
MISSES = (1, 1, 1, 1, 1, 1, 1)
BACK = {"backward": [{"turn": 0, "ahead": 4000, "pivot": "centre"}]}


def attacked(units: dict[str, str], *hand: str, commander: str, **more: Any) -> Match:
    """`y` attacks `x` of player a."""
    told = {"active": "b", "commander": commander} | more
    return strike(units, *hand, attacker="y", board=told)


@covers("hit_and_run")
def test_robbs_unit_hits_and_runs_and_weakens_whom_it_leaves() -> None:
    m = strike(duel(f"{PLAIN} +{ROBB}"), "hit_and_run", board={"commander": ROBB})
    go(m, MISSES, "card:hit_and_run", "retreat", (3,), BACK, [])
    assert board(m).units["x"].y == 16_000
    assert board(m).units["y"].conditions == ("weakened",)


@covers("hit_and_run")
def test_other_units_run_without_weakening_anybody() -> None:
    units = duel() | {"w": f"{PLAIN} 8,8 +{ROBB}"}
    m = strike(units, "hit_and_run", board={"commander": ROBB})
    go(m, MISSES, "card:hit_and_run", "retreat", (3,), BACK, [])
    assert board(m).units["x"].y == 16_000
    assert board(m).units["y"].conditions == ()


@covers("hit_and_run")
def test_who_stays_weakens_nobody() -> None:
    m = strike(duel(f"{PLAIN} +{ROBB}"), "hit_and_run", board={"commander": ROBB})
    go(m, MISSES, "card:hit_and_run", "decline")
    assert board(m).units["y"].conditions == ()


@covers("hit_and_run")
def test_nobody_runs_from_a_destroyed_enemy_nor_from_an_enemys_attack() -> None:
    m = strike(duel(f"{PLAIN} +{ROBB}", f"{PLAIN} x1") | BYSTANDER, "hit_and_run", board={"commander": ROBB})
    go(m, (4, 1, 1, 1, 1, 1, 1))
    m.decide_chance([1])
    assert "card:hit_and_run" not in usable(m)
    m = attacked(duel(f"{PLAIN} +{ROBB}"), "hit_and_run", commander=ROBB)
    m.decide_chance(list(MISSES))
    assert usable(m) == []


@covers("superior_positioning")
@pytest.mark.parametrize(("die", "tokens"), [(3, ("vulnerable",)), (4, ())])
def test_a_superior_position_throws_low_charges_into_disorder(die: int, tokens: tuple[str, ...]) -> None:
    m = play(Charge(unit="y"), APART, "superior_positioning", commander=ROBB, active="b")
    go(m, "card:superior_positioning", [], (die,), "full")
    assert events(m, "charge_ended")[-1]["disorderly"] == bool(tokens)
    assert board(m).units["y"].conditions == tokens


@covers("superior_positioning")
def test_a_disorderly_charge_that_fails_leaves_the_charger_vulnerable_too() -> None:
    units = APART | {"y": f"{PLAIN} 24,33 @180 owner=b"}
    m = play(Charge(unit="y"), units, "superior_positioning", commander=ROBB, active="b")
    go(m, "card:superior_positioning", [], (2,), (6, 6), (1,))
    assert board(m).units["y"].conditions == ("vulnerable",)


@covers("superior_positioning")
def test_a_superior_position_has_no_flank() -> None:
    flank = {"x": f"{PLAIN} 24,20 @90", "y": APART["y"]}
    m = play(Charge(unit="y"), flank, "superior_positioning", commander=ROBB, active="b")
    assert usable(m) == []
    assert usable(play(Charge(unit="x"), APART, "superior_positioning", commander=ROBB)) == []


@covers("tactical_regroup")
def test_robbs_unit_regroups_and_may_roll_the_die_of_its_retreat_again() -> None:
    m = attacked(duel(f"{PLAIN} +{ROBB}"), "tactical_regroup", commander=ROBB)
    go(m, MISSES, "card:tactical_regroup", "retreat", (1,), "reroll", (6,))
    assert waiting(m) == "retreat_way"
    go(m, {"backward": [{"turn": 0, "ahead": 10_000, "pivot": "centre"}]})
    assert board(m).units["x"].y == 10_000


@covers("tactical_regroup")
def test_other_units_regroup_with_the_die_as_it_lies() -> None:
    m = attacked(duel(), "tactical_regroup", commander=ROBB)
    go(m, MISSES, "card:tactical_regroup", "retreat", (1,))
    assert waiting(m) == "retreat_way"
    m = strike(duel(), "tactical_regroup", board={"commander": ROBB})
    go(m, MISSES)
    assert over(m)


@covers("berserker_tactics")
@rule("FIG-GLO-12", "FIG-RUL-56")
def test_berserkers_pay_wounds_to_inflict_one_more() -> None:
    m = strike(duel(), "berserker_tactics", board={"commander": GREATJON})
    go(m, MISSES, "card:berserker_tactics")
    assert offered(m) == [0, 1, 2, 3]
    go(m, 3)
    assert board(m).units["x"].figures == 9
    assert board(m).units["y"].figures == 8
    assert board(m).units["y"].conditions == ()
    assert pending(m) == 2  # a panic test


@covers("berserker_tactics")
def test_who_pays_nothing_inflicts_nothing_but_house_umber_still_frightens() -> None:
    m = strike(duel("umber_berserkers"), "berserker_tactics", board={"commander": GREATJON})
    go(m, (1,) * 8, "card:berserker_tactics", 0)
    assert board(m).units["y"].conditions == ("panicked",)
    assert [board(m).units[unit].figures for unit in ("x", "y")] == [12, 12]
    m = attacked(duel(), "berserker_tactics", commander=GREATJON)
    m.decide_chance(list(MISSES))
    assert usable(m) == []


@covers("berserker_tactics")
def test_nobody_pays_more_than_he_has() -> None:
    m = strike(duel(f"{PLAIN} x2"), "berserker_tactics", board={"commander": GREATJON})
    go(m, (1, 1, 1, 1), "card:berserker_tactics")
    assert offered(m) == [0, 1, 2]


@covers("lash_out")
def test_survivors_lash_out_with_two_wounds_for_each_lost_rank() -> None:
    m = attacked(duel(f"{PLAIN} x4"), "lash_out", commander=GREATJON)
    go(m, MISSES, "card:lash_out")
    assert board(m).units["y"].figures == 8
    assert board(m).units["y"].conditions == ()


@covers("lash_out")
def test_house_umber_leaves_its_attacker_panicked() -> None:
    m = attacked(duel("umber_berserkers"), "lash_out", commander=GREATJON)
    go(m, MISSES, "card:lash_out")
    assert board(m).units["y"].conditions == ("panicked",)
    assert board(m).units["y"].figures == 12


@covers("lash_out")
def test_whole_units_and_destroyed_ones_do_not_lash_out() -> None:
    m = attacked(duel(), "lash_out", commander=GREATJON)
    go(m, MISSES)
    assert over(m)
    m = attacked(duel("umber_berserkers x1") | {"w": f"{PLAIN} 8,8"}, "lash_out", commander=GREATJON)
    go(m, (4, 1, 1, 1, 1, 1, 1))
    m.decide_chance([1])
    assert "card:lash_out" not in usable(m)


@covers("last_stand")
@rule("FIG-RUL-67")
def test_a_destroyed_unit_attacks_once_more_with_its_highest_dice() -> None:
    m = attacked(duel(f"{PLAIN} x1") | {"w": f"{PLAIN} 8,8"}, "last_stand", commander=GREATJON)
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:last_stand")
    assert pending(m) == 7
    m.decide_chance([4, 4, 1, 1, 1, 1, 1])
    assert usable(m) == []  # no dice are rolled again
    go(m, (1, 1), (6, 6), (1,))
    assert board(m).units["y"].figures == 10
    assert board(m).units["x"].where == "lost"


@covers("last_stand")
@rule("FIG-RRL-04")
def test_house_umber_may_roll_the_dice_of_its_last_stand_again() -> None:
    m = attacked(duel("umber_berserkers x1") | {"w": f"{PLAIN} 8,8"}, "last_stand", commander=GREATJON)
    again = ("rule:granted_reroll/last_stand", [str(place) for place in range(10)], (3,) * 10)
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:last_stand", (1,) * 10, *again)
    assert pending(m) == 10


@covers("last_stand")
def test_who_falls_far_from_enemies_has_no_last_stand() -> None:
    units = {"x": f"{PLAIN} 24,20 x1", "w": f"{PLAIN} 8,8"} | BYSTANDER
    assert usable(play(Suffer(unit="x", wounds=1, by="b"), units, "last_stand", commander=GREATJON)) == []
