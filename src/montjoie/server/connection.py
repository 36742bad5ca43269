"""One WebSocket: what comes in is read and counted, what goes out waits for a slow line without harm.

A page that is slow is shown fewer, newer tables: an update always holds the newest view and all the
events since the last one.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.types import Send

from montjoie.server.clocks import now_ms
from montjoie.server.errors import Denied
from montjoie.server.feeds import Feed, Frame, told_past
from montjoie.server.protocol import (
    VERSION,
    Accepted,
    ClockSetting,
    Error,
    Said,
    SeatInfo,
    Status,
    Table,
    Tells,
    Update,
    Welcome,
)
from montjoie.server.rooms import Room
from montjoie.server.seats import Link
from montjoie.server.talk import Saying

if TYPE_CHECKING:
    from collections.abc import Callable

Sitting = tuple[Status, list[SeatInfo], bool, bool, ClockSetting]
_BACKLOG = 500  # replies that may wait for a slow line
_encoder = msgspec.json.Encoder()


class Connection:
    """A page (or program) that looks at a match from one seat."""

    def __init__(self, send: Send, address: str) -> None:
        self._send, self.address = send, address
        self.room: Room | None = None
        self.link: Link | None = None
        self.seat: str | None = None
        self._feed: Feed | None = None
        self._shown: Frame | None = None
        self._told = self._heard = self._listened = self._seq = 0
        self._greeting = self._table = False
        self._sitting: Sitting | None = None  # the table this page was told last
        self._replies: deque[Tells | Callable[[], Tells]] = deque()
        self._awake = asyncio.Event()
        self._closing = 0
        self._wonders: dict[str, tuple[str, asyncio.Task[None]]] = {}  # by what is asked for

    # What others call.

    def wake(self) -> None:
        """There is something new to look at."""
        self._awake.set()

    def table_changed(self) -> None:
        """Who sits where, the clock, the status or the talk has changed."""
        self._table = True
        self._awake.set()

    def reply(self, message: Tells) -> None:
        """Send something; replies keep their order and come after the table they are about."""
        self._replies.append(message)
        if len(self._replies) > _BACKLOG:
            self.close(1013)
        self._awake.set()

    def accept(self, id: str) -> None:
        """Acknowledge an answer, with the number of the push that shows it."""
        self._replies.append(lambda: Accepted(id, self._seq))
        self._awake.set()

    def wonder(self, what: str, id: str, work: asyncio.Task[None]) -> None:
        """Wait for a reply while other messages are dealt with; one of the kind that was waited for before is
        dropped."""
        self._wonder_no_more(what)
        self._wonders[what] = id, work

    def _wonder_no_more(self, what: str) -> None:
        id, work = self._wonders.pop(what, ("", None))
        if work is not None and not work.done():
            work.cancel()
            denied = Denied("overtaken")
            self.reply(Error(denied.code, denied.text, id))

    def close(self, code: int) -> None:
        """Close as soon as the line is free."""
        self._closing = self._closing or code
        self._awake.set()

    # Joining and leaving.

    async def join(self, room: Room, link: Link | None, seat: str | None, since: int, heard: int) -> None:
        """Look at a match from a seat; the welcome goes out when all it shows is stored."""
        if self.room is not room or self.link is not link:
            self.leave()
        feed = await room.look_in(seat)
        if room.hub.rooms.get(room.id) is not room:  # let go meanwhile: nothing would ever be shown here
            raise Denied("busy", retry=1.0)
        self._look_away(self.room)
        self.room, self.link, self.seat = room, link, seat
        self._told, self._heard, self._listened = since, heard, 0
        room.members.add(self)
        room.showing.feeds[seat] = self._feed = feed  # unless somebody has just left it
        self._greeting = True
        feed.members.add(self)
        self.wake()
        self._come_or_go(room)

    def leave(self) -> None:
        """Look no more."""
        for what in list(self._wonders):
            self._wonder_no_more(what)
        room, self.room = self.room, None
        self._look_away(room)
        if room is not None:
            room.members.discard(self)
            self._come_or_go(room)

    def _come_or_go(self, room: Room) -> None:
        """Let the table see who is there; spectators come and go unseen, however many."""
        if self.link is not None and self.link.seats:
            room.show_table()
            room.hub.presence.changed(room.id)

    def _look_away(self, room: Room | None) -> None:
        """Leave the feed, not yet the room."""
        self._feed = self._shown = None
        if room is not None and self.seat in room.showing.feeds:
            room.showing.feeds[self.seat].members.discard(self)
            room.showing.drop(self.seat)

    # Sending.

    async def send_all(self) -> None:
        """Send what there is to send, until the connection is to be closed."""
        while True:
            await self._awake.wait()
            self._awake.clear()
            while not self._closing and (message := await self._next()) is not None:
                await self._send({"type": "websocket.send", "utf8": _encoder.encode(message)})
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
                return

    async def _next(self) -> Tells | None:
        """The most urgent thing to say: the welcome, the table, who sits there, talk, replies."""
        while self.room is not None and (feed := self._feed) is not None:
            if not self._greeting and feed.live is self._shown:
                break
            here, frame, told = self.room, feed.live, self._told
            events = await self._events(here, frame, min(told, frame.told))
            if self._feed is feed and self._told == told:  # else it was told to look elsewhere meanwhile
                show: Callable[..., Tells] = self._welcome if self._greeting else self._update
                return show(here, frame, events)
        if (room := self.room) is not None and self._feed is not None:
            if self._table and (table := self._changed_table(room)) is not None:
                return table
            if self._listened < room.audible:
                if said := room.heard_by(self.seat, self._heard):
                    self._seq += 1
                    return self._said(*said[0])
                self._listened = room.audible
        if self._replies:
            reply = self._replies.popleft()
            return reply() if callable(reply) else reply
        return None

    async def _events(self, room: Room, frame: Frame, told: int) -> bytes:
        """The events up to a frame from what this page has on, at its own expense where there are many."""
        if told == frame.since:
            return frame.events
        events, cost = await told_past(room.match, self.seat, told, frame.told)
        room.hub.prices.spend(cost, self.address)
        return events

    def _welcome(self, room: Room, frame: Frame, events: bytes) -> Welcome:
        self._greeting = self._table = False
        self._sitting = (room.status, room.seat_infos(), *self._presets(room), room.setting)
        self._seq = 0
        talk = [self._said(n, saying) for n, saying in room.heard_by(self.seat, self._heard)]
        return Welcome(
            seq=0,
            protocol=VERSION,
            match=room.id,
            game=room.game,
            role=self.link.role if self.link else "spectator",
            host=self.link is not None and self.link.host,
            link=self.link.id if self.link else None,
            seat=self.seat,
            mine=list(self.link.seats) if self.link else [],
            status=room.status,
            seats=self._sitting[1],
            auto_pass=self._sitting[2],
            auto_answer=self._sitting[3],
            hints=room.hints,
            **self._show(room, frame, events),
            talk=talk,
            now=now_ms(),
        )

    def _update(self, room: Room, frame: Frame, events: bytes) -> Update:
        self._seq += 1
        return Update(seq=self._seq, **self._show(room, frame, events))

    def _changed_table(self, room: Room) -> Table | None:
        """Who sits where, if that is not what the page was told last."""
        self._table = False
        sitting = (room.status, room.seat_infos(), *self._presets(room), room.setting)
        if sitting == self._sitting:
            return None
        self._sitting = sitting
        self._seq += 1
        return Table(self._seq, *sitting[:4], room.clock())

    def _show(self, room: Room, frame: Frame, events: bytes) -> dict[str, Any]:
        """A table that is stored, and the events from what this page has on."""
        self._shown, self._told = frame, frame.told
        return {
            "view": msgspec.Raw(frame.view),
            "turn": frame.turn,
            "ask": frame.ask,
            "undo": frame.undo,
            "events": msgspec.Raw(events),
            "told": frame.told,
            "clock": room.clock(),
        }

    def _said(self, n: int, saying: Saying) -> Said:
        self._heard = n + 1
        id = saying.key.partition(":")[2] if saying.by == self.seat else None
        return Said(self._seq, n, saying.at, saying.by, list(saying.to), saying.text, id)

    def _presets(self, room: Room) -> tuple[bool, bool]:
        """Whether the seat passes and gives its only answer by itself."""
        if self.seat is None:
            return False, False
        holder = room.holders[self.seat]
        return holder.auto_pass, holder.auto_answer
