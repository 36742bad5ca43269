"""Siege cards."""

from __future__ import annotations

from montjoie.games.figurines.events.cards import player_only
from montjoie.games.figurines.state import Field, Hand
from montjoie.kernel import Event, PublicEvent
from montjoie.table.cards import take


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
    rule = "FIG-STO-16"
    reveals = True

    def apply(self, state: Field) -> None:
        if self.card in state.siege_hands[self.player].cards:
            take(state.siege_hands, self.player, self.card)
        if self.tokens:
            state.siege_cards[self.card] = self.tokens
        else:
            state.siege_cards.pop(self.card, None)
