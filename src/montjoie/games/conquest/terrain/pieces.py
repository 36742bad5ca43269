"""Chapter 10.1: the pieces on the table, who stands on them and who crosses them (CON-TER-01, CON-TER-02)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.games.conquest.regiments.formation import block, ground_of, outline, stands
from montjoie.games.conquest.state import G, Piece
from montjoie.kernel import derived_from
from montjoie.table import plane
from montjoie.table.plane import Stretch, Tray, ways

FIVE_DEGREES = 500  # how finely a wheel is looked at for the stands that it carries over a piece


def worth_of(g: G, piece: Piece, rule: str) -> int | None:
    """The (X) of a rule of a piece, or 0; None where the piece has not the rule (CON-TER-04)."""
    return next((held.x or 0 for held in g.content.pieces[piece.kind].rules if held.id == rule), None)


@derived_from("pieces")
def with_rule(g: G, rule: str) -> tuple[tuple[str, Tray], ...]:
    """The pieces that have a zonal rule, each with its ground."""
    pieces = g.state.pieces.items()
    return tuple((name, ground_of(each)) for name, each in pieces if worth_of(g, each, rule) is not None)


def touched(g: G, regiment: str, there: Tray) -> int:
    """How many stands of a regiment are at least partly on a piece of ground (CON-GEO-23,
    CON-RUL-95)."""
    if g.state.regiments[regiment].where != "table" or not plane.overlap(outline(g, regiment), there):
        return 0
    return sum(plane.overlap(each, there) for each in stands(g, regiment))


def mostly_on(g: G, regiment: str, there: Tray) -> bool:
    """Whether at least half the stands of a regiment, rounded up, are on a piece (CON-TER-14, CON-RUL-56,
    CON-RUL-95)."""
    return 2 * touched(g, regiment, there) >= len(stands(g, regiment))


def wholly_in(g: G, regiment: str, there: Tray) -> bool:
    """Whether all stands of a regiment are in a piece, any part of each being enough (CON-TER-06,
    CON-RUL-55)."""
    return touched(g, regiment, there) == len(stands(g, regiment))


def carried_over(g: G, regiment: str, way: Sequence[Stretch], there: Tray) -> int:
    """How many stands of a regiment were on a piece of ground at any point of a way (CON-GEO-23,
    CON-TER-11, CON-RUL-57, CON-RUL-97)."""
    return ways.carried_over(block(g, g.state.regiments[regiment]), way, there, FIVE_DEGREES)
