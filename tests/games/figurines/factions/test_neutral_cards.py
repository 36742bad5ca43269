"""The Tactics cards of the Neutrals."""

from __future__ import annotations

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.powers.decks import may_play
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Attached
from montjoie.games.figurines.tactics.board import ActivateNcu, ZoneEffect
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.mercenaries import BLACK, RAMSAY, TACTICS, play, strike, turn
from tests.games.figurines.factions.playing import PLAIN, due, duel, go, usable
from tests.games.figurines.factions.wilds import APART, MISSES, made, tally
from tests.games.figurines.given import asked, board, events, offered, over, waiting
from tests.rule import rule

BRIBE = {"b": Attached("bribery", "a", "y")}


@covers("planning_and_insight")
@rule("FIG-RES-12")
def test_insight_adds_a_hit_to_any_melee_attack() -> None:
    m = strike(duel(), "planning_and_insight")
    go(m, "card:planning_and_insight", "insight_hit", MISSES)
    assert due(m) == 1
    m = strike(duel(), "planning_and_insight", attacker="y", **TACTICS)
    go(m, "card:planning_and_insight", "insight_hit", MISSES)
    assert due(m) == 2


@covers("planning_and_insight")
def test_insight_blocks_hits_once_the_defense_dice_lie() -> None:
    for told, left in (({}, 11), (TACTICS, 12)):
        m = strike(duel(), "planning_and_insight", attacker="y", **told)
        go(m, "card:planning_and_insight", "insight_block", (4, 4, 4, 1, 1, 1, 1))
        assert due(m) == 3
        go(m, (4, 1, 1))
        assert board(m).units["x"].figures == left
    shot = Attack(attacker="x", defender="y", attack="mercenary_longbow", kind="ranged")
    assert usable(play(shot, APART | {"x": "stormcrow_archers 24,20"}, "planning_and_insight")) == []


@covers("bribery")
@rule("FIG-ABL-01", "FIG-TAC-11")
def test_a_bribed_enemy_loses_what_is_printed_on_its_card() -> None:
    ncus = {"n": "petyr_baelish"}
    units = APART | {"y": f"{BLACK} 24,28 @180 owner=b +{RAMSAY}"}
    m = play(ActivateNcu(ncu="n"), units, "bribery", ncus=ncus)
    go(m, "crown", "card:bribery")
    assert offered(m) == ["y", "z"]
    go(m, "y")
    assert over(m)  # nothing of the zone
    g = m.engine
    assert abilities.active(g, "y") == ("flay_them_all", "affiliation_bolton")
    assert keywords(g, made(units, "y")) == frozenset()
    assert [row.unit for row in board(m).attached.values()] == ["y"]


@covers("bribery")
def test_a_bribe_ends_with_a_test_passed_or_with_wealth() -> None:
    for dice, left in (((6, 6), 0), ((1, 1), 1)):
        m = play(Test(unit="y"), APART, attached=BRIBE)
        go(m, dice)
        assert len(board(m).attached) == left
    for zone, answer, left in (("wealth", "y", 0), ("crown", "y", 1), ("wealth", "x", 1)):
        m = play(ZoneEffect(zone=zone, player="a"), APART, attached=BRIBE)
        go(m, answer)
        assert len(board(m).attached) == left, zone


@covers("bribery")
def test_a_bribe_needs_a_friendly_claim_whose_effect_is_still_to_come() -> None:
    m = play(ActivateNcu(ncu="n"), APART, "bribery", ncus={"n": "sansa_stark owner=b"})
    go(m, "crown")
    assert "bribery" in board(m).hands["a"].cards
    assert asked(m, "choose_zone_target") == "b"
    bribed = {"b": BRIBE["b"], "c": Attached("bribery", "a", "z")}
    m = play(ActivateNcu(ncu="n"), APART, "bribery", ncus={"n": "pycelle"}, attached=bribed)
    go(m, "crown", "zone")
    assert usable(m) == []


@covers("surprise_strategy")
def test_nobody_answers_a_surprise_with_a_card() -> None:
    m = play(Activation(unit="x"), APART, "surprise_strategy")
    go(m, "card:surprise_strategy")
    assert [may_play(m.engine, player) for player in ("a", "b")] == [True, False]
    assert [row.until for row in board(m).lasting.values()] == ["turn"]
    assert usable(play(Activation(unit="y"), APART, "surprise_strategy")) == []


