"""Throne: the board game of the five houses, complete for three to five players.

The guided tour: `state.py` (the tables, and who sees them), `events/` (every way they can change), `round.py`
(the turn as a list). From there each phase leads to its folder, the marches of `action_phase/` to `battle/`.
All of them share `control.py`, `orders.py`, `supply.py`, `transport.py` and `victory.py`; `house_cards/` fill
the tables of `battle/abilities.py`, and `positions/` reads everything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.throne import house_cards as house_cards
from montjoie.games.throne import positions
from montjoie.games.throne import setup as setting
from montjoie.games.throne import warnings as warnings
from montjoie.games.throne.content import PACK_TYPE, Content, load
from montjoie.games.throne.round import Campaign
from montjoie.games.throne.state import Deck, G, Options, Table
from montjoie.kernel import Game, Problem, Rng, register
from montjoie.table.cards import redealt


class Throne(Game[Table, Content, Options]):
    """The game, as the kernel knows it."""

    slug, prefix, version, counts = "throne", "THR", "1", (3, 4, 5)
    state_type, option_type, opening, pack_type = Table, Options, Campaign, PACK_TYPE
    positions = positions

    def seat_names(self, count: int, options: Options) -> tuple[str, ...]:
        """Seats named after their houses; neutral names where the houses are drawn (THR-SET-05)."""
        if not isinstance(options.houses, str):
            return (
                tuple(options.houses) if len(options.houses) == count else super().seat_names(count, options)
            )
        if options.houses == "random":
            return super().seat_names(count, options)
        return load().player_counts[count].houses

    def check_options(self, seats: tuple[str, ...], options: Options) -> Iterator[Problem]:
        """What players cannot agree on."""
        return setting.check_options(load(), seats, options)

    def setup(self, seats: tuple[str, ...], options: Options) -> Table:
        """The board before the first chance outcome."""
        return setting.setup(load(), seats, options)

    def round(self, state: Table) -> int:
        """The turn."""
        return state.turn.number

    def redeal(self, g: G, seat: str | None, rng: Rng) -> dict[str, Any]:
        """Nobody knows the order of the decks, but for the cards put under them since a shuffle."""
        decks = {}
        for name, deck in g.state.decks.items():
            count = len(deck.cards)
            (cards,) = redealt(rng, deck.cards, known={0: range(count - deck.known, count)})
            decks[name] = Deck(cards, deck.known)
        return {"decks": decks}


register(Throne())
