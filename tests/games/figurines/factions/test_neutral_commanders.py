"""The cards of Ramsay Snow and Roose Bolton."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import MORALE
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.mercenaries import BLACK, RAMSAY, ROOSE, play, strike, turn
from tests.games.figurines.factions.playing import PLAIN, due, duel, go, usable
from tests.games.figurines.factions.wilds import APART, EAST, FAR, MISSES
from tests.games.figurines.given import asked, board, offered, over, waiting
from tests.rule import rule

# Ramsay Snow.


def cruel(own: str, *script: Any) -> Match:
    """An attack with Cruel Methods."""
    m = strike(duel(own), "cruel_methods", led=RAMSAY)
    go(m, "card:cruel_methods")
    strength = m.engine.running(Attack)
    assert "vicious" in keywords(m.engine, strength)
    assert strength.boosts.rerolls == (("a", "misses", "cruel_methods"),)
    go(m, *script)
    return m


@covers("cruel_methods")
@rule("FIG-RUL-56")
def test_cruelty_costs_the_attacker_a_panic_test() -> None:
    m = cruel(PLAIN, MISSES)
    test = m.engine.running(Test)
    assert (test.unit, test.kind, m.engine.tally(MORALE, test).total) == ("x", "panic", -3)
    m = cruel(f"{PLAIN} +{RAMSAY}", MISSES)
    assert m.engine.tally(MORALE, m.engine.running(Test)).total == -1


@covers("cruel_methods")
def test_cruelty_that_destroys_costs_nothing() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} x1"), "cruel_methods", led=RAMSAY)
    go(m, "card:cruel_methods", (6, 1, 1, 1, 1, 1, 1), (1,))
    assert asked(m, "break_through") == "a"
    assert usable(strike(duel(), "cruel_methods", attacker="y", led=RAMSAY)) == []


@covers("our_blades_are_sharp")
@rule("FIG-RES-15")
def test_sixes_against_the_panicked_are_not_saved() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} panicked"), "our_blades_are_sharp", led=RAMSAY)
    go(m, "card:our_blades_are_sharp")
    assert m.engine.running(Attack).boosts.rerolls == ()
    go(m, (6, 6, 4, 1, 1, 1, 1))
    assert due(m) == 1
    m = strike(duel(BLACK, f"{PLAIN} panicked"), "our_blades_are_sharp", led=RAMSAY)
    go(m, "card:our_blades_are_sharp")
    assert m.engine.running(Attack).boosts.rerolls == (("a", "any", "our_blades_are_sharp"),)
    assert usable(strike(duel(), "our_blades_are_sharp", led=RAMSAY)) == []


@covers("sadistic_games")
def test_the_opponent_chooses_fear_and_ramsay_the_frightened() -> None:
    units = duel(BLACK) | FAR
    m = turn(units, "sadistic_games", player="b", led=RAMSAY)
    go(m, "card:sadistic_games")
    assert asked(m, "suffer_games") == "b"
    go(m, "games_panic")
    assert asked(m, "choose_units") == "a"
    go(m, ["y", "z"])
    assert board(m).units["y"].conditions == board(m).units["z"].conditions == ("panicked",)
    assert usable(turn(units, "sadistic_games", led=RAMSAY)) == []


@covers("sadistic_games")
def test_the_opponent_chooses_blood_and_boltons_draw_it() -> None:
    units = duel(f"{BLACK} x8") | {"v": f"{PLAIN} {EAST}"} | FAR
    m = turn(units, "sadistic_games", player="b", led=RAMSAY)
    go(m, "card:sadistic_games", "games_bleed")
    assert due(m) == 4
    m = turn(duel() | FAR, "sadistic_games", player="b", led=RAMSAY)
    go(m, "card:sadistic_games", "games_bleed")
    assert due(m) == 2


@covers("sadistic_games")
def test_where_nobody_can_be_frightened_there_is_nothing_to_choose() -> None:
    units = duel(PLAIN, f"{PLAIN} panicked") | FAR | {"z": f"{PLAIN} 44,44 owner=b panicked"}
    m = turn(units, "sadistic_games", player="b", led=RAMSAY)
    go(m, "card:sadistic_games")
    assert due(m) == 2
    m = turn(APART, "sadistic_games", player="b", led=RAMSAY)
    go(m, "card:sadistic_games")
    assert asked(m, "choose_units") == "a"


# Roose Bolton.


@covers("a_flayed_man_has_no_secrets")
@rule("FIG-TIM-10", "FIG-CON-07")
def test_a_flayed_enemy_tells_what_a_card_was_meant_for() -> None:
    hands = {"a": ["a_flayed_man_has_no_secrets"], "b": ["northern_ferocity"]}
    units = duel(PLAIN, f"{PLAIN} weakened")
    m = strike(units, attacker="y", led=ROOSE, hands=hands)
    go(m, "card:northern_ferocity", "card:a_flayed_man_has_no_secrets")
    assert board(m).units["y"].conditions == ()
    assert keywords(m.engine, m.engine.running(Attack)) == frozenset()
    m = strike(duel(), attacker="y", led=ROOSE, hands=hands)
    go(m, "card:northern_ferocity")
    assert "a_flayed_man_has_no_secrets" in board(m).hands["a"].cards


@covers("a_flayed_man_has_no_secrets")
def test_orders_are_told_too_and_own_ones_kept() -> None:
    units = {"x": f"{PLAIN} 24,20 +cave_dweller_alpha", "y": f"{PLAIN} 24,24.8 @180 owner=b panicked"}
    units["y"] += " +cave_dweller_alpha"
    m = strike(units, "a_flayed_man_has_no_secrets", attacker="y", led=ROOSE)
    go(m, "ability:y/incite", "card:a_flayed_man_has_no_secrets")
    assert keywords(m.engine, m.engine.running(Attack)) == frozenset()
    m = strike(units, "a_flayed_man_has_no_secrets", led=ROOSE)
    go(m, "ability:x/incite")
    assert keywords(m.engine, m.engine.running(Attack)) == {"vicious"}


@covers("a_flayed_man_has_no_secrets")
def test_a_card_about_the_enemy_alone_is_no_secret_worth_telling() -> None:
    hands = {"a": ["a_flayed_man_has_no_secrets"], "b": ["direwolfs_fervor"]}
    m = play(Test(unit="y"), APART | {"y": f"{PLAIN} 24,28 @180 owner=b weakened"}, hands=hands, led=ROOSE)
    go(m, (1, 1), "card:direwolfs_fervor")
    assert waiting(m) == "reroll_dice"


@covers("calculated_cruelty")
def test_cruelty_follows_the_effect_of_the_zone() -> None:
    ncus = {"sansa": "sansa_stark owner=b"}
    m = play(ActivateNcu(ncu="sansa"), APART, "calculated_cruelty", led=ROOSE, ncus=ncus, active="b")
    go(m, "card:calculated_cruelty", "maneuver", "nobody")
    assert offered(m, "a") == ["y", "z"]
    go(m, "y")
    go(m, "z")
    assert (board(m).units["y"].conditions, board(m).units["z"].conditions) == (
        ("vulnerable",),
        ("panicked",),
    )
    m = play(ActivateNcu(ncu="sansa"), APART, "calculated_cruelty", led=ROOSE, ncus=ncus, active="b")
    go(m, "card:calculated_cruelty", "nothing")
    assert over(m)


FEAR = "fear_keeps_a_man_alive"


@covers("fear_keeps_a_man_alive")
@rule("FIG-MRL-01")
def test_fear_of_the_boltons_feeds_them() -> None:
    units = duel(f"{BLACK} x5") | FAR
    m = turn(units, FEAR, player="b", led=ROOSE)
    go(m, f"card:{FEAR}", (1, 1))
    assert board(m).units["y"].conditions == ("panicked", "weakened")
    assert offered(m, "a") == ["x"]
    go(m, "x", (3,))
    assert offered(m, "a") == [0, 1, 2, 3]
    go(m, 3)
    assert board(m).units["x"].figures == 8
    m = turn(units, FEAR, led=ROOSE)
    go(m, f"card:{FEAR}", (6, 6))
    assert board(m).units["y"].conditions == ()
    assert waiting(m) == "activate_unit"


@covers("fear_keeps_a_man_alive")
def test_only_enemies_in_the_hands_of_boltons_fear() -> None:
    assert usable(turn(duel() | FAR, FEAR, led=ROOSE)) == []
    m = turn(duel(BLACK) | FAR, FEAR, led=ROOSE)
    go(m, f"card:{FEAR}", (1, 1))
    assert waiting(m) == "activate_unit"  # nothing to heal
