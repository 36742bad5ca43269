"""What may be asked about the battlefield at any time (CON-MEA-02)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import telling
from montjoie.games.conquest.state import Options
from tests.games.conquest.given import engine
from tests.rule import rule

STAND = 2441  # how wide infantry is
FACING = ("militia 24,10", "raiders 24,20 @180 b")


def told(what: str, *regiments: str, unit: str = "", target: str = "", **more: Any) -> dict[str, Any]:
    return telling.look(engine(*regiments, **more), None, {"what": what, "unit": unit, "target": target})


@rule("CON-GEO-03", "CON-COM-02", "CON-WND-04", "CON-CHR-05")
def test_the_table_tells_every_stand_with_what_it_carries_and_has_suffered():
    seen = told("table", "militia 24,10 x5 f3 w2 +noble_lord")["regiments"]["militia_1"]
    assert [stand["role"] for stand in seen["stands"]] == ["", "command", "character", "", "", ""]
    assert [stand["wounds"] for stand in seen["stands"]] == [0, 0, 0, 2, 0, 0]
    xs = [x for x, _ in seen["stands"][0]["corners"]]
    assert abs(max(xs) - min(xs) - STAND) <= 2


@rule("CON-SCO-03", "CON-RUL-41")
def test_the_table_tells_who_holds_a_zone_and_by_how_many_stands():
    seen = told("table", "men_at_arms 24,24", *FACING, options=Options(scenario="maelstrom"))["zones"]
    assert seen["centre"] == {"holder": "a", "seizing": {"a": 3, "b": 0}, "in_range": {"a": 3, "b": 0}}
    assert seen["west"]["holder"] == ""


@rule("CON-TER-01", "CON-TER-04")
def test_the_table_tells_the_rules_of_every_piece_of_ground():
    seen = told("table", *FACING, pieces=("hill 10,30 9x6", "house 34,30 4x6"))["pieces"]
    assert seen["hill_1"]["rules"][0] == {"id": "elevation", "x": 2}
    assert seen["house_2"]["garrison"]["capacity"] == 4


@rule("CON-MEA-02", "CON-MAR-02", "CON-CHG-02")
def test_a_regiment_tells_how_far_it_marches_charges_and_shoots():
    seen = told("unit", *FACING, unit="militia_1")
    assert seen["march"] == {"forward": 5000, "free": 5000, "aside": 2500, "second": 5000}
    assert seen["charge"]["most"] == 11_000
    assert seen["volley"] == {}
    bows = told("unit", "militia_bowmen 24,10", unit="militia_bowmen_1")
    assert max(y for _, y in bows["volley"]["militia_bowmen_1"]["area"]) > 10_000 + 16_000
    assert seen["members"]["militia_1"]["values"]["march"]["total"] == 5


@rule("CON-GAR-05", "CON-GAR-14")
def test_an_occupier_tells_that_it_shoots_all_round():
    inside = ("militia_bowmen x3 in=house_1", FACING[1])
    seen = told("unit", *inside, unit="militia_bowmen_1", pieces=("house 24,20 4x6",))
    ys = [y for _, y in seen["volley"]["militia_bowmen_1"]["area"]]
    assert (min(ys), max(ys)) == (pytest.approx(1000, abs=3), pytest.approx(39_000, abs=3))


@rule("CON-MAR-07")
def test_a_regiment_tells_how_much_of_its_march_is_free_straight_ahead():
    seen = told("unit", "militia 24,10", "raiders 24,17 @180 b", unit="militia_1")
    assert 0 < seen["march"]["free"] < 5000


@rule("CON-LOS-02", "CON-LOS-03")
def test_a_line_of_sight_names_what_stands_in_it():
    wall = "men_at_arms 24,15 x6 f6 b"
    clear = told("unit", *FACING, unit="militia_1")["sights"]["raiders_1"]
    stopped = told("unit", *FACING, wall, unit="militia_1")["sights"]["raiders_1"]
    assert clear["seen"]
    assert clear["blocked_by"] == []
    assert not stopped["seen"]
    assert stopped["blocked_by"] == ["men_at_arms_1"]


@rule("CON-TER-07", "CON-LOS-03")
def test_a_line_of_sight_names_the_ground_in_it():
    seen = told("unit", *FACING, unit="militia_1", pieces=("crag 24,15 9x2",))["sights"]["raiders_1"]
    assert not seen["seen"]
    assert seen["blocked_by"] == ["crag_1"]


@rule("CON-CHG-05", "CON-CHG-17", "CON-GEO-17")
def test_a_pair_tells_the_face_of_a_charge_the_die_it_needs_and_where_it_ends():
    seen = told(
        "pair", "militia 24,10 x3 f3", "raiders 24,20.441 @180 b x3 f3", unit="militia_1", target="raiders_1"
    )
    charge = seen["charge"]
    assert (charge["needed"], charge["chance"]) == (3, 6667)  # 8 inches: March 5 and 3
    assert list(charge["ends"]) == ["front"]
    assert charge["ends"]["front"]["engaged"] == [3, 3]
    assert charge["blocked"] == []


@rule("CON-CHG-10")
def test_a_pair_tells_of_a_charge_that_something_blocks():
    wall = ("militia 24,10 x3 f3", "raiders 24,20 @180 b x3 f3", "huskarls 24,15 @180 b x1 f1")
    charge = told("pair", *wall, unit="militia_1", target="raiders_1")["charge"]
    assert charge["ends"] == {}
    assert charge["blocked"] == ["front"]
    assert charge["chance"] == 0  # whatever the die shows


@rule("CON-CLA-02", "CON-GEO-19")
def test_a_pair_in_contact_tells_the_stands_that_are_engaged():
    touching = ("militia 24,10 x3 f3", "raiders 24,12.441 @180 b x3 f3")
    met = {"militia_1|raiders_1": "front/front"}
    seen = told("pair", *touching, unit="militia_1", target="raiders_1", contacts=met)
    assert seen["engaged"] == [[0, 1, 2], [0, 1, 2]]
    assert seen["charge"] == {"legal": False}


@rule("CON-VOL-06", "CON-VOL-08", "CON-VOL-09")
def test_a_pair_tells_which_stands_shoot():
    near = ("militia_bowmen 24,10 x3 f3", "raiders 24,16 @180 b")
    seen = told("pair", *near, unit="militia_bowmen_1", target="raiders_1")["volley"]
    assert seen["in_range"] == [0, 1, 2]
    assert [one["effective"] for one in seen["clear"]] == [True] * 3


@rule("CON-MEA-02")
def test_who_asks_about_nothing_or_nobody_is_told_nothing():
    for about in (
        {},
        {"what": "sky"},
        {"what": ["table"]},
        {"what": "unit", "unit": "nobody"},
        {"what": "pair"},
    ):
        assert telling.look(engine(*FACING), None, about) == {}
    assert told("pair", *FACING, unit="militia_1", target="militia_1") == {}
