"""Throne through a lens: all but the decks is open."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from montjoie.games.throne.control import owners
from montjoie.games.throne.state import TRACKS
from montjoie.kernel import derived, derived_from
from montjoie.rl.lenses import Lens, per_seat, register, round_the_table

SEATS = 5
NONE = (0.0, 0.0, 0.0)  # units, or places on the three tracks
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
def lands(g: Any) -> dict[str, list[float]]:
    """Areas, castles, barrels and crowns of every house."""
    told = {house: [0.0] * 4 for house in g.state.houses}
    areas = g.content.areas
    for area, house in owners(g).items():
        row, place = told[house], areas[area]
        row[0] += 0.1
        if place.structure:
            row[1] += 1 / 7
        row[2] += place.barrels / 6
        row[3] += place.crowns / 6
    return told


@derived_from("armies")
def units(g: Any) -> dict[str, list[float]]:
    """Footmen, knights and ships of every house that has any."""
    told: dict[str, list[float]] = {}
    for army in g.state.armies.values():
        row, ready, routed = told.setdefault(army.house, [0.0] * 3), army.ready, army.routed
        row[0] += (ready.footman + routed.footman) / 10
        row[1] += (ready.knight + routed.knight) / 5
        row[2] += (ready.ship + routed.ship) / 6
    return told


@derived_from("tracks")
def influence(g: Any) -> dict[str, list[float]]:
    """The places of every house on the three tracks."""
    orders = [g.state.tracks[name].order for name in TRACKS]
    houses = {house for order in orders for house in order}
    return {
        house: [1 - order.index(house) / SEATS if house in order else 0.0 for order in orders]
        for house in houses
    }


class ThroneLens(Lens):
    """Power, supply, land, units and influence of every house; areas by holder and by what they bring."""

    features = ("turn", "wildlings", *per_seat(HOUSE, SEATS))
    marks = ("own", "other", "free", "structure", "barrels", "crowns", "sea", "units", "foes")

    @cached_property
    def _nobody(self) -> list[float]:
        return [0.0] * len(HOUSE)

    def table(self, g: Any, seat: str) -> list[float]:
        """Turn, wildlings, and every house, the seat's own first."""
        turn, held, force, places = g.state.turn, lands(g), units(g), influence(g)
        seated = {each.seat: (house, each) for house, each in g.state.houses.items()}
        row = [turn.number / 10, turn.wildlings / 12]
        for who in round_the_table(g.seats, seat):
            house, own = seated[who]
            row += (own.power / 20, own.supply / 6, len(own.hand) / 7)
            row += held[house]
            row += force.get(house, NONE)
            row += places.get(house, NONE)
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
