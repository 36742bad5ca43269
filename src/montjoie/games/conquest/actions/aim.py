"""Chapter 3.5: Aim (CON-AIM)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import Act
from montjoie.games.conquest.profiles import held, members
from montjoie.games.conquest.state import G
from montjoie.kernel import Refusal


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
