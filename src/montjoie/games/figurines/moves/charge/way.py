"""The way of a charge: straight to the target, past what may be passed (FIG-CHG-05, FIG-CHG-07)."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines import field, modes, sight, terrain
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G, inches
from montjoie.kernel import Refusal
from montjoie.kernel.motion import TURN
from montjoie.table import plane
from montjoie.table.plane import Outline, Shape, Side, Tray

BEST = 6  # of the charge distance die
FAN = tuple(side * turn for turn in range(500, 6_500, 500) for side in (1, -1))
"""Turns beside the straight line to the target that a search looks at."""


def most(g: G, unit: str) -> int:
    """The greatest charge distance: Speed and a 6, before terrain (FIG-CHG-02 c)."""
    return speed(g, unit) + BEST * INCH


def contact(ground: Ground, start: Tray, limit: int) -> int | None:
    """How far a charger goes until it touches the target; None where it does not within so many inches, less
    for Rough ground (FIG-CHG-18), or runs into somebody else, Impassable ground or the edge of the table
    first (FIG-RUL-54). Friends can be passed through (FIG-RUL-13)."""
    g, unit = ground.g, ground.unit
    way = plane.contact_after(start, start.facing, field.tray(g, ground.target), limit)
    if way is None or way > terrain.stride(g, unit, start, start.facing, limit):
        return None
    return None if _stopped(ground, start, way) else way


def _stopped(ground: Ground, start: Tray, way: int) -> bool:
    """Whether something stops a charger before it has come so far."""
    if any(plane.crosses(start, start.facing, way, other) for other in obstacles(ground)):
        return True
    return not field.is_on(ground.g, plane.ahead(start, way))


def stopped(ground: Ground, start: Tray, full: int) -> Tray | None:
    """Where a charger ends that does not reach its target: at the full distance, or 1" before what it cannot
    pass through (FIG-CHG-07), 1" from every enemy (FIG-CHG-13, FIG-RUL-53), on no friend; None where there is
    no such place and it goes back to where it stood (FIG-RUL-76)."""
    limit = terrain.stride(ground.g, ground.unit, start, start.facing, full)
    for other in obstacles(ground):
        at = plane.contact_after(start, start.facing, other, limit)
        if at is not None:
            limit = max(0, at - INCH)
    far = ground.furthest(start, start.facing, limit)
    there = None if far is None else plane.ahead(start, far)
    return None if there is None or next(ground.bad_end(there), None) else there


def obstacles(ground: Ground) -> Iterator[Outline]:
    """What a charger cannot pass through: enemies other than the target, Impassable ground (FIG-CHG-07)."""
    for name, other in ground.enemies:
        if name != ground.target:
            yield other
    yield from (piece for _, piece in ground.impassable)
    yield from ground.barred


def wrong_turn(ground: Ground, facing: int, limit: int) -> Iterator[Refusal]:
    """Why a charger may not turn that way: a pivot does not end on enemies or near others (FIG-MOV-08), the
    target must still be in sight, and contact possible (FIG-CHG-05)."""
    g, unit, target = ground.g, ground.unit, ground.target
    here = field.tray(g, unit)
    there = plane.turned(here, facing)
    if there.facing != here.facing:
        yield from ground.bad_turn(there)
    if contact(ground, there, limit) is None:
        yield Refusal("FIG-CHG-05", "charge-no-contact", unit=unit, target=target, most=inches(limit))
    elif sight.line(g, unit, target, viewer=there) is None:
        yield Refusal("FIG-CHG-05", "charge-turns-blind", unit=unit, target=target)


def turns(ground: Ground, limit: int) -> Iterator[int]:
    """Facings from which the charge can succeed, the likeliest first; a search, not a list of all
    (FIG-RUL-54)."""
    here, there = field.tray(ground.g, ground.unit), field.tray(ground.g, ground.target)
    straight = plane.bearing(here.centre, there.centre)
    facings = (here.facing, straight, *((straight + turn) % TURN for turn in FAN))
    for facing in dict.fromkeys(facings):
        if next(wrong_turn(ground, facing, limit), None) is None:
            yield facing


def places(g: G, unit: str, target: str, arc: Side) -> tuple[Tray, ...]:
    """Where a charger can stand against a side of its target: at 100% or 50% where that is free, else as near
    to it as it can with half of its front on the side (FIG-CHG-09, FIG-RUL-14)."""
    own = field.tray(g, unit)
    return plane.slide_positions(own.width, own.depth, field.tray(g, target), arc, occupied(g, unit, target))


def occupied(g: G, *movers: str) -> list[Outline]:
    """Where a tray that is aligned cannot stand: on other trays, on Impassable or forbidden ground, beyond
    the edge of the table."""
    taken: list[Outline] = [field.tray(g, name) for name in field.standing(g, movers)]
    taken += [piece for _, piece in terrain.impassable(g)]
    return [*taken, *modes.hook(g).barred(g, movers[0]), *beyond(g)]


def beyond(g: G) -> tuple[Shape, ...]:
    """What lies round the table (FIG-MOV-07)."""
    width, depth, far = g.state.course.width, g.state.course.depth, 20 * INCH
    strips = (
        (-far, -far, 0, depth + far),
        (width, -far, width + far, depth + far),
        (0, -far, width, 0),
        (0, depth, width, depth + far),
    )
    return tuple(
        plane.polygon(((left, low), (right, low), (right, high), (left, high)))
        for left, low, right, high in strips
    )
