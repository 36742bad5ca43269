"""Permanent abilities of Stark units and captains (FIG-CRD-05)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions.common import fights
from montjoie.games.figurines.harm.strike import Strike
from montjoie.games.figurines.moves.crossing import HARDSHIPS
from montjoie.games.figurines.queries import (
    IGNORED_TERRAIN,
    IGNORES_MORALE_PENALTIES,
    IMMUNE_CONDITIONS,
    KEYWORDS,
    MARCH_PIVOT,
    SPEED,
)
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Part, modifies


@modifies(IGNORES_MORALE_PENALTIES, "fearless")
def fearless(g: G, holder: str, unit: str) -> Iterator[bool]:
    """Fearless: what would lower its morale tests does not count (FIG-MOD-05)."""
    if unit == holder:
        yield True


@modifies(IMMUNE_CONDITIONS, "fearless")
def never_panicked(g: G, holder: str, unit: str) -> Iterator[str]:
    """Fearless: it cannot become Panicked (FIG-CON-01)."""
    if unit == holder:
        yield "panicked"


@modifies(SPEED, "enhanced_mobility")
def mobile(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Enhanced Mobility: Speed +1."""
    if unit == holder:
        yield Part(INCH, "FIG-CRD-01", "enhanced_mobility")


@modifies(SPEED, "pathfinder")
def sure_footed(g: G, holder: str, unit: str) -> Iterator[Part]:
    """Pathfinder: Speed +1."""
    if unit == holder:
        yield Part(INCH, "FIG-CRD-01", "pathfinder")


@modifies(MARCH_PIVOT, "enhanced_mobility")
def turns_to_march(g: G, holder: str, unit: str) -> Iterator[bool]:
    """Enhanced Mobility: it may turn before a March (FIG-MAR-01)."""
    if unit == holder:
        yield True


@modifies(IGNORED_TERRAIN, "pathfinder")
def finds_paths(g: G, holder: str, unit: str) -> Iterator[str]:
    """Pathfinder: Dangerous, Rough and Hindering pieces do not concern it (FIG-TER-05, FIG-TER-06,
    FIG-TER-08)."""
    if unit == holder:
        yield from HARDSHIPS


@modifies(KEYWORDS, "fury_unleashed")
def unleashed(g: G, holder: str, strike: Strike) -> Iterator[str]:
    """Fury Unleashed: Vicious in melee from the first lost rank on."""
    if fights(holder, strike) and units.destroyed_ranks(g, holder) >= 1:
        yield "vicious"
