"""The hub: which matches are in memory, loading and letting go of them, and word from other processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy.exc import SQLAlchemyError

from montjoie import DriftError, Match, MontjoieError
from montjoie.server import traces
from montjoie.server.analyses import Analyses
from montjoie.server.bots import BotPool
from montjoie.server.clocks import now_ms
from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.labour import Crowded, Lost, Overworked, Pool, TooLong, jobs
from montjoie.server.labour.pool import Process
from montjoie.server.metrics import Metrics
from montjoie.server.notify import Notifier
from montjoie.server.orders import Orders
from montjoie.server.presence import Presence
from montjoie.server.prices import Prices
from montjoie.server.protocol import Reasons
from montjoie.server.pulse import Pulse
from montjoie.server.replays import Reels
from montjoie.server.rooms import Room
from montjoie.server.seats import could_be_id
from montjoie.server.security import Visitors
from montjoie.server.stopwatch import Stopwatch
from montjoie.server.store import Conflict, Lane, Store, Work, ranked
from montjoie.server.stored import News, Stored, Word

T = TypeVar("T")
_MANY = 10_000  # bots that may think at once: every match has its seats, and no more
_GUESSING = 8  # matches whose bots may wait to think ahead; the others do not
_PATIENCE = 5  # times what it should take that a hint may take
_TICK = 1.0  # seconds between two looks for matches in which the server must act
_TIDY = 5.0  # seconds between two times that the store is tidied
_AVOID = 60.0  # seconds before a match that cannot be loaded is tried again
_log = structlog.get_logger()


class Hub:
    """All the rooms of this process."""

    def __init__(
        self,
        config: Config,
        store: Store,
        workers: Sequence[Process] = (),
        stopwatch: Stopwatch | None = None,
    ) -> None:
        self.config, self.store = config, store
        self.metrics = Metrics(self.gauges, stopwatch)
        store.writer.timed = self.metrics.wrote
        mine, theirs = workers[: config.workers], workers[config.workers :]
        self.labour = Pool(mine or config.workers, config.load, config.worker_bytes)
        bots = Pool(theirs or config.bot_workers, config.load, config.worker_bytes, _MANY, _MANY)
        self.pool = BotPool(bots, config.bot_seconds)
        self.ahead = Pool(1, config.load, config.worker_bytes, 1, _GUESSING) if config.think_ahead else None
        self.prices = Prices(config)
        self.notifier = Notifier(self)
        self.presence = Presence(self)
        self.visitors = Visitors(config)
        self.orders = Orders()
        self._stored = 0  # bytes of the store, when it was last measured
        self.reels = Reels(self)
        self.analyses = Analyses(self)
        self.pulse = Pulse()
        self.bodies = 0  # bytes of the requests that are being read
        self.grace_until = time.monotonic() + config.clock_grace
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._avoid: dict[str, float] = {}  # matches that cannot be loaded, until when
        self._tidied = time.monotonic()

    def start(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; what goes wrong in it is logged."""
        task = asyncio.get_running_loop().create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("task_failed", exc_info=error)

    async def work(
        self, job: Callable[..., T], *given: Any, seconds: float, whom: str, pool: Pool | None = None
    ) -> tuple[T, float]:
        """Have a worker do something: what it gives, and the time it took; Denied where it cannot."""
        pay = partial(self.prices.spend, address=whom)
        try:
            with traces.span("work", job=job.__name__):
                return await (pool or self.labour).run(job, *given, seconds=seconds, whom=whom, pay=pay)
        except Crowded:
            raise Denied("busy", retry=2.0) from None
        except (TooLong, Overworked) as failure:
            self.prices.spend(seconds, whom)
            self.metrics.count("too_heavy")
            _log.warning("too_heavy", job=job.__name__, reason=type(failure).__name__)
            raise Denied("too_heavy") from None
        except Lost:
            raise Denied("unavailable") from None

    async def advise(
        self, game: str, position: bytes, seat: str, turn: str, *, whom: str
    ) -> tuple[Reasons, float]:
        """What a bot would think in a seat, and the time it took. A process that thinks far longer than it
        should is ended."""
        seconds = self.config.hint_seconds
        given = (game, position, seat, turn, seconds)
        return await self.work(jobs.hint, *given, seconds=_PATIENCE * seconds, whom=whom, pool=self.pool.pool)

    async def paid(self, job: Callable[..., T], *given: Any, whom: str) -> T:
        """What a worker makes of a stored match, at the expense of an address."""
        self.prices.ask(whom)
        made, cost = await self.work(job, *given, seconds=self.config.load_seconds, whom=whom)
        self.prices.spend(cost, whom)
        return made

    def gauges(self) -> dict[str, float]:
        """What can be measured just now."""
        bots = self.pool.pool
        return {
            "matches_in_memory": len(self.rooms),
            "connections": self.visitors.connected,
            "loop_lag_seconds": self.pulse.lag,
            "loop_lag_worst_seconds": self.pulse.worst,
            "workers_busy": self.labour.busy,
            "workers_killed": self.labour.killed + bots.killed,
            "jobs_waiting": len(self.labour.turns),
            "bots_busy": bots.busy,
            "bots_waiting": len(bots.turns),
            "writes_waiting": self.store.writer.waiting,
            "store_bytes": self._stored,
            "matches_halted": sum(room.status == "stopped" for room in self.rooms.values()),
        }

    # Rooms.

    async def room(self, match: str) -> Room:
        """The room of a match, loaded if need be."""
        room = self.rooms.get(match)
        if room is None and not could_be_id(match):
            raise Denied("unknown_match")
        if room is None:
            task = self._loading.get(match)
            if task is None:
                task = self._loading[match] = asyncio.get_running_loop().create_task(self._load(match))
                task.add_done_callback(lambda _: self._loading.pop(match, None))
            room = await asyncio.shield(task)
        room.last_used = time.monotonic()
        return room

    async def take_in(self, match: str, played: Match, opener: str = "") -> Room:
        """The room of a match that has just been stored as it was played."""
        stored = await self.store.read(match)
        if stored is None:
            raise Denied("unknown_match")
        return await self._enter(match, stored, played, opener)

    async def _load(self, match: str) -> Room:
        """A match that cannot be loaded harms nobody else: it is told of, and left alone for a while."""
        if self._avoid.get(match, 0.0) > time.monotonic():
            raise Denied("unreadable")
        try:
            return await self._enter(match, *await self.fetch(match))
        except Denied as denied:
            if denied.code in ("drifted", "too_heavy"):
                self._set_aside(match, str(denied))
            raise
        except Exception as error:
            self._set_aside(match, f"{type(error).__name__}: {error}")
            raise Denied("unreadable") from error

    def _set_aside(self, match: str, reason: str) -> None:
        self._avoid[match] = time.monotonic() + _AVOID
        self.metrics.count("matches_unreadable")
        _log.error("match_unreadable", match=match, reason=reason)

    async def _enter(self, match: str, stored: Stored, played: Match, opener: str = "") -> Room:
        """Its room; a match that two have looked for at once is in one room all the same."""
        if match in self.rooms:
            return self.rooms[match]
        room = self.rooms[match] = Room(self, stored, played, opener)
        room.driver.driving = await self._drives(match)
        if self.store.shared:
            await room.footing.refresh()  # what was stored before we could be told of it
            self.presence.ask(match)
        room.driver.look()
        return room

    async def fetch(self, match: str) -> tuple[Stored, Match]:
        """A match as it is stored, played through by a worker."""
        for wait in (0.1, 0.5, 2.0, 0.0):
            try:
                stored = await self.store.read(match)
            except SQLAlchemyError as error:
                _log.warning("read_failed", match=match, reason=type(error).__name__)
                await asyncio.sleep(wait)
                continue
            if stored is None:
                raise Denied("unknown_match")
            try:
                seconds = self.config.load_seconds
                rebuilt, _ = await self.work(jobs.rebuild, stored, seconds=seconds, whom=match)
                return stored, rebuilt
            except DriftError as drift:
                _log.error("match_drifted", match=match, input=drift.input, reason=str(drift))
                await self._resume(stored, drift)
        raise Denied("unavailable")

    async def _resume(self, stored: Stored, drift: DriftError) -> None:
        """Let a match that its inputs no longer lead to start anew from its newest snapshot."""
        match = str(stored.match["id"])
        snapshot = await self.store.snapshot(match)
        if snapshot is None or snapshot[0] < stored.match["base"]:
            raise Denied("drifted", str(drift)) from drift
        try:
            seconds = self.config.load_seconds
            resumed, _ = await self.work(jobs.resume, stored, *snapshot, seconds=seconds, whom=match)
        except MontjoieError as error:
            raise Denied("drifted", str(error)) from drift
        row = {
            "match": match,
            "start": msgspec.json.encode(resumed.position()).decode(),
            "base": stored.inputs[-1]["n"] if stored.inputs else snapshot[0],
            "version": resumed.engine.game.version,
        }
        work = Work(match, Lane(), "table", ranked(rebase=[row]))
        self.store.writer.put(work)
        try:
            await work.done
        except Conflict as conflict:
            raise Denied("unavailable") from conflict

    def forget(self, room: Room) -> None:
        """Let a room go; whoever is in it must connect again."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]
        room.driver.stop()
        for member in list(room.members):
            member.close(1013)
        if self.store.locks is not None:
            self.start(self.store.locks.free(room.id))

    def avoids(self, match: str) -> bool:
        """Whether a match is left alone for now, because it could not be loaded."""
        return match in self._avoid

    def elsewhere(self, match: str) -> set[str]:
        """The seats that are connected to other processes."""
        return self.presence.elsewhere(match)

    async def _drives(self, match: str) -> bool:
        return self.store.locks is None or bool(await self.store.locks.take(match))

    # By and by.

    def heard(self, process: str, words: dict[str, Word]) -> None:
        """Another process has stored something; without words: anything may have been missed."""
        for match in [each for each in words or self.rooms if each in self.rooms]:
            word, footing = words.get(match, ""), self.rooms[match].footing
            if isinstance(word, News):
                footing.hear(word)
            elif word.startswith("presence"):
                self.presence.heard(process, match, word)
            else:
                self.start(footing.refresh())

    async def run(self) -> None:
        """Look again and again for what is due."""
        while True:
            try:
                await self._tick()
            except (SQLAlchemyError, OSError) as error:
                _log.warning("tick_failed", reason=type(error).__name__)
            except Exception:
                _log.exception("tick_failed")
            await asyncio.sleep(_TICK)

    async def _tick(self) -> None:
        now = time.monotonic()
        for room in list(self.rooms.values()):
            idle = not room.members and not room.pending and now - room.last_used > self.config.idle_seconds
            if idle and not room.driver.busy:
                self.forget(room)
        if self.store.locks is not None:
            rooms = list(self.rooms.values())
            ours = await self.store.locks.take(*(room.id for room in rooms))
            for room in rooms:
                drove, room.driver.driving = room.driver.driving, room.id in ours
                if room.driver.driving and not drove:
                    room.driver.look()
        self.presence.tick()
        self._avoid = {match: until for match, until in self._avoid.items() if until > now}
        if now - self._tidied > _TIDY:
            self._tidied = now
            await self.store.tidy()
            await self.heed()
            await self._measure()
            if self.config.keep_days:
                purged = await self.store.purge_closed(now_ms() - int(self.config.keep_days * 86_400_000))
                self.metrics.count("matches_purged", purged)
        for match in await self.store.due(now_ms()):
            if match not in self.rooms and self._avoid.get(match, 0) <= now and await self._drives(match):
                try:
                    await self.room(match)
                except Denied as denied:
                    self._avoid.setdefault(match, now + _AVOID)
                    _log.error("match_cannot_load", match=match, reason=str(denied))

    async def _measure(self) -> None:
        """Whether there is still room in the store."""
        before, self._stored = self._stored, await self.store.size()
        limit = self.config.store_bytes
        if limit and before <= limit < self._stored:
            _log.error("store_full", bytes=self._stored)

    def make_room(self) -> None:
        """Denied where the store holds as much as the operator lets it."""
        if self.config.store_bytes and self._stored > self.config.store_bytes:
            raise Denied("store_full")

    async def heed(self) -> None:
        """Read what the operator has ordered; who is banned is shown the door."""
        self.orders = Orders(await self.store.orders(now_ms()))
        for room in self.rooms.values():
            for member in [each for each in room.members if self.orders.banned(each.address)]:
                member.close(4403)

    async def close(self) -> None:
        """Let everybody go and store what waits."""
        for room in list(self.rooms.values()):
            room.driver.stop()
            for member in list(room.members):
                member.close(1012)
        for pool in (self.pool.pool, self.labour, self.ahead):
            if pool is not None:
                await pool.close()
        left = [*self._tasks, *self._loading.values()]
        for task in left:
            task.cancel()
        await asyncio.gather(*left, return_exceptions=True)
        await self.store.close()
