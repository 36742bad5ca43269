"""Hex types and terrain tokens: sight, movement, dice caps, fire."""

import pytest

from montjoie.games.westeros.content import Content
from montjoie.games.westeros.content.board import Burning, Caps
from tests.rule import rule


@rule("WES-TER-07")
def test_there_are_eight_hex_types(c: Content):
    hexes = {terrain.id for terrain in c.terrain.values() if not terrain.token}
    assert hexes == {
        "plains", "hills", "forest", "river", "forest_river", "building", "road", "forest_road",
    }  # fmt: skip


@rule("WES-LOS-04")
def test_what_blocks_sight(c: Content):
    assert {terrain.id for terrain in c.terrain.values() if terrain.blocks_sight} == {
        "hills", "forest", "forest_river", "building", "forest_road", "palisade", "siege_tower",
    }  # fmt: skip


@rule("WES-LOS-08", "WES-RUL-53")
def test_rivers_block_war_dogs_and_the_tokens_on_them_do_not(c: Content):
    assert {each.id for each in c.terrain.values() if each.blocks_war_dogs} == {"river", "forest_river"}


@rule("WES-MOV-06")
def test_what_nobody_can_enter(c: Content):
    closed = {"river", "forest_river", "palisade", "siege_tower"}
    assert {each.id for each in c.terrain.values() if each.impassable} == closed


@rule("WES-MOV-07", "WES-MOV-08", "WES-TER-06", "WES-OVL-02", "WES-OVL-03")
def test_where_units_stop_and_what_is_road(c: Content):
    stops = {each.id for each in c.terrain.values() if each.entering["infantry"] == "stop"}
    assert stops == {"forest", "building", "ford"}
    roads = {"road", "forest_road", "wooden_bridge", "stone_bridge"}
    assert {each.id for each in c.terrain.values() if each.road} == roads


@rule("WES-MOV-09", "WES-RUL-14", "WES-OVL-07")
def test_fords_stop_all_but_cavalry(c: Content):
    assert c.terrain["ford"].entering == {"infantry": "stop", "ranged": "stop", "cavalry": "lose_one"}


@rule("WES-CBT-11", "WES-RUL-44")
def test_dice_caps(c: Content):
    assert {each.id: each.caps for each in c.terrain.values() if each.caps != Caps()} == {
        "forest": Caps(target=2, attacker=2),
        "hills": Caps(target=3, target_waived_if_attacker_here=True),
        "building": Caps(ranged_attacker=2),
        "ford": Caps(counter_attacker=2),
    }


@rule("WES-TER-05", "WES-LOS-07", "WES-KEY-04")
def test_buildings_cover_hills_overlook_units_and_nobody_pursues_onto_bridges(c: Content):
    assert {each.id: each.cover for each in c.terrain.values() if each.cover} == {"building": 1}
    assert {each.id for each in c.terrain.values() if each.over_units} == {"hills"}
    assert {each.id for each in c.terrain.values() if each.no_pursuit} == {"wooden_bridge", "stone_bridge"}


@rule(
    "WES-TER-01", "WES-TER-02", "WES-TER-03", "WES-TER-04", "WES-TER-05", "WES-TER-06", "WES-OVL-02",
    "WES-OVL-03", "WES-OVL-04", "WES-OVL-05", "WES-OVL-06", "WES-OVL-07",
)  # fmt: skip
@pytest.mark.parametrize(
    ("terrain", "burning"),
    [
        ("plains", Burning(4, "nothing")),
        ("road", Burning(4, "nothing")),
        ("forest", Burning(3, "devastate")),
        ("forest_road", Burning(3, "devastate")),
        ("building", Burning(4, "devastate")),
        ("wooden_bridge", Burning(3, "remove_token_and_fire")),
        ("palisade", Burning(4, "remove_token")),
        ("tent", Burning(1, "remove_token")),
        ("siege_tower", Burning(1, "remove_token")),
        ("hills", None),
        ("river", None),
        ("forest_river", None),
        ("stone_bridge", None),
        ("ford", None),
    ],
)
def test_burn_limits(c: Content, terrain: str, burning: Burning | None):
    assert c.terrain[terrain].burning == burning


@rule("WES-TER-08", "WES-OVL-09")
def test_devastated_hexes_are_plains(c: Content):
    assert c.devastated_as == "plains"
