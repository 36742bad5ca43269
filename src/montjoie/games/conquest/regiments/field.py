"""Chapters 1.2, 1.8 and 3.2: the battlefield, who stands on it, how far apart and in contact with whom; the
reinforcement lines (CON-MEA, CON-STD-01, CON-CNT, CON-GEO-18, CON-GEO-19, CON-RZL, CON-GEO-21)."""

from __future__ import annotations

from montjoie.games.conquest.content import Scenario
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.regiments.formation import block, front_rank, ground_of, outline, sheltered, tray
from montjoie.games.conquest.state import G, Pose, Zone
from montjoie.kernel import derived
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Bounds, Disc, Side


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


@derived
def contacts(g: G, name: str) -> dict[str, tuple[Side, Side]]:
    """The enemies a regiment is in contact with: its own face to each, and theirs to it."""
    found: dict[str, tuple[Side, Side]] = {}
    for row in g.state.contacts.values():
        if row.one == name:
            found[row.other] = (row.face, row.other_face)
        elif row.other == name:
            found[row.one] = (row.other_face, row.face)
    return found


def arc_shown(g: G, name: str, enemy: str) -> Side:
    """The arc of an enemy in contact that a regiment fights: the face it touches; a garrison has only a front
    (CON-CLA-13, CON-RUL-08)."""
    return "front" if sheltered(g, enemy) else contacts(g, name)[enemy][1]


def engaged(g: G, name: str) -> bool:
    """Whether a regiment is in contact with an enemy, corners included (CON-CNT-01, CON-ACT-11)."""
    return bool(contacts(g, name))


@derived
def fighting(
    g: G, name: str, enemy: str, pose: Pose | None = None, there: Pose | None = None
) -> tuple[int, ...]:
    """The places of the stands of a regiment that are engaged with an enemy: those that form the face it
    shows, where the enemy's rectangle touches, corners included; a gap is filled by the stand behind or
    beside (CON-CLA-02, CON-CLA-05, CON-CLA-06, CON-GEO-18, CON-RUL-18). As they stand, or as they would.
    In a garrison all stands are, and of who touches one the whole front rank (CON-GAR-11, CON-GAR-12)."""
    if sheltered(g, name) or sheltered(g, enemy):
        return tuple(front_rank(g, name))
    face = contacts(g, name)[enemy][0]
    made = block(g, g.state.regiments[name], pose)
    whole, theirs = tray(g, name, pose), tray(g, enemy, there)
    cells = plane.edge_cells(made, face)
    touched = {
        stand
        for (rank, file), stand in cells
        if plane.near(made.cell(whole, file, rank), theirs, plane.TOLERANCE)
    }
    return tuple(sorted(touched))


def in_contact(g: G, name: str) -> set[int]:
    """The places of the stands of a regiment that are engaged with any enemy (CON-CLA-02)."""
    return {place for enemy in contacts(g, name) for place in fighting(g, name, enemy)}


@derived
def line(g: G, seat: str) -> int:
    """How far up the side edges a player may enter now, from his own edge: where his most advanced regiment
    has its rear, no enemy being behind it; pathfinders do not mind (CON-RZL-03, CON-RZL-04, CON-RUL-09)."""
    own = {name: rear(g, name, seat) for name in _counting(g, seat)}
    first = min((rear(g, name, seat) for name in _counting(g, opponent(g, seat))), default=None)
    safe = (n for n, far in own.items() if first is None or far <= first or has(g, n, "pathfinders"))
    return max((own[name] for name in safe), default=0)


def open_line(g: G, seat: str) -> int:
    """The line during a round: never ahead of where it was set at its start (CON-RZL-05, CON-RZL-06)."""
    return min(g.state.players[seat].line, line(g, seat))


def _counting(g: G, seat: str) -> list[str]:
    """The regiments of a player that lines rest on; irregular ones are left out (CON-SPR-39)."""
    own = (name for name in standing(g) if g.state.regiments[name].owner == seat)
    return [name for name in own if not has(g, name, "irregular")]


def rear(g: G, name: str, seat: str) -> int:
    """How far the corner of a regiment that is nearest to a player's edge is from it."""
    covered = outline(g, name)
    if g.state.players[seat].edge == "south":
        return max(0, covered.south)
    return max(0, bounds(g).depth - covered.north)
