"""Tables as a person writes them: plain JSON in which anything may be missing or have the wrong type.

A game's `complete` fills what is missing and leaves what is wrong for the decoder to report.
"""

from __future__ import annotations

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
