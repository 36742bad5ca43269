"""Chapter 3.3: charges that fail, too short or with the path blocked (CON-CHG-18 … CON-CHG-23)."""

from __future__ import annotations

from montjoie.games.conquest.actions.charge.way import angles, field, hindered, run
from montjoie.games.conquest.events import BecameBroken, ChargeFailed, RegimentMoved
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import UNBREAKABLE
from montjoie.games.conquest.regiments.formation import pose_of, size, tray
from montjoie.games.conquest.regiments.ground import Ground, ground
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.table import plane
from montjoie.table.plane import Side, Tray
from montjoie.table.plane.ways import leg, walk


def fail_short(g: G, regiment: str, inches: int) -> None:
    """It goes straight ahead by the number on the die, and stops an inch from enemies (CON-CHG-18)."""
    g.emit(ChargeFailed(regiment), "CON-CHG-05")
    _advance(g, regiment, tray(g, regiment), inches * INCH)


def fail_blocked(g: G, regiment: str, target: str, face: Side, limit: int) -> None:
    """It makes its charge move until it is an inch from any enemy (CON-CHG-10, CON-CHG-19)."""
    g.emit(ChargeFailed(regiment), "CON-CHG-10")
    found = field(g, regiment, target, face)
    for angle in angles(found):
        whole = run(found, angle)
        if whole is not None:
            pivot = whole.pivot if angle else "centre"
            (wheel,) = walk(found.start, [leg(angle, 0, pivot)])
            if not hindered(g, found, wheel):
                _advance(g, regiment, wheel.end, min(limit, whole.distance))
                return
    _advance(g, regiment, found.start, limit)


def _advance(g: G, regiment: str, start: Tray, limit: int) -> None:
    """Straight on as far as may be. Who ends on a friend goes back as little as needed, and both are Broken
    (CON-CHG-20, CON-RUL-16); the activation is over either way (CON-CHG-23)."""
    around = ground(g, regiment)
    far = around.ahead(start, start.facing, limit)
    end = plane.ahead(start, far)
    hit = [each.name for each in around.passed if plane.overlap(around.block.outline(end), each.outline)]
    if hit:
        end = _cleared(around, start, far)
    _put(g, regiment, end)
    for name in (regiment, *hit) if hit else ():
        row = g.state.regiments[name]
        if not row.broken and not any(answers(g, UNBREAKABLE, name)):
            g.emit(BecameBroken(name, size(row)), "CON-CHG-20")


def _cleared(around: Ground, start: Tray, far: int) -> Tray:
    """The nearest place back along the way that is on nobody, else the nearest at all."""
    back = plane.Ground(around.bounds, around.passed).furthest(around.block.outline(start), start.facing, far)
    if back is not None:
        return plane.ahead(start, back)
    others = [each.outline for each in (*around.passed, *around.solid, *around.kept)]
    nobody = plane.Disc(-100 * INCH, -100 * INCH, 1)
    return plane.pushed_out(start, others, nobody, 0) or start


def _put(g: G, regiment: str, end: Tray) -> None:
    row = g.state.regiments[regiment]
    pose = Pose(end.x, end.y, end.facing, row.files, row.rear)
    if pose != pose_of(row):
        far = round(plane.far((row.x, row.y), (pose.x, pose.y)))
        g.emit(RegimentMoved(regiment, pose, "failed_charge", far), "CON-CHG-18")
