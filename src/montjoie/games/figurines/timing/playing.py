"""Chapter 4.21: playing Tactics cards (FIG-CMD-05, FIG-TIM-10)."""

from __future__ import annotations

from montjoie.games.figurines import timing
from montjoie.games.figurines.events import CardCancelled, CardPlayed
from montjoie.games.figurines.state import G
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
