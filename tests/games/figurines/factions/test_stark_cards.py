"""The Tactics cards of House Stark."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import ATTACK_DICE, TO_HIT
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from montjoie.games.figurines.state import Attached
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, charge, pending, play, strike, wolves
from tests.games.figurines.given import board, engine, events, offered, over, resume, waiting
from tests.games.figurines.given import field as table
from tests.rule import rule

COMBAT, MANEUVER, CROWN = ({"n": f"sansa_stark {zone}"} for zone in ("combat", "maneuver", "crown"))
MISSES = (1, 1, 1, 1, 1, 1, 1)
BLOW = Attack(attacker="x", defender="y", attack="stormcrow_longsword")


def of_attack(match: Match) -> frozenset[str]:
    """The keywords of the attack under way."""
    return keywords(match.engine, match.engine.running(Attack))


@covers("northern_ferocity")
@rule("FIG-EX-28")
@pytest.mark.parametrize(("figures", "words"), [(12, {"sundering"}), (4, {"sundering", "vicious"})])
def test_northern_ferocity_sunders_and_is_vicious_on_the_last_rank(figures: int, words: set[str]) -> None:
    m = strike(duel(f"{PLAIN} x{figures}"), "northern_ferocity")
    go(m, "card:northern_ferocity")
    assert of_attack(m) == words
    assert board(m).units["y"].conditions == ()


@covers("northern_ferocity")
@rule("FIG-EX-28", "FIG-CMD-07")
def test_with_the_combat_zone_northern_ferocity_exposes_the_defender() -> None:
    m = strike(duel(), "northern_ferocity", board={"ncus": COMBAT})
    go(m, "card:northern_ferocity")
    assert board(m).units["y"].conditions == ("vulnerable",)


@covers("northern_ferocity")
def test_northern_ferocity_is_for_friends_in_melee() -> None:
    m = strike(duel(), "northern_ferocity", attacker="y", board={"active": "b"})
    assert usable(m) == []
    shot = {"x": "stark_bowmen 24,20", "y": f"{PLAIN} 24,30 @180 owner=b"}
    m = strike(shot, "northern_ferocity", attack="arrow_volley_attack", kind="ranged")
    assert usable(m) == []


@covers("devastating_impact")
def test_a_devastating_impact_leaves_the_target_panicked_and_vulnerable() -> None:
    m = charge(APART, "devastating_impact")
    go(m, "card:devastating_impact")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable")


@covers("devastating_impact")
def test_with_the_maneuver_zone_the_charge_die_is_rolled_again() -> None:
    m = play(Charge(unit="x"), APART, "devastating_impact", ncus=MANEUVER)
    go(m, [], (2,), "card:devastating_impact", ["0"], (6,))
    assert board(m).units["y"].conditions == ()
    m.submit("a", "full")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable")
    assert m.engine.running(Charge).faces == (6,)


@covers("devastating_impact")
def test_a_charge_that_fails_all_the_same_makes_no_impact() -> None:
    units = {"x": f"{PLAIN} 24,10", "y": f"{PLAIN} 24,22 @180 owner=b"}
    m = play(Charge(unit="x"), units, "devastating_impact", ncus=MANEUVER)
    go(m, [], (1,), "card:devastating_impact", ["0"], (1,), (6, 6), (1,))
    assert not events(m, "charge_ended")[-1]["successful"]
    assert board(m).units["y"].conditions == ()


@covers("devastating_impact")
def test_without_the_zone_or_for_an_enemy_the_card_waits() -> None:
    m = play(Charge(unit="x"), APART, "devastating_impact")
    go(m, [])
    m.decide_chance([2])
    assert usable(m) == []
    assert usable(charge(APART, "devastating_impact", unit="y", board={"active": "b"})) == []


@covers("direwolfs_fervor")
@rule("FIG-RRL-04")
def test_direwolfs_fervor_rolls_dice_of_a_test_again() -> None:
    m = play(Test(unit="x", kind="panic"), duel(), "direwolfs_fervor")
    go(m, (1, 1), (3,), "card:direwolfs_fervor", ["0", "1"], (6, 6))
    assert events(m, "test_taken")[-1]["passed"]
    assert board(m).units["y"].conditions == ()


@covers("direwolfs_fervor")
def test_on_the_last_rank_direwolfs_fervor_passes_the_test() -> None:
    m = play(Test(unit="x"), duel(f"{PLAIN} x4"), "direwolfs_fervor")
    go(m, (1, 1), "card:direwolfs_fervor")
    assert events(m, "test_taken")[-1]["passed"]


@covers("direwolfs_fervor")
@rule("FIG-CMD-07")
def test_with_the_crown_an_engaged_enemy_is_panicked() -> None:
    units = duel() | {"z": f"{PLAIN} 24,15.2 owner=b"}
    m = play(Test(unit="x"), units, "direwolfs_fervor", ncus=CROWN)
    go(m, (5, 5), "card:direwolfs_fervor", [], "z")
    assert board(m).units["z"].conditions == ("panicked",)
    assert board(m).units["y"].conditions == ()
    m = play(Test(unit="y"), units, "direwolfs_fervor", ncus=CROWN)
    go(m, (5, 5))
    assert over(m)


def claim(zone: str, units: dict[str, str], *hand: str) -> Match:
    """Sansa claims a zone."""
    m = play(ActivateNcu(ncu="n"), units, *hand, ncus={"n": "sansa_stark"})
    m.submit("a", zone)
    return m


@covers("sudden_charge")
def test_a_sudden_charge_is_an_attack_in_the_place_of_the_zone() -> None:
    m = claim("crown", duel() | BYSTANDER, "sudden_charge")
    go(m, "card:sudden_charge")
    assert pending(m) == 7
    go(m, MISSES)
    assert over(m)  # nobody was chosen for the Crown


@covers("sudden_charge")
def test_on_the_combat_and_maneuver_zones_the_unit_may_charge() -> None:
    for zone in ("combat", "maneuver"):
        m = claim(zone, APART, "sudden_charge")
        go(m, "card:sudden_charge")
        assert events(m, "charge_declared")[-1]["unit"] == "x"
    assert usable(claim("crown", APART, "sudden_charge")) == []


@covers("sudden_charge")
def test_a_sudden_charge_answers_no_enemy_ncu() -> None:
    m = play(ActivateNcu(ncu="n"), duel(), "sudden_charge", ncus={"n": "cersei owner=b"}, active="b")
    m.submit("b", "combat")
    assert "card:sudden_charge" not in usable(m)


def turn(hand: str, units: dict[str, str], player: str = "a", **more: Any) -> Match:
    """A turn begins."""
    given = table(units, hands={"a": (hand,)}, players=wolves(), active=player, **more)
    return resume(given, ActivationPhase(), Turn(player=player), live=False)


@covers("swift_advance")
@rule("FIG-GLO-10")
def test_a_swift_advance_shifts_a_unit_two_inches_in_any_turn() -> None:
    for player in ("a", "b"):
        m = turn("swift_advance", {"x": f"{PLAIN} 24,10"} | BYSTANDER, player)
        go(m, "card:swift_advance")
        far = {"left": [{"turn": 0, "ahead": 2100, "pivot": "centre"}]}
        assert m.decisions["a"].problems(far)
        m.submit("a", {"left": [{"turn": 0, "ahead": 2000, "pivot": "centre"}]})
        assert (board(m).units["x"].x, board(m).units["x"].y) == (22_000, 10_000)


@covers("swift_advance")
@rule("FIG-CMD-07")
def test_with_the_maneuver_zone_the_unit_maneuvers_three_inches() -> None:
    m = turn("swift_advance", {"x": f"{PLAIN} 24,10"} | BYSTANDER, ncus=MANEUVER)
    go(m, "card:swift_advance")
    assert waiting(m) == "maneuver_path"
    assert m.decisions["a"].problems([{"turn": 4500, "ahead": 3100, "pivot": "centre"}])
    m.submit("a", [{"turn": 9000, "ahead": 3000, "pivot": "centre"}])
    assert board(m).units["x"].x == 27_000


@covers("swift_advance")
def test_an_engaged_unit_shifts_even_with_the_zone() -> None:
    m = turn("swift_advance", duel(), ncus=MANEUVER)
    go(m, "card:swift_advance")
    assert waiting(m) == "shift_way"


FALLEN = duel(f"{PLAIN} x1") | {"w": f"{PLAIN} 40,8 x4"} | BYSTANDER


@covers("the_north_remembers")
@rule("FIG-CMD-09")
def test_the_north_remembers_its_fallen_with_the_highest_dice() -> None:
    m = play(Suffer(unit="x", wounds=1, by="b"), FALLEN, "the_north_remembers")
    go(m, "card:the_north_remembers")
    (row,) = board(m).attached.values()
    assert (row.card, row.unit) == ("the_north_remembers", "w")
    blow = Attack(attacker="w", defender="z", attack="stormcrow_longsword")
    assert m.engine.tally(ATTACK_DICE, blow).total == 7
    assert m.engine.tally(TO_HIT, blow).total == 0


@covers("the_north_remembers")
@rule("FIG-CMD-07", "FIG-RUL-24")
def test_while_its_player_holds_the_combat_zone_the_avenger_hits_better_once() -> None:
    lying = Attached("the_north_remembers", "a", "x")
    held = engine(duel(), attached={"one": lying, "two": lying}, ncus=COMBAT)
    assert held.tally(TO_HIT, BLOW).total == 1
    assert engine(duel(), attached={"one": lying}, ncus=CROWN).tally(TO_HIT, BLOW).total == 0


@covers("the_north_remembers")
def test_the_north_forgets_beasts_and_enemies() -> None:
    wolf = {"x": "grey_wind 24,20", "w": f"{PLAIN} 40,8"} | BYSTANDER
    assert usable(play(Suffer(unit="x", wounds=2, by="b"), wolf, "the_north_remembers")) == []
    enemy = FALLEN | {"y": f"{PLAIN} 24,24.8 @180 owner=b x1"}
    assert usable(play(Suffer(unit="y", wounds=1, by="a"), enemy, "the_north_remembers")) == []


SHIELDS = {"x": f"{PLAIN} 24,20 x8", "y": "tully_sworn_shields 24,28 @180 owner=b"}


@covers("winter_is_coming")
@rule("FIG-ORD-01", "FIG-RUL-70")
def test_when_winter_comes_the_target_has_no_orders_and_no_cards() -> None:
    hands = {"a": ("winter_is_coming",), "b": ("expert_parry",)}
    players = wolves() | {"b": {"faction": "lannister", "commander": "jaime_lannister_the_kingslayer"}}
    told = SHIELDS | {"y": f"{SHIELDS['y']} +jaime_lannister_the_kingslayer"}
    given = {"hands": hands, "players": players}
    m = charge(told, board=given)
    go(m, "card:winter_is_coming")
    assert offered(m) == ["winter_silence", "winter_ferocity"]
    go(m, "winter_silence")
    assert pending(m) == 5
    m.decide_chance([6, 6, 6, 6, 6])
    assert not {"ability:y/shieldwall", "card:expert_parry"} & set(usable(m))
    m = charge(told, board=given)
    go(m, "card:winter_is_coming", "winter_ferocity")
    assert pending(m) == 7
    m.decide_chance([6] * 7)
    assert {"ability:y/shieldwall", "card:expert_parry"} <= set(usable(m))


@covers("winter_is_coming")
@rule("FIG-CMD-07")
def test_with_the_maneuver_zone_winter_brings_both() -> None:
    m = charge(SHIELDS, "winter_is_coming", board={"ncus": MANEUVER})
    go(m, "card:winter_is_coming")
    assert pending(m) == 7
    assert {row.kind for row in board(m).lasting.values()} == {"no_orders", "no_cards_on"}


@covers("winter_is_coming")
def test_winter_does_not_come_for_a_charge_of_the_enemy() -> None:
    assert usable(charge(APART, "winter_is_coming", unit="y", board={"active": "b"})) == []


@covers("sudden_charge")
def test_a_unit_without_anybody_to_attack_is_not_sent() -> None:
    m = claim("combat", {"x": f"{PLAIN} 24,4"} | BYSTANDER, "sudden_charge")
    assert usable(m) == []
