"""Boards for tests: "given these armies and orders, at this step".

Armies are written like `"stark FFK"`: a house, then a letter for each unit (F footman, K knight,
S ship), small letters for routed ones.
"""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from montjoie.games.throne.content import load
from montjoie.games.throne.round import Campaign
from montjoie.games.throne.state import (
    Army,
    Deck,
    Neutral,
    Options,
    Order,
    PowerToken,
    Table,
    Track,
    Turn,
    Units,
)
from montjoie.kernel import Step
from montjoie.kernel.game import find
from montjoie.kernel.match import Match
from tests.games.given import events as events
from tests.games.given import over as over
from tests.games.given import running

LETTERS = {"F": "footman", "K": "knight", "S": "ship"}


def army(text: str) -> Army:
    """`"stark FFk"`: two ready footmen and a routed knight of Stark."""
    house, _, letters = text.partition(" ")
    ready = {kind: letters.count(letter) for letter, kind in LETTERS.items()}
    routed = {kind: letters.count(letter.lower()) for letter, kind in LETTERS.items()}
    return Army(house, Units(**ready), Units(**routed))


def table(
    players: int = 5,
    *,
    armies: dict[str, str] | None = None,
    attackers: dict[str, str] | None = None,
    orders: dict[str, str] | None = None,
    tokens: dict[str, str] | None = None,
    neutrals: dict[str, int] | None = None,
    houses: dict[str, dict[str, Any]] | None = None,
    tracks: dict[str, list[str]] | None = None,
    decks: dict[str, list[str]] | None = None,
    turn: dict[str, Any] | None = None,
) -> Table:
    """A board with just these pieces: no armies, orders, tokens or neutral forces but those given.

    Houses have 5 power, supply 6 and all their cards unless `houses` says otherwise; tracks are
    those of the start unless `tracks` gives an order.
    """
    game = find("throne")
    seats = load().player_counts[players].houses
    board: Table = game.setup(seats, Options())
    board.armies = {area: army(text) for area, text in (armies or {}).items()}
    board.attackers = {area: army(text) for area, text in (attackers or {}).items()}
    board.orders = {area: Order(board.armies[area].house, token) for area, token in (orders or {}).items()}
    board.power_tokens = {area: PowerToken(house) for area, house in (tokens or {}).items()}
    board.neutrals = {area: Neutral(strength) for area, strength in (neutrals or {}).items()}
    for name, house in board.houses.items():
        board.houses[name] = replace(house, **({"supply": 6} | (houses or {}).get(name, {})))
    for name, order in (tracks or {}).items():
        board.tracks[name] = Track(tuple(order), order[0])
    board.decks = {name: Deck(cards) for name, cards in load().decks.items()}
    board.decks.update({name: Deck(tuple(cards)) for name, cards in (decks or {}).items()})
    board.turn = Turn(**({"number": 2} | (turn or {})))
    return board


def at(step: Step, players: int = 5, seed: int = 0, **board: Any) -> Match:
    """A match at the beginning of a step, on the board described; it holds still after the step."""
    return resume(table(players, **board), step, seed=seed)


def resume(board: Table, *steps: Step, seed: int = 0, live: bool = True) -> Match:
    """A match on a board, with these steps running from the outermost in."""
    below = Campaign(at="next_turn")
    return running("throne", tuple(board.houses), Options(), board, steps, below=below, seed=seed, live=live)


def board(match: Match) -> Table:
    """The tables of a match, to look at or to write on."""
    match.engine.forget()
    state: Table = match.engine.state
    return state


def where(match: Match, house: str) -> dict[str, str]:
    """All units of a house, written like armies."""
    found = {}
    for area, there in board(match).armies.items():
        if there.house == house:
            letters = "".join(
                letter * there.ready.count(kind) + letter.lower() * there.routed.count(kind)
                for letter, kind in LETTERS.items()
            )
            found[area] = letters
    return found
