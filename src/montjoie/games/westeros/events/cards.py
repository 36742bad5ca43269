"""Command cards, commanders, and what they change for a while."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.events.telling import unless, with_figure
from montjoie.games.westeros.state import Field, G, Lasting, player_of
from montjoie.kernel import Event, Notice, PublicEvent, RowBegun, RowsEnded, change, changes, places, unfolded
from montjoie.kernel.audiences import HIDDEN
from montjoie.table.cards import put, take


def _which_or_how_many(g: G, event: Any, seat: str | None) -> Any:
    """Both see how many, the owner which."""
    own = seat is not None and player_of(g, event) == seat
    told = {"house": event.house, "count": len(event.cards), "hand": event.hand, "seen": own}
    return told | {"cards": event.cards} if own else told


class CardsDrawn(Event, frozen=True):
    """Command cards are drawn; only their owner sees which. So many are in the hand then."""

    house: str
    cards: tuple[str, ...]
    hand: int = 0
    rule = "WES-MAR-04"
    audience = _which_or_how_many
    reveals = True  # to their owner

    def apply(self, state: Field) -> None:
        """From the deck to the hand."""
        take(state.decks, self.house, *self.cards)
        put(state.hands, self.house, *self.cards)


class CardPlayed(PublicEvent, frozen=True):
    """A command card is revealed and played on a commander; it leaves the hand."""

    house: str
    card: str
    commander: str
    rule = "WES-CRD-01"
    reveals = True
    heads = True
    audience = with_figure

    def apply(self, state: Field) -> None:
        """In play until it is discarded."""
        take(state.hands, self.house, self.card)


class CommandsPaid(PublicEvent, frozen=True):
    """Commands of a card are chosen, and command tokens for them go from the command board to a commander
    card, of which so many are left and so many lie on the card."""

    house: str
    commander: str
    amount: int
    commands: tuple[str, ...] = ()  # "CARD.NUMBER", whose texts the words know
    left: int = 0
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
    audience = with_figure

    def apply(self, state: Field) -> None:
        """They count for advantage again."""
        change(state.sides, self.house, command_tokens=state.sides[self.house].command_tokens + self.amount)
        commander = state.commanders[self.commander]
        change(state.commanders, self.commander, tokens=commander.tokens - self.amount)


class CardDiscarded(PublicEvent, frozen=True):
    """A command card goes face up to the discard pile, from the hand or from play."""

    house: str
    card: str
    played: bool = True
    rule = "WES-CRD-17"
    reveals = True
    audience = unless("played")  # its playing was told

    def apply(self, state: Field) -> None:
        """Open to both (WES-RUL-41)."""
        if self.card in state.hands[self.house].cards:
            take(state.hands, self.house, self.card)
        put(state.sides, self.house, self.card, pile="discard")


class AbilityUsed(Notice, frozen=True):
    """A commander uses an ability of his card."""

    house: str
    commander: str
    text: str  # "COMMANDER.commit" or "COMMANDER.unit", whose text the words know
    rule = "WES-COM-03"
    heads = True
    audience = with_figure


class CommanderCommitted(PublicEvent, frozen=True):
    """A commander card is turned to its committed side."""

    commander: str
    house: str
    rule = "WES-COM-03"
    writes = changes("commanders.commander", committed=True)
    audience = with_figure


def _with_number(g: G, event: Any, seat: str | None) -> Any:
    """Both see it: an effect, and a keyword with its number ("Pursue 1") where it has one."""
    row: Lasting = event.row
    numbered = g.content.names["en"].get(row.keyword, "").endswith(" X")
    return unfolded(g, event, seat) | ({"keyword": f"{row.keyword}-{row.n}"} if numbered else {})


class EffectBegan(RowBegun, frozen=True):
    """Something is changed for a while."""

    row: Lasting
    rule = "WES-GEN-01"
    writes = places("effects.name")
    audience = _with_number


class EffectsEnded(RowsEnded, frozen=True):
    """Effects of a turn or a round are over. Until when was said as they began: nobody needs it again."""

    table = "effects"
    rule = "WES-GEN-01"
    audience = HIDDEN
