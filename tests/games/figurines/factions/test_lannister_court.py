"""The Lannister court: the NCUs."""

from __future__ import annotations

import random

import montjoie
from montjoie.games.figurines.armies import Army
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.powers.decks import hand_size
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from montjoie.games.figurines.setup import SetUp
from montjoie.games.figurines.setup.muster import show
from montjoie.games.figurines.tactics.board import ActivateNcu
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, play, usable
from tests.games.figurines.given import asked, board, engine, events, offered, over, resume
from tests.games.figurines.given import field as table
from tests.rule import rule

HALFMAN = "tyrion_lannister_halfman"
IMP = {"imp": "tyrion_lannister_the_imp tokens=1"}


@covers("no_confidence")
@rule("FIG-EX-29")
def test_whom_cersei_influences_has_two_less_on_morale_tests() -> None:
    m = play(ActivateNcu(ncu="cersei"), duel(), ncus={"cersei": "cersei_lannister"})
    go(m, "maneuver", "ability", "y", "nobody")
    assert board(m).units["y"].influences == ("cersei",)
    assert modifiers(m.engine, Test(unit="y")).total == -2
    assert modifiers(m.engine, Test(unit="x")).total == 0


@covers("unwavering_conviction")
def test_whom_the_high_sparrow_influences_has_two_more_on_morale_tests() -> None:
    m = play(ActivateNcu(ncu="sparrow"), duel(), ncus={"sparrow": "the_high_sparrow"})
    go(m, "maneuver", "zone", "nobody", "x")
    assert board(m).units["x"].influences == ("sparrow",)
    assert modifiers(m.engine, Test(unit="x", kind="panic")).total == 2


@covers("manipulation_and_deception")
def test_pycelle_weakens_an_enemy_when_he_claims_a_zone() -> None:
    m = play(ActivateNcu(ncu="pycelle"), duel() | BYSTANDER, ncus={"pycelle": "pycelle"})
    go(m, "maneuver", "ability")
    assert offered(m) == ["y", "z"]
    go(m, "z", "nobody")
    assert board(m).units["z"].conditions == ("weakened",)
    assert over(m)


@covers("rains_of_castamere")
def test_the_rains_of_castamere_fall_once_per_game_on_one_enemy() -> None:
    units = duel(PLAIN, f"{PLAIN} +brienne_maid_of_tarth") | BYSTANDER
    tywin = {"tywin": "tywin_lannister_the_great_lion"}
    m = resume(table(units, ncus=tywin), ActivationPhase(), Turn(player="b"), live=False)
    go(m, "ability:tywin/rains_of_castamere", "y")
    assert board(m).units["y"].conditions == ("panicked", "vulnerable", "weakened")
    assert modifiers(m.engine, Test(unit="y")).total == 0  # Brienne is no longer stalwart
    assert [row.until for row in board(m).lasting.values()] == ["round"]
    assert board(m).ncus["tywin"].spent == ("rains_of_castamere",)
    again = {"tywin": "tywin_lannister_the_great_lion spent=rains_of_castamere"}
    m = resume(table(units, ncus=again), ActivationPhase(), Turn(player="b"), live=False)
    assert usable(m) == []


@covers("tactical_mastermind")
def test_a_mastermind_holds_one_card_more() -> None:
    g = engine(duel(), ncus=IMP)
    assert (hand_size(g, "a", 3), hand_size(g, "b", 3)) == (4, 3)
    cards = ("counterplot", "hear_me_roar", "paid_mutiny", "counterplot", "paid_mutiny")
    m = play(Cleanup(), duel(), ncus=IMP, decks={"a": cards}, round=2)
    assert len(board(m).hands["a"].cards) == 4


@covers("tactical_mastermind")
@rule("FIG-RND-11")
def test_a_mastermind_starts_with_two_tokens_and_four_cards() -> None:
    g = engine()
    show(
        g,
        "a",
        Army(faction="lannister", size=40, commander=HALFMAN, ncus=("tyrion_lannister_the_imp", "pycelle")),
    )
    assert {row.card: row.tokens for row in g.state.ncus.values()} == {
        "tyrion_lannister_the_imp": 2,
        "pycelle": 0,
    }
    m = play(
        SetUp(at="deal", chooser="a"),
        duel(),
        ncus=IMP,
        decks={"a": ["counterplot"] * 6, "b": ["winter_is_coming"] * 6},
    )
    assert [len(board(m).hands[player].cards) for player in "ab"] == [4, 3]


@covers("tactical_mastermind")
def test_a_token_shows_two_cards_of_the_enemy_hand_and_one_is_discarded() -> None:
    hand = ("northern_ferocity", "winter_is_coming", "northern_ferocity")
    m = play(ActivateNcu(ncu="imp"), duel(), ncus=IMP, hands={"b": hand})
    go(m, "ability:imp/tactical_mastermind", (1, 2, 0))
    assert asked(m, "discard_seen") == "a"
    assert offered(m) == list(dict.fromkeys(board(m).hands["b"].cards[1:]))
    assert [e.get("cards_count") for e in events(m, "cards_revealed")] == [2]  # nobody else sees them
    go(m, board(m).hands["b"].cards[1])
    assert len(board(m).hands["b"].cards) == 2
    assert board(m).ncus["imp"].tokens == 0


@covers("tactical_mastermind")
def test_who_looks_at_cards_sees_them_in_every_world_that_fits() -> None:
    deck = ("sudden_charge", "winter_is_coming", "swift_advance", "the_north_remembers")
    cards = {"hands": {"b": ["northern_ferocity"] * 2}, "decks": {"b": deck}}
    m = play(ActivateNcu(ncu="imp"), duel(), ncus=IMP, **cards)
    go(m, "ability:imp/tactical_mastermind", (1, 0))
    for seed in range(8):
        world = montjoie.worlds(m, "a", random.Random(seed))
        assert offered(world) == offered(m)


@covers("tactical_mastermind")
def test_without_a_token_or_a_hand_to_look_at_there_is_nothing_to_show() -> None:
    spent = {"imp": "tyrion_lannister_the_imp tokens=0"}
    m = play(ActivateNcu(ncu="imp"), duel(), ncus=spent, hands={"b": ["northern_ferocity"]})
    assert not asked(m, "use_effect")
    m = play(ActivateNcu(ncu="imp"), duel(), ncus=IMP)
    assert not asked(m, "use_effect")
