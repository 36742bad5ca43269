"""Line of sight against lines drawn by the dozen, and hidden areas against shadows drawn by shapely."""

from __future__ import annotations

from typing import Any

import numpy
import pytest
import shapely  # type: ignore[import-untyped,unused-ignore]
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from montjoie.table.plane import (
    Border,
    Line,
    Shape,
    Tray,
    bearing,
    blocked_by,
    clear,
    hidden_share,
    moved,
    polygon,
    sees,
    stopped_by,
    tray,
    turned,
)
from tests.rule import rule
from tests.table.plane.oracle import drawn, sector, shapes, stars, trays

VIEWER = tray(0, 0, 5500, 4800, 0)
TARGET = tray(0, 12_000, 5500, 4800, 18_000)
borders = st.sampled_from(["diagonal", "square"])


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Tray, Tray, list[Shape]]:
    """A viewer that looks more or less at its target, and blockers about the way between them."""
    viewer, target = draw(trays(6000)), moved(draw(trays(12_000)), 0, 9000)
    askew = draw(st.integers(-3000, 3000))
    viewer = turned(viewer, bearing(viewer.centre, target.centre) + askew)
    blockers: list[Shape] = []
    for blocker in draw(st.lists(trays(), max_size=7)):
        share, aside = draw(st.integers(30, 75)), draw(st.integers(-5000, 5000))
        x = viewer.x + (target.x - viewer.x) * share // 100 + aside
        y = viewer.y + (target.y - viewer.y) * share // 100
        blockers.append(moved(blocker, x - blocker.x, y - blocker.y))
    return viewer, target, [*blockers, *draw(st.lists(stars(), max_size=1))]


def sampled(viewer: Tray, border: Border, target: Shape) -> Any:
    """Lines from all along the front side to the outline of what of the target is in the front arc."""
    aim = sector(viewer, border, "front").intersection(drawn(target)).buffer(0)
    if aim.is_empty:
        return numpy.array([])
    front = shapely.LineString(viewer.side("front"))
    starts = [front.interpolate(share, normalized=True) for share in numpy.linspace(0, 1, 23)]
    outline = aim.boundary.segmentize(250)
    ends = shapely.get_coordinates(outline)
    return shapely.linestrings([[(p.x, p.y), tuple(end)] for p in starts for end in ends])


@rule("FIG-LOS-01", "FIG-LOS-03", "FIG-RUL-59")
@settings(max_examples=150)
@given(scenes(), borders)
def test_a_line_found_runs_from_the_front_to_the_target_past_all_blockers(
    scene: tuple[Tray, Tray, list[Shape]], border: Border
):
    viewer, target, blockers = scene
    line = sees(viewer, border, target, blockers)
    assume(line is not None)
    assert line is not None
    start, end = shapely.Point(line.start), shapely.Point(line.end)
    assert shapely.LineString(viewer.side("front")).distance(start) <= 1
    assert drawn(target).distance(end) <= 1
    assert sector(viewer, border, "front").union(drawn(viewer)).distance(end) <= 2
    segment = shapely.LineString(line) if line.start != line.end else start
    assert not any(segment.intersects(drawn(blocker).buffer(-1)) for blocker in blockers)
    assert clear(line, blockers)


@rule("FIG-LOS-01", "FIG-LOS-03", "FIG-RUL-59")
@settings(max_examples=150)
@given(scenes(), borders)
def test_where_no_line_is_found_none_of_many_lines_is_free(
    scene: tuple[Tray, Tray, list[Shape]], border: Border
):
    viewer, target, blockers = scene
    assume(not drawn(viewer).intersects(drawn(target)))
    assume(sees(viewer, border, target, blockers) is None)
    walls = shapely.union_all([drawn(blocker).buffer(8, join_style="mitre") for blocker in blockers])
    assert shapely.intersects(walls, sampled(viewer, border, target)).all()


@rule("FIG-LOS-03")
def test_a_broad_tray_between_blocks_and_a_narrow_one_does_not():
    assert sees(VIEWER, "diagonal", TARGET, [tray(0, 6000, 9000, 1000, 0)]) is None
    assert sees(VIEWER, "diagonal", TARGET, [tray(0, 6000, 4000, 1000, 0)]) is not None


