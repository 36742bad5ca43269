"""Places side by side, held against trying them by small steps."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from montjoie.table.plane import SIDES, TOLERANCE, Tray, beside, flush, gap, placing, travel, tray
from montjoie.table.plane.beside import _Berth, _furthest
from tests.rule import rule
from tests.table.plane.oracle import trays

CHARGER = tray(7000, 7000, 5500, 4800, 3000)
STEP = 25


def every(piece: Tray, other: Tray, share: int) -> list[Tray]:
    """Places along all sides, by small steps."""
    found = []
    for side in SIDES:
        length = other.width if side in ("front", "rear") else other.depth
        for number, edge in enumerate(SIDES):
            wide = edge in ("front", "rear")
            long, deep = (piece.width, piece.depth) if wide else (piece.depth, piece.width)
            furthest = (length + long) // 2 - min(length * share // 100, long)
            for shift in range(-furthest, furthest + 1, STEP):
                there = flush(long, deep, other, side, shift)
                found.append(tray(there.x, there.y, piece.width, piece.depth, there.facing - number * 9000))
    return found


@rule("FIG-CHG-16", "FIG-RUL-78")
@settings(max_examples=40, deadline=None)
@given(trays(), st.lists(trays(), max_size=3), st.sampled_from((50, 100)))
def test_the_nearest_free_place_beside_another_is_found(piece: Tray, taken: list[Tray], share: int):
    found = beside(piece, CHARGER, taken, share)
    free = [there for there in every(piece, CHARGER, share) if not placing(there, taken)]
    best = min((travel(piece, there) for there in free), default=None)
    if best is not None:
        assert found
        assert travel(piece, found[0]) <= best + 2
    for there in found:
        assert not placing(there, taken)
        assert gap(there, CHARGER) <= TOLERANCE
        assert travel(piece, there) <= travel(piece, found[0]) + TOLERANCE


@given(trays(), st.sampled_from((0, 50, 100)))
def test_no_way_to_a_berth_is_shorter_than_its_bound(piece: Tray, share: int):
    for side, edge in product(SIDES, SIDES):
        berth = _Berth(piece, CHARGER, side, edge, _furthest(piece, CHARGER, side, edge, share))
        assert berth.bound() <= berth.way(berth.least())


def test_a_gap_narrower_than_any_step_is_found():
    # Between two trays on the same side there is room for this one, with a hundredth of an inch to spare.
    wall = tray(10_000, 10_000, 20_000, 2000, 0)
    left, right = tray(3613, 12_380, 2760, 2760, 0), tray(9143, 12_380, 2760, 2760, 0)
    around = [left, right, tray(21_000, 10_000, 1990, 9000, 0), tray(-1000, 10_000, 1990, 9000, 0)]
    closed = [*around, tray(14_000, 12_380, 6900, 2760, 0), tray(10_000, 6000, 24_000, 5980, 0)]
    found = beside(tray(6378, 13_000, 2760, 2760, 0), wall, closed, 0)
    assert [(there.x, there.y) for there in found] == [(6378, 12_380)]
