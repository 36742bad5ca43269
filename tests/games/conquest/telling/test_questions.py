"""What is shown with a question beyond its shape."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.actions.charge import Charge
from montjoie.games.conquest.terrain.garrison import Leave
from tests.games.conquest.given import answer, at, board, roll
from tests.rule import rule


def asked(match: Any, seat: str = "a") -> dict[str, Any]:
    space: dict[str, Any] = match.view(seat)["decision"]["space"]
    return space


@rule("CON-CHG-06", "CON-CHG-07")
def test_every_way_of_a_charge_is_told_with_where_it_ends():
    step = Charge(regiment="militia_1", target="raiders_1")
    match = at(step, "militia 24,10", "raiders 26,16 @180 b", live=False)
    roll(match, 6)
    space = asked(match)
    assert set(space["places"]) == set(space["options"])
    wheel = space["options"][0]
    answer(match, "charge_way", wheel)
    row = board(match).regiments["militia_1"]
    assert [row.x, row.y, row.facing] == space["places"][wheel]


@rule("CON-GAR-06")
def test_every_way_out_of_a_garrison_is_told_with_where_the_regiment_stands():
    match = at(Leave(regiment="militia_1"), "militia x3 in=house_1", pieces=("house 24,20 4x6",))
    space = asked(match)
    name = space["options"][0]
    answer(match, "choose_leaving", name)
    row = board(match).regiments["militia_1"]
    assert [row.x, row.y, row.facing] == space["places"][name]
