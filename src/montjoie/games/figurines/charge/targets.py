"""Which enemies a unit may charge, and against which side (FIG-CHG-01, FIG-CHG-02, FIG-CHG-04); what that
needs and how likely it is, by the best turn: all of it open (FIG-GLO-13)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from montjoie.games.figurines.battlefield import field, sight
from montjoie.games.figurines.charge import way
from montjoie.games.figurines.moves.ground import Ground, is_slowed, touched
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.state import INCH, G, of_places
from montjoie.kernel import Answer, OneOf, Refusal, derived
from montjoie.table import plane
from montjoie.table.chances.telling import share
from montjoie.table.plane import TOLERANCE, Side


class ChargeTarget(OneOf, frozen=True):
    """The owner of a charging unit declares which enemy it charges (FIG-CHG-01, FIG-D-27)."""

    unit: str

    def unoffered(self, g: G, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why that unit cannot be charged."""
        if answer not in g.state.units:
            yield from super().unoffered(g, rule, answer)
            return
        yield from why_not(g, self.unit, answer)


class ChargeArc(OneOf, frozen=True):
    """The owner of a charger that stands in two arcs of its target alike chooses which it strikes:
    `front_arc`, `left_arc`, `right_arc`, `rear_arc` (FIG-LOS-06, FIG-D-28)."""


def arcs(g: G, unit: str, target: str) -> tuple[Side, ...]:
    """The arc of the target in which the charger stands before it turns, or the tied ones, as far as there is
    room on that side (FIG-CHG-04, FIG-CHG-02 b)."""
    return tuple(arc for arc in sight.arc(g, unit, target) if way.places(g, unit, target, arc))


def why_not(g: G, unit: str, target: str) -> Iterator[Refusal]:
    """Why a unit may not charge a target (FIG-CHG-02, FIG-RUL-54); nothing where it may."""
    both = {"unit": unit, "target": target}
    match _barrier(g, unit, target, way.most(g, unit), is_slowed(g, unit)):
        case "charge-no-enemy":
            yield Refusal("FIG-CHG-01", "charge-no-enemy", **both)
        case "charge-too-far":
            gap = round(plane.gap(field.tray(g, unit), field.tray(g, target)))
            yield Refusal("FIG-CHG-02", "charge-too-far", **both, far=gap, most=way.most(g, unit))
        case "charge-unseen":
            yield Refusal("FIG-CHG-02", "charge-unseen", **both, hiding=sight.hidden_by(g, unit, target))
        case "charge-no-room":
            yield Refusal("FIG-CHG-02", "charge-no-room", **both)
        case "charge-no-way":
            yield Refusal("FIG-CHG-02", "charge-no-way", **both, most=way.most(g, unit))


@of_places
def _barrier(g: G, unit: str, target: str, far: int, slowed: bool) -> str:
    """What stands against a charge of so many inches, found without the facts that are told of it. How far
    the target is, is measured between the trays as they stand, whatever a turn would push forward."""
    other = g.state.units[target]
    if field.friendly(g, unit, target) or not other.stands:
        return "charge-no-enemy"
    if not plane.near(field.tray(g, unit), field.tray(g, target), far + TOLERANCE):
        return "charge-too-far"
    if not sight.sees(g, unit, target):
        return "charge-unseen"
    if not arcs(g, unit, target):
        return "charge-no-room"
    return "" if way.possible(Ground(g, unit, target, slowed=slowed), far) else "charge-no-way"


def chargeable(g: G, unit: str, against: str = "") -> Iterator[str]:
    """The enemies a unit may charge, or the one named; an engaged unit none (FIG-CHG-01). Walls may be
    charged (FIG-STO-11)."""
    if field.engaged(g, unit):
        return
    far, slowed = way.most(g, unit), is_slowed(g, unit)
    for other in field.on_table(g, enemies_of=g.state.units[unit].owner, walls=True):
        if against in ("", other) and not _barrier(g, unit, other, far, slowed):
            yield other


def may_charge(g: G, unit: str, target: str) -> bool:
    """Whether a unit may charge a target (FIG-CHG-02)."""
    return not _barrier(g, unit, target, way.most(g, unit), is_slowed(g, unit))


def preview(g: G, name: str, target: str) -> dict[str, Any]:
    """A charge as it could be declared now: against which side, the roll it needs by the best turn, its
    chance (FIG-EX-12), and the chance to be disorderly (FIG-CHG-12)."""
    if not may_charge(g, name, target):
        return {"legal": False}
    needed, hindered, _ = best_approach(g, name, target)
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


@derived
def best_approach(g: G, name: str, target: str) -> Approach:
    """The turn from which a charge that may be declared can succeed (FIG-CHG-05) with the least die of all,
    of those that are looked at the first one round the compass."""
    ground, limit = Ground(g, name, target), way.most(g, name)
    least, found = way.least_die(ground), list[Approach]()
    for facing in sorted(way.facings(ground)):
        if way.right(ground, facing, limit):
            found.append(_approach(ground, facing))
            if found[-1][:2] == (least, False):
                return found[-1]
    if not found and (hidden := way.some_turn(ground, limit)) is not None:
        found.append(_approach(ground, hidden))
    while (best := min(found)).needed > least:
        better = way.some_turn(ground, speed(g, name) + (best.needed - 1) * INCH)
        if better is None:
            break
        found.append(_approach(ground, better))
    return best


def _approach(ground: Ground, facing: int) -> Approach:
    """What a charge after that turn needs: the least die that gets it there, terrain counted (FIG-CHG-06,
    FIG-CHG-18), and whether it goes through Hindering ground (FIG-TER-08)."""
    g, name = ground.g, ground.unit
    start = plane.turned(field.tray(g, name), facing)
    far, dice = way.reaching(ground, start)
    end = plane.ahead(start, far)
    hindered = bool(touched(g, name, "hindering", start, start.facing, far, end))
    return Approach(min(dice, default=way.BEST), hindered, facing)


def _at_least(die: int, both: bool) -> float:
    """The chance of a die of at least so much; of two such dice, since the lowest counts (FIG-TER-08)."""
    one = (7 - die) / 6
    return one * one if both else one
