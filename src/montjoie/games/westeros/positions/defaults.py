"""What a person may leave out of a position: it stands as at the start of the battle (WES-SET).

The course, the sides and the ground may be missing whole or in part; units and objectives whole; the
House and the strength of a unit (those of its card); commander cards of units on the board; hands and
decks (a deck holds the cards that are neither in hand nor discarded). A position that names every hex is
one that the game wrote: nothing is missing there.
"""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.cards import decks
from montjoie.games.westeros.content import Content
from montjoie.games.westeros.setup import setup
from montjoie.games.westeros.state import HOUSES, Options
from montjoie.kernel import plain
from montjoie.kernel.handwritten import Rows, listed, rows, with_tables


def complete(content: Content, board: Rows, seats: tuple[str, ...], options: Options) -> Rows:
    """The board with what was left out; what has the wrong type is left for the decoder to report."""
    start = plain(setup(content, seats, options))
    if start["ground"].keys() <= rows(board, "ground").keys():
        return board
    filled = {
        "course": {**start["course"], **rows(board, "course")},
        "sides": _merged(start["sides"], rows(board, "sides")),
        "ground": _merged(start["ground"], rows(board, "ground")),
        "units": rows(board, "units") if "units" in board else start.get("units", {}),
        "objectives": rows(board, "objectives") if "objectives" in board else start.get("objectives", {}),
    }
    filled["units"] = {name: _unit(content, row) for name, row in filled["units"].items()}
    filled["commanders"] = {**_commanders(filled["units"]), **rows(board, "commanders")}
    filled["hands"] = _owned(rows(board, "hands"))
    filled["decks"] = _owned(rows(board, "decks")) if "decks" in board else _decks(content, filled)
    return with_tables(board, filled)


def _merged(start: Rows, given: Rows) -> Rows:
    """Row by row, field by field."""
    return {name: _over(start.get(name), given.get(name, {})) for name in {**start, **given}}


def _over(start: Rows | None, row: Any) -> Any:
    """A row over that of the start; a terrain named by hand comes without the token that lay there."""
    if start is None or not isinstance(row, dict) or "terrain" in row:
        return row
    return {**start, **row}


def _unit(content: Content, row: Any) -> Any:
    """A whole unit of the House of its card (WES-SET-09)."""
    name = row.get("card") if isinstance(row, dict) else None
    card = content.unit_cards.get(name) if isinstance(name, str) else None
    return {"house": card.house, "figures": card.strength, **row} if card else row


def _commanders(units: Rows) -> Rows:
    """The cards of the commanders on the board, uncommitted and without tokens (WES-SET-04)."""
    return {
        row["commander"]: {"house": row.get("house", ""), "unit": name}
        for name, row in units.items()
        if isinstance(row, dict) and isinstance(row.get("commander"), str) and row["commander"]
    }


def _owned(given: Rows) -> Rows:
    """Hands and decks of both Houses, with their owner."""
    return {
        house: {"house": house, **row} if isinstance(row := given.get(house, {}), dict) else row
        for house in (*HOUSES, *(stranger for stranger in given if stranger not in HOUSES))
    }


def _decks(content: Content, filled: Rows) -> Rows:
    """The cards of the House's list (WES-DCK-03) that lie nowhere else."""
    made = {}
    for house in HOUSES:
        cards = filled["commanders"].items()
        own = [name for name, row in cards if name in content.commanders and _of(row, house)]
        gone = {*listed(filled["hands"].get(house), "cards"), *listed(filled["sides"].get(house), "discard")}
        made[house] = {
            "house": house,
            "cards": [card for card in decks.listed(content, house, own) if card not in gone],
        }
    return made


def _of(row: Any, house: str) -> bool:
    return isinstance(row, dict) and row.get("house") == house
