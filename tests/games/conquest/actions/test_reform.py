"""Reform, Rally, Aim."""

from __future__ import annotations

from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.actions.reform import Aim, Rally, Reform
from montjoie.games.conquest.profiles import has
from tests.games.conquest.given import answer, at, board, engine, over, refusals
from tests.rule import rule

REFORM = Reform(regiment="militia_1")


@rule("CON-RFM-01", "CON-EX-13")
def test_a_reform_takes_any_formation_and_facing_about_its_centre():
    match = at(REFORM, "militia 24,24 x6 f3")
    answer(match, "choose_reform", {"2-0": 9000})
    row = board(match).regiments["militia_1"]
    assert (row.x, row.y, row.facing, row.files) == (24000, 24000, 9000, 2)
    assert over(match)


@rule("CON-RFM-01", "CON-GEO-24")
def test_no_stand_goes_further_than_the_lowest_march():
    match = at(REFORM, "militia 24,24 x12 f2")
    assert refusals(match, {"12-0": 0}) == ["CON-RFM-01"]
    assert refusals(match, {"3-0": 0}) == []


@rule("CON-RFM-02", "CON-RUL-15", "CON-REG-07")
def test_a_reform_ends_rightly_and_an_inch_from_enemies():
    near = at(REFORM, "militia 24,24 x6 f3", "militia 24,29.5 @180 b")
    assert refusals(near, {"2-0": 0}) == ["CON-RFM-02"]
    assert refusals(at(REFORM, "militia 24,24 x6 f3", "militia 30.2,24"), {"6-0": 0}) == ["CON-REG-07"]
    assert refusals(at(REFORM, "militia 5,24 x6 f3"), {"6-0": 0}) == ["CON-REG-07"]


@rule("CON-RFM-01", "CON-GEO-04")
def test_who_reforms_may_stay_as_it_stands_even_where_it_could_not_come_to_stand():
    match = at(REFORM, "militia 24,24 @20 x5 f3", "militia 26,24")
    files, rear = board(match).regiments["militia_1"].files, board(match).regiments["militia_1"].rear
    assert refusals(match, {f"{files}-{rear}": 2100}) == ["CON-REG-07"]
    assert refusals(match, {f"{files}-{rear}": 2000}) == []
    answer(match, "choose_reform", {f"{files}-{rear}": 2000})
    assert over(match)


@rule("CON-RLY-01", "CON-BRK-02")
def test_rally_removes_broken_without_a_roll():
    match = at(Rally(regiment="militia_1"), "militia 24,24 broken")
    assert not board(match).regiments["militia_1"].broken
    assert "rally" not in possible(engine("militia 24,24"), "militia_1")
    assert "rally" in possible(engine("militia 24,24 broken"), "militia_1")


@rule("CON-AIM-01")
def test_aim_gives_aimed_shot():
    match = at(Aim(regiment="militia_bowmen_1"), "militia_bowmen 24,24")
    assert has(match.engine, "militia_bowmen_1", "aimed_shot")
    assert "aim" not in possible(engine("militia 24,24"), "militia_1")


@rule("CON-ACT-11", "CON-CRL-01", "CON-MAR-01")
def test_actions_are_for_regiments_in_contact_or_for_those_that_are_not():
    apart = engine("militia 24,24 broken", "militia 24,26.441 @180 b")
    assert possible(apart, "militia_1") == ["march", "rally", "reform"]
    contact = engine(
        "militia 24,24 broken", "militia 24,26.441 @180 b", contacts={"militia_1|militia_2": "front/front"}
    )
    assert "combat_rally" in possible(contact, "militia_1")
    assert not {"march", "rally", "reform"} & set(possible(contact, "militia_1"))
