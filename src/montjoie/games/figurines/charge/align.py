"""Flush against the target: where a charger may stand (FIG-CHG-09, FIG-RUL-14)."""

from __future__ import annotations

from typing import cast

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge.way import places
from montjoie.games.figurines.state import G
from montjoie.kernel import OneOf
from montjoie.table import plane
from montjoie.table.plane import Side

Stand = tuple[int, int, int]  # x, y, facing


class AlignCharge(OneOf, frozen=True):
    """The owner of a unit that has charged chooses how it is aligned: `full`, `half_left`, `half_right` as
    far as they are free, else the free places next to those, `nearest`, `nearest_2` (FIG-CHG-09,
    FIG-D-30)."""

    places: dict[str, Stand]


def alignments(g: G, unit: str, target: str, arc: str) -> dict[str, Stand]:
    """The places a charger may take against a side of its target, by name; left and right are its own."""
    side = cast(Side, arc)
    own, other = field.tray(g, unit), field.tray(g, target)
    (full,) = plane.aligned(own.width, own.depth, other, side, 100)
    left, right = plane.aligned(own.width, own.depth, other, side, 50)
    known = {full: "full", left: "half_left", right: "half_right"}
    found: dict[str, Stand] = {}
    rest = 0
    for place in places(g, unit, target, side):
        name = known.get(place)
        if name is None:
            rest += 1
            name = "nearest" if rest == 1 else f"nearest_{rest}"
        found[name] = (place.x, place.y, place.facing)
    return {name: found[name] for name in sorted(found)}
