"""Caring for a store beside a server: list, look, verify, export, end, purge, ban, silence.

What is done to a match shows in a running server on PostgreSQL at once, on SQLite when it is loaded next;
orders are heeded within seconds.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from msgspec import Struct

from montjoie import Match, MontjoieError
from montjoie.server import loading
from montjoie.server.orders import Order
from montjoie.server.store import archives, schema
from montjoie.server.store.database import connect, migrate, read_match, read_orders
from montjoie.server.store.purging import closed_before, purge
from montjoie.server.store.signals import tell_others
from montjoie.server.stored import Stored

_PROCESS = "admin"  # under which name processes hear of what is done here


class Listed(Struct, frozen=True):
    """A match in a list."""

    match: str
    game: str
    status: str
    inputs: int
    created: int
    changed: int


class Verdict(Struct, frozen=True):
    """Whether a stored match can be played through; `problem` is empty if it can."""

    match: str
    problem: str


class Care:
    """A store in an operator's hands."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)
        migrate(self.engine)

    def list(self, status: str | None = None, limit: int = 50) -> list[Listed]:
        """The newest matches, of one status or of all."""
        m, i = schema.matches.c, schema.inputs.c
        last = sa.func.coalesce(sa.func.max(i.at), m.created)
        query = (
            sa.select(m.id, m.game, m.status, sa.func.count(i.n), m.created, last)
            .outerjoin(schema.inputs, i.match_id == m.id)
            .group_by(m.id, m.game, m.status, m.created)
            .order_by(m.created.desc())
            .limit(limit)
        )
        if status is not None:
            query = query.where(m.status == status)
        with self.engine.connect() as connection:
            return [Listed(*row) for row in connection.execute(query)]

    def stored(self, match: str) -> Stored | None:
        """All rows of a match."""
        with self.engine.connect() as connection:
            return read_match(connection, match, 0, 0)

    def match(self, stored: Stored) -> Match:
        """A stored match, played through."""
        return loading.rebuild(stored)

    def verify(self) -> Iterator[Verdict]:
        """Play every match through and say of each whether it can be."""
        with self.engine.connect() as connection:
            ids = list(connection.execute(sa.select(schema.matches.c.id)).scalars())
        for id in ids:
            try:
                stored = self.stored(id)
                if stored is not None:
                    self.match(stored)
                    yield Verdict(id, "")
            except Exception as error:
                yield Verdict(id, f"{type(error).__name__}: {error}")

    def archive(self, match: str) -> archives.Archive:
        """Everything about a match: its people's links and talk, its inputs and its newest snapshot."""
        with self.engine.connect() as connection:
            return archives.write(connection, match)

    def bring(self, archive: Any) -> str:
        """Take a match in from an archive; its id. ValueError, and nothing happened, where that cannot be."""
        try:
            with self.engine.begin() as connection:
                match = archives.read(connection, archive)
                stored = read_match(connection, match, 0, 0)
                assert stored is not None
                loading.rebuild(stored)
                self._tell(connection, match)
        except sa.exc.IntegrityError:
            raise ValueError("that match is in the store already") from None
        except (msgspec.MsgspecError, MontjoieError) as error:
            raise ValueError(f"its match cannot be played through: {error}") from None
        return match

    def end(self, match: str) -> bool:
        """End a match, also one that is stopped; whether there was one to end."""
        return self._set(match, "ended", ("playing", "stopped"))

    def release(self, match: str) -> bool:
        """Let a match go on that was stopped."""
        return self._set(match, "playing", ("stopped",))

    def _set(self, match: str, status: str, of: tuple[str, ...]) -> bool:
        m = schema.matches.c
        where = sa.and_(m.id == match, m.status.in_(of))
        with self.engine.begin() as connection:
            due = 0 if status == "playing" else None  # whoever serves it looks what is to be done
            change = sa.update(schema.matches).where(where).values(status=status, times=None, due=due)
            done = connection.execute(change).rowcount == 1
            self._tell(connection, match)
        return done

    def purge(self, match: str) -> bool:
        """Delete everything about a match, for good; whether there was one."""
        with self.engine.begin() as connection:
            return purge(connection, [match]) == 1

    def purge_closed(self, before: int) -> int:
        """Delete the matches that are closed and in which nothing has happened since; how many they were."""
        with self.engine.begin() as connection:
            return purge(connection, closed_before(connection, before))

    def orders(self, now: int) -> Sequence[Order]:
        """The operator's orders in force."""
        with self.engine.connect() as connection:
            return read_orders(connection, now)

    def order(self, order: Order) -> None:
        """Give an order, in the place of one that was given before."""
        with self.engine.begin() as connection:
            _lift(connection, order.kind, order.whom)
            connection.execute(sa.insert(schema.orders), order._asdict())

    def lift(self, kind: str, whom: str) -> bool:
        """Take an order back; whether there was one."""
        with self.engine.begin() as connection:
            return _lift(connection, kind, whom)

    def _tell(self, connection: sa.Connection, match: str) -> None:
        if self.engine.dialect.name == "postgresql":
            tell_others(connection, _PROCESS, {match: "table"})


def _lift(connection: sa.Connection, kind: str, whom: str) -> bool:
    o = schema.orders.c
    done = connection.execute(sa.delete(schema.orders).where(o.kind == kind, o.whom == whom))
    return done.rowcount == 1
