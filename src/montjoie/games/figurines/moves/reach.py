"""How far a unit can go and strike, for a player who decides to move it: plain data, all of it open
(FIG-GLO-13); lengths in thousandths of an inch."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel.plain import plain
from montjoie.table import plane
from montjoie.table.plane import Tray

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
