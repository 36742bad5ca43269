"""The rules of a room at work: on the event loop while they are quick, in a worker where they are not.

A match from somebody's position is always left to the workers: its tables may be anything. So is one whose
answers or views have turned out to take long. A worker is given a copy; only its success is taken over, so
whatever goes wrong there, the match stays as it was.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

import structlog

from montjoie import Match, MontjoieError
from montjoie.server import loading, watch
from montjoie.server.errors import Denied
from montjoie.server.feeds import Frame, make_frame
from montjoie.server.labour import jobs
from montjoie.server.labour.carry import parcel
from montjoie.server.labour.jobs import Deed
from montjoie.server.stored import Row

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

T = TypeVar("T")
# A seat, its own inputs, the number of what it is told next, its last frame, the events there were by then.
View = tuple[str | None, int, int, Frame | None, int]
_LONGEST = 0.0015  # seconds on the event loop before the rules are interrupted
_HEAVY, _LIGHT = 0.004, 0.002  # seconds on the average: to the workers from the one on, back below the other
_WEIGHT = 0.25  # of the newest in the average
_STRIKES = 3  # failures of the rules before the match is stopped
_log = structlog.get_logger()


class Overtaken(Exception):
    """The match has changed while a worker thought about it: look again."""


class Rules:
    """How a room runs its rules."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._average = 0.0
        self._heavy = False
        self._strikes = 0

    @property
    def aside(self) -> bool:
        """Whether a worker does it."""
        return self._heavy or self._room.foreign

    async def do(self, deed: Deed) -> tuple[Match, bytes | None]:
        """The match after a deed, and a snapshot where one is due; the one there was stays as it is if the
        deed fails."""
        try:
            return await self._do(deed)
        except (MontjoieError, Overtaken):
            raise
        except Denied as denied:
            if denied.code == "too_heavy":
                self._strike()
            raise
        except Exception:
            _log.exception("rules_failed", match=self._room.id)
            self._strike()
            raise Denied("internal") from None

    async def _do(self, deed: Deed) -> tuple[Match, bytes | None]:
        match = self._room.match
        if not self.aside:
            await self._breath(match)
            with suppress(watch.Exhausted):
                return self.timed(lambda: _after(match, deed))
            await self._breath(match)
        made, snapshot = await self._worker(jobs.enter, len(match.engine.log), deed)
        made.inside.rejoin(match.inside)
        return made, snapshot

    async def _breath(self, match: Match) -> None:
        """A turn for everybody else between two pieces of work; Overtaken if the table is another then."""
        await asyncio.sleep(0)
        if self._room.match is not match:
            raise Overtaken

    async def follow(self, rows: list[Row]) -> Match:
        """The match after inputs that another process has stored."""
        return (await self._do(partial(loading.catch_up, rows=rows)))[0]

    async def draw(self, wanted: Sequence[View]) -> list[Frame]:
        """The table as some seats see it now."""
        if not self.aside:
            with suppress(watch.Exhausted):
                return self.draw_here(wanted)
            await asyncio.sleep(0)
        return await self.draw_aside(wanted)

    async def draw_aside(self, wanted: Sequence[View]) -> list[Frame]:
        """The same by a worker; Overtaken if the table is another by then."""
        events = min(skip for *_, skip in wanted)
        return await self._worker(jobs.frames, events, [_slim(each) for each in wanted])

    def draw_here(self, wanted: Sequence[View]) -> list[Frame]:
        """The same at once; Exhausted where that takes too long."""
        return self.timed(lambda: [make_frame(self._room.match, *each) for each in wanted])

    def failed_to_show(self) -> None:
        """The table cannot be shown."""
        self._strike()

    async def _worker(self, job: Callable[..., T], events: int, *given: object) -> T:
        """What a worker makes of the match as it stands, with the events from a number on."""
        room, match = self._room, self._room.match
        inputs = len(match.inside.inputs)
        seconds, sent = room.hub.config.answer_seconds, parcel(Match(match.inside.onward(events)))
        made, cost = await room.hub.work(job, sent, *given, seconds=seconds, whom=room.whom())
        room.hub.prices.spend(cost, "", room.id)
        self._count(cost)
        if room.match is not match or len(match.inside.inputs) != inputs:
            raise Overtaken
        return made

    def timed(self, run: Callable[[], T]) -> T:
        """What the rules give, on the event loop; Exhausted where they take too long."""
        begun = time.thread_time()
        try:
            return watch.within(_LONGEST, run)
        except watch.Exhausted:
            self._heavy = True
            raise
        finally:
            cost = time.thread_time() - begun
            self._room.hub.prices.spend(cost, "", self._room.id)
            self._count(cost)

    def _count(self, seconds: float) -> None:
        self._average += (seconds - self._average) * _WEIGHT
        self._heavy = self._average > (_LIGHT if self._heavy else _HEAVY)

    def _strike(self) -> None:
        self._strikes += 1
        if self._strikes >= _STRIKES:
            self._room.stop()


def _after(match: Match, deed: Deed) -> tuple[Match, bytes | None]:
    """A copy of a match after a deed, and a snapshot where one is due."""
    twin = match.clone()
    deed(twin)
    return twin, loading.snapshot(twin, len(match.inside.inputs))


def _slim(view: View) -> View:
    """The last frame without its pages, which a worker does not look at."""
    seat, own, since, last, skip = view
    return seat, own, since, last and last._replace(situation=b"", rest=b"", events=b""), skip
