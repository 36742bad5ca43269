"""The way of a charge: the turn before it, straight to the target, past what may be passed (FIG-CHG-05,
FIG-CHG-07)."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, sqrt

from montjoie.games.figurines.battlefield import field, sight, terrain
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.moves.path import MovePath
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing import hook
from montjoie.kernel import TURN, Answer, Refusal
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Outline, Side, Tray, search
from montjoie.table.plane.shapes import ROUNDED
from montjoie.table.plane.ways import leg, signed, trimmed

ROUND = 20 * INCH  # how much beyond the edges of the table is looked at (FIG-MOV-07)
BEST, DIE = 6, range(1, 7)  # of the charge distance die
FAN = tuple(side * turn for turn in range(500, 6_500, 500) for side in (1, -1))
"""Turns beside the straight line to the target that a search looks at."""


def most(g: G, unit: str) -> int:
    """The greatest charge distance: Speed and a 6, before terrain (FIG-CHG-02 c)."""
    return speed(g, unit) + BEST * INCH


def contact(ground: Ground, start: Tray, limit: int, apart: int = 0, slack: int = 0) -> int | None:
    """How far a charger goes until it touches the target; None where it does not within so many inches, less
    for Rough ground (FIG-CHG-18), or runs into somebody else, Impassable ground or the edge of the table
    first (FIG-RUL-54). Friends can be passed through (FIG-RUL-13).

    `apart`: how far the trays are apart when the charge is declared, which it must be able to go as well
    (FIG-CHG-02 c). With slack, how far at least if everything might stand so much otherwise.
    """
    facing = start.facing
    way = ground.plane.contact(start, facing, ground.target, limit, slack)
    if way is None or max(way, apart) > ground.stride(start, facing, limit, slack):
        return None
    return way


def reaching(ground: Ground, start: Tray) -> tuple[int, list[int]]:
    """How far it goes at most until it touches the target, and the charge distance dice that take it there.
    The way is as long for every die that is long enough; who falls short by the tolerance touches too."""
    g, unit, facing, fast = ground.g, ground.unit, start.facing, speed(ground.g, ground.unit)
    way = ground.plane.contact(start, facing, ground.target, most(g, unit))

    def reaches(limit: int) -> bool:
        if way is None or limit < way:
            return contact(ground, start, limit) is not None
        return way <= ground.stride(start, facing, limit)

    dice = [die for die in DIE if reaches(fast + die * INCH)]
    return way or 0, dice


def stopped(ground: Ground, start: Tray, full: int) -> Tray | None:
    """Where a charger ends that does not reach its target: at the full distance, or 1" before what it cannot
    pass through (FIG-CHG-07), 1" from every enemy (FIG-CHG-13, FIG-RUL-53), on no friend; None where there is
    no such place and it goes back to where it stood (FIG-RUL-76)."""
    limit = ground.stride(start, start.facing, full)
    return ground.plane.halted(start, start.facing, ground.target, limit, INCH)


def wrong_turn(ground: Ground, facing: int, limit: int, apart: int = 0) -> Iterator[Refusal]:
    """Why a charger may not turn that way: a pivot does not end on enemies (FIG-MOV-02), the
    target must still be in sight, and contact possible (FIG-CHG-05)."""
    g, unit, target = ground.g, ground.unit, ground.target
    there = plane.turned(field.tray(g, unit), facing)
    yield from _onto_others(ground, there)
    if contact(ground, there, limit, apart) is None:
        yield Refusal("FIG-CHG-05", "charge-no-contact", unit=unit, target=target, most=limit)
    elif sight.line(g, unit, target, viewer=there) is None:
        hiding = sight.hidden_by(g, unit, target, viewer=there)
        yield Refusal("FIG-CHG-05", "charge-turns-blind", unit=unit, target=target, hiding=hiding)


def _onto_others(ground: Ground, there: Tray) -> Iterator[Refusal]:
    """Who stays as it looks turns onto nobody."""
    if there.facing != field.tray(ground.g, ground.unit).facing:
        yield from ground.bad_turn(there)


def turns(ground: Ground, limit: int) -> Iterator[int]:
    """Facings from which the charge can succeed that a player would look at, the likeliest first; one at
    least where there is any (FIG-RUL-54)."""
    found = False
    for facing in facings(ground):
        if right(ground, facing, limit):
            found = True
            yield facing
    if not found and (hidden := some_turn(ground, limit)) is not None:
        yield hidden


def facings(ground: Ground) -> dict[int, None]:
    """Those that are looked at."""
    straight = _straight(ground)
    return dict.fromkeys((*_likely(ground), *((straight + turn) % TURN for turn in FAN)))


def least_die(ground: Ground) -> int:
    """No lesser die than this one takes it to the target, whatever the turn: no part of its tray comes
    further from where its centre was than the front corners."""
    here, aim = field.tray(ground.g, ground.unit), field.tray(ground.g, ground.target)
    far = max(0.0, plane.point_gap(here.centre, aim) - TOLERANCE - ROUNDED)
    shortest = sqrt(max(0.0, far * far - here.width * here.width / 4)) - here.depth / 2
    return next((die for die in DIE if speed(ground.g, ground.unit) + die * INCH >= shortest), BEST)


def possible(ground: Ground, limit: int) -> bool:
    """Whether there is a turn from which a charge that is declared now can succeed (FIG-CHG-02 c)."""
    here, there = field.tray(ground.g, ground.unit), field.tray(ground.g, ground.target)
    apart = max(0, ceil(plane.gap(here, there)) - TOLERANCE)
    return (
        any(right(ground, facing, limit, apart) for facing in _likely(ground))
        or some_turn(ground, limit, apart) is not None
    )


def _likely(ground: Ground) -> tuple[int, ...]:
    """As it stands, and straight to the target."""
    return tuple(dict.fromkeys((field.tray(ground.g, ground.unit).facing, _straight(ground))))


def _straight(ground: Ground) -> int:
    here, there = field.tray(ground.g, ground.unit), field.tray(ground.g, ground.target)
    return plane.bearing(here.centre, there.centre)


def right(ground: Ground, facing: int, limit: int, apart: int = 0) -> bool:
    """Whether nothing is wrong with a turn, without what would be told of it."""
    return _touches(ground, facing, limit, apart) and _sees(ground, facing)


def _touches(ground: Ground, facing: int, limit: int, apart: int) -> bool:
    there = plane.turned(field.tray(ground.g, ground.unit), facing)
    free = next(_onto_others(ground, there), None) is None
    return free and contact(ground, there, limit, apart) is not None


def _sees(ground: Ground, facing: int) -> bool:
    there = plane.turned(field.tray(ground.g, ground.unit), facing)
    return sight.line(ground.g, ground.unit, ground.target, viewer=there) is not None


def some_turn(ground: Ground, limit: int, apart: int = 0) -> int | None:
    """A facing from which the charge can succeed, wherever there is one among all from which some corner of
    the target is before the front. Sight costs most and is seldom what is wrong: it is looked at last."""
    here, aim = field.tray(ground.g, ground.unit), field.tray(ground.g, ground.target)
    straight, before = _straight(ground), plane.front_angle(here)
    aside = [signed(plane.bearing(here.centre, corner) - straight) for corner in aim.corners]
    span = min(aside) - before, max(aside) + before

    own, run = (plane.reach(each, here.centre) for each in (here, plane.ahead(here, limit)))

    def touches(turn: int) -> bool:
        return _touches(ground, (straight + turn) % TURN, limit, apart)

    def beyond(turn: int, half: int) -> bool:
        """Not even if everything were as near, or as far, as so small a turn can make it."""
        there, slack = plane.turned(here, (straight + turn) % TURN), plane.swing(own, half)
        if any(plane.overlap(there, other, slack) for _, other in ground.enemies):
            return True
        return contact(ground, there, limit, apart, plane.swing(run, half)) is None

    def hopeless(turn: int, half: int) -> bool:
        return beyond(turn, half) or _hidden(ground, (straight + turn) % TURN, half)

    turn = search.some(*span, touches, beyond)
    if turn is not None and not _sees(ground, (straight + turn) % TURN):
        turn = search.some(
            *span, lambda each: right(ground, (straight + each) % TURN, limit, apart), hopeless
        )
    return None if turn is None else (straight + turn) % TURN


def _hidden(ground: Ground, facing: int, half: int) -> bool:
    """Whether the target is in sight after no turn within `half` of a facing."""
    g, unit, target = ground.g, ground.unit, ground.target
    here, aim = field.tray(g, unit), field.tray(g, target)
    aside, drift = (plane.swing(plane.reach(each, here.centre), half) for each in (here, aim))
    return not sight.may_see(g, unit, target, plane.turned(here, facing), aside, drift)


def places(g: G, unit: str, target: str, arc: Side) -> tuple[Tray, ...]:
    """Where a charger can stand against a side of its target: at 100% or 50% where that is free, else as near
    to it as it can with half of its front on the side (FIG-CHG-09, FIG-RUL-14). Third enemies may be near
    (FIG-RUL-122)."""
    own = field.tray(g, unit)
    return plane.slide_positions(own.width, own.depth, field.tray(g, target), arc, occupied(g, unit, target))


def occupied(g: G, *movers: str) -> list[Outline]:
    """Where a tray that is aligned cannot stand: on other trays, on Impassable or forbidden ground, beyond
    the edge of the table."""
    taken: list[Outline] = [field.tray(g, name) for name in field.standing(g, movers)]
    taken += [piece for _, piece in terrain.impassable(g)]
    return [*taken, *hook(g).barred(g, movers[0]), *field.bounds(g).beyond(ROUND)]


class ChargePivot(MovePath, frozen=True):
    """The owner of a charging unit turns it before the charge, or not: one leg with its turn, or none. The
    target must stay in sight and contact possible (FIG-CHG-05, FIG-D-29)."""

    rule = "FIG-CHG-05"
    few = True

    def forbids(self, g: G, answer: Answer) -> Iterator[Refusal]:
        """As `way.wrong_turn` says; the way itself follows the die."""
        motion = self.motion(g, answer)
        yield from self.too_far(g, motion)
        facing = motion.start.facing
        yield from wrong_turn(Ground(g, self.piece, self.target), facing, most(g, self.piece))

    def every(self, g: G) -> Iterator[Answer]:
        """Turns from which the charge can succeed, the likeliest first."""
        for facing in turns(Ground(g, self.piece, self.target), most(g, self.piece)):
            yield self.toward(facing)

    def toward(self, facing: int) -> Answer:
        """The turn to a facing."""
        return trimmed(leg(facing - self.facing))


def pivots(g: G, unit: str, target: str) -> ChargePivot:
    """All turns a charger may make."""
    row = g.state.units[unit]
    return ChargePivot(unit, 1, row.x, row.y, row.facing, 0, first=True, last=False, target=target)
