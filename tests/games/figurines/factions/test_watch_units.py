"""Abilities of the units, Attachments and NCUs of the Night's Watch."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.ranged import RangedAttack
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import ATTACK_DICE, SAVES
from montjoie.games.figurines.round import Round
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Attached
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.given import answer, at, board, engine, events, offered, over, told, waiting
from tests.rule import rule

WATCH = {"a": {"faction": "nights_watch"}, "b": {"faction": "lannister"}}
FAR = {"z": f"{PLAIN} 40,44 @180 owner=b"}
JON = "jon_snow_998th"
SWORD, LIGHT = "the_sword_in_the_darkness", "the_light_that_brings_the_dawn"


def shoot(card: str, attack: str, target: str = PLAIN, **more: Any) -> Match:
    """A unit of the Watch shoots at another ten inches before it."""
    units = {"x": f"{card} 24,20", "y": f"{target} 24,32 @180 owner=b"} | FAR
    step = Attack(attacker="x", defender="y", attack=attack, kind="ranged", **more)
    return at(step, units, players=WATCH, live=False)


def claim(ncu: str, units: dict[str, str], **more: Any) -> Match:
    """An NCU claims the Combat zone, its own ability first."""
    m = at(ActivateNcu(ncu="n"), units, ncus={"n": ncu}, players=WATCH, live=False, **more)
    answer(m, "combat")
    answer(m, "ability")
    return m


@covers("war_machine")
def test_engines_never_charge_retreat_test_or_carry_tokens() -> None:
    g = engine({"x": "builder_scorpion_crew 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}, players=WATCH)
    assert not {"charge", "retreat"} & set(legal(g, "x"))
    assert not any(conditions.can_receive(g, "x", kind) for kind in ("panicked", "vulnerable", "weakened"))
    assert over(at(Test(unit="x"), {"x": "builder_scorpion_crew 24,20"} | FAR, players=WATCH))


@covers("greatsword")
def test_greatswords_strike_hard_and_sunder() -> None:
    g = engine(duel("sworn_brothers"))
    strike = Attack(attacker="x", defender="y", attack="greatsword_attack")
    assert keywords(g, strike) == {"critical_blow", "sundering"}


@covers("silent_predator")
def test_nobody_answers_ghost_with_cards_nor_saves() -> None:
    units = {"x": "ghost 24,20", "y": f"{PLAIN} 24,23.78 @180 owner=b"} | FAR
    step = Attack(attacker="x", defender="y", attack="silent_predator_attack")
    m = at(step, units, players=WATCH, hands={"b": ["martial_superiority"]}, live=False)
    assert [row.units for row in board(m).lasting.values() if row.kind == "no_cards"] == [("b",)]
    go(m, (6, 6))
    assert events(m, "hits_settled")[0]["blocked"] == 0
    assert board(m).units["y"].figures == 10


@covers("bolt_thrower")
def test_a_volley_of_bolts_triples_its_hits_and_pierces() -> None:
    m = shoot("builder_scorpion_crew", "bolt_volley")
    assert m.engine.tally(SAVES, m.engine.running(Attack)).total == -2
    go(m, (3, 1, 1), (6, 1, 1))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[0] == {"unit": "y", "hits": 3, "blocked": 1}


@covers("bolt_thrower")
def test_a_single_bolt_fells_monsters_and_hits_regiments_once() -> None:
    m = shoot("builder_scorpion_crew", "bolt_single", "savage_giant")
    go(m, (2,), (2,))
    assert board(m).units["y"].wounds == 3
    m = shoot("builder_scorpion_crew", "bolt_single")
    go(m, (2,), (1,))
    assert board(m).units["y"].figures == 11
    m = shoot("builder_scorpion_crew", "bolt_single", "savage_giant")
    go(m, (1,))
    assert board(m).units["y"].wounds == 0


@covers("bolt_thrower")
@rule("FIG-ABL-01")
def test_bribed_crews_shoot_plain_bolts() -> None:
    units = {"x": "builder_scorpion_crew 24,20", "y": "savage_giant 24,30 @180 owner=b"} | FAR
    bribed = {"bribe": Attached("bribery", "b", "x")}
    shot = Attack(attacker="x", defender="y", attack="bolt_single", kind="ranged")
    m = at(shot, units, players=WATCH, attached=bribed, live=False)
    go(m, (2,), (1,))
    assert over(m)
    assert board(m).units["y"].wounds == 0  # one hit is not enough for a giant


@covers("rock_volley", "bolt_thrower")
def test_engines_do_not_shift() -> None:
    units = {"x": "builder_stone_thrower 24,20", "y": f"{PLAIN} 24,32 @180 owner=b"} | FAR
    m = at(RangedAttack(unit="x"), units, players=WATCH, live=False)
    assert waiting(m) == "dice"


@covers("rock_volley")
def test_rocks_hit_a_dense_unit_harder_and_nothing_saves() -> None:
    m = shoot("builder_stone_thrower", "rock_volley_attack")
    go(m, (4, 1, 1))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[0] == {"unit": "y", "hits": 4, "blocked": 0}
    m = shoot("builder_stone_thrower", "rock_volley_attack", "savage_giant")
    go(m, (4, 1, 1))
    assert events(m, "hits_settled")[0]["hits"] == 2


@covers("ready_aim_release")
def test_crossbows_that_did_not_shift_may_roll_misses_again() -> None:
    m = shoot("builder_crossbowmen", "builder_crossbow")
    go(m, (1, 1, 1, 1, 1, 1, 6), "ability:x/ready_aim_release", ["0", "1"], (6, 6))
    assert board(m).units["x"].orders == ("ready_aim_release",)
    m = shoot("builder_crossbowmen", "builder_crossbow", shifted=True)
    go(m, (1, 1, 1, 1, 1, 1, 6))
    assert events(m, "dice_rerolled") == []


@covers("disorganized")
def test_conscripts_panic_worse() -> None:
    m = at(Test(unit="x", kind="panic"), duel("conscripts"), players=WATCH, live=False)
    go(m, (1, 1), (1,))
    assert board(m).units["x"].figures == 9


@covers("reinforcements")
def test_a_recruiter_fills_the_ranks() -> None:
    units = {"x": "sworn_brothers 24,10 x6 +watch_recruiter"} | FAR
    m = at(Activation(unit="x"), units, players=WATCH)
    go(m, "ability:x/reinforcements")
    assert board(m).units["x"].figures == 7
    full = {"x": "sworn_brothers 24,10 +watch_recruiter"} | FAR
    assert usable(at(Activation(unit="x"), full, players=WATCH)) == []


@covers("bond_ghost")
def test_ghost_acts_before_or_after_jons_unit() -> None:
    units = {"x": f"sworn_brothers 24,10 +{JON}", "w": "ghost 34,10"} | FAR
    m = at(Activation(unit="x"), units, players=WATCH)
    go(m, "ability:x/bond_ghost", "bond_before")
    assert board(m).units["w"].activated
    m = at(Activation(unit="x"), units, players=WATCH)
    go(m, "ability:x/bond_ghost", "bond_after")
    assert not board(m).units["w"].activated
    go(m, "forgo")
    assert board(m).units["w"].activated
    tired = units | {"w": "ghost 34,10 activated"}
    assert usable(at(Activation(unit="x"), tired, players=WATCH)) == []


@covers("maesters_healing")
def test_aemon_heals_more_where_ranks_are_lost() -> None:
    m = claim("aemon_targaryen", duel("sworn_brothers x4"))
    go(m, "ability:n/maesters_healing", 3)
    assert board(m).units["x"].figures == 7


@covers("counts_and_measures")
def test_bowen_marsh_keeps_one_of_two_cards() -> None:
    m = claim("bowen_marsh", duel("sworn_brothers"), decks={"a": [SWORD, LIGHT, "take_the_black"]})
    go(m, "ability:n/counts_and_measures")
    assert offered(m) == [SWORD, LIGHT]
    assert events(m, "cards_revealed", "b")[0].get("cards") is None
    answer(m, LIGHT)
    assert board(m).hands["a"].cards == (LIGHT,)
    assert board(m).decks["a"].cards == ("take_the_black", SWORD)


@covers("oath_of_duty_ncu")
def test_under_the_old_bear_vows_need_no_zone() -> None:
    vow = {"v": Attached(SWORD, "a", "x", vow=True)}
    strike = Attack(attacker="x", defender="y", attack="greatsword_attack")
    ncus = {"n": "jeor_mormont_the_old_bear"}
    g = engine(duel("sworn_brothers influence=n"), ncus=ncus, attached=vow)
    assert g.tally(ATTACK_DICE, strike).total == 9
    g = engine(duel("sworn_brothers"), ncus=ncus, attached=vow)
    assert g.tally(ATTACK_DICE, strike).total == 7
    m = claim("jeor_mormont_the_old_bear", duel("sworn_brothers"))
    answer(m, "x")
    assert board(m).units["x"].influences == ("n",)


@covers("and_now_my_watch_begins_attachment", "unbreakable_vows")
def test_a_captain_swears_a_vow_at_the_start() -> None:
    units = {"x": "sworn_brothers 24,10 +watch_captain"} | FAR
    deck = [LIGHT, "take_the_black", SWORD, "and_now_his_watch_is_ended"]
    other = {"v": Attached(SWORD, "a", "x", vow=True)}  # room for a second one
    m = at(Round(), units, round=0, players=WATCH, decks={"a": deck}, attached=other, live=True)
    go(m, "ability:x/and_now_my_watch_begins_attachment")
    assert offered(m) == [LIGHT, SWORD, "nobody"]
    answer(m, LIGHT)
    assert sorted(row.card for row in board(m).attached.values()) == [LIGHT, SWORD]
    assert sorted(board(m).decks["a"].cards) == sorted(deck[1:])


@covers("oath_of_the_black")
def test_jeor_exchanges_a_vow() -> None:
    units = {"x": "sworn_brothers 24,10 +jeor_mormont_997th"} | FAR
    players = {"a": {"faction": "nights_watch", "discard": (LIGHT,)}, "b": {"faction": "lannister"}}
    m = at(Activation(unit="x"), units, players=players, attached={"v": Attached(SWORD, "a", "x", vow=True)})
    go(m, "ability:x/oath_of_the_black")
    assert [row.card for row in board(m).attached.values()] == [LIGHT]
    assert board(m).players["a"].discard == (SWORD,)
