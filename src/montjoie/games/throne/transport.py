"""Where units can go: to the areas beside theirs, or over the sea by their own ships (THR-TRA)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.games.throne.state import G
from montjoie.table.areas import reach_by_chain


def destinations(g: G, house: str, area: str, kind: str) -> Sequence[str]:
    """The areas a unit of this kind can march or retreat to, in the order of the board: ships to
    adjacent seas, footmen and knights to land (THR-MAR-04, THR-MAR-05, THR-ACT-03)."""
    return g.content.sea_neighbours[area] if kind == "ship" else reachable(g, house, area)


def reachable(g: G, house: str, area: str) -> Sequence[str]:
    """The land areas that land units reach on foot or by ship, in the order of the board.

    A chain of adjacent seas joins two coasts if each holds a ship of the house (THR-TRA-01), the
    first beside the departure, the last beside the destination (THR-TRA-02); the ships are used up
    by nothing (THR-TRA-03) and carry whatever their order, routed ones too (THR-TRA-05,
    THR-ROU-06). Ships of other houses never carry (THR-TRA-04). It is the only way off an island
    (THR-GEO-01).
    """
    on_foot = g.content.land_neighbours[area]
    fleets = own_fleets(g, house)
    if not fleets:
        return on_foot
    by_ship = reach_by_chain(area, fleets, g.content.sea_neighbours, g.content.land_neighbours)
    if not by_ship:
        return on_foot
    by_ship.update(on_foot)
    return [land for land in g.content.lands if land in by_ship]


def own_fleets(g: G, house: str) -> set[str]:
    """The seas that hold ships of a house (THR-TRA-04)."""
    areas = g.content.areas
    return {area for area, army in g.state.armies.items() if army.house == house and areas[area].sea}
