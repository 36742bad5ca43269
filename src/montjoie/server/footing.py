"""Firm ground for a room: going back to what is stored, and hearing of what others stored."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from montjoie import Match
from montjoie.server.clocks import Times
from montjoie.server.errors import Denied
from montjoie.server.protocol import Status
from montjoie.server.rules import Overtaken
from montjoie.server.store import Lane
from montjoie.server.stored import News, Row, Stored
from montjoie.server.talk import Saying

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

_SOON = 0.5  # seconds in which who was first with a write is heard of
_log = structlog.get_logger()


class Footing:
    """Keeps a room where the store stands, whatever fails there and whoever else writes to it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._reload: asyncio.Task[None] | None = None
        self._lost = False  # whether the room could not go back to what is stored
        self._heard: deque[News] = deque()  # what others say that they have stored, until it is played
        self._word = asyncio.Event()  # somebody has said something
        self._playing = False  # whether what was heard is being played

    _firm: Match  # as it was when everything in memory was stored
    _progress: tuple[Status, Times | None, int | None]  # its status, clock and next deadline by then

    async def ready(self) -> None:
        """Wait until the room stands on firm ground."""
        while self._reload is not None:
            await asyncio.shield(self._reload)
        if self._lost:
            raise Denied("unavailable")

    def recover(self, lane: Lane) -> None:
        """Something of this lane was not stored: forget it and go back to what is."""
        room = self._room
        if room.lane is lane and self._reload is None:
            overtaken = bool(room.pending) and all(work.topic == "inputs" for work in room.pending)
            room.lane, room.pending = Lane(), []
            self._reload = room.hub.start(self._go_back(overtaken))

    async def _go_back(self, overtaken: bool) -> None:
        room = self._room
        try:
            if not (overtaken and await self._give_way()) and not await self._step_back():
                stored, match = await room.hub.fetch(room.id)
                room.adopt(stored, match)
        except Exception:
            _log.exception("match_lost", match=room.id)
            self._lost = True
            room.hub.forget(room)
        finally:
            self._reload = None
            room.driver.look()
            self._go_on()

    async def _give_way(self) -> bool:
        """Where somebody else was first with an input: to what was last known to be stored and what he says
        that he has stored since, without asking the store; whether he said so."""
        if self._playing or not self._room.hub.store.shared:
            return False
        with suppress(TimeoutError):
            async with asyncio.timeout(_SOON):
                while not self._heard:
                    self._word.clear()
                    await self._word.wait()
        room, before = self._room, len(self._firm.inside.inputs)
        room.take_back(self._firm)
        room.status, room.times, room.due = self._progress
        try:
            follows = await self._play()
        except Exception as error:
            _log.warning("cannot_give_way", match=room.id, reason=type(error).__name__)
            return False
        if not follows or len(room.match.inside.inputs) == before:
            return False
        self._show(table=room.status != room.shown_status)
        return True

    async def _step_back(self) -> bool:
        """To what was last known to be stored and what has been since; whether that is enough."""
        room, inputs = self._room, len(self._firm.inside.inputs)
        try:
            stored = await room.hub.store.read(room.id, room.base + inputs, room.audible)
            if stored is None or stored.match["base"] != room.base:
                return False
            room.take_back(self._firm)
            await self._follow(stored)
        except Exception as error:
            _log.warning("cannot_step_back", match=room.id, reason=type(error).__name__)
            return False
        return True

    def stands(self) -> None:
        """Everything in memory is stored."""
        room = self._room
        self._firm, self._progress = room.match, (room.status, room.times, room.due)
        self._go_on()

    def hear(self, news: News) -> None:
        """Another process says what it has stored. It is played as soon as everything here is stored too, or
        turns out to have come second."""
        self._heard.append(news)
        self._word.set()
        self._go_on()

    def _go_on(self) -> None:
        if self._heard and not self._playing and not self._reload and not self._room.pending:
            self._room.hub.start(self._play_on())

    async def _play_on(self) -> None:
        """Take over what was heard; look into the store where it does not follow what is here."""
        room = self._room
        while self._heard and not self._playing and not self._reload and not room.pending:
            self._playing = True
            try:
                follows = await self._play()
            except Overtaken:
                continue
            except Exception as error:
                _log.warning("cannot_hear", match=room.id, reason=type(error).__name__)
                follows = False
            finally:
                self._playing = False
            if follows:
                self._show(table=room.status != room.shown_status)
            else:
                self._heard.clear()
                await self.refresh()

    async def _play(self) -> bool:
        """Play what was heard and is not known yet; whether it follows what is here."""
        room = self._room
        while self._heard:
            news, here = self._heard[0], room.base + len(room.match.inside.inputs)
            fresh = [row for row in news.inputs if row["n"] > here]
            if not news.inputs or (fresh and fresh[0]["n"] != here + 1):
                return False
            if fresh:
                await self._enter(fresh)
                if news.progress is not None:
                    room.adopt_progress(news.progress)
            self._heard.popleft()
        return True

    async def refresh(self) -> None:
        """Take over what another process has stored."""
        room = self._room
        while True:
            await self.ready()
            if room.pending:
                await asyncio.wait([room.pending[-1].done])
                continue
            inputs, said = self._known()
            stored = await room.hub.store.read(room.id, room.base + inputs, said)
            if self._reload or room.pending or self._known() != (inputs, said):
                continue
            try:
                if stored is not None and stored.match["base"] != room.base:
                    self.recover(room.lane)
                elif stored is not None:
                    await self._follow(stored)
                return
            except Overtaken:
                continue
            except Exception:
                _log.exception("cannot_follow", match=room.id)
                self.recover(room.lane)
                return

    def _known(self) -> tuple[int, int]:
        """How many inputs and how much talk there is in memory."""
        return len(self._room.match.inside.inputs), len(self._room.talk)

    async def _follow(self, stored: Stored) -> None:
        """Take over rows that come after what is in memory."""
        room = self._room
        if stored.inputs:
            await self._enter(stored.inputs)
        said = [Saying.read(row) for row in stored.talk]
        room.talk += said
        room.keys |= {saying.mark: None for saying in said}
        room.audible = len(room.talk)
        room.adopt_table(stored)
        self._show(table=True)

    async def _enter(self, rows: list[Row]) -> None:
        """Play inputs that are stored."""
        room, (before, _) = self._room, self._known()
        room.match = await room.rules.follow(rows)
        room.count(before)
        room.keys |= {row["key"]: None for row in rows if row["key"]}
        room.changed = rows[-1]["at"]

    def _show(self, *, table: bool) -> None:
        room = self._room
        self.stands()
        room.showing.moved(None)
        room.showing.show()
        if table:
            room.show_table()
        room.driver.look()
