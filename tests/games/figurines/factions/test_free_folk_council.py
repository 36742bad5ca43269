"""The council of the Free Folk: the NCUs."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.tactics.board import ActivateNcu
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.factions.wilds import APART, FAR, made, play, tally
from tests.games.figurines.given import asked, board, engine, offered, over, waiting
from tests.rule import rule

CARDS = ["regroup_and_reform", "the_endless_horde", "theres_too_many"]


@covers("lady_of_the_wilds")
@rule("FIG-TAC-11")
def test_val_lets_a_unit_move_in_the_place_of_the_zone() -> None:
    m = play(ActivateNcu(ncu="val"), APART, ncus={"val": "lady_val"})
    go(m, "crown", "ability:val/lady_of_the_wilds")
    assert offered(m) == ["x", "w"]
    go(m, "w")
    assert waiting(m) == "maneuver_path"
    assert asked(m, "choose_zone_target") == ""


@covers("lady_of_the_wilds")
def test_val_may_leave_the_zone_as_it_is() -> None:
    m = play(ActivateNcu(ncu="val"), APART, ncus={"val": "lady_val"})
    go(m, "crown", "pass")
    assert asked(m, "choose_zone_target") == "a"


@covers("lady_of_the_wilds")
def test_an_engaged_unit_retreats_at_vals_word() -> None:
    units = duel() | {"z": FAR["z"]}
    m = play(ActivateNcu(ncu="val"), units, ncus={"val": "lady_val"})
    go(m, "crown", "ability:val/lady_of_the_wilds")
    assert waiting(m) == "dice"  # of the retreat


@covers("skillful_preparations")
@rule("FIG-INF-01")
def test_mances_player_may_draw_when_the_influenced_unit_is_activated() -> None:
    told: dict[str, Any] = {"ncus": {"mance": "mance_rayder_ncu wealth"}, "decks": {"a": CARDS}}
    units = APART | {"x": f"{PLAIN} 24,20 influence=mance"}
    m = play(Activation(unit="x"), units, **told)
    go(m, "rule:prepared/mance")
    assert board(m).hands["a"].cards == (CARDS[0],)
    assert usable(play(Activation(unit="w"), units, **told)) == []
    assert usable(play(Activation(unit="x"), units, **(told | {"decks": {}}))) == []


@covers("skillful_preparations")
def test_mance_draws_for_the_zone_that_chooses_the_unit_too() -> None:
    told: dict[str, Any] = {"ncus": {"mance": "mance_rayder_ncu"}, "decks": {"a": CARDS}}
    m = play(ActivateNcu(ncu="mance"), APART, **told)
    go(m, "maneuver", "ability", "x", "x", "rule:prepared/mance")
    assert board(m).units["x"].influences == ("mance",)
    assert board(m).hands["a"].cards == (CARDS[0],)
    m = play(ActivateNcu(ncu="mance"), APART, **told)
    go(m, "maneuver", "zone", "x", "decline", "x")
    assert board(m).hands["a"].cards == ()


@covers("refuge_and_supplies")
def test_craster_gives_a_card_and_shelter_to_infantry() -> None:
    units = APART | {"w": "bolton_flayed_men 4,4 x2", "x": f"{PLAIN} 24,20 x5"}
    told: dict[str, Any] = {"ncus": {"craster": "craster"}, "decks": {"a": CARDS}}
    m = play(ActivateNcu(ncu="craster"), units, **told)
    go(m, "crown", "ability:craster/refuge_and_supplies")
    assert over(m)
    assert board(m).hands["a"].cards == (CARDS[0],)
    assert board(m).units["x"].figures == 7
    m = play(ActivateNcu(ncu="craster"), units | {"x": "bolton_flayed_men 24,20"}, **told)
    go(m, "crown", "ability:craster/refuge_and_supplies")
    assert over(m)
    assert board(m).hands["a"].cards == (CARDS[0],)


@covers("fury_of_the_thenns")
@rule("FIG-INF-01")
def test_styr_influences_friends_alone() -> None:
    m = play(ActivateNcu(ncu="styr"), APART, ncus={"styr": "styr_ncu"})
    go(m, "maneuver", "ability")
    assert offered(m) == ["x", "w"]
    go(m, "x")
    assert board(m).units["x"].influences == ("styr",)


@covers("fury_of_the_thenns")
def test_the_thenns_fight_with_one_rank_more() -> None:
    ncus = {"ncus": {"styr": "styr_ncu wealth"}}
    units = duel(f"{PLAIN} x8 influence=styr")
    assert tally(ATTACK_DICE, units, board=ncus) == 7
    assert tally(ATTACK_DICE, duel(f"{PLAIN} x8"), board=ncus) == 5
    g = engine(units, **ncus)
    assert keywords(g, made(units)) == {"sundering"}
    assert keywords(g, made(units, kind="ranged")) == frozenset()
