"""Supply limits: how many armies of which size a house can feed (THR-SUP).

What a house can feed it keeps: no unit ever leaves the board at its owner's wish (THR-GEN-05).
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import le

from montjoie.games.throne.control import controlled
from montjoie.games.throne.state import KINDS, G, Units
from montjoie.kernel import Part, Tally, derived, settle


def fits(sizes: Iterable[int], limits: tuple[int, ...]) -> bool:
    """Whether armies of these sizes are within the limits (THR-SUP-04): an army is two units or more
    (THR-RUL-14), single units never count (THR-SUP-02)."""
    armies = sorted([size for size in sizes if size > 1], reverse=True)
    return len(armies) <= len(limits) and all(map(le, armies, limits))


def limits(g: G, house: str) -> tuple[int, ...]:
    """The armies the house's supply level allows, largest first (THR-SUP-01)."""
    return g.content.supply_table[g.state.houses[house].supply]


def counted_level(g: G, house: str) -> Tally:
    """The barrels in the areas a house controls (THR-SUP-05, THR-CTL-11); the table ends at six
    (THR-RUL-09)."""
    barrels = {area: g.content.areas[area].barrels for area in controlled(g, house)}
    parts = [Part(n, "THR-SUP-05", area, "base") for area, n in barrels.items() if n]
    return settle([*parts, Part(len(g.content.supply_table) - 1, "THR-RUL-09", "supply_table", "cap")])


@derived
def sizes(g: G, house: str) -> dict[str, int]:
    """The units of a house by area: every unit counts one (THR-SUP-03), routed ones too (THR-ROU-02);
    attackers count where they attack (THR-MAR-10)."""
    found = {area: army.size for area, army in g.state.armies.items() if army.house == house}
    for area, army in g.state.attackers.items():
        if army.house == house:
            found[area] = army.size
    return found


def sizes_after(g: G, house: str, changes: dict[str, int]) -> dict[str, int]:
    """The units of a house by area once areas hold so many units more or less."""
    counted = {**sizes(g, house)}
    for area, change in changes.items():
        counted[area] = counted.get(area, 0) + change
    return counted


def within(g: G, house: str, changes: dict[str, int]) -> bool:
    """Whether the house would be within its limits once areas hold so many units more or less."""
    return fits(sizes_after(g, house, changes).values(), limits(g, house))


def pool(g: G, house: str) -> Units:
    """The units a house has off the board: there are only so many pieces (THR-LIM-01, THR-MUS-09)."""
    footmen, knights, ships = (g.content.units[kind].per_house for kind in KINDS)
    for armies in (g.state.armies, g.state.attackers):
        for army in armies.values():
            if army.house == house:
                ready, routed = army.ready, army.routed
                footmen -= ready.footman + routed.footman
                knights -= ready.knight + routed.knight
                ships -= ready.ship + routed.ship
    return Units(footmen, knights, ships)
