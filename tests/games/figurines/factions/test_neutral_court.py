"""The Neutral court: the NCUs."""

from __future__ import annotations

from montjoie.games.figurines.factions.free_folk.cards import PredictableManeuvers
from montjoie.games.figurines.powers.abilities import of_ncu, resources
from montjoie.games.figurines.rounds.turns import ready
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.games.figurines.timing import Moment
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, go, usable
from tests.games.figurines.factions.wilds import APART, play
from tests.games.figurines.given import asked, board, engine, offered, over, refused, waiting
from tests.rule import rule

VARYS = {"varys": "lord_varys owner=b tokens=4", "pycelle": "pycelle"}


@covers("master_of_the_game")
@rule("FIG-TAC-02")
def test_petyrs_zone_works_as_any_free_one() -> None:
    ncus = {"petyr": "petyr_baelish", "n": "pycelle combat", "o": "lord_varys tactics owner=b"}
    m = play(ActivateNcu(ncu="petyr"), APART | {"x": f"{PLAIN} 24,20 x5"}, ncus=ncus)
    go(m, "crown", "ability:petyr/master_of_the_game")
    assert offered(m) == ["wealth", "maneuver"]
    go(m, "wealth", "x", 3)
    assert board(m).units["x"].figures == 8
    assert board(m).ncus["petyr"].zone == "crown"


@covers("master_of_the_game")
def test_petyr_may_use_the_zone_he_stands_on() -> None:
    m = play(ActivateNcu(ncu="petyr"), APART, ncus={"petyr": "petyr_baelish"})
    go(m, "crown", "pass", "y")
    assert waiting(m) == "dice"  # a panic test


@covers("little_birds")
@rule("FIG-RND-11")
def test_varys_starts_with_four_tokens() -> None:
    assert resources(engine(APART), "lord_varys") == 4


@covers("little_birds")
def test_a_little_bird_stops_the_effect_of_a_zone() -> None:
    m = play(ActivateNcu(ncu="pycelle"), APART, ncus=VARYS)
    go(m, "crown", "zone", "ability:varys/little_birds", (3,))
    assert offered(m, "b") == ["birds_silence", "birds_cancel"]
    go(m, "birds_cancel", "y")  # Pycelle still weakens somebody
    assert board(m).units["y"].conditions == ("weakened",)
    assert board(m).ncus["varys"].tokens == 3
    assert over(m)


@covers("little_birds")
def test_a_little_bird_silences_an_ncu_for_the_round() -> None:
    m = play(ActivateNcu(ncu="pycelle"), APART, ncus=VARYS)
    go(m, "maneuver", "zone", "ability:varys/little_birds", (6,), "birds_silence", "nobody")
    assert over(m)
    assert of_ncu(m.engine, "pycelle") == ()
    assert [row.until for row in board(m).lasting.values()] == ["round"]


@covers("little_birds")
def test_a_bird_that_fails_may_be_followed_by_others_while_tokens_last() -> None:
    ncus = VARYS | {"varys": "lord_varys owner=b tokens=2"}
    m = play(ActivateNcu(ncu="pycelle"), APART, ncus=ncus)
    go(m, "crown", "zone", "ability:varys/little_birds", (2,))
    assert offered(m, "b") == ["keep", "again"]
    go(m, "again", (1,))
    assert board(m).ncus["varys"].tokens == 0
    assert asked(m, "choose_zone_target") == "a"


@covers("little_birds")
def test_birds_watch_enemies_alone_and_not_for_nothing() -> None:
    for ncus in (
        VARYS | {"varys": "lord_varys owner=b"},
        VARYS | {"varys": "lord_varys tokens=4"},
    ):
        m = play(ActivateNcu(ncu="pycelle"), APART, ncus=ncus)
        go(m, "crown", "zone")
        assert usable(m) == []


@covers("little_birds")
def test_an_effect_already_replaced_cannot_be_stopped() -> None:
    ncus = {"varys": VARYS["varys"], "roose": "roose_bolton_lord_of_the_dreadfort"}
    m = play(ActivateNcu(ncu="roose"), APART, ncus=ncus)
    go(m, "crown", "ability:roose/horrific_rumors", "ability:varys/little_birds", ["y"], (6,))
    assert offered(m, "b") == ["birds_silence"]


@covers("horrific_rumors")
@rule("FIG-GLO-12", "FIG-TAC-11")
def test_rooses_rumors_panic_up_to_two_enemies() -> None:
    units = APART | {"v": f"{PLAIN} 10,40 owner=b panicked"}
    m = play(ActivateNcu(ncu="roose"), units, ncus={"roose": "roose_bolton_lord_of_the_dreadfort"})
    go(m, "crown", "ability:roose/horrific_rumors")
    assert offered(m) == [["y", "z"], ["y"], ["z"], []]
    go(m, ["y", "z"])
    assert board(m).units["y"].conditions == board(m).units["z"].conditions == ("panicked",)
    assert over(m)


@covers("history_is_written")
@rule("FIG-NCU-03")
def test_the_high_seneschal_never_acts() -> None:
    g = engine(APART, ncus={"s": "the_high_seneschal", "n": "pycelle"})
    assert ready(g, "a") == ("x", "w", "n")
    m = play(ActivateNcu(ncu="s"), APART, ncus={"s": "the_high_seneschal"})
    assert over(m)


@covers("history_is_written")
def test_nobody_predicts_what_the_seneschal_does() -> None:
    card = PredictableManeuvers(moment=Moment("turn_start", player="b"), owner="a", target="y")
    m = play(card.goto("name_ncu"), APART, ncus={"s": "the_high_seneschal owner=b", "n": "pycelle owner=b"})
    assert offered(m) == ["n"]
    assert refused(m, "a", "s")[1] == "not-offered"
