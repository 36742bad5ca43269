"""Outlines to draw from, and the same outlines for shapely, which the plane is held against."""

from __future__ import annotations

from typing import Any

import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import strategies as st
from shapely import affinity

from montjoie.table.plane import Disc, Outline, Shape, Tray, polygon, tray

SIZES = [(5500, 4800), (5500, 5000), (2760, 2760), (2760, 5550), (2441, 2441), (9764, 4882)]
FACINGS = st.one_of(st.sampled_from(range(0, 36_000, 4500)), st.integers(0, 35_999))


@st.composite
def trays(draw: st.DrawFn, span: int = 14_000) -> Tray:
    """Trays of printed sizes, crowded enough to overlap often, many of them squarely set."""
    width, depth = draw(st.sampled_from(SIZES))
    places = st.one_of(st.integers(0, span), st.integers(0, span // 500).map(lambda n: 500 * n))
    return tray(draw(places), draw(places), width, depth, draw(FACINGS))


@st.composite
def stars(draw: st.DrawFn) -> Shape:
    """Simple polygons, mostly not convex: points in the order of their bearing from a middle."""
    middle_x, middle_y = draw(st.integers(0, 14_000)), draw(st.integers(0, 14_000))
    arms = draw(st.lists(st.integers(800, 5000), min_size=3, max_size=8))
    points = []
    for index, arm in enumerate(arms):
        there = affinity.rotate(shapely.Point(0, arm), -360 * index / len(arms), origin=(0, 0))
        points.append((middle_x + round(there.x), middle_y + round(there.y)))
    return polygon(points)


discs = st.builds(Disc, st.integers(0, 14_000), st.integers(0, 14_000), st.integers(200, 3000))
shapes = st.one_of(trays(), stars())
outlines = st.one_of(trays(), stars(), discs)


def drawn(outline: Outline) -> Any:
    """The outline as shapely has it; discs as fine polygons."""
    if isinstance(outline, Disc):
        return shapely.Point(outline.x, outline.y).buffer(outline.radius, quad_segs=256)
    return shapely.Polygon(outline.corners)


def rectangle(piece: Tray) -> Any:
    """The tray from its pose alone, as an unrounded rectangle turned by shapely."""
    half, deep = piece.width / 2, piece.depth / 2
    upright = shapely.box(piece.x - half, piece.y - deep, piece.x + half, piece.y + deep)
    return affinity.rotate(upright, -piece.facing / 100, origin=(piece.x, piece.y))


def shifted(piece: Tray, facing: int, distance: float) -> Any:
    """The tray after a straight move, not rounded."""
    ray = affinity.rotate(shapely.Point(0, distance), -facing / 100, origin=(0, 0))
    return affinity.translate(drawn(piece), ray.x, ray.y)


def depth(one: Outline, other: Outline) -> float:
    """How far two convex outlines overlap: from the origin out of the hull of all differences."""
    differences = [(p - r, q - s) for p, q in other.corners for r, s in one.corners]
    region = shapely.MultiPoint(differences).convex_hull
    origin = shapely.Point(0, 0)
    deep = region.boundary.distance(origin) if region.geom_type == "Polygon" else 0.0
    reach = one.radius + other.radius
    return reach + deep if region.contains(origin) else reach - region.distance(origin)


def sector(piece: Tray, border: str, arc: str) -> Any:
    """An arc as a far polygon, built from the corners and the angles of its borders."""
    index = ("front", "right", "rear", "left").index(arc)
    corners = [piece.corners[index], piece.corners[(index + 1) % 4]]
    far = []
    for number, (x, y) in zip((index, (index + 1) % 4), corners, strict=True):
        if border == "diagonal":
            dx, dy = x - piece.x, y - piece.y
        else:
            turned = affinity.rotate(
                shapely.Point(0, 1), -(piece.facing / 100 - 45 + 90 * number), origin=(0, 0)
            )
            dx, dy = turned.x, turned.y
        reach = 200_000 / (dx * dx + dy * dy) ** 0.5
        far.append((x + dx * reach, y + dy * reach))
    return shapely.Polygon([corners[0], far[0], far[1], corners[1]])
