"""Throne through a lens: all but the decks is open."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from montjoie.games.throne.control import owners
from montjoie.games.throne.state import TRACKS
from montjoie.kernel import derived
from montjoie.rl.lenses import Lens, per_seat, register, round_the_table

SEATS = 5
HOUSE = (
    "power",
    "supply",
    "hand",
    "areas",
    "castles",
    "barrels",
    "crowns",
    "footmen",
    "knights",
    "ships",
    *TRACKS,
)


@derived
def houses(g: Any) -> dict[str, list[float]]:
    """The numbers of every house."""
    told = {
        house: [row.power / 20, row.supply / 6, len(row.hand) / 7] + [0.0] * 7
        for house, row in g.state.houses.items()
    }
    areas = g.content.areas
    for area, house in owners(g).items():
        row, place = told[house], areas[area]
        row[3] += 0.1
        if place.structure:
            row[4] += 1 / 7
        row[5] += place.barrels / 6
        row[6] += place.crowns / 6
    for army in g.state.armies.values():
        if army.house in told:
            row, ready, routed = told[army.house], army.ready, army.routed
            row[7] += (ready.footman + routed.footman) / 10
            row[8] += (ready.knight + routed.knight) / 5
            row[9] += (ready.ship + routed.ship) / 6
    for name in TRACKS:
        order = g.state.tracks[name].order
        for house, row in told.items():
            row.append(1 - order.index(house) / SEATS if house in order else 0.0)
    return told


class ThroneLens(Lens):
    """Power, supply, land, units and influence of every house; areas by holder and by what they bring."""

    features = ("turn", "wildlings", *per_seat(HOUSE, SEATS))
    marks = ("own", "other", "free", "structure", "barrels", "crowns", "sea", "units", "foes")

    @cached_property
    def _nobody(self) -> list[float]:
        return [0.0] * len(HOUSE)

    def table(self, g: Any, seat: str) -> list[float]:
        """Turn, wildlings, and every house, the seat's own first."""
        told, turn = houses(g), g.state.turn
        house_of = {row.seat: house for house, row in g.state.houses.items()}
        row = [turn.number / 10, turn.wildlings / 12]
        for each in round_the_table(g.seats, seat):
            row += told[house_of[each]]
        return row + self._nobody * (SEATS - len(g.seats))

    def mark(self, g: Any, seat: str, thing: str) -> tuple[float, ...] | None:
        """Of an area."""
        place = g.content.areas.get(thing)
        if place is None:
            return None
        army, houses = g.state.armies.get(thing), g.state.houses
        holder = army.house if army else owners(g).get(thing, "")
        units = army.size / 4 if army else 0.0
        own = holder in houses and houses[holder].seat == seat
        other = bool(holder) and not own
        held = float(own), float(other), float(not holder)
        worth = float(bool(place.structure)), place.barrels / 2, place.crowns / 2, float(place.sea)
        return (*held, *worth, units, units if other else 0.0)


register("throne", ThroneLens())
