"""Consolidate Power orders: power for those still on the board (THR-CON)."""

from __future__ import annotations

from montjoie.games.throne.control import gain_power
from montjoie.games.throne.orders import forbidden_types, placed
from montjoie.games.throne.seating import turn_order
from montjoie.games.throne.state import G
from montjoie.kernel import Part


def collect(g: G) -> None:
    """All houses collect at once (THR-CON-01): for each order 1 power, and 1 for each crown of its area
    (THR-CON-02); the special token gives no more (THR-ORD-06). Orders gone by now give nothing
    (THR-CON-03), and Feast for Crows skips the step (THR-WCD-08)."""
    if "consolidate_power" in forbidden_types(g):
        return
    power = g.content.power
    for house in turn_order(g):
        for area in placed(g, house, "consolidate_power"):
            crowns = g.content.areas[area].crowns
            parts = [Part(power.consolidate_base, "THR-CON-02", "consolidate_power", "base")]
            parts.append(Part(power.consolidate_per_crown * crowns, "THR-CON-02", "crown", count=crowns))
            gain_power(g, house, parts, "consolidate_power", area)
