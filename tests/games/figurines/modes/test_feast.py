"""Chapter 4.38: A Feast for Crows (FIG-FEA)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.setup.terrain import PlaceTerrain
from montjoie.games.figurines.state import INCH, Options
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel.match import Match
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    offered,
    over,
    place,
    refused,
    roll,
)
from tests.games.figurines.modes.hooks import FEA, SENTINELS, SWORDS, doors, slay, spot, tell
from tests.rule import rule

PILES = {"pile_1": "corpse_pile 6,24", "pile_2": "corpse_pile 42,24"}
TOKENS = {"objective_west": "6,24 pile=pile_1", "objective_east": "42,24 pile=pile_2"}
FOE = {"foe": f"{SENTINELS} 24,44 @180 owner=b"}


# Set-up.


@rule("FIG-FEA-01")
def test_zones_are_12_inches_deep() -> None:
    assert zones.bounds(engine(mode=FEA), "north")[1] == 36 * INCH


@rule("FIG-FEA-02", "FIG-FEA-04")
def test_a_token_lies_on_a_corpse_pile_6_inches_from_each_table_flank() -> None:
    match = at(tell("objectives"), mode=FEA)
    table = board(match)
    assert sorted((row.kind, row.x, row.y) for row in table.terrain.values()) == [
        ("corpse_pile", 6_000, 24_000),
        ("corpse_pile", 42_000, 24_000),
    ]
    for token, x in (("objective_west", 6_000), ("objective_east", 42_000)):
        pile = table.terrain[table.objectives[token].pile]
        assert (pile.x, table.objectives[token].x, table.objectives[token].y) == (x, x, 24_000)


@rule("FIG-FEA-01")
def test_corpse_piles_cannot_be_chosen_as_terrain() -> None:
    match = at(PlaceTerrain(up="a", left=1), mode=FEA, terrain=PILES)
    assert "corpse_pile" not in doors(match, "a")
    assert "forest" in doors(match, "a")


@rule("FIG-FEA-01")
def test_a_random_corpse_pile_is_rolled_again() -> None:
    chance = Options(mode=FEA, terrain="random")
    match = at(PlaceTerrain(up="a", left=1), mode=FEA, terrain=PILES, options=chance, live=False)
    roll(match, 1, 1)
    roll(match, 2, 2)
    assert doors(match, "a") == ["bog"]


@pytest.mark.parametrize(("x", "key"), [(11.6, ""), (11.4, "terrain-near-terrain")])
@rule("FIG-FEA-02")
def test_other_terrain_may_come_within_6_inches_of_the_piles_but_not_within_1(x: float, key: str) -> None:
    match = at(PlaceTerrain(up="a", left=1), mode=FEA, terrain=PILES)
    wood = {"hedge": spot(x, 24)}  # 6 inches wide: its end is 2.5 or 2.4 inches from the middle of the pile
    assert refused(match, "a", wood)[1] == key


# New piles.


def fallen(unit: str = f"{SWORDS} 24,24", **more: str) -> Match:
    """Infantry falls in the middle of the table."""
    units = {"own": unit, "rest": f"{SWORDS} 44,4", **FOE}
    return at(slay("own", "b"), units, mode=FEA, terrain=PILES | more, objectives=TOKENS)


@rule("FIG-FEA-03", "FIG-FEA-04")
def test_the_owner_of_fallen_infantry_places_a_pile_with_a_token() -> None:
    match = fallen()
    assert asked(match, "place_pile") == "a"
    answer(match, spot(24, 30))
    table = board(match)
    assert table.objectives["objective_3"].pile in table.terrain
    assert (table.objectives["objective_3"].x, table.objectives["objective_3"].y) == place("24,30")
    assert table.units["own"].where == "lost"


@pytest.mark.parametrize(
    ("x", "y", "key"),
    [
        (24, 28.8, "pile-near-unit"),
        (24, 37, "pile-too-far"),
        (8.9, 24, "pile-near-terrain"),
        (24, 28.95, ""),
        (24, 36.8, ""),
    ],
)
@rule("FIG-FEA-03")
def test_a_new_pile_lies_within_12_inches_and_an_inch_from_terrain_and_units(
    x: float, y: float, key: str
) -> None:
    refusal = refused(fallen(f"{SWORDS} 18,24") if x < 10 else fallen(), "a", spot(x, y))
    assert refusal == (("FIG-FEA-03", key) if key else ("", ""))


@rule("FIG-FEA-03")
def test_every_place_offered_for_a_pile_is_legal() -> None:
    match = fallen()
    places = offered(match)
    assert len(places) > 50
    assert all(refused(match, "a", each) == ("", "") for each in places)


@rule("FIG-FEA-03")
def test_with_four_piles_in_play_no_other_comes() -> None:
    match = fallen(pile_3="corpse_pile 24,10", pile_4="corpse_pile 24,36")
    assert over(match)


@rule("FIG-FEA-03")
def test_cavalry_leaves_no_pile() -> None:
    assert over(fallen("stark_outriders 24,24"))


# Carrying.


def walking(start: str, ahead: int = 2000, facing: int = 0, **more: str) -> Match:
    """A unit goes straight on; tokens and piles lie as at the start."""
    units = {"own": f"{SWORDS} {start} @{facing}", **FOE, **more}
    match = at(Maneuver(unit="own"), units, mode=FEA, terrain=PILES, objectives=TOKENS)
    answer(match, [{"turn": 0, "ahead": ahead, "pivot": "centre"}])
    return match


@rule("FIG-FEA-05")
def test_a_tray_that_covers_a_token_in_part_takes_it() -> None:
    assert board(walking("6,19.5")).units["own"].carries == "objective_west"


@rule("FIG-FEA-06")
def test_a_carrier_on_another_token_keeps_its_own_and_the_opponent_moves_that_one() -> None:
    tokens = {"objective_west": "6,24 pile=pile_1", "objective_east": "10,24 pile=pile_2"}
    piles = {"pile_1": "corpse_pile 6,24", "pile_2": "corpse_pile 10,26"}
    units = {"own": f"{SWORDS} 8,19 carries=objective_west", **FOE}
    match = at(Maneuver(unit="own"), units, mode=FEA, terrain=piles, objectives=tokens)
    answer(match, [{"turn": 0, "ahead": 3000, "pivot": "centre"}])
    assert asked(match, "place_token") == "b"
    assert refused(match, "b", spot(10, 29)) == ("FIG-FEA-06", "token-off-pile")
    answer(match, spot(10, 28.2))
    assert board(match).objectives["objective_east"].y == 28_200
    assert board(match).units["own"].carries == "objective_west"


@rule("FIG-FEA-07")
def test_a_carrier_that_ends_an_action_away_from_its_pile_loses_the_token() -> None:
    units = {"own": f"{SWORDS} 6,15 carries=objective_west", **FOE}
    match = at(tell("action_ended", "own"), units, mode=FEA, terrain=PILES, objectives=TOKENS)
    assert asked(match, "place_token") == "b"
    answer(match, spot(6, 26.2))
    assert board(match).units["own"].carries == ""
    assert board(match).objectives["objective_west"].y == 26_200


@rule("FIG-FEA-07")
def test_a_carrier_that_still_touches_its_pile_keeps_the_token() -> None:
    units = {
        "own": f"{SWORDS} 6,20.1 carries=objective_west",
        **FOE,
    }  # its front is at 22.5, where the pile begins
    assert over(at(tell("action_ended", "own"), units, mode=FEA, terrain=PILES, objectives=TOKENS))


CROWD = {
    "own": f"{SWORDS} 6,21 carries=objective_west",
    "foe": f"{SENTINELS} 6,27.5 @180 owner=b",
    "two": f"{SENTINELS} 11,27 @180 owner=b",
    "far": f"{SENTINELS} 30,40 @180 owner=b",
    "rest": f"{SWORDS} 44,4",
}


@rule("FIG-FEA-08")
def test_a_carrier_in_panic_loses_its_token_to_an_enemy_touching_the_pile() -> None:
    match = at(tell("panic_failed", "own"), CROWD, mode=FEA, terrain=PILES, objectives=TOKENS)
    assert asked(match, "take_over") == "b"
    assert offered(match) == ["foe"]
    answer(match, "foe")
    assert (board(match).units["own"].carries, board(match).units["foe"].carries) == ("", "objective_west")


@rule("FIG-FEA-08", "FIG-RUL-40")
def test_where_nobody_can_take_it_the_opponent_drops_the_token_at_the_pile() -> None:
    laden = {**CROWD, "foe": CROWD["foe"] + " carries=objective_east"}
    match = at(tell("panic_failed", "own"), laden, mode=FEA, terrain=PILES, objectives=TOKENS)
    assert asked(match, "place_token") == "b"
    assert all(refused(match, "b", each) == ("", "") for each in offered(match))


@rule("FIG-FEA-08")
def test_a_destroyed_carrier_loses_its_token_before_a_pile_is_placed() -> None:
    match = at(slay("own", "b"), CROWD, mode=FEA, terrain=PILES, objectives=TOKENS)
    answer(match, "foe")
    assert board(match).units["foe"].carries == "objective_west"
    assert asked(match, "place_pile") == "a"


@rule("FIG-FEA-10")
def test_a_token_dropped_under_a_tray_is_claimed_only_after_that_tray_has_moved() -> None:
    units = {"own": f"{SWORDS} 6,15 carries=objective_west", "foe": f"{SENTINELS} 6,26 owner=b @180"}
    match = at(tell("action_ended", "own"), units, mode=FEA, terrain=PILES, objectives=TOKENS)
    answer(match, spot(6, 25))
    assert board(match).units["foe"].carries == ""
    hook(match.engine).moved(match.engine, "foe")
    assert [type(step).__name__ for step in match.engine.pushed] == ["TakeTokens"]


@rule("FIG-FEA-09")
def test_controlled_tokens_give_1_vp_from_round_2_and_2_with_a_commander() -> None:
    units = {
        "own": f"{SWORDS} 6,21 carries=objective_west",
        "foe": f"{SENTINELS} 42,27 owner=b carries=objective_east +jaime_lannister_the_kingslayer",
    }
    lord = {"b": {"commander": "jaime_lannister_the_kingslayer"}}
    table = {"mode": FEA, "terrain": PILES, "objectives": TOKENS, "players": lord}
    assert [row.vp for row in board(at(tell("score"), units, round=2, **table)).players.values()] == [1, 2]
    assert [row.vp for row in board(at(tell("score"), units, round=1, **table)).players.values()] == [0, 0]


@rule("FIG-FEA-09")
def test_victory_through_combat_counts() -> None:
    match = fallen()
    assert board(match).players["b"].vp == 1
