"""Bots beside the matches: workers that are given a position and give back an answer."""

from __future__ import annotations

from typing import Any

import structlog

from montjoie.server.labour import Lost, Overworked, Pool, TooLong, jobs

_log = structlog.get_logger()


class BotFailed(Exception):
    """A bot gave no answer."""


class BotPool:
    """Workers for bots. Matches that people look at come first, and everybody's matches in turn."""

    def __init__(self, pool: Pool, seconds: float) -> None:
        self.pool, self._seconds = pool, seconds

    async def choose(
        self, bot: str, game: str, position: bytes, seat: str, seed: str, whom: str, watched: bool
    ) -> tuple[Any, float]:
        """The bot's answer in a position and the time it took; BotFailed if it has none."""
        for _ in range(2):
            try:
                given = (bot, game, position, seat, seed)
                return await self.pool.run(
                    jobs.choose, *given, seconds=self._seconds, whom=whom, awaited=watched
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
