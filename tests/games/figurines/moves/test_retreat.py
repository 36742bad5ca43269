"""The Retreat (FIG-RET)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.moves.retreat import Retreat, directions, possible
from montjoie.kernel.match import Match
from tests.games.figurines.fights import watch
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    offered,
    over,
    refused,
    roll,
    waiting,
)
from tests.games.figurines.moves.ways import legs, one, stands
from tests.rule import rule

OK = ("", "")
GUARDS = {"g": "lannister_guardsmen 24,24 @180", "s": "stark_sworn_swords 24,19.2 @0 owner=b"}


def retreating(units: dict[str, str], die: int, **board: Any) -> Match:
    """Unit g retreats with that die."""
    match = at(Retreat(unit="g"), units, live=False, **board)
    roll(match, die)
    return match


@rule("FIG-RET-01", "FIG-RET-03", "FIG-EX-08")
def test_guards_that_roll_2_go_up_to_6_back_or_sideways_and_the_swords_may_pivot() -> None:
    match = retreating(GUARDS, 2)
    for way in ("backward", "left", "right"):
        assert refused(match, "a", {way: legs(0, 6, 30)}) == OK
        assert refused(match, "a", {way: legs(0, 6.01)}) == ("FIG-RET-01", "moves-too-far")
    answer(match, {"backward": legs(0, 6, 180)})
    assert stands(match, "g") == (24, 30, 0)
    assert asked(match, "free_pivot_turn") == "b"
    answer(match, one(90))
    assert stands(match, "s") == (24, 19.2, 90)
    assert over(match)


@rule("FIG-RET-01")
def test_only_engaged_units_retreat() -> None:
    units = {"g": "lannister_guardsmen 24,24"}
    assert not possible(engine(units), "g")
    assert over(at(Retreat(unit="g"), units))


@rule("FIG-RET-01")
def test_a_retreat_does_not_turn_before_it_moves() -> None:
    match = retreating(GUARDS, 2)
    assert refused(match, "a", {"backward": legs(10, 3)}) == ("FIG-RET-01", "no-turn-before")


@rule("FIG-RET-02")
@pytest.mark.parametrize(("facing", "forward"), [(180, False), (90, True), (270, True), (0, True)])
def test_forward_is_open_to_units_engaged_on_flank_or_rear(facing: int, forward: bool) -> None:
    units = {"g": f"ghost 24,24 @{facing}", "s": "stark_sworn_swords 24,20.22 owner=b"}
    assert ("forward" in directions(engine(units), "g")) is forward


@rule("FIG-RET-03")
def test_an_enemy_still_engaged_with_another_does_not_pivot() -> None:
    units = GUARDS | {"friend": "lannister_guardsmen 28,14.4"}
    match = retreating(units, 6)
    answer(match, {"backward": legs(0, 6)})
    assert over(match)


@rule("FIG-RET-03")
def test_every_enemy_left_alone_may_pivot() -> None:
    units = {
        "g": "lannister_guardsmen 24,24 @180",
        "x": "ghost 22,20.22 owner=b",
        "y": "grey_wind 26,20.22 owner=b",
    }
    match = retreating(units, 6)
    answer(match, {"backward": legs(0, 6)})
    answer(match, one(10))
    answer(match, one(20))
    assert (stands(match, "x")[2], stands(match, "y")[2]) == (10, 20)
    assert over(match)


@rule("FIG-RET-04")
def test_a_unit_without_room_stays_engaged_and_the_action_is_spent() -> None:
    units = GUARDS | {"behind": "stark_sworn_swords 24,30 owner=b"}
    match = retreating(units, 6)
    assert refused(match, "a", {"backward": legs(0, 0.5)}) == ("FIG-MOV-06", "ends-near-enemy")
    answer(match, "stay")
    assert stands(match, "g") == (24, 24, 180)
    assert over(match)


@rule("FIG-RET-04", "FIG-RUL-09")
def test_a_retreat_ends_an_inch_from_the_enemies_it_leaves() -> None:
    match = retreating(GUARDS, 1)
    assert refused(match, "a", {"backward": legs(0, 0.9)}) == ("FIG-MOV-06", "ends-near-enemy")
    assert refused(match, "a", {"backward": legs(0, 1)}) == OK
    assert refused(match, "a", {"backward": legs(0, 2, 45)}) == ("FIG-MOV-06", "ends-near-enemy")


@rule("FIG-RET-05", "FIG-RUL-09")
def test_the_die_is_rolled_before_the_way_is_chosen_and_staying_is_allowed() -> None:
    match = at(Retreat(unit="g"), GUARDS, live=False)
    assert waiting(match) == "dice"
    roll(match, 5)
    assert "stay" in offered(match)
    answer(match, "stay")
    assert over(match)  # nobody pivots


@rule("FIG-RET-06", "FIG-RUL-09")
def test_a_sideways_retreat_slides_along_the_tray_it_touches() -> None:
    match = retreating(GUARDS, 3)
    assert refused(match, "a", {"left": legs(0, 6.6)}) == OK
    assert refused(match, "a", {"left": legs(0, 3)}) == ("FIG-MOV-06", "ends-near-enemy")
    answer(match, {"left": legs(0, 6.6)})
    assert stands(match, "g") == (30.6, 24, 180)


@rule("FIG-RET-01")
def test_a_place_to_retreat_to_may_be_given_instead_of_legs() -> None:
    match = retreating(GUARDS, 3)
    answer(match, {"backward": {"x": 24_000, "y": 27_000, "facing": 0}})
    assert stands(match, "g") == (24, 27, 0)


@rule("FIG-RRL-01")
def test_an_effect_lets_the_owner_roll_the_die_again() -> None:
    match = at(Retreat(unit="g", reroll="tactical_regroup"), GUARDS, live=False)
    roll(match, 1)
    answer(match, "reroll")
    roll(match, 6)
    assert refused(match, "a", {"backward": legs(0, 10)}) == OK


@rule("FIG-RET-01")
def test_every_offered_retreat_is_legal_and_ends_the_engagement() -> None:
    match = retreating(GUARDS, 4)
    ways = [way for way in offered(match) if way != "stay"]
    assert {next(iter(way)) for way in ways} == {"backward", "left", "right"}
    assert all(refused(match, "a", way) == OK for way in ways)


@rule("FIG-RUL-77", "FIG-RET-05")
@pytest.mark.parametrize("stay", ["stay", {"backward": []}])
def test_a_unit_that_stays_put_has_not_completed_a_retreat(
    monkeypatch: pytest.MonkeyPatch, stay: Any
) -> None:
    seen = watch(monkeypatch)
    match = retreating(GUARDS, 6)
    answer(match, stay)
    assert over(match)
    assert not {"retreat_completed", "move_ended"} & {moment.window for moment in seen}


@rule("FIG-TER-05")
def test_a_unit_that_stays_put_on_stakes_acts_there() -> None:
    match = retreating(GUARDS, 6, terrain={"s": "stakes 24,25"})
    answer(match, "stay")
    roll(match, 2)
    assert board(match).units["g"].figures == 9
