"""Placing units in a skirmish (WES-SKI-13, WES-SKI-14, WES-SKI-17)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.skirmish.deploy import PlaceCommanders, PlaceUnits
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, commander, offered, over, refused
from tests.rule import rule

RAID, BOUNTY = "raid_in_the_riverlands", "bounty_of_the_westerlands"
MAEGE, RICKARD, EDDARD = commander("maege"), commander("rickard"), commander("eddard")
KEVAN = commander("kevan")
HOST, RIDERS = "war_host_of_the_north/green", "winterfell_riders/blue"


def commanding(*names: str, house: str = "stark", plan: str = RAID, **given: Any) -> Match:
    return at(PlaceCommanders(house=house, commanders=names), plan=plan, **given)


def placing(*units: str, plan: str = RAID, **given: Any) -> Match:
    return at(PlaceUnits(house="stark", units=units), plan=plan, **given)


@rule("WES-SKI-13", "WES-SKI-15", "WES-EX-28")
@pytest.mark.parametrize(
    ("house", "hex", "refusal"),
    [
        ("stark", "5,3", ("", "")),
        ("stark", "5,4", ("WES-SKI-13", "place-too-far")),
        ("lannister", "5,13", ("", "")),
        ("lannister", "5,12", ("WES-SKI-13", "place-too-far")),
        ("stark", "0,1", ("WES-HEX-02", "place-off-board")),
    ],
)
def test_commanders_stand_within_three_rows_of_the_own_edge(
    house: str, hex: str, refusal: tuple[str, str]
) -> None:
    name = MAEGE if house == "stark" else KEVAN
    match = commanding(name, house=house)
    assert refused(match, house, {name: hex}) == refusal
    assert len(offered(match, house)) == 10 + 9 + 10


@rule("WES-SKI-13", "WES-EX-28")
@pytest.mark.parametrize(
    ("hex", "refusal"), [("5,1", ("WES-SKI-13", "zones-overlap")), ("6,1", ("", "")), ("6,3", ("", ""))]
)
def test_own_zones_of_control_stay_apart_in_a_raid(hex: str, refusal: tuple[str, str]) -> None:
    match = commanding(MAEGE, RICKARD)
    match.submit("stark", {MAEGE: "1,1"})
    assert refused(match, "stark", {RICKARD: hex}) == refusal
    assert refused(match, "stark", {MAEGE: hex}) == ("WES-SKI-13", "not-offered")


@rule("WES-HEX-02")
@pytest.mark.parametrize("hex", ["0,1", "16,1", "99,99", "nowhere", ""])
@pytest.mark.parametrize("plan", [RAID, BOUNTY])
def test_a_hex_that_does_not_exist_is_refused(hex: str, plan: str) -> None:
    match = commanding(MAEGE, RICKARD, plan=plan)
    match.submit("stark", {MAEGE: "1,1"})
    assert refused(match, "stark", {RICKARD: hex}) == ("WES-HEX-02", "place-off-board")
    match = placing(HOST, plan=plan)
    assert refused(match, "stark", {HOST: hex}) == ("WES-HEX-02", "place-off-board")


@rule("WES-SKI-13")
def test_zones_of_control_may_overlap_where_the_card_says_so() -> None:
    match = commanding(MAEGE, RICKARD, plan=BOUNTY)
    match.submit("stark", {MAEGE: "1,1"})
    assert refused(match, "stark", {RICKARD: "2,1"}) == ("", "")


@rule("WES-SKI-13")
def test_the_zones_of_enemy_commanders_do_not_matter() -> None:
    match = commanding(MAEGE, units={"l1": "guards green 5,4 @kevan"})
    assert refused(match, "stark", {MAEGE: "5,3"}) == ("", "")


@rule("WES-SKI-13")
def test_a_commander_leaves_room_for_those_still_to_be_placed() -> None:
    rivers = dict.fromkeys(("10,1", "9,2", "10,3", "1,1", "1,2", "1,3", "9,1", "9,3"), "river")
    match = commanding(MAEGE, RICKARD, terrain=rivers)
    assert refused(match, "stark", {MAEGE: "5,2"}) == ("WES-SKI-13", "zones-leave-no-room")
    assert refused(match, "stark", {MAEGE: "2,1"}) == ("", "")
    for answer in offered(match, "stark"):
        match.submit("stark", answer)
        assert offered(match, "stark")
        match.undo("stark")


@rule("WES-SKI-13", "WES-SET-10")
def test_a_commander_leads_a_full_unit_of_his_type() -> None:
    match = commanding(RICKARD)
    match.submit("stark", {RICKARD: "5,3"})
    (unit,) = board(match).units.values()
    assert (unit.card, unit.rank, unit.figures, unit.commander) == ("winterfell_riders", "blue", 3, RICKARD)
    assert board(match).commanders[RICKARD].unit in board(match).units
    assert over(match)


@rule("WES-SKI-14", "WES-SKI-15", "WES-EX-28")
@pytest.mark.parametrize(
    ("hex", "refusal"), [("5,4", ("", "")), ("5,5", ("WES-SKI-14", "place-too-far")), ("5,1", ("", ""))]
)
def test_units_stand_within_four_rows_of_the_own_edge(hex: str, refusal: tuple[str, str]) -> None:
    match = placing(HOST)
    assert refused(match, "stark", {HOST: hex}) == refusal
    assert len(offered(match, "stark")) == 10 + 9 + 10 + 9


@rule("WES-SKI-14")
def test_all_units_are_placed() -> None:
    match = placing(HOST, RIDERS, HOST)
    match.submit("stark", {HOST: "1,1"})
    match.submit("stark", {HOST: "2,1"})
    assert refused(match, "stark", {HOST: "3,1"}) == ("WES-SKI-14", "not-offered")
    match.submit("stark", {RIDERS: "3,1"})
    assert over(match)
    placed = {unit.hex: (unit.card, unit.rank) for unit in board(match).units.values()}
    assert placed == {
        "1,1": ("war_host_of_the_north", "green"),
        "2,1": ("war_host_of_the_north", "green"),
        "3,1": ("winterfell_riders", "blue"),
    }


@rule("WES-SKI-17")
def test_nothing_is_placed_in_impassable_terrain() -> None:
    ground: dict[str, Any] = {"terrain": {"5,3": "river", "6,3": "river"}, "overlays": {"6,3": "ford"}}
    match = placing(HOST, **ground)
    assert refused(match, "stark", {HOST: "5,3"}) == ("WES-SKI-17", "place-impassable")
    assert refused(match, "stark", {HOST: "6,3"}) == ("", "")
    match = commanding(MAEGE, **ground)
    assert refused(match, "stark", {MAEGE: "5,3"}) == ("WES-SKI-17", "place-impassable")


@rule("WES-SKI-17", "WES-HEX-05")
def test_nothing_is_placed_in_an_occupied_hex() -> None:
    match = placing(HOST, units={"s01": "host green 5,3"})
    assert refused(match, "stark", {HOST: "5,3"}) == ("WES-SKI-17", "place-occupied")
    match = commanding(MAEGE, units={"s01": "host green 5,3"})
    assert refused(match, "stark", {MAEGE: "5,3"}) == ("WES-SKI-17", "place-occupied")
