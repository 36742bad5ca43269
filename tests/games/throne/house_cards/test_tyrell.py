"""The cards of Tyrell with a text."""

import pytest

from tests.games.throne.battle.fights import answers, fight, kinds, play
from tests.games.throne.given import board, events, over, where
from tests.rule import rule


def totals(match):
    return events(match, "battle_won")[0]["totals"]


@rule("THR-HCD-15", "THR-RUL-23")
def test_ser_loras_kills_an_enemy_footman_before_strengths_are_compared():
    m = play(fight("tyrell F", "lannister FK"), tyrell="ser_loras_tyrell", lannister="cersei_lannister")
    assert totals(m) == {"tyrell": 3, "lannister": 2}
    assert events(m, "units_lost")[0] == {
        "house": "lannister",
        "area": "harrenhal",
        "cause": "card",
        "ready": {"footman": 1},
        "routed": {},
        "attacking": False,
    }


@rule("THR-HCD-15", "THR-RUL-24")
@pytest.mark.parametrize(("choice", "strength"), [("ready", 2), ("routed", 3)])
def test_ser_loras_chooses_between_a_ready_and_a_routed_footman(choice, strength):
    m = play(fight("tyrell F", "lannister FKf"), tyrell="ser_loras_tyrell", lannister="cersei_lannister")
    assert answers(m, "tyrell") == ["ready", "routed"]
    m.submit("tyrell", choice)
    assert totals(m)["lannister"] == strength


@rule("THR-HCD-15", "THR-RUL-24")
def test_ser_loras_kills_a_lone_routed_footman():
    m = play(fight("tyrell F", "lannister f"), tyrell="ser_loras_tyrell", lannister="cersei_lannister")
    assert over(m)
    assert where(m, "lannister") == {}


@rule("THR-HCD-15")
def test_ser_loras_does_nothing_to_knights_ships_or_supporters():
    m = fight(
        "tyrell K", "lannister K", armies={"stoney_sept": "lannister F"}, orders={"stoney_sept": "support"}
    )
    m.submit("lannister", {"stoney_sept": "defender"})
    play(m, tyrell="ser_loras_tyrell", lannister="cersei_lannister")
    assert totals(m) == {"tyrell": 4, "lannister": 3}
    assert events(m, "units_lost") == []


@rule("THR-HCD-15")
def test_ser_loras_in_defence_kills_an_attacking_footman():
    m = play(fight("lannister FK", "tyrell F"), tyrell="ser_loras_tyrell", lannister="cersei_lannister")
    assert totals(m) == {"lannister": 2, "tyrell": 3}
    assert where(m, "lannister") == {"riverrun": "k"}


@rule("THR-HCD-16")
def test_brienne_removes_the_defence_order_she_attacks():
    m = fight("tyrell KK", "lannister F", orders={"harrenhal": "defence_plus_2"})
    play(m, tyrell="brienne_of_tarth", lannister="tyrion_lannister")
    assert totals(m) == {"tyrell": 4, "lannister": 3}
    assert board(m).orders == {}


@rule("THR-HCD-16")
def test_brienne_leaves_other_orders_alone():
    m = fight("tyrell F", "lannister KK", orders={"harrenhal": "march_0"})
    play(m, tyrell="brienne_of_tarth", lannister="tyrion_lannister")
    assert list(board(m).orders) == ["harrenhal"]
    assert events(m, "ability_worked") == []


@rule("THR-HCD-16")
def test_brienne_in_defence_keeps_her_own_defence_order():
    m = fight("lannister F", "tyrell F", orders={"harrenhal": "defence_plus_2"})
    play(m, tyrell="brienne_of_tarth", lannister="cersei_lannister")
    assert totals(m)["tyrell"] == 3
    assert list(board(m).orders) == ["harrenhal"]


@rule("THR-HCD-17", "THR-HCD-08")
def test_the_queen_of_thorns_cancels_a_text_that_counts():
    m = play(fight("stark KK", "tyrell F"), stark="robb_stark", tyrell="queen_of_thorns")
    assert totals(m)["stark"] == 4 + 2
    assert events(m, "ability_worked") == [{"house": "tyrell", "card": "queen_of_thorns"}]


@rule("THR-HCD-17", "THR-HCD-08")
def test_the_queen_of_thorns_cancels_a_text_of_the_winner():
    m = play(fight("lannister KK", "tyrell F"), lannister="jaime_lannister", tyrell="queen_of_thorns")
    m.submit("tyrell", "blackwater")
    assert board(m).houses["lannister"].power == 5


@rule("THR-HCD-17")
def test_the_queen_of_thorns_leaves_strength_swords_and_fortifications():
    m = play(fight("lannister KK", "tyrell FFF"), lannister="tywin_lannister", tyrell="queen_of_thorns")
    assert totals(m)["lannister"] == 7
    assert kinds(m) == {"tyrell": "retreat"}
    m.submit("tyrell", "blackwater")
    assert where(m, "tyrell") == {"blackwater": "f"}
    assert events(m, "ability_worked") == []
