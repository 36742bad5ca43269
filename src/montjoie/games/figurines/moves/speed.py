"""How fast a unit is (FIG-CRD-01), and how far it can go and strike."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.powers import abilities, lasting
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Part, derived, modifies, plain
from montjoie.kernel.lasting import parts
from montjoie.table import plane
from montjoie.table.plane import Tray


@derived
def speed(g: G, unit: str) -> int:
    """The Speed of a unit now, in thousandths of an inch."""
    return g.tally(SPEED, unit).total


@modifies(SPEED)
def printed(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-01: as printed on its card; never below 0."""
    card = g.state.units[unit].card
    yield Part(g.content.units[card].speed, "FIG-CRD-01", card, "base")
    yield Part(0, "FIG-MOD-02", card, "floor")


@modifies(SPEED)
def by_abilities(g: G, unit: str) -> Iterator[Part]:
    """FIG-CRD-05: what abilities in force give or take."""
    return abilities.gather(g, SPEED, unit)


@modifies(SPEED)
def by_effects(g: G, unit: str) -> Iterator[Part]:
    """FIG-RUL-62: what cards give or take for a while; `n` in thousandths of an inch."""
    return parts(lasting.on(g, SPEED, unit).values(), "FIG-RUL-62")


RAYS = 12  # points of the far side of a threat area


def preview(g: G, name: str) -> dict[str, Any]:
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
