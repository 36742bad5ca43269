"""Blocks that charge: one free wheel, straight on to first contact, then flush on a face of another block;
what hinders them on the way, whom they push aside, which ways bring most stands to the face."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import NamedTuple

from montjoie.table.plane import wheeling
from montjoie.table.plane.blocks import Block, edge_cells
from montjoie.table.plane.compass import Point, bearing, step
from montjoie.table.plane.ground import Bounds
from montjoie.table.plane.matching import far
from montjoie.table.plane.motion import crosses
from montjoie.table.plane.relations import near, overlap
from montjoie.table.plane.shapes import TOLERANCE, Disc, Outline, Side, Tray, moved
from montjoie.table.plane.turning import pivot_point, reach
from montjoie.table.plane.ways import Stretch

WHEEL = 500  # hundredths of a degree: how finely a wheel is looked at


class Way(NamedTuple):
    """A charge as it goes: the wheel and the straight run, where it ends, where the target does if it wheels
    instead, how many stands of both touch then, and who is pushed where."""

    angle: int  # of the free wheel, clockwise positive
    run: Stretch
    end: Tray
    there: Tray
    stands: int
    enemy_stands: int
    pushed: tuple[tuple[str, Tray], ...] = ()

    def merit(self, limit: int) -> tuple[int, ...]:
        """Most stands within the distance, then most of the target's; beyond it the shortest run."""
        short = self.run.distance <= limit
        return (0, -self.stands, -self.enemy_stands) if short else (1, self.run.distance, 0)


class Other(NamedTuple):
    """Another block, as it stands."""

    name: str
    block: Block
    tray: Tray
    outline: Outline
    fixed: bool  # it neither turns nor is pushed
    walled: bool = False  # behind walls, which show no stands

    def push(self, away: Point, distance: int) -> Tray:
        """Where it is once it is pushed directly away from a point."""
        return moved(self.tray, *step(bearing(away, self.tray.centre), distance))


