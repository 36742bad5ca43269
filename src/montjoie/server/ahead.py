"""Thinking ahead: while people decide, the bots of their match think of what they may be asked next.

It is done in a process of its own that gives way to all others, and only where the server is set so. A guess
that does not come true is lost, and nothing else: answers are the same as without.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from montjoie.bots.thinking.foresight import Foreseen, thinks
from montjoie.server.bots import bot_seed
from montjoie.server.labour import Crowded, Lost, Overworked, TooLong, jobs
from montjoie.server.labour.carry import position

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

GUESSES = 8  # at what people answer, for each bot


class Ahead:
    """What the bots of a room have thought of while people decide."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._found: dict[tuple[str, str], Foreseen] = {}  # by bot and seat
        self._at = -1  # the inputs of the match at which they thought last
        self._task: asyncio.Task[None] | None = None

    @property
    def thinking(self) -> bool:
        """Whether they do just now."""
        return self._task is not None

    def foreseen(self, bot: str, seat: str) -> Foreseen:
        """What a bot has foreseen in a seat."""
        return self._found.get((bot, seat), {})

    def taken(self, bot: str, seat: str) -> Foreseen:
        """The same, when it is needed; it is not needed again."""
        return self._found.pop((bot, seat), {})

    def look(self) -> None:
        """Let the bots think, where only people are asked and something has changed since."""
        room, at = self._room, self._now()
        if self._task is not None or at == self._at or room.hub.ahead is None or not room.awaited:
            return
        if not any(room.holders[seat].bot for seat in room.awaited):
            self._at = at
            self._task = room.hub.start(self._think(at))

    def stop(self) -> None:
        """Think no more."""
        if self._task is not None:
            self._task.cancel()

    def _now(self) -> int:
        return len(self._room.match.inside.inputs)

    async def _think(self, at: int) -> None:
        try:
            await self._guess(at)
        except (Crowded, Lost, Overworked, TooLong):
            pass  # it was worth a try
        finally:
            self._task = None
        self.look()

    async def _guess(self, at: int) -> None:
        room, hub = self._room, self._room.hub
        await room.footing.ready()
        game, purse = room.game, f"{room.id} ahead"
        sitting = [(seat, holder.bot) for seat, holder in room.holders.items() if holder.bot]
        thinking = [(seat, bot) for seat, bot in sitting if thinks(bot, game)]
        if not thinking or hub.ahead is None:
            return
        table = position(room.match)
        for guess in range(GUESSES):
            for seat, bot in thinking:
                await asyncio.sleep(hub.prices.debt(purse))
                if self._now() != at or room.closed:
                    return
                given = (bot, game, table, seat, bot_seed(room.match, seat), at, guess)
                seconds = hub.config.bot_seconds
                found, cost = await hub.ahead.run(jobs.think_ahead, *given, seconds=seconds, whom=room.id)
                hub.prices.spend(cost, "", purse)
                self._found.setdefault((bot, seat), {}).update(found)
