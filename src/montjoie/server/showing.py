"""What the pages of a room are shown, and when: only what is stored, and only when nothing waits.

While something waits for the store nothing is drawn; two answers that are stored together are shown
together. So no view is made that nobody would see.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import structlog

from montjoie.server.errors import Denied
from montjoie.server.feeds import Feed, Frame, count_told
from montjoie.server.rules import Overtaken, View
from montjoie.server.store import Work
from montjoie.server.watch import Exhausted

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

PATIENCE = 0.25  # seconds after which new answers wait until those before them are shown
_PAUSE = 0.5  # seconds before a table is drawn again, when too many wait for the workers
_log = structlog.get_logger()


class Showing:
    """The feeds of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.feeds: dict[str | None, Feed] = {}
        self._moved = False  # whether the match has changed since it was shown
        self._sealers: set[str] = set()  # those who have, if all that changed is that they sealed an answer
        self._only_sealed = True
        self._anew = False  # whether the match is another than the one that was shown
        self._replies: list[tuple[Work, Callable[[], None]]] = []
        self._behind: float | None = None  # since when there is something to show
        self._drawing = False  # whether a worker draws what is to be shown

    async def feed(self, seat: str | None) -> Feed:
        """The feed of a seat, made when somebody looks; everything in memory must be stored."""
        if seat not in self.feeds:
            frame = (await self._room.rules.draw([await self._first(seat)]))[0]
            self.feeds.setdefault(seat, Feed(seat, frame))
        return self.feeds[seat]

    def drop(self, seat: str | None) -> None:
        """Forget a feed that nobody looks at."""
        if seat in self.feeds and not self.feeds[seat].members:
            del self.feeds[seat]

    async def _first(self, seat: str | None) -> View:
        """A table without a past, which pages are told apart from it."""
        told, happened = await count_told(self._room.match, seat)
        return seat, self._room.entered[seat or ""], told, None, happened

    def moved(self, sealed_by: str | None) -> None:
        """The match has changed; `sealed_by` if all that happened is that somebody sealed an answer."""
        self._moved = True
        if self._behind is None:
            self._behind = time.monotonic()
        if sealed_by is None:
            self._only_sealed = False
        else:
            self._sealers.add(sealed_by)

    def late(self) -> bool:
        """Whether people have waited too long to see what happened."""
        return self._behind is not None and time.monotonic() - self._behind > PATIENCE

    def then(self, work: Work, reply: Callable[[], None]) -> None:
        """Do something right after the showing of what was stored."""
        self._replies.append((work, reply))

    def show(self) -> None:
        """Everything in memory is stored: show it."""
        changed = self._changed()
        if not changed:
            self._put([], [])
            return
        if not self._room.rules.aside and not self._anew:
            with suppress(Exhausted):
                self._put(changed, self._room.rules.draw_here([self._next(feed) for feed in changed]))
                return
        if not self._drawing:
            self._room.hub.start(self._show_aside())

    def show_anew(self) -> None:
        """The match is another than before: whatever was drawn may be wrong."""
        self._anew = True
        self.moved(None)
        self.show()

    async def _show_aside(self) -> None:
        """Let a worker draw; what has changed meanwhile is drawn again once it is stored."""
        self._drawing = True
        try:
            while self._moved and not self._room.pending:
                changed = self._changed()
                if not changed:  # whoever looked has left meanwhile
                    self._put([], [])
                    return
                try:
                    frames = await self._room.rules.draw_aside([await self._asked(feed) for feed in changed])
                except Overtaken:
                    continue
                except Denied as denied:
                    if denied.code == "busy":
                        await asyncio.sleep(_PAUSE)
                        continue
                    raise
                self._put(changed, frames)
        except Exception as error:
            _log.error("cannot_show", match=self._room.id, reason=str(error))
            self._room.rules.failed_to_show()
            self._settle()
        finally:
            self._drawing = False

    def _changed(self) -> list[Feed]:
        """The feeds that must be drawn again."""
        if not self._moved:
            return []
        return [f for f in self.feeds.values() if not self._only_sealed or f.seat in self._sealers]

    async def _asked(self, feed: Feed) -> View:
        return await self._first(feed.seat) if self._anew else self._next(feed)

    def _next(self, feed: Feed) -> View:
        seat, last = feed.seat, feed.live
        return seat, self._room.entered[seat or ""], last.told, last, last.happened

    def _put(self, changed: list[Feed], frames: list[Frame]) -> None:
        """Show the tables that were drawn; of an answer that was sealed the others see who is awaited."""
        drawn = {feed.seat: frame for feed, frame in zip(changed, frames, strict=True)}
        for seat, feed in self.feeds.items() if self._moved else ():
            frame = drawn.get(seat)
            seen = feed.put(frame) if frame else feed.somebody_sealed(self._room.match, self._room.awaited)
            if seen or self._anew:
                feed.wake()
        self._settle()

    def _settle(self) -> None:
        self._moved, self._only_sealed, self._behind, self._anew = False, True, None, False
        self._sealers.clear()
        replies, self._replies = self._replies, []
        for work, reply in replies:
            work.when_stored(reply)  # if it never is, whoever waits for it tries again
