"""Throne through a lens: all but the decks is open."""

from __future__ import annotations

from typing import Any

from montjoie.games.throne.control import owners
from montjoie.games.throne.state import NONE, TRACKS
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
def told(g: Any) -> dict[str, list[float]]:
    """What lies before every seat: its house, lands, units and places on the tracks."""
    state, areas, none = g.state, g.content.areas, [0.0] * len(HOUSE)
    rows: dict[str, list[float]] = {}
    for house, own in state.houses.items():
        rows[house] = row = none[:]
        row[:3] = own.power / 20, own.supply / 6, len(own.hand) / 7
    for area, house in owners(g).items():
        row, place = rows[house], areas[area]
        row[3] += 0.1
        if place.structure:
            row[4] += 1 / 7
        if place.barrels:
            row[5] += place.barrels / 6
        if place.crowns:
            row[6] += place.crowns / 6
    for army in state.armies.values():
        row, ready, routed = rows[army.house], army.ready, army.routed
        if routed is not NONE:
            ready = army.units
        if ready.footman:
            row[7] += ready.footman / 10
        if ready.knight:
            row[8] += ready.knight / 5
        if ready.ship:
            row[9] += ready.ship / 6
    for at, name in enumerate(TRACKS, 10):
        for place, house in enumerate(state.tracks[name].order):
            rows[house][at] = 1 - place / SEATS
    return {own.seat: rows[house] for house, own in state.houses.items()}


class ThroneLens(Lens):
    """Power, supply, land, units and influence of every house; areas by holder and by what they bring."""

    features = ("turn", "wildlings", *per_seat(HOUSE, SEATS))
    marks = ("own", "other", "free", "structure", "barrels", "crowns", "sea", "units", "foes")

    def table(self, g: Any, seat: str) -> list[float]:
        """Turn, wildlings, and every house, the seat's own first."""
        turn, rows = g.state.turn, told(g)
        row = [turn.number / 10, turn.wildlings / 12]
        for who in round_the_table(g.seats, seat):
            row += rows[who]
        return row + [0.0] * (len(HOUSE) * (SEATS - len(g.seats)))

    def mark(self, g: Any, seat: str, thing: str) -> tuple[float, ...] | None:
        """Of an area."""
        place = g.content.areas.get(thing)
        if place is None:
            return None
        army = g.state.armies.get(thing)
        holder = army.house if army else owners(g).get(thing)
        own = holder is not None and g.state.houses[holder].seat == seat
        units = army.size / 4 if army else 0.0
        whose = (1.0, 0.0, 0.0) if own else (0.0, 1.0, 0.0) if holder else (0.0, 0.0, 1.0)
        worth = 1.0 if place.structure else 0.0, place.barrels / 2, place.crowns / 2, float(place.sea)
        return (*whose, *worth, units, 0.0 if own else units)


register("throne", ThroneLens())
