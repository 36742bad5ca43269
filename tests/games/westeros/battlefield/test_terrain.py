"""What the ground does (WES-TER, WES-OVL)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.battlefield.terrain import (
    attacker_caps,
    blocks_sight,
    caps,
    cover,
    entering,
    impassable,
    is_road,
    target_caps,
    terrain,
)
from montjoie.games.westeros.state import G
from tests.games.westeros.given import engine
from tests.rule import rule

MELEE = {"host": "host red 5,5", "guards": "guards red 6,5"}


def lowest(g: G, attacker: str = "host", target: str = "guards", mode: str = "normal") -> int | None:
    """The smallest cap on an attack."""
    return min((part.value for part in caps(g, attacker, target, mode)), default=None)


def enters(terrain: str, unit: str = "host green 5,5", overlay: str = "") -> str:
    """How a unit enters such a hex."""
    g = engine({"unit": unit}, terrain={"6,5": terrain}, overlays={"6,5": overlay} if overlay else {})
    return entering(g, g.state.units["unit"], "6,5")


@rule("WES-TER-07")
def test_there_are_eight_hex_types():
    g = engine()
    types = {name for name, kind in g.content.terrain.items() if not kind.token}
    assert types == {
        "plains",
        "hills",
        "forest",
        "river",
        "forest_river",
        "building",
        "road",
        "forest_road",
    }


@rule("WES-TER-01", "WES-TER-02")
@pytest.mark.parametrize("ground", ["plains", "hills"])
def test_plains_and_hills_do_not_hinder_movement(ground: str):
    assert enters(ground) == "free"


@rule("WES-TER-03", "WES-TER-05", "WES-MOV-07")
@pytest.mark.parametrize("ground", ["forest", "building"])
@pytest.mark.parametrize("unit", ["host green 5,5", "riders green 5,5", "northmen green 5,5"])
def test_forests_and_buildings_stop_every_class(ground: str, unit: str):
    assert enters(ground, unit) == "stop"


@rule("WES-TER-04", "WES-MOV-06")
@pytest.mark.parametrize("ground", ["river", "forest_river"])
def test_rivers_are_impassable(ground: str):
    g = engine({"host": "host green 5,5"}, terrain={"6,5": ground})
    assert impassable(g, g.state.units["host"], "6,5")


@rule("WES-OVL-04", "WES-OVL-06", "WES-MOV-06")
@pytest.mark.parametrize("token", ["palisade", "siege_tower"])
def test_palisades_and_siege_towers_are_impassable(token: str):
    assert enters("plains", overlay=token) == "impassable"


@rule("WES-OVL-05")
def test_a_tent_has_no_effect_on_movement_sight_or_combat():
    g = engine(MELEE, overlays={"5,5": "tent", "6,5": "tent"})
    assert enters("plains", overlay="tent") == "free"
    assert not blocks_sight(g, "6,5")
    assert lowest(g) is None
    assert list(cover(g, "guards")) == []


@rule("WES-TER-06", "WES-OVL-02", "WES-OVL-03")
@pytest.mark.parametrize(
    ("ground", "token"),
    [("road", ""), ("forest_road", ""), ("river", "wooden_bridge"), ("river", "stone_bridge")],
)
def test_roads_forest_roads_and_bridges_are_road(ground: str, token: str):
    g = engine(terrain={"6,5": ground}, overlays={"6,5": token} if token else {})
    assert is_road(g, "6,5")


@rule("WES-TER-06")
def test_plains_and_fords_are_not_road():
    g = engine(terrain={"6,5": "river"}, overlays={"6,5": "ford"})
    assert not is_road(g, "5,5")
    assert not is_road(g, "6,5")


@rule("WES-OVL-07", "WES-MOV-09", "WES-RUL-14")
def test_a_ford_stops_those_on_foot_and_slows_cavalry():
    assert enters("river", "host green 5,5", "ford") == "stop"
    assert enters("river", "northmen green 5,5", "ford") == "stop"
    assert enters("river", "riders green 5,5", "ford") == "lose_one"


@rule("WES-OVL-01")
def test_the_rules_of_a_token_replace_those_of_its_hex():
    g = engine(terrain={"6,5": "forest"}, overlays={"6,5": "tent"})
    assert terrain(g, "6,5").id == "tent"
    assert not blocks_sight(g, "6,5")


@rule("WES-TER-08", "WES-OVL-09")
@pytest.mark.parametrize("ground", ["forest", "building", "forest_road"])
def test_devastated_ground_is_plains_for_every_purpose(ground: str):
    g = engine(MELEE, terrain={"6,5": ground, "5,5": ground}, devastated=("6,5", "5,5"))
    assert terrain(g, "6,5").id == "plains"
    assert entering(g, g.state.units["host"], "6,5") == "free"
    assert not blocks_sight(g, "6,5")
    assert not is_road(g, "6,5")
    assert lowest(g) is None
    assert list(cover(g, "guards")) == []


# Dice caps.


@rule("WES-CBT-11", "WES-TER-03")
def test_two_dice_at_most_against_a_unit_in_a_forest():
    assert lowest(engine(MELEE, terrain={"6,5": "forest"})) == 2


@rule("WES-CBT-11", "WES-TER-03")
def test_two_dice_at_most_out_of_a_forest():
    assert lowest(engine(MELEE, terrain={"5,5": "forest"})) == 2


@rule("WES-CBT-11", "WES-TER-02")
def test_three_dice_at_most_against_hills_unless_the_attacker_is_on_hills():
    assert lowest(engine(MELEE, terrain={"6,5": "hills"})) == 3
    assert lowest(engine(MELEE, terrain={"6,5": "hills", "5,5": "hills"})) is None
    assert lowest(engine(MELEE, terrain={"5,5": "hills"})) is None


@rule("WES-CBT-11", "WES-TER-05")
def test_shooters_in_a_building_have_two_dice_at_most_and_melee_units_all():
    ground = {"5,5": "building"}
    archers = engine({"archers": "northmen red 5,5", "guards": "guards red 8,5"}, terrain=ground)
    assert lowest(archers, "archers") == 2
    assert lowest(engine(MELEE, terrain=ground)) is None


@rule("WES-TER-05", "WES-KEY-30", "WES-RUL-65")
def test_war_dogs_loosed_from_a_building_are_a_ranged_attack():
    g = engine({"kennel": "kennel red 5,5", "guards": "guards red 7,5"}, terrain={"5,5": "building"})
    assert lowest(g, "kennel", mode="dogs") == 2
    assert lowest(g, "kennel") is None


@rule("WES-CBT-11", "WES-OVL-07")
def test_only_counter_attacks_out_of_a_ford_are_capped():
    g = engine(MELEE, terrain={"5,5": "river"}, overlays={"5,5": "ford"})
    assert lowest(g, mode="counter") == 2
    assert lowest(g) is None


@rule("WES-RUL-44", "WES-TER-06")
def test_a_forest_road_gives_no_cap():
    assert lowest(engine(MELEE, terrain={"5,5": "forest_road", "6,5": "forest_road"})) is None


@rule("WES-CBT-10")
def test_several_caps_are_told_each_with_its_ground():
    g = engine(MELEE, terrain={"5,5": "forest", "6,5": "hills"})
    told = {(part.source, part.value, part.layer) for part in caps(g, "host", "guards", "normal")}
    assert told == {("forest", 2, "cap"), ("hills", 3, "cap")}


@rule("WES-TER-01", "WES-TER-04", "WES-TER-06")
@pytest.mark.parametrize("ground", ["plains", "road"])
def test_open_ground_has_no_combat_effect(ground: str):
    g = engine(MELEE, terrain={"5,5": ground, "6,5": ground})
    assert list(target_caps(g, "6,5", "5,5")) == []
    assert list(attacker_caps(g, g.state.units["host"], "counter")) == []


# Cover.


@rule("WES-TER-05", "WES-RUL-43")
def test_a_building_gives_cover_one():
    g = engine(MELEE, terrain={"6,5": "building"})
    assert [(part.value, part.rule) for part in cover(g, "guards")] == [(1, "WES-TER-05")]


@rule("WES-TER-05", "WES-RUL-43")
def test_cover_is_lost_only_under_an_engagement_token_of_the_own_house():
    ground = {"6,5": "building"}
    attacked = engine(MELEE, terrain=ground, engaged={"host": "guards"})
    attacking = engine(MELEE, terrain=ground, engaged={"guards": "host"})
    assert [part.value for part in cover(attacked, "guards")] == [1]
    assert list(cover(attacking, "guards")) == []


@rule("WES-TER-03", "WES-TER-02")
@pytest.mark.parametrize("ground", ["forest", "hills", "road"])
def test_no_other_ground_gives_cover(ground: str):
    assert list(cover(engine(MELEE, terrain={"6,5": ground}), "guards")) == []


# Rafts.


@rule("WES-GEN-04", "WES-TER-04")
def test_a_plan_may_open_raft_hexes_of_a_river_to_one_house():
    g = engine(
        {"guards": "guards green 4,11", "host": "host green 5,11"},
        plan="wolf_raiders",
        terrain={"4,12": "river", "1,12": "river"},
    )
    guards, host = g.state.units["guards"], g.state.units["host"]
    assert entering(g, guards, "4,12") == "stop"
    assert entering(g, guards, "1,12") == "impassable"
    assert entering(g, host, "4,12") == "impassable"
