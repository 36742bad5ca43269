"""Chapter 4.21: playing Tactics cards (FIG-CMD-05, FIG-TIM-10), attaching them (FIG-CMD-09)."""

from __future__ import annotations

from montjoie.games.figurines import timing, units
from montjoie.games.figurines.causes import because
from montjoie.games.figurines.events import (
    AttachedDiscarded,
    CardAttached,
    CardCancelled,
    CardPlayed,
    serial,
)
from montjoie.games.figurines.state import Attached, G
from montjoie.kernel import PUBLIC, Step


class PlayCard(Step, frozen=True):
    """A card is shown, may be answered by a card of the opponent, then works (FIG-CMD-05, FIG-TIM-10)."""

    use: str  # the card
    player: str
    moment: timing.Moment
    cancelled: bool = False
    stages = ("shown", "works")
    scene = True
    audience = PUBLIC

    @property
    def because(self) -> str:
        """What it does happens because of it."""
        return self.use

    def shown(self, g: G) -> None:
        """It lies face up; a nested window opens before it works, about the units of its trigger alone
        (FIG-RUL-70)."""
        unit, other = self.moment.unit, self.moment.other
        g.emit(CardPlayed(self.player, self.use, self.moment.window, unit or None))
        moment = timing.Moment("tactics_card_played", unit, other, player=self.player, card=self.use)
        timing.open_window(g, moment)

    def works(self, g: G) -> Step | None:
        """Unless it was cancelled. The effect stands in the place of the card, so that one which answers
        another card finds that one running."""
        if self.cancelled:
            g.emit(CardCancelled(self.player, self.use))
            return None
        return timing.registry[self.use](moment=self.moment, owner=self.player)


def attach(g: G, player: str, card: str, unit: str, vow: bool = False) -> None:
    """A card lies with a unit from now on (FIG-CMD-09); where the unit has fallen meanwhile it stays on the
    discard pile (FIG-RUL-22)."""
    if units.alive(g, unit):
        g.emit(CardAttached(serial(g, card), Attached(card, player, unit, 0, vow)))


def detach(g: G, name: str, rule: str = "FIG-CMD-09", why: str = "effect") -> None:
    """An attached card goes to its owner's discard pile (FIG-RUL-22)."""
    row = g.state.attached[name]
    g.emit(AttachedDiscarded(name, row.card, row.owner, row.unit, why, because(g)), rule)


def controls(g: G, player: str, *zones: str) -> int:
    """How many of these zones of the tactics board a player controls now (FIG-CMD-07, FIG-TAC-02)."""
    return sum(row.owner == player and row.zone in zones for row in g.state.ncus.values() if row.zone)
