"""Firm ground for a room: going back to what is stored, and hearing of what others stored."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

import structlog

from montjoie.server.errors import Denied
from montjoie.server.rules import Overtaken
from montjoie.server.store import Lane
from montjoie.server.stored import Stored
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
            stored, match = await room.hub.fetch(room.id)
            room.adopt(stored, match)
        except Exception:
            _log.exception("match_lost", match=room.id)
            self._lost = True
            room.hub.forget(room)
        finally:
            self._reload = None
            room.driver.look()

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
                if stored is not None:
                    await self._follow(stored)
                return
            except Overtaken:
                continue

    def _known(self) -> tuple[int, int]:
        """How many inputs and how much talk there is in memory."""
        return len(self._room.match.inside.inputs), len(self._room.talk)

    async def _follow(self, stored: Stored) -> None:
        room, (before, _) = self._room, self._known()
        if stored.match["base"] != room.base:
            self.recover(room.lane)
            return
        try:
            if stored.inputs:
                room.match = await room.rules.follow(stored.inputs)
        except Overtaken:
            raise
        except Exception:
            _log.exception("cannot_follow", match=room.id)
            self.recover(room.lane)
            return
        room.count(before)
        said = [Saying.read(row) for row in stored.talk]
        room.talk += said
        room.keys |= {row["key"]: None for row in stored.inputs if row["key"]}
        room.keys |= {saying.mark: None for saying in said}
        if stored.inputs:
            room.changed = stored.inputs[-1]["at"]
        room.audible = len(room.talk)
        room.adopt_table(stored)
        room.showing.moved(None)
        room.showing.show()
        room.show_table()
        room.driver.look()
