"""Chapters 12.4 and 12.5: who controls the objective zones, and what they give (CON-SCO, CON-SCN)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.conquest.content.files import Scoring
from montjoie.games.conquest.phases.victory import counts
from montjoie.games.conquest.profiles import card, has, worth
from montjoie.games.conquest.queries import SEIZING
from montjoie.games.conquest.regiments.field import disc, opponent, standing
from montjoie.games.conquest.regiments.formation import stands
from montjoie.games.conquest.state import G, Zone
from montjoie.kernel import Part, derived, modifies
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Disc


def in_range(g: G, area: Disc) -> dict[str, int]:
    """The regiments with stands on a round piece of ground or touching it, and how many (CON-GEO-22,
    CON-RUL-40)."""
    found = {name: sum(plane.near(each, area, TOLERANCE) for each in stands(g, name)) for name in standing(g)}
    return {name: number for name, number in found.items() if number}


def counted(g: G, name: str, number: int) -> int:
    """What so many stands of a regiment count in range: a monster's three each (CON-SCO-04, CON-RUL-41)."""
    return number * card(g, name).stand.seize_weight


@modifies(SEIZING)
def by_class(g: G, who: str, number: int) -> Iterator[Part]:
    """Medium and heavy stands seize, light ones do not (CON-SCO-04); those of a Broken regiment have lost the
    ability (CON-SCO-05, CON-BRK-06)."""
    able = 0 if card(g, who).weight == "light" else counted(g, who, number)
    yield Part(able, "CON-SCO-04", "seizing", "base")
    if g.state.regiments[who].broken:
        yield Part(0, "CON-BRK-06", "broken", "cap")


def seizing(g: G, seat: str, there: dict[str, int]) -> int:
    """The stands of a player that seize ground, by what is in range of it; none where an enemy there is
    unyielding and not Broken (CON-SCO-04, CON-SPR-36)."""
    rows = g.state.regiments
    foes = (name for name in there if rows[name].owner != seat and not rows[name].broken)
    if any(has(g, name, "unyielding") for name in foes):
        return 0
    return sum(worth(g, SEIZING, name, number) for name, number in there.items() if rows[name].owner == seat)


@derived
def standings(g: G, area: Disc) -> dict[str, Any]:
    """How many stands of each player are in range of ground and how many of them seize it, and who holds it
    by having most of both; nobody where either count is equal (CON-SCO-03, CON-SCO-07, CON-RUL-41)."""
    there = in_range(g, area)
    able = {seat: seizing(g, seat, there) for seat in g.seats}
    present = {seat: _present(g, seat, there) for seat in g.seats}
    leads = (s for s in g.seats if all(many[s] > many[opponent(g, s)] for many in (able, present)))
    return {"holder": next(leads, ""), "seizing": able, "in_range": present}


def controller(g: G, area: Disc) -> str:
    """Who holds ground (CON-SCO-03)."""
    return str(standings(g, area)["holder"])


def _present(g: G, seat: str, there: dict[str, int]) -> int:
    own = ((name, number) for name, number in there.items() if g.state.regiments[name].owner == seat)
    return sum(counted(g, name, number) for name, number in own)


def controlled(g: G, seat: str) -> dict[str, Zone]:
    """The objective zones a player controls, as they are called (CON-SCO-03)."""
    zones = g.state.zones.items()
    return {f"zone_{name}": zone for name, zone in zones if controller(g, disc(zone)) == seat}


@counts("zone_controlled")
def zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones of a size, wherever they lie (CON-SCN-03, CON-SCN-04)."""
    return [name for name, zone in controlled(g, seat).items() if zone.radius == line.radius]


@counts("friendly_zone_controlled")
def friendly_zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones in the player's own half (CON-SCN-02)."""
    own = g.state.players[seat].edge
    return [name for name, zone in controlled(g, seat).items() if zone.edge == own]


@counts("enemy_zone_controlled")
def enemy_zones(g: G, seat: str, line: Scoring) -> list[str]:
    """Zones in the opponent's half (CON-SCN-02)."""
    own = friendly_zones(g, seat, line)
    return [name for name in controlled(g, seat) if name not in own]
