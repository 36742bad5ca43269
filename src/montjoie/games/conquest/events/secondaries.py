"""Secondary objectives: drawn, kept, achieved (CON-SEC)."""

from __future__ import annotations

from montjoie.games.conquest.events.rounds import own_cards
from montjoie.games.conquest.state import Battlefield, Hand
from montjoie.kernel import Event, PublicEvent, change
from montjoie.table.cards import take


class SecondariesDrawn(Event, frozen=True):
    """A player draws secondary objectives, and only he looks at them (CON-SEC-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-SEC-02"
    audience = own_cards

    def apply(self, state: Battlefield) -> None:
        """In his hand."""
        state.secondaries[self.seat] = Hand(self.seat, self.cards)


class SecondariesDiscarded(Event, frozen=True):
    """A player puts some of them away, unseen (CON-SEC-02)."""

    seat: str
    cards: tuple[str, ...]
    rule = "CON-SEC-02"
    audience = own_cards

    def apply(self, state: Battlefield) -> None:
        """The others are secret until they score."""
        take(state.secondaries, self.seat, *self.cards)
        change(state.secondaries, self.seat, away=self.cards)


class SecondaryAchieved(PublicEvent, frozen=True):
    """A player shows a secondary objective that he has achieved this round (CON-SEC-03, CON-RUL-44)."""

    seat: str
    card: str
    rule = "CON-SEC-03"
    reveals = True

    def apply(self, state: Battlefield) -> None:
        """It scores once in a game (CON-RUL-44)."""
        take(state.secondaries, self.seat, self.card)
        change(state.players, self.seat, achieved=(*state.players[self.seat].achieved, self.card))
