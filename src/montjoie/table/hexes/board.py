"""A board of hexes with its tables: neighbours, distances, rings, the hexes that lines cross."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Literal, TypeAlias

from montjoie.table.hexes.lines import Place, axial, crossed

Hex: TypeAlias = str
Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]

DIRECTIONS: tuple[Direction, ...] = ("NE", "E", "SE", "SW", "W", "NW")
"""The six sides of a hex, clockwise from the north-east."""

OPPOSITE: Mapping[Direction, Direction] = {
    direction: DIRECTIONS[(index + 3) % 6] for index, direction in enumerate(DIRECTIONS)
}
_FROM_ODD = {"NE": (0, -1), "E": (1, 0), "SE": (0, 1), "SW": (-1, 1), "W": (-1, 0), "NW": (-1, -1)}
_FROM_EVEN = {"NE": (1, -1), "E": (1, 0), "SE": (1, 1), "SW": (0, 1), "W": (-1, 0), "NW": (0, -1)}


def hex_at(column: int, row: int) -> Hex:
    """The hex of a column and a row, on a board or not."""
    return f"{column},{row}"


def coordinates(hex: Hex) -> tuple[int, int]:
    """The column and the row of a hex."""
    column, _, row = hex.partition(",")
    return int(column), int(row)


class Board:
    """All full hexes of `rows` rows, the odd ones of `columns` hexes and the even ones of one less.

    Made once for each size by `board`; read its tables, never write them.
    """

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.row: dict[Hex, int] = {
            hex_at(column, row): row for row in range(1, rows + 1) for column in range(1, columns + row % 2)
        }
        self.hexes: tuple[Hex, ...] = tuple(self.row)  # row by row from the north, west to east
        self.toward: dict[Direction, dict[Hex, Hex]] = {each: {} for each in DIRECTIONS}
        self.neighbours: dict[Hex, tuple[Hex, ...]] = {}  # in the order of DIRECTIONS
        for hex in self.hexes:
            self.neighbours[hex] = tuple(self._join(hex, direction) for direction in self._open(hex))
        self._near: dict[tuple[Hex, int], frozenset[Hex]] = {}
        self._lines: dict[tuple[Hex, Hex], tuple[tuple[Hex, ...], tuple[Hex, ...]]] = {}
        self._places = {hex: axial(*coordinates(hex)) for hex in self.hexes}
        self._at = {place: hex for hex, place in self._places.items()}
        self.distances: dict[Hex, dict[Hex, int]] = {
            one: {
                other: max(abs(p - q), abs(r - s), abs(p - q + r - s))
                for other, (q, s) in self._places.items()
            }
            for one, (p, r) in self._places.items()
        }

    def _open(self, hex: Hex) -> list[Direction]:
        return [direction for direction in DIRECTIONS if self._beside(hex, direction) in self.row]

    def _join(self, hex: Hex, direction: Direction) -> Hex:
        self.toward[direction][hex] = other = self._beside(hex, direction)
        return other

    def _beside(self, hex: Hex, direction: Direction) -> Hex:
        column, row = coordinates(hex)
        right, down = (_FROM_ODD if row % 2 else _FROM_EVEN)[direction]
        return hex_at(column + right, row + down)

    def __contains__(self, hex: object) -> bool:
        return hex in self.row

    def distance(self, one: Hex, other: Hex) -> int:
        """The fewest steps between neighbours that lead from one hex to the other."""
        return self.distances[one][other]

    def direction(self, here: Hex, there: Hex) -> Direction | None:
        """The side of `here` on which `there` lies, if they are neighbours."""
        return next((each for each in DIRECTIONS if self.toward[each].get(here) == there), None)

    def within(self, hex: Hex, radius: int) -> frozenset[Hex]:
        """The hexes at most so far from `hex`, which is one of them."""
        near = self._near.get((hex, radius))
        if near is None:
            near = frozenset(other for other, far in self.distances[hex].items() if far <= radius)
            self._near[hex, radius] = near
        return near

    def ring(self, hex: Hex, radius: int) -> frozenset[Hex]:
        """The hexes exactly so far from `hex`."""
        return self.within(hex, radius) - self.within(hex, radius - 1)

    def lines(self, one: Hex, other: Hex) -> tuple[tuple[Hex, ...], tuple[Hex, ...]]:
        """The hexes between two hexes that the line of their centres crosses, near to far.

        Twice, for a line that runs along sides of hexes crosses others when it is shifted a little
        to its one side or to its other; for all other lines the two are the same tuple.
        """
        lines = self._lines.get((one, other))
        if lines is None:
            (q, r), (to_q, to_r) = self._places[one], self._places[other]
            ways = crossed(to_q - q, to_r - r)
            left = self._from(q, r, ways.left)
            right = left if ways.right == ways.left else self._from(q, r, ways.right)
            lines = self._lines[one, other] = left, right
        return lines

    def _from(self, q: int, r: int, ways: tuple[Place, ...]) -> tuple[Hex, ...]:
        """The hexes of the board that lie so from another."""
        found = ((q + along, r + down) for along, down in ways)
        return tuple(self._at[place] for place in found if place in self._at)

    def sight(self, one: Hex, other: Hex, blocks: Callable[[Hex], bool]) -> bool:
        """Whether at least one of the two lines crosses no hex that blocks; end hexes never block."""
        left, right = self.lines(one, other)
        return not any(map(blocks, left)) or (left is not right and not any(map(blocks, right)))


@cache
def board(columns: int, rows: int) -> Board:
    """The board of that size."""
    return Board(columns, rows)
