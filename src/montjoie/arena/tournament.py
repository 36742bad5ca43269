"""Many games between bots: dealt over the cores in chunks, the same whatever their number."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import montjoie
from montjoie.arena.bout import Outcome, play_out

_CHUNKS = 8  # chunks per core: few enough to be cheap, enough that all cores end together


class Failure(Struct, frozen=True):
    """A game that broke off: its number, its seed and what went wrong."""

    game: int
    seed: int | str
    error: str


class Report(Struct, frozen=True):
    """What a tournament brought; shares and means are over the games that ended."""

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


class Plan(Struct, frozen=True):
    """A tournament as every worker needs to know it."""

    game: str
    module: str  # where the game is written; a worker imports it
    seats: int | list[str]
    bots: list[str]
    seed: int | str
    options: dict[str, Any]
    records: str | None


def seed_of(seed: int | str, number: int) -> str:
    """The seed of game `number` of a tournament."""
    return f"{seed}/{number}"


def bots_of(bots: Sequence[str], seats: int, number: int) -> list[str]:
    """The bots of game `number` by seat: the list is dealt round, one place further every game."""
    return [bots[(seat + number) % len(bots)] for seat in range(seats)]


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
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play `games` games on `jobs` processes; OptionError before the first where it cannot be set up.
    A game that fails is reported and stops no other.

    With several processes a script calls this under `if __name__ == "__main__":`, as for everything
    that starts processes.
    """
    found = montjoie.find(game)
    given = max(found.counts) if seats is None else seats if isinstance(seats, int) else list(seats)
    montjoie.start(game, given, seed, dict(options or {}))
    for name in bots:
        montjoie.bots.make(name, game)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    folder = None if records is None else str(records)
    module = type(found).__module__
    plan = Plan(game, module, given, list(bots), seed, dict(options or {}), folder)
    began = time.perf_counter()
    ended: list[Outcome] = []
    failed: list[Failure] = []
    for batch in _batches(plan, games, jobs):
        for result in batch:
            (ended if isinstance(result, Outcome) else failed).append(result)  # type: ignore[arg-type]
        if progress is not None:
            progress(len(batch))
    return _report(plan, games, ended, failed, time.perf_counter() - began)


def _report(plan: Plan, games: int, ended: list[Outcome], failed: list[Failure], seconds: float) -> Report:
    wins = dict.fromkeys(plan.bots, 0.0)
    for outcome in ended:
        for bot, share in outcome.shares.items():
            wins[bot] += share / len(ended)
    rounds = [outcome.rounds for outcome in ended if outcome.rounds is not None]
    decisions = sum(outcome.decisions for outcome in ended)
    return Report(
        game=plan.game,
        games=games,
        seats=plan.seats if isinstance(plan.seats, int) else len(plan.seats),
        seconds=round(seconds, 3),
        decisions=decisions,
        decisions_per_second=round(decisions / seconds, 1),
        games_per_second=round(len(ended) / seconds, 2),
        wins={bot: round(share, 4) for bot, share in wins.items()},
        errors=sorted(failed, key=lambda failure: failure.game),
        rounds_mean=round(sum(rounds) / len(rounds), 2) if rounds else None,
    )


def _batches(plan: Plan, games: int, jobs: int) -> Iterator[list[Outcome | Failure]]:
    """The results chunk by chunk, in whatever order they come."""
    if jobs == 1 or games == 1:
        for number in range(games):
            yield [_play(plan, number)]
        return
    size = max(1, games // (jobs * _CHUNKS))
    chunks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    # Spawned, not forked: a fork would copy the threads' locks of whoever calls (progress bars).
    pool = ProcessPoolExecutor(min(jobs, len(chunks)), get_context("spawn"))
    try:
        waiting = {pool.submit(_play_chunk, plan, chunk): chunk for chunk in chunks}
        for future in as_completed(waiting):
            yield _result(plan, future, waiting[future])
    finally:
        pool.shutdown(cancel_futures=True)


def _result(plan: Plan, future: Future[list[Outcome | Failure]], chunk: range) -> list[Outcome | Failure]:
    """The results of a chunk; failures for all its games where its process died."""
    try:
        return future.result()
    except BrokenExecutor as error:
        told = f"{type(error).__name__}: {error}"
        return [Failure(number, seed_of(plan.seed, number), told) for number in chunk]


def _play_chunk(plan: Plan, chunk: range) -> list[Outcome | Failure]:
    importlib.import_module(plan.module)
    return [_play(plan, number) for number in chunk]


def _play(plan: Plan, number: int) -> Outcome | Failure:
    """Game `number` of the plan; whatever goes wrong in it is a failure of this game alone."""
    seed = seed_of(plan.seed, number)
    try:
        match = montjoie.start(plan.game, plan.seats, seed, plan.options)
        outcome = play_out(match, bots_of(plan.bots, len(match.seats), number))
        if plan.records is not None:
            file = Path(plan.records) / f"{plan.game}-{number:05}.json"
            file.write_bytes(msgspec.json.encode(match.record()))
    except Exception as error:
        return Failure(number, seed, f"{type(error).__name__}: {error}")
    return outcome
