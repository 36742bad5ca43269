"""Ways worth looking at: toward, around and away from enemies and objectives, into cover, straight on.

The list is what a player would consider, not all that is legal (FIG-GEO-08); illegal ones are left out by the
decision itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import TYPE_CHECKING

from montjoie.games.figurines.battlefield import field, teams, terrain
from montjoie.games.figurines.moves import crossing
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Rng, pick
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.ways import Legs, leg, signed, trimmed

if TYPE_CHECKING:
    from montjoie.games.figurines.moves.path import MovePath

ENEMIES, TOKENS, SHELTERS = 4, 3, 2  # how many of each are looked at, the nearest
TOWARD, AROUND, AWAY = (0,), (4_500, 31_500, 9_000, 27_000), (18_000,)


def every(g: G, path: MovePath) -> Iterator[Answer]:
    """Staying, then the ways."""
    yield []
    seen = set()
    ground = Ground(g, path.piece, path.target, path.spared)
    here = field.tray_at(g, path.piece, path.x, path.y, path.facing)
    foes = [tray.centre for _, tray in nearest(ground.enemies, here)[:ENEMIES]]
    for heading, distance in _strides(g, path, ground, here, foes):
        for last in _last_turns(path, here, heading, distance, foes):
            answer = legs(path, heading, distance, last)
            key = tuple((leg["turn"], leg["ahead"]) for leg in answer)
            if key and key not in seen:
                seen.add(key)
                yield answer


def throw(g: G, path: MovePath, rng: Rng) -> Answer:
    """Somewhere, rather toward somebody, rather far, rather looking at an enemy."""
    here = (path.x, path.y)
    points = _points(g, path.piece)
    heading = path.heading
    if path.first and rng.randrange(8):
        toward = bool(points) and rng.randrange(3) > 0
        bearing = plane.bearing(here, pick(rng, points)) if toward else rng.randrange(TURN)
        heading = (bearing + (rng.randrange(9) - 4) * 500) % TURN
    distance = path.distance * pick(rng, (4, 4, 3, 2, 1, 0)) // 4
    there = _ahead(here, heading, distance)
    last = path.last and rng.randrange(2)
    look = plane.bearing(there, pick(rng, points)) if last and points else None
    return legs(path, heading, distance, look)


def legs(path: MovePath, heading: int, distance: int, look: int | None) -> Legs:
    """The legs of a move in that direction that ends looking that way, or as it moved."""
    turn = signed(heading - path.heading)
    return trimmed(leg(turn, distance), leg(0 if look is None else look - path.facing - turn))


def nearest(trays: list[tuple[str, Tray]], here: Tray) -> list[tuple[str, Tray]]:
    """The nearest first."""
    return sorted(trays, key=lambda each: (each[1].x - here.x) ** 2 + (each[1].y - here.y) ** 2)


def looks(g: G, unit: str) -> list[int]:
    """Facings worth turning to where a unit stands: to enemies and tokens, and round about."""
    row = g.state.units[unit]
    bearings = [plane.bearing((row.x, row.y), point) for point in _points(g, unit)]
    around = [(row.facing + turn) % TURN for turn in range(0, TURN, 4_500)]
    return list(dict.fromkeys((*bearings, *around)))


def _strides(
    g: G, path: MovePath, ground: Ground, here: Tray, foes: list[Point]
) -> Iterator[tuple[int, int]]:
    """Directions, each with distances; straight on at several, elsewhere as far as it can."""
    for share in (4, 3, 2, 1):
        far = _reach(g, path, ground, here, path.heading, path.distance * share // 4)
        if far is not None:
            yield path.heading, far
    if not path.first:
        return
    for foe in foes:
        yield plane.bearing(here.centre, foe), 0
        for turn in (*TOWARD, *AROUND, *AWAY):
            heading = (plane.bearing(here.centre, foe) + turn) % TURN
            far = _reach(g, path, ground, here, heading, path.distance)
            if far:
                yield heading, far
    for point in (*_tokens(g, here)[:TOKENS], *_shelters(g, here)[:SHELTERS]):
        heading, way = plane.bearing(here.centre, point), _distance(here.centre, point)
        far = _reach(g, path, ground, here, heading, min(way, path.distance))
        if far:
            yield heading, far


def _reach(g: G, path: MovePath, ground: Ground, here: Tray, heading: int, limit: int) -> int | None:
    """How far it can go in a direction, at most so far."""
    start = plane.turned(here, here.facing + heading - path.heading)
    far = ground.furthest(start, heading, limit)
    return far if far is None else min(far, crossing.stride(g, path.piece, start, heading, path.distance))


def _last_turns(
    path: MovePath, here: Tray, heading: int, distance: int, foes: list[Point]
) -> Iterator[int | None]:
    """As it moved, or to the nearest enemy."""
    yield None
    if path.last and foes:
        there = _ahead(here.centre, heading, distance)
        yield plane.bearing(there, min(foes, key=lambda foe: _distance(there, foe)))


def _points(g: G, unit: str) -> list[Point]:
    """Where enemies stand and tokens lie."""
    owner = g.state.units[unit].owner
    foes = [
        (row.x, row.y)
        for row in g.state.units.values()
        if row.where == "table" and not teams.friends(g, owner, row.owner)
    ]
    return foes + [(row.x, row.y) for row in g.state.objectives.values()]


def _tokens(g: G, here: Tray) -> list[Point]:
    points = [(row.x, row.y) for row in g.state.objectives.values()]
    return sorted(points, key=lambda point: _distance(here.centre, point))


def _shelters(g: G, here: Tray) -> list[Point]:
    points = [(g.state.terrain[name].x, g.state.terrain[name].y) for name, _ in terrain.pieces(g, "cover")]
    return sorted(points, key=lambda point: _distance(here.centre, point))


def _ahead(point: Point, heading: int, distance: int) -> Point:
    dx, dy = plane.step(heading, distance)
    return point[0] + dx, point[1] + dy


def _distance(one: Point, other: Point) -> int:
    return round(hypot(one[0] - other[0], one[1] - other[1]))
