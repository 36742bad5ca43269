"""Chapters 1.2 and 1.8: the battlefield, who stands on it, how far apart (CON-MEA, CON-STD-01)."""

from __future__ import annotations

from montjoie.games.conquest.content import Scenario
from montjoie.games.conquest.regiments.formation import ground_of, outline
from montjoie.games.conquest.state import G, Pose, Zone
from montjoie.kernel import derived
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Bounds, Disc


def scenario(g: G) -> Scenario:
    """The scenario that is played."""
    return g.content.scenarios[g.options.scenario]


def bounds(g: G) -> Bounds:
    """The battlefield, from its south-west corner: one player has the edge y = 0, the other the one across
    (CON-GEO-01)."""
    played = scenario(g)
    return Bounds(played.width, played.depth)


@derived
def standing(g: G) -> tuple[str, ...]:
    """The regiments on the table, those in garrisons too (CON-RUL-12)."""
    return tuple(name for name, row in g.state.regiments.items() if row.where in ("table", "garrison"))


@derived
def friends(g: G, name: str) -> tuple[str, ...]:
    """Other regiments of the same player on the table (CON-STD-01)."""
    owner = g.state.regiments[name].owner
    return tuple(each for each in standing(g) if g.state.regiments[each].owner == owner and each != name)


@derived
def enemies(g: G, name: str) -> tuple[str, ...]:
    """The opponent's regiments on the table (CON-STD-01)."""
    owner = g.state.regiments[name].owner
    return tuple(each for each in standing(g) if g.state.regiments[each].owner != owner)


def disc(zone: Zone) -> Disc:
    """The ground of an objective zone."""
    return Disc(zone.x, zone.y, zone.radius)


def opponent(g: G, seat: str) -> str:
    """The other player."""
    return next(each for each in g.seats if each != seat)


def gap(g: G, one: str, other: str) -> float:
    """The distance of two regiments, between the nearest points of their stands (CON-MEA-01, CON-GEO-08)."""
    return plane.gap(outline(g, one), outline(g, other))


def within(g: G, one: str, other: str, reach: int) -> bool:
    """Whether two regiments are within a distance (CON-GEO-08)."""
    return plane.near(outline(g, one), outline(g, other), reach + plane.TOLERANCE)


def around(g: G, name: str, pose: Pose) -> tuple[str | None, int, tuple[str, ...]]:
    """What the log tells of a place: the enemy nearest to a regiment there and how far away he is, and the
    zones and terrain under it. Of the enemies only those are measured whose middles are nearest."""
    here, rows = outline(g, name, pose), g.state.regiments
    by = sorted(enemies(g, name), key=lambda e: (rows[e].x - pose.x) ** 2 + (rows[e].y - pose.y) ** 2)[:3]
    gap, near = min(((plane.gap(here, outline(g, each)), each) for each in by), default=(0, None))
    zones = (f"zone_{id}" for id, each in g.state.zones.items() if plane.near(here, disc(each), TOLERANCE))
    pieces = (id for id, each in g.state.pieces.items() if plane.overlap(here, ground_of(each)))
    return near, round(round(gap), -2), (*zones, *pieces)
