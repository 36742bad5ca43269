"""The games as the bench plays them: in every set-up, one after the other; in matches and in rollouts."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import examples.joust  # noqa: F401 - registers the example game
import montjoie
from montjoie.games import conquest, figurines, westeros
from montjoie.kernel.chance import Stream

GAMES = ("throne", "westeros", "figurines", "conquest")
Setup = tuple[int, dict[str, Any]]  # seats and options


def setups(game: str) -> list[Setup]:
    """Five seats, or two with each battle plan, mode or scenario."""
    if game == "westeros":
        return [(2, {"plan": plan}) for plan in westeros.content.load().plans]
    if game == "figurines":
        return [(2, {"mode": mode}) for mode in figurines.content.load().modes]
    if game == "conquest":
        return [(2, {"scenario": scenario}) for scenario in conquest.content.load().scenarios]
    return [(3 if game == "joust" else 5, {})]


def random_game(game: str, seats: int, seed: int, **options: object) -> tuple[montjoie.Match, int]:
    """A match played to its end with answers drawn lazily, and how many answers that took."""
    match, rng, answers = montjoie.start(game, seats, seed, options), Stream("bench", seed), 0
    while not match.over:
        for seat, decision in match.decisions.items():
            match.submit(seat, decision.sample(rng))
            answers += 1
    return match, answers


def matches(game: str, chosen: list[Setup] | None = None) -> Callable[[], int]:
    """A piece of work: one more random game, counted in answers."""
    seeds, turns = itertools.count(1), itertools.cycle(chosen or setups(game))

    def play() -> int:
        seats, options = next(turns)
        return random_game(game, seats, next(seeds), **options)[1]

    return play


def rollouts(game: str, chosen: list[Setup] | None = None) -> Callable[[], int]:
    """A piece of work: one more rollout from the first question to the end, counted in answers. Questions
    that leave no choice are not put, so a game has fewer of them than as a match."""
    starts = itertools.cycle(
        [montjoie.start(game, seats, 1, options) for seats, options in chosen or setups(game)]
    )
    streams = _streams()

    def play() -> int:
        rng, answers = next(streams), 0
        light = next(starts).rollout(rng)
        while not light.over:
            for seat, decision in light.decisions.items():
                light.take(seat, decision.sample(rng))
                answers += 1
        return answers

    return play


def _streams() -> Iterator[Stream]:
    return (Stream("rollouts", number) for number in itertools.count(1))