class Onset(NamedTuple):
    """A block before it charges a face of another."""

    block: Block
    start: Tray
    target: Other
    face: Side
    bounds: Bounds
    walls: Sequence[Outline]  # nothing passes them
    others: Sequence[Other]  # never touched on the way; at the end they are pushed
    mates: Sequence[Outline]  # it passes them, but may not end on them
    flies: bool  # over walls and others
    push: int  # how far others go
    apart: int  # how far from each other two ways end that are not the same

    def angles(self) -> list[int]:
        """The free wheels that are looked at: more stands touch on one side of each than on the other."""
        made = self.target.block
        cell = made.width if self.face in ("front", "rear") else made.depth
        return wheeling.telling_wheels(self.start, self.block.width, self.target.tray, self.face, cell)

    def run(self, angle: int) -> Stretch | None:
        """One wheel, then straight on to first contact; None where that misses the target."""
        return wheeling.met(self.start, angle, self.target.tray)

    def touch(self, end: Tray) -> Point | None:
        """The point of first contact, where it is on the face."""
        return wheeling.touch(end, self.target.tray, self.face)

    def runs(self) -> list[tuple[int, Stretch]]:
        """Every free wheel that is looked at and leads to the target, with its run."""
        return [(angle, whole) for angle in self.angles() if (whole := self.run(angle)) is not None]

    def best(self, every: Sequence[Way], limit: int, most: int) -> list[Way]:
        """The best of some ways that nothing hinders, so many of them at most."""
        kept: list[Way] = []
        for way in sorted(every, key=lambda way: way.merit(limit)):
            if kept and way.merit(limit) != kept[0].merit(limit):
                break
            alike = any(far(way.end.centre, other.end.centre) <= self.apart for other in kept)
            if not alike and (free := self.unhindered(way)):
                kept.append(free)
        return kept[:most]

    def way(self, angle: int) -> Way | None:
        """The way by one free wheel; None where something hinders it."""
        whole = self.run(angle)
        some = (met(angle, whole) for met in (self.meets, self.met_halfway) if whole is not None)
        return next((free for way in some if way is not None and (free := self.unhindered(way))), None)

    def meets(self, angle: int, whole: Stretch) -> Way | None:
        """The block turns about the point of contact, by at most a quarter."""
        there = self.target.tray
        end = wheeling.flush_about(whole.end, "front", there, self.face, self.touch(whole.end))
        return Way(angle, whole, end, there, *self.counts(end, there)) if end else None

    def met_halfway(self, angle: int, whole: Stretch) -> Way | None:
        """The target turns about the point of contact instead."""
        if self.target.fixed:
            return None
        end, point = whole.end, self.touch(whole.end)
        there = wheeling.flush_about(self.target.tray, self.face, end, "front", point)
        return Way(angle, whole, end, there, *self.counts(end, there)) if there else None

    def unhindered(self, way: Way) -> Way | None:
        """A way with those it pushes; None where something is in the way of the run or of who turns."""
        if not self._clear(way.end, self.block, self.target.outline) or self.hindered(way.run):
            return None
        made, before, after = self.block, way.run.end, way.end
        if way.there != self.target.tray:
            made, before, after = self.target.block, self.target.tray, way.there
            others = (each.outline for each in self.others)
            if not self._clear(after, made) or any(overlap(after, each) for each in others):
                return None
        turning = made.outline(wheeling.midway(before, after))
        stopped = any(overlap(turning, wall) for wall in self.walls)
        pushed = None if stopped else self.shoved(way)
        return None if pushed is None else way._replace(pushed=pushed)

    def hindered(self, whole: Stretch) -> bool:
        """Whether the wheel or the run meets what cannot be passed, touches another, or leaves the table."""
        solid = () if self.flies else (*self.walls, *(each.outline for each in self.others))
        places = [self.block.outline(each) for each in whole.turning(WHEEL)]
        if any(not self.bounds.holds(each) for each in (*places, self.block.outline(whole.end))):
            return True
        middle = pivot_point(whole.before, whole.pivot)
        around = Disc(*middle, ceil(reach(whole.before, middle)))
        about = [wall for wall in solid if near(around, wall, TOLERANCE)] if whole.turn else ()
        if any(overlap(each, wall) for each in places[1:] for wall in about):
            return True
        return any(crosses(places[-1], whole.heading, whole.distance, wall) for wall in solid)

    def _clear(self, end: Tray, made: Block, *others: Outline) -> bool:
        """Whether a block may stand there: on the table, on nobody."""
        ground = made.outline(end)
        rest = (*self.walls, *self.mates, *others)
        return self.bounds.holds(ground) and not any(overlap(ground, each) for each in rest)

    def shoved(self, way: Way) -> tuple[tuple[str, Tray], ...] | None:
        """The others that it would touch, each directly away from it; None where one is fixed, or that is not
        enough or leads nowhere."""
        pushed: list[tuple[str, Tray]] = []
        for each in self.others:
            if not near(way.end, each.outline, TOLERANCE):
                continue
            there = each.push(way.end.centre, self.push)
            ground = each.block.outline(there)
            rest = [other.outline for other in self.others if other is not each]
            rest += [*self.walls, *self.mates, self.target.block.outline(way.there)]
            free = self.bounds.holds(ground) and not any(overlap(ground, one) for one in rest)
            if each.fixed or not free or near(way.end, ground, TOLERANCE):
                return None
            pushed.append((each.name, there))
        return tuple(pushed)

    def counts(self, end: Tray, there: Tray) -> tuple[int, int]:
        """How many front stands of the block touch the target, and how many stands of the face touch it."""
        own, other = self.block, self.target.block
        cells = edge_cells(own, "front")
        touching = sum(near(own.cell(end, file, rank), there, TOLERANCE) for (rank, file), _ in cells)
        face = () if self.target.walled else edge_cells(other, self.face)
        met = {place for (rank, file), place in face if near(other.cell(there, file, rank), end, TOLERANCE)}
        return touching, len(met)
