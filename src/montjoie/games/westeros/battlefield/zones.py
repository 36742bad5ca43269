"""Zones of control: which units a commander reaches with a card (WES-CRD-08 and after)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.field import board
from montjoie.games.westeros.state import G
from montjoie.kernel import derived


def zone(g: G, commander: str) -> frozenset[str]:
    """The hexes within two of a commander, his own included; nothing blocks it (WES-CRD-09). A captured
    commander has none."""
    unit = g.state.commanders[commander].unit
    if not unit:
        return frozenset()
    return board(g).within(g.state.units[unit].hex, g.content.zone_of_control)


@derived
def controlled(g: G, commander: str) -> tuple[str, ...]:
    """The units of his House in a commander's zone, his own among them (WES-CRD-08, WES-CRD-09); another
    commander may control them too (WES-CRD-10)."""
    hexes, house = zone(g, commander), g.state.commanders[commander].house
    return tuple([unit for unit, row in g.state.units.items() if row.hex in hexes and row.house == house])
