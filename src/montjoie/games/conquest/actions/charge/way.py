"""Chapter 3.3: the ways of a charge, one free wheel, straight on to first contact, then flush on the face
(CON-CHG-06 … CON-CHG-15, CON-GEO-15 … CON-GEO-18)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import OBSTACLES
from montjoie.games.conquest.regiments.contact import edge_cells, engaged
from montjoie.games.conquest.regiments.field import bounds, enemies, friends
from montjoie.games.conquest.regiments.formation import block, outline, sheltered, tray
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Outline, Pivot, Point, Shape, Side, Tray
from montjoie.table.plane.compass import QUARTER, bearing, step
from montjoie.table.plane.ways import Stretch, leg, signed, walk

DEGREE = 100
PLACES = 8  # of equally good ends that are offered
BEYOND = 200_000  # further than any table reaches


class Way(NamedTuple):
    """A charge as it goes: the wheel and the straight run, where it ends flush on the face, whom it pushes
    an inch away, and how many stands of both sides are then engaged."""

    angle: int  # of the free wheel, clockwise positive
    run: Stretch
    end: Tray
    pushed: tuple[tuple[str, Pose], ...]
    stands: int
    enemy_stands: int


class Field(NamedTuple):
    """What may be in the way of a charger: others than its target."""

    charger: str
    target: str
    face: Side
    start: Tray
    there: Tray
    walls: Sequence[Outline]  # engaged friends, garrisons, impassable ground: nothing passes them
    foes: Sequence[tuple[str, Outline]]  # other enemies, never to be touched on the way (CON-CHG-09)
    mates: Sequence[Outline]  # friends it passes, but may not end on (CON-CHG-08)


def field(g: G, charger: str, target: str, face: Side) -> Field:
    """The battlefield as a charger finds it; the two are their whole rectangles (CON-CHG-12)."""
    others = friends(g, charger)
    held = g.state.regiments[target].garrison  # whose walls are charged (CON-GAR-10)
    ground = [each.outline for each in answers(g, OBSTACLES, charger) if each.name != held]
    return Field(
        charger,
        target,
        face,
        tray(g, charger),
        tray(g, target),
        walls=[*(outline(g, each) for each in others if engaged(g, each)), *ground],
        foes=[(each, outline(g, each)) for each in enemies(g, charger) if each != target],
        mates=[outline(g, each) for each in others if not engaged(g, each)],
    )


def angles(found: Field) -> list[int]:
    """The free wheels that are looked at: none, every degree to either side, and the one that makes the front
    parallel to the face (CON-GEO-15)."""
    parallel = signed(found.there.outward(found.face) + 2 * QUARTER - found.start.facing)
    every = {0, *range(-QUARTER, QUARTER + 1, DEGREE)}
    if abs(parallel) <= QUARTER:
        every.add(parallel)
    return sorted(every, key=lambda angle: (abs(angle), angle))


def run(found: Field, angle: int) -> Stretch | None:
    """One wheel, then straight on to first contact; None where that misses the target."""
    pivot: Pivot = "centre" if not angle else "front-right" if angle > 0 else "front-left"
    (wheel,) = walk(found.start, [leg(angle, 0, pivot)])
    far = plane.contact_after(wheel.end, wheel.end.facing, found.there, BEYOND)
    if far is None:
        return None
    (whole,) = walk(found.start, [leg(angle, far, pivot)])
    return whole


def flush(found: Field, end: Tray) -> Tray | None:
    """Where a charger in first contact stands after the aligning wheel about the point of contact: its front
    on the line of the face, at most a quarter turn away (CON-CHG-11, CON-GEO-16); None where it touched the
    target elsewhere."""
    point = touch(found, end)
    if point is None or abs(signed(found.there.outward(found.face) + 2 * QUARTER - end.facing)) > QUARTER:
        return None
    own = _along(end.front_arrow, end.facing + QUARTER, point)
    outward = found.there.outward(found.face)
    (ax, ay), (bx, by) = found.there.side(found.face)
    middle = (ax + bx) // 2, (ay + by) // 2
    return plane.flush(
        end.width, end.depth, found.there, found.face, _along(middle, outward - QUARTER, point) - own
    )


def touch(found: Field, end: Tray) -> Point | None:
    """The point of first contact: a front corner of the charger on the face, or a corner of the face on its
    front edge."""
    front, face = end.side("front"), found.there.side(found.face)
    touching = [each for each in front if _on(each, face)] + [each for each in face if _on(each, front)]
    return touching[0] if touching else None


def _on(point: Point, edge: tuple[Point, Point]) -> bool:
    """Whether a point lies on an edge, to twice the tolerance: both are rounded."""
    (ax, ay), (bx, by) = edge
    length = plane.far(*edge)
    along = ((point[0] - ax) * (bx - ax) + (point[1] - ay) * (by - ay)) / length
    aside = abs((point[0] - ax) * (by - ay) - (point[1] - ay) * (bx - ax)) / length
    return aside <= 2 * TOLERANCE and -2 * TOLERANCE <= along <= length + 2 * TOLERANCE


def _along(start: Point, heading: int, point: Point) -> int:
    """How far a point is from another in a direction."""
    ux, uy = step(heading, 10 * INCH)
    return round(((point[0] - start[0]) * ux + (point[1] - start[1]) * uy) / (10 * INCH))


def ways(g: G, charger: str, target: str, face: Side, limit: int) -> list[Way]:
    """The best ways of a charge that nothing hinders: most stands engaged, then most of the target's
    (CON-GEO-17); within the charge distance where there are such, else the shortest run (CON-RUL-14)."""
    found = field(g, charger, target, face)
    every = [way for angle in angles(found) if (way := one_way(g, found, angle)) is not None]
    near = [way for way in every if way.run.distance <= limit]
    if not near and every:
        least = min(way.run.distance for way in every)
        near = [way for way in every if way.run.distance == least]
    most = max(((way.stands, way.enemy_stands) for way in near), default=(0, 0))
    kept: list[Way] = []
    for way in near:
        if (way.stands, way.enemy_stands) == most and all(_apart(way, other) for other in kept):
            kept.append(way)
    return kept[:PLACES]


def _apart(way: Way, other: Way) -> bool:
    return plane.far(way.end.centre, other.end.centre) > INCH // 2


def one_way(g: G, found: Field, angle: int) -> Way | None:
    """A charge by one free wheel; None where something hinders it."""
    whole = run(found, angle)
    if whole is None or hindered(g, found, whole):
        return None
    end = flush(found, whole.end)
    if end is None or not _clear(g, found, end) or _turn_hindered(g, found, whole.end, end):
        return None
    pushed = shoved(g, found, end)
    if pushed is None:
        return None
    return Way(angle, whole, end, pushed, *counts(g, found, end))


def covered(g: G, name: str, there: Tray) -> Shape:
    """The ground a regiment would cover."""
    return block(g, g.state.regiments[name]).outline(there)


def hindered(g: G, found: Field, whole: Stretch) -> bool:
    """Whether the wheel or the run meets what cannot be passed, touches another enemy, or leaves the table
    (CON-CHG-09, CON-CHG-10)."""
    solid = [*found.walls, *(each for _, each in found.foes)]
    places = [whole.before, *_turning(whole)]
    if any(not bounds(g).holds(covered(g, found.charger, each)) for each in (*places, whole.end)):
        return True
    if any(plane.overlap(covered(g, found.charger, each), wall) for each in places[1:] for wall in solid):
        return True
    ground = covered(g, found.charger, whole.start)
    return any(plane.crosses(ground, whole.heading, whole.distance, wall) for wall in solid)


def _turning(whole: Stretch) -> Iterator[Tray]:
    sign = 1 if whole.turn > 0 else -1
    for angle in range(5 * DEGREE, abs(whole.turn), 5 * DEGREE):
        yield plane.turned(whole.before, whole.before.facing + sign * angle, whole.pivot)
    yield whole.start


def _turn_hindered(g: G, found: Field, start: Tray, end: Tray) -> bool:
    """Whether the aligning wheel meets something beside the target, looked at half way (CON-CHG-15)."""
    half = plane.tray(
        (start.x + end.x) // 2,
        (start.y + end.y) // 2,
        start.width,
        start.depth,
        start.facing + signed(end.facing - start.facing) // 2,
    )
    ground = covered(g, found.charger, half)
    return any(plane.overlap(ground, wall) for wall in found.walls)


def _clear(g: G, found: Field, end: Tray) -> bool:
    """Whether a charger may stand there: on the table, on nobody (CON-CHG-08, CON-REG-07)."""
    ground = covered(g, found.charger, end)
    others = [*found.walls, *found.mates, outline(g, found.target)]
    return bounds(g).holds(ground) and not any(plane.overlap(ground, each) for each in others)


def shoved(g: G, found: Field, end: Tray) -> tuple[tuple[str, Pose], ...] | None:
    """The other enemies that a charger would touch, each an inch directly away from it; None where one is
    engaged, or an inch is not enough or leads nowhere (CON-CHG-13, CON-CHG-14)."""
    pushed = []
    for name, other in found.foes:
        if not plane.near(end, other, TOLERANCE):
            continue
        row = g.state.regiments[name]
        dx, dy = step(bearing(end.centre, (row.x, row.y)), INCH)
        pose = Pose(row.x + dx, row.y + dy, row.facing, row.files, row.rear)
        ground = outline(g, name, pose)
        rest = [
            *found.walls,
            *found.mates,
            outline(g, found.target),
            *(o for n, o in found.foes if n != name),
        ]
        wrong = not bounds(g).holds(ground) or any(plane.overlap(ground, each) for each in rest)
        if engaged(g, name) or sheltered(g, name) or wrong or plane.near(end, ground, TOLERANCE):
            return None
        pushed.append((name, pose))
    return tuple(pushed)


def counts(g: G, found: Field, end: Tray) -> tuple[int, int]:
    """How many front stands of the charger touch the face, and how many stands of the target, of which walls
    show none (CON-GEO-18)."""
    own, other = (block(g, g.state.regiments[name]) for name in (found.charger, found.target))
    near = sum(
        plane.near(own.cell(end, file, rank), found.there, TOLERANCE)
        for (rank, file), _ in edge_cells(own, "front")
    )
    met = {
        stand
        for (rank, file), stand in (() if sheltered(g, found.target) else edge_cells(other, found.face))
        if plane.near(other.cell(found.there, file, rank), end, TOLERANCE)
    }
    return near, len(met)
