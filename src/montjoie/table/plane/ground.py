"""The ground as a moving tray finds it: its bounds, what may be passed, what is kept clear of or closed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Literal, NamedTuple, TypeAlias

from montjoie.table.plane.compass import step
from montjoie.table.plane.motion import contact_after, crosses, free_way
from montjoie.table.plane.moves import Span, passings, room
from montjoie.table.plane.relations import gap, near, overlap
from montjoie.table.plane.shapes import TOLERANCE, Outline, Shape, Tray, moved, polygon

MILLION = 1_000_000  # a step long enough to read a direction from


Edge: TypeAlias = Literal["south", "north", "west", "east"]
INWARDS: dict[Edge, int] = {"south": 0, "north": 18_000, "west": 9_000, "east": 27_000}
"""Where one faces who comes in from an edge."""


class Bounds(NamedTuple):
    """A table, from the origin."""

    width: int
    depth: int

    def behind(self, edge: Edge, along: int, depth: int) -> tuple[int, int, int]:
        """The centre and the facing of a tray so deep that lies outside with its front along an edge, the
        middle of it there."""
        half = depth // 2
        at = {"south": -half, "north": self.depth + half, "west": -half, "east": self.width + half}[edge]
        return (along, at, INWARDS[edge]) if edge in ("south", "north") else (at, along, INWARDS[edge])

    def holds(self, piece: Outline, slack: int = 0) -> bool:
        """Whether something lies wholly on it, to the tolerance and the slack."""
        return not self.loses(piece, piece, slack)

    def loses(self, first: Outline, last: Outline, slack: int = 0) -> bool:
        """Whether what goes straight from one place to another is beyond the same edge all the way."""
        over = TOLERANCE + slack
        return (
            max(first.west, last.west) < -over
            or max(first.south, last.south) < -over
            or min(first.east, last.east) > self.width + over
            or min(first.north, last.north) > self.depth + over
        )

    def beyond(self, far: int) -> tuple[Shape, ...]:
        """What lies round it, so far."""
        width, depth = self.width, self.depth
        strips = (
            (-far, -far, 0, depth + far),
            (width, -far, width + far, depth + far),
            (0, -far, width, 0),
            (0, depth, width, depth + far),
        )
        return tuple(
            polygon(((left, low), (right, low), (right, high), (left, high)))
            for left, low, right, high in strips
        )

    def to_edge(self, start: Outline, facing: int, limit: int) -> int:
        """How far a tray can go until it leaves the table; one that begins over an edge may come back."""
        dx, dy = step(facing, MILLION)
        for low, high, end, way in (
            (start.west, start.east, self.width, dx),
            (start.south, start.north, self.depth, dy),
        ):
            left = end - high if way > 0 else low
            if way and left + TOLERANCE < limit * abs(way) / MILLION:
                limit = max(0, ceil(left * MILLION / abs(way)) - 1)
        return limit


class Obstacle(NamedTuple):
    """Something on the ground, by its name; a tray keeps the clearance from it at the end of its way."""

    name: str
    outline: Outline
    clearance: int = 0


What: TypeAlias = Literal["off", "over", "on", "near", "in"]


class Verdict(NamedTuple):
    """What is wrong with an end or a way: off the table, over what may be passed, on what may not, too near
    to it, or in what is closed; what that is, and how far away."""

    what: What
    name: str = ""
    far: float = 0


class Ground(NamedTuple):
    """Where a tray may go and end: over the `passed`, but not to end there; not over the `kept`, nor to end
    nearer than their clearances; never into the `closed`, nor off the table."""

    bounds: Bounds
    passed: Sequence[Obstacle] = ()
    kept: Sequence[Obstacle] = ()
    closed: Sequence[Obstacle] = ()

    def end(self, end: Tray, slack: int = 0) -> Iterator[Verdict]:
        """Everything wrong with a place to end at; with slack what is wrong with every end so near it."""
        if not self.bounds.holds(end, slack):
            yield Verdict("off")
        for each in self.passed:
            if overlap(end, each.outline, slack):
                yield Verdict("over", each.name)
        for each in self.kept:
            if overlap(end, each.outline, slack):
                yield Verdict("on", each.name)
            elif each.clearance and near(end, each.outline, each.clearance - TOLERANCE - slack):
                yield Verdict("near", each.name, gap(end, each.outline))
        for each in self.closed:
            if overlap(end, each.outline, slack):
                yield Verdict("in", each.name)

    def way(self, start: Tray, facing: int, distance: int, through: bool = False) -> Iterator[Verdict]:
        """Everything wrong with a straight move; `through` goes over the kept, too. What is closed, and the
        edge, may be left by a tray that was turned over them."""
        for each in () if through else self.kept:
            if crosses(start, facing, distance, each.outline):
                yield Verdict("on", each.name)
        for each in self.closed:
            if free_way(start, facing, (each.outline,), distance) < distance:
                yield Verdict("in", each.name)
        if not self.bounds.holds(moved(start, *step(facing, distance))):
            yield Verdict("off")

    def contact(self, start: Tray, facing: int, target: str, limit: int, slack: int = 0) -> int | None:
        """How far a straight move of at most `limit` goes until it touches one of the kept; None where it
        does not, or meets another, what is closed or the edge first. With slack, how far at least if
        everything might stand so much otherwise."""
        aim = next(each.outline for each in self.kept if each.name == target)
        way = contact_after(start, facing, aim, limit, slack)
        if way is None or any(crosses(start, facing, way, other, slack) for other in self._shut(target)):
            return None
        last = contact_after(start, facing, aim, limit, -slack) if slack else way
        first, end = (moved(start, *step(facing, far)) for far in (way, limit if last is None else last))
        return None if self.bounds.loses(first, end, slack) else way

    def halted(self, start: Tray, facing: int, target: str, limit: int, clearance: int) -> Tray | None:
        """Where a straight move ends that falls short of one of the kept: as far as `limit`, but so far from
        whatever else it cannot pass; None where it cannot end."""
        for other in self._shut(target):
            at = contact_after(start, facing, other, limit)
            if at is not None:
                limit = max(0, at - clearance)
        far = self.furthest(start, facing, limit)
        there = None if far is None else moved(start, *step(facing, far))
        return None if there is None or next(self.end(there), None) else there

    def _shut(self, target: str) -> Iterator[Outline]:
        """What cannot be passed on the way to one of the kept."""
        yield from (each.outline for each in self.kept if each.name != target)
        yield from (each.outline for each in self.closed)

    def furthest(self, start: Outline, facing: int, limit: int) -> int | None:
        """The furthest that a straight move of at most `limit` can rightly end; None where it cannot even
        stay."""
        closed = [each.outline for each in self.closed]
        limit = min(self.bounds.to_edge(start, facing, limit), free_way(start, facing, closed, limit))
        limit = free_way(start, facing, [each.outline for each in self.kept], limit)
        spans: list[Span] = []
        for each in (*self.kept, *self.passed):
            reach = room(start, each.outline) + each.clearance - TOLERANCE
            spans += passings(start, each.outline, facing, reach)
        for first, last in sorted(spans, key=lambda span: -span[1]):
            if first < limit < last:
                limit = ceil(first) - 1
        return limit if limit >= 0 else None
