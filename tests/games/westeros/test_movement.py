"""Movement: how far and where (WES-MOV)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.battlefield.ways import no_way, reach, strides
from montjoie.games.westeros.movement import FreeMove
from montjoie.games.westeros.queries import MOVEMENT
from montjoie.games.westeros.state import G
from tests.games.westeros.given import asked, at, board, engine, events, offered, over, refused
from tests.rule import rule

ROAD = {"5,5": "road", "6,5": "road", "7,5": "road", "8,5": "road"}


def why(g: G, unit: str, hex: str, allowance: int) -> tuple[str, str]:
    """The rule and the key that keep a unit from a hex."""
    refusal = no_way(g, unit, hex, allowance)
    return refusal.rule, refusal.key


def riders(hex: str = "5,5", **board: Any) -> G:
    """Riders alone."""
    return engine({"riders": f"riders green {hex}"}, **board)


# Where.


@rule("WES-MOV-04")
def test_a_unit_reaches_every_hex_within_its_allowance():
    g = riders()
    assert len(reach(g, "riders", 1)) == 6
    assert len(reach(g, "riders", 2)) == 19  # 18, and its own again (WES-RUL-81)
    assert reach(g, "riders", 2)["5,7"] in (("4,6", "5,7"), ("5,6", "5,7"))
    assert why(g, "riders", "8,5", 2) == ("WES-MOV-04", "move-too-far")


@rule("WES-MOV-04")
def test_no_allowance_leads_nowhere():
    assert reach(riders(), "riders", 0) == {}


@rule("WES-MOV-05")
@pytest.mark.parametrize("other", ["host green 6,5", "guards green 6,5"])
def test_no_unit_enters_or_passes_a_hex_that_holds_a_unit(other: str):
    closed = {"5,4": "river", "5,6": "river"}
    g = engine({"riders": "riders green 5,5", "other": other}, terrain=closed)
    ways = reach(g, "riders", 2)
    assert "6,5" not in ways
    assert "7,5" not in ways
    assert why(g, "riders", "6,5", 2) == ("WES-MOV-05", "move-occupied")
    assert why(g, "riders", "7,5", 2) == ("WES-MOV-05", "move-no-way")


@rule("WES-MOV-06")
@pytest.mark.parametrize("ground", ["river", "forest_river"])
def test_impassable_terrain_cannot_be_entered(ground: str):
    g = riders(terrain={"6,5": ground})
    assert "6,5" not in reach(g, "riders", 4)
    assert why(g, "riders", "6,5", 4) == ("WES-MOV-06", "move-impassable")


@rule("WES-MOV-06", "WES-OVL-04", "WES-OVL-06")
@pytest.mark.parametrize("token", ["palisade", "siege_tower"])
def test_palisades_and_towers_cannot_be_entered(token: str):
    g = riders(overlays={"6,5": token})
    assert "6,5" not in reach(g, "riders", 4)
    assert why(g, "riders", "6,5", 4) == ("WES-MOV-06", "move-impassable")


@rule("WES-MOV-07")
@pytest.mark.parametrize("ground", ["forest", "building"])
def test_a_unit_stops_in_the_first_forest_or_building_it_enters(ground: str):
    wall = {"5,4": "river", "4,4": "river", "4,5": "river", "4,6": "river", "5,6": "river"}
    g = riders(terrain={**wall, "6,5": ground})
    assert reach(g, "riders", 4) == {"6,5": ("6,5",)}
    assert why(g, "riders", "7,5", 4) == ("WES-MOV-07", "move-past-stop")


@rule("WES-MOV-07")
def test_a_unit_that_starts_in_a_forest_leaves_it_freely():
    g = riders(terrain={"5,5": "forest"})
    assert len(reach(g, "riders", 2)) == 19


@rule("WES-EX-13", "WES-MOV-05", "WES-MOV-06", "WES-MOV-07")
def test_a_green_war_host_goes_two_plains_hexes_or_one_into_a_forest():
    g = engine(
        {"host": "host green 5,5", "friend": "host green 4,5"},
        terrain={"6,5": "forest", "5,4": "river", "6,4": "river", "6,6": "river"},
    )
    ways = reach(g, "host", strides(g, "host")[0])
    assert {"6,5", "5,6", "5,7"} <= ways.keys()
    assert not {"7,5", "5,4", "4,5"} & ways.keys()


@rule("WES-MOV-10", "WES-FIR-08")
def test_a_burning_hex_cannot_be_entered():
    g = riders(fire={"6,5": 1})
    assert "6,5" not in reach(g, "riders", 4)
    assert why(g, "riders", "6,5", 4) == ("WES-MOV-10", "move-into-fire")


@rule("WES-MOV-10", "WES-FIR-09")
def test_a_unit_in_a_fire_cannot_leave_it():
    g = riders(fire={"5,5": 1})
    assert reach(g, "riders", 4) == {}
    assert why(g, "riders", "6,5", 4) == ("WES-MOV-10", "move-out-of-fire")


@rule("WES-MOV-11")
def test_enemies_beside_the_way_do_not_hinder_movement():
    units = {"riders": "riders green 5,5", "north": "guards green 6,4", "south": "guards green 6,6"}
    assert {"6,5", "7,5", "8,5", "9,5"} <= reach(engine(units), "riders", 4).keys()


@rule("WES-HEX-02")
def test_hexes_off_the_board_are_refused_as_such():
    assert why(riders(), "riders", "15,2", 4) == ("WES-HEX-02", "move-off-board")


@rule("WES-MOV-05", "WES-RUL-81")
def test_a_unit_may_come_back_to_the_hex_it_has_left():
    g = riders()
    assert reach(g, "riders", 2)["5,5"][-1] == "5,5"
    assert "5,5" not in reach(g, "riders", 1)
    assert why(g, "riders", "5,5", 1) == ("WES-RUL-81", "move-back")


@rule("WES-MOV-07", "WES-RUL-81")
def test_a_unit_that_comes_back_into_a_forest_stops_there():
    g = riders(terrain={"5,5": "forest"})
    ways = reach(g, "riders", 4, first="6,5")
    assert "5,5" in ways
    assert "3,5" not in ways  # 4 hexes: 6,5 5,5 4,5 3,5


# Fords.


@rule("WES-MOV-09", "WES-RUL-14")
@pytest.mark.parametrize("unit", ["host green 5,5", "northmen green 5,5"])
def test_units_on_foot_stop_in_a_ford(unit: str):
    river = {f"6,{row}": "river" for row in range(1, 12)} | {"5,6": "river", "5,4": "river"}
    g = engine({"unit": unit}, terrain=river, overlays={"6,5": "ford"})
    assert "6,5" in reach(g, "unit", 3)
    assert "7,5" not in reach(g, "unit", 3)
    assert why(g, "unit", "7,5", 3) == ("WES-MOV-09", "move-past-stop")


@rule("WES-MOV-09")
def test_cavalry_loses_one_hex_in_a_ford():
    river = {f"6,{row}": "river" for row in range(1, 12)} | {"5,6": "river", "5,4": "river"}
    g = riders(terrain=river, overlays={"6,5": "ford"})
    ways = reach(g, "riders", 4)
    assert {"7,5", "8,5"} <= ways.keys()
    assert "9,5" not in ways


@rule("WES-MOV-09", "WES-RUL-14")
def test_cavalry_with_one_hex_left_may_still_enter_a_ford():
    g = riders(terrain={"6,5": "river"}, overlays={"6,5": "ford"})
    assert "6,5" in reach(g, "riders", 1)


@rule("WES-MOV-09")
def test_cavalry_loses_a_hex_in_each_ford():
    river = {f"6,{row}": "river" for row in range(1, 12)} | {f"7,{row}": "river" for row in range(1, 12)}
    wall = {"5,6": "river", "5,4": "river"}
    g = riders(terrain=river | wall, overlays={"6,5": "ford", "7,5": "ford"})
    ways = reach(g, "riders", 4)
    assert "7,5" in ways
    assert "8,5" not in ways


@rule("WES-MOV-04", "WES-MOV-09")
def test_a_longer_dry_way_is_found_where_the_ford_costs_more():
    g = riders(terrain={"6,5": "river", "7,5": "river"}, overlays={"6,5": "ford", "7,5": "ford"})
    assert "9,5" not in reach(g, "riders", 4)
    assert reach(g, "riders", 5)["9,5"][0] in ("5,4", "5,6")


# Roads.


@rule("WES-MOV-08", "WES-RUL-13", "WES-TER-06")
def test_a_unit_on_the_road_all_the_way_moves_one_hex_more():
    g = engine({"host": "host red 5,5"}, terrain=ROAD)
    ways = reach(g, "host", 1)
    assert ways["7,5"] == ("6,5", "7,5")
    assert "6,6" in ways  # the extra hex may be of any kind
    assert "8,5" not in ways


@rule("WES-MOV-08")
def test_the_start_hex_must_be_road_too():
    g = engine({"host": "host red 5,5"}, terrain={**ROAD, "5,5": "plains"})
    assert "7,5" not in reach(g, "host", 1)
    assert why(g, "host", "7,5", 1) == ("WES-MOV-04", "move-too-far")


@rule("WES-MOV-08")
def test_every_hex_of_the_allowance_must_be_road():
    g = engine({"host": "host green 5,5"}, terrain={**ROAD, "6,5": "plains"})
    assert "8,5" not in reach(g, "host", 2)
    assert why(g, "host", "8,5", 2) == ("WES-MOV-08", "move-off-road")


@rule("WES-MOV-08", "WES-OVL-02", "WES-OVL-03")
@pytest.mark.parametrize("token", ["wooden_bridge", "stone_bridge"])
def test_bridges_count_as_road(token: str):
    g = engine({"host": "host red 5,5"}, terrain={**ROAD, "6,5": "river"}, overlays={"6,5": token})
    assert "7,5" in reach(g, "host", 1)


@rule("WES-MOV-08", "WES-TER-06")
def test_forest_roads_count_as_road_and_do_not_stop():
    g = engine({"host": "host green 5,5"}, terrain={**ROAD, "6,5": "forest_road"})
    assert {"7,5", "8,5"} <= reach(g, "host", 2).keys()


@rule("WES-MOV-08", "WES-RUL-13")
def test_the_extra_hex_may_be_a_forest_but_nothing_lies_beyond():
    g = engine({"host": "host red 5,5"}, terrain={**ROAD, "7,5": "forest"})
    ways = reach(g, "host", 1)
    assert "7,5" in ways
    assert "8,5" not in ways


@rule("WES-MOV-08")
def test_the_extra_hex_must_be_enterable():
    g = engine({"host": "host red 5,5", "foe": "guards green 7,5"}, terrain={**ROAD, "6,6": "river"})
    assert not {"7,5", "6,6"} & reach(g, "host", 1).keys()


# Ways that begin with a given hex: breaking away, advancing, pursuing.


@rule("WES-RUL-18", "WES-KEY-60")
def test_a_way_may_have_to_begin_with_a_given_hex():
    g = riders(terrain={"7,5": "forest"})
    ways = reach(g, "riders", 2, first="6,5")
    assert ways.keys() == {"6,5", "7,5", "6,4", "5,4", "5,6", "6,6", "5,5"}
    assert all(way[0] == "6,5" for way in ways.values())


@rule("WES-MOV-04", "WES-RUL-18", "WES-KEY-60")
def test_a_way_begins_with_an_adjacent_hex():
    assert reach(riders(terrain=ROAD), "riders", 4, first="7,5") == {}


@rule("WES-KEY-60", "WES-RUL-81")
def test_a_pursuit_may_go_through_the_vacated_hex_and_back():
    assert reach(riders(), "riders", 2, first="6,5", pursuit=True)["5,5"] == ("6,5", "5,5")


@rule("WES-MOV-08", "WES-RUL-81")
def test_the_road_bonus_counts_a_road_hex_entered_again():
    g = riders(terrain={**ROAD, "4,5": "road"})
    assert reach(g, "riders", 2, first="6,5", pursuit=True)["4,5"] == ("6,5", "5,5", "4,5")


@rule("WES-KEY-04")
def test_no_pursuit_enters_a_bridge():
    g = riders(terrain={"6,5": "river"}, overlays={"6,5": "stone_bridge"})
    assert reach(g, "riders", 2, first="6,5", pursuit=True) == {}


@rule("WES-KEY-03", "WES-KEY-64")
def test_a_pursuit_gets_the_extra_hex_only_on_road_throughout():
    g = riders(terrain=ROAD)
    assert reach(g, "riders", 1, first="6,5", pursuit=True).keys() == {"6,5", "7,5", "5,5"}
    assert "8,5" in reach(g, "riders", 2, first="6,5", pursuit=True)


@rule("WES-KEY-63", "WES-RUL-55")
def test_a_pursuit_obeys_stops():
    g = riders(terrain={"6,5": "forest"})
    assert reach(g, "riders", 2, first="6,5", pursuit=True) == {"6,5": ("6,5",)}


# How far.


@rule("WES-ACT-03", "WES-ACT-04", "WES-EX-06")
@pytest.mark.parametrize(("rank", "hexes"), [("green", (2, 2)), ("blue", (1, 2)), ("red", (1, 1))])
def test_infantry_moves_by_its_rank(rank: str, hexes: tuple[int, int]):
    g = engine({"host": f"host {rank} 5,5"})
    assert strides(g, "host") == hexes


@rule("WES-ACT-05")
@pytest.mark.parametrize("card", ["host", "riders", "northmen", "kennel", "guards", "cavaliers", "heavy"])
def test_a_red_unit_is_slower_than_a_green_one_of_its_class(card: str):
    g = engine({"red": f"{card} red 5,5", "green": f"{card} green 8,5"})
    assert strides(g, "red") < strides(g, "green")


@rule("WES-ACT-03")
def test_the_order_may_give_hexes_and_says_so():
    step = Activate(house="stark", units=("host",), bonus_move={"host": 1})
    match = at(step, {"host": "host green 5,5"})
    option = match.engine.content.unit_cards["war_host_of_the_north"].order_table["green"].options[0]
    tally = match.engine.tally(MOVEMENT, "host", option)
    assert (tally.total, [part.value for part in tally.parts]) == (3, [2, 1])
    assert {"host": "8,5"} in offered(match, "stark")


@rule("WES-RUL-62")
def test_hexes_that_the_order_gives_must_be_road_too_before_the_extra_hex():
    step = Activate(house="stark", units=("host",), bonus_move={"host": 1})
    host = {"host": "host green 5,5"}
    assert {"host": "9,5"} in offered(at(step, host, terrain=ROAD), "stark")
    match = at(step, host, terrain={**ROAD, "8,5": "plains"})
    assert {"host": "9,5"} not in offered(match, "stark")
    assert refused(match, "stark", {"host": "9,5"}) == ("WES-MOV-08", "move-off-road")


# Moves without activation.


@rule("WES-MOV-01", "WES-GEN-07")
def test_an_effect_may_let_a_unit_move_without_being_activated():
    match = at(FreeMove(unit="riders", hexes=2), {"riders": "riders green 5,5"})
    assert asked(match, "move_freely") == "stark"
    assert len(offered(match, "stark")) == 20  # 19 hexes, or none
    assert refused(match, "stark", "8,5") == ("WES-MOV-04", "move-too-far")
    match.submit("stark", "7,5")
    assert over(match)
    assert board(match).units["riders"].hex == "7,5"
    assert not board(match).units["riders"].spent


@rule("WES-GEN-07")
def test_a_free_move_may_be_declined():
    match = at(FreeMove(unit="riders", hexes=2), {"riders": "riders green 5,5"})
    match.submit("stark", "stay")
    assert events(match, "unit_moved") == []


@rule("WES-ENG-10")
def test_a_free_move_without_parting_attack_breaks_an_engagement_unharmed():
    match = at(
        FreeMove(unit="riders", hexes=2, parting=False),
        {"riders": "riders green 5,5", "guards": "guards green 6,5"},
        engaged={"guards": "riders"},
    )
    match.submit("stark", "4,5")
    match.submit("stark", "3,5")
    assert over(match)
    assert board(match).units["riders"].hex == "3,5"
    assert board(match).units["guards"].partner == ""


@rule("WES-MOV-01")
def test_a_unit_with_nowhere_to_go_is_not_asked():
    match = at(FreeMove(unit="riders", hexes=2), {"riders": "riders green 5,5"}, fire={"5,5": 1})
    assert over(match)


# Breaking away.

ENGAGED: dict[str, Any] = {
    "units": {"host": "host green 5,5", "guards": "guards green 5,4"},
    "engaged": {"guards": "host"},
    "terrain": ROAD,
}


@rule("WES-MOV-04", "WES-MOV-08", "WES-ENG-10")
def test_an_engaged_unit_on_a_road_announces_an_adjacent_hex():
    match = at(Activate(house="stark", units=("host",)), **ENGAGED)
    assert {"host": "6,5"} in offered(match, "stark")
    assert {"host": "7,5"} not in offered(match, "stark")
    assert refused(match, "stark", {"host": "7,5"}) == ("WES-RUL-18", "move-engaged")


@rule("WES-MOV-04", "WES-MOV-08", "WES-RUL-18")
def test_a_unit_that_breaks_away_on_a_road_goes_no_further_than_its_allowance_and_one():
    match = at(Activate(house="stark", units=("host",)), **ENGAGED)
    match.submit("stark", {"host": "6,5"})
    match.submit("lannister", "decline")
    assert "8,5" in offered(match, "stark")  # two hexes, and one for the road
    assert "9,5" not in offered(match, "stark")
    match.submit("stark", "8,5")
    assert events(match, "unit_moved")[0]["path"] == ["6,5", "7,5", "8,5"]


@rule("WES-MOV-04", "WES-ENG-10")
def test_an_engaged_unit_that_moves_freely_announces_an_adjacent_hex():
    match = at(FreeMove(unit="host", hexes=1), **ENGAGED)
    assert {"4,5", "6,5"} <= set(offered(match, "stark"))
    assert "7,5" not in offered(match, "stark")


@rule("WES-RUL-81", "WES-ENG-10")
def test_a_unit_that_breaks_away_may_come_back_and_is_free():
    match = at(Activate(house="stark", units=("host",)), **ENGAGED)
    match.submit("stark", {"host": "6,5"})
    match.submit("lannister", "decline")
    match.submit("stark", "5,5")
    assert board(match).units["host"].hex == "5,5"
    assert board(match).units["host"].partner == ""
