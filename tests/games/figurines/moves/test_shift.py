"""Shifts (FIG-GLO-10, FIG-MOV-09)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.moves.shift import ShiftUnit
from tests.games.figurines.given import answer, at, offered, over, refused
from tests.games.figurines.moves.ways import legs, one, stands
from tests.rule import rule

OK = ("", "")
ALONE = {"a": "stark_sworn_swords 24,24 @90"}


@rule("FIG-GLO-10")
@pytest.mark.parametrize(
    ("way", "there"),
    [("forward", (26, 24)), ("backward", (22, 24)), ("left", (24, 26)), ("right", (24, 22))],
)
def test_a_shift_goes_straight_to_one_side_of_the_tray(way: str, there: tuple[int, int]) -> None:
    match = at(ShiftUnit(unit="a", distance=2_000), ALONE)
    answer(match, {way: one(0, 2)})
    assert stands(match, "a") == (*there, 90)


@rule("FIG-GLO-10")
def test_a_shift_never_turns_and_never_goes_diagonally() -> None:
    match = at(ShiftUnit(unit="a", distance=2_000), ALONE)
    assert refused(match, "a", {"left": one(10, 1)}) == ("FIG-GLO-10", "no-turn-before")
    assert refused(match, "a", {"left": {"x": 23_000, "y": 25_000, "facing": 9_000}}) == (
        "FIG-GLO-10",
        "not-in-line",
    )
    assert refused(match, "a", {"left": one(0, 2.1)}) == ("FIG-GLO-10", "moves-too-far")


@rule("FIG-GLO-10")
def test_only_the_directions_allowed_are_offered() -> None:
    match = at(ShiftUnit(unit="a", distance=2_000, directions=("left", "right")), ALONE)
    assert {way if isinstance(way, str) else next(iter(way)) for way in offered(match)} == {
        "stay",
        "left",
        "right",
    }


@rule("FIG-MOV-09")
def test_a_shift_obeys_the_rules_of_movement() -> None:
    units = ALONE | {"friend": "stark_sworn_swords 24,30.5 @90", "foe": "ghost 30,24 owner=b"}
    match = at(ShiftUnit(unit="a", distance=3_000), units)
    assert refused(match, "a", {"left": one(0, 2)}) == ("FIG-MOV-05", "ends-on-friend")
    assert refused(match, "a", {"forward": one(0, 2)}) == ("FIG-MOV-06", "ends-near-enemy")
    assert refused(match, "a", {"forward": one(0, 3)}) == ("FIG-MOV-04", "moves-through-enemy")
    edge = at(ShiftUnit(unit="a", distance=3_000), {"a": "stark_sworn_swords 3,24 @90"})
    assert refused(edge, "a", {"backward": one(0, 1)}) == ("FIG-MOV-07", "moves-off-table")


@rule("FIG-MOV-09")
def test_a_shift_never_takes_a_unit_out_of_an_engagement() -> None:
    units = {"a": "stark_sworn_swords 24,24", "foe": "lannister_guardsmen 24,28.8 @180 owner=b"}
    match = at(ShiftUnit(unit="a", distance=6_000), units)
    assert refused(match, "a", {"left": one(0, 3)}) == OK
    assert refused(match, "a", {"left": one(0, 6)}) == ("FIG-MOV-09", "shift-leaves-enemy")
    assert refused(match, "a", {"backward": one(0, 2)}) == ("FIG-MOV-09", "shift-leaves-enemy")


@rule("FIG-GLO-12")
def test_a_shift_of_up_to_so_far_may_be_declined() -> None:
    match = at(ShiftUnit(unit="a", distance=2_000), ALONE)
    answer(match, "stay")
    assert over(match)
    assert stands(match, "a") == (24, 24, 90)


def test_a_shift_has_one_leg() -> None:
    match = at(ShiftUnit(unit="a", distance=2_000), ALONE)
    assert refused(match, "a", {"left": legs(0, 1, 10)})[0] == "FIG-GLO-10"
