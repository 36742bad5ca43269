"""The summary card of a skirmish: what it says of the set-up and of the battle (WES-SKI-16)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.content import Skirmish
from montjoie.games.westeros.state import G, enemy_of


def summary(g: G) -> Skirmish:
    """The summary card that was chosen (WES-SKI-01). Its details side holds round limit, command tokens,
    order and command value, victory and morale ends (WES-SKI-16), which the table has had since it was
    laid: board (WES-SKI-02), round track (WES-SKI-06), morale track (WES-SKI-07), tokens (WES-SKI-08)."""
    return g.content.skirmishes[g.state.course.plan]


def near_edge(g: G, house: str, rows: int) -> list[str]:
    """The hexes within so many rows of a House's edge (WES-SKI-15)."""
    field = board(g)
    if g.state.sides[house].edge == "north":
        return [hex for hex in field.hexes if field.row[hex] <= rows]
    return [hex for hex in field.hexes if field.row[hex] > field.rows - rows]


def in_turn(g: G) -> tuple[str, str]:
    """The order in which the players place: the holder of the momentum token first (WES-SKI-12)."""
    first = g.state.course.momentum
    return first, enemy_of(first)
