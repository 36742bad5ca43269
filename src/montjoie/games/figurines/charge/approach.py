"""What a charge needs and how likely it is, by the best turn: plain data, all of it open (FIG-GLO-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge import way
from montjoie.games.figurines.charge.targets import arcs, why_not
from montjoie.games.figurines.moves import crossing
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G
from montjoie.table import plane
from montjoie.table.chances.telling import share

DIE, BEST = range(1, 7), 6


def preview(g: G, name: str, target: str) -> dict[str, Any]:
    """A charge as it could be declared now: against which side, the roll it needs by the best turn, its
    chance (FIG-EX-12), and the chance to be disorderly (FIG-CHG-12)."""
    if next(why_not(g, name, target), None) is not None:
        return {"legal": False}
    needed, hindered, _ = min(approaches(g, name, target))
    return {
        "legal": True,
        "arc": list(arcs(g, name, target)),
        "needed": needed,
        "dice": 2 if hindered else 1,
        "chance": share(_at_least(needed, hindered)),
        "disorderly": share(1 - _at_least(3 if hindered else 2, hindered)),
    }


class Approach(NamedTuple):
    """A turn from which a charge can succeed: the least die it needs, whether it rolls two of them."""

    needed: int
    hindered: bool
    facing: int


def approaches(g: G, name: str, target: str) -> Iterator[Approach]:
    """Turns from which a charge can succeed (FIG-CHG-05), among them one that needs the least die of all."""
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
    g, name = ground.g, ground.unit
    start, fast = plane.turned(field.tray(g, name), facing), speed(g, name)
    needed = next(
        die for die in DIE if die == BEST or way.contact(ground, start, fast + die * INCH) is not None
    )
    far = way.contact(ground, start, way.most(g, name)) or 0
    end = plane.ahead(start, far)
    hindered = bool(crossing.touched(g, name, "hindering", start, start.facing, far, end))
    return Approach(needed, hindered, facing)


def _at_least(die: int, both: bool) -> float:
    """The chance of a die of at least so much; of two such dice, since the lowest counts (FIG-TER-08)."""
    one = (7 - die) / 6
    return one * one if both else one
