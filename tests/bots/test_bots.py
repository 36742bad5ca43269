"""Bots: the register, the random bot, and greedy at throne."""

from __future__ import annotations

from typing import Any

import pytest

import examples.joust  # noqa: F401 - registers the example game
import montjoie
from montjoie.arena import tournament
from montjoie.kernel.chance import Stream
from tests.rule import rule


def play(game: str, seats: int, names: list[str], seed: int, **options: Any) -> montjoie.Match:
    match = montjoie.start(game, seats, seed, options)
    players = {
        seat: montjoie.bots.make(name, game, f"{seed}-{seat}")
        for seat, name in zip(match.seats, names, strict=True)
    }
    while not match.over:
        for seat in list(match.decisions):
            match.submit(seat, players[seat].choose(match, seat))
    return match


@rule("KER-BOT-01")
def test_an_unknown_bot_is_refused_with_those_there_are():
    with pytest.raises(montjoie.OptionError) as refused:
        montjoie.bots.make("clever", "throne")
    assert [p.rule for p in refused.value.problems] == ["KER-BOT-01"]
    assert "greedy" in refused.value.text("fr")


def test_a_bot_of_one_game_is_not_offered_to_another():
    assert "greedy" in montjoie.bots.names("throne")
    assert "greedy" not in montjoie.bots.names("joust")


def test_a_registered_bot_can_be_made(monkeypatch: pytest.MonkeyPatch):
    class First:
        def __init__(self, game: str, seed: int | str) -> None:
            pass

        def choose(self, match: montjoie.Match, seat: str) -> Any:
            return next(match.decisions[seat].candidates())

    monkeypatch.setattr(montjoie.bots, "_makers", dict(montjoie.bots._makers))
    montjoie.bots.register("first", First)
    assert play("joust", 2, ["first", "random"], 1).over


@pytest.mark.parametrize("names", [["random"] * 3, ["greedy", "random", "greedy"]])
def test_the_same_seeds_give_the_same_game(names: list[str]):
    one, two = (play("throne", 3, names, 4) for _ in range(2))
    assert one.record() == two.record()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_greedy_plays_whole_games_against_itself(seats: int):
    match = play("throne", seats, ["greedy"] * seats, 2)
    assert match.over
    assert montjoie.replay(match.record()).digest() == match.digest()


def test_greedy_does_not_see_what_its_seat_cannot():
    """The answer in a world with other decks is the same: greedy knows no more than its seat."""
    match = montjoie.start("throne", 3, 8)
    for seat in list(match.decisions):
        match.submit(seat, montjoie.bots.make("greedy", "throne", 1).choose(match, seat))
    while not match.over and (match.round or 0) < 4:
        for seat in list(match.decisions):
            chosen = montjoie.bots.make("greedy", "throne", 5).choose(match, seat)
            world = montjoie.worlds(match, seat, Stream("elsewhere"))
            assert montjoie.bots.make("greedy", "throne", 5).choose(world, seat) == chosen
            match.submit(seat, chosen)


def test_greedy_beats_four_random_players():
    """The bar is 60 % of 200 games; ten games with every house twice must not fall below it either."""
    result = tournament("throne", games=10, seed=3, seats=5, bots=["greedy"] + ["random"] * 4)
    assert not result.errors
    assert result.wins["greedy"] >= 0.6
