"""Chapter 3.3: the ways of a charge, one free wheel, straight on to first contact, then flush on the face
(CON-CHG-06 … CON-CHG-15, CON-GEO-15 … CON-GEO-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from montjoie.games.conquest.profiles import answers, card
from montjoie.games.conquest.queries import OBSTACLES
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.regiments.field import bounds, enemies, friends
from montjoie.games.conquest.regiments.formation import block, outline, sheltered, tray
from montjoie.games.conquest.regiments.ground import flies
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Outline, Point, Shape, Side, Tray, wheeling
from montjoie.table.plane.compass import bearing, step
from montjoie.table.plane.ways import Stretch

DEGREE = 100
PLACES = 8  # of equally good ends that are offered


class Way(NamedTuple):
    """A charge as it goes: the wheel and the straight run, where it ends, where the target does if it wheels
    instead, how many stands of both sides are then engaged, and whom it pushes an inch away."""

    angle: int  # of the free wheel, clockwise positive
    run: Stretch
    end: Tray
    there: Tray
    stands: int
    enemy_stands: int
    pushed: tuple[tuple[str, Pose], ...] = ()


class Field(NamedTuple):
    """What may be in the way of a charger: others than its target."""

    charger: str
    target: str
    face: Side
    start: Tray
    there: Tray
    widths: tuple[int, int]  # of a stand of its front, and of the face
    flies: bool  # over whatever is in the way (CON-SPR-65)
    walls: Sequence[Outline]  # engaged friends, garrisons, impassable ground: nothing passes them
    foes: Sequence[tuple[str, Outline]]  # other enemies, never to be touched on the way (CON-CHG-09)
    mates: Sequence[Outline]  # friends it passes, but may not end on (CON-CHG-08)


def field(g: G, charger: str, target: str, face: Side) -> Field:
    """The battlefield as a charger finds it; the two are their whole rectangles (CON-CHG-12)."""
    others = friends(g, charger)
    held = g.state.regiments[target].garrison  # whose walls are charged (CON-GAR-10)
    ground = [each.outline for each in answers(g, OBSTACLES, charger) if each.name != held]
    made = block(g, g.state.regiments[target])
    return Field(
        charger,
        target,
        face,
        tray(g, charger),
        tray(g, target),
        (card(g, charger).stand.width, made.width if face in ("front", "rear") else made.depth),
        flies(g, charger),
        walls=[*(outline(g, each) for each in others if engaged(g, each)), *ground],
        foes=[(each, outline(g, each)) for each in enemies(g, charger) if each != target],
        mates=[outline(g, each) for each in others if not engaged(g, each)],
    )


def angles(found: Field) -> list[int]:
    """The free wheels that are looked at: more stands are engaged on one side of each than on the other
    (CON-GEO-15)."""
    return wheeling.telling_wheels(found.start, found.widths[0], found.there, found.face, found.widths[1])


def run(found: Field, angle: int) -> Stretch | None:
    """One wheel, then straight on to first contact; None where that misses the target."""
    return wheeling.met(found.start, angle, found.there)


def touch(found: Field, end: Tray) -> Point | None:
    """The point of first contact, where it is on the charged face."""
    return wheeling.touch(end, found.there, found.face)


def ways(g: G, charger: str, target: str, face: Side, limit: int) -> list[Way]:
    """The best ways of a charge that nothing hinders: most stands engaged, then most of the target's
    (CON-GEO-17); within the charge distance where there are such, else the shortest run (CON-RUL-14). The
    target wheels where the charger never can (CON-CHG-15)."""
    found = field(g, charger, target, face)
    runs = [(angle, whole) for angle in angles(found) if (whole := run(found, angle)) is not None]
    for met in (meets, met_halfway):
        every = [way for each in runs if (way := met(g, found, *each)) is not None]
        every.sort(key=lambda way: _merit(way, limit))
        kept: list[Way] = []
        for way in every:
            if kept and _merit(way, limit) != _merit(kept[0], limit):
                break
            if all(_apart(way, other) for other in kept) and (free := unhindered(g, found, way)):
                kept.append(free)
        if kept:
            return kept[:PLACES]
    return []


def _merit(way: Way, limit: int) -> tuple[int, ...]:
    far = way.run.distance
    return (0, -way.stands, -way.enemy_stands) if far <= limit else (1, far, 0)


def _apart(way: Way, other: Way) -> bool:
    return plane.far(way.end.centre, other.end.centre) > INCH // 2


def one_way(g: G, found: Field, angle: int) -> Way | None:
    """A charge by one free wheel; None where something hinders it."""
    whole = run(found, angle)
    some = (met(g, found, angle, whole) for met in (meets, met_halfway) if whole is not None)
    return next((free for way in some if way is not None and (free := unhindered(g, found, way))), None)


def meets(g: G, found: Field, angle: int, whole: Stretch) -> Way | None:
    """The charger aligns itself about the point of contact, by at most a quarter turn (CON-CHG-11,
    CON-GEO-16)."""
    end = wheeling.flush_about(whole.end, "front", found.there, found.face, touch(found, whole.end))
    return Way(angle, whole, end, found.there, *counts(g, found, end, found.there)) if end else None


def met_halfway(g: G, found: Field, angle: int, whole: Stretch) -> Way | None:
    """The target wheels about the point of contact instead, unless it is engaged or in a garrison
    (CON-CHG-15, CON-GEO-16)."""
    if engaged(g, found.target) or sheltered(g, found.target):
        return None
    there = wheeling.flush_about(found.there, found.face, whole.end, "front", touch(found, whole.end))
    return Way(angle, whole, whole.end, there, *counts(g, found, whole.end, there)) if there else None


def unhindered(g: G, found: Field, way: Way) -> Way | None:
    """A way with those it pushes; None where something is in the way of the run or of who aligns."""
    if hindered(g, found, way.run) or not _clear(g, found, found.charger, way.end):
        return None
    who, before, after = found.charger, way.run.end, way.end
    if way.there != found.there:
        who, before, after = found.target, found.there, way.there
        others = [ground for _, ground in found.foes]
        if not _clear(g, found, who, after) or any(plane.overlap(after, each) for each in others):
            return None
    pushed = None if _turn_hindered(g, found, who, before, after) else shoved(g, found, way)
    return None if pushed is None else way._replace(pushed=pushed)


def covered(g: G, name: str, there: Tray) -> Shape:
    """The ground a regiment would cover."""
    return block(g, g.state.regiments[name]).outline(there)


def hindered(g: G, found: Field, whole: Stretch) -> bool:
    """Whether the wheel or the run meets what cannot be passed, touches another enemy, or leaves the table
    (CON-CHG-09, CON-CHG-10)."""
    solid = () if found.flies else (*found.walls, *(each for _, each in found.foes))
    places = [*whole.turning(5 * DEGREE)]
    if any(not bounds(g).holds(covered(g, found.charger, each)) for each in (*places, whole.end)):
        return True
    if any(plane.overlap(covered(g, found.charger, each), wall) for each in places[1:] for wall in solid):
        return True
    ground = covered(g, found.charger, whole.start)
    return any(plane.crosses(ground, whole.heading, whole.distance, wall) for wall in solid)


def _turn_hindered(g: G, found: Field, who: str, start: Tray, end: Tray) -> bool:
    """Whether the aligning wheel meets something beside the two, looked at half way (CON-CHG-15)."""
    ground = covered(g, who, wheeling.midway(start, end))
    return any(plane.overlap(ground, wall) for wall in found.walls)


def _clear(g: G, found: Field, who: str, end: Tray) -> bool:
    """Whether the charger or the target may stand there: on the table, on nobody (CON-CHG-08, CON-REG-07)."""
    ground = covered(g, who, end)
    others = [*found.walls, *found.mates]
    others += [outline(g, found.target)] if who == found.charger else []
    return bounds(g).holds(ground) and not any(plane.overlap(ground, each) for each in others)


def shoved(g: G, found: Field, way: Way) -> tuple[tuple[str, Pose], ...] | None:
    """The other enemies that a charger would touch, each an inch directly away from it; None where one is
    engaged, or an inch is not enough or leads nowhere (CON-CHG-13, CON-CHG-14)."""
    pushed, end = [], way.end
    for name, other in found.foes:
        if not plane.near(end, other, TOLERANCE):
            continue
        row = g.state.regiments[name]
        dx, dy = step(bearing(end.centre, (row.x, row.y)), INCH)
        pose = Pose(row.x + dx, row.y + dy, row.facing, row.files, row.rear)
        ground = outline(g, name, pose)
        foes = (o for n, o in found.foes if n != name)
        rest = [*found.walls, *found.mates, covered(g, found.target, way.there), *foes]
        wrong = not bounds(g).holds(ground) or any(plane.overlap(ground, each) for each in rest)
        if engaged(g, name) or sheltered(g, name) or wrong or plane.near(end, ground, TOLERANCE):
            return None
        pushed.append((name, pose))
    return tuple(pushed)


def counts(g: G, found: Field, end: Tray, there: Tray) -> tuple[int, int]:
    """How many front stands of the charger touch the face, and how many stands of the target, of which walls
    show none (CON-GEO-18)."""
    own, other = (block(g, g.state.regiments[name]) for name in (found.charger, found.target))
    near = sum(
        plane.near(own.cell(end, file, rank), there, TOLERANCE)
        for (rank, file), _ in plane.edge_cells(own, "front")
    )
    met = {
        stand
        for (rank, file), stand in (() if sheltered(g, found.target) else plane.edge_cells(other, found.face))
        if plane.near(other.cell(there, file, rank), end, TOLERANCE)
    }
    return near, len(met)
