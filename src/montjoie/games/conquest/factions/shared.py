"""Rules that entries of several factions have."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.queries import DEFENSE_SAVED
from montjoie.games.conquest.state import G
from montjoie.kernel import modifies

# A titan in range of an objective zone, the bearer among them.


@modifies(DEFENSE_SAVED, "take_cover", "visage_of_death")
def take_cover(g: G, holder: str, who: str, blow: Blow) -> Iterator[int]:
    """Take Cover, Visage of Death: Tenacious (2) against volleys (CON-SPR-55)."""
    if holder == who and blow.kind == "volley":
        yield 2
