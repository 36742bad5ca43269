"""What a page does with the changes that come with events."""

from typing import Any


def lay(board: dict[str, Any], changes: dict[str, Any]) -> None:
    """Write the changes of an event on a board as it was seen before it."""
    for name, rows in changes.items():
        if isinstance(rows, list):
            (board[name],) = rows
            continue
        for key, row in rows.items():
            if row is None:
                board[name].pop(key, None)
            else:
                board[name][key] = row
