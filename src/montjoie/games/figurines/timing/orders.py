"""Using an Order or an ability (FIG-ORD, FIG-TIM-10)."""

from __future__ import annotations

from montjoie.games.figurines import timing
from montjoie.games.figurines.events import AbilityUsed, CardCancelled
from montjoie.games.figurines.state import G
from montjoie.kernel import PUBLIC, Step


def begin(g: G, use: timing.Ability) -> None:
    """Mark an ability as used and run it; an Order can be answered first (FIG-ORD-01)."""
    if g.content.abilities[use.of].kind == "order":
        g.do(UseOrder(player=use.owner, source=use.source, order=use.of, moment=use.moment))
    else:
        g.do(UseAbility(player=use.owner, source=use.source, ability=use.of, moment=use.moment))


class UseAbility(Step, frozen=True):
    """An ability is used, or works by itself (FIG-CRD-05)."""

    player: str
    source: str
    ability: str
    moment: timing.Moment
    stages = ("used", "works")
    scene = True
    audience = PUBLIC

    def used(self, g: G) -> None:
        """Marked where it cannot be used again."""
        once = g.content.abilities[self.ability].once
        rule = timing.rule_of(g, self.ability, self.source, self.moment)
        g.emit(AbilityUsed(self.player, self.source, self.ability, once), rule)

    def works(self, g: G) -> Step:
        """What it does stands in its place."""
        return timing.registry[self.ability](moment=self.moment, owner=self.player, source=self.source)


class UseOrder(Step, frozen=True):
    """An Order is declared, may be answered, then works (FIG-ORD-01)."""

    player: str
    source: str
    order: str
    moment: timing.Moment
    cancelled: bool = False
    stages = ("declared", "works")
    scene = True
    audience = PUBLIC

    @property
    def because(self) -> str:
        """What it does happens because of it."""
        return self.order

    def declared(self, g: G) -> None:
        """It is marked as used; then the window of those who would cancel it."""
        g.emit(AbilityUsed(self.player, self.source, self.order, "round", True), "FIG-ORD-01")
        unit = self.source if self.source in g.state.units else ""
        timing.open_window(g, timing.Moment("order_used", unit=unit, player=self.player, card=self.order))

    def works(self, g: G) -> Step | None:
        """Unless it was cancelled; what it does stands in its place."""
        if self.cancelled:
            g.emit(CardCancelled(self.player, self.order))
            return None
        return timing.registry[self.order](moment=self.moment, owner=self.player, source=self.source)
