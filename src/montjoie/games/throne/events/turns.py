"""Set-up, turns and their Westeros cards."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from montjoie.games.throne.state import (
    Deck,
    G,
    Table,
)
from montjoie.kernel import Event, Its, Notice, PublicEvent, change, changes


class HousesDrawn(PublicEvent, frozen=True):
    """Each seat has its house."""

    houses: dict[str, str]
    rule = "THR-SET-05"

    def apply(self, state: Table) -> None:
        """The player sits down behind his house."""
        for seat, house in self.houses.items():
            change(state.houses, house, seat=seat)


def _deck_only(g: G, event: Any, seat: str | None) -> dict[str, str]:
    return {"deck": event.deck}


class DeckShuffled(Event, frozen=True):
    """A Westeros deck is shuffled; nobody knows its order any more."""

    deck: str
    cards: tuple[str, ...]
    rule = "THR-SET-07"
    audience = _deck_only

    def apply(self, state: Table) -> None:
        """The deck lies in its new order."""
        state.decks[self.deck] = Deck(self.cards)


class TurnBegan(PublicEvent, frozen=True):
    """The turn marker advances; Blade and Raven are ready again. `score` tells the areas that count for
    victory, by house."""

    number: int
    score: dict[str, int] = {}
    rule = "THR-WES-01"
    writes = changes("turn", "number", cards=(), blade_used=False, raven_used=False)
    heads = True


class CardRevealed(PublicEvent, frozen=True):
    """The top card of a Westeros deck is turned up."""

    deck: str
    card: str
    rule = "THR-WES-01"
    reveals = True

    def apply(self, state: Table) -> None:
        """The card lies beside its deck."""
        deck = state.decks[self.deck]
        left = deck.cards[1:]
        state.decks[self.deck] = Deck(left, min(deck.known, len(left)))
        state.turn = replace(state.turn, cards=(*state.turn.cards, self.card))


class CardResolved(Notice, frozen=True):
    """One of the three cards takes effect."""

    deck: str
    card: str
    rule = "THR-WES-05"
    heads = True


class CardTakenBack(PublicEvent, frozen=True):
    """Winter Is Coming goes back into its deck, to be shuffled with it."""

    deck: str
    rule = "THR-WCD-01"

    def apply(self, state: Table) -> None:
        """The last card revealed returns to its deck."""
        card = state.turn.cards[-1]
        state.turn = replace(state.turn, cards=state.turn.cards[:-1])
        state.decks[self.deck] = Deck((*state.decks[self.deck].cards, card))


class CardsReturned(PublicEvent, frozen=True):
    """The three cards go under their decks."""

    cards: dict[str, str]
    rule = "THR-WES-06"

    def apply(self, state: Table) -> None:
        """Each under its own deck, where all remember it."""
        for name, card in self.cards.items():
            deck = state.decks[name]
            state.decks[name] = Deck((*deck.cards, card), deck.known + 1)


class WildlingsMoved(PublicEvent, frozen=True):
    """The wildling token is put on a space of its track: so many mammoths on, or back to its start."""

    strength: int
    before: int
    icons: int = 0
    rule = "THR-WES-02"
    writes = changes("turn", wildlings=Its("strength"))
