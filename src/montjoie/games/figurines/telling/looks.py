"""What anybody at the table may ask about it at any time: zones, control, what a unit can do and see.

Plain data for those who show the table, all of it from open information (FIG-GLO-13); lengths in thousandths
of an inch, chances out of 10 000.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoie.games.figurines.actions import acting, legality
from montjoie.games.figurines.battlefield import control, field, sight, units, zones
from montjoie.games.figurines.charge import targets
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.moves import speed
from montjoie.games.figurines.odds import telling
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.tactics import board
from montjoie.kernel import OneOf
from montjoie.table import plane
from montjoie.table.plane import Line
from montjoie.words import LANGUAGES

RAY = 6 * INCH  # how long the borders of arcs are drawn


def look(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """`{"what": "table"}`, `{"what": "unit", "unit": UNIT}`, `{"what": "actions", "unit": UNIT}` or
    `{"what": "pair", "unit": UNIT, "target": UNIT}`; nothing where there is nothing to tell."""
    what = about.get("what")
    teller = _TELLERS.get(what) if isinstance(what, str) else None
    return teller(g, about) if teller else {}


def table(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """Deployment zones by edge, who controls which token, the Victory Points that win, who is engaged."""
    standing = list(field.standing(g))
    edges = zones.edges(g) if zones.settled(g) else ()
    return {
        "zones": {edge: _corners(zones.bounds(g, edge)) for edge in edges},
        "held": dict(control.controlled(g)),
        "needed": {
            player: victory.needed(g, player) for player, row in g.state.players.items() if row.faction
        },
        "engaged": [[one, other] for one in standing for other in field.engaged(g, one) if one < other],
        "ranks": {name: units.ranks(g, name) for name in standing},
    }


def unit(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """How far a unit goes and strikes, the borders of its arcs, whom it is engaged with, and its lines of
    sight to every enemy."""
    name = _standing(g, about, "unit")
    if not name:
        return {}
    foes = field.on_table(g, enemies_of=g.state.units[name].owner, walls=True)
    return {
        **speed.preview(g, name),
        "borders": borders(g, name),
        "engaged": list(field.engaged(g, name)),
        "sights": {other: line_of_sight(g, name, other) for other in foes},
    }


def actions(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """What somebody could do if it were activated now, an action or a zone (`null`), and why not the rest
    (FIG-ACT-04, FIG-TAC-01); `asks` is the question that will be put then."""
    ncu, name = about.get("unit"), _standing(g, about, "unit")
    if isinstance(ncu, str) and ncu in g.state.ncus:
        claim = board.ClaimZone(board.free_zones(g))
        return {"asks": "claim_zone", "options": {zone: _why_not(g, claim, zone) for zone in g.content.zones}}
    if not name or units.is_wall(g, name):
        return {}
    act = acting.ChooseAction(legality.choices(g, name), name)
    return {"asks": "choose_action", "options": {each: _why_not(g, act, each) for each in legality.ACTIONS}}


def _why_not(g: G, space: OneOf, option: str) -> dict[str, Any] | None:
    """Why an option is not offered, if it is not."""
    why = None if option in space.options else next(space.unoffered(g, "FIG-ACT-01", option), None)
    if why is None:
        return None
    return {"rule": why.rule, "text": {lang: why.text(lang) for lang in LANGUAGES}}


def pair(g: G, about: dict[str, Any]) -> dict[str, Any]:
    """A unit before an enemy: the line of sight, a charge as it could be declared now, and the odds of every
    attack and charge on it from where the unit stands."""
    name, target = _standing(g, about, "unit"), _standing(g, about, "target")
    if not name or not target or name == target or field.friendly(g, name, target):
        return {}
    free = not units.is_wall(g, name) and not field.engaged(g, name)
    charge = targets.preview(g, name, target) if free else {"legal": False}
    return {
        "sight": line_of_sight(g, name, target),
        "charge": charge,
        "odds": {
            action: {
                option: told
                for option, told in telling.of_action(g, name, action).items()
                if option.rpartition("/")[2] == target
            }
            for action in ("melee_attack", "ranged_attack", "charge")
        },
    }


def borders(g: G, name: str) -> list[list[list[int]]]:
    """The four lines between the arcs of a tray, from its corners outwards (FIG-GEO-04)."""
    lines = plane.borders(field.tray(g, name), field.border(g, name), RAY)
    return [[list(corner), list(end)] for corner, end in lines]


def _standing(g: G, about: dict[str, Any], key: str) -> str:
    name = about.get(key)
    row = g.state.units.get(name) if isinstance(name, str) else None
    return str(name) if row is not None and row.where == "table" else ""


def _corners(bounds: tuple[int, int, int, int]) -> list[list[int]]:
    left, bottom, right, top = bounds
    return [[left, bottom], [right, bottom], [right, top], [left, top]]


_TELLERS: dict[str, Callable[[G, dict[str, Any]], dict[str, Any]]] = {
    "table": table,
    "unit": unit,
    "actions": actions,
    "pair": pair,
}


def line_of_sight(g: G, name: str, target: str) -> dict[str, Any]:
    """Whether a unit sees another, by which line, and what stands on the straight line to its middle
    (FIG-LOS-01, FIG-LOS-03)."""
    line = sight.line(g, name, target)
    own, other = field.tray(g, name), field.tray(g, target)
    between = sight.blockers(g, name, target, own)
    stopped = plane.stopped_by(Line(own.front_arrow, other.centre), [shape for _, shape in between])
    return {
        "seen": line is not None,
        "line": [list(line.start), list(line.end)] if line else [],
        "blocked_by": [between[index][0] for index in stopped],
        "distance": round(plane.point_gap(own.front_arrow, other)),
        "arc": list(sight.arc(g, name, target)),
        "cover": sight.cover(g, name, target),
    }
