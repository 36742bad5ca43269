"""Chapter 3.1: what stands in the way of a marching regiment, and where it may end (CON-MAR-07 … CON-MAR-10,
CON-REG-07, CON-GEO-13).

A regiment moves as the ground that its stands cover. Wheels are looked at degree by degree: between two
steps no corner leaves its place by more than the tolerance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple, TypeAlias

from montjoie.games.conquest.events import RegimentMoved
from montjoie.games.conquest.events.units import Manner
from montjoie.games.conquest.profiles import answers, has, members
from montjoie.games.conquest.queries import MOVED, OBSTACLES
from montjoie.games.conquest.regiments.contact import engaged
from montjoie.games.conquest.regiments.field import bounds, enemies, friends
from montjoie.games.conquest.regiments.formation import block, outline, pose_of, tray
from montjoie.games.conquest.state import INCH, G, Pose
from montjoie.kernel import Refusal, derived
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Block, Bounds, Shape, Tray
from montjoie.table.plane.compass import step
from montjoie.table.plane.ground import Obstacle
from montjoie.table.plane.turning import pivot_point
from montjoie.table.plane.ways import Stretch, leg, walk

DEGREE = 100


class Ground(NamedTuple):
    """The battlefield as one regiment finds it on its march."""

    name: str
    block: Block
    bounds: Bounds
    kept: Sequence[Obstacle]  # it keeps 1" from them: enemies, garrisons, impassable ground (CON-MAR-07)
    solid: Sequence[Obstacle]  # friends in contact with an enemy, which it cannot pass (CON-MAR-09)
    passed: Sequence[Obstacle]  # other friends, which it passes but may not end on (CON-MAR-08)
    over: Sequence[Obstacle] = ()  # what it flies over, but keeps its inch from at the end (CON-SPR-65)
    entering: bool = False  # parts of it may be outside the table (CON-RZL-08)

    def bad_way(self, stretches: Sequence[Stretch]) -> Iterator[Refusal]:
        """Why it cannot go a way, leg by leg (CON-MAR-07, CON-MAR-09, CON-REG-07)."""
        for each in stretches:
            yield from self._bad_wheel(each)
            yield from self._bad_move(self.block.outline(each.start), each.heading, each.distance)
            if not self._held(each.end):
                yield Refusal("CON-REG-07", "march-off-table", regiment=self.name)
        for below in self.over if stretches else ():
            if _near(self.block.outline(stretches[-1].end), below):
                yield self._too_near(below)

    def _bad_move(self, start: Shape, heading: int, distance: int) -> Iterator[Refusal]:
        for each in self.kept:
            if plane.free_way(start, heading, (each.outline,), distance, each.clearance) < distance:
                yield self._too_near(each)
        for each in self.solid:
            if plane.crosses(start, heading, distance, each.outline):
                yield Refusal("CON-MAR-09", "march-through-engaged", regiment=self.name, other=each.name)

    def _bad_wheel(self, leg: Stretch) -> Iterator[Refusal]:
        if not leg.turn:
            return
        middle = pivot_point(leg.before, leg.pivot)
        around = plane.Disc(*middle, ceil(plane.reach(leg.before, middle)))
        kept = [each for each in self.kept if plane.near(around, each.outline, each.clearance)]
        solid = [each for each in self.solid if plane.near(around, each.outline, TOLERANCE)]
        if not kept and not solid and self.bounds.holds(around):
            return
        start = self.block.outline(leg.before)
        last = {each.name: plane.gap(start, each.outline) for each in kept if _near(start, each)}
        sign = 1 if leg.turn > 0 else -1
        steps = [*range(DEGREE, abs(leg.turn), DEGREE), abs(leg.turn)]
        for angle in steps:
            there = plane.turned(leg.before, leg.before.facing + sign * angle, leg.pivot)
            covered = self.block.outline(there)
            if not self._held(there):
                yield Refusal("CON-REG-07", "march-off-table", regiment=self.name)
                return
            for each in kept:
                if not _near(covered, each):
                    continue
                far = plane.gap(covered, each.outline)
                if far < last.get(each.name, INCH) - 1:
                    yield self._too_near(each)
                    return
                last[each.name] = far
            for each in solid:
                if plane.overlap(covered, each.outline):
                    yield Refusal("CON-MAR-09", "march-through-engaged", regiment=self.name, other=each.name)
                    return

    def _held(self, there: Tray) -> bool:
        """Whether it is on the table; while it enters, its front edge (CON-RZL-08, CON-RUL-13)."""
        if self.entering:
            front = plane.tray(*there.front_arrow, there.width, 2, there.facing)
            return self.bounds.holds(front)
        return self.bounds.holds(self.block.outline(there))

    def _too_near(self, each: Obstacle) -> Refusal:
        """Nearer than an inch, or nearer than it was where that is less (CON-MAR-07, CON-RUL-11)."""
        return Refusal("CON-MAR-07", "march-too-near", regiment=self.name, other=each.name)

    def bad_end(self, there: Tray, slack: int = 0) -> Iterator[Refusal]:
        """Why its activation cannot end at a place (CON-REG-07); with slack only what is wrong by more."""
        covered = self.block.outline(there)
        if not self.bounds.holds(covered, slack):
            yield Refusal("CON-REG-07", "ends-off-table", regiment=self.name)
        for each in (*self.passed, *self.solid, *self.kept, *self.over):
            if plane.overlap(covered, each.outline, slack):
                yield Refusal("CON-REG-07", "ends-on-regiment", regiment=self.name, other=each.name)

    def nearer(self, now: Shape, then: Shape) -> Iterator[Obstacle]:
        """Those it would come within an inch of, and nearer than it is (CON-RUL-15)."""
        for each in (*self.kept, *self.over):
            if plane.near(then, each.outline, each.clearance):
                least = min(each.clearance, plane.gap(now, each.outline)) - TOLERANCE
                if plane.gap(then, each.outline) < least:
                    yield each

    def ahead(self, start: Tray, heading: int, limit: int) -> int:
        """How far a straight move can go at most, friends it passes left aside."""
        covered = self.block.outline(start)
        for each in self.kept:
            limit = plane.free_way(covered, heading, (each.outline,), limit, each.clearance)
        limit = plane.free_way(covered, heading, [each.outline for each in self.solid], limit)
        return self.bounds.to_edge(covered, heading, limit)

    def finish(self, start: Tray, limit: int, aside: int = 0) -> int | None:
        """How far it goes straight on, or aside, to end rightly; None where no such end is in reach
        (CON-RUL-65)."""
        heading, covered = start.facing + aside, self.block.outline(start)
        limit = self.ahead(start, heading, limit)
        below = (*self.passed, *self.over)
        passed = [each for each in below if plane.near(covered, each.outline, limit + each.clearance)]
        far = plane.Ground(self.bounds, passed).furthest(covered, heading, limit)
        if far is None or any(self.bad_end(plane.moved(start, *step(heading, far)))):
            return None
        return far


def flies(g: G, name: str) -> bool:
    """Whether all its stands fly: over regiments, garrisons and impassable ground, but not to end on or near
    them (CON-SPR-65)."""
    return all(has(g, who, "fly") for who in members(g, name))


Ways: TypeAlias = Sequence[Stretch]


def moves(
    g: G, name: str, there: Pose | Tray, manner: Manner, far: int, rule: str, way: Ways | None = None
) -> None:
    """A regiment comes to a place and suffers what the ground does to it, on a way that is straight unless
    told (CON-TER-11, CON-RUL-107); a tray keeps its formation."""
    row, start = g.state.regiments[name], tray(g, name).centre
    pose = there if isinstance(there, Pose) else Pose(there.x, there.y, there.facing, row.files, row.rear)
    if pose != pose_of(row):
        g.emit(RegimentMoved(name, pose, manner, far), rule)
    if way is None:
        end = tray(g, name)
        heading, distance = plane.bearing(end.centre, start), round(plane.far(start, end.centre))
        way = walk(end, [leg(0, distance)], heading - end.facing)
    for each in answers(g, MOVED, name, way, manner):
        g.do(each)


def _near(covered: Shape, each: Obstacle) -> bool:
    """Whether something is nearer than it may be."""
    return plane.near(covered, each.outline, each.clearance - TOLERANCE - 1)


@derived
def ground(g: G, name: str, pose: Pose | None = None, entering: bool = False) -> Ground:
    """The battlefield as a regiment finds it, in the formation it has or would have."""
    if pose is not None:
        return ground(g, name, None, entering)._replace(block=block(g, g.state.regiments[name], pose))
    friendly = [Obstacle(each, outline(g, each)) for each in friends(g, name)]
    kept = [Obstacle(each, outline(g, each), INCH) for each in enemies(g, name)]
    kept += answers(g, OBSTACLES, name)
    whole = Ground(name, block(g, g.state.regiments[name]), bounds(g), (), (), friendly, entering=entering)
    if flies(g, name):
        return whole._replace(over=kept)
    solid = [each for each in friendly if engaged(g, each.name)]
    return whole._replace(kept=kept, solid=solid, passed=[each for each in friendly if each not in solid])
