"""What a person may leave out of a position: it stands as at the start of the game (THR-SET).

Houses and tracks may be missing whole or in part, a hand (the cards that are not discarded), the
holder of a track's token (position 1), the owner of an order (whose units are there), the neutral
forces (those printed, where nobody has entered).
"""

from __future__ import annotations

from typing import Any

from montjoie.games.throne.content import Content
from montjoie.games.throne.setup import setup
from montjoie.games.throne.state import Options
from montjoie.kernel import plain
from montjoie.kernel.handwritten import Rows, listed, rows, with_tables


def complete(content: Content, board: Rows, seats: tuple[str, ...], options: Options) -> Rows:
    """The board with what was left out; what has the wrong type is left for the decoder to report."""
    start = plain(setup(content, seats, options))
    armies = rows(board, "armies")
    filled = {
        "houses": {**start["houses"], **rows(board, "houses")},
        "tracks": {**start["tracks"], **rows(board, "tracks")},
        "orders": rows(board, "orders"),
    }
    for name, row in filled["houses"].items():
        filled["houses"][name] = _house(start["houses"].get(name), row)
    for name, row in filled["tracks"].items():
        filled["tracks"][name] = _track(row)
    for area, row in filled["orders"].items():
        filled["orders"][area] = _order(armies.get(area), row)
    entered = {*armies, *rows(board, "attackers"), *rows(board, "power_tokens")}
    forces = {area: force for area, force in start["neutrals"].items() if area not in entered}
    return with_tables({"neutrals": forces, **board}, filled)


def _house(start: Rows | None, row: Any) -> Any:
    """As on the start card (THR-SET-06, THR-SET-10, THR-SET-12)."""
    if start is None or not isinstance(row, dict):
        return row
    used = listed(row, "discard")
    return {**start, "hand": [card for card in start["hand"] if card not in used], **row}


def _track(row: Any) -> Any:
    """The large token lies with position 1 (THR-SET-09, THR-COK-05)."""
    if isinstance(row, dict) and isinstance(row.get("order"), list) and row["order"]:
        return {"holder": row["order"][0], **row}
    return row


def _order(army: Any, row: Any) -> Any:
    """Only a house that has units there can have an order there (THR-PLN-03)."""
    house = army.get("house", "") if isinstance(army, dict) else ""
    return {"house": house, **row} if isinstance(row, dict) else row
