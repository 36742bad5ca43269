"""The end of the action phase: routed units recover, power is collected, orders leave (THR-CON)."""

import pytest

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.kernel.match import Match
from tests.games.throne.given import at, board, events, over, where
from tests.rule import rule


def ending(**given) -> Match:
    """From the end of the marches on."""
    return at(ActionPhase(at="recover"), **given)


@rule("THR-EX-16", "THR-CON-02")
def test_a_lone_footman_on_dragonstone_earns_two_power():
    match = ending(armies={"dragonstone": "baratheon F"}, orders={"dragonstone": "consolidate_power"})
    assert board(match).houses["baratheon"].power == 7


@rule("THR-CON-02")
@pytest.mark.parametrize(("area", "earned"), [("storms_end", 1), ("stoney_sept", 2), ("kings_landing", 3)])
def test_an_order_gives_one_power_and_one_for_each_crown(area, earned):
    match = ending(armies={area: "stark FF"}, orders={area: "consolidate_power"})
    (gain,) = events(match, "power_gained")
    assert (gain["house"], gain["amount"], gain["area"]) == ("stark", earned, area)
    assert (gain["power"], gain["earned"]["total"]) == (5 + earned, earned)


@rule("THR-ORD-06")
def test_the_special_order_earns_no_more_than_the_others():
    match = ending(armies={"storms_end": "stark F"}, orders={"storms_end": "consolidate_power_special"})
    assert board(match).houses["stark"].power == 6


@rule("THR-CON-01")
def test_all_houses_collect_without_being_asked():
    match = ending(
        armies={"stoney_sept": "lannister F", "storms_end": "baratheon F", "oldtown": "baratheon F"},
        orders=dict.fromkeys(("stoney_sept", "storms_end", "oldtown"), "consolidate_power"),
    )
    assert over(match)
    assert board(match).houses["lannister"].power == 7
    assert board(match).houses["baratheon"].power == 7


@rule("THR-CON-01", "THR-CON-03")
def test_an_order_that_is_gone_gives_nothing():
    match = at(
        ActionPhase(),
        armies={"harrenhal": "baratheon F", "stoney_sept": "lannister F"},
        orders={"harrenhal": "raid", "stoney_sept": "consolidate_power"},
    )
    match.submit("baratheon", {"harrenhal": ["stoney_sept"]})
    assert over(match)
    assert board(match).houses["lannister"].power == 5


@rule("THR-CON-02")
def test_power_is_taken_from_a_reserve_that_can_run_out():
    match = ending(
        armies={"kings_landing": "stark F"},
        orders={"kings_landing": "consolidate_power"},
        houses={"stark": {"power": 17}},
        tokens={"winterfell": "stark"},
    )
    assert board(match).houses["stark"].power == 19


@rule("THR-ACT-01", "THR-CON-01")
def test_power_is_collected_when_all_marches_are_resolved():
    match = at(
        ActionPhase(),
        armies={"storms_end": "baratheon F", "oldtown": "tyrell F"},
        orders={"storms_end": "consolidate_power", "oldtown": "march_0"},
    )
    assert board(match).houses["baratheon"].power == 5
    match.submit("tyrell", {"oldtown": {}})
    assert board(match).houses["baratheon"].power == 6


@rule("THR-WCD-08")
def test_feast_for_crows_skips_the_collection():
    match = ending(
        armies={"storms_end": "stark F"},
        orders={"storms_end": "consolidate_power"},
        turn={"cards": ("supply", "clash_of_kings", "feast_for_crows")},
    )
    assert board(match).houses["stark"].power == 5


@rule("THR-CON-04", "THR-ORD-07")
def test_all_orders_left_are_taken_up():
    match = ending(
        armies={"storms_end": "stark F", "oldtown": "tyrell F"},
        orders={"storms_end": "support", "oldtown": "defence_plus_1"},
    )
    assert board(match).orders == {}


@rule("THR-ACT-02")
def test_support_and_defence_orders_ask_for_nothing_by_themselves():
    match = at(
        ActionPhase(),
        armies={"storms_end": "stark F", "oldtown": "tyrell F"},
        orders={"storms_end": "support_plus_1", "oldtown": "defence_plus_1"},
    )
    assert over(match)
    assert [e["kind"] for e in match.feed(None)] == ["throne.orders_cleared"]


@rule("THR-ROU-07")
def test_routed_units_recover_when_the_marches_are_over():
    match = ending(armies={"storms_end": "stark Fk", "the_narrow_sea": "tyrell s"})
    assert where(match, "stark") == {"storms_end": "FK"}
    assert where(match, "tyrell") == {"the_narrow_sea": "S"}
    assert events(match, "routed_recovered") == [{"areas": ["storms_end", "the_narrow_sea"]}]


@rule("THR-ROU-07")
def test_routed_units_lie_down_until_the_last_march_is_resolved():
    match = at(
        ActionPhase(),
        armies={"storms_end": "stark Fk", "oldtown": "tyrell F"},
        orders={"storms_end": "march_0", "oldtown": "march_0"},
    )
    match.submit("stark", {"storms_end": {}})
    assert where(match, "stark") == {"storms_end": "Fk"}
    match.submit("tyrell", {"oldtown": {}})
    assert where(match, "stark") == {"storms_end": "FK"}
