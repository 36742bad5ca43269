"""Archives: everything about one match as a document, to be taken from one store to another."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from montjoie.server.store import schema

_TABLES = (schema.matches, *reversed(schema.OF_A_MATCH))  # in the order in which their rows can be added


Archive = dict[str, list[dict[str, Any]]]


class BadArchive(ValueError):
    """A document that is no archive; it says where."""


def write(connection: sa.Connection, match: str) -> Archive:
    """All rows of a match by table."""
    return {
        table.name: [dict(row) for row in connection.execute(_rows(table, match)).mappings()]
        for table in _TABLES
    }


def _rows(table: sa.Table, match: str) -> sa.Select[Any]:
    return sa.select(table).where(_key(table) == match).order_by(*table.primary_key.columns)


def _key(table: sa.Table) -> sa.Column[Any]:
    return table.c.id if table is schema.matches else table.c.match_id


def read(connection: sa.Connection, archive: Any) -> str:
    """Add what an archive holds to a store; the id of its match."""
    if not isinstance(archive, dict) or set(archive) != {table.name for table in _TABLES}:
        raise BadArchive("it is not the archive of a match")
    for table in _TABLES:
        for place, row in enumerate(_list(archive[table.name], table.name)):
            _check(table, f"{table.name}[{place}]", row)
    if len(archive["matches"]) != 1:
        raise BadArchive("matches: there is one match in an archive")
    match: str = archive["matches"][0]["id"]
    for table in _TABLES:
        if any(row[_key(table).name] != match for row in archive[table.name]):
            raise BadArchive(f"{table.name}: a row is of another match")
        if archive[table.name]:
            connection.execute(sa.insert(table), archive[table.name])
    return match


def _list(rows: Any, name: str) -> list[Any]:
    if not isinstance(rows, list):
        raise BadArchive(f"{name}: it is no list")
    return rows


def _check(table: sa.Table, place: str, row: Any) -> None:
    if not isinstance(row, dict) or set(row) != set(table.c.keys()):
        raise BadArchive(f"{place}: its columns are {', '.join(table.c.keys())}")
    for column in table.c:
        value, kind = row[column.name], column.type.python_type
        if type(value) is not kind and not (value is None and column.nullable):
            raise BadArchive(f"{place}.{column.name}: it is no {kind.__name__}")
