"""One thread writes for all matches: what waits together is committed together, once.

A future is resolved only after the commit, which both databases make durable before they return.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec
import structlog
from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError

_log = structlog.get_logger()
Rows = list[dict[str, Any]]


class Statement:
    """A statement that is run for many rows."""

    def __init__(self, statement: Executable) -> None:
        self._statement = statement

    def run(self, connection: Connection, rows: Rows) -> None:
        """Run it for all the rows."""
        connection.execute(self._statement, rows)


class Bulk(Statement):
    """A statement that takes all its rows as one JSON text.

    A driver that takes them one by one hands the processor over at every row, and each time waits to
    get it back from the thread that serves everybody.
    """

    def __init__(self, sql: str) -> None:
        self._sql = sql

    def run(self, connection: Connection, rows: Rows) -> None:
        """Run it once."""
        connection.exec_driver_sql(self._sql, (msgspec.json.encode(rows).decode(),))


class Conflict(Exception):
    """Somebody else has written that place, or the store is out of reach; nothing was written."""


class Lane:
    """The writes of one match in their order: after one has failed, none that follow may pass."""

    __slots__ = ("failed",)

    def __init__(self) -> None:
        self.failed = False


class Work:
    """Rows to write in one transaction; `done` resolves once they are durable."""

    __slots__ = ("done", "lane", "match", "rows", "topic")

    def __init__(self, match: str, lane: Lane, topic: str, rows: Sequence[tuple[int, Rows]]) -> None:
        self.match, self.lane, self.topic, self.rows = match, lane, topic, rows
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    @property
    def stored(self) -> bool:
        """Whether the rows are durable."""
        return self.done.done() and self.done.exception() is None

    def when_stored(self, reply: Callable[[], None]) -> None:
        """Do something once the rows are durable: at once if they are, never if they cannot be."""
        if not self.done.done():
            self.done.add_done_callback(lambda _: self.when_stored(reply))
        elif self.stored:
            reply()


class After(Protocol):
    """What a store does at the end of every transaction, such as telling other processes."""

    def __call__(self, connection: Connection, works: list[Work]) -> None:
        """Add to the transaction."""
        ...


class Second(Protocol):
    """How a store knows the matches that have come second: somebody else has written their next place."""

    def __call__(self, connection: Connection, works: list[Work]) -> set[str]:
        """Those among some that could not be written."""
        ...


class Writer:
    """The thread. `statements` are run in their order, each once a transaction with all its rows."""

    def __init__(self, engine: Engine, statements: Sequence[Statement], after: After, second: Second) -> None:
        self._engine, self._statements, self._after, self._second = engine, statements, after, second
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[Work | None] = queue.SimpleQueue()
        self.timed: Callable[[float], object] = _unheeded  # told the seconds of each transaction
        self._thread = threading.Thread(target=self._run, name="writer", daemon=True)
        self._loop = asyncio.get_running_loop()
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many writes wait for their transaction."""
        return self._queue.qsize()

    def put(self, work: Work) -> None:
        """Queue some rows."""
        self._queue.put(work)

    async def close(self) -> None:
        """Write what waits, then stop."""
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            works = [work for work in batch if work is not None]
            if works:
                begun = time.monotonic()
                self._write(works)
                self.timed(time.monotonic() - begun)
            if len(works) < len(batch):
                self._hang_up()
                return

    def _write(self, works: list[Work]) -> None:
        """All at once; who came second is left out, and where that is not why it fails each is written alone:
        so a match spoils nothing but itself, and one of many does not make many transactions."""
        if not self._together(works):
            second = self._come_second(works)
            for work in works:
                work.lane.failed |= work.match in second
            if not second or not self._together(works):
                outcome = [(work, self._alone(work)) for work in works]
                self._loop.call_soon_threadsafe(_resolve, outcome)
                return
        late = Conflict("somebody else was first")
        done = [(work, late if work.lane.failed else None) for work in works]
        self._loop.call_soon_threadsafe(_resolve, done)

    def _together(self, works: list[Work]) -> bool:
        """Write all whose match has not failed in one transaction; whether that went well."""
        sound = [work for work in works if not work.lane.failed]
        return not sound or self._commit(sound) is None

    def _come_second(self, works: list[Work]) -> set[str]:
        if self._connection is None:
            return set()
        try:
            with self._connection.begin():
                return self._second(self._connection, works)
        except DBAPIError:
            self._hang_up()
            return set()

    def _alone(self, work: Work) -> Conflict | None:
        if work.lane.failed:
            return Conflict("an earlier write of the match failed")
        error = self._commit([work])
        if error is not None:
            work.lane.failed = True
        return error

    def _commit(self, works: list[Work]) -> Conflict | None:
        # The same order in every process: two transactions never wait for each other in a circle.
        works = sorted(works, key=lambda work: work.match)
        try:
            if self._connection is None:
                self._connection = self._engine.connect()
            with self._connection.begin():
                for rank, statement in enumerate(self._statements):
                    rows = [row for work in works for r, some in work.rows if r == rank for row in some]
                    if rows:
                        statement.run(self._connection, rows)
                self._after(self._connection, works)
        except IntegrityError:
            return Conflict("that place is taken")
        except DBAPIError as error:
            _log.warning("write_failed", reason=type(error.orig).__name__)
            self._hang_up()
            return Conflict(f"the store did not take it: {type(error.orig).__name__}")
        except Exception as error:
            _log.exception("write_failed")
            self._hang_up()
            return Conflict(f"the store did not take it: {type(error).__name__}")
        return None

    def _hang_up(self) -> None:
        """Begin the next transaction on a new connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(DBAPIError):
                connection.invalidate()
                connection.close()


def _unheeded(seconds: float) -> None:
    """Nobody wants to know."""


def _resolve(outcome: list[tuple[Work, Conflict | None]]) -> None:
    for work, error in outcome:
        if not work.done.done():
            if error is None:
                work.done.set_result(None)
            else:
                work.done.set_exception(error)
