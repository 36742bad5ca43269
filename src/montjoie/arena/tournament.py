"""Many games between bots, and who won how many."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

import montjoie
from montjoie.arena.bout import Bout, Outcome
from montjoie.arena.crews import Failure, Processes
from montjoie.arena.series import Means, Progress, Series, bots_of, seed_of


class Report(Struct, frozen=True):
    """What a tournament brought; shares and means are over the games that ended, the pace is that of those
    played now."""

    game: str
    games: int
    seats: int
    seconds: float
    decisions: int
    decisions_per_second: float
    games_per_second: float
    wins: dict[str, float]
    errors: list[Failure]
    rounds_mean: float | None


def tournament(
    game: str,
    games: int,
    *,
    seats: int | Sequence[str] | None = None,
    bots: Sequence[str] = ("random",),
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
    records: Path | None = None,
    jobs: int = 1,
    progress: Progress | None = None,
    means: Means | None = None,
) -> Report:
    """Play `games` games on `jobs` processes, or by other `means`; OptionError before the first where it
    cannot be set up. A game that fails is reported and stops no other. With a journal, as there is one beside
    records, games that have ended before are not played again.

    With several processes a script calls this under `if __name__ == "__main__":`, as for everything
    that starts processes.
    """
    agreed, count = dict(options or {}), checked(game, seats, bots, seed, options)
    given = list(seats) if isinstance(seats, (list, tuple)) else count
    means = means or Means(Processes(jobs) if min(jobs, games) > 1 else None, None, records, progress)
    facts = {"bots": list(bots), "seed": seed, "options": agreed}
    series = Series(game, given, {"series": "tournament", **facts}, means)
    before = dict(series.journal.ended)
    began = time.perf_counter()
    ended = series.play(
        Bout(number, seed_of(seed, number), bots_of(bots, count, number), agreed) for number in range(games)
    )
    seconds = time.perf_counter() - began
    now = [outcome for outcome in ended if outcome.number not in before]
    rounds = [outcome.rounds for outcome in ended if outcome.rounds is not None]
    return Report(
        game=game,
        games=games,
        seats=count,
        seconds=round(seconds, 3),
        decisions=sum(outcome.decisions for outcome in ended),
        decisions_per_second=round(sum(outcome.decisions for outcome in now) / seconds, 1),
        games_per_second=round(len(now) / seconds, 2),
        wins={bot: round(share, 4) for bot, share in _wins(bots, ended).items()},
        errors=sorted(series.failed, key=lambda failure: failure.game),
        rounds_mean=round(sum(rounds) / len(rounds), 2) if rounds else None,
    )


def checked(
    game: str,
    seats: int | Sequence[str] | None,
    bots: Sequence[str],
    seed: int | str,
    options: Mapping[str, Any] | None,
) -> int:
    """The number of seats; OptionError where the game or a bot cannot be set up."""
    match = montjoie.start(game, seats, seed, dict(options or {}))
    for name in bots:
        montjoie.bots.make(name, game)
    return len(match.seats)


def _wins(bots: Sequence[str], ended: Sequence[Outcome]) -> dict[str, float]:
    wins = dict.fromkeys(bots, 0.0)
    for outcome in ended:
        for bot, share in outcome.shares.items():
            wins[bot] += share / len(ended)
    return wins
