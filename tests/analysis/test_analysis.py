"""The analyst: chances that end in the result, luck weighed over all outcomes, decisions that cost."""

import importlib
from random import Random
from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.analysis import Analysis, Costly, analyse, told
from montjoie.analysis.chances import chances_in, luck
from montjoie.analysis.second_look import second_look, thought_again
from montjoie.bots.thinking import Budget, Mind, Value
from montjoie.bots.thinking.levels import mind_of
from montjoie.kernel.chance import Stream, shuffled
from montjoie.kernel.spaces import Answer

importlib.import_module("examples.joust")


class Jouster(Mind):
    """Counts courses won; its worth is not needed where all is over."""

    game, features = "joust", ("points",)
    value = Value([1.0])

    def horizon(self, g: Any) -> int:
        """The course."""
        return int(g.state.course)

    def table(self, g: Any) -> dict[str, Any]:
        """The points of every rider."""
        return {seat: (float(rider.points),) for seat, rider in g.state.riders.items()}


class SlowJouster(Jouster):
    """Takes a long time over everything."""

    pace = 100.0


def record(game: str, seats: int, inputs: int, seed: int = 3) -> dict[str, Any]:
    """The record of a game by random players, so far."""
    match, rng = montjoie.start(game, seats, seed), Stream("analysed")
    while not match.over and len(match.inputs) < inputs:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
    return match.record()


@pytest.fixture(scope="module")
def throne() -> Analysis:
    """Some turns of throne."""
    return analyse(record("throne", 3, 24), playouts=100, costly=2)


def test_chances_sum_to_one_at_every_moment(throne: Analysis):
    assert len(throne.curve) > 5
    for moment in throne.curve:
        assert sum(moment.chances.values()) == pytest.approx(1, abs=0.001)


def test_turning_points_are_moments_with_what_everybody_saw(throne: Analysis):
    inputs = [moment.input for moment in throne.curve]
    for turn in throne.turns:
        assert turn.input in inputs
        assert sum(turn.change.values()) == pytest.approx(0, abs=0.001)
        assert set(turn.events) == {"en", "fr"}


def test_every_answer_is_counted(throne: Analysis):
    answers = sum(sum(kinds.values()) for kinds in throne.statistics.answers.values())
    chance = sum(seat == montjoie.CHANCE for seat, _ in record("throne", 3, 24)["inputs"])
    assert answers + chance == throne.inputs
    assert all(len(row) == len(throne.statistics.features) for row in throne.statistics.rounds[0].values())


def test_the_same_record_gives_the_same_analysis(throne: Analysis):
    assert analyse(record("throne", 3, 24), playouts=100, costly=2) == throne


def test_a_game_without_a_thinker_is_counted_only():
    found = analyse(record("joust", 2, 99))
    assert not found.valued
    assert found.statistics.answers["seat-1"] == {"joust.couch": 3}
    assert "joust" in next(told(found, "fr"))


def test_luck_is_what_came_less_the_mean_over_all_outcomes():
    mind, won = Jouster(), {"seat-1": 1, "seat-2": 1, "seat-3": 1}
    for seed in range(50):
        match = montjoie.start("joust", 3, seed, live=False)
        match.decide_chance(shuffled(Stream(f"order-{seed}"), range(16)))
        while match.chance is None:
            for seat, decision in match.decisions.items():
                match.submit(seat, next(decision.candidates()))
        if {seat: rider.points for seat, rider in match.engine.state.riders.items()} == won:
            break
    given, outcomes, exact = luck(mind, match, [6, 1, 1], "seed")  # a die for each parts equals
    assert (outcomes, exact) == (216, True)
    assert given == pytest.approx({"seat-1": 2 / 3, "seat-2": -1 / 3, "seat-3": -1 / 3})
    assert luck(mind, match, [4, 4, 4], "seed")[0] == pytest.approx(dict.fromkeys(won, 0))

    drawn, outcomes, exact = luck(SlowJouster(), match, [6, 1, 1], "seed")  # some, where all take too long
    assert (outcomes, exact) == (40, False)
    assert drawn == pytest.approx(given, abs=0.2)


def test_a_finished_game_gives_the_share_of_the_win():
    match = montjoie.replay(record("joust", 2, 99))
    assert match.result is not None
    assert chances_in(Jouster(), match.engine)[match.result.ranking[0][0]] == 1


def test_a_good_answer_costs_nothing_and_a_bad_one_what_it_loses():
    mind = mind_of("throne")
    assert mind is not None
    match = montjoie.start("throne", 3, 1)
    seat = "stark"
    idle: Answer = dict.fromkeys(("winterfell", "white_harbor"), "consolidate_power")
    look = second_look(mind, match, seat, idle, 0, 120)
    assert look is not None
    assert look.better.chance - look.given.chance == pytest.approx(look.cost, abs=0.001)
    assert look.cost > 0.01
    again = second_look(mind, match, seat, look.better.answer, 0, 120)
    assert again is None or again.cost < look.cost


def _without_log(costly: Costly | None) -> Costly | None:
    """A sampled world has no log to find the moment in."""
    return costly and msgspec.structs.replace(costly, told=0)


@pytest.mark.parametrize("game", ["throne", "westeros", "figurines", "conquest"])
def test_a_second_look_knows_no_more_than_the_seat_did(game: str):
    """What is thought again of an answer is the same in a world with other secrets."""
    match, mind, rng = montjoie.start(game, seed=8), mind_of(game), Random(1)
    assert mind is not None
    looked = 0
    for n in range(24):
        seat, *_ = match.decisions
        answer = mind.quick(match.engine, match.engine.asked[seat], rng)
        if n % 3 == 0:
            both = match, montjoie.worlds(match, seat, Stream("elsewhere", n))
            again = [thought_again(mind, each, seat, answer, "why", Budget(playouts=6)) for each in both]
            costs = [_without_log(second_look(mind, each, seat, answer, n, 6)) for each in both]
            assert again[0] == again[1]
            assert costs[0] == costs[1]
            looked += again[0] is not None
        match.submit(seat, answer)
    assert looked


def test_of_a_long_game_some_moments_are_looked_at_well_enough():
    found = analyse(record("throne", 3, 60), playouts=80, costly=1)
    assert 5 < len(found.curve) <= 11
    assert all(0 <= moment.error < 0.5 for moment in found.curve)
    assert found.curve[-1].input == 60
