"""One game between bots, from the first question to the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

import montjoie
from montjoie import Match

LONGEST = 200_000  # decisions; a game that has not ended by then never will


class Endless(RuntimeError):
    """A game that does not end."""


class Outcome(Struct, frozen=True):
    """How a game between bots ended."""

    seed: int | str
    bots: dict[str, str]  # by seat
    ranking: list[list[str]]
    decisions: int
    rounds: int | None
    digest: str

    @property
    def shares(self) -> dict[str, float]:
        """What each bot won of this game: the seats that share first place share the win."""
        won: dict[str, float] = dict.fromkeys(self.bots.values(), 0.0)
        for seat in self.ranking[0]:
            won[self.bots[seat]] += 1 / len(self.ranking[0])
        return won


def play_one(
    game: str,
    seats: int | Sequence[str],
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
) -> Outcome:
    """Play a game to its end; the first bot holds the first seat, and a short list is repeated."""
    return play_out(montjoie.start(game, seats, seed, dict(options or {})), bots)


def play_out(match: Match, bots: Sequence[str]) -> Outcome:
    """Let bots play a match on to its end."""
    seed, names = match.inside.seed, {seat: bots[i % len(bots)] for i, seat in enumerate(match.seats)}
    players = {s: montjoie.bots.make(name, match.game, f"{seed}/{s}") for s, name in names.items()}
    decisions = 0
    while not match.over:
        for seat in list(match.decisions):
            match.submit(seat, players[seat].choose(match, seat))
            decisions += 1
        if decisions > LONGEST:
            raise Endless(f"no end after {decisions} decisions")
    assert match.result is not None
    return Outcome(seed, names, match.result.ranking, decisions, match.round, match.digest())
