"""Chapter 1.5: the arcs of a regiment, from the corners of its rectangle (CON-ARC, CON-GEO-06)."""

from __future__ import annotations

from montjoie.games.conquest.regiments.formation import sheltered, stands, tray
from montjoie.games.conquest.state import G
from montjoie.table.plane import SIDES, Side, Tray, in_arc


def arcs(whole: Tray, stand: Tray) -> tuple[Side, ...]:
    """The arcs of a rectangle that a stand is in, one or several: they are parted by lines at 45 degrees from
    its corners (CON-ARC-01, CON-ARC-02, CON-GEO-07)."""
    return tuple(side for side in SIDES if in_arc(whole, "square", side, stand))


def arcs_of(g: G, name: str, stand: Tray) -> tuple[Side, ...]:
    """The arcs of a regiment that a stand is in; a garrison has only a front (CON-RUL-08)."""
    return ("front",) if sheltered(g, name) else arcs(tray(g, name), stand)


def in_front(g: G, name: str, target: str) -> bool:
    """Whether any stand of a target is in a regiment's front arc (CON-LOS-01); who is in a garrison looks
    everywhere (CON-GAR-05)."""
    whole, inside = tray(g, name), sheltered(g, name)
    return bool(inside) or any(in_arc(whole, "square", "front", stand) for stand in stands(g, target))


def attacked_faces(g: G, attacker: str, target: str) -> tuple[Side, ...]:
    """The face of a target whose arc holds most stands of a charger, each counting in every arc it is in;
    several where they are equal (CON-CHG-17, CON-GEO-14)."""
    whole = tray(g, target)
    found = [side for stand in stands(g, attacker) for side in arcs(whole, stand)]
    most = max((found.count(side) for side in SIDES), default=0)
    return tuple(side for side in SIDES if found.count(side) == most)
