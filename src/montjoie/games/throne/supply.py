"""Supply limits: how many armies of which size a house can feed (THR-SUP)."""

from __future__ import annotations

from collections.abc import Iterable

from montjoie.games.throne.state import G


def fits(sizes: Iterable[int], limits: tuple[int, ...]) -> bool:
    """Whether armies of these sizes are within the limits (THR-SUP-04); single units never count
    (THR-SUP-02)."""
    armies = sorted((size for size in sizes if size > 1), reverse=True)
    return len(armies) <= len(limits) and all(a <= b for a, b in zip(armies, limits, strict=False))


def limits(g: G, house: str) -> tuple[int, ...]:
    """The armies the house's supply level allows, largest first (THR-SUP-01)."""
    return g.content.supply_table[g.state.houses[house].supply]


def sizes(g: G, house: str) -> dict[str, int]:
    """The units of a house by area: every unit counts one, routed ones too (THR-SUP-03); attackers
    count where they attack (THR-MAR-10)."""
    found = {area: army.size for area, army in g.state.armies.items() if army.house == house}
    for area, army in g.state.attackers.items():
        if army.house == house:
            found[area] = army.size
    return found


def within(g: G, house: str, changes: dict[str, int]) -> bool:
    """Whether the house would be within its limits once areas hold so many units more or less."""
    counted = sizes(g, house)
    for area, change in changes.items():
        counted[area] = counted.get(area, 0) + change
    return fits(counted.values(), limits(g, house))
