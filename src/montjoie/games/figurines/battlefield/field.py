"""Chapter 4.0: trays on the table, who touches whom, how far things are apart (FIG-GEO, FIG-GLO-08).

Everything is judged by trays (FIG-GEO-02). A tray stays until it is taken away, with or without figures
(FIG-RUL-67); castle walls are trays that no effect speaks of (FIG-STO-10).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from functools import lru_cache

from montjoie.games.figurines.battlefield import teams, units
from montjoie.games.figurines.content import load
from montjoie.games.figurines.state import G, of_places
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Border, Bounds, Disc, Tray


def tray(g: G, unit: str) -> Tray:
    """The tray of a unit where it stands; losses do not shrink it (FIG-GEO-02, FIG-GEO-03)."""
    row = g.state.units[unit]
    return _laid(row.card, row.x, row.y, row.facing)


@lru_cache(maxsize=1 << 12)
def _laid(card: str, x: int, y: int, facing: int) -> Tray:
    content = load()
    kind = content.trays[content.units[card].tray]
    return plane.tray(x, y, kind.width, kind.depth, facing)


def tray_at(g: G, unit: str, x: int, y: int, facing: int) -> Tray:
    """The tray of a unit if it stood there."""
    kind = g.content.trays[g.content.units[g.state.units[unit].card].tray]
    return plane.tray(x, y, kind.width, kind.depth, facing)


def border(g: G, unit: str) -> Border:
    """How the arcs of a unit are bordered (FIG-GEO-04, FIG-RUL-01)."""
    return g.content.trays[g.content.units[g.state.units[unit].card].tray].border


def bounds(g: G) -> Bounds:
    """The table; its lower left corner is the origin (FIG-GEO-01)."""
    return Bounds(g.state.course.width, g.state.course.depth)


def is_on(g: G, piece: plane.Outline) -> bool:
    """Whether something lies wholly on the table (FIG-MOV-07)."""
    return bounds(g).holds(piece)


def token(g: G, objective: str) -> Disc:
    """An objective token where it lies."""
    row = g.state.objectives[objective]
    return Disc(row.x, row.y, g.content.token_radius)


def friendly(g: G, one: str, other: str) -> bool:
    """Whether two units are on the same side (FIG-GLO-03)."""
    return teams.friends(g, g.state.units[one].owner, g.state.units[other].owner)


def standing(g: G, without: tuple[str, ...] = ()) -> Iterator[str]:
    """Every tray on the table, walls and those about to be taken away too (FIG-RUL-67)."""
    for name, row in g.state.units.items():
        if row.where == "table" and name not in without:
            yield name


def on_table(
    g: G, player: str = "", friends_of: str = "", enemies_of: str = "", walls: bool = False
) -> tuple[str, ...]:
    """The Combat Units on the table with figures left: all, or those of a player, of his side, of the other
    sides. Walls only where they are asked for (FIG-STO-10)."""
    return _on_table(g, player, friends_of, enemies_of, walls)


@of_places
def _on_table(g: G, player: str, friends_of: str, enemies_of: str, walls: bool) -> tuple[str, ...]:
    owners: Collection[str] = g.state.players
    if player:
        owners = (player,)
    if friends_of:
        owners = [who for who in owners if teams.friends(g, friends_of, who)]
    if enemies_of:
        owners = [who for who in owners if not teams.friends(g, enemies_of, who)]
    return tuple(name for name, owner, wall in _present(g) if owner in owners and (walls or not wall))


@of_places
def _present(g: G) -> tuple[tuple[str, str, bool], ...]:
    """What stands on the table with figures left: whose it is, and whether it is a wall."""
    rows = g.state.units.items()
    return tuple([(name, row.owner, units.is_wall(g, name)) for name, row in rows if row.stands])


@of_places
def present(g: G) -> frozenset[str]:
    """The players with a Combat Unit on the table."""
    return frozenset(owner for _, owner, wall in _present(g) if not wall)


@of_places
def engaged(g: G, unit: str) -> tuple[str, ...]:
    """The enemies a unit is engaged with: those its tray touches (FIG-GLO-08, FIG-GEO-06), walls too
    (FIG-RUL-39), and destroyed units until their trays are taken away (FIG-RUL-67)."""
    if g.state.units[unit].where != "table":
        return ()
    return tuple(other for other in around(g, unit, TOLERANCE) if not friendly(g, unit, other))


@of_places
def fighting(g: G) -> tuple[str, ...]:
    """The Combat Units that are engaged."""
    return tuple(unit for unit in on_table(g) if engaged(g, unit))


@of_places
def around(g: G, unit: str, limit: int) -> tuple[str, ...]:
    """The other trays within a distance of one on the table, in the order of the units."""
    names, trays = laid_out(g)
    found = [names[index] for index in plane.around(tray(g, unit), trays, limit)]
    return tuple(name for name in found if name != unit)


@of_places
def laid_out(g: G) -> tuple[tuple[str, ...], tuple[Tray, ...]]:
    """All that stand, and their trays."""
    names = tuple(standing(g))
    return names, tuple(tray(g, name) for name in names)


def engaged_friends(g: G, unit: str, player: str) -> tuple[str, ...]:
    """The units on a player's side that are engaged with an enemy of theirs."""
    return tuple(other for other in engaged(g, unit) if teams.friends(g, player, g.state.units[other].owner))


def distance(g: G, one: str, other: str) -> float:
    """The shortest distance of two trays (FIG-GEO-07)."""
    return plane.gap(tray(g, one), tray(g, other))


def near(g: G, one: str, other: str, limit: int) -> bool:
    """Whether two units are within a distance; always true of a unit and itself (FIG-GEO-07, FIG-GLO-01,
    FIG-GLO-02)."""
    return one == other or plane.near(tray(g, one), tray(g, other), limit)


def within(g: G, unit: str, limit: int, among: Iterable[str] | None = None) -> list[str]:
    """The Combat Units within a distance of a unit, itself among them; of those named, or of all."""
    names = on_table(g) if among is None else among
    if g.state.units[unit].where != "table":
        return [other for other in names if near(g, unit, other, limit)]
    close = {unit, *around(g, unit, limit)}
    return [other for other in names if other in close]
