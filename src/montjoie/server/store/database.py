"""The store as the rest of the server sees it: open, write, read."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import sqlalchemy as sa
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import bindparam

from montjoie.server.orders import Order
from montjoie.server.store import schema
from montjoie.server.store.purging import closed_before, purge
from montjoie.server.store.signals import Locks, Signals, tell_others
from montjoie.server.store.writer import Bulk, Statement, Work, Writer
from montjoie.server.stored import News, Row, Stored, Word

T = TypeVar("T")
_APPENDED = 16_000_000  # bytes that SQLite may append before they are brought into its file
_READERS = 4  # threads that read
_MIGRATING = 7_203_001  # the advisory lock around migrations

_M, _S, _L = schema.matches.c, schema.seats.c, schema.links.c
_STATEMENTS = {
    "match": sa.insert(schema.matches),
    "seat": sa.insert(schema.seats),
    "link": sa.insert(schema.links),
    "input": sa.insert(schema.inputs),
    "snapshot": sa.insert(schema.snapshots),
    "older_snapshots": sa.delete(schema.snapshots).where(
        schema.snapshots.c.match_id == bindparam("match"), schema.snapshots.c.n < bindparam("newest")
    ),
    "talk": sa.insert(schema.talk),
    "progress": sa.update(schema.matches)
    .where(_M.id == bindparam("match"))
    .values(status=bindparam("status"), times=bindparam("times"), due=bindparam("due")),
    "clock": sa.update(schema.matches)
    .where(_M.id == bindparam("match"))
    .values(clock=bindparam("clock"), times=bindparam("times"), due=bindparam("due")),
    "rebase": sa.update(schema.matches)
    .where(_M.id == bindparam("match"))
    .values(start=bindparam("start"), base=bindparam("base"), rules=bindparam("version")),
    "seat_change": sa.update(schema.seats)
    .where(_S.match_id == bindparam("match"), _S.seat == bindparam("which"))
    .values(
        name=bindparam("name"),
        bot=bindparam("bot"),
        stand_in=bindparam("stand_in"),
        auto_pass=bindparam("auto_pass"),
        auto_answer=bindparam("auto_answer"),
        mail=bindparam("mail"),
        lang=bindparam("lang"),
        mail_key=bindparam("mail_key"),
        mail_confirmed=bindparam("mail_confirmed"),
        push=bindparam("push"),
        vacancy=bindparam("vacancy"),
    ),
    "revoked": sa.update(schema.links).where(_L.id == bindparam("link")).values(revoked=True),
}
_RANK = {name: rank for rank, name in enumerate(_STATEMENTS)}


def ranked(**rows: list[Row]) -> list[tuple[int, list[Row]]]:
    """Rows by kind, as the writer wants them."""
    return [(_RANK[kind], some) for kind, some in rows.items() if some]


class Store:
    """A database with its writer, and for PostgreSQL the signals between processes."""

    def __init__(self, engine: sa.Engine, process: str) -> None:
        self.engine, self.process = engine, process
        # What is read together needs no transaction: rows are only ever added, and looked at again.
        self._reader = engine.execution_options(isolation_level="AUTOCOMMIT")
        self.shared = engine.dialect.name == "postgresql"
        statements = {name: Statement(each) for name, each in _STATEMENTS.items()}
        statements["input"] = _bulk_insert(schema.inputs, engine.dialect)
        self.writer = Writer(engine, list(statements.values()), self._after, come_second)
        self._threads = ThreadPoolExecutor(_READERS, "store")  # nobody else's work holds readers up
        self.signals: Signals | None = None
        self.locks: Locks | None = None

    @classmethod
    async def open(cls, url: str, process: str) -> Store:
        """Connect, bring the tables up to date, start the writer."""
        engine = await asyncio.to_thread(connect, url)
        await asyncio.to_thread(migrate, engine)
        store = cls(engine, process)
        if store.shared:
            address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            store.locks = Locks(address)
        # Threads that connect hold up the loop they share an interpreter with: better before people come.
        await asyncio.gather(*(store.read("") for _ in range(_READERS)))
        return store

    def listen(self, heard: Callable[[str, dict[str, Word]], None]) -> None:
        """Be told what other processes wrote: `heard(process, {match: word})` in the event loop."""
        if self.shared:
            address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
            self.signals = Signals(address, self.process, heard)

    async def close(self) -> None:
        """Write what waits and let go."""
        await self.writer.close()
        if self.signals is not None:
            await self.signals.close()
        if self.locks is not None:
            await asyncio.to_thread(self.locks.close)
        await asyncio.to_thread(self.engine.dispose)
        self._threads.shutdown(wait=False, cancel_futures=True)

    def _after(self, connection: sa.Connection, works: list[Work]) -> None:
        if self.shared:
            tell_others(connection, self.process, news(works))

    # Reading.

    async def read(self, match: str, inputs: int = 0, talk: int = 0) -> Stored | None:
        """A match, with the inputs (those since its start) and the talk after those numbers."""
        return await self._reading(lambda c: read_match(c, match, inputs, talk))

    async def snapshot(self, match: str) -> tuple[int, str] | None:
        """The newest snapshot: after how many inputs, and the position."""
        s = schema.snapshots.c
        query = sa.select(s.n, s.position).where(s.match_id == match).order_by(s.n.desc()).limit(1)
        found = await self._reading(lambda c: c.execute(query).first())
        return (found.n, found.position) if found is not None else None

    async def due(self, now: int) -> list[str]:
        """The matches in which the server itself must act."""
        query = sa.select(_M.id).where(_M.status == "playing", _M.due <= now).order_by(_M.due).limit(100)
        return await self._reading(lambda c: list(c.execute(query).scalars()))

    async def public(self, limit: int = 50) -> list[Row]:
        """The newest public matches: what is stored of each, and when something last happened in it."""
        last = sa.select(sa.func.max(schema.inputs.c.at)).where(schema.inputs.c.match_id == _M.id)
        changed = sa.func.coalesce(last.scalar_subquery(), _M.created).label("changed")
        query = sa.select(_M.id, _M.game, _M.status, _M.seats, _M.clock, _M.created, changed).where(_M.public)
        gathering = sa.case((_M.status == "gathering", 0), else_=1)
        newest = query.order_by(gathering, _M.created.desc()).limit(limit)

        def rows(c: sa.Connection) -> list[Row]:
            found = [dict(row) | {"open": []} for row in c.execute(newest).mappings()]
            by_id = {row["id"]: row for row in found}
            vacant = sa.select(_S.match_id, _S.seat).where(_S.match_id.in_(by_id), _S.vacancy == "open")
            for match, seat in c.execute(vacant):
                by_id[match]["open"].append(seat)
            return found

        return await self._reading(rows)

    async def purge_closed(self, before: int) -> int:
        """Delete matches that are closed and in which nothing has happened since; how many."""

        def purging() -> int:
            with self.engine.begin() as connection:
                return purge(connection, closed_before(connection, before))

        return await self.beside(purging)

    async def orders(self, now: int) -> list[Order]:
        """What the operator has ordered and is still in force."""
        return await self._reading(lambda c: read_orders(c, now))

    async def size(self) -> int:
        """How many bytes the database holds."""
        size = "pg_database_size(current_database())" if self.shared else "page_count * page_size"
        pragmas = "" if self.shared else " from pragma_page_count(), pragma_page_size()"
        return int(await self._reading(lambda c: c.execute(sa.text(f"select {size}{pragmas}")).scalar_one()))

    async def tidy(self) -> None:
        """Bring what SQLite has appended into its file, beside the writer and without holding it up."""
        appended = Path(f"{self.engine.url.database}-wal")
        if not self.shared and appended.is_file() and appended.stat().st_size > _APPENDED:
            await self._reading(lambda c: c.execute(sa.text("pragma wal_checkpoint(passive)")).all())

    async def ping(self) -> None:
        """Raise unless the database answers."""
        await self._reading(lambda c: c.execute(sa.text("select 1")).scalar())

    async def _reading(self, query: Callable[[sa.Connection], T]) -> T:
        def run() -> T:
            with self._reader.connect() as connection:
                return query(connection)

        return await self.beside(run)

    async def beside(self, job: Callable[[], T]) -> T:
        """Do something with the database in one of the store's own threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, job)


