"""Boards of hexes: coordinates, distances, lines of sight, paths. Nothing here knows a rule.

A hex is the text "COLUMN,ROW", both from 1 and row 1 in the north, in positions and answers as in
the code. Hexes stand on a point; odd rows are long, even rows one hex shorter and shifted half a
hex to the right, so that hex "c,even" touches "c,odd" and "c+1,odd" of the rows beside it.
"""

from montjoie.table.hexes.board import (
    DIRECTIONS,
    OPPOSITE,
    Board,
    Direction,
    Hex,
    board,
    coordinates,
    hex_at,
)
from montjoie.table.hexes.paths import follow, reach, regions

__all__ = [
    "DIRECTIONS",
    "OPPOSITE",
    "Board",
    "Direction",
    "Hex",
    "board",
    "coordinates",
    "follow",
    "hex_at",
    "reach",
    "regions",
]
