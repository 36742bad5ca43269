"""What helps somebody who writes an army list of conquest (CON-ARM)."""

from __future__ import annotations

from typing import Any

import montjoie
from tests.rule import rule


def advised(**told: Any) -> dict[str, Any]:
    return montjoie.find("conquest").army_advice({"faction": "hundred_kingdoms", "limit": 500} | told)


def warband(**told: Any) -> dict[str, Any]:
    return {"character": "noble_lord", "warlord": True, "regiments": []} | told


def regiment(name: str, **told: Any) -> dict[str, Any]:
    return {"regiment": name, "stands": 3} | told


@rule("CON-ARM-03", "CON-ARM-04")
def test_an_empty_list_is_offered_characters() -> None:
    offers = advised(warbands=[])["offers"]
    assert offers["characters"]["noble_lord"]
    assert "blooded" not in offers["characters"]  # of another faction


@rule("CON-ARM-06", "CON-ARM-07")
def test_a_warband_is_offered_its_own_regiments_restricted_ones_after_mainstay() -> None:
    (bare,) = advised(warbands=[warband()])["offers"]["warbands"]
    assert bare["regiments"]["militia"]
    assert "household_knights" in bare["restricted"]
    assert "crusaders" not in bare["regiments"]  # of the priest's warband


@rule("CON-ARM-01")
def test_what_is_too_dear_is_offered_as_such() -> None:
    dear = [regiment("militia", stands=12)]
    (band,) = advised(warbands=[warband(regiments=dear)])["offers"]["warbands"]
    assert band["regiments"]["household_guard"] is False


@rule("CON-ARM-05")
def test_a_full_warband_is_offered_no_more_regiments() -> None:
    full = [regiment("militia")] * 4
    (band,) = advised(warbands=[warband(regiments=full)], limit=3000)["offers"]["warbands"]
    assert band["regiments"] == {}


@rule("CON-ARM-08", "CON-MST-02", "CON-OFF-01")
def test_characters_and_regiments_are_offered_only_what_they_may_have() -> None:
    told = advised(warbands=[warband(regiments=[regiment("militia")])])
    (band,) = told["offers"]["warbands"]
    assert band["items"]
    assert band["masteries"]
    assert band["extras"][0]["officers"] == {"servite": True, "neophyte": True}
    taken = warband(regiments=[regiment("militia", officers=["servite"])])
    (band,) = advised(warbands=[taken])["offers"]["warbands"]
    assert band["extras"][0]["officers"] == {}  # one officer at most


@rule("CON-ARM-01", "CON-ARM-08")
def test_costs_add_up_to_the_points() -> None:
    told = advised(warbands=[warband(regiments=[regiment("militia", stands=5, officers=["servite"])])])
    ((character, regiments),) = [(band["character"], band["regiments"]) for band in told["costs"]]
    assert told["points"] == character + sum(regiments) == 80 + 100 + 2 * 30 + 15


def test_a_document_that_is_no_list_gets_no_advice() -> None:
    assert montjoie.find("conquest").army_advice({"faction": 3}) == {}
    assert set(advised(warbands=[warband(character="nobody")])) == {"army"}


@rule("CON-ARM-01")
def test_who_is_veteran_for_nothing_costs_nothing_more_in_the_text_and_beside_the_list() -> None:
    told = advised(warbands=[warband(regiments=[regiment("men_at_arms", upgrades=["veterans"])] * 2)])
    costs = [each for band in told["costs"] for each in (band["character"], *band["regiments"])]
    assert sum(costs) == told["points"]
    assert all(f"[{each}]" in told["text"]["en"] for each in costs)
