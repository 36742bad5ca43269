"""The free table measured beside shapely: placing a tray, and line of sight.

Both are given the same tables. Placing: a new tray, its corners found by us from its pose, against 24 that
stand there; shapely makes a polygon and asks all 24 in one call, and must name the same. Sight: one tray to
another past 12 blockers, seen and hidden ones mixed as they come. Shapely has no such question: it draws
lines from each quarter inch of the front side to every quarter inch of the target's outline in the front arc,
all in one call, against the blockers as one shape. So it may miss a narrow gap; what it sees, we must see.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy
import shapely  # type: ignore[import-untyped,unused-ignore]

from bench.windows import microseconds
from montjoie.table.plane import TOLERANCE, Shape, Tray, bearing, placing, sees, tray, turned

SIZES = ((5500, 4800), (5500, 5000), (2760, 2760), (2760, 5550))
TABLE = 48_000
SCENES = 100


class Placing(NamedTuple):
    """A pose to try among trays, with shapely's polygons of them less the tolerance."""

    pose: tuple[int, int, int, int, int]
    others: list[Tray]
    polygons: Any


class Sight(NamedTuple):
    """A viewer, its target and blockers, with shapely's of each."""

    viewer: Tray
    target: Tray
    blockers: list[Tray]
    front: Any
    arc: Any
    polygon: Any
    walls: Any


def pose(rng: random.Random) -> tuple[int, int, int, int, int]:
    """Any place on the table for a tray of any size."""
    x, y = rng.randrange(4000, TABLE - 4000), rng.randrange(4000, TABLE - 4000)
    return x, y, *rng.choice(SIZES), rng.randrange(36_000)


def crowd(count: int, rng: random.Random) -> list[Tray]:
    """Trays that overlap nowhere."""
    trays: list[Tray] = []
    while len(trays) < count:
        if not placing(one := tray(*pose(rng)), trays):
            trays.append(one)
    return trays


def drawn(shape: Shape) -> Any:
    """The shape for shapely."""
    return shapely.Polygon(shape.corners)


def place_with_shapely(scene: Placing) -> list[int]:
    """The same answer as `placing`, with a polygon made for the pose."""
    piece = shapely.Polygon(tray.__wrapped__(*scene.pose).corners)
    return [int(index) for index in shapely.intersects(scene.polygons, piece).nonzero()[0]]


def see_with_shapely(scene: Sight) -> bool:
    """Whether one of many lines is free, by the sampling that the rulebook describes for engines."""
    aim = scene.arc.intersection(scene.polygon)
    if aim.is_empty:
        return False
    starts = shapely.get_coordinates(scene.front)
    ends = shapely.get_coordinates(aim.boundary.segmentize(250))
    lines = shapely.linestrings([(start, end) for start in starts for end in ends])
    return not shapely.intersects(scene.walls, lines).all()


def placings(rng: random.Random) -> list[Placing]:
    """Tables of 24 trays, each with a pose to try."""
    scenes = []
    for _ in range(SCENES):
        others = crowd(24, rng)
        polygons = [drawn(other).buffer(-TOLERANCE, join_style="mitre") for other in others]
        shapely.prepare(polygons)
        scenes.append(Placing(pose(rng), others, numpy.array(polygons)))
    return scenes


def sights(rng: random.Random) -> list[Sight]:
    """Tables of 14 trays, of which one looks more or less at another."""
    scenes = []
    for _ in range(SCENES):
        viewer, target, *blockers = crowd(14, rng)
        viewer = turned(viewer, bearing(viewer.centre, target.centre) + rng.randrange(-2000, 2000))
        walls = shapely.union_all([drawn(blocker) for blocker in blockers])
        shapely.prepare(walls)
        left, right = viewer.side("front")
        far = [(x + 20 * (x - viewer.x), y + 20 * (y - viewer.y)) for x, y in (left, right)]
        arc = shapely.Polygon([left, *far, right])
        front = shapely.LineString([left, right]).segmentize(250)
        scenes.append(Sight(viewer, target, blockers, front, arc, drawn(target), walls))
    return scenes


def each(work: Callable[[Any], object], scenes: Sequence[Any]) -> Callable[[], object]:
    """A piece of work: the next scene, round and round."""
    turn = itertools.cycle(scenes)
    return lambda: work(next(turn))


def ours_placing(scene: Placing) -> list[int]:
    """A tray made from its pose, not remembered, and what it overlaps."""
    return placing(tray.__wrapped__(*scene.pose), scene.others)


def ours_sees(scene: Sight) -> bool:
    """Whether there is a line of sight."""
    return sees(scene.viewer, "diagonal", scene.target, scene.blockers) is not None


def measure(seconds: float, windows: int) -> dict[str, float]:
    """Our figures and shapely's, in microseconds."""
    rng = random.Random(5)
    places, looks = placings(rng), sights(rng)
    if any(ours_placing(scene) != place_with_shapely(scene) for scene in places):
        raise SystemExit("shapely places a tray otherwise")
    if any(see_with_shapely(scene) and not ours_sees(scene) for scene in looks):
        raise SystemExit("shapely sees what we do not")
    return {
        "placing_us": microseconds(each(ours_placing, places), seconds, windows),
        "placing_shapely_us": microseconds(each(place_with_shapely, places), seconds, windows),
        "sight_us": microseconds(each(ours_sees, looks), seconds, windows),
        "sight_shapely_us": microseconds(each(see_with_shapely, looks), seconds, windows, batch=10),
    }
