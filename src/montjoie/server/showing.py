"""What the pages of a room are shown, and when: only what is stored, and only when nothing waits.

While something waits for the store nothing is drawn; two answers that are stored together are shown
together. So no view is made that nobody would see.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

from montjoie.server.feeds import Feed, make_frame, turn_of
from montjoie.server.store import Work

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

PATIENCE = 0.25  # seconds after which new answers wait until those before them are shown


class Showing:
    """The feeds of a room."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.feeds: dict[str | None, Feed] = {}
        self._moved = False  # whether the match has changed since it was shown
        self._sealers: set[str] = set()  # those who have, if all that changed is that they sealed an answer
        self._only_sealed = True
        self._turns: dict[str, str | None] = {}
        self._replies: list[tuple[Work, Callable[[], None]]] = []
        self._behind: float | None = None  # since when there is something to show

    def feed(self, seat: str | None) -> Feed:
        """The feed of a seat, made when somebody looks; everything in memory must be stored."""
        if seat not in self.feeds:
            room = self._room
            self.feeds[seat] = Feed(seat, make_frame(room.match, seat, room.entered[seat or ""], 0))
        return self.feeds[seat]

    def drop(self, seat: str | None) -> None:
        """Forget a feed that nobody looks at."""
        if seat in self.feeds and not self.feeds[seat].members:
            del self.feeds[seat]

    def turn(self, seat: str) -> str | None:
        """The question a seat stands before right now; None if it is asked nothing."""
        if seat not in self._turns:
            self._turns[seat] = turn_of(self._room.match, seat, self._room.entered[seat])
        return self._turns[seat]

    def moved(self, sealed_by: str | None) -> None:
        """The match has changed; `sealed_by` if all that happened is that somebody sealed an answer."""
        self._moved = True
        if self._behind is None:
            self._behind = time.monotonic()
        if sealed_by is None:
            self._only_sealed = False
            self._turns.clear()
        else:
            self._sealers.add(sealed_by)
            self._turns.pop(sealed_by, None)

    def late(self) -> bool:
        """Whether people have waited too long to see what happened."""
        return self._behind is not None and time.monotonic() - self._behind > PATIENCE

    def then(self, work: Work, reply: Callable[[], None]) -> None:
        """Do something right after the showing of what was stored."""
        self._replies.append((work, reply))

    def show(self) -> None:
        """Everything in memory is stored: show it."""
        room = self._room
        for seat, feed in self.feeds.items() if self._moved else ():
            if self._only_sealed and seat not in self._sealers:
                changed = feed.somebody_sealed(room.match, room.awaited)
            else:
                changed = feed.look(room.match, room.entered[seat or ""])
            if changed:
                for member in feed.members:
                    member.wake()
            if seat is not None:
                self._turns[seat] = feed.live.turn
        self._settle()

    def show_anew(self) -> None:
        """The match is another than before: whatever was drawn may be wrong."""
        room = self._room
        self._turns.clear()
        for seat, feed in self.feeds.items():
            feed.live = make_frame(room.match, seat, room.entered[seat or ""], 0)
            for member in feed.members:
                member.wake()
        self._settle()

    def _settle(self) -> None:
        self._moved, self._only_sealed, self._behind = False, True, None
        self._sealers.clear()
        replies, self._replies = self._replies, []
        for work, reply in replies:
            work.when_stored(reply)  # if it never is, whoever waits for it tries again
