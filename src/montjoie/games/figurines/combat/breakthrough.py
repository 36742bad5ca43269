"""Chapter 4.18: breakthrough (FIG-BRK)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.battlefield import field, units
from montjoie.games.figurines.combat.owners import InOrder
from montjoie.games.figurines.moves.shift import FreePivot
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Moment, open_window
from montjoie.kernel import OneOf, Ordering, PublicStep, Question, Step, ask

MANEUVER, DECLINE = "maneuver", "decline"


class BreakThrough(OneOf, frozen=True):
    """The owner of a unit that has destroyed an enemy in melee lets it make a free Maneuver, or not
    (FIG-D-38, FIG-BRK-01)."""


class PivotOrder(Ordering, frozen=True):
    """The owner of units freed by a breakthrough says in which order they may turn (FIG-BRK-04, FIG-D-23)."""


class MeleeWon(InOrder, PublicStep, frozen=True):
    """A melee attack, its panic test included, has destroyed the defender; anything else gives no
    breakthrough (FIG-BRK-01, FIG-BRK-03)."""

    unit: str
    fallen: str
    friends: tuple[str, ...] = ()  # those engaged with the fallen alone
    ordered_by: tuple[str, ...] = ()
    replaced: bool = False  # an effect stands in the place of the maneuver
    stages = ("answer", "choose", "order", "turn")
    because = "breakthrough"
    ordering, order_rule = PivotOrder, "FIG-BRK-04"

    def answer(self, g: G) -> Step | None:
        """5.3: breakthrough; the attacker must still stand, and be unengaged."""
        if not self.possible(g):
            return self.goto("order")
        owner = g.state.units[self.unit].owner
        open_window(g, Moment("breakthrough", unit=self.unit, other=self.fallen, player=owner))
        return None

    @ask
    def choose(self, g: G) -> Question | None:
        """The attacker may make a free Maneuver (FIG-BRK-01)."""
        if self.replaced or not self.possible(g):
            return None
        return Question(g.state.units[self.unit].owner, BreakThrough((MANEUVER, DECLINE)), "FIG-BRK-01")

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        """It comes before its friends turn (FIG-RUL-20)."""
        if answer == MANEUVER:
            g.do(Act(unit=self.unit, action=MANEUVER, free=True))

    def turn(self, g: G) -> None:
        """Every other friend that was engaged with the fallen alone may make a free pivot (FIG-BRK-02)."""
        for unit in self.friends:
            if units.alive(g, unit) and not field.engaged(g, unit):
                g.do(FreePivot(unit=unit))

    def possible(self, g: G) -> bool:
        """Whether the attacker stands unengaged."""
        return units.alive(g, self.unit) and not field.engaged(g, self.unit)
