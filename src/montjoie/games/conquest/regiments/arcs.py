"""Chapter 1.5: the arcs of a regiment, from the corners of its rectangle (CON-ARC, CON-GEO-06)."""

from __future__ import annotations

from montjoie.games.conquest.regiments.formation import stands, tray
from montjoie.games.conquest.state import G
from montjoie.table.plane import SIDES, Side, Tray, in_arc


def arcs(whole: Tray, stand: Tray) -> tuple[Side, ...]:
    """The arcs of a rectangle that a stand is in, one or several: they are parted by lines at 45 degrees from
    its corners (CON-ARC-01, CON-ARC-02, CON-GEO-07)."""
    return tuple(side for side in SIDES if in_arc(whole, "square", side, stand))


def in_front(g: G, name: str, target: str) -> bool:
    """Whether any stand of a target is in a regiment's front arc (CON-LOS-01)."""
    whole = tray(g, name)
    return any(in_arc(whole, "square", "front", stand) for stand in stands(g, target))


def attacked_faces(g: G, attacker: str, target: str) -> tuple[Side, ...]:
    """The face of a target whose arc holds most stands of a charger, each counting in every arc it is in;
    several where they are equal (CON-CHG-17, CON-GEO-14)."""
    whole = tray(g, target)
    found = [side for stand in stands(g, attacker) for side in arcs(whole, stand)]
    most = max((found.count(side) for side in SIDES), default=0)
    return tuple(side for side in SIDES if found.count(side) == most)
