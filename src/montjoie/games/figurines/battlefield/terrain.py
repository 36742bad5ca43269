"""Chapter 4.31: terrain pieces, their keywords, and who stands on or near them (FIG-TER).

A piece is a bundle of keywords with an outline (FIG-TER-01); keywords work for both sides (FIG-TER-15). A
unit is inside a piece, or on it, while its tray overlaps it (FIG-RUL-73).
"""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.state import INCH, SHORT, G
from montjoie.kernel import derived_from
from montjoie.table import plane
from montjoie.table.plane import Shape


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


@derived_from("terrain")
def pieces(g: G, keyword: str) -> tuple[tuple[str, Shape], ...]:
    """The pieces on the table with a keyword."""
    return tuple((name, shape(g, name)) for name in g.state.terrain if keyword in keywords(g, name))


def inside(g: G, unit: str, keyword: str) -> tuple[str, ...]:
    """The pieces with a keyword that a unit stands on (FIG-TER-02, FIG-RUL-73)."""
    own = field.tray(g, unit)
    return tuple(name for name, piece in pieces(g, keyword) if plane.overlap(own, piece))


def destructible(g: G, unit: str) -> tuple[str, ...]:
    """The pieces a unit can destroy with a melee Attack action: those within 1" (FIG-TER-07)."""
    own = field.tray(g, unit)
    return tuple(name for name, piece in pieces(g, "destructible") if plane.near(own, piece, INCH))


def is_near(g: G, unit: str, keyword: str) -> bool:
    """Whether a piece with that keyword is within Short Range: Inspiring gives +1 to morale tests
    (FIG-TER-12), Terrifying -1 (FIG-TER-13), each once (FIG-RUL-52)."""
    own = field.tray(g, unit)
    return any(plane.near(own, piece, SHORT) for _, piece in pieces(g, keyword))


def impassable(g: G) -> tuple[tuple[str, Shape], ...]:
    """The pieces nobody may enter, cross or end on (FIG-TER-11)."""
    return pieces(g, "impassable")
