"""Letting go of matches for good: what is asked for by name, and what closed long ago."""

from __future__ import annotations

import sqlalchemy as sa

from montjoie.server.store import schema

_SOME = 500  # at once


def closed_before(connection: sa.Connection, before: int) -> list[str]:
    """The closed matches whose last input is older."""
    m, i = schema.matches.c, schema.inputs.c
    last = sa.func.coalesce(sa.func.max(i.at), m.created)
    query = (
        sa.select(m.id)
        .outerjoin(schema.inputs, i.match_id == m.id)
        .where(m.status.in_(("over", "ended")))
        .group_by(m.id, m.created)
        .having(last < before)
        .limit(_SOME)
    )
    return list(connection.execute(query).scalars())


def purge(connection: sa.Connection, matches: list[str]) -> int:
    """Delete everything about some matches; how many there were."""
    o = schema.orders.c
    for match in matches:
        silent = sa.or_(o.whom == match, o.whom.startswith(f"{match}/", autoescape=True))
        connection.execute(sa.delete(schema.orders).where(o.kind == "silence", silent))
    for table in schema.OF_A_MATCH:
        connection.execute(sa.delete(table).where(table.c.match_id.in_(matches)))
    return connection.execute(sa.delete(schema.matches).where(schema.matches.c.id.in_(matches))).rowcount
