"""Blocks on the march: what stands in their way, how far they can go, where they may end.

A block moves as the ground that its stands cover. Wheels are looked at degree by degree: between two steps no
corner leaves its place by more than the tolerance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import NamedTuple

from montjoie.kernel import Rng, pick
from montjoie.table.plane.alignment import pushed_out
from montjoie.table.plane.blocks import Block
from montjoie.table.plane.compass import QUARTER, step
from montjoie.table.plane.ground import Bounds, Ground, Obstacle, Verdict
from montjoie.table.plane.motion import crosses, free_way
from montjoie.table.plane.relations import gap, near, overlap
from montjoie.table.plane.shapes import TOLERANCE, Disc, Shape, Tray, ahead, moved, tray, turned
from montjoie.table.plane.turning import pivot_point, reach
from montjoie.table.plane.ways import Legs, Stretch, cost, leg, trimmed, widest_wheel
from montjoie.table.plane.wheeling import wheeled

DEGREE = 100
NOBODY = Disc(-100_000, -100_000, 1)  # far from every table


class Passage(NamedTuple):
    """The table as a block finds it on its march."""

    block: Block
    bounds: Bounds
    kept: Sequence[Obstacle] = ()  # it keeps their clearances all the way, or what room it had
    solid: Sequence[Obstacle] = ()  # nothing passes them
    passed: Sequence[Obstacle] = ()  # it passes them, but may not end on them
    over: Sequence[Obstacle] = ()  # it passes them, too, but keeps their clearances at the end
    entering: bool = False  # all but its front edge may still be outside the table

    def way(self, stretches: Sequence[Stretch]) -> Iterator[Verdict]:
        """Everything wrong with a way, leg by leg: too near, on what cannot be passed, off the table."""
        for each in stretches:
            yield from self._wheel(each)
            yield from self._straight(self.block.outline(each.start), each.heading, each.distance)
            if not self._held(each.end):
                yield Verdict("off")
        for below in self.over if stretches else ():
            if _close(self.block.outline(stretches[-1].end), below):
                yield Verdict("near", below.name)

    def _straight(self, start: Shape, heading: int, distance: int) -> Iterator[Verdict]:
        for each in self.kept:
            if free_way(start, heading, (each.outline,), distance, each.clearance) < distance:
                yield Verdict("near", each.name)
        for each in self.solid:
            if crosses(start, heading, distance, each.outline):
                yield Verdict("on", each.name)

    def _wheel(self, leg: Stretch) -> Iterator[Verdict]:
        """The first thing wrong with a turn; who is too near already may not come nearer."""
        if not leg.turn:
            return
        middle = pivot_point(leg.before, leg.pivot)
        around = Disc(*middle, radius := ceil(reach(leg.before, middle)))
        kept = [each for each in self.kept if near(around, each.outline, each.clearance)]
        solid = [each for each in self.solid if near(around, each.outline, TOLERANCE)]
        if not kept and not solid and self.bounds.holds(around):
            return
        covered = self.block.outline(leg.before)
        last = {each.name: gap(covered, each.outline) for each in kept if _close(covered, each)}
        angle, whole, a_degree = 0, abs(leg.turn), radius // 57 + 2 * TOLERANCE  # no point goes further in it
        while angle < whole:
            angle = min(whole, angle + DEGREE * max(1, self._room(covered, (*kept, *solid)) // a_degree))
            facing = leg.before.facing + (angle if leg.turn > 0 else -angle)
            there = turned(leg.before, facing, leg.pivot)
            covered = self.block.outline(there)
            if not self._held(there):
                yield Verdict("off")
                return
            for each in kept:
                if not _close(covered, each):
                    continue
                far = gap(covered, each.outline)
                if far < last.get(each.name, each.clearance) - 1:
                    yield Verdict("near", each.name)
                    return
                last[each.name] = far
            for each in solid:
                if overlap(covered, each.outline):
                    yield Verdict("on", each.name)
                    return

    def _room(self, covered: Shape, others: Sequence[Obstacle]) -> int:
        """How far it can go in any direction, at least, before it leaves the table or comes too near to one
        of the others."""
        west, south, east, north = covered.west, covered.south, covered.east, covered.north
        free = min(west, south, self.bounds.width - east, self.bounds.depth - north)
        for each in others:
            other = each.outline
            apart = max(other.west - east, west - other.east, other.south - north, south - other.north)
            free = min(free, apart - each.clearance)
        return free

    def _held(self, there: Tray) -> bool:
        """Whether it is on the table; while it enters, its front edge."""
        if self.entering:
            return self.bounds.holds(tray(*there.front_arrow, there.width, 2, there.facing))
        return self.bounds.holds(self.block.outline(there))

    def end(self, there: Tray, slack: int = 0) -> Iterator[Verdict]:
        """Everything wrong with a place to end at: off the table, on something; with slack only what is wrong
        by more."""
        covered = self.block.outline(there)
        if not self.bounds.holds(covered, slack):
            yield Verdict("off")
        for each in (*self.passed, *self.solid, *self.kept, *self.over):
            if overlap(covered, each.outline, slack):
                yield Verdict("on", each.name)

    def nearer(self, now: Shape, then: Shape) -> Iterator[Verdict]:
        """What it would come nearer to than the clearance, and nearer than it is."""
        for each in (*self.kept, *self.over):
            if near(then, each.outline, each.clearance):
                least = min(each.clearance, gap(now, each.outline)) - TOLERANCE
                if gap(then, each.outline) < least:
                    yield Verdict("near", each.name)

    def clear(self, there: Tray) -> bool:
        """Whether it is as far from what it keeps away from as the clearances say."""
        covered = self.block.outline(there)
        return not any(_close(covered, each) for each in self.kept)

    def ahead(self, start: Tray, heading: int, limit: int) -> int:
        """How far a straight move can go at most, what it passes left aside."""
        covered = self.block.outline(start)
        for each in self.kept:
            limit = free_way(covered, heading, (each.outline,), limit, each.clearance)
        limit = free_way(covered, heading, [each.outline for each in self.solid], limit)
        return self.bounds.to_edge(covered, heading, limit)

    def finish(self, start: Tray, limit: int, aside: int = 0) -> int | None:
        """How far it goes straight on, or aside, to end rightly; None where no such end is in reach."""
        heading, covered = start.facing + aside, self.block.outline(start)
        found = self._along(covered, heading, limit)
        limit = found.ahead(start, heading, limit)
        far = Ground(self.bounds, (*found.passed, *found.over)).furthest(covered, heading, limit)
        if far is None or any(found.end(moved(start, *step(heading, far)))):
            return None
        return far

    def retreat(self, start: Tray, heading: int, limit: int) -> int | None:
        """How far it goes straight back, of so much at most, until what it keeps or passes over is as far
        away as it may be; None where it ends rightly nowhere."""
        kept = self._replace(kept=(*self.kept, *self.over))
        far = limit - kept.ahead(ahead(start, -limit), heading, limit)
        return kept.finish(start, far, 2 * QUARTER)

    def on(self, there: Tray) -> list[str]:
        """Those it may pass on which it would stand."""
        covered = self.block.outline(there)
        return [each.name for each in self.passed if overlap(covered, each.outline)]

    def cleared(self, start: Tray, far: int) -> Tray:
        """The nearest place back along a straight way that is on nobody it passes, else the nearest at
        all."""
        back = Ground(self.bounds, self.passed).furthest(self.block.outline(start), start.facing, far)
        if back is not None:
            end = ahead(start, back)
            return ahead(start, max(0, back - TOLERANCE)) if self.on(end) else end  # corners are rounded
        others = [each.outline for each in (*self.passed, *self.solid, *self.kept)]
        return pushed_out(start, others, NOBODY, 0) or start

    def _along(self, covered: Shape, heading: int, limit: int) -> Passage:
        """What of it is near a straight move."""
        dx, dy = step(heading, limit)
        west, east = covered.west + min(dx, 0), covered.east + max(dx, 0)
        south, north = covered.south + min(dy, 0), covered.north + max(dy, 0)
        kept, solid, passed, over = (
            [
                each
                for each in others
                if (it := each.outline).west <= east + (wide := each.clearance + TOLERANCE)
                and it.east >= west - wide
                and it.south <= north + wide
                and it.north >= south - wide
            ]
            for others in (self.kept, self.solid, self.passed, self.over)
        )
        return self._replace(kept=kept, solid=solid, passed=passed, over=over)


def _close(covered: Shape, each: Obstacle) -> bool:
    """Whether something is nearer than it may be."""
    return near(covered, each.outline, each.clearance - TOLERANCE - 1)


# Ways worth a try.


def suggested(passage: Passage, start: Tray, distance: int, wheels: Sequence[int]) -> Iterator[Legs]:
    """Straight on, then wheels to either side with what they leave of the distance: each as far as can be, as
    far as it ends rightly, half as far, or not at all."""
    told: list[Legs] = []
    turns = [0, *(sign * turn for turn in wheels for sign in (1, -1))]
    for wheel in (wheeled(start, turn) for turn in turns):
        left = distance - cost([wheel])
        most = passage.ahead(wheel.end, wheel.end.facing, left) if left >= 0 else 0
        right = passage.finish(wheel.end, left) if left >= 0 else None
        ends = {most, most // 2, 0, most if right is None else right} if left >= 0 else set()
        for far in sorted(ends, reverse=True):
            if (legs := trimmed(leg(wheel.turn, far, wheel.pivot))) not in told:
                told.append(legs)
                yield legs


def wheeled_ends(passage: Passage, start: Tray, distance: int, wheels: Sequence[int]) -> Iterator[Tray]:
    """Where each wheel that is free, then straight on as far as it ends rightly, leads."""
    for wheel in (wheeled(start, turn) for turn in wheels):
        left = distance - cost([wheel])
        if left >= 0 and not any(passage.way([wheel])):
            far = passage.finish(wheel.end, left)
            if far is not None:
                yield ahead(wheel.end, far)


def thrown(passage: Passage, start: Tray, distance: int, rng: Rng) -> Legs:
    """Any wheel or none, then any distance that is free."""
    turn = 0
    if rng.randrange(2):
        widest = min(widest_wheel(start.width, distance), QUARTER)
        sign = 1 if rng.randrange(2) else -1
        turn = sign * (1 + rng.randrange(max(1, widest)))
    wheel = wheeled(start, turn)
    left = max(0, distance - cost([wheel]))
    most = passage.ahead(wheel.end, wheel.end.facing, left)
    right = passage.finish(wheel.end, left)
    far = pick(rng, [most, most if right is None else right, rng.randrange(most + 1)])
    return trimmed(leg(turn, far, wheel.pivot))
