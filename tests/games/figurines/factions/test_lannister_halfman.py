"""Tyrion Lannister in the field: his Orders, and his Commander's cards."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.tactics.board import ZoneEffect
from montjoie.games.figurines.timing import Moment, PlayCard, Situation, UseOrder
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import (
    BYSTANDER,
    PLAIN,
    due,
    duel,
    go,
    lions,
    play,
    strike,
    usable,
)
from tests.games.figurines.given import asked, board, events, offered, over, told, waiting
from tests.rule import rule

HALFMAN = "tyrion_lannister_halfman"
GIANT = f"{PLAIN} +tyrion_lannister_giant_of_lannister"
TACTICS = {"tyrion": "tyrion_lannister_the_imp tactics"}
MERCY = "mercy_of_the_mother"
MANEUVER = [{"turn": 0, "ahead": 3000, "pivot": "centre"}]


def answering(units: dict[str, str], unit: str = "y", **more: Any) -> Match:
    """Player b plays a card about that unit, under which it would test."""
    moment = Moment("unit_activated", unit=unit, player="b")
    hands = {"b": [MERCY], "a": more.pop("hand", ())}
    return play(PlayCard(use=MERCY, player="b", moment=moment), units, hands=hands, **more)


@covers("superior_tactician")
def test_a_superior_tactician_cancels_a_card_on_five() -> None:
    m = answering(duel(f"{PLAIN} +{HALFMAN}"))
    go(m, "ability:x/superior_tactician", (5,))
    assert events(m, "card_cancelled") == [{"player": "b", "card": MERCY}]
    assert over(m)


@rule("FIG-RUL-71")
@covers("superior_tactician")
def test_each_card_he_discards_buys_another_roll() -> None:
    m = answering(duel(f"{PLAIN} +{HALFMAN}"), hand=["counterplot", "paid_mutiny"])
    go(m, "ability:x/superior_tactician", (4,))
    assert offered(m) == ["keep", "counterplot", "paid_mutiny"]
    go(m, "paid_mutiny", (1,), "counterplot", (6,))
    assert board(m).players["a"].discard == ("paid_mutiny", "counterplot")
    assert len(events(m, "card_cancelled")) == 1


@covers("counterstrategy")
def test_counterstrategy_cancels_a_card_about_an_engaged_enemy_on_three() -> None:
    m = answering(duel(GIANT))
    go(m, "ability:x/counterstrategy", (3,))
    assert len(events(m, "card_cancelled")) == 1
    assert usable(answering(duel(GIANT) | BYSTANDER, "z")) == []


@covers("counterstrategy")
def test_a_card_that_is_not_cancelled_works() -> None:
    m = answering(duel(GIANT))
    go(m, "ability:x/counterstrategy", (2,), (6, 6))
    assert [e["unit"] for e in events(m, "test_taken")] == ["y"]


@covers("counterstrategy")
def test_counterstrategy_cancels_an_order_of_an_engaged_enemy() -> None:
    moment = Moment("morale_passed", unit="y", player="b")
    order = UseOrder(player="b", source="y", order="stand_resolute", moment=moment)
    m = play(order, duel(GIANT, f"{PLAIN} +champion_of_the_faith"))
    go(m, "ability:x/counterstrategy", (3,))
    assert board(m).units["x"].conditions == ()
    m = play(order, duel(GIANT, f"{PLAIN} +champion_of_the_faith"))
    go(m, "ability:x/counterstrategy", (2,))
    assert board(m).units["x"].conditions == ("vulnerable",)


@covers("adaptive_planning")
def test_a_token_of_an_engaged_enemy_is_spent_with_another_effect() -> None:
    m = strike(duel(f"{PLAIN} panicked vulnerable", GIANT))
    go(m, (4, 4, 4, 4, 4, 4, 4), "ability:y/adaptive_planning")
    assert offered(m) == ["panicked", "vulnerable"]
    go(m, "panicked", ["0", "1"], (1, 1))
    assert board(m).units["x"].conditions == ("vulnerable",)
    assert due(m) == 5


@covers("adaptive_planning")
def test_planning_needs_a_token_of_another_kind_on_an_engaged_enemy() -> None:
    units = duel(GIANT) | {"z": f"{PLAIN} 40,44 @180 owner=b weakened"}
    m = play(Test(unit="z"), units)
    go(m, (6, 6))
    assert over(m)
    m = play(Test(unit="y"), duel(GIANT, f"{PLAIN} panicked"))
    go(m, (6, 1))
    assert [e["dice"] for e in events(m, "rolled")] == [[6, 1]]


def at_start(units: dict[str, str], card: str, **more: Any) -> Match:
    """The start of a turn of player b; a holds Tyrion's card."""
    window = Situation(moment=Moment("turn_start", player="b"))
    return play(window, units, players=lions(HALFMAN), hands={"a": [card]}, **more)


