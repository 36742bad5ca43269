"""Analyses of matches that are closed: a worker looks at one again, once, and what it found is kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING

import msgspec

from montjoie.analysis import analyse
from montjoie.server.errors import Denied
from montjoie.server.loading import record_of
from montjoie.server.stored import Stored

if TYPE_CHECKING:
    from montjoie.server.hub import Hub

_KEPT = 40  # analyses
_PLAYOUTS = 1500  # some seconds of work


def analysed(stored: Stored) -> bytes:
    """The analysis of a stored match, as the body of a response."""
    return msgspec.json.encode(analyse(record_of(stored), playouts=_PLAYOUTS))


class Analyses:
    """The analyses that were asked for last. Who asks for one that is being made waits for that one."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: OrderedDict[str, asyncio.Task[bytes]] = OrderedDict()

    async def of(self, match: str, whom: str) -> bytes:
        """The analysis of a closed match."""
        making = self._made.get(match)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            making = self._made[match] = asyncio.create_task(self._make(match, whom))
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        return await asyncio.shield(making)

    async def _make(self, match: str, whom: str) -> bytes:
        stored = await self._hub.store.read(match)
        if stored is None:
            raise Denied("unknown_match")
        return await self._hub.paid(analysed, stored, whom=whom)
