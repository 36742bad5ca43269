"""Firm ground for a room: going back to what is stored, and hearing of what others stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from montjoie import Match
from montjoie.server.errors import Denied
from montjoie.server.rules import Overtaken
from montjoie.server.store import Lane
from montjoie.server.stored import News, Row, Stored
from montjoie.server.talk import Saying

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

_log = structlog.get_logger()


class Footing:
    """Keeps a room where the store stands, whatever fails there and whoever else writes to it."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._reload: asyncio.Task[None] | None = None
        self._lost = False  # whether the room could not go back to what is stored

    _firm: Match  # as it was when everything in memory was stored

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
            room.lane, room.pending = Lane(), []
            self._reload = room.hub.start(self._go_back())

    async def _go_back(self) -> None:
        room = self._room
        try:
            if not await self._step_back():
                stored, match = await room.hub.fetch(room.id)
                room.adopt(stored, match)
        except Exception:
            _log.exception("match_lost", match=room.id)
            self._lost = True
            room.hub.forget(room)
        finally:
            self._reload = None
            room.driver.look()

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
        self._firm = self._room.match

    async def hear(self, news: News) -> None:
        """Take over what another process says that it has stored; look into the store where that does not
        follow what is here."""
        room, here = self._room, self._room.base + len(self._room.match.inside.inputs)
        if not news.inputs or self._reload or room.pending or news.inputs[0]["n"] != here + 1:
            await self.refresh()
            return
        try:
            await self._enter(news.inputs)
        except Exception as error:
            if not isinstance(error, Overtaken):
                _log.warning("cannot_hear", match=room.id, reason=type(error).__name__)
            await self.refresh()
            return
        if news.progress is not None:
            room.adopt_progress(news.progress)
        self._show(table=room.status != room.shown_status)

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
