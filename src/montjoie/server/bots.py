"""Bots beside the matches: worker processes that are given a position and give back an answer."""

from __future__ import annotations

import asyncio
import importlib
import multiprocessing
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import structlog

import montjoie
from montjoie import Match
from montjoie.kernel.reactions import PASS

_log = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no answer."""


class BotPool:
    """Worker processes; a worker that dies is replaced."""

    def __init__(self, workers: int, load: Sequence[str], seconds: float) -> None:
        self._workers, self._load, self._seconds = workers, tuple(load), seconds
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, bot: str, game: str, position: bytes, seat: str, seed: str) -> Any:
        """The bot's answer in a position; BotFailed if it has none."""
        for _ in range(2):
            pool = self._started()
            future = asyncio.get_running_loop().run_in_executor(
                pool, _choose, bot, game, position, seat, seed
            )
            try:
                return await asyncio.wait_for(future, self._seconds)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                _log.warning("bot_worker_lost", bot=bot, game=game)
            except TimeoutError:
                _log.warning("bot_too_slow", bot=bot, game=game, seconds=self._seconds)
                break
            except Exception:
                _log.exception("bot_failed", bot=bot, game=game)
                break
        raise BotFailed(bot)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, multiprocessing.get_context("spawn"), _prepare, (self._load,)
            )
        return self._pool

    async def close(self) -> None:
        """Let the workers go, without waiting for what they think about."""
        if self._pool is not None:
            pool, self._pool = self._pool, None
            workers = list((pool._processes or {}).values())  # it has no public way to end them
            pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:
                worker.terminate()


def _prepare(load: Sequence[str]) -> None:
    """In a worker: an interrupt at the terminal is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for module in load:
        importlib.import_module(module)


def _choose(bot: str, game: str, position: bytes, seat: str, seed: str) -> Any:
    """In a worker. The match has a seed of its own, so that no bot can look into chance to come."""
    match = montjoie.from_position(game, position, seed)
    return montjoie.bots.make(bot, game, seed).choose(match, seat)


def default_answer(match: Match, seat: str) -> Any:
    """What happens for somebody who does nothing: pass where that is legal, else the first candidate."""
    decision = match.decisions[seat]
    if not decision.problems(PASS):
        return PASS
    return next(decision.candidates(limit=1))
