"""Chapter 4.4: Inspire (CON-INS)."""

from __future__ import annotations

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.state import G


class Inspire(Act, frozen=True, kw_only=True):
    """Inspire action: Inspired until the end of the activation (CON-INS-01)."""

    name = "inspire"
    combat = True
    stages = ("inspire",)

    def inspire(self, g: G) -> None:
        """CON-INS-01; it is one status, whatever gave it (CON-RUL-74)."""
        lasting.give(g, "inspired", "inspire", (self.regiment,), "activation", rule="CON-INS-01")
