"""The cards of Mance Rayder, Tormund Giantsbane and Styr."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.state import Attached, Lasting
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, due, duel, go, usable
from tests.games.figurines.factions.wilds import APART, EAST, MISSES, play, strike, turn
from tests.games.figurines.given import asked, board, events, offered, over, waiting
from tests.rule import rule

MANCE, TORMUND, STYR = (
    "mance_rayder_king_beyond_the_wall",
    "tormund_giantsbane_thunderfist",
    "styr_magnar_of_thenn",
)
NCUS = {"sansa": "sansa_stark owner=b", "cat": "catelyn_stark owner=b"}


# Mance Rayder.


@covers("wildling_diplomacy")
def test_an_ncu_that_claims_a_zone_costs_its_side_a_token_and_wounds() -> None:
    m = play(ActivateNcu(ncu="sansa"), APART, "wildling_diplomacy", led=MANCE, ncus=NCUS, active="b")
    go(m, "card:wildling_diplomacy", "maneuver")
    assert offered(m, "a") == ["y", "z"]
    go(m, "y", "weakened")
    assert offered(m, "a") == ["y", "z"]
    go(m, "z", (3,))
    assert board(m).units["y"].conditions == ("weakened",)
    assert board(m).units["z"].figures == 12 - 4
    assert asked(m, "choose_zone_target") == "b"


@covers("wildling_diplomacy")
def test_an_ncu_that_stays_away_costs_nothing() -> None:
    m = play(ActivateNcu(ncu="sansa"), APART, "wildling_diplomacy", led=MANCE, ncus=NCUS, active="b")
    go(m, "card:wildling_diplomacy", "nothing")
    assert over(m)
    own = {"val": "lady_val"}
    assert usable(play(ActivateNcu(ncu="val"), APART, "wildling_diplomacy", led=MANCE, ncus=own)) == []


@covers("predictable_maneuvers")
@rule("FIG-RND-02")
def test_plans_are_seen_through_in_the_first_enemy_turn_only() -> None:
    for active, first, number, found in (
        ("b", "b", 0, True),
        ("b", "a", 1, True),
        ("b", "b", 2, False),
        ("b", "a", 3, False),
        ("a", "a", 0, False),
    ):
        m = turn(APART, "predictable_maneuvers", player=active, led=MANCE, first=first, turn=number)
        assert usable(m) == (["card:predictable_maneuvers"] if found else []), (active, first, number)


def named(unit: str, ncu: str) -> Match:
    """Player b's turn, in which these two were named."""
    m = turn(APART, "predictable_maneuvers", player="b", led=MANCE, first="b", turn=0, ncus=NCUS)
    go(m, "card:predictable_maneuvers", unit, ncu)
    return m


@covers("predictable_maneuvers")
def test_before_the_unit_named_acts_a_friend_does() -> None:
    m = named("y", "sansa")
    go(m, "y", "march")
    assert asked(m, "choose_target") == "a"
    go(m, "w")
    assert asked(m, "maneuver_path") == "a"
    assert board(m).lasting == {}


@covers("predictable_maneuvers")
def test_before_the_ncu_named_acts_a_friend_does() -> None:
    m = named("y", "sansa")
    go(m, "sansa")
    assert asked(m, "choose_target") == "a"
    assert asked(m, "claim_zone") == ""


@covers("predictable_maneuvers")
def test_others_act_unpredicted() -> None:
    m = named("y", "sansa")
    go(m, "z", "march")
    assert asked(m, "march_path") == "b"
    m = named("y", "sansa")
    go(m, "cat")
    assert asked(m, "claim_zone") == "b"


@covers("the_long_plan")
def test_the_long_plan_brings_any_card_of_the_deck() -> None:
    decks = {"a": ["theres_too_many", "the_endless_horde"]}
    m = play(Cleanup(), APART, "the_long_plan", led=MANCE, decks=decks)
    go(m, "card:the_long_plan")
    assert offered(m) == ["deck/the_endless_horde", "deck/theres_too_many"]
    go(m, "deck/the_endless_horde")
    assert "the_endless_horde" in board(m).hands["a"].cards
    assert usable(play(Cleanup(), APART, "the_long_plan", led=MANCE)) == []


# Tormund Giantsbane.


def rush(units: dict[str, str], *more: Any) -> Match:
    """A charge under Rush of Aggression, whose die shows 1."""
    m = play(Charge(unit="x"), units, "rush_of_aggression", led=TORMUND)
    go(m, [], "card:rush_of_aggression", (1,), *more)
    return m


@covers("rush_of_aggression")
@rule("FIG-CHG-12")
def test_a_rush_goes_as_far_as_it_can_and_is_never_disorderly() -> None:
    m = rush(APART | {"y": f"{PLAIN} 24,34 @180 owner=b"}, "full")
    ended = events(m, "charge_ended")[0]
    assert (ended["successful"], ended["disorderly"]) == (True, False)
    assert keywords(m.engine, m.engine.running(Attack)) == {"critical_blow"}
    go(m, MISSES)
    assert board(m).units["x"].conditions == ("vulnerable",)


@covers("rush_of_aggression")
@rule("FIG-CHG-06")
def test_the_log_tells_the_die_of_a_rush_as_rolled_and_as_counted() -> None:
    m = rush(APART | {"y": f"{PLAIN} 24,34 @180 owner=b"}, "full")
    ended = next(event for event in m.feed(None) if event["kind"] == "figurines.charge_ended")
    assert "1 on the die (counted as 6) make" in ended.text("en")
    assert "1 au dé (compté 6), soit" in ended.text("fr")


