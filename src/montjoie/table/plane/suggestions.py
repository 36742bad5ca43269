"""Ways worth looking at for a tray that turns, goes straight and turns: toward, around and away from points.

The list is what a player would consider, not all there is; what is not allowed is for others to leave out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from montjoie.kernel import Rng, pick
from montjoie.kernel.motion import TURN
from montjoie.table.plane.compass import Point, bearing, step
from montjoie.table.plane.shapes import Tray
from montjoie.table.plane.ways import Legs, leg, signed, trimmed

ASIDE = (0, 4_500, 31_500, 9_000, 27_000, 18_000)  # toward a point, around it, away from it
SLANT = 500  # the least angle by which a way at random misses what it is about
Reach = Callable[[int, int], int | None]  # how far it can go in a direction, at most so far


class Outset(NamedTuple):
    """A tray about to move: which way it goes if it does not turn before, how far, and when it may turn."""

    here: Tray
    heading: int
    distance: int
    first: bool
    last: bool

    def legs(self, heading: int, distance: int, look: int | None) -> Legs:
        """The legs of a move in that direction that ends looking that way, or as it moved."""
        turn = signed(heading - self.heading)
        return trimmed(leg(turn, distance), leg(0 if look is None else look - self.here.facing - turn))

    def ways(self, foes: Sequence[Point], others: Sequence[Point], reach: Reach) -> Iterator[Legs]:
        """Staying; straight on, toward, around and away from foes, to other points: each as it moved, and
        looking at the nearest foe."""
        yield []
        seen = set()
        for heading, distance in self._strides(foes, others, reach):
            for look in self._looks(heading, distance, foes):
                answer = self.legs(heading, distance, look)
                key = tuple((each["turn"], each["ahead"]) for each in answer)
                if key and key not in seen:
                    seen.add(key)
                    yield answer

    def _strides(
        self, foes: Sequence[Point], others: Sequence[Point], reach: Reach
    ) -> Iterator[tuple[int, int]]:
        """Directions, each with distances; straight on at several, elsewhere as far as it can."""
        for share in (4, 3, 2, 1):
            far = reach(self.heading, self.distance * share // 4)
            if far is not None:
                yield self.heading, far
        if not self.first:
            return
        here = self.here.centre
        for foe in foes:
            yield bearing(here, foe), 0
            for turn in ASIDE:
                heading = (bearing(here, foe) + turn) % TURN
                if far := reach(heading, self.distance):
                    yield heading, far
        for point in others:
            heading = bearing(here, point)
            if far := reach(heading, min(_distance(here, point), self.distance)):
                yield heading, far

    def _looks(self, heading: int, distance: int, foes: Sequence[Point]) -> Iterator[int | None]:
        yield None
        if self.last and foes:
            there = _ahead(self.here.centre, heading, distance)
            yield bearing(there, min(foes, key=lambda foe: _distance(there, foe)))

    def throw(self, points: Sequence[Point], rng: Rng) -> Legs:
        """Somewhere, rather toward some point, rather far, rather looking at one."""
        here, heading = self.here.centre, self.heading
        if self.first and rng.randrange(8):
            toward = bool(points) and rng.randrange(3) > 0
            straight = bearing(here, pick(rng, points)) if toward else rng.randrange(TURN)
            heading = (straight + (rng.randrange(9) - 4) * SLANT) % TURN
        distance = self.distance * pick(rng, (4, 4, 3, 2, 1, 0)) // 4
        there = _ahead(here, heading, distance)
        last = self.last and rng.randrange(2)
        look = bearing(there, pick(rng, points)) if last and points else None
        return self.legs(heading, distance, look)


def facings(here: Point, facing: int, points: Iterable[Point]) -> list[int]:
    """Facings worth turning to: to some points, and round about."""
    bearings = [bearing(here, point) for point in points]
    return list(dict.fromkeys((*bearings, *((facing + turn) % TURN for turn in range(0, TURN, 4_500)))))


def nearest(points: Iterable[Point], here: Point) -> list[Point]:
    """The nearest first."""
    return sorted(points, key=lambda point: _distance(here, point))


def _ahead(point: Point, heading: int, distance: int) -> Point:
    dx, dy = step(heading, distance)
    return point[0] + dx, point[1] + dy


def _distance(one: Point, other: Point) -> int:
    return round(hypot(one[0] - other[0], one[1] - other[1]))
