"""Chapter 3.3: charges that fail, too short or with the path blocked (CON-CHG-18 … CON-CHG-23)."""

from __future__ import annotations

from montjoie.games.conquest.actions.charge.way import field, runs
from montjoie.games.conquest.events import BecameBroken, ChargeFailed
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import UNBREAKABLE
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.regiments.formation import size, tray
from montjoie.games.conquest.regiments.ground import ground, moves
from montjoie.games.conquest.state import INCH, G
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Side, Tray
from montjoie.table.plane.compass import QUARTER
from montjoie.table.plane.marching import Passage
from montjoie.table.plane.ways import Stretch, leg, walk

FAR = 6 * INCH  # from where it comes as near again as it may


def fail_short(g: G, regiment: str, target: str, inches: int, reach: int) -> None:
    """It goes straight ahead by the number on the die, and stops an inch from enemies (CON-CHG-18)."""
    g.emit(ChargeFailed(regiment, target, "short", round(gap(g, regiment, target)), reach), "CON-CHG-05")
    _advance(g, regiment, tray(g, regiment), inches * INCH)


def fail_blocked(g: G, regiment: str, target: str, face: Side, limit: int) -> None:
    """It makes its charge move until it is an inch from any enemy (CON-CHG-10, CON-CHG-19); where it comes
    into contact but nobody can align, it goes back from there (CON-CHG-15, CON-CHG-21)."""
    found = field(g, regiment, target, face)
    every = [whole for _, whole in runs(g, regiment, target, face)]
    met = (whole for whole in every if found.touch(whole.end) and not found.hindered(whole))
    for whole in met:
        covered = found.block.outline(whole.end)
        if whole.distance <= limit and not any(plane.overlap(covered, mate) for mate in found.mates):
            g.emit(ChargeFailed(regiment, target, "askew"), "CON-CHG-21")
            _put(g, regiment, _back(g, regiment, whole), "CON-CHG-21")
            return
    barring = tuple(each.name for each in found.others if every and every[0].meets(each.outline))
    g.emit(ChargeFailed(regiment, target, "blocked", by=barring), "CON-CHG-10")
    for whole in every:
        (wheel,) = walk(found.start, [leg(whole.turn, 0, whole.pivot)])
        if not found.hindered(wheel):
            _advance(g, regiment, wheel.end, min(limit, whole.distance))
            return
    _advance(g, regiment, found.start, limit)


def _back(g: G, regiment: str, whole: Stretch) -> Tray:
    """An inch directly away from first contact and from any enemy, or as far as can be; else where it began
    (CON-CHG-21, CON-CHG-22, CON-RUL-105)."""
    around = ground(g, regiment)
    around = around._replace(kept=(*around.kept, *around.over))
    far = FAR - around.ahead(plane.ahead(whole.end, -FAR), whole.heading, FAR)
    back = around.finish(whole.end, far, 2 * QUARTER)
    return whole.before if back is None else plane.ahead(whole.end, -back)


def _advance(g: G, regiment: str, start: Tray, limit: int) -> None:
    """Straight on as far as may be. Who ends on a friend goes back as little as needed, and both are Broken
    (CON-CHG-20, CON-RUL-16); the activation is over either way (CON-CHG-23)."""
    around = ground(g, regiment)
    far = around.ahead(start, start.facing, limit)
    end = plane.ahead(start, far)
    hit = [each.name for each in around.passed if plane.overlap(around.block.outline(end), each.outline)]
    if hit:
        end = _cleared(around, start, far)
    _put(g, regiment, end, "CON-CHG-18")
    for name in (regiment, *hit) if hit else ():
        row = g.state.regiments[name]
        if not row.broken and not any(answers(g, UNBREAKABLE, name)):
            g.emit(BecameBroken(name, size(row)), "CON-CHG-20")


def _cleared(around: Passage, start: Tray, far: int) -> Tray:
    """The nearest place back along the way that is on nobody, else the nearest at all."""
    back = plane.Ground(around.bounds, around.passed).furthest(around.block.outline(start), start.facing, far)
    if back is not None:
        end = plane.ahead(start, back)
        on = any(plane.overlap(around.block.outline(end), each.outline) for each in around.passed)
        return plane.ahead(start, max(0, back - TOLERANCE)) if on else end  # its corners are rounded
    others = [each.outline for each in (*around.passed, *around.solid, *around.kept)]
    nobody = plane.Disc(-100 * INCH, -100 * INCH, 1)
    return plane.pushed_out(start, others, nobody, 0) or start


def _put(g: G, regiment: str, end: Tray, rule: str) -> None:
    far = round(plane.far(tray(g, regiment).centre, end.centre))
    moves(g, regiment, end, "failed_charge", far, rule)