@covers("rush_of_aggression")
def test_tormunds_own_rush_costs_nothing() -> None:
    m = rush(APART | {"x": f"{PLAIN} 24,20 +{TORMUND}"}, "full", MISSES)
    assert over(m)
    assert board(m).units["x"].conditions == ()


@covers("rush_of_aggression")
def test_a_failed_rush_costs_the_same() -> None:
    failed = Charge(unit="x", target="y").goto("fail", outcome="failed")
    held = {"r": Lasting("rush_of_aggression", "rush_of_aggression", "a", ("x",), until="action")}
    m = play(failed, APART, led=TORMUND, lasting=held)
    go(m, (6, 6), (1,))
    assert board(m).units["x"].conditions == ("vulnerable",)


@covers("counter_assault")
def test_another_friend_strikes_back_at_the_attacker() -> None:
    units = duel() | {"v": f"{PLAIN} {EAST}", "u": f"{PLAIN} 10,24.8 @90 +{TORMUND}"}
    m = strike(units, "counter_assault", attacker="y", led=TORMUND)
    go(m, MISSES, "card:counter_assault")
    assert offered(m) == ["v", "u"]
    go(m, "v")
    attack = m.engine.running(Attack)
    assert (attack.attacker, attack.defender, attack.boosts.rerolls) == ("v", "y", ())


@covers("counter_assault")
def test_tormund_charges_and_may_roll_again() -> None:
    units = duel() | {"u": f"{PLAIN} 10,24.8 @90 +{TORMUND}"}
    m = strike(units, "counter_assault", attacker="y", led=TORMUND)
    go(m, MISSES, "card:counter_assault")
    charge = m.engine.running(Charge)
    assert (charge.unit, charge.target) == ("u", "y")
    assert charge.boosts.rerolls == (("a", "any", "counter_assault"),)
    assert usable(strike(duel(), "counter_assault", attacker="y", led=TORMUND)) == []


@covers("devastating_impact_tormund")
def test_whom_the_free_folk_charge_is_shaken() -> None:
    m = play(Charge(unit="x"), APART, "devastating_impact_tormund", led=TORMUND)
    go(m, [], (6,), "full", "card:devastating_impact_tormund")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable")
    m = play(Charge(unit="y"), APART, "devastating_impact_tormund", led=TORMUND)
    go(m, [], (6,), "full")
    assert board(m).units["x"].conditions == ()


# Styr.


@covers("thenn_defiance")
@rule("FIG-RRL-04")
def test_a_unit_rolls_dice_of_its_panic_test_again() -> None:
    m = play(Test(unit="x", kind="panic", by="b"), APART, "thenn_defiance", led=STYR)
    go(m, (1, 1), (3,), "card:thenn_defiance")
    assert waiting(m) == "reroll_dice"
    go(m, ["0", "1"], (6, 6))
    assert board(m).units["x"].figures == 12
    assert usable(play(Test(unit="x", kind="morale"), APART, "thenn_defiance", led=STYR)) == []


@covers("thenn_defiance")
def test_near_styr_a_unit_passes_whatever_the_dice_show() -> None:
    units = APART | {"v": f"{PLAIN} 24,10 +{STYR}"}
    m = play(Test(unit="x", kind="panic", by="b"), units, "thenn_defiance", led=STYR)
    go(m, (1, 1), (3,), "card:thenn_defiance")
    assert over(m)
    assert board(m).units["x"].figures == 12


@covers("bitter_demise")
@rule("FIG-RUL-67")
def test_a_unit_that_falls_strikes_with_all_its_dice() -> None:
    m = strike(duel(f"{PLAIN} x1"), "bitter_demise", attacker="y", led=STYR)
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:bitter_demise")
    assert due(m) == 7
    assert m.engine.running(Attack).boosts.rerolls == ()
    m = strike(duel("savage_giant wounds=4", apart="23.78"), "bitter_demise", attacker="y", led=STYR)
    go(m, (4, 4, 1, 1, 1, 1, 1), (1, 1))
    assert board(m).units["x"].where == "lost"
    assert board(m).hands["a"].cards == ("bitter_demise",)


@covers("bitter_demise")
def test_the_last_blow_of_styrs_unit_may_be_rolled_again() -> None:
    m = strike(duel(f"{PLAIN} x1 +{STYR}"), "bitter_demise", attacker="y", led=STYR)
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), "card:bitter_demise")
    assert m.engine.running(Attack).boosts.rerolls == (("a", "any", "bitter_demise"),)


@covers("styrs_vengeance")
@rule("FIG-CMD-09")
def test_vengeance_lies_with_a_unit_and_grows_with_each_friend_that_falls() -> None:
    m = turn(APART, "styrs_vengeance", player="b", led=STYR)
    go(m, "card:styrs_vengeance", "x")
    assert [(row.unit, row.tokens) for row in board(m).attached.values()] == [("x", 0)]
    laid = {"s": Attached("styrs_vengeance", "a", "x")}
    for fallen, tokens in (("w", 1), ("y", 0)):
        m = play(Suffer(unit=fallen, wounds=12, by="b"), APART, led=STYR, attached=laid)
        assert board(m).attached["s"].tokens == tokens


@covers("styrs_vengeance")
def test_with_a_token_whom_the_unit_attacks_is_vulnerable() -> None:
    for tokens, found in ((1, ("vulnerable",)), (0, ())):
        laid = {"s": Attached("styrs_vengeance", "a", "x", tokens)}
        m = strike(duel(), board={"attached": laid})
        assert board(m).units["y"].conditions == found
    m = strike(duel(), attacker="y", board={"attached": {"s": Attached("styrs_vengeance", "a", "x", 1)}})
    assert board(m).units["x"].conditions == ()