@rule("FIG-LOS-03")
def test_two_blockers_leave_a_gap_between_them_but_not_where_they_touch():
    left, right = tray(-3000, 6000, 5500, 4800, 0), tray(3000, 6000, 5500, 4800, 0)
    assert sees(VIEWER, "diagonal", TARGET, [left, right]) is not None
    assert sees(VIEWER, "diagonal", TARGET, [left, moved(right, -500, 0)]) is None


@rule("FIG-LOS-03")
def test_what_stands_behind_or_beside_does_not_block():
    behind, beside, back = moved(TARGET, 0, 5000), moved(VIEWER, 6000, 3000), moved(VIEWER, 0, -5000)
    assert sees(VIEWER, "diagonal", TARGET, [behind, beside, back]) is not None


@rule("FIG-LOS-02")
def test_a_target_outside_the_front_arc_is_not_seen():
    assert sees(VIEWER, "diagonal", tray(8000, 0, 5500, 4800, 0), []) is None
    assert sees(VIEWER, "diagonal", tray(0, -8000, 5500, 4800, 0), []) is None
    assert sees(VIEWER, "diagonal", tray(8000, 4000, 5500, 4800, 0), []) is not None


@rule("FIG-LOS-01")
def test_a_target_in_contact_is_seen():
    assert sees(VIEWER, "diagonal", moved(TARGET, 0, -7200), []) is not None


def test_blockers_on_the_middle_line_are_named():
    blockers = [tray(0, 6000, 1000, 1000, 0), tray(3000, 6000, 1000, 1000, 0), tray(0, 8000, 500, 500, 4500)]
    assert blocked_by(VIEWER, TARGET, blockers) == [0, 2]


@rule("CON-GEO-20")
def test_a_strip_is_stopped_where_a_thin_line_passes():
    line, post = Line((0, 0), (0, 10_000)), tray(515, 5000, 1000, 1000, 0)
    assert clear(line, [post])
    assert stopped_by(line, [post], width=60) == [0]
    assert clear(line, [post], width=40)


def test_a_line_without_length_is_stopped_by_what_it_lies_in():
    assert stopped_by(Line((0, 6000), (0, 6000)), [tray(0, 6000, 1000, 1000, 0), VIEWER]) == [0]


@rule("FIG-RUL-29", "FIG-TER-04")
@settings(max_examples=200)
@given(st.integers(-3000, 17_000), st.integers(-3000, 17_000), trays(), shapes)
def test_hidden_is_what_lies_in_the_shadow_of_a_piece(x: int, y: int, target: Tray, piece: Shape):
    point = shapely.Point(x, y)
    assume(drawn(piece).distance(point) > 50)
    hidden, whole = hidden_share((x, y), target, piece)
    shadows = []
    for part in piece.parts:
        far = [(x + 200 * (px - x), y + 200 * (py - y)) for px, py in part]
        shadows.append(shapely.MultiPoint([*part, *far]).convex_hull)
    shadow = shapely.union_all(shadows)
    assert whole == pytest.approx(2 * drawn(target).area)
    assert hidden == pytest.approx(2 * shadow.intersection(drawn(target)).area, abs=60)


@rule("FIG-RUL-29")
def test_all_is_hidden_from_within_a_piece():
    wood = polygon([(-3000, -3000), (3000, -3000), (3000, 3000), (-3000, 3000)])
    hidden, whole = hidden_share((0, 2400), TARGET, wood)
    assert hidden == whole == 2 * 5500 * 4800


def test_a_line_along_the_border_of_the_arc_may_miss_the_target_by_rounding_alone() -> None:
    viewer, target = tray(19_422, 21_377, 5_500, 5_000, 6_018), tray(18_984, 31_176, 5_500, 4_800, 14_141)
    line = sees(viewer, "diagonal", target, [tray(21_455, 36_997, 5_500, 4_800, 20_294)])
    assert line is not None
    assert shapely.Point(line.end).distance(drawn(target)) < 2
