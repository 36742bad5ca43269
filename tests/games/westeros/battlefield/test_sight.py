"""Range and line of sight (WES-LOS)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.battlefield.sight import no_target, sees, targets
from montjoie.games.westeros.state import G
from tests.games.westeros.given import engine
from tests.rule import rule

BLOCKING = ("hills", "forest", "forest_river", "building", "forest_road")
CLEAR = ("plains", "river", "road")


def between(terrain: str = "plains", overlay: str = "", **board: object) -> G:
    """Archers at 3,5 and guards at 6,5, with that ground at 4,5 between them."""
    overlays = {"4,5": overlay} if overlay else {}
    units = {"archers": "northmen green 3,5", "guards": "guards green 6,5"}
    return engine(units, terrain={"4,5": terrain}, overlays=overlays, **board)


def why(g: G, unit: str, target: str, mode: str = "normal") -> list[str]:
    """The rules that speak against a target."""
    return [refusal.rule for refusal in no_target(g, unit, target, mode)]


# Range.


@rule("WES-LOS-01", "WES-CBT-07", "WES-RUL-02")
def test_range_counts_the_target_hex_and_not_the_attackers():
    g = engine({"archers": "northmen green 3,5", "at_4": "guards green 7,5", "at_5": "guards green 8,6"})
    assert targets(g, "archers") == ["at_4"]
    assert why(g, "archers", "at_5")[0] == "WES-LOS-01"


@rule("WES-RUL-02")
def test_a_slanted_line_that_crosses_more_hexes_than_the_distance_is_still_in_range():
    g = engine({"archers": "northmen green 5,5", "guards": "guards green 8,6"})
    assert targets(g, "archers") == ["guards"]


@rule("WES-CBT-07")
def test_melee_units_reach_adjacent_enemies_only():
    g = engine({"host": "host green 5,5", "near": "guards green 6,5", "far": "guards green 5,7"})
    assert targets(g, "host") == ["near"]
    assert why(g, "host", "far") == ["WES-CBT-07"]


@rule("WES-CBT-08")
def test_shooters_may_attack_an_adjacent_enemy():
    g = engine({"archers": "northmen green 5,5", "guards": "guards green 6,5"})
    assert targets(g, "archers") == ["guards"]


@rule("WES-CBT-06")
def test_friends_and_units_that_are_gone_are_no_targets():
    g = engine({"archers": "northmen green 5,5", "host": "host green 6,5"})
    assert targets(g, "archers") == []
    assert why(g, "archers", "host") == ["WES-CBT-06"]
    assert why(g, "archers", "nobody") == ["WES-CBT-06"]


@rule("WES-EX-14", "WES-LOS-01", "WES-LOS-02", "WES-LOS-03")
def test_archers_reach_two_of_four_enemies():
    g = engine(
        {
            "archers": "northmen green 5,5",
            "infantry": "guards green 9,5",
            "cavalry": "cavaliers green 3,1",
            "screen": "cavaliers green 5,6",
            "screened": "guards green 7,10",
            "hidden": "guards green 2,5",
        },
        terrain={"3,5": "forest"},
    )
    assert targets(g, "archers") == ["infantry", "cavalry", "screen"]
    assert "WES-LOS-01" in why(g, "archers", "screened")
    assert why(g, "archers", "hidden") == ["WES-LOS-03"]


# What blocks.


@rule("WES-LOS-02", "WES-LOS-03")
@pytest.mark.parametrize("blocker", ["host green 5,5", "guards green 5,5"])
def test_any_unit_on_the_line_blocks_it(blocker: str):
    g = engine({"archers": "northmen green 3,5", "guards": "guards green 6,5", "between": blocker})
    assert not sees(g, "archers", "6,5")


@rule("WES-LOS-04", "WES-TER-02", "WES-TER-03", "WES-TER-04", "WES-TER-05", "WES-TER-06")
@pytest.mark.parametrize("terrain", BLOCKING)
def test_blocking_terrain_hides_what_lies_behind(terrain: str):
    g = between(terrain)
    assert targets(g, "archers") == []
    assert why(g, "archers", "guards") == ["WES-LOS-03"]


@rule("WES-LOS-04", "WES-TER-01", "WES-TER-04", "WES-TER-06")
@pytest.mark.parametrize("terrain", CLEAR)
def test_open_ground_rivers_and_roads_hide_nothing(terrain: str):
    assert targets(between(terrain), "archers") == ["guards"]


@rule("WES-LOS-04", "WES-OVL-04", "WES-OVL-06")
@pytest.mark.parametrize("token", ["palisade", "siege_tower"])
def test_palisades_and_siege_towers_block(token: str):
    assert targets(between(overlay=token), "archers") == []


@rule("WES-LOS-04", "WES-OVL-02", "WES-OVL-03", "WES-OVL-05", "WES-OVL-07")
@pytest.mark.parametrize("token", ["wooden_bridge", "stone_bridge", "ford", "tent"])
def test_bridges_fords_and_tents_do_not_block(token: str):
    ground = "plains" if token == "tent" else "river"
    assert targets(between(ground, token), "archers") == ["guards"]


@rule("WES-OVL-01", "WES-LOS-04")
def test_a_crossing_replaces_even_a_forest_river():
    assert targets(between("forest_river", "ford"), "archers") == ["guards"]


@rule("WES-LOS-04", "WES-FIR-10", "WES-OVL-08")
def test_fire_does_not_block():
    assert targets(between(fire={"4,5": 4}), "archers") == ["guards"]


@rule("WES-LOS-04", "WES-OVL-09", "WES-TER-08")
def test_devastated_ground_no_longer_blocks():
    assert targets(between("forest", devastated=("4,5",)), "archers") == ["guards"]


@rule("WES-LOS-03", "WES-RUL-15")
def test_the_hexes_of_attacker_and_target_never_block():
    units = {"archers": "northmen green 3,5", "guards": "guards green 6,5"}
    g = engine(units, terrain={"3,5": "forest", "6,5": "building"})
    assert targets(g, "archers") == ["guards"]


# Lines along hex sides.


@rule("WES-EX-15", "WES-LOS-05", "WES-LOS-09")
@pytest.mark.parametrize(("forests", "seen"), [(("4,6", "5,6"), False), (("4,6",), True), (("5,6",), True)])
def test_a_line_along_a_side_needs_one_free_side(forests: tuple[str, ...], seen: bool):
    g = engine(
        {"archers": "northmen green 5,5", "guards": "guards green 5,7"},
        terrain=dict.fromkeys(forests, "forest"),
    )
    assert sees(g, "archers", "5,7") is seen


@rule("WES-LOS-05", "WES-LOS-09")
def test_the_same_side_is_used_for_the_whole_line():
    units = {"archers": "northmen green 5,5", "guards": "guards green 5,9"}
    left, right = "4,6", "5,8"
    g = engine(units, terrain={left: "forest", right: "forest"})
    assert not sees(g, "archers", "5,9")
    assert sees(engine(units, terrain={left: "forest", "4,8": "forest"}), "archers", "5,9")


@rule("WES-LOS-06")
def test_neighbours_always_see_each_other():
    g = engine(
        {"archers": "northmen green 5,5", "guards": "guards green 6,5"},
        terrain={"5,5": "forest", "6,5": "forest", "5,4": "hills", "5,6": "hills"},
    )
    assert sees(g, "archers", "6,5")


# Hills and dogs.


@rule("WES-LOS-07", "WES-TER-02")
def test_shooters_on_hills_see_over_units_but_not_over_terrain():
    units = {"archers": "northmen green 3,5", "guards": "guards green 6,5", "screen": "cavaliers green 5,5"}
    assert "guards" in targets(engine(units, terrain={"3,5": "hills"}), "archers")
    assert "guards" not in targets(engine(units), "archers")
    assert "guards" not in targets(engine(units, terrain={"3,5": "hills", "4,5": "hills"}), "archers")


@rule("WES-LOS-07")
def test_melee_units_on_hills_do_not_see_over_units():
    units = {"kennel": "kennel green 3,5", "guards": "guards green 5,5", "screen": "guards green 4,5"}
    assert not sees(engine(units, terrain={"3,5": "hills"}), "kennel", "5,5")


@rule("WES-LOS-08", "WES-KEY-31")
def test_war_dogs_run_past_friends_but_not_past_enemies():
    units = {"kennel": "kennel green 3,5", "guards": "guards green 5,5"}
    assert targets(engine({**units, "friend": "host green 4,5"}), "kennel", "dogs") == ["guards"]
    assert targets(engine({**units, "foe": "guards green 4,5"}), "kennel", "dogs") == []


@rule("WES-LOS-08", "WES-TER-04")
@pytest.mark.parametrize("terrain", ["river", "forest_river", "hills", "forest"])
def test_war_dogs_are_stopped_by_rivers_and_by_what_blocks_everybody(terrain: str):
    g = engine({"kennel": "kennel green 3,5", "guards": "guards green 5,5"}, terrain={"4,5": terrain})
    assert targets(g, "kennel", "dogs") == []
    assert why(g, "kennel", "guards", "dogs") == ["WES-LOS-08"]


@rule("WES-RUL-53")
@pytest.mark.parametrize("token", ["ford", "wooden_bridge"])
def test_war_dogs_cross_fords_and_bridges(token: str):
    g = engine(
        {"kennel": "kennel green 3,5", "guards": "guards green 5,5"},
        terrain={"4,5": "river"},
        overlays={"4,5": token},
    )
    assert targets(g, "kennel", "dogs") == ["guards"]


@rule("WES-KEY-31")
def test_war_dogs_reach_two_and_three_hexes_only():
    g = engine(
        {
            "kennel": "kennel green 3,5",
            "at_1": "guards green 3,4",
            "at_2": "guards green 5,5",
            "at_3": "guards green 1,7",
            "at_4": "guards green 3,9",
        }
    )
    assert targets(g, "kennel", "dogs") == ["at_2", "at_3"]
    assert why(g, "kennel", "at_1", "dogs") == ["WES-KEY-31"]
    assert why(g, "kennel", "at_4", "dogs") == ["WES-KEY-31"]


# Engagement and fire.


@rule("WES-ENG-08")
def test_an_engaged_shooter_may_attack_only_its_partner():
    g = engine(
        {"archers": "northmen green 5,5", "partner": "guards green 6,5", "other": "guards green 5,7"},
        engaged={"partner": "archers"},
    )
    assert targets(g, "archers") == ["partner"]
    assert why(g, "archers", "other") == ["WES-ENG-08"]


@rule("WES-ENG-07")
def test_an_engaged_melee_unit_may_name_any_adjacent_enemy():
    g = engine(
        {"host": "host green 5,5", "partner": "guards green 6,5", "other": "guards green 4,5"},
        engaged={"partner": "host"},
    )
    assert targets(g, "host") == ["partner", "other"]


@rule("WES-KEY-36")
def test_an_engaged_unit_cannot_loose_war_dogs():
    g = engine(
        {"kennel": "kennel green 5,5", "partner": "guards green 6,5", "other": "guards green 3,5"},
        engaged={"partner": "kennel"},
    )
    assert targets(g, "kennel", "dogs") == []
    assert why(g, "kennel", "other", "dogs") == ["WES-KEY-36"]


@rule("WES-FIR-09", "WES-CBT-05")
def test_a_unit_in_a_fire_has_no_targets():
    g = engine({"host": "host green 5,5", "guards": "guards green 6,5"}, fire={"5,5": 1})
    assert targets(g, "host") == []
    assert why(g, "host", "guards") == ["WES-FIR-09"]


@rule("WES-RUL-51")
def test_a_unit_in_a_fire_can_be_attacked():
    g = engine({"host": "host green 5,5", "guards": "guards green 6,5"}, fire={"6,5": 2})
    assert targets(g, "host") == ["guards"]


@rule("WES-CBT-28")
def test_an_enemy_engaged_with_a_friend_is_a_target():
    g = engine(
        {"archers": "northmen green 3,5", "host": "host green 5,4", "guards": "guards green 5,5"},
        engaged={"host": "guards"},
    )
    assert targets(g, "archers") == ["guards"]


@rule("WES-LOS-03")
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            "The unit at [5,5] (Northmen Archers) has no line of sight to the target at [8,5] (Lannisport "
            "Guards): in the way, [6,5]: War Host of the North 1 and [7,5]: forest.",
        ),
        (
            "fr",
            "L'unité en [5,5] (archers nordiens) n'a pas de ligne de mire vers la cible en [8,5] (gardes de "
            "Port-Lannis) ; ce qui la bloque : [6,5] : ost de guerre du Nord 1 et [7,5] : forêt.",
        ),
    ],
)
def test_who_cannot_see_is_told_what_is_in_the_way(lang: str, told: str) -> None:
    units = {"a": "northmen green 5,5", "war_host_of_the_north_1": "host green 6,5", "t": "guards green 8,5"}
    (refusal,) = no_target(engine(units, terrain={"7,5": "forest"}), "a", "t")
    assert refusal.text(lang).startswith(told)
