"""Chapter 4.10: what stands in the way of a moving tray (FIG-MOV)."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from montjoie.games.figurines import field, modes, terrain
from montjoie.games.figurines.state import INCH, G
from montjoie.kernel import Refusal
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE, Shape, Tray
from montjoie.table.plane.moves import meetings, passing

Named = tuple[str, Shape]


class Ground:
    """The table as a moving unit finds it: trays of enemies and friends, walls among them (FIG-RUL-72), and
    ground it may not enter. Tokens are no obstacle (FIG-GLO-09, FIG-OBJ-09).

    `target` is the enemy that a charge may touch (FIG-MOV-06); `spared` are enemies it may stay in contact
    with, because it is engaged with them and does not leave them (FIG-MOV-08).
    """

    def __init__(self, g: G, unit: str, target: str = "", spared: tuple[str, ...] = ()) -> None:
        self.g, self.unit, self.target, self.spared = g, unit, target, spared
        self.enemies: list[tuple[str, Tray]] = []
        self.friends: list[tuple[str, Tray]] = []
        for name in field.standing(g, (unit,)):
            side = self.friends if field.friendly(g, unit, name) else self.enemies
            side.append((name, field.tray(g, name)))
        self.impassable = terrain.impassable(g)
        self.barred = modes.hook(g).barred(g, unit)

    # What is wrong with an end.

    def bad_end(self, end: Tray, slack: int = 0) -> Iterator[Refusal]:
        """A movement ends on the table, on nobody, on no Impassable ground, and 1" from enemies (FIG-MOV-02,
        FIG-MOV-05, FIG-MOV-06, FIG-MOV-07); with slack only what is wrong with every end so near this one."""
        g, mover = self.g, self.unit
        if not field.is_on(g, end, slack):
            yield Refusal("FIG-MOV-07", "ends-off-table", unit=mover)
        for name, other in self.friends:
            if plane.overlap(end, other, slack):
                yield Refusal("FIG-MOV-05", "ends-on-friend", unit=mover, other=name)
        for name, other in self.enemies:
            if plane.overlap(end, other, slack):
                yield Refusal("FIG-MOV-02", "ends-on-enemy", unit=mover, other=name)
            elif name != self.target and name not in self.spared and too_near(end, other, slack):
                far = round(plane.gap(end, other))
                yield Refusal("FIG-MOV-06", "ends-near-enemy", unit=mover, other=name, far=far)
        for name, piece in self.impassable:
            if plane.overlap(end, piece, slack):
                yield Refusal("FIG-TER-11", "ends-on-impassable", unit=mover, piece=name)
        if any(plane.overlap(end, each, slack) for each in self.barred):
            yield Refusal("FIG-STO-14", "ends-behind-walls", unit=mover)

    def bad_turn(self, there: Tray) -> Iterator[Refusal]:
        """A pivot before more movement ignores everything on its way, and may end over friends or near
        enemies, but not on them (FIG-MOV-01, FIG-MOV-02): only the end of the movement keeps 1" (FIG-MOV-08,
        FIG-RUL-08)."""
        for name, other in self.enemies:
            if plane.overlap(there, other):
                yield Refusal("FIG-MOV-02", "turns-on-enemy", unit=self.unit, other=name)

    def bad_way(self, start: Tray, facing: int, distance: int, through: bool = False) -> Iterator[Refusal]:
        """A straight move passes through friends (FIG-MOV-05), never through enemies (FIG-MOV-04), Impassable
        pieces (FIG-TER-11) or over the edge of the table (FIG-MOV-07); what it was turned over it may leave
        (FIG-RUL-08, FIG-RUL-79)."""
        mover = self.unit
        for name, other in () if through else self.enemies:
            if plane.crosses(start, facing, distance, other):
                yield Refusal("FIG-MOV-04", "moves-through-enemy", unit=mover, other=name)
        for name, piece in self.impassable:
            if plane.free_way(start, facing, (piece,), distance) < distance:
                yield Refusal("FIG-TER-11", "moves-through-impassable", unit=mover, piece=name)
        if any(plane.free_way(start, facing, (each,), distance) < distance for each in self.barred):
            yield Refusal("FIG-STO-14", "moves-behind-walls", unit=mover)
        if not field.is_on(self.g, plane.moved(start, *plane.step(facing, distance))):
            yield Refusal("FIG-MOV-07", "moves-off-table", unit=mover)

    # How far it can go.

    def furthest(self, start: Tray, facing: int, limit: int) -> int | None:
        """The furthest that a straight move of at most `limit` can legally end; None where it cannot even
        stay (FIG-MOV-10)."""
        closed = [piece for _, piece in self.impassable] + list(self.barred)
        limit = min(self._to_edge(start, facing, limit), plane.free_way(start, facing, closed, limit))
        limit = plane.free_way(start, facing, [other for _, other in self.enemies], limit)
        return self._clear(start, facing, limit)

    def _clear(self, start: Tray, facing: int, limit: int) -> int | None:
        """The furthest end that is 1" from enemies and overlaps no friend."""
        spans = []
        for name, enemy in self.enemies:
            reach = 0 if name in self.spared else INCH
            spans += [passing(region, facing, reach - TOLERANCE) for region in meetings(start, enemy)]
        for _, friend in self.friends:
            spans += [passing(region, facing, -TOLERANCE) for region in meetings(start, friend)]
        blocked = sorted((span for span in spans if span is not None), key=lambda span: -span[1])
        for first, last in blocked:
            if first < limit < last:
                limit = ceil(first) - 1
        return limit if limit >= 0 else None

    def _to_edge(self, start: Tray, facing: int, limit: int) -> int:
        """How far the tray can go until it leaves the table; where it begins over the edge, after turning, it
        may come back."""
        course, (dx, dy) = self.g.state.course, plane.step(facing, 1_000_000)
        for low, high, end, way in (
            (start.west, start.east, course.width, dx),
            (start.south, start.north, course.depth, dy),
        ):
            room = end - high if way > 0 else low
            if way and room + TOLERANCE < limit * abs(way) / 1_000_000:
                limit = max(0, ceil(room * 1_000_000 / abs(way)) - 1)
        return limit


def too_near(one: Tray, other: Tray, slack: int = 0) -> bool:
    """Less than 1" apart, by more than the tolerance and the slack (FIG-MOV-06)."""
    return plane.near(one, other, INCH - TOLERANCE - slack)
