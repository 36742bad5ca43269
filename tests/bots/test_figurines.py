"""Greedy at figurines: it plays every mode, sees no more than its seat, and beats random players."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.arena import tournament
from montjoie.bots.figurines import blows
from montjoie.bots.figurines.survey import Survey, evaluate
from montjoie.games.figurines.actions.acting import TakeAction
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.content import load
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.siege.mode import SiegeRoles
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.chance import Stream
from tests.games.figurines.fights import BYSTANDERS, FRONT, dice, strike
from tests.games.figurines.given import asked, at, board, engine, roll

MODES = list(load().modes)
FACING = BYSTANDERS | {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,20.8 @180 owner=b"}


def greedy(seed: int = 1) -> Any:
    return montjoie.bots.make("greedy", "figurines", seed)


def chosen(match: montjoie.Match, seat: str = "a") -> Any:
    """What greedy answers; it must be legal."""
    answer = greedy().choose(match, seat)
    match.decisions[seat].check(answer)
    return answer


# Whole games.


def test_both_bots_are_offered() -> None:
    assert {"greedy", "random"} <= set(montjoie.bots.names("figurines"))


def test_greedy_beats_random_in_every_mode() -> None:
    """The bar is 85 % of 100 games over modes and armies, sides swapped; a small game of each mode, the sides
    taken in turn, shows a fall."""
    won = 0.0
    for number, mode in enumerate(MODES):
        bots = ["greedy", "random"] if number % 2 else ["random", "greedy"]
        options = {"mode": mode, "size": 30}
        result = tournament("figurines", games=1, seats=2, seed=number, bots=bots, options=options)
        assert not result.errors
        won += result.wins["greedy"]
    assert won >= 0.85 * len(MODES)


@pytest.mark.parametrize("mode", ["a_game_of_thrones", "the_winds_of_winter"])
def test_greedy_does_not_see_what_its_seat_cannot(mode: str) -> None:
    """In a world with other hands, decks and missions it answers the same."""
    match = montjoie.start("figurines", 2, 8, {"mode": mode, "size": 30})
    while not match.over and (match.round or 0) < 2:
        for seat in list(match.decisions):
            answer = greedy(5).choose(match, seat)
            world = montjoie.worlds(match, seat, Stream("other"))
            assert greedy(5).choose(world, seat) == answer
            match.submit(seat, answer)


# What it sees on a table.


def test_it_charges_whom_it_can_reach() -> None:
    match = at(TakeAction(unit="a"), FACING)
    assert chosen(match) == "charge"


def test_it_fights_whom_it_is_engaged_with() -> None:
    assert chosen(at(TakeAction(unit="s"), FRONT)) == "melee_attack"


def test_it_charges_the_one_it_hurts_more() -> None:
    weak = FACING | {"w": "lannister_guardsmen 17,20.8 @180 owner=b x1"}
    assert chosen(at(Charge(unit="a"), weak)) == "w"


def test_it_walks_onto_a_token_within_reach() -> None:
    match = at(
        Maneuver(unit="a"), BYSTANDERS | {"a": "stark_sworn_swords 24,10"},
        objectives={"centre": "24,15"}, mode="a_game_of_thrones",
    )  # fmt: skip
    match.submit("a", chosen(match))
    assert board(match).objectives["centre"].claimed == "a"


def test_it_rolls_misses_again_and_keeps_hits() -> None:
    match = at(strike(charging=True), FRONT, live=False)
    roll(match, 1, 2, 3, 4, 5, 6, 6)
    assert asked(match, "use_effect") == "a"
    match.submit("a", chosen(match))
    assert chosen(match) == ["0", "1", "2"]


def test_it_does_not_roll_again_where_nothing_missed() -> None:
    match = at(strike(charging=True), FRONT, live=False)
    roll(match, 4, 5, 6, 4, 5, 6, 6)
    assert chosen(match) == "pass"


def test_it_rolls_the_dice_of_a_passed_test_again() -> None:
    match = at(strike(), FRONT | {"d": FRONT["d"] + " panicked"}, live=False)
    dice(match, 6, 6, 6, 6, 6, 6, 6)
    dice(match, 1, 1, 1, 1, 1, 1, 1)
    roll(match, 2, 4)
    roll(match, 3)
    match.submit("a", chosen(match))
    assert chosen(match) == ["1"]  # half of the faces beside a 2 fail


def test_it_heals_who_needs_it() -> None:
    hurt = BYSTANDERS | {"a": "stark_sworn_swords 24,10 x5"}
    match = at(
        ActivateNcu(ncu="n", zone="wealth", effect="wealth", at="work"), hurt, ncus={"n": "sansa_stark"}
    )
    assert chosen(match) == "a"


def test_it_would_rather_be_besieged() -> None:
    match = at(SiegeRoles(at="choose", chooser="a"), BYSTANDERS, mode="a_storm_of_swords")
    assert chosen(match) == "defender"


def test_units_go_for_the_tokens_next_to_them() -> None:
    two = BYSTANDERS | {"a": "stark_sworn_swords 10,10", "c": "stark_sworn_swords 30,10"}
    tokens = {"centre": "24,24", "left": "8,20"}
    goals = Survey(engine(two, objectives=tokens, mode="a_game_of_thrones"), "a").goals
    assert (goals["a"], goals["c"]) == ("left", "centre")


def test_points_and_figures_count() -> None:
    even = evaluate(engine(FRONT), "a")
    assert evaluate(engine(FRONT, players={"a": {"vp": 1}}), "a") == pytest.approx(even + 1)
    assert evaluate(engine(FRONT | {"d": FRONT["d"] + " x6"}), "a") > even
    assert evaluate(engine(FRONT | {"s": FRONT["s"] + " x6"}), "a") < even


def test_an_attack_under_way_counts_for_whoever_makes_it() -> None:
    match = at(strike(), FRONT, live=False)
    assert blows.running(match.engine) > 0
    assert blows.running(engine(FRONT)) == 0
    assert match.engine.running(Attack) is not None
