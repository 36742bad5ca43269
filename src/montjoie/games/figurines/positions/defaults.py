"""What a person may leave out of a position.

The course (round 1, the first seat is First Player), the rows of players (sides as agreed on, edges of the
table in their order), the owner of a unit (the first player of its card's faction) and its figures (all of
them), hands (empty) and decks (the cards of the deck that lie nowhere else), missions likewise. A position
with the mode and the teams of all players is one that the game wrote: nothing is missing there.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from montjoie.games.figurines.content import Content
from montjoie.games.figurines.setup import options as agreed
from montjoie.games.figurines.state import CORNERS, Options
from montjoie.kernel import plain
from montjoie.kernel.handwritten import Rows, listed, rows, with_tables


def complete(content: Content, board: Rows, seats: tuple[str, ...], options: Options) -> Rows:
    """The tables with what was left out; what has the wrong type is left for the decoder to report."""
    players = rows(board, "players")
    known = all(isinstance(row := players.get(seat), dict) and "team" in row for seat in seats)
    if "mode" in rows(board, "course") and known:
        return board
    start = plain(agreed.setup(content, seats, options))
    first = next(iter(start["players"]))
    played = {**start["course"], "round": 1, "phase": "activation", "first": first, "active": first}
    filled: Rows = {
        "course": {**played, **rows(board, "course")},
        "players": _players(content, start["players"], board),
    }
    owners = filled["players"]
    filled["units"] = {n: _unit(content, owners, row) for n, row in rows(board, "units").items()}
    filled["ncus"] = {n: _owned(content.ncus, owners, row) for n, row in rows(board, "ncus").items()}
    filled["hands"] = rows(board, "hands") | {seat: _cards(board, "hands", seat) for seat in seats}
    filled["decks"] = rows(board, "decks") | {
        seat: _cards(board, "decks", seat) if "decks" in board else _deck(content, board, filled, seat)
        for seat in seats
    }
    filled |= _missions(content, board, filled["course"].get("mode"), seats)
    return with_tables(board, filled)


def _players(content: Content, start: Rows, board: Rows) -> Rows:
    """Sides sit at the south and the north edge, or in the corners of a free-for-all (FIG-MUL-07)."""
    given = rows(board, "players")
    teams = list(dict.fromkeys(row["team"] for row in start.values()))
    seated: Rows = {}
    for i, (seat, row) in enumerate(start.items()):
        edge = CORNERS[i % 4] if len(teams) > 2 else ("south", "north")[teams.index(row["team"])]
        own = given.get(seat, {})
        seated[seat] = {"edge": edge, **row, **own} if isinstance(own, dict) else own
    return {**seated, **{name: row for name, row in given.items() if name not in seated}}


def _unit(content: Content, players: Rows, row: Any) -> Any:
    """A whole unit."""
    if not isinstance(row, dict):
        return row
    card = content.units.get(row.get("card", "")) if isinstance(row.get("card"), str) else None
    told = _owned(content.units, players, row)
    return {"figures": card.figures, **told} if card else told


def _owned(cards: Any, players: Rows, row: Any) -> Any:
    """Of the first player of its faction, where nobody is named."""
    if not isinstance(row, dict) or not isinstance(row.get("card"), str):
        return row
    card = cards.get(row["card"])
    fits = [
        who
        for who, each in players.items()
        if isinstance(each, dict) and card and each.get("faction") == card.faction
    ]
    return {"owner": fits[0], **row} if fits else row


def _cards(board: Rows, table: str, seat: str) -> Any:
    row = rows(board, table).get(seat, {})
    return {"owner": seat, **row} if isinstance(row, dict) else row


def _deck(content: Content, board: Rows, filled: Rows, seat: str) -> Rows:
    """The cards of the faction and the Commander (FIG-CMD-03) that are not in hand, discarded or attached."""
    row = filled["players"].get(seat)
    row = row if isinstance(row, dict) else {}
    gone = Counter([*listed(filled["hands"].get(seat), "cards"), *listed(row, "discard")])
    gone.update(
        each["card"]
        for each in rows(board, "attached").values()
        if isinstance(each, dict) and each.get("owner") == seat and isinstance(each.get("card"), str)
    )
    left: list[str] = []
    for card in content.cards.values():
        own = (
            card.faction == row.get("faction")
            if not card.commander
            else card.commander == row.get("commander")
        )
        if own:
            left += [card.id] * max(0, card.copies - gone[card.id])
    return {"owner": seat, "cards": left}


def _missions(content: Content, board: Rows, name: Any, seats: tuple[str, ...]) -> Rows:
    """Where a mode has missions: nobody holds any, those that lie nowhere are in the deck (FIG-WIN-01)."""
    mode = content.modes.get(name) if isinstance(name, str) else None
    if mode is None or not mode.scoring.missions:
        return {}
    hands = rows(board, "mission_hands") | {seat: _cards(board, "mission_hands", seat) for seat in seats}
    gone = {card for row in hands.values() for card in listed(row, "cards")}
    gone |= {
        row["card"] for row in rows(board, "missions").values() if isinstance(row, dict) and "card" in row
    }
    gone |= rows(board, "open_missions").keys()
    deck = {"missions": {"owner": "", "cards": [card for card in content.missions if card not in gone]}}
    return {"mission_hands": hands, "mission_deck": board.get("mission_deck", deck)}
