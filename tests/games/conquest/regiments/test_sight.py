"""Arcs, line of sight, clear shots."""

from __future__ import annotations

import math

from hypothesis import given as examples
from hypothesis import strategies as st
from shapely.geometry import LineString, Polygon  # type: ignore[import-untyped,unused-ignore]

from montjoie.games.conquest.regiments import sight
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.regiments.formation import outline, stands, tray
from montjoie.table.plane import SIDES
from tests.games.conquest.given import engine
from tests.rule import rule


@rule("CON-ARC-01", "CON-ARC-02", "CON-GEO-06", "CON-GEO-07", "CON-RUL-08")
@examples(st.integers(4, 44), st.integers(4, 44), st.integers(0, 359))
def test_a_stand_is_in_the_arcs_that_the_45_degree_lines_give(x: int, y: int, facing: int):
    g = engine("militia 24,24 x6 f3", f"militia {x},{y} x3 b @{facing}")
    whole = tray(g, "militia_1")
    w, t = whole.width / 2, whole.depth / 2
    far = 200_000
    regions = {
        "front": [(-w, t), (-w - far, t + far), (w + far, t + far), (w, t)],
        "rear": [(-w, -t), (-w - far, -t - far), (w + far, -t - far), (w, -t)],
        "right": [(w, t), (w + far, t + far), (w + far, -t - far), (w, -t)],
        "left": [(-w, t), (-w - far, t + far), (-w - far, -t - far), (-w, -t)],
    }
    for stand in stands(g, "militia_2"):
        local = Polygon([(px - whole.x, py - whole.y) for px, py in stand.corners])
        inside = local.intersection(Polygon([(-w, -t), (-w, t), (w, t), (w, -t)])).area
        if inside > 0:
            continue  # regiments do not overlap
        for side in SIDES:
            share = local.intersection(Polygon(regions[side])).area
            if share == 0:
                assert side not in sight.arcs(whole, stand)
            elif share > 60 * stand.width:
                assert side in sight.arcs(whole, stand)


@rule("CON-CHG-17", "CON-GEO-14", "CON-EX-11", "CON-EX-12")
def test_most_stands_decide_which_face_is_charged():
    assert sight.attacked_faces(
        engine("militia 24,10", "militia 24,20 @180 b"), "militia_1", "militia_2"
    ) == ("front",)
    assert sight.attacked_faces(engine("militia 10,20 @90", "militia 24,20 b"), "militia_1", "militia_2") == (
        "left",
    )
    assert sight.attacked_faces(
        engine("militia 38,20 @270", "militia 24,20 b"), "militia_1", "militia_2"
    ) == ("right",)


@rule("CON-LOS-01", "CON-LOS-02")
def test_a_target_is_seen_in_the_front_arc_only():
    g = engine("militia 24,10", "militia 24,20 b", "militia 24,2 b", "militia 40,10 b")
    assert sight.sees(g, "militia_1", "militia_2")
    assert not sight.sees(g, "militia_1", "militia_3")
    assert not sight.sees(g, "militia_1", "militia_4")


@rule("CON-LOS-03", "CON-VOL-07")
def test_who_is_as_tall_as_both_blocks_and_who_is_smaller_does_not():
    behind = ("militia 24,4", "militia 24,30 @180 b x3 f3")
    assert not sight.sees(engine(*behind, "militia 24,18 x6 f6"), "militia_1", "militia_2")
    tall = ("household_knights 24,4", "household_knights 24,30 @180 b")
    assert sight.sees(engine(*tall, "militia 24,18 x6 f6"), "household_knights_1", "household_knights_2")
    mixed = ("militia 24,4", "abomination 24,30 @180 b")
    assert sight.sees(engine(*mixed, "household_knights 24,18 x6 f6"), "militia_1", "abomination_1")


@rule("CON-VOL-05", "CON-VOL-06", "CON-EX-15", "CON-RUL-07")
def test_a_stand_with_every_line_broken_is_obstructed():
    g = engine(
        "militia_bowmen 24,4 x4 f4",
        "militia 26.5,20 @180 b x2 f2",
        "militia 26,10 x2 f2",
        "militia 32,10 x2 f2",
    )
    assert tuple(sight.clear_shots(g, "militia_bowmen_1", "militia_1")) == (0, 1)


@rule("CON-GEO-20", "CON-LOS-02")
@examples(st.integers(14, 34), st.integers(8, 20), st.integers(0, 179), st.integers(18, 30))
def test_sight_agrees_with_drawing_every_line(x: int, y: int, facing: int, far: int):
    g = engine("militia 24,4 x2 f2", f"militia {far},32 @180 b x2 f2", f"militia {x},{y} @{facing} x3 f3")
    wall = Polygon(outline(g, "militia_3").corners)
    whole = tray(g, "militia_1")
    free, narrow = False, False
    for place in (0, 1):
        start = stands(g, "militia_1")[place].front_arrow
        for stand in stands(g, "militia_2"):
            for side in SIDES:
                (px, py), (qx, qy) = stand.side(side)
                end = ((px + qx) / 2, (py + qy) / 2)
                dx, dy = abs(end[0] - whole.x) - whole.width / 2, end[1] - whole.y - whole.depth / 2
                if dy >= max(0, dx) + 1:
                    strip = LineString([start, end])
                    free |= strip.distance(wall) > 19.5 - 8
                    narrow |= strip.distance(wall) > 19.5 - 12
    if free == narrow:
        assert sight.sees(g, "militia_1", "militia_2") == free


@rule("CON-MEA-01", "CON-MEA-02", "CON-GEO-08")
@examples(st.integers(2, 8), st.integers(0, 359), st.integers(20, 40))
def test_distance_is_between_the_nearest_points_of_stands(number: int, facing: int, y: int):
    g = engine(f"militia 24,8 x{number} f2", f"militia 20,{y} @{facing} b x5 f3")
    one, other = ([Polygon(s.corners) for s in stands(g, name)] for name in ("militia_1", "militia_2"))
    nearest = min(a.distance(b) for a in one for b in other)
    assert math.isclose(gap(g, "militia_1", "militia_2"), nearest, abs_tol=4)
