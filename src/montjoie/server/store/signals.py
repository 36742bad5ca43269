"""Between processes on one PostgreSQL: who drives a match, and word of what was written.

Any process may append to a match, and the key of the inputs lets one through at a time. A match is
*driven* (bots, clocks, notifications) by the process that holds its advisory lock; the database frees
the lock the moment that process dies.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec
import sqlalchemy as sa
import structlog

from montjoie.server.stored import Word

if TYPE_CHECKING:
    import psycopg

CHANNEL = "montjoie"
_MOST = 7900  # bytes in one notification: PostgreSQL carries less than 8000
_LONG = 2000  # bytes of news of a match; longer ones are read from the store by who wants to know
_NOTIFY = "select pg_notify(%s, %s)"
_decoder: msgspec.json.Decoder[tuple[str, dict[str, Word]]] = msgspec.json.Decoder(
    tuple[str, dict[str, Word]]
)
_log = structlog.get_logger()


def tell_others(connection: sa.Connection, process: str, words: dict[str, Word]) -> None:
    """Notify, as part of the transaction: it is sent if and when the rows are there."""
    for payload in payloads(process, words):
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, payload.decode()))


def payloads(process: str, words: dict[str, Word]) -> Iterator[bytes]:
    """The words in as few notifications as can carry them."""
    part: dict[str, msgspec.Raw] = {}
    size = 0
    for match, word in words.items():
        told = msgspec.json.encode(word)
        if len(told) > _LONG:
            told = b'"inputs"'
        more = len(match.encode()) + len(told) + 4
        if part and size + more > _MOST - len(process) - 8:
            yield msgspec.json.encode([process, part])
            part, size = {}, 0
        part[match], size = msgspec.Raw(told), size + more
    if part:
        yield msgspec.json.encode([process, part])


class Signals:
    """A thread that listens and calls `heard` in the event loop; `heard("", {})` after a gap."""

    def __init__(self, address: str, process: str, heard: Callable[[str, dict[str, Word]], None]) -> None:
        self._address, self._process, self._heard = address, process, heard
        self._loop = asyncio.get_running_loop()
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="signals", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Listen to other processes no more."""
        self._stop.set()
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        import psycopg

        while not self._stop.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self._tell("", {})  # whatever was missed while nobody listened
                    self._listen(connection)
            except psycopg.Error as error:
                _log.warning("signals_lost", reason=type(error).__name__)
                self._stop.wait(1)

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        while not self._stop.is_set():
            for notice in connection.notifies(timeout=0.5):
                process, words = _decoder.decode(notice.payload)
                if process != self._process:
                    self._tell(process, words)

    def _tell(self, process: str, words: dict[str, Word]) -> None:
        with contextlib.suppress(RuntimeError):  # the loop is closing
            self._loop.call_soon_threadsafe(self._heard, process, words)


_TAKE = b"select key from unnest(%s::bigint[]) as key where pg_try_advisory_lock(key)"
_FREE = b"select key from unnest(%s::bigint[]) as key where pg_advisory_unlock(key)"


class Locks:
    """Advisory locks, held by one session; when the session is lost, so are they."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._guard = threading.Lock()
        self._session: psycopg.Connection[Any] | None = None
        self._held: set[str] = set()

    async def take(self, *matches: str) -> set[str]:
        """Those of some matches that this process drives now."""
        return await asyncio.to_thread(self._take, matches)

    async def free(self, match: str) -> None:
        """Let another process drive."""
        await asyncio.to_thread(self._free, match)

    def _take(self, matches: tuple[str, ...]) -> set[str]:
        with self._guard:
            self._alive()
            free = [match for match in matches if match not in self._held]
            got = self._ask(_TAKE, free) if free else set()
            self._held |= {match for match in free if _key(match) in got}
            return self._held & set(matches)

    def _free(self, match: str) -> None:
        with self._guard:
            if match in self._held:
                self._held.discard(match)
                self._ask(_FREE, [match])

    def _alive(self) -> None:
        """A session that no longer answers has lost its locks."""
        import psycopg

        try:
            if self._session is not None:
                self._session.execute("select 1")
        except psycopg.Error:
            self._drop()

    def _ask(self, query: bytes, matches: Sequence[str]) -> set[int]:
        """The keys of some matches for which a query is true: one, however many there are."""
        import psycopg

        try:
            if self._session is None:
                self._session = psycopg.connect(self._address, autocommit=True)
            found = self._session.execute(query, ([_key(match) for match in matches],))
            return {int(key) for (key,) in found}
        except psycopg.Error as error:
            _log.warning("locks_lost", reason=type(error).__name__)
            self._drop()
            return set()

    def _drop(self) -> None:
        self._held.clear()
        if self._session is not None:
            self._session.close()
            self._session = None

    def close(self) -> None:
        """Free every match that this process drives."""
        with self._guard:
            self._drop()


def _key(match: str) -> int:
    return int.from_bytes(blake2b(match.encode(), digest_size=8).digest(), signed=True)
