"""Tables as a person writes them: plain JSON in which anything may be missing or have the wrong type.

A game's `complete` fills what is missing and leaves what is wrong for the decoder to report.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

Rows = dict[str, Any]


def rows(board: Rows, table: str) -> Rows:
    """The rows of a table, as far as it is one."""
    given = board.get(table)
    return dict(given) if isinstance(given, dict) else {}


def listed(row: Any, field: str) -> list[str]:
    """The ids in a list of a row, as far as there are any."""
    given = row.get(field, []) if isinstance(row, dict) else []
    return [each for each in given if isinstance(each, str)] if isinstance(given, list) else []


def with_tables(board: Rows, made: Rows) -> Rows:
    """The board with the tables made for it, except where somebody wrote what is no table."""
    return {
        **board,
        **{name: table for name, table in made.items() if isinstance(board.get(name, table), dict)},
    }


def per_seat(board: Rows, table: str, seats: Iterable[str]) -> Rows:
    """The rows of a table that has one for each seat, empty where it was left out."""
    return {seat: {} for seat in seats} | rows(board, table)


def over(known: Rows, given: Rows) -> Rows:
    """Rows as given, with what is known of each where they say nothing."""
    return {
        name: {**known.get(name, {}), **row} if isinstance(row, dict) else row for name, row in given.items()
    }


def part(row: Any, field: str) -> Rows:
    """A field of a row, as far as it has one."""
    return {field: row[field]} if isinstance(row, dict) and field in row else {}


def named(row: Any, field: str) -> str:
    """What a field of a row names, if anything."""
    given = row.get(field) if isinstance(row, dict) else None
    return given if isinstance(given, str) else ""
