"""Fire: levels, limits, what burns, how it spreads (WES-FIR, WES-TER, WES-OVL)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.fire import FirePhase, burn_limit, raise_fire
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, engine, events, over
from tests.rule import rule

EAST, WEST, NORTH_EAST = 2, 5, 1  # direction tokens


def phase(units: dict[str, str] | None = None, **board: Any) -> Match:
    """The fire phase, up to the first direction token."""
    return at(FirePhase(), units, live=False, **board)


def levels(match: Match) -> dict[str, int]:
    """Every fire."""
    return {hex: row.fire for hex, row in board(match).ground.items() if row.fire}


# Levels and limits.


@rule("WES-FIR-02")
def test_new_levels_are_added_to_the_fire_that_is_there():
    g = engine(fire={"5,5": 1})
    raise_fire(g, "5,5", 2, "WES-FIR-02")
    assert g.state.ground["5,5"].fire == 3


@rule("WES-FIR-03", "WES-KEY-52", "WES-TER-01")
def test_a_fire_never_exceeds_the_burn_limit():
    g = engine(fire={"5,5": 3})
    raise_fire(g, "5,5", 3, "WES-FIR-02")
    assert g.state.ground["5,5"].fire == 4
    assert not g.state.ground["5,5"].devastated


@rule("WES-FIR-03", "WES-TER-02", "WES-TER-04")
@pytest.mark.parametrize("ground", ["hills", "river", "forest_river"])
def test_hills_and_rivers_never_take_fire(ground: str):
    g = engine(terrain={"5,5": ground})
    raise_fire(g, "5,5", 2, "WES-FIR-02")
    assert g.state.ground["5,5"].fire == 0


@rule("WES-FIR-03", "WES-OVL-03", "WES-OVL-07")
@pytest.mark.parametrize("token", ["stone_bridge", "ford"])
def test_stone_bridges_and_fords_never_take_fire(token: str):
    g = engine(terrain={"5,5": "river"}, overlays={"5,5": token})
    raise_fire(g, "5,5", 2, "WES-FIR-02")
    assert g.state.ground["5,5"].fire == 0


@rule("WES-FIR-03", "WES-TER-01", "WES-TER-03", "WES-TER-05", "WES-TER-06")
@pytest.mark.parametrize(
    ("ground", "limit"), [("plains", 4), ("forest", 3), ("building", 4), ("road", 4), ("forest_road", 3)]
)
def test_each_kind_of_hex_has_its_burn_limit(ground: str, limit: int):
    assert burn_limit(engine(terrain={"5,5": ground}), "5,5") == limit


@rule("WES-FIR-03", "WES-OVL-02", "WES-OVL-04", "WES-OVL-05", "WES-OVL-06")
@pytest.mark.parametrize(
    ("token", "limit"), [("wooden_bridge", 3), ("palisade", 4), ("tent", 1), ("siege_tower", 1)]
)
def test_each_token_has_its_burn_limit(token: str, limit: int):
    assert burn_limit(engine(overlays={"5,5": token}), "5,5") == limit


@rule("WES-OVL-09", "WES-RUL-32")
def test_no_fire_is_added_to_a_devastated_hex_but_the_old_one_stays():
    g = engine(terrain={"5,5": "forest"}, devastated=("5,5",), fire={"5,5": 3})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert g.state.ground["5,5"].fire == 3


# What burns down.


@rule("WES-FIR-04", "WES-RUL-30", "WES-TER-03", "WES-TER-08")
@pytest.mark.parametrize("ground", ["forest", "forest_road"])
def test_a_forest_is_devastated_as_soon_as_its_fire_reaches_the_limit(ground: str):
    g = engine(terrain={"5,5": ground}, fire={"5,5": 2})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert g.state.ground["5,5"].devastated
    assert g.state.ground["5,5"].fire == 3


@rule("WES-FIR-04", "WES-TER-05")
def test_a_building_is_devastated_at_level_four_and_not_before():
    g = engine(terrain={"5,5": "building"}, fire={"5,5": 2})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert not g.state.ground["5,5"].devastated
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert g.state.ground["5,5"].devastated


@rule("WES-FIR-04", "WES-TER-01", "WES-TER-06")
@pytest.mark.parametrize("ground", ["plains", "road"])
def test_plains_and_roads_stay_what_they_are(ground: str):
    g = engine(terrain={"5,5": ground}, fire={"5,5": 3})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert not g.state.ground["5,5"].devastated


@rule("WES-OVL-02", "WES-FIR-04")
def test_a_wooden_bridge_burns_away_with_all_its_fire():
    g = engine(terrain={"5,5": "river"}, overlays={"5,5": "wooden_bridge"}, fire={"5,5": 2})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    ground = g.state.ground["5,5"]
    assert (ground.overlay, ground.terrain, ground.fire) == ("", "river", 0)


@rule("WES-OVL-10", "WES-RUL-33", "WES-RUL-27")
def test_a_unit_on_a_burning_bridge_is_eliminated_with_it_and_its_commander_captured():
    g = engine(
        {"maege": "host blue 5,5 @maege"},
        terrain={"5,5": "river"},
        overlays={"5,5": "wooden_bridge"},
        fire={"5,5": 2},
    )
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert g.state.units == {}
    assert len(g.state.sides["lannister"].captured) == 1


@rule("WES-OVL-04", "WES-RUL-32")
def test_a_palisade_burns_away_and_the_fire_stays_on_the_hex_below():
    g = engine(overlays={"5,5": "palisade"}, fire={"5,5": 3})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert (g.state.ground["5,5"].overlay, g.state.ground["5,5"].fire) == ("", 4)


@rule("WES-RUL-32", "WES-RUL-66")
def test_a_fire_that_is_too_high_for_the_hex_below_falls_to_its_limit_and_ruins_it():
    g = engine(terrain={"5,5": "forest"}, overlays={"5,5": "palisade"}, fire={"5,5": 3})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    ground = g.state.ground["5,5"]
    assert (ground.overlay, ground.fire, ground.devastated) == ("", 3, True)


@rule("WES-RUL-32")
def test_on_ground_that_cannot_burn_the_fire_goes_with_the_token():
    g = engine(terrain={"5,5": "hills"}, overlays={"5,5": "palisade"}, fire={"5,5": 3})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert (g.state.ground["5,5"].overlay, g.state.ground["5,5"].fire) == ("", 0)


@rule("WES-OVL-05", "WES-OVL-06")
@pytest.mark.parametrize("token", ["tent", "siege_tower"])
def test_tents_and_towers_burn_away_at_once(token: str):
    g = engine(overlays={"5,5": token})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert (g.state.ground["5,5"].overlay, g.state.ground["5,5"].fire) == ("", 1)


@rule("WES-GEN-04")
def test_a_plan_may_take_a_tent_away_in_the_place_of_fire():
    g = engine(plan="wolf_raiders", overlays={"5,5": "tent"})
    raise_fire(g, "5,5", 1, "WES-FIR-02")
    assert (g.state.ground["5,5"].overlay, g.state.ground["5,5"].fire) == ("", 0)


# The fire phase.


@rule("WES-FIR-01", "WES-FIR-04", "WES-RUL-30")
def test_the_phase_first_ruins_terrain_whose_fire_is_at_its_limit():
    match = phase(terrain={"5,5": "forest"}, fire={"5,5": 3})
    assert over(match)
    assert board(match).ground["5,5"].devastated


@rule("WES-FIR-01", "WES-FIR-05")
def test_a_unit_in_a_fire_loses_a_figure_per_level():
    match = phase({"host": "host green 5,5"}, fire={"5,5": 2})
    assert board(match).units["host"].figures == 2


@rule("WES-REG-01", "WES-FIR-05", "WES-RUL-82")
@pytest.mark.parametrize(("first", "loser"), [("stark", "stark"), ("lannister", "lannister")])
def test_the_first_players_units_burn_first_so_that_he_routs(first: str, loser: str):
    units = {"north": "guards red 5,3 x1", "south": "host red 5,9 x1"}
    fires = {"5,3": 1, "5,9": 1}
    marker = 10 if loser == "lannister" else -10  # one loss routs either House: both stand at the brink
    match = phase(units, fire=fires, first=first, marker=marker)
    assert match.result is not None
    assert match.result.reason == "reason-rout"
    assert match.result.ranking[-1] == [loser]


@rule("WES-REG-01", "WES-OVL-10", "WES-RUL-82")
@pytest.mark.parametrize("first", ["stark", "lannister"])
def test_the_first_players_units_fall_with_their_bridges_first(first: str):
    units = {"north": "guards green 5,3", "south": "host green 5,9"}
    river, fires = {"5,3": "river", "5,9": "river"}, {"5,3": 3, "5,9": 3}
    bridges = dict.fromkeys(fires, "wooden_bridge")
    match = phase(units, terrain=river, overlays=bridges, fire=fires, first=first)
    assert next(e["house"] for e in events(match, "unit_eliminated")) == first


@rule("WES-FIR-05", "WES-RUL-27")
def test_a_unit_without_enough_figures_is_eliminated():
    match = phase({"host": "host green 5,5 x3"}, fire={"5,5": 3})
    assert "host" not in board(match).units
    assert board(match).course.marker < 0  # morale shifts in the enemy's favour


@rule("WES-FIR-05")
def test_fire_captures_a_commander_whatever_his_rating():
    match = phase({"gregor": "guards red 5,5 x1 @gregor_clegane_the_mountain"}, fire={"5,5": 1})
    assert "gregor" not in board(match).units
    assert len(board(match).sides["stark"].captured) == 1


@rule("WES-FIR-05", "WES-KEY-13")
def test_cover_and_toughness_do_not_help_against_fire():
    match = phase(
        {"greatjon": "host blue 5,5 @greatjon_umber_lord"}, terrain={"5,5": "building"}, fire={"5,5": 2}
    )
    assert board(match).units["greatjon"].figures == 2


@rule("WES-FIR-06")
def test_a_fire_of_level_four_spreads_in_the_direction_drawn():
    match = phase(fire={"5,5": 4})
    match.decide_chance([EAST])
    assert over(match)
    assert levels(match) == {"5,5": 4, "6,5": 1}


@rule("WES-FIR-06")
def test_smaller_fires_do_not_spread():
    match = phase(fire={"5,5": 3})
    assert over(match)
    assert levels(match) == {"5,5": 3}


@rule("WES-FIR-06")
def test_a_fire_in_the_way_gains_a_level():
    match = phase(fire={"5,5": 4, "6,5": 1})
    match.decide_chance([EAST])
    assert levels(match)["6,5"] == 2


@rule("WES-FIR-06", "WES-FIR-03")
@pytest.mark.parametrize("blocked", [{"terrain": {"6,5": "river"}}, {"terrain": {"6,5": "hills"}}])
def test_fire_does_not_spread_where_nothing_burns(blocked: dict[str, Any]):
    match = phase(fire={"5,5": 4}, **blocked)
    match.decide_chance([EAST])
    assert levels(match) == {"5,5": 4}


@rule("WES-FIR-06")
def test_fire_does_not_spread_off_the_board():
    match = phase(fire={"1,1": 4})
    match.decide_chance([WEST])
    assert over(match)
    assert levels(match) == {"1,1": 4}


@rule("WES-FIR-06")
def test_a_fire_at_level_four_gains_nothing():
    match = phase(fire={"5,5": 4, "6,5": 4})
    match.decide_chance([EAST])
    match.decide_chance([WEST])
    assert levels(match) == {"5,5": 4, "6,5": 4}


@rule("WES-FIR-07", "WES-RUL-31")
def test_a_fire_that_reaches_level_four_in_the_phase_waits_for_the_next():
    match = phase(fire={"5,5": 4, "6,5": 3})
    match.decide_chance([EAST])
    assert over(match)
    assert levels(match) == {"5,5": 4, "6,5": 4}


@rule("WES-FIR-07", "WES-RUL-31")
def test_fires_spread_row_by_row_from_the_north_west_to_east_with_all_six_tokens_each():
    match = phase(fire={"9,5": 4, "3,5": 4, "5,3": 4})
    for spread in ({"6,3"}, {"6,3", "4,5"}, {"6,3", "4,5", "10,5"}):
        match.decide_chance([EAST])
        assert levels(match).keys() == {"9,5", "3,5", "5,3"} | spread


@rule("WES-FIR-11")
def test_fire_spreads_into_an_occupied_hex_and_harms_nobody_yet():
    match = phase({"host": "host green 6,5"}, fire={"5,5": 4})
    match.decide_chance([EAST])
    assert levels(match)["6,5"] == 1
    assert board(match).units["host"].figures == 4


@rule("WES-FIR-06", "WES-RUL-30")
def test_ground_that_fire_spreads_to_burns_down_at_its_limit():
    match = phase(terrain={"6,5": "forest"}, fire={"5,5": 4, "6,5": 2})
    match.decide_chance([EAST])
    assert board(match).ground["6,5"].devastated


@rule("WES-HEX-07", "WES-FIR-06")
def test_token_one_points_north_east():
    match = phase(fire={"5,5": 4})
    match.decide_chance([NORTH_EAST])
    assert levels(match) == {"5,5": 4, "5,4": 1}
