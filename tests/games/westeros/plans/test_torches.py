"""Torches, reavers, shallow water: what plans change on the field (WES-GEN-04)."""

from __future__ import annotations

import montjoie
from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.fire import ScorchEarth
from montjoie.games.westeros.units import keywords
from tests.games.westeros.given import at, board, engine, offered, refused, roll
from tests.rule import rule

REAVERS = tuple(f"lannisport_guards_{n}" for n in (1, 2, 3))


@rule("WES-GEN-04")
def test_stark_riders_and_the_greatjon_carry_torches_into_the_camp() -> None:
    units = {
        "riders": "riders green 2,2",
        "greatjon": "host red 4,4 @greatjon_umber_lord",
        "host": "host green 6,6",
        "cavaliers": "cavaliers green 8,8",
    }
    g = engine(units, plan="wolf_raiders")
    lit = [unit for unit in units if keywords.has(g, unit, "scorched_earth")]
    assert lit == ["riders", "greatjon"]
    assert not [unit for unit in units if keywords.has(engine(units), unit, "scorched_earth")]


@rule("WES-GEN-04")
def test_the_greatjon_under_another_title_carries_no_torch_there() -> None:
    g = engine({"greatjon": "host red 4,4 @greatjon_umber_the"}, plan="wolf_raiders")
    assert not keywords.has(g, "greatjon", "scorched_earth")


@rule("WES-GEN-04")
def test_the_three_units_beside_gregor_are_reavers() -> None:
    units = {name: f"guards blue {n},9" for n, name in enumerate((*REAVERS, "lannisport_guards_4"), 1)}
    g = engine(units, plan="razing_the_red_fork")
    assert [unit for unit in units if keywords.has(g, unit, "scorched_earth")] == list(REAVERS)
    assert not keywords.has(g, REAVERS[0], "war_dogs")


@rule("WES-GEN-04")
def test_only_tents_may_be_set_on_fire_in_the_camp() -> None:
    match = at(
        Activate(house="stark", units=("s1",)),
        {"s1": "riders green 4,9"},
        plan="wolf_raiders",
        overlays={"5,9": "tent"},
        terrain={"3,9": "forest"},
    )
    match.submit("stark", "done")
    assert {"s1": "scorch/5,9"} in offered(match, "stark")
    assert refused(match, "stark", {"s1": "scorch/3,9"}) == ("WES-GEN-04", "scorch-only-tokens")


@rule("WES-GEN-04", "WES-VIC-02", "WES-OVL-05")
def test_a_tent_that_burns_is_gone_without_fire_and_pays_a_point() -> None:
    match = at(
        ScorchEarth(unit="s1", hex="5,9"),
        {"s1": "riders green 4,9"},
        plan="wolf_raiders",
        overlays={"5,9": "tent"},
        live=False,
    )
    roll(match, "green", "blue")
    assert board(match).ground["5,9"].overlay == ""
    assert board(match).ground["5,9"].fire == 0
    assert board(match).tally == {"tent": 1}
    assert board(match).sides["stark"].points == 1


@rule("WES-GEN-04", "WES-VIC-02", "WES-OVL-06", "WES-RUL-32")
def test_a_siege_tower_that_burns_is_removed_and_pays_a_point() -> None:
    match = at(
        ScorchEarth(unit="s1", hex="5,7"),
        {"s1": "riders green 4,7"},
        plan="breaking_the_siege",
        overlays={"5,7": "siege_tower"},
        live=False,
    )
    roll(match, "green", "red")
    assert board(match).ground["5,7"].overlay == ""
    assert board(match).ground["5,7"].fire == 1
    assert board(match).sides["stark"].points == 1
    assert board(match).sides["lannister"].points == 0


@rule("WES-GEN-04", "WES-OVL-07")
def test_units_ford_the_river_everywhere_in_shallow_water() -> None:
    match = montjoie.start("westeros", seats=2, options={"plan": "rallying_the_remnant"})
    rivers = {hex: row.overlay for hex, row in board(match).ground.items() if row.terrain == "river"}
    assert set(rivers.values()) == {"ford"}
    assert len(rivers) == 10


@rule("WES-GEN-04")
def test_rivers_stay_rivers_in_other_battles() -> None:
    match = montjoie.start("westeros", seats=2, options={"plan": "paying_the_piper"})
    rivers = [row.overlay for row in board(match).ground.values() if row.terrain == "river"]
    assert rivers.count("ford") == 3
    assert rivers.count("") == 11
