"""Attacks of House Lannister, and what their makers add to them."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import TakeAction
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.queries import ATTACK_DICE, SAVES
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, duel, go, play, strike
from tests.games.figurines.given import board, engine, events, offered, told, waiting
from tests.rule import rule

SHOOTERS = {"x": "pyromancers 24,20", "y": "stormcrow_mercenaries 24,28 @180 owner=b"}


@covers("sundering_halberd", "sundering")
@rule("FIG-EX-02")
def test_halberds_always_sunder() -> None:
    m = strike(duel("lannister_halberdiers"))
    go(m, (4, 4, 1, 1, 1, 1, 1, 1), (4, 5))
    assert events(m, "hits_settled")[-1]["blocked"] == 1  # Defense 4+: the 4 counts as 3


@covers("vicious_methods", "critical_blow", "vicious")
def test_vicious_methods_strike_critically_and_shake_morale() -> None:
    m = strike(duel("mountains_men"))
    go(m, (6, 1, 1, 1, 1, 1, 1, 1), (1, 1), (4, 4), (1,))
    assert events(m, "hits_settled")[-1]["hits"] == 2
    test = events(m, "test_taken")[-1]
    assert (test["total"], test["passed"]) == (6, False)


@covers("wildfire_ranged", "no_defense_saves")
@rule("FIG-RES-15")
def test_thrown_wildfire_allows_no_saves_and_is_vicious() -> None:
    m = play(Attack(attacker="x", defender="y", attack="wildfire_throw", kind="ranged"), SHOOTERS)
    go(m, (3, 3, 1, 1, 1, 1), (4, 4), (1,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 2, "blocked": 0}
    assert events(m, "test_taken")[-1]["total"] == 6
    assert board(m).units["x"].figures == 12  # the ones harm nobody at a distance


@covers("wildfire_melee")
def test_wildfire_at_close_quarters_burns_both_sides_for_every_one() -> None:
    m = strike(duel("pyromancers"))
    go(m, (3, 1, 1, 2, 2, 2), (6, 6), (1,))
    assert board(m).units["x"].figures == 10
    assert board(m).units["y"].figures == 9  # two burns and a hit without a save
    assert events(m, "test_taken")[-1]["total"] == 10


@covers("wildfire_melee")
def test_burns_alone_are_wounds_of_the_attack() -> None:
    m = strike(duel("pyromancers", "stormcrow_mercenaries x2") | BYSTANDER)
    go(m, (1, 1, 2, 2, 2, 2))
    assert board(m).units["y"].where == "lost"
    assert waiting(m) == "break_through"


@covers("cleaving_blows")
def test_the_mountain_cleaves_without_saves_and_panics_whom_he_charges() -> None:
    m = strike(duel("gregor_clegane_the_mountain_that_rides", apart="25.175"), charging=True)
    assert board(m).units["y"].conditions == ("panicked",)
    go(m, (6, 3, 1, 1))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 3, "blocked": 0}


@covers("cleaving_blows")
def test_without_a_charge_nobody_panics_of_his_blows() -> None:
    m = strike(duel("gregor_clegane_the_mountain_that_rides", apart="25.175"))
    assert board(m).units["y"].conditions == ()


@covers("inhuman_strength")
def test_inhuman_strength_adds_two_dice_and_sundering_in_melee_alone() -> None:
    g = engine(duel("lannister_crossbowmen +gregor_clegane_mad_dog"))
    melee = Attack(attacker="x", defender="y", attack="short_sword")
    shot = Attack(attacker="x", defender="y", attack="crossbow_attack", kind="ranged")
    assert (g.tally(ATTACK_DICE, melee).total, g.tally(SAVES, melee).total) == (7, -1)
    assert g.tally(ATTACK_DICE, shot).total == 7
    assert {part.source for part in g.tally(ATTACK_DICE, melee).parts} > {"inhuman_strength"}


@covers("unstoppable_fury")
def test_unstoppable_fury_adds_d3_wounds_to_melee_attacks() -> None:
    m = strike(duel("stormcrow_mercenaries +gregor_clegane_the_mountain"))
    go(m, (3,), (1, 1, 1, 1, 1, 1, 1))
    assert board(m).units["y"].figures == 9
    assert waiting(m) == "dice"  # the wounds belong to the attack: a panic test is due


@covers("unstoppable_fury")
def test_whom_unstoppable_fury_charges_panics_on_declaration() -> None:
    units = {
        "x": "stormcrow_mercenaries 24,16 +gregor_clegane_the_mountain",
        "y": "stormcrow_mercenaries 24,24.8 @180 owner=b",
    }
    m = play(Charge(unit="x"), units)
    assert waiting(m) == "charge_pivot"
    assert board(m).units["y"].conditions == ("panicked",)


@covers("uncontrolled_rage")
def test_uncontrolled_rage_must_charge_when_it_can() -> None:

    mad = "stormcrow_mercenaries {} +gregor_clegane_mad_dog"
    near = {"x": mad.format("24,16"), "y": "stormcrow_mercenaries 24,24.8 @180 owner=b"}
    far = {"x": mad.format("24,3"), "y": "stormcrow_mercenaries 24,40 @180 owner=b"}
    assert offered(play(TakeAction(unit="x"), near)) == ["charge"]
    assert "march" in offered(play(TakeAction(unit="x"), far))
