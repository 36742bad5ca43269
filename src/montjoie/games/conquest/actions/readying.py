"""Chapters 3.5, 4.2 and 4.4: Rally, Aim and Inspire, by which a regiment readies itself (CON-RLY, CON-CRL,
CON-AIM, CON-INS)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.events import Rallied
from montjoie.games.conquest.profiles import held, members
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


class Aim(Act, frozen=True, kw_only=True):
    """Aim action: Aimed Shot until the end of the activation (CON-AIM-01)."""

    name = "aim"
    stages = ("aim",)

    @classmethod
    def refuses(cls, g: G, regiment: str) -> Iterator[Refusal]:
        """Who cannot shoot has nothing to aim with (CON-VOL-01)."""
        if not any("barrage" in held(g, who) for who in members(g, regiment)):
            yield Refusal("CON-VOL-01", "no-barrage", regiment=regiment)

    def aim(self, g: G) -> None:
        """CON-AIM-01."""
        lasting.give(g, "aimed_shot", "aim", (self.regiment,), "volley", rule="CON-AIM-01")


class Inspire(Act, frozen=True, kw_only=True):
    """Inspire action: Inspired until the end of the activation (CON-INS-01)."""

    name = "inspire"
    combat = True
    stages = ("inspire",)

    def inspire(self, g: G) -> None:
        """CON-INS-01; it is one status, whatever gave it (CON-RUL-74)."""
        lasting.give(g, "inspired", "inspire", (self.regiment,), "activation", rule="CON-INS-01")
