"""Chapter 4.34: objective tokens (FIG-OBJ)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoie.games.figurines.battlefield import control
from montjoie.games.figurines.moves.shift import FreePivot
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.state import G
from tests.games.figurines.given import answer, at, board, engine, events, place
from tests.games.figurines.modes.hooks import GOT, SENTINELS, SWORDS, tell
from tests.rule import rule

TOKEN = {"centre": "24,24"}
HELD = {"centre": "24,24 claimed=own"}


def ahead(inches: float) -> list[dict[str, object]]:
    """A maneuver straight on."""
    return [{"turn": 0, "ahead": round(inches * 1000), "pivot": "centre"}]


@rule("FIG-OBJ-01", "FIG-OBJ-06")
def test_a_tray_that_covers_a_token_completely_after_a_move_claims_it() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,20"}, objectives=TOKEN, mode=GOT)
    answer(match, ahead(4))
    assert board(match).objectives["centre"].claimed == "own"
    assert events(match, "objective_claimed")[0]["unit"] == "own"


@rule("FIG-OBJ-03")
def test_a_token_covered_in_part_is_neither_claimed_nor_controlled() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,20"}, objectives=TOKEN, mode=GOT)
    answer(match, ahead(2))
    assert board(match).objectives["centre"].claimed == ""
    g = engine({"own": f"{SWORDS} 24,22"}, objectives=HELD, mode=GOT)
    assert control.controller(g, "centre") == ""


@rule("FIG-OBJ-06")
def test_a_pivot_on_a_token_claims_it_but_standing_there_does_not() -> None:
    match = at(FreePivot(unit="own"), {"own": f"{SWORDS} 24,24"}, objectives=TOKEN, mode=GOT)
    assert board(match).objectives["centre"].claimed == ""
    answer(match, [{"turn": 4500, "ahead": 0, "pivot": "centre"}])
    assert board(match).objectives["centre"].claimed == "own"


@rule("FIG-OBJ-02", "FIG-OBJ-08")
def test_a_unit_that_claimed_and_covers_a_token_controls_it_for_its_player() -> None:
    g = engine({"own": f"{SWORDS} 24,24"}, objectives=HELD, mode=GOT)
    assert control.controller(g, "centre") == "own"
    assert (control.held(g, "a"), control.held(g, "b")) == (("centre",), ())


@rule("FIG-OBJ-02")
def test_a_unit_that_moves_off_its_token_loses_it() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,24"}, objectives=HELD, mode=GOT)
    answer(match, ahead(5))
    assert board(match).objectives["centre"].claimed == ""
    assert events(match, "objective_lost")


def held_against(figures: int, enemy: str) -> G:
    """A token held by so many Sworn Swords whose front an enemy touches."""
    own = {"own": f"{SWORDS} 24,24 x{figures}", "foe": f"{enemy} owner=b @180"}
    return engine(own, objectives=HELD, mode=GOT)


@pytest.mark.parametrize(("figures", "foes", "holder"), [(8, 12, ""), (8, 8, "own"), (12, 4, "own")])
@rule("FIG-OBJ-02", "FIG-OBJ-07")
def test_only_an_engaged_enemy_with_more_ranks_breaks_control(figures: int, foes: int, holder: str) -> None:
    g = held_against(figures, f"{SENTINELS} 24,28.8 x{foes}")
    assert control.controller(g, "centre") == holder


@rule("FIG-OBJ-02")
def test_an_enemy_that_does_not_touch_contests_nothing() -> None:
    assert control.controller(held_against(4, f"{SENTINELS} 24,30"), "centre") == "own"


@pytest.mark.parametrize(("wounds", "holder"), [(0, ""), (2, ""), (3, "own")])
@rule("FIG-OBJ-04")
def test_a_solo_unit_contests_with_as_many_ranks_as_wounds_left(wounds: int, holder: str) -> None:
    g = held_against(8, f"savage_giant 24,27.78 wounds={wounds}")
    assert control.controller(g, "centre") == holder


@rule("FIG-OBJ-05", "FIG-RUL-36")
def test_control_returns_when_the_contesting_enemy_loses_ranks() -> None:
    g = held_against(8, f"{SENTINELS} 24,28.8")
    assert control.controller(g, "centre") == ""
    g.state.units["foe"] = replace(g.state.units["foe"], figures=8)
    assert control.controller(g, "centre") == "own"


@rule("FIG-OBJ-09")
def test_a_covered_token_stays_where_it_lies_and_stops_nobody() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,21.5"}, objectives=TOKEN, mode=GOT)
    answer(match, ahead(5))
    row = board(match).objectives["centre"]
    assert (row.x, row.y) == place("24,24")
    assert board(match).units["own"].y == 26_500


@rule("FIG-OBJ-02")
def test_a_destroyed_unit_leaves_its_token() -> None:
    units = {"own": f"{SWORDS} 24,24 x0", "foe": f"{SENTINELS} 4,44 owner=b"}
    match = at(tell("unit_destroyed", "own", "b"), units, objectives=HELD, mode=GOT)
    assert board(match).objectives["centre"].claimed == ""
