"""The table as a viewer has it: along its front side, and ahead; with what may stand in its way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import hypot
from typing import NamedTuple

from montjoie.table.plane.compass import Point
from montjoie.table.plane.cutting import Plane, Spot, clip
from montjoie.table.plane.shapes import TOLERANCE, Shape, Tray

STEEPEST = 8.0  # sideways for one ahead: flatter lines reach only what stands right at the front side
MARGIN = TOLERANCE / 2  # a line keeps this far aside of a blocker, so that trays in contact leave no chink
BEFORE: Plane = (0.0, 1.0, 0.0)  # in a viewer's coordinates, what is ahead of the front side


class Line(NamedTuple):
    """A straight line of sight, from the viewer to the target."""

    start: Point
    end: Point


class Frame:
    """Coordinates of a viewer: along its front side from the left, and ahead of it."""

    def __init__(self, viewer: Tray) -> None:
        (self.x, self.y), (x, y) = viewer.side("front")
        self.width = hypot(x - self.x, y - self.y)
        self.ux, self.uy = (x - self.x) / self.width, (y - self.y) / self.width

    def seen(self, part: Iterable[Spot]) -> list[Spot]:
        """Points of the table in these coordinates."""
        ux, uy, x0, y0 = self.ux, self.uy, self.x, self.y
        return [((x - x0) * ux + (y - y0) * uy, (y - y0) * ux - (x - x0) * uy) for x, y in part]

    def walls(self, blockers: Iterable[Shape], aims: Sequence[Spot]) -> list[Sequence[Spot]]:
        """The convex parts of blockers that some line to the aims may meet, cut off at the front side."""
        width, far = self.width, max(y for _, y in aims)
        left = min((x / y for x, y in aims if y > TOLERANCE), default=-STEEPEST)
        right = max(((x - width) / y for x, y in aims if y > TOLERANCE), default=STEEPEST)
        aslant_left, aslant_right = hypot(1.0, left), hypot(1.0, right)
        walls = []
        for blocker in blockers:
            west, south, east, north = blocker.west, blocker.south, blocker.east, blocker.north
            dx, dy = (west + east) / 2 - self.x, (south + north) / 2 - self.y
            x, y, reach = (
                dx * self.ux + dy * self.uy,
                dy * self.ux - dx * self.uy,
                hypot(east - west, north - south) / 2,
            )
            if (
                y + reach <= 0
                or y - reach >= far
                or x - left * y + reach * aslant_left <= -MARGIN
                or x - right * y - reach * aslant_right >= width + MARGIN
            ):
                continue  # by the circle round its box
            for part in blocker.parts:
                wall: Sequence[Spot] = self.seen(part)
                nearest = min([y for _, y in wall])
                if (
                    nearest >= far
                    or max([x - left * y for x, y in wall]) <= -MARGIN
                    or min([x - right * y for x, y in wall]) >= width + MARGIN
                ):
                    continue
                if nearest < 0:
                    wall = clip(wall, BEFORE)
                if wall:
                    walls.append(wall)
        return walls

    def line(self, u: float, m: float, aim: Sequence[Spot]) -> Line:
        """A line of sight on the table, up to where it first meets its aim."""
        ahead = []
        for (px, py), (qx, qy) in zip(aim, [*aim[1:], aim[0]], strict=True):
            before, after = u + m * py - px, u + m * qy - qx
            if before * after <= 0 and before != after:
                ahead.append(py + (qy - py) * before / (before - after))
        if not ahead:  # it grazes the aim, but for rounding: the corner next to the line
            ahead = [min(aim, key=lambda corner: abs(u + m * corner[1] - corner[0]))[1]]
        return Line(self._point(u, 0.0), self._point(u + m * min(ahead), min(ahead)))

    def _point(self, along: float, forward: float) -> Point:
        return (
            round(self.x + along * self.ux - forward * self.uy),
            round(self.y + along * self.uy + forward * self.ux),
        )
