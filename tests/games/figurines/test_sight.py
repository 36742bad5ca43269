"""Line of sight, arcs and cover (FIG-LOS, FIG-TER-03, FIG-TER-04, FIG-TER-09)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoie.games.figurines.battlefield import sight
from montjoie.games.figurines.content import TerrainType
from montjoie.games.figurines.state import G
from tests.games.figurines.given import engine
from tests.rule import rule

GUARDS = "lannister_guardsmen 24,24 @0 owner=b"


def elevated(g: G) -> G:
    """The same table, where forests are hills."""
    hill = TerrainType("forest", ("elevated",), g.content.terrain["forest"].footprint)
    g.content = replace(g.content, terrain=g.content.terrain | {"forest": hill})
    return g


@rule("FIG-LOS-01", "FIG-LOS-02", "FIG-EX-03")
def test_a_unit_sees_another_of_which_a_part_lies_in_its_front_arc() -> None:
    partly = engine({"g": GUARDS, "b": "umber_berserkers 32,26.5 owner=a"})
    assert sight.sees(partly, "g", "b")


@rule("FIG-LOS-01", "FIG-LOS-02", "FIG-EX-03")
@pytest.mark.parametrize("where", ["32,22", "16,22", "24,14"])
def test_a_unit_does_not_see_one_wholly_outside_its_front_arc(where: str) -> None:
    g = engine({"g": GUARDS, "b": f"umber_berserkers {where} owner=a"})
    assert not sight.sees(g, "g", "b")


@rule("FIG-LOS-03", "FIG-EX-04", "FIG-RUL-59")
def test_two_units_side_by_side_hide_what_is_behind_them() -> None:
    units = {
        "crossbows": "lannister_crossbowmen 24,10 @0 owner=b",
        "left": "stark_sworn_swords 21.25,18",
        "right": "lannister_guardsmen 26.75,18 owner=b",
        "bowmen": "stark_bowmen 24,26",
    }
    assert not sight.sees(engine(units), "crossbows", "bowmen")
    gap = units | {"right": "lannister_guardsmen 28.5,18 owner=b"}
    assert sight.sees(engine(gap), "crossbows", "bowmen")


@rule("FIG-LOS-03")
@pytest.mark.parametrize("owner", ["a", "b"])
def test_friends_and_enemies_block_sight_alike(owner: str) -> None:
    units = {"v": "grey_wind 24,10", "t": "ghost 24,22 owner=b"}
    assert sight.sees(engine(units), "v", "t")
    assert not sight.sees(engine(units | {"between": f"stark_sworn_swords 24,16 owner={owner}"}), "v", "t")


@rule("FIG-RUL-72", "FIG-LOS-03")
def test_a_castle_wall_blocks_sight_like_a_tray() -> None:
    units = {"own": "stark_bowmen 24,10", "g": "ghost 24,24 owner=b"}
    assert sight.sees(engine(units), "own", "g")
    assert not sight.sees(engine(units | {"wall": "castle_wall 24,18 owner=b"}), "own", "g")


@rule("FIG-LOS-03")
def test_terrain_blocks_sight_only_with_the_keyword() -> None:
    units = {"v": "stark_bowmen 24,10", "t": "ghost 24,20 owner=b"}
    assert sight.sees(engine(units, terrain={"f": "forest 24,16"}), "v", "t")


@rule("FIG-TER-03")
def test_a_palisade_blocks_the_sight_of_units_outside_it() -> None:
    units = {"v": "grey_wind 24,10", "t": "ghost 24,14.5 owner=b"}
    assert not sight.sees(engine(units, terrain={"p": "palisade 24,12.5"}), "v", "t")
    assert sight.sees(engine(units, terrain={"p": "palisade 24,11"}), "v", "t")  # it stands in it


@rule("FIG-LOS-05", "FIG-EX-05")
def test_the_arc_is_the_one_with_the_largest_part_of_the_tray() -> None:
    g = engine({"g": GUARDS, "b": "umber_berserkers 32.5,27.5 @225"})
    assert sight.arc(g, "b", "g") == ("right",)
    further = engine({"g": GUARDS, "b": "umber_berserkers 29,32 @225"})
    assert sight.arc(further, "b", "g") == ("front",)


@rule("FIG-LOS-05")
@pytest.mark.parametrize(
    ("where", "arc"), [("24,34", "front"), ("24,14", "rear"), ("14,24", "left"), ("34,24", "right")]
)
def test_the_arc_is_judged_from_the_defender(where: str, arc: str) -> None:
    g = engine({"g": GUARDS, "b": f"umber_berserkers {where} @77"})
    assert sight.arc(g, "b", "g") == (arc,)


@rule("FIG-LOS-06")
def test_a_tray_halved_by_the_border_stands_in_both_arcs() -> None:
    g = engine({"w": "ghost 24,24 owner=b", "x": "grey_wind 30,30 @45"})
    assert sight.arc(g, "x", "w") == ("front", "right")


@rule("FIG-LOS-07", "FIG-RUL-07")
def test_in_contact_the_arc_is_the_side_one_stands_against() -> None:
    apart = engine({"g": GUARDS, "b": "umber_berserkers 29.35,29 @270"})
    assert sight.arc(apart, "b", "g") == ("front",)  # by the largest part
    touching = engine({"g": GUARDS, "b": "umber_berserkers 29.15,29 @270"})
    assert sight.arc(touching, "b", "g") == ("right",)


@rule("FIG-STO-15")
def test_a_wall_has_no_flank_and_no_rear() -> None:
    g = engine({"w": "castle_wall 24,24 @180 owner=b", "x": "stark_sworn_swords 38,24"})
    assert sight.arc(g, "x", "w") == ("front",)


@rule("FIG-TER-04", "FIG-RUL-29", "FIG-GEO-05")
def test_a_piece_between_the_front_arrow_and_most_of_the_tray_covers() -> None:
    units = {"x": "stark_bowmen 24,10", "t": "lannister_guardsmen 24,22 owner=b"}
    assert sight.cover(engine(units, terrain={"w": "low_wall 24,18"}), "x", "t") == "w"
    assert sight.cover(engine(units, terrain={"w": "low_wall 28.5,18"}), "x", "t") == ""


@rule("FIG-TER-04", "FIG-RUL-29")
def test_a_tray_mostly_inside_a_forest_is_covered() -> None:
    units = {"x": "stark_bowmen 24,10", "t": "ghost 24,20 owner=b"}
    assert sight.cover(engine(units, terrain={"f": "forest 24,21"}), "x", "t") == "f"
    assert sight.cover(engine(units, terrain={"f": "forest 24,24"}), "x", "t") == ""
    assert sight.cover(engine(units, terrain={"b": "bog 24,21"}), "x", "t") == ""  # no Cover


@rule("FIG-TER-09")
def test_units_on_an_elevated_piece_look_over_what_is_in_between() -> None:
    units = {
        "x": "stark_bowmen 24,10",
        "between": "stark_sworn_swords 24,18",
        "t": "ghost 24,26 owner=b",
    }
    low = engine(units, terrain={"wall": "low_wall 24,23.5"})
    assert not sight.looks_over(low, "x")
    assert sight.cover(low, "x", "t") == "wall"
    high = elevated(engine(units, terrain={"hill": "forest 24,8", "wall": "low_wall 24,23.5"}))
    assert sight.looks_over(high, "x")
    assert not sight.sees(high, "x", "t")
    assert sight.sees(high, "x", "t", over=True)
    assert sight.cover(high, "x", "t") == ""
