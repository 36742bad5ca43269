"""What a player is shown before he decides to move or charge: threat, chance, lines of sight.

Plain data, all of it from open information (FIG-GLO-13); lengths in thousandths of an inch, chances out of
10 000.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from montjoie.games.figurines.battlefield import field, sight, terrain
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel.plain import plain
from montjoie.table import plane
from montjoie.table.plane import Line, Tray

if TYPE_CHECKING:
    from montjoie.games.figurines.moves.ground import Ground

WHOLE = 10_000
DIE, BEST = range(1, 7), 6
RAYS = 12  # points of the far side of a threat area


def unit(g: G, name: str) -> dict[str, Any]:
    """How far a unit can go and strike: Speed with its reasons, March and Charge, and the ground before it
    that a charge, or each ranged attack, can reach."""
    tally = g.tally(SPEED, name)
    own = field.tray(g, name)
    fast = tally.total
    card = g.content.units[g.state.units[name].card]
    return {
        "speed": fast,
        "parts": plain(tally.parts),
        "march": 2 * fast,
        "charge": [fast + INCH, fast + 6 * INCH],
        "threat": fan(g, name, own, own.depth // 2 + fast + 6 * INCH),
        "ranges": {
            attack.id: fan(g, name, own, own.depth // 2 + attack.range)
            for attack in card.attacks
            if attack.kind == "ranged"
        },
    }


def fan(g: G, name: str, own: Tray, reach: int) -> list[list[int]]:
    """The outline of the front arc up to a distance from the centre of the tray (FIG-GEO-04)."""
    return [list(point) for point in plane.fan(own, field.border(g, name), reach, RAYS)]


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


def charge(g: G, name: str, target: str) -> dict[str, Any]:
    """A charge as it could be declared now: against which side, the roll it needs by the best turn, its
    chance (FIG-EX-12), and the chance to be disorderly (FIG-CHG-12)."""
    from montjoie.games.figurines.charge.targets import arcs, why_not  # a charge shows this

    if next(why_not(g, name, target), None) is not None:
        return {"legal": False}
    needed, hindered, _ = min(approaches(g, name, target))
    return {
        "legal": True,
        "arc": list(arcs(g, name, target)),
        "needed": needed,
        "dice": 2 if hindered else 1,
        "chance": _at_least(needed, hindered),
        "disorderly": WHOLE - _at_least(3 if hindered else 2, hindered),
    }


class Approach(NamedTuple):
    """A turn from which a charge can succeed: the least die it needs, whether it rolls two of them."""

    needed: int
    hindered: bool
    facing: int


def approaches(g: G, name: str, target: str) -> Iterator[Approach]:
    """Turns from which a charge can succeed (FIG-CHG-05), among them one that needs the least die of all."""
    from montjoie.games.figurines.charge import way  # a charge shows this
    from montjoie.games.figurines.moves.ground import Ground

    ground, least = Ground(g, name, target), BEST + 1
    for facing in way.turns(ground, way.most(g, name)):
        seen = _approach(ground, facing)
        least = min(least, seen.needed)
        yield seen
    while 1 < least <= BEST:
        better = way.some_turn(ground, speed(g, name) + (least - 1) * INCH)
        if better is None:
            break
        seen = _approach(ground, better)
        least = seen.needed
        yield seen


def _approach(ground: Ground, facing: int) -> Approach:
    """What a charge after that turn needs: the least die that gets it there, terrain counted (FIG-CHG-06,
    FIG-CHG-18), and whether it goes through Hindering ground (FIG-TER-08)."""
    from montjoie.games.figurines.charge import way  # a charge shows this

    g, name = ground.g, ground.unit
    start, fast = plane.turned(field.tray(g, name), facing), speed(g, name)
    needed = next(
        die for die in DIE if die == BEST or way.contact(ground, start, fast + die * INCH) is not None
    )
    far = way.contact(ground, start, way.most(g, name)) or 0
    end = plane.ahead(start, far)
    hindered = bool(terrain.touched(g, name, "hindering", start, start.facing, far, end))
    return Approach(needed, hindered, facing)


def _at_least(die: int, both: bool) -> int:
    """The chance of a die of at least so much; of two such dice, since the lowest counts (FIG-TER-08)."""
    one = (7 - die) / 6
    return round(WHOLE * (one * one if both else one))
