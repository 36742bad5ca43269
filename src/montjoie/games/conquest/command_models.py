"""Chapter 7: command models (CON-COM); officers of a faction are in its own file."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.conquest.content import Held
from montjoie.games.conquest.queries import GRANTS, MARCH_DISTANCE
from montjoie.games.conquest.state import G
from montjoie.kernel import Part, modifies


@modifies(GRANTS, "standard_bearer")
def unstoppable(g: G, holder: str, who: str) -> Iterator[Held]:
    """Standard bearer: the regiment has Unstoppable (CON-COM-09)."""
    if holder == who:
        yield Held(id="unstoppable")


@modifies(MARCH_DISTANCE, "standard_bearer")
def standard(g: G, holder: str, who: str, before: int) -> Iterator[Part]:
    """Standard bearer: +1 March in the second March of an activation (CON-COM-09)."""
    if before == 1:
        yield Part(1, "CON-COM-09", "standard_bearer")
