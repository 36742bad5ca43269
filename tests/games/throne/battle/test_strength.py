"""Strengths: every part of the sum, with its rule."""

import pytest

from montjoie.games.throne.battle.strength import strength
from tests.games.throne.battle.fights import battle, fight, parts, stated
from tests.rule import rule


@rule("THR-BAT-03", "THR-EX-11")
def test_two_knights_and_a_footman_have_a_base_of_five():
    m = fight("stark FKK", "lannister F")
    assert strength(m.engine, battle(m), "attacker").total == 5


@rule("THR-BAT-03")
def test_a_ship_counts_one():
    m = fight("stark SSS", "lannister S", area="ironmans_bay", origin="sunset_sea")
    assert stated(m) == {"stark": 3, "lannister": 1}


@rule("THR-BAT-03", "THR-ROU-01")
def test_routed_units_count_nothing():
    m = fight("stark F", "lannister Fkk")
    explained = strength(m.engine, battle(m), "defender")
    assert [(p.value, p.rule, p.source) for p in explained.parts] == [
        (1, "THR-BAT-03", "footman"),
        (0, "THR-ROU-01", "routed/knight"),
    ]


@rule("THR-BAT-04", "THR-ORD-02")
@pytest.mark.parametrize(("march", "total"), [("march_minus_1", 1), ("march_0", 2), ("march_plus_1", 3)])
def test_the_attacker_adds_his_march_order(march, total):
    assert stated(fight("stark FF", "lannister FF", march=march)) == {"stark": total, "lannister": 2}


@rule("THR-BAT-05", "THR-ORD-03", "THR-ACT-02")
@pytest.mark.parametrize(("order", "total"), [("defence_plus_1", 3), ("defence_plus_2", 4)])
def test_the_defender_adds_his_defence_order(order, total):
    m = fight("stark FF", "lannister FF", orders={"harrenhal": order})
    assert stated(m) == {"stark": 2, "lannister": total}


@rule("THR-BAT-05")
@pytest.mark.parametrize(
    "order", ["march_plus_1", "march_minus_1", "support_plus_1", "raid", "consolidate_power"]
)
def test_no_other_order_of_the_defender_counts(order):
    m = fight("stark FF", "lannister FF", orders={"harrenhal": order})
    assert stated(m) == {"stark": 2, "lannister": 2}


@rule("THR-BAT-06", "THR-BAT-04", "THR-BAT-05", "THR-EX-13", "THR-SPT-02")
def test_the_battle_of_blackwater_before_the_cards():
    m = fight(
        "tyrell KK",
        "lannister F",
        area="blackwater",
        origin="the_reach",
        march="march_plus_1",
        armies={"kings_landing": "tyrell K", "stoney_sept": "lannister FK", "harrenhal": "baratheon K"},
        orders={
            "blackwater": "march_minus_1",
            "kings_landing": "support",
            "stoney_sept": "support",
            "harrenhal": "support",
        },
    )
    m.submit("baratheon", {"harrenhal": "defender"})
    m.submit("lannister", {"stoney_sept": "defender"})
    m.submit("tyrell", {"kings_landing": "attacker"})
    assert stated(m) == {"tyrell": 7, "lannister": 6}


@rule("THR-BAT-07", "THR-BAT-08", "THR-BAT-09")
def test_a_total_is_the_sum_of_units_order_support_card_and_blade():
    m = fight(
        "stark FK",
        "lannister F",
        march="march_plus_1",
        armies={"blackwater": "baratheon K"},
        orders={"blackwater": "support"},
    )
    m.submit("baratheon", {"blackwater": "attacker"})
    cards = {"attacker": "eddard_stark", "defender": "tywin_lannister"}
    explained = strength(m.engine, battle(m).but(cards=cards, blade="attacker"), "attacker")
    assert parts(explained) == {
        "THR-BAT-03": 3,
        "THR-BAT-04": 1,
        "THR-SPT-03": 2,
        "THR-BAT-07": 3,
        "THR-VSB-01": 1,
    }
    assert explained.total == 10


@rule("THR-CTL-09")
def test_a_power_token_adds_nothing():
    m = fight("stark FF", "lannister FF", tokens={"harrenhal": "lannister"})
    assert stated(m) == {"stark": 2, "lannister": 2}


@rule("THR-RUL-46")
def test_no_floor_is_applied_to_a_strength():
    m = fight("stark f", "lannister F", march="march_minus_1")
    assert strength(m.engine, battle(m), "attacker").total == -1
