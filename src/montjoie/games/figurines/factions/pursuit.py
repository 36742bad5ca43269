"""Units that charge whom they have shot at."""

from __future__ import annotations

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Ability


class Pursuit(Ability, frozen=True):
    """After its ranged attack the unit makes a free Charge against the target."""

    stages = ("charge",)

    def fits(self, g: G) -> bool:
        """Its own shot, at somebody it can charge."""
        shot = self.moment.unit == self.source and self.moment.kind == "ranged"
        return shot and bool(legal(g, self.source, ("charge",), self.moment.other))

    def charge(self, g: G) -> None:
        """By all the rules of a charge (FIG-ACT-03)."""
        effects.free(g, self.source, "charge", against=self.moment.other, optional=False)
