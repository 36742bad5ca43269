"""Deployment zones: strips along the players' edges, or corners in a free-for-all (FIG-SET-01, FIG-MUL-07).

Zones belong to edges of the table; players get theirs later, by choosing (FIG-SET-07).
"""

from __future__ import annotations

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.state import CORNERS, G, mode_of
from montjoie.table.plane import Box, Shape

FACING = {
    "south": 0,
    "south_west": 4_500,
    "north_west": 13_500,
    "north": 18_000,
    "north_east": 22_500,
    "south_east": 31_500,
}  # towards the enemy


def edges(g: G) -> tuple[str, ...]:
    """The edges, or corners, with a deployment zone; any corner may become one until all have chosen
    (FIG-RUL-102)."""
    if not teams.free_for_all(g):
        return ("south", "north")
    chosen = {row.edge for row in g.state.players.values()}
    return CORNERS if "" in chosen else tuple(corner for corner in CORNERS if corner in chosen)


def zones(g: G) -> dict[str, Shape]:
    """All deployment zones, by edge or corner."""
    return {edge: zone_of(g, edge) for edge in edges(g)}


def zone(g: G, player: str) -> Shape:
    """The deployment zone of a player, shared by partners."""
    return zone_of(g, g.state.players[player].edge)


def zone_of(g: G, edge: str) -> Shape:
    """The zone at an edge or a corner."""
    return bounds(g, edge).shape()


def bounds(g: G, edge: str) -> Box:
    """The zone at an edge: within 12 inches of both edges of a corner (FIG-MUL-07), or so deep along a whole
    edge as the mode says (FIG-SET-01, FIG-DIF-11)."""
    if edge in CORNERS:
        corner, course = g.content.numbers.corner, g.state.course
        left = 0 if edge.endswith("west") else course.width - corner
        bottom = 0 if edge.startswith("south") else course.depth - corner
        return Box(left, bottom, left + corner, bottom + corner)
    return strip(g, edge, zone_depth(g, edge))


def strip(g: G, edge: str, deep: int) -> Box:
    """The ground within a distance of an edge of the table."""
    return Box(0, 0, g.state.course.width, g.state.course.depth).strip(edge, deep)


def zone_depth(g: G, edge: str) -> int:
    """How deep the zone at an edge is; in a siege that depends on who stands there (FIG-STO-02)."""
    depths = mode_of(g).depths
    roles = {row.edge: row.role for row in g.state.players.values() if row.role}
    if edge in roles:
        return depths[roles[edge]]
    return depths["player_1" if edge == "south" else "player_2"]


def settled(g: G) -> bool:
    """Whether the depth of the zones is known: in a siege not before it is who besieges (FIG-STO-02)."""
    return "player_1" in mode_of(g).depths or all(row.role for row in g.state.players.values())


def forward(g: G, player: str) -> int:
    """The facing that looks from a player's zone at the enemy."""
    return FACING[g.state.players[player].edge]
