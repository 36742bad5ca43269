"""Tactics cards: drawn, played, attached, seen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from montjoie.games.figurines.events.naming import count_serial
from montjoie.games.figurines.state import Attached, Deck, Field, G, Hand
from montjoie.kernel import Event, Notice, PublicEvent, change, counted, unfolded
from montjoie.table.cards import without


def player_only(g: G, event: Any, seat: str | None) -> dict[str, Any]:
    """Everybody sees how many cards there are, their player which."""
    return shown(event, seat is not None and seat == event.player)


def shown(event: Any, seen: bool) -> dict[str, Any]:
    """How many cards there are; which, if they are `seen`."""
    told = asdict(event) | {"cards_count": len(event.cards), "seen": seen}
    if not seen:
        del told["cards"]
    return told


class DeckShuffled(Event, frozen=True):
    """A Tactics deck is shuffled (FIG-CMD-03)."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None  # the effect after which it is
    rule = "FIG-CMD-03"
    audience = counted(cards="size")

    def apply(self, state: Field) -> None:
        """Face down."""
        state.decks[self.player] = Deck(self.player, self.cards)
        state.hands.setdefault(self.player, Hand(self.player))


class CardsDrawn(Event, frozen=True):
    """Cards come from the top of the deck into a hand."""

    player: str
    cards: tuple[str, ...]
    hand: int = 0  # cards in hand then
    cause: str | None = None
    rule = "FIG-RND-08"
    audience = player_only
    reveals = True

    def apply(self, state: Field) -> None:
        """Into the hand."""
        deck = state.decks[self.player].cards
        state.decks[self.player] = Deck(self.player, without(deck, *self.cards))
        state.hands[self.player] = Hand(self.player, (*state.hands[self.player].cards, *self.cards))


class CardFetched(Event, frozen=True):
    """A card is taken from deck or discard pile into the hand."""

    player: str
    cards: tuple[str, ...]
    source: str  # deck or discard
    cause: str | None = None
    rule = "FIG-CMD-05"
    audience = lambda g, event, seat: (  # noqa: E731
        shown(event, True) if event.source == "discard" else player_only(g, event, seat)
    )
    reveals = True

    def apply(self, state: Field) -> None:
        """Into the hand."""
        if self.source == "deck":
            deck = state.decks[self.player].cards
            state.decks[self.player] = Deck(self.player, without(deck, *self.cards))
        else:
            pile = state.players[self.player].discard
            change(state.players, self.player, discard=without(pile, *self.cards))
        state.hands[self.player] = Hand(self.player, (*state.hands[self.player].cards, *self.cards))


class CardsBuried(Event, frozen=True):
    """Cards of the top of a deck go under it."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None
    rule = "FIG-CMD-05"
    audience = player_only

    def apply(self, state: Field) -> None:
        """Under the deck."""
        deck = without(state.decks[self.player].cards, *self.cards)
        state.decks[self.player] = Deck(self.player, (*deck, *self.cards))


class CardsDiscarded(PublicEvent, frozen=True):
    """Cards go from a hand to the discard pile, face up (FIG-RND-08 g)."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None
    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        """Everybody may look through the pile."""
        hand = state.hands[self.player].cards
        state.hands[self.player] = Hand(self.player, without(hand, *self.cards))
        change(state.players, self.player, discard=(*state.players[self.player].discard, *self.cards))


class CardPlayed(PublicEvent, frozen=True):
    """A Tactics card is played: it lies face up on the discard pile (FIG-CMD-05)."""

    player: str
    card: str
    window: str = ""  # the situation it answers
    unit: str | None = None  # of whom that speaks
    rule = "FIG-CMD-05"
    heads = True
    reveals = True

    def apply(self, state: Field) -> None:
        """Out of the hand."""
        CardsDiscarded(self.player, (self.card,)).apply(state)


class CardCancelled(Notice, frozen=True):
    """A card or Order has no effect: it was answered (FIG-TIM-10)."""

    player: str  # whose it was
    card: str
    rule = "FIG-TIM-10"


class CardAttached(PublicEvent, frozen=True):
    """A Tactics card lies with a unit from now on (FIG-CMD-09); it comes from the discard pile."""

    name: str
    row: Attached
    rule = "FIG-CMD-09"
    audience = unfolded

    def apply(self, state: Field) -> None:
        """Out of the pile where it lay after being played."""
        pile = state.players[self.row.owner].discard
        if self.row.card in pile:
            change(state.players, self.row.owner, discard=without(pile, self.row.card))
        state.attached[self.name] = self.row
        count_serial(state)


class AttachedTokens(PublicEvent, frozen=True):
    """The tokens on an attached card change."""

    name: str
    tokens: int
    card: str = ""
    unit: str = ""
    cause: str | None = None
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """So many now."""
        change(state.attached, self.name, tokens=self.tokens)


class AttachedMoved(PublicEvent, frozen=True):
    """An attached card lies with another unit."""

    name: str
    unit: str
    card: str = ""
    origin: str = ""  # the unit it lay with
    cause: str | None = None
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """There."""
        change(state.attached, self.name, unit=self.unit)


class AttachedDiscarded(PublicEvent, frozen=True):
    """An attached card goes to its owner's discard pile (FIG-CMD-09, FIG-RUL-22)."""

    name: str
    card: str
    player: str
    unit: str = ""
    why: str = "effect"  # unit_lost, round_over
    cause: str | None = None
    rule = "FIG-CMD-09"

    def apply(self, state: Field) -> None:
        """Face up."""
        row = state.attached.pop(self.name)
        change(state.players, row.owner, discard=(*state.players[row.owner].discard, row.card))


class CardsRevealed(Notice, frozen=True):
    """A player looks at cards of another's hand."""

    player: str  # who looks
    owner: str
    cards: tuple[str, ...]
    pile: str = "hand"  # or deck
    cause: str | None = None
    rule = "FIG-CRD-05"
    audience = lambda g, event, seat: (  # noqa: E731
        shown(event, seat is not None and seat in (event.player, event.owner))
    )
    reveals = True