@covers("adaptive_methods")
def test_a_token_becomes_another_and_with_tactics_moves_on() -> None:
    units = APART | {"y": f"{PLAIN} 24,28 @180 owner=b panicked"}
    m = turn(units, "adaptive_methods", player="b")
    go(m, "card:adaptive_methods", "panicked", "weakened")
    assert board(m).units["y"].conditions == ("weakened",)
    assert waiting(m) == "activate_unit"
    m = turn(units, "adaptive_methods", **TACTICS)
    go(m, "card:adaptive_methods", "panicked", "weakened", "y", "weakened", "z")
    assert board(m).units["z"].conditions == ("weakened",)
    assert usable(turn(APART, "adaptive_methods")) == []


@covers("worth_the_risk")
def test_a_risky_test_is_rolled_again_or_passed_near_the_commander() -> None:
    m = play(Test(unit="x"), APART, "worth_the_risk", led=RAMSAY)
    go(m, (1, 1), "card:worth_the_risk", ["0"], (6,))
    assert events(m, "test_taken")[0]["total"] == 7
    near = APART | {"v": f"{PLAIN} 24,10 +{RAMSAY}"}
    m = play(Test(unit="x", kind="panic", by="b"), near, "worth_the_risk", led=RAMSAY)
    go(m, (1, 1), (3,), "card:worth_the_risk")
    assert over(m)
    assert board(m).units["x"].figures == 12
    assert usable(play(Test(unit="y"), near, "worth_the_risk", led=RAMSAY)) == []


@covers("meticulous_planning")
def test_planning_finds_a_card_of_the_commander() -> None:
    decks = {"a": ["bribery", "sadistic_games", "cruel_methods"]}
    m = play(Cleanup(), APART, "meticulous_planning", led=RAMSAY, decks=decks)
    go(m, "card:meticulous_planning")
    assert offered(m) == ["deck/cruel_methods", "deck/sadistic_games", "no_card"]
    go(m, "deck/sadistic_games")
    assert "sadistic_games" in board(m).hands["a"].cards


@covers("meticulous_planning")
def test_the_question_does_not_tell_whether_the_deck_has_one() -> None:
    m = play(Cleanup(), APART, "meticulous_planning", led=RAMSAY, decks={"a": ["bribery", "bribery"]})
    go(m, "card:meticulous_planning")
    assert offered(m) == ["no_card"]
    go(m, "no_card")
    assert waiting(m) == "dice"  # the deck is shuffled
    assert board(m).hands["a"].cards == ()
    assert usable(play(Cleanup(), APART, "meticulous_planning", led=RAMSAY)) == []


@covers("spoils_of_war")
@rule("FIG-CMD-09")
def test_spoils_lie_with_infantry_or_cavalry() -> None:
    units = APART | {"v": "savage_giant 14,20"}
    m = turn(units, "spoils_of_war")
    go(m, "card:spoils_of_war")
    assert offered(m) == ["x", "w"]
    go(m, "x")
    assert [row.unit for row in board(m).attached.values()] == ["x"]
    assert usable(turn(units, "spoils_of_war", player="b")) == []


@covers("spoils_of_war")
@rule("FIG-GLO-01")
def test_spoils_grow_with_enemies_that_fall_nearby() -> None:
    laid = {"s": Attached("spoils_of_war", "a", "x")}
    units = APART | {"v": f"{PLAIN} 14,20"}
    for fallen, tokens in (("y", 1), ("z", 0), ("v", 0)):
        m = play(Suffer(unit=fallen, wounds=12, by="a"), units, attached=laid)
        assert board(m).attached["s"].tokens == tokens


@covers("spoils_of_war")
def test_spoils_expose_enemies_and_then_steady_the_hand() -> None:
    for tokens, found, more in ((0, (), 0), (1, ("vulnerable",), 0), (2, ("vulnerable",), 1)):
        laid = {"s": Attached("spoils_of_war", "a", "x", tokens)}
        assert board(strike(duel(), attached=laid)).units["y"].conditions == found
        assert tally(TO_HIT, duel(), board={"attached": laid}) == more
        assert tally(TO_HIT, duel(), "y", board={"attached": laid}) == 0
