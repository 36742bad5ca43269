"""Chapter 4.31: terrain pieces, their keywords, and what they do to those who move or stand there (FIG-TER).

A piece is a bundle of keywords with an outline (FIG-TER-01); keywords work for both sides (FIG-TER-15). A
unit is inside a piece, or on it, while its tray overlaps it (FIG-RUL-73).
"""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.powers import abilities
from montjoie.games.figurines.queries import IGNORED_TERRAIN
from montjoie.games.figurines.state import INCH, SHORT, G
from montjoie.table import plane
from montjoie.table.plane import Shape, Tray

HARDSHIPS = ("dangerous", "rough", "hindering")  # what some abilities ignore


def outline(g: G, kind: str, x: int, y: int, facing: int) -> Shape:
    """The outline of a kind of terrain if it lay there."""
    return plane.laid(g.content.terrain[kind].footprint, x, y, facing)


def shape(g: G, piece: str) -> Shape:
    """A terrain piece where it lies."""
    row = g.state.terrain[piece]
    return outline(g, row.kind, row.x, row.y, row.facing)


def keywords(g: G, piece: str) -> tuple[str, ...]:
    """What a piece is (FIG-TER-01, FIG-TER-14)."""
    return g.content.terrain[g.state.terrain[piece].kind].keywords


def pieces(g: G, keyword: str) -> Iterator[tuple[str, Shape]]:
    """The pieces on the table with a keyword."""
    for name in g.state.terrain:
        if keyword in keywords(g, name):
            yield name, shape(g, name)


def inside(g: G, unit: str, keyword: str) -> tuple[str, ...]:
    """The pieces with a keyword that a unit stands on (FIG-TER-02, FIG-RUL-73)."""
    own = field.tray(g, unit)
    return tuple(name for name, piece in pieces(g, keyword) if plane.overlap(own, piece))


# Moving.


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
        for name, piece in pieces(g, keyword)
        if (distance and plane.crosses(start, facing, distance, piece)) or plane.overlap(end, piece)
    )
    return found if found and heeds(g, unit, keyword) else ()


def stride(g: G, unit: str, start: Tray, facing: int, distance: int, slack: int = 0) -> int:
    """How far a charge of so many inches goes: an inch less for each Rough piece it comes into (FIG-TER-06,
    FIG-CHG-18), never so little that it would not have come into that piece (FIG-RUL-75); with slack, how far
    it goes at most if the pieces might be so much smaller."""
    entered = sorted(
        plane.contact_after(start, facing, piece, distance, -slack) or 0
        for _, piece in pieces(g, "rough")
        if plane.crosses(start, facing, distance, piece, slack)
    )
    if entered and heeds(g, unit, "rough"):
        for at in entered:
            if at < distance:
                distance = max(distance - INCH, at)
    return distance


# Standing and fighting.


def destructible(g: G, unit: str) -> tuple[str, ...]:
    """The pieces a unit can destroy with a melee Attack action: those within 1" (FIG-TER-07)."""
    own = field.tray(g, unit)
    return tuple(name for name, piece in pieces(g, "destructible") if plane.near(own, piece, INCH))


def is_near(g: G, unit: str, keyword: str) -> bool:
    """Whether a piece with that keyword is within Short Range: Inspiring gives +1 to morale tests
    (FIG-TER-12), Terrifying -1 (FIG-TER-13), each once (FIG-RUL-52)."""
    own = field.tray(g, unit)
    return any(plane.near(own, piece, SHORT) for _, piece in pieces(g, keyword))


def impassable(g: G) -> list[tuple[str, Shape]]:
    """The pieces nobody may enter, cross or end on (FIG-TER-11)."""
    return list(pieces(g, "impassable"))
