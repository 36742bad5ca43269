"""Chapter 4.8: line of sight, arcs and cover (FIG-LOS, FIG-TER-03, FIG-TER-04, FIG-TER-09)."""

from __future__ import annotations

from functools import lru_cache

from montjoie.games.figurines.battlefield import field, terrain, units
from montjoie.games.figurines.state import G
from montjoie.table import plane
from montjoie.table.plane import Border, Line, Shape, Side, Tray


@lru_cache(maxsize=1 << 12)
def _line(viewer: Tray, border: Border, target: Shape, blockers: tuple[Shape, ...]) -> Line | None:
    return plane.sees(viewer, border, target, blockers)


def line(g: G, unit: str, target: str, over: bool = False, viewer: Tray | None = None) -> Line | None:
    """A line from the front edge of a unit to some part of the target's tray, within its front arc
    (FIG-LOS-01, FIG-LOS-02, FIG-RUL-59); None where the unit does not see it (FIG-EX-03, FIG-EX-04).

    `over`: nothing in between blocks, as for a ranged attack from an Elevated piece (FIG-TER-09). `viewer`:
    where the unit would stand.
    """
    own = viewer or field.tray(g, unit)
    between = () if over else tuple(piece for _, piece in blockers(g, unit, target, own))
    return _line(own, field.border(g, unit), field.tray(g, target), between)


def sees(g: G, unit: str, target: str, over: bool = False) -> bool:
    """Whether a unit sees a target (FIG-LOS-01)."""
    return line(g, unit, target, over) is not None


def may_see(g: G, unit: str, target: str, viewer: Tray, aside: int, drift: int, over: bool = False) -> bool:
    """Whether a unit might see a target from some place near another, as `plane.may_see` has it; false only
    where it does not (FIG-LOS-01)."""
    between = () if over else blockers(g, unit, target, viewer, aside)
    shapes = [shape for _, shape in between]
    return plane.may_see(viewer, field.border(g, unit), field.tray(g, target), shapes, aside, drift)


def blockers(g: G, unit: str, target: str, viewer: Tray, slack: int = 0) -> list[tuple[str, Shape]]:
    """What stops lines of sight: every other tray, friend or enemy (FIG-LOS-03), walls too (FIG-RUL-72), and
    pieces that block it, for units not inside them, nor if they stood nearer by the slack (FIG-TER-03)."""
    found: list[tuple[str, Shape]] = [
        (name, field.tray(g, name)) for name in field.standing(g, (unit, target))
    ]
    for name, piece in terrain.pieces(g, "blocks_line_of_sight"):
        if not plane.overlap(viewer, piece, -slack):
            found.append((name, piece))
    return found


def hidden_by(
    g: G, unit: str, target: str, over: bool = False, viewer: Tray | None = None
) -> tuple[str, ...]:
    """What stands between a unit and a target that it does not see; nothing where the target is outside its
    front arc (FIG-LOS-02, FIG-LOS-03)."""
    own, aim = viewer or field.tray(g, unit), field.tray(g, target)
    if over or _line(own, field.border(g, unit), aim, ()) is None:
        return ()
    names, shapes = zip(*blockers(g, unit, target, own), strict=True)
    straight = plane.blocked_by(own, aim, shapes)
    return tuple(names[index] for index in straight) or tuple(
        name
        for name, shape in zip(names, shapes, strict=True)
        if _line(own, field.border(g, unit), aim, (shape,)) is None
    )


def looks_over(g: G, unit: str) -> bool:
    """Whether a unit's ranged attacks ignore what is in between: it stands on an Elevated piece
    (FIG-TER-09)."""
    return bool(terrain.inside(g, unit, "elevated"))


def arc(g: G, attacker: str, defender: str) -> tuple[Side, ...]:
    """The arc of the defender in which the attacker stands: front, rear, left or right; several on an exact
    tie, of which the attacker chooses (FIG-LOS-05, FIG-LOS-06, FIG-EX-05).

    In contact it is the side the attacker stands against (FIG-LOS-07, FIG-RUL-07). A wall has no flank and
    no rear (FIG-STO-15).
    """
    own, other = field.tray(g, attacker), field.tray(g, defender)
    if units.is_wall(g, defender):
        return ("front",)
    if (side := plane.contact_side(other, own)) is not None:
        return (side,)
    return plane.majority(plane.arc_shares(other, field.border(g, defender), own))


def cover(g: G, attacker: str, defender: str) -> str:
    """The Cover piece that hides most of the defender's tray from the attacker's front arrow (FIG-GEO-05): -1
    to hit for a ranged attack (FIG-TER-04, FIG-RUL-29); "" where none does. Nothing covers against those who
    look over everything (FIG-TER-09)."""
    if looks_over(g, attacker):
        return ""
    arrow, target = field.tray(g, attacker).front_arrow, field.tray(g, defender)
    for name, piece in terrain.pieces(g, "cover"):
        hidden, whole = plane.hidden_share(arrow, target, piece)
        if 2 * hidden > whole:
            return name
    return ""