@covers("adaptive_tactics")
def test_adaptive_tactics_replace_a_token_by_another_kind() -> None:
    m = at_start(duel(PLAIN, f"{PLAIN} weakened") | BYSTANDER, "adaptive_tactics")
    go(m, "card:adaptive_tactics", "weakened")
    assert offered(m) == ["panicked", "vulnerable"]
    go(m, "vulnerable")
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert over(m)


@covers("adaptive_tactics")
def test_with_the_tactics_zone_a_token_moves_on() -> None:
    units = duel(f"{PLAIN} panicked", f"{PLAIN} weakened") | BYSTANDER
    m = at_start(units, "adaptive_tactics", ncus=TACTICS)
    go(m, "card:adaptive_tactics", "y", "weakened", "vulnerable")
    assert offered(m) == ["x", "y"]
    go(m, "x", "panicked")
    assert offered(m) == ["y", "z"]
    go(m, "z")
    assert [board(m).units[unit].conditions for unit in "xyz"] == [(), ("vulnerable",), ("panicked",)]


@covers("adaptive_tactics")
def test_without_a_token_on_the_table_adaptive_tactics_cannot_be_played() -> None:
    assert usable(at_start(duel(), "adaptive_tactics")) == []


PLOT = {"x": f"{PLAIN} 24,10", "w": f"{PLAIN} 10,10", "y": f"{PLAIN} 10,20 @180 owner=b"} | BYSTANDER


@covers("cunning_ploy")
def test_a_cunning_ploy_moves_another_unit_in_the_place_of_the_activated_one() -> None:
    m = play(Activation(unit="x"), PLOT, players=lions(HALFMAN), hands={"a": ["cunning_ploy"]})
    go(m, "card:cunning_ploy", "maneuver", MANEUVER)
    assert board(m).units["w"].y == 13_000
    assert over(m)  # x has no action left
    assert told(m, "unit_activated", "unit") == [{"unit": "x"}]


@covers("cunning_ploy")
def test_with_the_tactics_zone_an_enemy_near_the_moving_unit_becomes_vulnerable() -> None:
    cards = {"hands": {"a": ["cunning_ploy"]}, "ncus": TACTICS}
    m = play(Activation(unit="x"), PLOT, players=lions(HALFMAN), **cards)
    go(m, "card:cunning_ploy")
    assert offered(m) == ["y"]
    go(m, "y")
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert waiting(m) == "choose_free_action"


@covers("cunning_ploy")
def test_alone_a_unit_has_nobody_for_a_ploy() -> None:
    alone = {"x": f"{PLAIN} 24,10"} | BYSTANDER
    m = play(Activation(unit="x"), alone, players=lions(HALFMAN), hands={"a": ["cunning_ploy"]})
    assert usable(m) == []


def crown(**more: Any) -> Match:
    """Player b aims the Crown at `x`."""
    units = {"x": f"{PLAIN} 24,10", "w": f"{PLAIN} 10,10"} | BYSTANDER
    told: dict[str, Any] = {"players": lions(HALFMAN), "hands": {"a": ["delay_orders"]}, "active": "b"}
    m = play(ZoneEffect(zone="crown", player="b"), units, **(told | more))
    m.submit("b", "x")
    return m


@covers("delay_orders")
def test_delayed_orders_must_choose_another_unit() -> None:
    m = crown()
    go(m, "card:delay_orders", (3,))
    assert offered(m) == ["w"]
    m = crown()
    go(m, "card:delay_orders", (2,), (6, 6), (1,))
    assert [e["unit"] for e in events(m, "test_taken")] == ["x"]


@covers("delay_orders")
def test_with_the_tactics_zone_the_die_of_delay_orders_is_rolled_again_once() -> None:
    m = crown(ncus=TACTICS)
    go(m, "card:delay_orders", (2,))
    assert offered(m) == ["keep", "again"]
    go(m, "again", (1,), (6, 6), (1,))
    assert [e["unit"] for e in events(m, "test_taken")] == ["x"]
    assert not asked(m, "roll_again")
