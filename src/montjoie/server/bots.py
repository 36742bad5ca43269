"""Bots beside the matches: workers that are given a position and give back an answer."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import structlog

import montjoie
from montjoie import Match
from montjoie.bots.thinking.foresight import Foreseen
from montjoie.server.labour import Lost, Overworked, Pool, TooLong, jobs

_log = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no answer."""


def bot_seed(match: Match, seat: str) -> str:
    """What a bot draws from in a match, with what its seat sees; it says nothing about chance to come."""
    return blake2b(f"{match.inside.seed}:{seat}".encode(), digest_size=16).hexdigest()


class BotPool:
    """Workers for bots. Matches that people look at come first, and everybody's matches in turn."""

    def __init__(self, pool: Pool, seconds: float) -> None:
        self.pool, self._seconds = pool, seconds

    async def choose(
        self,
        bot: str,
        game: str,
        position: bytes,
        seat: str,
        seed: str,
        inputs: int,
        whom: str,
        watched: bool,
        foreseen: Foreseen | None = None,
    ) -> tuple[Any, float]:
        """The bot's answer in a position and the time it took: found now, or before. For a bot that fails or
        is too slow, the answer of who does not think. BotFailed if there is none."""
        given = (game, position, seat, seed, inputs)
        try:
            return await self._asked(bot, *given, foreseen or {}, whom=whom, watched=watched)
        except BotFailed:
            return await self._asked(montjoie.bots.hasty(game), *given, {}, whom=whom, watched=watched)

    async def _asked(self, bot: str, game: str, *given: Any, whom: str, watched: bool) -> tuple[Any, float]:
        for _ in range(2):  # a process may die without the bot's fault
            try:
                return await self.pool.run(
                    jobs.choose, bot, game, *given, seconds=self._seconds, whom=whom, awaited=watched
                )
            except Lost:
                _log.warning("bot_worker_lost", bot=bot, game=game)
            except (TooLong, Overworked) as failure:
                _log.warning("bot_too_slow", bot=bot, game=game, reason=type(failure).__name__)
                break
            except Exception:
                _log.exception("bot_failed", bot=bot, game=game)
                break
        raise BotFailed(bot)
