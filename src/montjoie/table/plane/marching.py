"""Blocks on the march: what stands in their way, how far they can go, where they may end.

A block moves as the ground that its stands cover. Wheels are looked at degree by degree: between two steps no
corner leaves its place by more than the tolerance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from math import ceil
from typing import NamedTuple

from montjoie.table.plane.blocks import Block
from montjoie.table.plane.compass import step
from montjoie.table.plane.ground import Bounds, Ground, Obstacle, Verdict
from montjoie.table.plane.motion import crosses, free_way
from montjoie.table.plane.relations import gap, near, overlap
from montjoie.table.plane.shapes import TOLERANCE, Disc, Shape, Tray, moved, tray
from montjoie.table.plane.turning import pivot_point, reach
from montjoie.table.plane.ways import Stretch

DEGREE = 100


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
        around = Disc(*middle, ceil(reach(leg.before, middle)))
        kept = [each for each in self.kept if near(around, each.outline, each.clearance)]
        solid = [each for each in self.solid if near(around, each.outline, TOLERANCE)]
        if not kept and not solid and self.bounds.holds(around):
            return
        start = self.block.outline(leg.before)
        last = {each.name: gap(start, each.outline) for each in kept if _close(start, each)}
        for there in islice(leg.turning(DEGREE), 1, None):
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
        limit = self.ahead(start, heading, limit)
        below = (*self.passed, *self.over)
        passed = [each for each in below if near(covered, each.outline, limit + each.clearance)]
        far = Ground(self.bounds, passed).furthest(covered, heading, limit)
        if far is None or any(self.end(moved(start, *step(heading, far)))):
            return None
        return far


def _close(covered: Shape, each: Obstacle) -> bool:
    """Whether something is nearer than it may be."""
    return near(covered, each.outline, each.clearance - TOLERANCE - 1)
