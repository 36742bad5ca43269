"""Using an Order or an ability (FIG-ORD, FIG-TIM-10)."""

from __future__ import annotations

from montjoie.games.figurines import timing
from montjoie.games.figurines.events import AbilityUsed, CardCancelled
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Step


def begin(g: G, use: timing.Ability) -> None:
    """Mark an ability as used and run it; an Order can be answered first (FIG-ORD-01)."""
    entry = g.content.abilities[use.of]
    once = "round" if entry.kind == "order" else entry.once
    g.emit(AbilityUsed(use.owner, use.source, use.of, once))
    if entry.kind == "order":
        g.do(UseOrder(player=use.owner, source=use.source, order=use.of, moment=use.moment))
    else:
        g.do(use)


class UseOrder(Step, frozen=True):
    """An Order is declared, may be answered, then works (FIG-ORD-01)."""

    player: str
    source: str
    order: str
    moment: timing.Moment
    cancelled: bool = False
    stages = ("declared", "works")
    audience = PUBLIC

    def declared(self, g: G) -> None:
        """The window of those who would cancel it."""
        unit = self.source if self.source in g.state.units else ""
        timing.open_window(g, timing.Moment("order_used", unit=unit, player=self.player, card=self.order))

    def works(self, g: G) -> Step | None:
        """Unless it was cancelled; what it does stands in its place."""
        if self.cancelled:
            g.emit(CardCancelled(self.player, self.order))
            return None
        return timing.registry[self.order](moment=self.moment, owner=self.player, source=self.source)
