"""Ways worth looking at: toward, around and away from enemies and objectives, into cover, straight on.

The list is what a player would consider, not all that is legal (FIG-GEO-08); illegal ones are left out by the
decision itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from montjoie.games.figurines.battlefield import field, teams, terrain
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.state import G
from montjoie.kernel import Answer, Rng
from montjoie.table import plane
from montjoie.table.plane import Point, Tray
from montjoie.table.plane.suggestions import Outset, facings, nearest
from montjoie.table.plane.ways import leg, trimmed

if TYPE_CHECKING:
    from montjoie.games.figurines.moves.path import MovePath

ENEMIES, TOKENS, SHELTERS = 4, 3, 2  # how many of each are looked at, the nearest


def every(g: G, path: MovePath) -> Iterator[Answer]:
    """Staying, then the ways, as far as the ground lets the unit go."""
    ground, here = Ground(g, path.piece, path.target, path.spared), _here(g, path)
    foes = sorted((tray for _, tray in ground.enemies), key=lambda foe: _square(foe, here))
    covers = [(g.state.terrain[name].x, g.state.terrain[name].y) for name, _ in terrain.pieces(g, "cover")]
    others = (*nearest(_tokens(g), here.centre)[:TOKENS], *nearest(covers, here.centre)[:SHELTERS])

    def reach(heading: int, limit: int) -> int | None:
        start = plane.turned(here, here.facing + heading - path.heading)
        far = ground.furthest(start, heading, limit)
        return far if far is None else min(far, ground.stride(start, heading, path.distance))

    return _outset(path, here).ways([foe.centre for foe in foes[:ENEMIES]], others, reach)


def throw(g: G, path: MovePath, rng: Rng) -> Answer:
    """Somewhere, rather toward somebody, rather far, rather looking at an enemy."""
    return _outset(path, _here(g, path)).throw(_points(g, path.piece), rng)


def looks(g: G, unit: str) -> list[int]:
    """Facings worth turning to where a unit stands: to enemies and tokens, and round about."""
    row = g.state.units[unit]
    return facings((row.x, row.y), row.facing, _points(g, unit))


def legs(path: MovePath, heading: int, distance: int) -> Answer:
    """The legs of a move in that direction that ends as it moved."""
    return trimmed(leg(heading - path.heading, distance))


def _here(g: G, path: MovePath) -> Tray:
    return field.tray_at(g, path.piece, path.x, path.y, path.facing)


def _outset(path: MovePath, here: Tray) -> Outset:
    return Outset(here, path.heading, path.distance, path.first, path.last)


def _square(one: Tray, other: Tray) -> int:
    return (one.x - other.x) ** 2 + (one.y - other.y) ** 2


def _points(g: G, unit: str) -> list[Point]:
    """Where enemies stand and tokens lie."""
    owner = g.state.units[unit].owner
    foes = [
        (row.x, row.y)
        for row in g.state.units.values()
        if row.where == "table" and not teams.friends(g, owner, row.owner)
    ]
    return foes + _tokens(g)


def _tokens(g: G) -> list[Point]:
    return [(row.x, row.y) for row in g.state.objectives.values()]
