"""Command cards, commanders, and what they change for a while."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.state import (
    Effect,
    Field,
    G,
    player_of,
)
from montjoie.kernel import Event, PublicEvent, change, counted, private, unfolded
from montjoie.table.cards import without


class CardsDrawn(Event, frozen=True):
    """Command cards are drawn; only their owner sees which."""

    house: str
    cards: tuple[str, ...]
    rule = "WES-MAR-04"
    audience = private(player_of, counted(cards="cards_count"))
    reveals = True  # to their owner

    def apply(self, state: Field) -> None:
        """From the deck to the hand."""
        deck, hand = state.decks[self.house], state.hands[self.house]
        change(state.decks, self.house, cards=deck.cards[len(self.cards) :])
        change(state.hands, self.house, cards=(*hand.cards, *self.cards))


class CardPlayed(PublicEvent, frozen=True):
    """A command card is revealed and played on a commander; it leaves the hand."""

    house: str
    card: str
    commander: str
    rule = "WES-CRD-01"
    reveals = True

    def apply(self, state: Field) -> None:
        """In play until it is discarded."""
        change(state.hands, self.house, cards=without(state.hands[self.house].cards, self.card))


class CommandsPaid(PublicEvent, frozen=True):
    """Command tokens move from the command board to a commander card."""

    house: str
    commander: str
    amount: int
    rule = "WES-CRD-04"

    def apply(self, state: Field) -> None:
        """The card holds them until the refresh."""
        change(state.sides, self.house, command_tokens=state.sides[self.house].command_tokens - self.amount)
        commander = state.commanders[self.commander]
        change(state.commanders, self.commander, tokens=commander.tokens + self.amount)


class CommandTokensReturned(PublicEvent, frozen=True):
    """An effect moves a commander's tokens back to the command board."""

    house: str
    commander: str
    amount: int
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """They count for advantage again."""
        change(state.sides, self.house, command_tokens=state.sides[self.house].command_tokens + self.amount)
        commander = state.commanders[self.commander]
        change(state.commanders, self.commander, tokens=commander.tokens - self.amount)


class CardDiscarded(PublicEvent, frozen=True):
    """A command card goes face up to the discard pile, from the hand or from play."""

    house: str
    card: str
    rule = "WES-CRD-17"
    reveals = True

    def apply(self, state: Field) -> None:
        """Open to both (WES-RUL-41)."""
        hand = state.hands[self.house].cards
        if self.card in hand:
            change(state.hands, self.house, cards=without(hand, self.card))
        change(state.sides, self.house, discard=(*state.sides[self.house].discard, self.card))


class CommanderCommitted(PublicEvent, frozen=True):
    """A commander card is turned to its committed side."""

    commander: str
    house: str
    rule = "WES-COM-03"

    def apply(self, state: Field) -> None:
        """No commit ability any more."""
        change(state.commanders, self.commander, committed=True)


def _with_level(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: an effect, and the number of a keyword that has one ("Pursue X")."""
    row: Effect = event.row
    numbered = g.content.names["en"].get(row.keyword, "").endswith(" X")
    return unfolded(g, event, seat) | {"level": row.n if numbered else 0}


class EffectBegan(PublicEvent, frozen=True):
    """Something is changed for a while."""

    name: str
    row: Effect
    rule = "WES-GEN-01"
    audience = _with_level

    def apply(self, state: Field) -> None:
        """It holds from now on."""
        state.effects[self.name] = self.row


def _with_sources(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: which effects, and of which cards."""
    sources = dict.fromkeys(name.rpartition("/")[0] for name in event.names)
    return {"names": event.names, "sources": tuple(sources)}


class EffectsEnded(PublicEvent, frozen=True):
    """Effects of a turn or a round are over."""

    names: tuple[str, ...]
    rule = "WES-GEN-01"
    audience = _with_sources

    def apply(self, state: Field) -> None:
        """They hold no more."""
        for name in self.names:
            del state.effects[name]
