"""Permanent abilities of Stark units and captains (FIG-CRD-05)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.factions.permanent import adds, grants, in_melee
from montjoie.games.figurines.moves.crossing import HARDSHIPS
from montjoie.games.figurines.queries import (
    IGNORED_TERRAIN,
    IGNORES_MORALE_PENALTIES,
    IMMUNE_CONDITIONS,
    KEYWORDS,
    MARCH_PIVOT,
    SPEED,
)
from montjoie.games.figurines.state import INCH

# Fearless: what would lower its morale tests does not count (FIG-MOD-05); it is never Panicked (FIG-CON-01).
grants("fearless", IGNORES_MORALE_PENALTIES, True)
grants("fearless", IMMUNE_CONDITIONS, "panicked")
# Enhanced Mobility: Speed +1, and it may turn before a March (FIG-MAR-01).
adds("enhanced_mobility", SPEED, INCH, "FIG-CRD-01")
grants("enhanced_mobility", MARCH_PIVOT, True)
# Pathfinder: Speed +1; Dangerous, Rough and Hindering pieces do not concern it (FIG-TER-05, FIG-TER-06,
# FIG-TER-08).
adds("pathfinder", SPEED, INCH, "FIG-CRD-01")
grants("pathfinder", IGNORED_TERRAIN, *HARDSHIPS)
# Fury Unleashed: Vicious in melee from the first lost rank on.
grants(
    "fury_unleashed",
    KEYWORDS,
    "vicious",
    works=lambda g, own, strike: in_melee(g, own, strike) and units.destroyed_ranks(g, own) >= 1,
)
