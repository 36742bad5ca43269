"""Units a house must give up: named by area and kind, as in `winterfell/footman` (THR-SUP-06, THR-WIL-06)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from montjoie.games.throne.events import UnitsLost
from montjoie.games.throne.state import G, Units
from montjoie.games.throne.victory import check_victory
from montjoie.kernel import Allocation, Refusal


def holdings(g: G, house: str, least: int = 1) -> dict[str, int]:
    """The units of a house by area and kind, in areas that hold at least so many of them."""
    return {
        f"{area}/{kind}": n
        for area, army in g.state.armies.items()
        if army.house == house and army.size >= least
        for kind, n in army.units.items()
    }


def not_there(space: Allocation, rule: str, lost: Mapping[str, int]) -> Iterator[Refusal]:
    """Only units that are there to lose can be named."""
    for name, n in lost.items():
        there = space.bins.get(name, 0)
        if name not in space.bins or not 0 <= n <= there:
            area, _, kind = name.partition("/")
            yield Refusal(rule, "units-not-there", area=area, unit=kind, given=n, there=there)


def lose(g: G, house: str, lost: Mapping[str, int], rule: str, cause: Literal["supply", "wildlings"]) -> None:
    """Take whole units off the board, whether they lie or stand; no power token may be left where the
    last one goes (THR-CTL-05, THR-SUP-11, THR-WIL-10), and control may have changed (THR-END-04)."""
    by_area: dict[str, dict[str, int]] = {}
    for name, n in lost.items():
        area, _, kind = name.partition("/")
        by_area.setdefault(area, {})[kind] = n
    for area, kinds in by_area.items():
        units, lying = Units(**kinds), g.state.armies[area].routed
        routed = Units(*(min(units.count(kind), lying.count(kind)) for kind in Units.__struct_fields__))
        g.emit(UnitsLost(house, area, cause, units - routed, routed), rule)
    check_victory(g)
