"""Chapter 4.31: what terrain does to those who move over it or end on it (FIG-TER-05 to FIG-TER-08)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import terrain
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import IGNORED_TERRAIN
from montjoie.games.figurines.state import INCH, G
from montjoie.table import plane
from montjoie.table.plane import Tray

HARDSHIPS = ("dangerous", "rough", "hindering")  # what some abilities ignore


def heeds(g: G, unit: str, keyword: str) -> bool:
    """Whether a keyword concerns a unit: some abilities ignore Dangerous, Rough and Hindering pieces."""
    if keyword not in HARDSHIPS:
        return True
    return keyword not in abilities.gather(g, IGNORED_TERRAIN, unit)


def touched(
    g: G, unit: str, keyword: str, start: Tray, facing: int, distance: int, end: Tray
) -> tuple[str, ...]:
    """The pieces with a keyword that a straight move from `start` passes over, or that the tray ends on;
    turning over a piece does not count (FIG-RUL-30)."""
    found = tuple(
        name
        for name, piece in terrain.pieces(g, keyword)
        if (distance and plane.crosses(start, facing, distance, piece)) or plane.overlap(end, piece)
    )
    return found if found and heeds(g, unit, keyword) else ()


def stride(g: G, unit: str, start: Tray, facing: int, distance: int, slack: int = 0) -> int:
    """How far a charge of so many inches goes: an inch less for each Rough piece it comes into (FIG-TER-06,
    FIG-CHG-18), never so little that it would not have come into that piece (FIG-RUL-75); with slack, how far
    it goes at most if the pieces might be so much smaller."""
    entered = sorted(
        plane.contact_after(start, facing, piece, distance, -slack) or 0
        for _, piece in terrain.pieces(g, "rough")
        if plane.crosses(start, facing, distance, piece, slack)
    )
    if entered and heeds(g, unit, "rough"):
        for at in entered:
            if at < distance:
                distance = max(distance - INCH, at)
    return distance
