"""Tactics cards and siege cards: drawn, played, attached, seen."""

from __future__ import annotations

from typing import Any

from msgspec.structs import asdict

from montjoie.games.figurines.state import Attached, Deck, Field, G, Hand
from montjoie.kernel import Event, Notice, PublicEvent, changes, counted, places, unfolded
from montjoie.table.cards import put, take


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
        take(state.decks, self.player, *self.cards)
        put(state.hands, self.player, *self.cards)


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
        if self.source == "deck":
            take(state.decks, self.player, *self.cards)
        else:
            take(state.players, self.player, *self.cards, pile="discard")
        put(state.hands, self.player, *self.cards)


class CardsBuried(Event, frozen=True):
    """Cards of the top of a deck go under it."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None
    rule = "FIG-CMD-05"
    audience = player_only

    def apply(self, state: Field) -> None:
        take(state.decks, self.player, *self.cards)
        put(state.decks, self.player, *self.cards)


class CardsDiscarded(PublicEvent, frozen=True):
    """Cards go from a hand to the discard pile, face up (FIG-RND-08 g)."""

    player: str
    cards: tuple[str, ...]
    cause: str | None = None
    rule = "FIG-RND-08"

    def apply(self, state: Field) -> None:
        take(state.hands, self.player, *self.cards)
        put(state.players, self.player, *self.cards, pile="discard")


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
    writes = places("attached.name", serial=True)
    audience = unfolded

    def apply(self, state: Field) -> None:
        if self.row.card in state.players[self.row.owner].discard:
            take(state.players, self.row.owner, self.row.card, pile="discard")
        super().apply(state)


class AttachedTokens(PublicEvent, frozen=True):
    """The tokens on an attached card change."""

    name: str
    tokens: int
    card: str = ""
    unit: str = ""
    cause: str | None = None
    rule = "FIG-CMD-09"
    writes = changes("attached.name", "tokens")


class AttachedMoved(PublicEvent, frozen=True):
    """An attached card lies with another unit."""

    name: str
    unit: str
    card: str = ""
    origin: str = ""  # the unit it lay with
    cause: str | None = None
    rule = "FIG-CMD-09"
    writes = changes("attached.name", "unit")


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
        row = state.attached.pop(self.name)
        put(state.players, row.owner, row.card, pile="discard")


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


class SiegeCardsDrawn(Event, frozen=True):
    """A side draws its siege cards, hidden from the other (FIG-STO-06, FIG-STO-16)."""

    player: str
    cards: tuple[str, ...]
    rule = "FIG-STO-06"
    audience = player_only
    reveals = True

    def apply(self, state: Field) -> None:
        state.siege_hands[self.player] = Hand(self.player, self.cards)


class SiegeCardPlayed(PublicEvent, frozen=True):
    """A siege card is played; one that stays keeps its tokens (FIG-STO-16)."""

    player: str
    card: str
    tokens: int = 0
    spent: bool = False  # it lay there, and its token goes
    rule = "FIG-STO-16"
    reveals = True

    def apply(self, state: Field) -> None:
        if self.card in state.siege_hands[self.player].cards:
            take(state.siege_hands, self.player, self.card)
        if self.tokens:
            state.siege_cards[self.card] = self.tokens
        else:
            state.siege_cards.pop(self.card, None)