def news(works: Sequence[Work]) -> dict[str, Word]:
    """What the others are told of matches in which something was stored."""
    found: dict[str, Word] = {}
    for work in works:
        word: Word = work.topic
        if work.topic == "inputs":
            progress = _rows(work, "progress")
            word = News(_rows(work, "input"), progress[-1] if progress else None)
        before = found.get(work.match)
        if isinstance(before, News) and isinstance(word, News):
            word = before.then(word)
        elif before is not None:
            word = "table"
        found[work.match] = word
    return found


def _rows(work: Work, kind: str) -> list[Row]:
    return [row for rank, rows in work.rows if rank == _RANK[kind] for row in rows]


def come_second(connection: sa.Connection, works: Sequence[Work]) -> set[str]:
    """The matches of which an input is to be written to a place where there is one."""
    i = schema.inputs.c
    places = [(row["match_id"], row["n"]) for work in works for row in _rows(work, "input")]
    query = sa.select(i.match_id).where(sa.tuple_(i.match_id, i.n).in_(places))
    return set(connection.execute(query).scalars()) if places else set()


def read_orders(connection: sa.Connection, now: int) -> list[Order]:
    """The orders in force."""
    o = schema.orders.c
    query = sa.select(o.kind, o.whom, o.until).where(sa.or_(o.until.is_(None), o.until > now))
    return [Order(*row) for row in connection.execute(query.order_by(o.kind, o.whom))]


