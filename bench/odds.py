"""Odds as the page asks for them, over the answers to such questions of random games: the first time in a
position, and once it is known."""

from __future__ import annotations

import time
from itertools import count
from typing import Any

import montjoie
from bench.games import setups
from montjoie.kernel.chance import Stream
from montjoie.kernel.facts import Facts

KINDS = {
    "figurines": "ChargeTarget",
    "westeros": "",
}  # of questions; of any that has odds where none is named
Asked = tuple[montjoie.Match, str, Any]  # a match, a seat, an answer it might give


def asked(game: str, wanted: int) -> list[Asked]:
    """So many answers to questions of the kind, or a few more."""
    found: list[Asked] = []
    for number in count():
        seats, options = setups(game)[number % len(setups(game))]
        match, rng = montjoie.start(game, seats, number, options), Stream("odds", number)
        while not match.over:
            for seat, decision in list(match.decisions.items()):
                answer, kind = decision.sample(rng), type(match.engine.asked[seat].space).__name__
                if kind == KINDS[game]:
                    found += ((match.clone(), seat, each) for each in decision.candidates())
                elif not KINDS[game] and match.odds(seat, answer):
                    found.append((match.clone(), seat, answer))
                match.submit(seat, answer)
                if len(found) >= wanted:
                    return found
    return found


def measure(game: str, wanted: int) -> dict[str, float]:
    """CPU microseconds, first and again: the mean, and the most of all."""
    first, again, cases = [], [], asked(game, wanted)
    for match, seat, answer in (*cases[:1], *cases):  # the first case once more: types are read but once
        times = []
        match.engine.forget()
        match.engine.lore = Facts()
        for _ in range(3):
            start = time.process_time()
            match.odds(seat, answer)
            times.append(1e6 * (time.process_time() - start))
        first.append(times[0])
        again.append(min(times[1:]))
    told = {"first": first[1:], "again": again[1:]}
    mean = {f"{name}_us": sum(each) / len(each) for name, each in told.items()}
    return mean | {f"{name}_most_us": max(each) for name, each in told.items()}
