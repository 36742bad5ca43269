"""Blocks that come out of walls: beside which of their sides there is room, in every formation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import hypot
from typing import NamedTuple

from montjoie.kernel.motion import TURN
from montjoie.table.plane.alignment import flush
from montjoie.table.plane.blocks import Block, formations
from montjoie.table.plane.compass import QUARTER, step
from montjoie.table.plane.marching import Passage
from montjoie.table.plane.motion import free_way
from montjoie.table.plane.relations import near
from montjoie.table.plane.shapes import SIDES, TOLERANCE, Outline, Side, Tray, moved, tray


class Exit(NamedTuple):
    """A place outside: beside which side and how far along it, in which formation, turned by how many
    quarters from looking away."""

    side: Side
    turn: int
    block: Block
    along: int
    end: Tray


def exits(passage: Passage, walls: Tray, reach: int, shunned: Sequence[Outline], away: int) -> Iterator[Exit]:
    """Places that touch the walls, with room for all stands, none further than a distance from the walls, so
    far away from the shunned; each then moved off the walls as much, or as far as nothing is in the way."""
    stands, far = passage.block.stands, passage.block.stands * passage.block.depth + 2 * away
    kept, solid, passed = (
        [each for each in others if near(walls, each.outline, far)]
        for others in (passage.kept, passage.solid, passage.passed)
    )
    foes = [each for each in shunned if near(walls, each, far)]
    free = [each.outline for each in passed]
    for side, (files, first), turn in product(SIDES, formations(stands), range(4)):
        made = Block(stands, files, passage.block.width, passage.block.depth, first)
        around = passage._replace(block=made, kept=kept, solid=solid, passed=passed)
        outward, flat = walls.outward(side), made.tray(0, 0, 0)
        wide, deep = (flat.depth, flat.width) if turn % 2 else (flat.width, flat.depth)
        cell = (made.depth, made.width) if turn % 2 else (made.width, made.depth)
        wall = walls.width if side in ("front", "rear") else walls.depth
        half = (wide + wall) // 2
        for along in (0, half // 2, -half // 2, half, -half):
            at = flush(wide, deep, walls, side, along)
            there = tray(at.x, at.y, flat.width, flat.depth, (outward + turn * QUARTER) % TURN)
            covered = made.outline(there)
            if any(around.end(there, TOLERANCE)) or any(near(covered, foe, away) for foe in foes):
                continue
            beyond = max(0, abs(along) + (wide - wall) // 2 - cell[0])  # of the stand furthest to a side
            doubtful = made.places(there) if hypot(beyond, deep - cell[1]) > reach else ()
            touching = near(covered, walls, 2 * TOLERANCE)
            if not touching or not all(near(stand, walls, reach + TOLERANCE) for stand in doubtful):
                continue
            off = free_way(covered, outward, free, around.ahead(there, outward, away))
            yield Exit(side, turn, made, along, moved(there, *step(outward, off)))
