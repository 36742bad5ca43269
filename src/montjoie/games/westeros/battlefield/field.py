"""The battlefield: its hexes, how far apart they are, who stands where (WES-HEX)."""

from __future__ import annotations

from montjoie.games.westeros.content.model import Setting
from montjoie.games.westeros.state import G
from montjoie.kernel import derived
from montjoie.table.hexes import Board, Direction

HOMEWARD: dict[str, tuple[Direction, Direction]] = {"north": ("NW", "NE"), "south": ("SW", "SE")}


def setting(g: G) -> Setting:
    """The battle plan or skirmish that is played (WES-GEN-04)."""
    return g.content.setting(g.state.course.plan)


def board(g: G) -> Board:
    """The side of the board that the battle is fought on (WES-HEX-01, WES-RUL-01): full hexes only
    (WES-HEX-02), and nothing beyond its edges that a unit could leave to (WES-HEX-06)."""
    return setting(g).board


@derived
def occupants(g: G) -> dict[str, str]:
    """The unit in each hex that holds one; never two (WES-HEX-05)."""
    return {row.hex: unit for unit, row in g.state.units.items()}


def unit_at(g: G, hex: str) -> str:
    """The unit in a hex, or nothing (WES-HEX-05)."""
    return occupants(g).get(hex, "")


def neighbours(g: G, hex: str) -> tuple[str, ...]:
    """The full hexes beside a hex (WES-HEX-02)."""
    return board(g).neighbours[hex]


def distance(g: G, one: str, other: str) -> int:
    """The fewest steps from hex to hex (WES-HEX-04, WES-RUL-02)."""
    return board(g).distances[one][other]


def adjacent_units(g: G, unit: str, house: str = "") -> list[str]:
    """The units beside a unit, all or those of a House."""
    near = board(g).neighbours[g.state.units[unit].hex]
    return [
        other for other, row in g.state.units.items() if row.hex in near and (not house or row.house == house)
    ]


def homeward(g: G, house: str, hex: str) -> list[str]:
    """The hexes beside a hex on the side of a House's edge: two, fewer at the ends of rows (WES-HEX-03)."""
    toward = board(g).toward
    ways = (toward[direction].get(hex) for direction in HOMEWARD[g.state.sides[house].edge])
    return [way for way in ways if way]


def direction_drawn(g: G, token: int) -> Direction:
    """The hex side that a direction token 1 to 6 stands for, by the plan's indicator (WES-HEX-07)."""
    return setting(g).directions[token - 1]
