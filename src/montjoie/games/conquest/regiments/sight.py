"""Chapters 1.5 and 1.6: the arcs of a regiment, from the corners of its rectangle, and line of sight by size,
between the middles of edges (CON-ARC, CON-GEO-06, CON-LOS, CON-GEO-20).

A line to the middle of an edge is what declaring a target takes; a stand's own clear shot may go to any point
of a stand (CON-RUL-05, CON-RUL-07).
"""

from __future__ import annotations

from collections.abc import Iterable

from montjoie.games.conquest.profiles import answers, card, has
from montjoie.games.conquest.queries import BLOCKERS, SIZE
from montjoie.games.conquest.regiments.field import standing
from montjoie.games.conquest.regiments.formation import block, front_rank, outline, sheltered, stands, tray
from montjoie.games.conquest.state import G
from montjoie.kernel import derived, settle
from montjoie.table import plane
from montjoie.table.plane import SIDES, Line, Point, Shape, Side, Tray, in_arc
from montjoie.table.plane.compass import QUARTER


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


EYE = 2  # how wide the middle of an edge is


@derived
def height(g: G, name: str) -> int:
    """The size of a regiment, with what it stands on (CON-STD-07, CON-STD-09, CON-TER-02)."""
    return card(g, name).stand.size + settle(answers(g, SIZE, name)).total


@derived
def named_blockers(g: G, looker: str, target: str) -> list[tuple[str, Shape]]:
    """What stops a line between two regiments: others as tall as both or taller, and what the ground has
    (CON-LOS-03, CON-VOL-07, CON-GEO-20, CON-TER-07)."""
    tall = max(height(g, looker), height(g, target))
    between = (name for name in standing(g) if name not in (looker, target) and not sheltered(g, name))
    walls = [(name, outline(g, name)) for name in between if height(g, name) >= tall]
    return [*walls, *answers(g, BLOCKERS, looker, target)]


@derived
def looking(g: G, name: str, target: str, volley: bool = False) -> tuple[Tray, dict[int, Tray]]:
    """A regiment's rectangle and the stands of its front rank, by their places, as they look at a target: to
    the front, or to the side on which most of it is where it may look there. So may in all arcs a Fluid
    Formation (CON-SPR-28, CON-RUL-59), to its flanks in a Volley a Weapon Platform (CON-SPR-48,
    CON-RUL-108)."""
    open_to: tuple[Side, ...] = SIDES if has(g, name, "fluid_formation") else ("front",)
    if volley and has(g, name, "weapon_platform"):
        open_to = (*open_to, "right", "left")
    faces = attacked_faces(g, target, name) if len(open_to) > 1 else ()
    side: Side = next((each for each in faces if each in open_to), "front")
    cells = plane.edge_cells(block(g, g.state.regiments[name]), side)
    turn, own = SIDES.index(side) * QUARTER, stands(g, name)
    return plane.quartered(tray(g, name), turn), {
        place: plane.quartered(own[place], turn) for _, place in cells
    }


@derived
def seen_by(g: G, name: str, target: str, volley: bool = False) -> tuple[int, ...]:
    """The places of the front-rank stands of a regiment that see a target (CON-LOS-02); from a garrison all
    do, by a line from the middle of any side of it (CON-GAR-05, CON-GAR-14)."""
    walls = [shape for _, shape in named_blockers(g, name, target)]
    ends = list(dict.fromkeys(plane.middle(stand, side) for stand in stands(g, target) for side in SIDES))
    if inside := sheltered(g, name):
        free = any(_line(g, plane.middle(inside, side), ends, walls) for side in SIDES)
        return tuple(front_rank(g, name)) if free else ()
    whole, own = looking(g, name, target, volley)
    ends = [end for end in ends if plane.arc_at(whole, "square", end) == "front"]
    return tuple(place for place, eye in own.items() if _line(g, eye.front_arrow, ends, walls))


@derived
def sees(g: G, name: str, target: str, volley: bool = False) -> bool:
    """Whether a regiment has line of sight to a target in its front arc (CON-LOS-01, CON-LOS-02)."""
    return bool(seen_by(g, name, target, volley))


@derived
def clear_shots(g: G, name: str, target: str) -> dict[int, Tray]:
    """The front-rank stands with a clear shot, by their places, as they look: a line from the middle of their
    front edge to any point of a stand of the target (CON-VOL-05, CON-VOL-06)."""
    walls, there = [shape for _, shape in named_blockers(g, name, target)], outline(g, target)
    _, own = looking(g, name, target, True)
    return {place: stand for place, stand in own.items() if shot(g, name, stand, there, walls)}


def shot(g: G, name: str, stand: Tray, target: Shape, walls: Iterable[Shape]) -> bool:
    """Whether a line from the middle of a stand's front edge reaches any point of a target in the front arc
    of its regiment's rectangle; from a garrison one from the middle of any side (CON-GAR-14)."""
    ahead = tray(g, name)
    fronts = {plane.quartered(ahead, stand.facing - ahead.facing): stand}
    if sheltered(g, name):
        fronts = {whole: whole for whole in outlooks(g, name)}
    for whole, front in fronts.items():
        eye = plane.tray(front.x, front.y, EYE, front.depth, front.facing)
        if plane.sees(whole, "square", target, walls, g.content.numbers.sight_line, eye) is not None:
            return True
    return False


def outlooks(g: G, name: str) -> tuple[Tray, ...]:
    """The rectangles over whose front a regiment looks: its own, or its garrison turned to each of its sides
    (CON-GAR-05)."""
    whole = tray(g, name)
    return tuple(plane.quartered(whole, n * QUARTER) for n in range(4 if sheltered(g, name) else 1))


def _line(g: G, start: Point, ends: Iterable[Point], walls: list[Shape]) -> bool:
    return any(plane.clear(Line(start, end), walls, g.content.numbers.sight_line) for end in ends)