def read_match(c: sa.Connection, match: str, inputs: int, talk: int) -> Stored | None:
    """The rows of a match, with the inputs and the talk after those numbers."""

    def rows(query: sa.Select[Any]) -> list[Row]:
        return [dict(row) for row in c.execute(query).mappings()]

    i, t = schema.inputs.c, schema.talk.c
    found = rows(sa.select(schema.matches).where(_M.id == match))
    if not found:
        return None
    inputs = max(inputs, found[0]["base"])
    return Stored(
        found[0],
        rows(sa.select(schema.seats).where(_S.match_id == match)),
        rows(sa.select(schema.links).where(_L.match_id == match).order_by(_L.created, _L.id)),
        rows(sa.select(schema.inputs).where(i.match_id == match, i.n > inputs).order_by(i.n)),
        rows(sa.select(schema.talk).where(t.match_id == match, t.n > talk).order_by(t.n)),
    )


def _bulk_insert(table: sa.Table, dialect: sa.Dialect) -> Bulk:
    """An insertion of rows that come as a JSON list of objects."""
    names = [column.name for column in table.columns]
    quote = dialect.identifier_preparer.quote
    columns = ", ".join(quote(name) for name in names)
    if dialect.name == "sqlite":
        values = ", ".join(f"json_extract(value, '$.{name}')" for name in names)
        source = "json_each(?)"
    else:
        values = columns
        kinds = ", ".join(f"{quote(c.name)} {c.type.compile(dialect)}" for c in table.columns)
        source = f"jsonb_to_recordset(cast(%s as jsonb)) as r({kinds})"
    return Bulk(f"insert into {table.name} ({columns}) select {values} from {source}")


def connect(url: str) -> sa.Engine:
    """An engine for the database of that address; an SQLite file is for its owner's eyes only."""
    address = sa.make_url(url)
    if address.drivername in ("postgres", "postgresql"):
        address = address.set(drivername="postgresql+psycopg")
    if address.get_backend_name() != "sqlite":
        return sa.create_engine(address, pool_pre_ping=True)
    if address.database and address.database != ":memory:":
        Path(address.database).touch(mode=0o600)
        Path(address.database).chmod(0o600)
    engine = sa.create_engine(address)

    @sa.event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        for pragma in (
            "journal_mode=WAL",
            "synchronous=FULL",  # in WAL mode: every commit reaches the disk before it returns
            "foreign_keys=ON",
            "wal_autocheckpoint=20000",  # `tidy` does it beside the writer, long before that
            "busy_timeout=10000",
        ):
            connection.execute(f"PRAGMA {pragma}")

    return engine


def migrate(engine: sa.Engine) -> None:
    """Bring the tables up to date; of several processes that start together, one does it."""
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("select pg_advisory_xact_lock(:key)"), {"key": _MIGRATING})
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
