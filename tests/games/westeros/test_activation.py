"""Activation: moves first, then attacks (WES-ACT, WES-CRD-12)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.events import UnitsRallied
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, events, field, offered, over, refused, resume, roll
from tests.rule import rule


def activate(*names: str, units: dict[str, str], house: str = "stark", **more: Any) -> Match:
    """Units of a House are activated; dice wait to be told."""
    own = {field: more.pop(field) for field in ("bonus_move", "bonus_dice", "no_attack") if field in more}
    return at(Activate(house=house, units=names, **own), units, live=False, **more)


# Spent.


@rule("WES-ACT-01", "WES-RUL-12")
def test_activated_units_are_spent_from_the_start():
    match = activate("host", units={"host": "host green 5,5", "other": "host green 7,5"})
    assert board(match).units["host"].spent
    assert not board(match).units["other"].spent


@rule("WES-ACT-01", "WES-RAL-07")
def test_only_a_ready_unit_can_be_activated():
    units = {"spent": "host green 5,5 spent", "ready": "host green 8,5"}
    match = at(PlayerTurn(house="stark"), units, pools={"stark": {"green": 1}})
    assert [answer for answer in offered(match, "stark") if answer != "pass"] == [{"token": "green/ready"}]
    assert refused(match, "stark", {"token": "green/spent"}) == ("WES-RAL-07", "order-unit-spent")


@rule("WES-ACT-02", "WES-TOK-09", "WES-MOV-13")
def test_an_activated_unit_may_do_nothing_and_is_simply_spent():
    match = activate("host", units={"host": "host green 5,5", "guards": "guards green 6,5"})
    match.submit("stark", "done")
    match.submit("stark", "done")
    assert over(match)
    assert board(match).units["host"].spent
    assert events(match, "unit_moved") + events(match, "attack_declared") == []


@rule("WES-ACT-02")
def test_a_unit_may_attack_without_moving():
    match = activate("host", units={"host": "host green 5,5", "guards": "guards green 6,5"})
    match.submit("stark", "done")
    match.submit("stark", {"host": "guards"})
    assert events(match, "attack_declared")[0]["target"] == "guards"


@rule("WES-ACT-02", "WES-EX-13", "WES-EX-06")
def test_a_unit_may_move_and_then_attack():
    match = activate("host", units={"host": "host green 5,5", "guards": "guards green 8,5"})
    match.submit("stark", {"host": "7,5"})
    match.submit("stark", {"host": "guards"})
    assert events(match, "dice_counted")[0]["dice"] == 2


@rule("WES-ACT-06", "WES-CRD-14")
def test_a_rallied_unit_can_be_activated_again_in_the_same_turn():
    units = {"host": "host green 5,5", "guards": "guards green 5,4"}
    twice = Activate(house="stark", units=("host",))
    match = resume(field(units), twice, twice, live=False)
    match.submit("stark", {"host": "6,5"})
    match.engine.emit(UnitsRallied(("host",)))
    match.submit("stark", "done")
    assert board(match).units["host"].spent
    match.submit("stark", {"host": "7,5"})
    assert over(match)
    assert board(match).units["host"].hex == "7,5"


# The order table.


@rule("WES-ACT-03", "WES-ACT-04")
def test_a_blue_host_may_move_two_hexes_but_then_not_attack():
    units = {"host": "host blue 5,5", "guards": "guards green 8,5"}
    match = activate("host", units=units)
    match.submit("stark", {"host": "7,5"})
    assert over(match)


@rule("WES-ACT-03", "WES-ACT-04")
def test_a_blue_host_may_move_one_hex_and_attack_with_three_dice():
    units = {"host": "host blue 5,5", "guards": "guards green 7,5"}
    match = activate("host", units=units)
    match.submit("stark", {"host": "6,5"})
    match.submit("stark", {"host": "guards"})
    assert events(match, "dice_counted")[0]["dice"] == 3


@rule("WES-ACT-04")
def test_a_red_host_moves_one_hex_at_most_and_attacks_with_four_dice():
    units = {"host": "host red 5,5", "guards": "guards green 7,5"}
    match = activate("host", units=units)
    assert refused(match, "stark", {"host": "5,7"}) == ("WES-MOV-04", "move-too-far")
    match.submit("stark", {"host": "6,5"})
    match.submit("stark", {"host": "guards"})
    assert events(match, "dice_counted")[0]["dice"] == 4


@rule("WES-ACT-03", "WES-MOV-08", "WES-RUL-13")
def test_the_extra_hex_of_a_road_keeps_the_option_with_an_attack():
    units = {"host": "host blue 5,5", "guards": "guards green 8,5"}
    match = activate("host", units=units, terrain={"5,5": "road", "6,5": "road"})
    match.submit("stark", {"host": "7,5"})
    assert {"host": "guards"} in offered(match, "stark")


@rule("WES-CRD-01")
def test_an_order_may_forbid_the_attack_or_give_dice():
    units = {"host": "host green 5,5", "guards": "guards green 6,5"}
    held = activate("host", units=units, no_attack=("host",))
    held.submit("stark", "done")
    assert over(held)
    keen = activate("host", units=units, bonus_dice={"host": 1})
    keen.submit("stark", "done")
    keen.submit("stark", {"host": "guards"})
    assert events(keen, "dice_counted")[0]["dice"] == 3


# Moves.


@rule("WES-MOV-01")
def test_only_activated_units_move():
    units = {"host": "host green 5,5", "other": "host green 9,5", "guards": "guards green 3,9"}
    match = activate("host", units=units)
    assert all("host" in answer for answer in offered(match, "stark") if answer != "done")
    assert refused(match, "stark", {"other": "9,6"}) == ("WES-MOV-01", "unit-not-activated")
    assert refused(match, "stark", {"guards": "3,8"}) == ("WES-MOV-01", "unit-not-activated")


@rule("WES-MOV-02", "WES-CRD-12")
def test_a_unit_moves_once_and_completely_before_the_next():
    match = activate("one", "two", units={"one": "host green 5,5", "two": "host green 9,5"})
    match.submit("stark", {"two": "9,6"})
    assert refused(match, "stark", {"two": "9,7"}) == ("WES-MOV-02", "unit-has-moved")
    match.submit("stark", {"one": "5,6"})
    assert over(match)
    assert [e["unit"] for e in events(match, "unit_moved")] == ["two", "one"]


@rule("WES-MOV-02")
def test_units_may_be_moved_in_any_order_and_not_all_must():
    match = activate("one", "two", units={"one": "host green 5,5", "two": "host green 9,5"})
    answers = offered(match, "stark")
    assert {"one": "6,5"} in answers
    assert {"two": "8,5"} in answers
    match.submit("stark", {"one": "6,5"})
    match.submit("stark", "done")
    assert board(match).units["two"].hex == "9,5"


@rule("WES-MOV-03", "WES-CRD-12")
def test_all_moves_come_before_the_first_attack():
    units = {"one": "host green 5,5", "two": "host green 9,5", "guards": "guards green 6,5"}
    match = activate("one", "two", units=units)
    assert {"one": "guards"} not in offered(match, "stark")
    match.submit("stark", "done")
    match.submit("stark", {"one": "guards"})
    roll(match, "red", "red")
    assert asked(match, "move_unit") == ""


@rule("WES-MOV-04")
def test_candidates_are_all_hexes_in_reach_and_done():
    match = activate("host", units={"host": "host red 5,5"})
    hexes = ("5,4", "6,5", "5,6", "4,6", "4,5", "4,4")
    assert offered(match, "stark") == [*({"host": hex} for hex in hexes), "done"]


@rule("WES-MOV-05")
def test_a_unit_hemmed_in_is_refused_with_the_reason():
    near = {
        f"u{n}": f"guards green {hex}" for n, hex in enumerate(("4,4", "5,4", "4,5", "6,5", "4,6", "5,6"))
    }
    match = activate("host", "two", units={"host": "host green 5,5", "two": "host green 10,10", **near})
    assert refused(match, "stark", {"host": "5,7"}) == ("WES-MOV-05", "unit-hemmed-in")


@rule("WES-CRD-15")
def test_a_unit_that_is_gone_loses_its_move_and_attack():
    units = {"one": "host green 5,5 x1", "two": "host green 9,5", "guards": "guards green 6,5"}
    match = activate("one", "two", units=units, engaged={"guards": "one"})
    match.submit("stark", {"one": "4,5"})
    match.submit("lannister", "attack")
    roll(match, "green", "green")
    assert refused(match, "stark", {"one": "4,5"}) == ("WES-MOV-01", "unit-not-activated")
    match.submit("stark", {"two": "9,6"})
    assert over(match)


# Attacks.


@rule("WES-CRD-12", "WES-CBT-01")
def test_attacks_are_made_one_at_a_time_in_any_order():
    units = {
        "one": "host green 5,5",
        "two": "host green 9,5",
        "west": "guards green 6,5",
        "east": "guards green 10,5",
    }
    match = activate("one", "two", units=units)
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"one": "west"}, {"two": "east"}, "done"]
    match.submit("stark", {"two": "east"})
    roll(match, "red", "red")
    assert offered(match, "stark") == [{"one": "west"}, "done"]


@rule("WES-CBT-02")
def test_no_unit_is_obliged_to_attack():
    match = activate("host", units={"host": "host green 5,5", "guards": "guards green 6,5"})
    match.submit("stark", "done")
    assert "done" in offered(match, "stark")


@rule("WES-CBT-03")
def test_a_unit_attacks_once():
    units = {"one": "host green 5,5", "two": "host green 6,4", "guards": "guards green 6,5"}
    match = activate("one", "two", units=units)
    match.submit("stark", "done")
    match.submit("stark", {"one": "guards"})
    roll(match, "red", "red")
    assert refused(match, "stark", {"one": "guards"}) == ("WES-CBT-03", "unit-has-attacked")


@rule("WES-CBT-05")
def test_only_activated_units_attack():
    units = {"one": "host green 5,5", "two": "host green 6,4", "guards": "guards green 6,5"}
    match = activate("one", units=units)
    match.submit("stark", "done")
    assert refused(match, "stark", {"two": "guards"}) == ("WES-CBT-05", "unit-not-activated")


@rule("WES-CBT-05", "WES-ACT-03")
def test_a_unit_that_used_an_option_without_attack_is_refused_as_such():
    units = {"one": "host blue 5,5", "two": "host green 8,4", "guards": "guards green 8,5"}
    match = activate("one", "two", units=units)
    match.submit("stark", {"one": "7,5"})
    match.submit("stark", "done")
    assert refused(match, "stark", {"one": "guards"}) == ("WES-ACT-03", "unit-may-not-attack")


@rule("WES-CBT-06", "WES-CBT-07")
def test_a_target_out_of_reach_is_refused_with_its_reason():
    units = {"host": "host green 5,5", "near": "guards green 6,5", "far": "guards green 8,5"}
    match = activate("host", units=units)
    match.submit("stark", "done")
    assert refused(match, "stark", {"host": "far"}) == ("WES-CBT-07", "attack-out-of-range")
    assert refused(match, "stark", {"host": "host"}) == ("WES-CBT-06", "attack-no-enemy")


@rule("WES-CBT-06")
def test_a_unit_without_target_is_refused_with_the_reason():
    units = {"one": "host green 5,5", "two": "host green 9,5", "guards": "guards green 6,5"}
    match = activate("one", "two", units=units)
    match.submit("stark", "done")
    assert refused(match, "stark", {"two": "guards"}) == ("WES-CBT-06", "unit-without-target")


@rule("WES-KEY-40", "WES-RUL-47")
def test_the_turn_remembers_who_has_moved():
    units = {"archers": "northmen green 5,5", "guards": "guards green 9,5"}
    match = activate("archers", units=units)
    match.submit("stark", {"archers": "6,5"})
    match.submit("stark", {"archers": "guards"})
    assert events(match, "dice_counted")[0]["dice"] == 1


# War dogs.


@rule("WES-ACT-07", "WES-KEY-30", "WES-MOV-03")
def test_war_dogs_are_loosed_in_the_place_of_the_attack():
    units = {"kennel": "kennel green 5,5", "guards": "guards green 7,5", "near": "guards green 4,4"}
    match = activate("kennel", units=units)
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"kennel": "near"}, {"kennel": "dogs/guards"}, "done"]
    match.submit("stark", {"kennel": "dogs/guards"})
    roll(match, "valor")
    assert board(match).units["guards"].figures == 3
    assert over(match)


@rule("WES-KEY-30")
def test_a_unit_that_has_moved_keeps_its_dogs():
    units = {"kennel": "kennel green 5,5", "guards": "guards green 8,5", "near": "guards green 6,4"}
    match = activate("kennel", units=units)
    match.submit("stark", {"kennel": "6,5"})
    assert offered(match, "stark") == [{"kennel": "near"}, "done"]
    assert refused(match, "stark", {"kennel": "dogs/guards"}) == ("WES-KEY-30", "dogs-after-move")


@rule("WES-KEY-30", "WES-KEY-31")
def test_dogs_are_refused_to_others_and_at_the_wrong_distance():
    units = {"kennel": "kennel green 5,5", "host": "host green 6,4", "guards": "guards green 6,5"}
    match = activate("kennel", "host", units=units)
    match.submit("stark", "done")
    assert refused(match, "stark", {"host": "dogs/guards"}) == ("WES-KEY-30", "dogs-without-keyword")
    assert refused(match, "stark", {"kennel": "dogs/guards"}) == ("WES-KEY-31", "dogs-range")


# The procedure as data.


@rule("WES-ACT-01")
@pytest.mark.parametrize("answer", [{"host": "6,5"}, "done"])
def test_an_activation_can_be_saved_and_resumed(answer: Any):
    match = activate("host", units={"host": "host green 5,5", "guards": "guards green 5,4"})
    match.submit("stark", answer)
    g = match.engine
    stack = g.stack[-1:]
    packed = msgspec.msgpack.encode(stack)
    assert msgspec.msgpack.decode(packed, type=tuple[Activate, ...]) == stack
