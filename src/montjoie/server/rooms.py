"""A room: one match in memory with everybody who watches it.

Answers are entered at once and shown when they are stored. Whatever fails in the store, the room
goes back to what is stored: it never shows anything that a restart would lose.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from montjoie import Match
from montjoie.bots.thinking.levels import mind_of
from montjoie.kernel.chance import UNDO
from montjoie.server import clocks, loading
from montjoie.server.clocks import now_ms
from montjoie.server.driver import Driver
from montjoie.server.errors import Denied
from montjoie.server.feeds import Feed, turn_of
from montjoie.server.footing import Footing
from montjoie.server.forecasts import Forecasts
from montjoie.server.labour.jobs import Deed
from montjoie.server.protocol import ClockFace, ClockSetting, SeatInfo, Status, Webhook
from montjoie.server.rules import Overtaken, Rules
from montjoie.server.seats import Holder, Link
from montjoie.server.showing import Showing
from montjoie.server.store import Conflict, Lane, Work, ranked
from montjoie.server.stored import Row, Stored
from montjoie.server.talk import Saying

if TYPE_CHECKING:
    from montjoie.server.connection import Connection
    from montjoie.server.hub import Hub

_log = structlog.get_logger()
_TRIES = 4  # to store something before it is given up
_LOOKS = 200  # at a table that changes all the time


class Room:
    """A match, its seats and links, its talk, its feeds and connections."""

    def __init__(self, hub: Hub, stored: Stored, match: Match, opener: str = "") -> None:
        self.hub, self.id = hub, str(stored.match["id"])
        self._opener = opener  # the address that has opened it, while the memory lasts
        self.showing = Showing(self)
        self.members: set[Connection] = set()
        self.rules = Rules(self)
        self.forecasts = Forecasts(self)
        self.last_used = time.monotonic()
        self.driver = Driver(self)
        self.footing = Footing(self)
        self._entering = asyncio.Lock()  # one deed at a time where a worker does it
        self.adopt(stored, match)

    def adopt(self, stored: Stored, match: Match) -> None:
        """Stand where the store stands."""
        row = stored.match
        self.match, self.game, self.created = match, match.game, int(row["created"])
        self.base, self.rules_version = int(row["base"]), str(row["rules"])
        self.foreign = row["start"] is not None  # whether its tables were written by somebody, not by rules
        self.public, self.seed_chosen = bool(row["public"]), bool(row["seed_chosen"])
        self.hints = bool(row["hints"]) and mind_of(self.game) is not None
        self.webhooks = msgspec.json.decode(row["webhooks"], type=list[Webhook])
        self.changed = stored.inputs[-1]["at"] if stored.inputs else self.created
        self.talk = [Saying.read(each) for each in stored.talk]
        self.entered: Counter[str] = Counter()
        self.undone = 0  # answers that were taken back
        self.count(0)
        self.keys: dict[str, Work | None] = {each["key"]: None for each in stored.inputs if each["key"]}
        self.keys |= {saying.mark: None for saying in self.talk}
        self.audible = len(self.talk)  # how much of the talk is stored
        self.lane, self.pending = Lane(), []
        self.adopt_table(stored)
        self.footing.stands()
        self.shown_status = self.status
        self.showing.show_anew()
        self.show_table()

    lane: Lane
    pending: list[Work]

    def adopt_table(self, stored: Stored) -> None:
        """Take over what the store says of seats, links and clock."""
        self.adopt_progress(stored.match)
        self.setting = msgspec.json.decode(stored.match["clock"], type=ClockSetting)
        by_seat = {each["seat"]: each for each in stored.seats}
        self.holders = {seat: Holder.read(by_seat[seat]) for seat in self.match.seats}
        self.links = {each["id"]: Link.read(each) for each in stored.links}
        self.preset()
        for member in list(self.members):
            if member.link is not None and self.links[member.link.id].revoked:
                member.close(4401)

    def adopt_progress(self, row: Row) -> None:
        """Take over the status, the clock and when the server must act."""
        self.status: Status = row["status"]
        self.times = msgspec.json.decode(row["times"], type=clocks.Times) if row["times"] else None
        self.due: int | None = row["due"]

    def take_back(self, match: Match) -> None:
        """Stand where everything was stored: what was not is as if it had never been."""
        self.match, self.entered, self.undone = match, Counter(), 0
        self.count(0)
        self.keys = {key: None for key, work in self.keys.items() if work is None or work.stored}
        self.talk = self.talk[: self.audible]

    def preset(self) -> None:
        """Let the match know who passes, and who gives his only answer, by himself."""
        passing = (seat for seat, holder in self.holders.items() if holder.auto_pass)
        self.match.inside.passing = frozenset(passing)
        forced = (seat for seat, holder in self.holders.items() if holder.auto_answer)
        self.match.inside.forced = frozenset(forced)

    # Looking.

    @property
    def awaited(self) -> list[str]:
        """The seats that must decide; nobody once the match is closed."""
        return self._asked if self.status == "playing" else []

    def count(self, before: int) -> None:
        """Take note of the inputs after number `before`: who made them, and who must decide now."""
        for seat, answer in self.match.inside.inputs.since(before):
            self.entered[loading.actor(seat, answer)] += 1
            self.undone += seat == UNDO
        self._asked = list(self.match.decisions)
        self.forecasts.moved()

    def turn(self, seat: str) -> str | None:
        """The question a seat stands before right now; None if it is asked nothing."""
        return turn_of(self.match, seat, self.entered[seat])

    @property
    def closed(self) -> bool:
        """Whether the match is over or was ended."""
        return self.status not in ("gathering", "playing")

    def check_open(self) -> None:
        """Denied where nobody can do anything in the match, not yet or not any more."""
        if self.status == "gathering":
            raise Denied("gathering")
        if self.closed:
            raise Denied("stopped" if self.status == "stopped" else "closed")

    def clock(self) -> ClockFace | None:
        """The clock as everybody sees it."""
        return clocks.face(self.setting, self.times, now_ms())

    def seat_infos(self) -> list[SeatInfo]:
        """Who sits where."""
        here = self.present() | self.hub.elsewhere(self.id)
        doors = Counter(seat for link in self.links.values() if not link.revoked for seat in link.seats)
        return [
            SeatInfo(
                h.seat,
                h.name,
                "bot" if h.bot else "human",
                h.bot,
                h.stand_in,
                h.seat in here,
                doors[h.seat],
                h.vacancy,
            )
            for h in self.holders.values()
        ]

    def present(self) -> set[str]:
        """The seats whose people are connected here."""
        return {seat for member in self.members if member.link for seat in member.link.seats}

    def whom(self) -> str:
        """At whose expense it is served when many wait: of who sits here, or watches, or has opened it."""
        seated = sorted(member.address for member in self.members if member.seat is not None)
        watching = sorted(member.address for member in self.members)
        return (seated or watching or [self._opener or self.id])[0]

    @property
    def awaited_by_people(self) -> bool:
        """Whether anybody waits for it: people look on, or have a seat to come back to."""
        return bool(self.members) or any(holder.bot is None for holder in self.holders.values())

    async def look_in(self, seat: str | None) -> Feed:
        """The feed of a seat, when all it shows is stored."""
        for _ in range(_LOOKS):
            await self.footing.ready()
            if self.pending:
                await asyncio.wait([self.pending[-1].done])
                continue
            with suppress(Overtaken):
                return await self.showing.feed(seat)
        raise Denied("busy", retry=1.0)

    # Entering.

    async def perform(self, key: str | None, attempt: Callable[[], Awaitable[Work]]) -> bool:
        """Do something and wait until it is stored; a key that was seen is not done again.

        `attempt` may be called again on a room that went back to what is stored. True if somebody else
        (the same answer, sent before) has done it.
        """
        for _ in range(_TRIES):
            await self.footing.ready()
            if self.pending and self.showing.late():
                await self._catch_breath()
            try:
                async with self._entering:
                    again = key is not None and key in self.keys
                    work = self.keys[key] if again and key is not None else await attempt()
                    if work is None:
                        return True
                    if key is not None:
                        self.keys[key] = work
            except Overtaken:
                continue
            try:
                await asyncio.shield(work.done)
                if key is not None:
                    self.keys[key] = None
                return again
            except Conflict as conflict:
                _log.info("write_conflict", match=self.id, reason=str(conflict))
                self.footing.recover(work.lane)
        await self.footing.ready()
        if key is None or key not in self.keys:
            raise Denied("unavailable")
        return True

    async def _catch_breath(self) -> None:
        """Let people see what happened, when too much happens at once."""
        while self.pending and self.showing.late():
            await asyncio.wait([self.pending[-1].done])
            await self.footing.ready()

    async def enter(
        self, seat: str, deed: Deed, key: str | None = None, topic: str = "inputs", **rows: list[Row]
    ) -> Work:
        """Let a seat act on the match, and store what it led to."""
        self.check_open()
        before = len(self.match.inside.inputs)
        try:
            self.match, snapshot = await self.rules.do(deed)
            if snapshot is not None:
                n = self.base + len(self.match.inside.inputs)
                rows |= loading.snapshot_rows(self.id, n, snapshot)
            return self._entered(seat, before, key, topic, **rows)
        except BaseException:
            if len(self.match.inside.inputs) != before:  # the memory is ahead of the store
                self.footing.recover(self.lane)
            raise

    def stop(self) -> None:
        """Its rules cannot go on: the match rests until the operator looks at it, and people are told."""
        if self.status == "playing":
            self.hub.metrics.count("matches_stopped")
            _log.error("match_stopped", match=self.id, game=self.game)
            self.status, self.times, self.due = "stopped", None, None
            self.write(
                "table", progress=[{"match": self.id, "status": "stopped", "times": None, "due": None}]
            )

    def _entered(self, seat: str, before: int, key: str | None, topic: str, **rows: list[Row]) -> Work:
        """Count, time and store the inputs after number `before`."""
        now, asked = now_ms(), self._asked
        done = self.match.inside.inputs.since(before)
        if seat in asked or [who for who, _ in done] != [
            seat
        ]:  # nobody learns when a sealed answer is replaced
            self.changed = now
        self.count(before)
        if self.match.over:
            self.status = "over"
        fresh = loading.input_rows(self.id, self.match, before, key, self.changed, self.base)
        acted = seat if fresh else None
        undone = (UNDO, seat) in done
        self.times = clocks.turned(self.setting, self.times, self.awaited, acted, now, undone=undone)
        if fresh:
            self.showing.moved(self._sealed(seat, asked, before))
        return self.write(topic, input=fresh, progress=self._progress(now), **rows)

    def _sealed(self, seat: str, asked: list[str], before: int) -> str | None:
        """The seat, if all it did was to seal an answer while others are still to answer (KER-ASK-05)."""
        alone = [who for who, _ in self.match.inside.inputs.since(before)] == [seat]
        left = [each for each in asked if each != seat]
        return seat if alone and left and left == self._asked else None

    def _progress(self, now: int) -> list[Row]:
        """The row of the match, if it changed: status, clock, and when the server must act."""
        due = self.driver.due(now)
        if due == self.due and self.times is None and self.status == "playing":
            return []
        self.due = due
        times = msgspec.json.encode(self.times).decode() if self.times else None
        return [{"match": self.id, "status": self.status, "times": times, "due": due}]

    def write(self, topic: str, **rows: list[Row]) -> Work:
        """Store rows, and show what has changed when they are stored."""
        work = Work(self.id, self.lane, topic, ranked(**rows))
        self.pending.append(work)
        work.done.add_done_callback(partial(self._written, work))
        self.hub.store.writer.put(work)
        return work

    def _written(self, work: Work, done: asyncio.Future[None]) -> None:
        if work.lane is not self.lane:
            done.exception()
            return
        if done.exception() is not None:
            self.footing.recover(work.lane)
            return
        self.pending.remove(work)
        self.audible += work.topic == "talk"
        if work.topic != "inputs" or self.status != self.shown_status:
            self.show_table()
        if not self.pending:
            self.footing.stands()
            self.showing.show()
            self.driver.look()

    def show_table(self) -> None:
        """Let every page look again at all it may see; what has not changed for it is not sent."""
        self.shown_status = self.status
        for member in self.members:
            member.table_changed()

    def heard_by(self, seat: str | None, heard: int) -> list[tuple[int, Saying]]:
        """What a seat may hear from its number `heard` on."""
        audible = (saying for saying in self.talk[: self.audible] if saying.heard_by(seat))
        return list(enumerate(audible))[heard:]
