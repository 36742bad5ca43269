"""Who plays the games of a series: this process, processes beside it, or a cluster.

A task is a list of bouts. A crew member plays for a while and hands in what has ended; the rest is dealt
again. So whatever is killed takes little with it.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Hashable, Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Future, ProcessPoolExecutor, wait
from multiprocessing import get_context
from typing import Any, Protocol

import msgspec
from msgspec import Struct

import montjoie
from montjoie.arena.bout import Bout, Outcome, play_out

SHIFT = 2.0  # seconds that a member plays before it hands in


class Setting(Struct, frozen=True):
    """What all games of a series have in common."""

    game: str
    module: str  # where the game is written; a worker imports it
    seats: int | list[str]
    recorded: bool = False


class Failure(Struct, frozen=True):
    """A game that broke off: its number, its seed and what went wrong."""

    game: int
    seed: int | str
    error: str


class Played(Struct, frozen=True):
    """What came of a game: its outcome, and its record where it is wanted."""

    result: Outcome | Failure
    record: bytes = b""


class LostError(Exception):
    """Who played is gone, and what had not been handed in with it."""


class Crew(Protocol):
    """Those who play."""

    @property
    def size(self) -> int:
        """How many there are."""

    def begin(self, setting: Setting, bouts: Sequence[Bout]) -> Hashable:
        """Let a member play; gives the task."""

    def ended(self, tasks: Iterable[Any]) -> Iterable[Any]:
        """Wait until some of the tasks have ended; gives those."""

    def handed_in(self, task: Any) -> list[Played]:
        """What came of the first bouts of a task; LostError where its member is gone."""

    def leave(self) -> None:
        """All is played, or given up."""


class Processes:
    """Processes beside this one. Where one dies, all are started anew."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: ProcessPoolExecutor | None = None

    @property
    def size(self) -> int:
        """How many processes."""
        return self._size

    def begin(self, setting: Setting, bouts: Sequence[Bout]) -> Future[list[Played]]:
        """Let a process play."""
        # Spawned, not forked: a fork would copy the threads' locks of whoever calls (progress bars).
        self._pool = self._pool or ProcessPoolExecutor(self._size, get_context("spawn"))
        try:
            return self._pool.submit(play_shift, setting, bouts)
        except BrokenExecutor as error:
            broken: Future[list[Played]] = Future()
            broken.set_exception(error)
            return broken

    def ended(self, tasks: Iterable[Future[list[Played]]]) -> Iterable[Future[list[Played]]]:
        """The first that are done."""
        return wait(tasks, return_when=FIRST_COMPLETED).done

    def handed_in(self, task: Future[list[Played]]) -> list[Played]:
        """What the process played."""
        try:
            return task.result()
        except BrokenExecutor as error:
            self.leave()
            raise LostError(f"{type(error).__name__}: {error}") from error

    def leave(self) -> None:
        """The processes end."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
        self._pool = None


class Alone(Processes):
    """This very process."""

    def __init__(self) -> None:
        super().__init__(1)

    def begin(self, setting: Setting, bouts: Sequence[Bout]) -> Future[list[Played]]:
        """Play at once."""
        played: Future[list[Played]] = Future()
        played.set_result(play_shift(setting, bouts))
        return played


def play_shift(setting: Setting, bouts: Sequence[Bout]) -> list[Played]:
    """Play the first of the bouts, and more of them until the shift is over."""
    importlib.import_module(setting.module)
    end, played = time.monotonic() + SHIFT, list[Played]()
    for bout in bouts:
        played.append(_play(setting, bout))
        if time.monotonic() > end:
            break
    return played


def _play(setting: Setting, bout: Bout) -> Played:
    """One game; whatever goes wrong in it is a failure of this game alone."""
    try:
        match = montjoie.start(setting.game, setting.seats, bout.seed, bout.options)
        outcome = play_out(match, bout.bots, bout.number)
        return Played(outcome, msgspec.json.encode(match.record()) if setting.recorded else b"")
    except Exception as error:
        return Played(Failure(bout.number, bout.seed, f"{type(error).__name__}: {error}"))
