"""Trays on the table: sizes, contact, distances (FIG-GEO, FIG-GLO)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.battlefield import field, sight
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.state import LONG, SHORT
from montjoie.table import plane
from montjoie.table.plane import arc_at
from tests.games.figurines.given import at, engine, refused
from tests.games.figurines.moves.ways import legs
from tests.rule import rule


@rule("FIG-GEO-01")
def test_the_table_is_48_by_48_inches_from_its_lower_left_corner() -> None:
    g = engine()
    assert field.bounds(g) == (48_000, 48_000)
    assert field.is_on(g, plane.tray(1_000, 47_000, 2_000, 2_000, 0))
    assert not field.is_on(g, plane.tray(900, 47_000, 2_000, 2_000, 0))


@rule("FIG-GEO-01")
def test_a_large_table_is_72_by_48() -> None:
    assert field.bounds(engine(width=72_000)) == (72_000, 48_000)


@rule("FIG-GEO-02")
def test_facing_0_looks_north_and_90_east() -> None:
    g = engine({"n": "stark_sworn_swords 24,24 @0", "e": "stark_sworn_swords 10,10 @90"})
    assert field.tray(g, "n").front_arrow == (24_000, 26_400)
    assert field.tray(g, "e").front_arrow == (12_400, 10_000)


@rule("FIG-GEO-02")
def test_losing_figures_does_not_shrink_the_tray() -> None:
    g = engine({"whole": "stark_sworn_swords 24,24", "few": "stark_sworn_swords 24,24 x2"})
    assert field.tray(g, "whole") == field.tray(g, "few")


@rule("FIG-GEO-03", "FIG-RUL-01")
@pytest.mark.parametrize(
    ("card", "size"),
    [
        ("stark_sworn_swords", (5_500, 4_800)),
        ("stark_outriders", (5_500, 5_000)),
        ("grey_wind", (2_760, 2_760)),
        ("builder_scorpion_crew", (2_760, 5_550)),
    ],
)
def test_trays_have_the_sizes_of_their_kind(card: str, size: tuple[int, int]) -> None:
    tray = field.tray(engine({"u": f"{card} 24,24"}), "u")
    assert (tray.width, tray.depth) == size


@rule("FIG-GEO-04", "FIG-RUL-01")
def test_infantry_arcs_are_bordered_by_the_prolonged_diagonals() -> None:
    g = engine({"u": "stark_sworn_swords 24,24"})
    own = field.tray(g, "u")
    assert field.border(g, "u") == "diagonal"
    on_the_ray = (24_000 + 2 * 2_750, 24_000 + 2 * 2_400)
    assert arc_at(own, "diagonal", on_the_ray) == "front"
    assert arc_at(own, "diagonal", (on_the_ray[0] + 20, on_the_ray[1])) == "right"


@rule("FIG-GEO-04", "FIG-RUL-01")
def test_large_solo_arcs_are_bordered_at_45_degrees_from_the_corners() -> None:
    g = engine({"u": "builder_scorpion_crew 24,24"})
    own = field.tray(g, "u")
    assert field.border(g, "u") == "square"
    x, y = own.corners[1]
    assert arc_at(own, "square", (x + 3_000, y + 3_010)) == "front"
    assert arc_at(own, "square", (x + 3_000, y + 2_980)) == "right"


@rule("FIG-GEO-05")
def test_cover_is_judged_from_the_front_arrow_in_the_middle_of_the_front_edge() -> None:
    g = engine({"u": "stark_bowmen 24,24"})
    (left, right) = field.tray(g, "u").side("front")
    arrow = field.tray(g, "u").front_arrow
    assert arrow == ((left[0] + right[0]) // 2, (left[1] + right[1]) // 2) == (24_000, 26_400)


@rule("FIG-GEO-06", "FIG-GLO-08")
@pytest.mark.parametrize(("y", "together"), [(28.8, True), (28.81, True), (28.82, False)])
def test_trays_a_hundredth_of_an_inch_apart_are_in_contact(y: float, together: bool) -> None:
    g = engine({"a": "stark_sworn_swords 24,24", "b": f"lannister_guardsmen 24,{y} owner=b"})
    assert field.engaged(g, "a") == (("b",) if together else ())


@rule("FIG-GLO-08")
def test_touching_a_friend_engages_nobody() -> None:
    g = engine({"a": "stark_sworn_swords 24,24", "b": "stark_sworn_swords 24,28.8"})
    assert field.engaged(g, "a") == ()


@rule("FIG-GLO-08", "FIG-RUL-67")
def test_a_destroyed_unit_engages_until_its_tray_is_taken_away() -> None:
    units = {"a": "stark_sworn_swords 24,24", "b": "lannister_guardsmen 24,28.8 owner=b x0"}
    assert field.engaged(engine(units), "a") == ("b",)
    assert field.on_table(engine(units), enemies_of="a") == ()
    assert field.engaged(engine(units | {"b": "lannister_guardsmen 24,28.8 owner=b lost"}), "a") == ()


@rule("FIG-RUL-39", "FIG-STO-10")
def test_a_unit_touching_an_enemy_wall_is_engaged_with_it_but_no_effect_sees_the_wall() -> None:
    g = engine({"a": "stark_sworn_swords 24,24", "wall": "castle_wall 24,27.4 owner=b @180"})
    assert field.engaged(g, "a") == ("wall",)
    assert field.on_table(g, enemies_of="a") == ()
    assert field.on_table(g, enemies_of="a", walls=True) == ("wall",)


@rule("FIG-GEO-07", "FIG-GLO-01")
@pytest.mark.parametrize(
    ("y", "limit", "near"), [(34.8, SHORT, True), (34.801, SHORT, False), (40.8, LONG, True)]
)
def test_distance_is_between_the_nearest_points_and_within_counts_the_limit(
    y: float, limit: int, near: bool
) -> None:
    g = engine({"a": "stark_sworn_swords 24,24", "b": f"lannister_guardsmen 24,{y} owner=b"})
    assert field.near(g, "a", "b", limit) is near
    assert field.distance(g, "a", "b") == pytest.approx((y - 28.8) * 1000)


@rule("FIG-GLO-02", "FIG-GLO-03")
def test_a_unit_is_within_range_of_itself_and_its_own_friend() -> None:
    g = engine({"a": "stark_sworn_swords 24,24", "far": "stark_sworn_swords 4,4"})
    assert field.within(g, "a", 0, field.on_table(g, friends_of="a")) == ["a"]


@rule("FIG-GEO-08")
def test_places_need_not_lie_on_a_grid() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert refused(match, "a", legs(12.34, 1.237, -7.01)) == ("", "")


@rule("FIG-GLO-13")
def test_the_arc_and_distance_of_any_two_units_can_be_asked_at_any_time() -> None:
    g = engine({"a": "stark_sworn_swords 24,10", "b": "lannister_guardsmen 24,40 @180 owner=b"})
    assert sight.arc(g, "a", "b") == ("front",)
    assert field.distance(g, "a", "b") == 25_200
