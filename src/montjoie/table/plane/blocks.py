"""Blocks: stands in files and ranks that move as one, with the rectangle round them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from montjoie.table.plane.compass import QUARTER, halfway, step
from montjoie.table.plane.shapes import Shape, Side, Tray, tray


class Block(Struct, frozen=True, cache_hash=True):
    """So many stands, all of one size, in so many files; the last rank may be incomplete."""

    stands: int
    files: int
    width: int
    """Of a stand."""
    depth: int
    first: int = 0
    """The file, from the left, in which an incomplete last rank begins."""

    @property
    def ranks(self) -> int:
        """Full ones and the last."""
        return -(-self.stands // self.files)

    @property
    def last(self) -> int:
        """How many stands the last rank has."""
        return self.stands - (self.ranks - 1) * self.files

    def middles(self) -> tuple[int, ...]:
        """The files in which the last rank can begin so that it stands as central as it can: one, or two."""
        spare = self.files - self.last
        return (spare // 2, spare // 2 + 1) if spare % 2 else (spare // 2,)

    def tray(self, x: int, y: int, facing: int) -> Tray:
        """The rectangle round the block, gaps of the last rank included, with its centre there."""
        return tray(x, y, self.files * self.width, self.ranks * self.depth, facing)

    def places(self, where: Tray) -> tuple[Tray, ...]:
        """Every stand, the front rank first and from the left, where the block's rectangle is there."""
        return tuple(self.cell(where, file, rank) for rank, file in self.grid())

    def outline(self, where: Tray) -> Shape:
        """All the ground that the stands cover, as one shape with a part for the full ranks and one for the
        last; the rectangle itself where no rank is incomplete."""
        return _outline(self, where)

    def grid(self) -> list[tuple[int, int]]:
        """Rank and file of every stand."""
        full = [(rank, file) for rank in range(self.ranks - 1) for file in range(self.files)]
        return full + [(self.ranks - 1, self.first + number) for number in range(self.last)]

    def cell(self, where: Tray, file: int, rank: int) -> Tray:
        """The ground of one stand, whether one stands there or not."""
        return self.cells(where, file, file + 1, rank, rank + 1)

    def cells(self, where: Tray, left: int, right: int, front: int, rear: int) -> Tray:
        """The rectangle from one line between files, and between ranks, to another."""
        across = self.width * (left + right - self.files)  # twice the way to the right of the centre
        along = self.depth * (self.ranks - front - rear)  # and twice the way ahead
        x, y = halfway(where.centre, where.facing, across, along)
        return tray(x, y, self.width * (right - left), self.depth * (rear - front), where.facing)


@lru_cache(maxsize=1 << 13)
def _outline(made: Block, where: Tray) -> Shape:
    if made.last == made.files:
        return where
    full = made.ranks - 1
    rear = made.cells(where, made.first, made.first + made.last, full, made.ranks)
    front = made.cells(where, 0, made.files, 0, full) if full else None
    if front is None:
        return rear
    left, right, rear_right, rear_left = front.corners
    inner_left, inner_right, low_right, low_left = rear.corners
    step_left = (rear_left, inner_left) if made.first else ()
    step_right = (inner_right, rear_right) if made.first + made.last < made.files else ()
    return Shape(
        corners=(left, *step_left, low_left, low_right, *step_right, right),
        parts=(*front.parts, *rear.parts),
        west=min(front.west, rear.west),
        south=min(front.south, rear.south),
        east=max(front.east, rear.east),
        north=max(front.north, rear.north),
    )


@lru_cache(maxsize=1 << 10)
def formations(stands: int) -> tuple[tuple[int, int], ...]:
    """Every way in which so many stands can form up, as files and where the last rank begins: two or more in
    front, the last rank as central as it can be; the widest first."""
    if stands == 1:
        return ((1, 0),)
    return tuple(
        (files, first) for files in range(stands, 1, -1) for first in Block(stands, files, 1, 1).middles()
    )


def lessened(made: Block, facing: int, left: bool) -> tuple[Block, int, int]:
    """A block of at least two without the stand at one end of its last rank, and how far its middle goes
    while the others stay where they are."""
    fewer = replace(made, stands=made.stands - 1)
    if made.ranks == 1:
        dx, dy = step(facing + (QUARTER if left else -QUARTER), made.width)
        return replace(fewer, files=made.files - 1, first=0), dx // 2, dy // 2
    if made.last == 1:
        dx, dy = step(facing, made.depth)
        return replace(fewer, first=0), dx // 2, dy // 2
    return replace(fewer, first=made.first + left), 0, 0


def enlarged(made: Block, facing: int) -> Iterator[tuple[Block, int, int]]:
    """A block with one stand more, and how far its middle goes while the others stay where they are: in its
    last rank, as central as it can be, or in a new one; one that stood alone has it at its right."""
    aside, by, files = 2 * QUARTER, made.depth if made.last == made.files else 0, made.files
    if made.stands == 1:
        aside, by, files = QUARTER, made.width, 2
    dx, dy = step(facing + aside, by)
    more = replace(made, stands=made.stands + 1, files=files, first=0)
    yield from ((replace(more, first=first), dx // 2, dy // 2) for first in more.middles())


def outwards(files: int) -> list[int]:
    """The files of a rank from its centre outwards, to the right first."""
    middle = (files - 1) // 2
    return sorted(range(files), key=lambda file: (abs(file - middle), file < middle))


@lru_cache(maxsize=1 << 10)
def edge_cells(made: Block, face: Side) -> list[tuple[tuple[int, int], int]]:
    """The cells of the grid along a face of a block, by rank and file, each with the place of the stand that
    stands there, or nearest to it in its file or rank where there is a gap."""
    across = face in ("front", "rear")
    last = face in ("rear", "right")
    line = (made.ranks if across else made.files) - 1 if last else 0
    found: dict[tuple[int, int], int] = {}
    for place, (rank, file) in sorted(enumerate(made.grid()), key=lambda each: each[1], reverse=not last):
        found[(line, file) if across else (rank, line)] = place  # the nearest comes last
    return sorted(found.items())
