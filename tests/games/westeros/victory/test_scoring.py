"""What plans count at the end of rounds and battles (WES-VIC-02, WES-REG-03)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.fire import raise_fire
from montjoie.games.westeros.phases.regroup import RegroupPhase
from montjoie.games.westeros.state import Field
from montjoie.games.westeros.victory import ending, scoring
from tests.games.westeros.given import at, board, engine
from tests.rule import rule

CAMP, SIEGE, FORK = "wolf_raiders", "breaking_the_siege", "razing_the_red_fork"


def points(when: str, units: dict[str, str] | None = None, **given: Any) -> dict[str, int]:
    """The points of both Houses after scoring."""
    g = engine(units, **given)
    scoring.score_plan(g, when)
    return {house: side.points for house, side in g.state.sides.items()}


@rule("WES-VIC-02", "WES-REG-03")
def test_intact_tents_pay_lannister_at_the_end() -> None:
    tents = {"3,9": "tent", "5,9": "tent", "3,7": "palisade"}
    assert points("game_end", plan=CAMP, overlays=tents) == {"stark": 0, "lannister": 2}
    assert points("round_end", plan=CAMP, overlays=tents) == {"stark": 0, "lannister": 0}


@rule("WES-VIC-02")
@pytest.mark.parametrize(("count", "paid"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_each_full_group_of_three_units_in_the_camp_pays_lannister(count: int, paid: int) -> None:
    camp = ["3,8", "4,8", "5,11", "6,11", "2,9", "8,10"]
    units = {f"l{n}": f"guards green {hex}" for n, hex in enumerate(camp[:count])}
    outside = {"north": "guards green 3,7", "south": "guards green 4,15", "s1": "host green 7,8"}
    assert points("game_end", {**units, **outside}, plan=CAMP)["lannister"] == paid


@rule("WES-VIC-02")
def test_intact_siege_towers_and_an_imprisoned_edmure_pay_lannister_at_the_end() -> None:
    towers = {"3,7": "siege_tower", "5,7": "siege_tower", "4,8": "tent"}
    assert points("game_end", plan=SIEGE, overlays=towers) == {"stark": 0, "lannister": 2 + 3}


@rule("WES-VIC-02")
def test_a_rescued_edmure_pays_stark_and_no_more_lannister() -> None:
    freed = {"prisoner_freed": 1}
    assert points("game_end", plan=SIEGE, tally=freed) == {"stark": 4, "lannister": 0}


@rule("WES-VIC-02", "WES-RUL-32")
def test_fires_and_ruins_at_the_red_fork_pay_lannister_at_the_end() -> None:
    given: dict[str, Any] = {
        "plan": FORK,
        "terrain": {"5,5": "building", "2,6": "building", "8,6": "building", "3,8": "river"},
        "overlays": {"3,8": "wooden_bridge"},
        "fire": {"5,5": 3, "2,6": 4, "3,8": 2, "4,4": 4},
        "devastated": ["2,6", "1,1"],
    }
    # 3 levels on a building, 5 for the ruin whose own fire counts no more, 2 levels on the bridge
    assert points("game_end", **given) == {"stark": 0, "lannister": 3 + 5 + 2}


@rule("WES-VIC-02")
def test_a_wooden_bridge_that_burns_pays_lannister_four_at_the_end_and_nothing_at_once() -> None:
    g = engine(plan=FORK, terrain={"3,8": "river"}, overlays={"3,8": "wooden_bridge"}, fire={"3,8": 2})
    raise_fire(g, "3,8", 1, "WES-KEY-51")
    assert g.state.ground["3,8"].overlay == ""
    assert g.state.sides["lannister"].points == 0
    scoring.score_plan(g, "game_end")
    assert g.state.sides["lannister"].points == 4


@rule("WES-VIC-02", "WES-VIC-08")
@pytest.mark.parametrize(("last", "stark", "lannister"), [(False, 3, 0), (True, 3, 2)])
def test_bridges_and_buildings_pay_by_the_round_and_by_the_battle(
    last: bool, stark: int, lannister: int
) -> None:
    match = at(
        RegroupPhase(at="score"),
        {"s1": "host green 3,8", "l1": "guards green 7,8"},
        plan=FORK,
        terrain={"3,8": "river", "7,8": "river"},
        overlays={"3,8": "wooden_bridge", "7,8": "stone_bridge"},
        objectives={
            "bridge_west": ("3,8", "stark"),
            "bridge_east": ("7,8", "lannister"),
            "building_n_centre": ("5,5", "stark"),
            "building_s_west": ("3,10", "stark"),
            "building_s_east": ("7,10", "lannister"),
        },
        round=5 if last else 1,
    )
    sides = board(match).sides
    assert (sides["stark"].points, sides["lannister"].points) == (stark, lannister)


def on_rows(*rows: int, house: str = "host") -> dict[str, str]:
    """Units of a House on these rows."""
    return {f"{house}{n}": f"{house} green {n + 1},{row}" for n, row in enumerate(rows)}


@rule("WES-VIC-02")
@pytest.mark.parametrize(
    ("rows", "paid"),
    [
        ((6, 6, 6), 0),
        ((7, 7), 0),
        ((7, 8, 11), 1),
        ((8, 9, 9), 1),
        ((9, 9, 11), 2),
        ((10, 10, 10), 2),
        ((11, 11, 11, 7), 3),
    ],
)
def test_stark_scores_the_furthest_row_that_three_units_have_reached(
    rows: tuple[int, ...], paid: int
) -> None:
    assert points("round_end", on_rows(*rows), plan="rallying_the_remnant")["stark"] == paid


@rule("WES-VIC-02")
@pytest.mark.parametrize(("rows", "paid"), [((6, 5, 5), 0), ((5, 4, 1), 1), ((3, 2, 2), 2), ((1, 1, 1), 3)])
def test_lannister_counts_rows_from_the_other_edge(rows: tuple[int, ...], paid: int) -> None:
    units = on_rows(*rows, house="guards")
    assert points("round_end", units, plan="rallying_the_remnant")["lannister"] == paid


@rule("WES-VIC-02")
def test_terrain_that_burns_is_no_burnt_token() -> None:
    g = engine(plan=CAMP, terrain={"5,5": "forest"}, fire={"5,5": 2})
    raise_fire(g, "5,5", 1, "WES-KEY-51")
    state: Field = g.state
    assert state.ground["5,5"].devastated
    assert state.tally == {}


@rule("WES-VIC-07", "WES-VIC-06")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_only_lannister_can_rout_at_the_red_fork(house: str) -> None:
    marker = 11 if house == "lannister" else -11
    assert ending.routed(engine(plan=FORK, marker=marker), house) == (house == "lannister")
