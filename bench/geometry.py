"""`python -m bench.geometry`: the plane in C against the plane in Python, answer by answer and bit by bit.

Cases are drawn so that degenerate ones are frequent: outlines on each other, flush, in contact at a corner,
points and lines for parts, limits at the tolerance, facings along the sides, numbers out of the reach of C.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

from montjoie.table.plane import TOLERANCE, Block, Disc, Outline, Tray, moved, polygon, step, tray, turned
from montjoie.table.plane import _geometry as compiled
from montjoie.table.plane.cutting import Plane, clip, left_of, narrowed, opposite
from montjoie.table.plane.moves import meeting
from montjoie.table.plane.shapes import Part

SIZES = ((5500, 4800), (5500, 5000), (2760, 2760), (2760, 5550), (2441, 2441), (1, 1), (3, 1), (40, 7000))
LIMITS = (0, 1, -1, TOLERANCE, -TOLERANCE, TOLERANCE + 1, -TOLERANCE - 1, 3000, 48_000)
FAR = 1 << 24

Case = tuple[str, tuple[Any, ...]]


class Draw:
    """Cases for every function with a twin."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)
        self.last: list[Outline] = [tray(0, 0, 5500, 4800, 0)]

    def number(self, span: int) -> int:
        """Small, whole half inches, anything, or out of reach."""
        kind = self.rng.randrange(40)
        if kind == 0:
            return self.rng.choice((-1, 1)) * (FAR + self.rng.randrange(-2, 3))
        if kind < 10:
            return self.rng.randrange(-3, 4)
        if kind < 20:
            return 500 * self.rng.randrange(-span // 500, span // 500 + 1)
        return self.rng.randrange(-span, span + 1)

    def facing(self) -> int:
        """Often along the sides, sometimes more than a turn."""
        kind = self.rng.randrange(10)
        if kind < 4:
            return 4500 * self.rng.randrange(-3, 11)
        return self.rng.randrange(-100, 72_000) if kind == 4 else self.rng.randrange(36_000)

    def limit(self) -> int:
        """About the tolerance, or any."""
        return self.rng.choice(LIMITS) if self.rng.randrange(2) else self.number(12_000)

    def points(self, count: int) -> Part:
        """A convex polygon of a few points in a small square: often flat, or about the origin."""
        span = self.rng.choice((2, 5, 4000))
        found = {
            (self.rng.randrange(-span, span + 1), self.rng.randrange(-span, span + 1)) for _ in range(count)
        }
        ordered = sorted(found)
        try:
            return polygon(ordered).parts[0]
        except (ValueError, StopIteration):
            return tuple(ordered[:2])

    def tray(self) -> Tray:
        """Anywhere, or beside the last one: on it, flush with it, nearly so."""
        width, depth = self.rng.choice(SIZES)
        before = self.rng.choice(self.last)
        if isinstance(before, Tray) and self.rng.randrange(2):
            aside = self.rng.choice((0, before.width, before.depth, before.width - TOLERANCE, width))
            there = moved(before, *step(before.facing + 9000 * self.rng.randrange(4), aside))
            return turned(there, there.facing + self.rng.choice((0, 0, 1, 4500, 9000)))
        return tray(self.number(9000), self.number(9000), width, depth, self.facing())

    def outline(self) -> Outline:
        """A tray, a disc, a block with an incomplete rank, or another polygon."""
        kind = self.rng.randrange(10)
        found: Outline
        if kind == 0:
            found = Disc(self.number(9000), self.number(9000), self.rng.choice((0, 1, 500, 3000)))
        elif kind == 1:
            block = Block(self.rng.randrange(3, 12), self.rng.randrange(2, 6), 2441, 2441)
            found = block.outline(block.tray(self.number(9000), self.number(9000), self.facing()))
        elif kind == 2:
            x, y, arm = self.number(9000), self.number(9000), self.rng.randrange(2, 5000)
            found = polygon(((x, y), (x + 2 * arm, y), (x + arm, y + 1), (x + arm, y + 2 * arm)))
        else:
            found = self.tray()
        self.last = [found, *self.last[:3]]
        return found

    def outlines(self) -> list[Outline]:
        """A few, or none."""
        return [self.outline() for _ in range(self.rng.randrange(4))]

    def trays(self) -> list[Outline]:
        """Some of them beside each other; seldom something else among them."""
        found: list[Outline] = [self.tray() for _ in range(self.rng.randrange(1, 6))]
        return [*found, self.outline()] if not self.rng.randrange(20) else found

    def stops(self) -> list[int]:
        """Where a tray might stand, across or along."""
        return [self.number(9000) for _ in range(self.rng.randrange(5))]

    def part(self) -> Part:
        """A part of an outline, or points."""
        return (
            self.rng.choice(self.outline().parts)
            if self.rng.randrange(2)
            else self.points(self.rng.randrange(1, 7))
        )

    def cut(self) -> tuple[Part, Plane]:
        """A part and a half plane: along one of its sides, through it, or any; whole numbers and others."""
        part, among = self.part(), self.part()
        plane: Plane = left_of(among[0], among[-1])
        if self.rng.randrange(2):
            plane = narrowed(plane, self.rng.choice((0, 0.5, -5.0, self.limit())))
        if self.rng.randrange(2):
            part = tuple((x + self.rng.random(), y / 3) for x, y in part)  # type: ignore[misc]
        return (part, plane) if self.rng.randrange(2) else (clip(part, plane), opposite(plane))  # type: ignore[return-value]

    def region(self) -> Part:
        """A meeting of two parts, or a part itself."""
        return meeting(self.part(), self.part()) if self.rng.randrange(3) else self.part()

    def cases(self) -> Iterator[Case]:
        """One for each function, again and again."""
        while True:
            yield "meeting", (self.part(), self.part())
            yield "clip", self.cut()
            yield "distance", (self.region(),)
            yield "closer", (self.region(), self.limit(), bool(self.rng.randrange(2)))
            yield "passing", (self.region(), self.facing(), self.limit())
            yield "passings", (self.outline(), self.outline(), self.facing(), self.limit())
            yield "near", (self.outline(), self.outline(), self.limit())
            yield "overlap", (self.outline(), self.outline(), self.rng.choice((0, self.limit())))
            yield "gap", (self.outline(), self.outline())
            yield "around", (self.outline(), self.outlines(), self.limit())
            yield "placing", (self.tray(), self.outlines())
            yield "vacant", (self.tray(), self.stops(), self.stops(), self.trays(), self.rng.randrange(-1, 4))
            yield (
                "crosses",
                (self.outline(), self.facing(), self.limit(), self.outline(), self.rng.choice(LIMITS)),
            )
            yield (
                "contact_after",
                (self.outline(), self.facing(), self.outline(), self.limit(), self.rng.choice(LIMITS)),
            )
            yield (
                "free_way",
                (self.outline(), self.facing(), self.outlines(), self.limit(), self.rng.choice(LIMITS)),
            )
            yield "step", (self.facing(), self.number(48_000))
            yield (
                "halfway",
                (
                    (self.number(48_000), self.number(48_000)),
                    self.facing(),
                    self.number(9000),
                    self.number(9000),
                ),
            )
            yield "tray", (self.number(48_000), self.number(48_000), *self.rng.choice(SIZES), self.facing())


def answer(function: Callable[..., object], arguments: tuple[Any, ...]) -> str:
    """What a function says, with every bit of its fractions, or how it fails."""
    try:
        return repr(function(*arguments))
    except Exception as error:
        return repr(error)


def differences(cases: int, seed: str) -> Iterator[str]:
    """The cases of so many in which C and Python differ."""
    drawn = Draw(seed).cases()
    for _ in range(cases):
        name, arguments = next(drawn)
        twin, pure = answer(getattr(compiled, name), arguments), answer(compiled.PURE[name], arguments)
        if twin != pure:
            yield f"{name}{arguments}: {twin} in C, {pure} in Python"


def main() -> int:
    """Compare, and say what differs."""
    parser = argparse.ArgumentParser(prog="python -m bench.geometry", description=__doc__)
    parser.add_argument("--cases", type=int, default=1_000_000)
    parser.add_argument("--seed", default="geometry")
    asked = parser.parse_args()
    began, found = time.process_time(), 0
    for told in differences(asked.cases, asked.seed):
        found += 1
        print(told)
    print(f"{asked.cases:,} cases, {found} differences, {time.process_time() - began:.0f} s")
    return int(found > 0)


if __name__ == "__main__":
    sys.exit(main())
