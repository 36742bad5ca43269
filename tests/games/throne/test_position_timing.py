"""Positions in which something is too early or too late for the point of the turn (KER-POS)."""

from typing import Any

import pytest

import montjoie
from tests.games.throne.battle.fights import kinds
from tests.games.throne.test_positions import (
    Rows,
    accepted,
    army,
    document,
    fight,
    load_position,
    told,
    wrong,
)
from tests.games.throne.test_victory import SEVEN, SOUTH
from tests.rule import rule

EARLY = ("westeros", "planning", "raven", "raid")
TURN_2: Rows = {"number": 2}


def lying(**routed: int) -> Rows:
    return {"house": "stark", "ready": {"knight": 1}, "routed": routed}


def at(moment: str, **tables: Any) -> Rows:
    return document(moment, turn=TURN_2, **{"orders": {}} | tables)


@rule("THR-ROU-07")
@pytest.mark.parametrize("moment", [*EARLY, "consolidate"])
def test_units_are_routed_only_while_marches_are_resolved(moment):
    doc = at(moment, armies={"winterfell": lying(footman=1)})
    assert told(doc) == [("board.armies.winterfell.routed", "THR-ROU-07", "routed-untimely")]


@rule("THR-ROU-07")
def test_routed_units_lie_on_the_board_while_marches_are_resolved():
    orders = {"winterfell": {"token": "march_0"}}
    accepted(load_position(armies={"winterfell": lying(footman=1)}, orders=orders))


@rule("THR-MAR-12")
def test_routed_units_do_not_attack():
    doc = fight()
    doc["board"]["attackers"]["harrenhal"] = lying(footman=1)
    assert told(doc) == [("board.attackers.harrenhal.routed", "THR-MAR-12", "attackers-routed")]


@rule("THR-END-01")
@pytest.mark.parametrize("moment", [*EARLY, "march", "consolidate"])
def test_nobody_plays_on_where_a_house_has_already_won(moment):
    doc = at(moment, armies={area: army("stark", footman=1) for area in SEVEN})
    assert told(doc) == [("board", "THR-END-01", "already-won")]


@rule("THR-END-01", "THR-PLR-07")
def test_seven_areas_do_not_win_among_three():
    armies = {area: army("stark", footman=1) for area in SEVEN}
    doc = at("planning", seats=["stark", "lannister", "baratheon"], armies=armies)
    accepted(montjoie.from_position("throne", doc))


def tied(*claimed: str) -> Rows:
    steps = [*fight()["steps"][:4], {"step": "TiedVictory", "winners": claimed}]
    armies = {area: army("stark", footman=1) for area in SEVEN}
    return document(
        None,
        steps=steps,
        armies=armies | {area: army("tyrell", footman=1) for area in SOUTH},
        orders={},
        neutrals={},
    )


@rule("THR-RUL-32")
def test_a_tied_victory_waits_for_the_iron_throne():
    m = montjoie.from_position("throne", tied("stark", "tyrell"))
    assert kinds(m) == {"baratheon": "name_victor"}


@rule("THR-RUL-32", "THR-END-01")
def test_a_tied_victory_is_between_the_houses_that_have_reached_the_number():
    assert told(tied("stark", "greyjoy")) == [("board", "THR-END-01", "already-won")]
    doc = tied("stark", "tyrell")
    doc["board"]["armies"] = {"winterfell": army("stark", footman=1)}
    assert told(doc) == [("board", "THR-END-01", "not-won")]


@rule("THR-ACT-01")
@pytest.mark.parametrize(
    ("moment", "token"),
    [("march", "raid"), ("march", "raid_special"), ("consolidate", "march_0"), ("consolidate", "raid")],
)
def test_orders_of_a_step_are_gone_when_the_next_begins(moment, token):
    doc = at(moment, orders={"winterfell": {"token": token}})
    assert told(doc) == [("board.orders.winterfell", "THR-ACT-01", "order-too-late")]


@rule("THR-PLN-01")
def test_steps_written_out_have_no_orders_before_the_reveal_either():
    steps = [
        {"step": "Campaign", "at": "next_turn"},
        {"step": "GameTurn", "at": "action"},
        {"step": "PlanningPhase", "at": "raven"},
        {"step": "AssignOrders"},
    ]
    assert told(document(None, steps=steps)) == [("board.orders", "THR-PLN-01", "orders-too-early")]


@rule("THR-TRN-02")
def test_the_first_turn_has_no_cards():
    turn = {"number": 1, "cards": ["supply"]}
    assert wrong("planning", turn=turn) == ("board.turn.cards", "THR-TRN-02", "no-westeros-phase")


@rule("THR-WCD-01")
def test_winter_is_never_one_of_the_cards_of_a_turn():
    turn = {"number": 2, "cards": ["winter_is_coming"]}
    assert wrong("planning", turn=turn) == ("board.turn.cards", "THR-WCD-01", "winter-not-replaced")


@rule("THR-VSB-02")
@pytest.mark.parametrize("moment", EARLY)
def test_the_blade_is_ready_until_battles_are_fought(moment):
    doc = at(moment)
    doc["board"]["turn"] = TURN_2 | {"blade_used": True}
    assert told(doc) == [("board.turn.blade_used", "THR-VSB-02", "blade-too-early")]


@rule("THR-RAV-01")
@pytest.mark.parametrize("moment", EARLY[:2])
def test_the_raven_is_ready_until_orders_lie_open(moment):
    doc = at(moment)
    doc["board"]["turn"] = TURN_2 | {"raven_used": True}
    assert told(doc) == [("board.turn.raven_used", "THR-RAV-01", "raven-too-early")]


@rule("THR-HCD-07", "THR-RUL-48")
def test_a_hand_is_never_empty_but_in_a_battle():
    cards = list(load_position().engine.content.house_cards["stark"])
    found = wrong(houses={"stark": {"hand": [], "discard": cards}})
    assert found == ("board.houses.stark.hand", "THR-HCD-07", "hand-not-refilled")


@rule("THR-HCD-07")
def test_the_last_card_may_be_on_the_table():
    doc = fight(at="offer_blade", cards={"attacker": "robb_stark", "defender": "mace_tyrell"})
    cards = load_position().engine.content.house_cards
    doc["board"]["houses"] = {
        "stark": {"hand": [], "discard": [card for card in cards["stark"] if card != "robb_stark"]},
        "tyrell": {"hand": [card for card in cards["tyrell"] if card != "mace_tyrell"]},
    }
    accepted(montjoie.from_position("throne", doc))


@rule("THR-RUL-61")
def test_a_battle_names_its_strengths_once_they_were_compared_and_not_before():
    tally = {"total": 1, "parts": []}
    doc = fight(strength={"attacker": tally, "defender": tally})
    assert told(doc) == [("steps[4]", "THR-RUL-61", "battle-strengths")]
