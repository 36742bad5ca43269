"""What the server itself does in a match: bots play, clocks run out, people are told it is their turn.

Of several processes that hold a match in memory one drives it; see `store/signals.py`.
"""

from __future__ import annotations

import asyncio
import time
from functools import partial
from typing import TYPE_CHECKING, Any

import structlog

from montjoie.server import clocks, deeds
from montjoie.server.ahead import Ahead
from montjoie.server.bots import BotFailed, bot_seed
from montjoie.server.clocks import now_ms
from montjoie.server.errors import Denied
from montjoie.server.labour.carry import position
from montjoie.server.store import Work

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

DEFAULT = "default"  # the stand-in that passes, or gives the first legal answer
_PAUSE = 1.0  # seconds before something that failed is tried again
_log = structlog.get_logger()


class Driver:
    """Acts for the seats of a room that have nobody else to act for them."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.driving = False
        self.ahead = Ahead(room)
        self._acting: dict[str, asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._asked: set[str] | None = None  # who is known to be asked; None before the first look
        self._closed = False
        self._failures = 0

    def due(self, now: int) -> int | None:
        """When the server must act next, were it to start anew; 0 is at once."""
        room = self.room
        if any(room.holders[seat].bot for seat in room.awaited):
            return 0
        return clocks.next_deadline(room.times) if not room.closed else None

    @property
    def busy(self) -> bool:
        """Whether somebody is being played for right now."""
        return bool(self._acting)

    def stop(self) -> None:
        """Do nothing any more."""
        self.driving = False
        if self._timer is not None:
            self._timer.cancel()
        for task in self._acting.values():
            task.cancel()
        self.ahead.stop()

    def look(self) -> None:
        """Look at the room and do what is to be done; called after every change."""
        if not self.driving:
            return
        self._notify()
        for seat in self.room.awaited:
            if seat not in self._acting and (player := self._player(seat)) is not None:
                self._acting[seat] = self.room.hub.start(self._act(seat, player))
        self.ahead.look()
        self._wind()

    def _player(self, seat: str) -> str | None:
        """Who plays a seat now, if not its people: its bot, or its stand-in when time is up."""
        holder = self.room.holders[seat]
        if holder.bot:
            return holder.bot
        late = time.monotonic() >= self.room.hub.grace_until
        return holder.stand_in if late and seat in clocks.expired(self.room.times, now_ms()) else None

    def _wind(self) -> None:
        """Look again when the next clock runs out."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        deadline = clocks.next_deadline(self.room.times) if not self.room.closed else None
        if deadline is not None:
            wait = max((deadline - now_ms()) / 1000, self.room.hub.grace_until - time.monotonic(), 0.01)
            if self._acting:
                wait = max(wait, _PAUSE)
            self._timer = asyncio.get_running_loop().call_later(min(wait, 86_400), self.look)

    async def _act(self, seat: str, player: str) -> None:
        try:
            await self._play(seat, player)
            self._failures = 0
        except Moved:
            pass
        except Exception as error:
            await asyncio.sleep(self._pause(error, seat, player))
        finally:
            del self._acting[seat]
        self.look()

    def _pause(self, error: Exception, seat: str, player: str) -> float:
        """Seconds before it is tried again; that many wait for the workers is no fault of the match."""
        if isinstance(error, Denied) and error.code == "busy":
            return error.retry or _PAUSE
        _log.error("act_failed", match=self.room.id, seat=seat, player=player, exc_info=error)
        self._failures += 1
        return min(_PAUSE * 2.0**self._failures, 300)

    async def _play(self, seat: str, player: str) -> None:
        room = self.room
        await room.footing.ready()
        if seat not in room.awaited:
            return
        turn = room.turn(seat)
        chosen: list[Any] = []
        if player != DEFAULT:
            seed, inputs = bot_seed(room.match, seat), len(room.match.inside.inputs)
            table = position(room.match)
            await asyncio.sleep(room.hub.prices.debt(f"{room.id} bots"))
            try:
                answer, cost = await room.hub.pool.choose(
                    *(player, room.game, table, seat, seed, inputs),
                    *(room.whom(), room.awaited_by_people, self.ahead.taken(player, seat)),
                )
                room.hub.prices.spend(cost, "", f"{room.id} bots")
                chosen = [answer]
            except BotFailed:
                room.hub.metrics.count("bot_failures")
        await room.perform(None, partial(self._enter, seat, player, turn, chosen))

    async def _enter(self, seat: str, player: str, turn: str | None, chosen: list[Any]) -> Work:
        """Enter the answer, if the question still stands and the seat is still ours to play."""
        room = self.room
        stands = seat in room.awaited and room.turn(seat) == turn
        if not stands or self._player(seat) != player:
            raise Moved
        late = room.holders[seat].bot is None
        return await room.enter(seat, partial(deeds.play, seat=seat, chosen=chosen, late=late))

    def _notify(self) -> None:
        """Tell the people whose turn has come, once a turn."""
        room, awaited = self.room, set(self.room.awaited)
        known, self._asked = self._asked, awaited
        closed, self._closed = self._closed, room.closed
        if known is None or not (room.webhooks or room.hub.notifier.open):
            return
        if room.closed and not closed:
            room.hub.notifier.closed(room)
        for seat in room.match.seats:
            if seat in awaited - known and not room.holders[seat].bot:
                room.hub.notifier.your_turn(room, seat)


class Moved(Exception):
    """The match went on while somebody thought."""
