"""Chapters 3.5 and 4.2: Rally and Combat Rally (CON-RLY, CON-CRL)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.state import G
from montjoie.kernel import Refusal


class Rally(Act, frozen=True, kw_only=True):
    """Rally action: a Broken regiment is Broken no longer (CON-RLY-01)."""

    name = "rally"
    stages = ("rally",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Only a Broken regiment (CON-RLY-01, CON-CRL-01)."""
        if not g.state.regiments[regiment].broken:
            yield Refusal("CON-RLY-01", "not-broken", regiment=regiment)

    def rally(self, g: G) -> None:
        """CON-RLY-01: no roll."""
        g.emit(Rallied(self.regiment))


class CombatRally(Rally, frozen=True, kw_only=True):
    """Combat Rally action: the same in contact with an enemy (CON-CRL-01)."""

    name = "combat_rally"
    combat = True
