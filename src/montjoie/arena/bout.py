"""One game between bots, from the first question to the result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

import montjoie
from montjoie import Match
from montjoie.arena.traits import Traits, settled, traits_of

LONGEST = 200_000  # decisions; a game that has not ended by then never will


class Endless(RuntimeError):
    """A game that does not end."""


class Bout(Struct, frozen=True):
    """A game that is to be played: its number in the series, and all that it depends on."""

    number: int
    seed: int | str
    bots: list[str]  # by seat
    options: dict[str, Any] = {}


class Outcome(Struct, frozen=True):
    """How a game between bots ended."""

    seed: int | str
    bots: dict[str, str]  # by seat
    ranking: list[list[str]]
    decisions: int
    rounds: int | None
    digest: str
    number: int = 0
    traits: Traits = {}  # what each seat plays, and who came first in the first round

    @property
    def shares(self) -> dict[str, float]:
        """What each bot won of this game."""
        won: dict[str, float] = dict.fromkeys(self.bots.values(), 0.0)
        for seat, bot in self.bots.items():
            won[bot] += self.share(seat)
        return won

    def share(self, seat: str) -> float:
        """What a seat won of this game: the seats that share first place share the win."""
        first = self.ranking[0]
        return 1 / len(first) if seat in first else 0.0


def play_one(
    game: str,
    seats: int | Sequence[str],
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None = None,
    number: int = 0,
) -> Outcome:
    """Play a game to its end; the first bot holds the first seat, and a short list is repeated."""
    return play_out(montjoie.start(game, seats, seed, dict(options or {})), bots, number)


def play_out(match: Match, bots: Sequence[str], number: int = 0) -> Outcome:
    """Let bots play a match on to its end."""
    seed, names = match.inside.seed, {seat: bots[i % len(bots)] for i, seat in enumerate(match.seats)}
    players = {s: montjoie.bots.make(name, match.game, f"{seed}/{s}") for s, name in names.items()}
    decisions, traits = 0, traits_of(match) if settled(match) else None
    while not match.over:
        for seat in list(match.decisions):
            match.submit(seat, players[seat].choose(match, seat))
            decisions += 1
        if traits is None and settled(match):
            traits = traits_of(match)
        if decisions > LONGEST:
            raise Endless(f"no end after {decisions} decisions")
    assert match.result is not None
    ended = match.result.ranking, decisions, match.round, match.digest()
    return Outcome(seed, names, *ended, number, traits or traits_of(match))
