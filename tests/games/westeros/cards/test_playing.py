"""Command cards: who plays which, payment, declaring units, batches (WES-CRD)."""

from __future__ import annotations

from montjoie.games.westeros.battlefield.zones import controlled
from montjoie.games.westeros.cards.playing import playable, unplayable
from montjoie.games.westeros.phases.command import PlayerTurn
from tests.games.westeros.cards.plays import play, question, ready, rest, spent, turn
from tests.games.westeros.given import (
    asked,
    at,
    board,
    commander,
    engine,
    events,
    offered,
    over,
    refused,
    roll,
)
from tests.rule import rule

MAEGE, EDDARD, RICKARD = commander("maege"), commander("eddard"), commander("rickard")
LINE = {
    "maege": "host blue 7,5 @maege",
    "a": "host green 6,5",
    "b": "host green 8,5",
    "far": "northmen green 10,5",
    "foe": "guards green 7,9",
}
TWO_LEADERS = LINE | {"eddard": "host red 13,5 @eddard", "c": "host green 13,6"}


# Who can play what.


@rule("WES-CRD-01", "WES-CRD-04", "WES-CRD-17")
def test_a_card_is_revealed_paid_carried_out_and_discarded() -> None:
    match = rest(play("sl01", "maege", LINE, ["a", "b"]))
    told = [e["kind"].partition(".")[2] for e in match.feed("stark")]
    assert told == ["card_played", "commands_paid", "units_activated", "units_idle"]
    assert board(match).hands["stark"].cards == ()
    assert board(match).sides["stark"].discard == ("sl01",)


@rule("WES-CRD-01")
def test_a_card_that_is_not_in_hand_cannot_be_played() -> None:
    match = turn("stark", LINE, "sl01")
    assert refused(match, "stark", {"card": {"sl02": MAEGE}}) == ("WES-CRD-01", "card-not-in-hand")


@rule("WES-CRD-01")
def test_an_enemy_commander_cannot_play_the_card() -> None:
    match = turn("stark", LINE | {"tywin": "cavaliers red 7,7 @tywin"}, "sl01")
    answer = {"card": {"sl01": commander("tywin")}}
    assert refused(match, "stark", answer) == ("WES-CRD-01", "card-not-his-commander")


@rule("WES-CRD-02", "WES-CMD-01")
def test_one_card_ends_the_action_of_the_turn() -> None:
    match = at(PlayerTurn(house="stark"), LINE, hands={"stark": ("sl01", "sl02")})
    match.submit("stark", {"card": {"sl01": MAEGE}})
    match.submit("stark", ["a"])
    rest(match)
    assert len(events(match, "card_played")) == 1
    assert board(match).hands["stark"].cards == ("sl02",)


@rule("WES-CRD-03")
def test_a_spent_and_engaged_commander_plays_cards_all_the_same() -> None:
    units = LINE | {"maege": "host blue 7,5 spent @maege", "foe": "guards green 7,6"}
    match = turn("stark", units, "sl01", engaged={"foe": "maege"})
    assert {"card": {"sl01": MAEGE}} in offered(match, "stark")


@rule("WES-DCK-07", "WES-EX-08")
def test_any_commander_may_play_a_card_that_pictures_another() -> None:
    match = turn("stark", TWO_LEADERS, "sl17")  # a card of the Greatjon, who is not even here
    assert [answer["card"] for answer in offered(match, "stark") if "card" in answer] == [
        {"sl17": MAEGE},
        {"sl17": EDDARD},
    ]


@rule("WES-CRD-16")
def test_without_a_commander_on_the_board_no_card_can_be_played() -> None:
    g = engine({"a": "host green 6,5"}, hands={"stark": ("sl01",)})
    assert playable(g, "stark") == {}
    refusal = unplayable(g, "stark", "sl01", MAEGE)
    assert (refusal.rule, refusal.key) == ("WES-CRD-16", "card-no-commander")


@rule("WES-CRD-16", "WES-CAP-08")
def test_a_captured_commander_plays_no_card() -> None:
    match = turn("stark", TWO_LEADERS, "sl01", commanders={"maege": {"unit": ""}})
    assert refused(match, "stark", {"card": {"sl01": MAEGE}})[1] == "card-not-his-commander"
    assert {"card": {"sl01": EDDARD}} in offered(match, "stark")


# Payment.


@rule("WES-CRD-04", "WES-EX-08")
def test_a_token_goes_from_the_board_to_the_commander_who_plays() -> None:
    match = play("sl17", "maege", LINE, pools={})
    assert board(match).sides["stark"].command_tokens == 2
    assert board(match).commanders[MAEGE].tokens == 1


@rule("WES-CRD-04", "WES-RUL-37")
def test_a_command_with_two_icons_costs_two_tokens() -> None:
    match = rest(play("sl10", "eddard", TWO_LEADERS | {"c": "host green 13,6 spent"}))
    assert board(match).sides["stark"].command_tokens == 1
    assert board(match).commanders[EDDARD].tokens == 2


@rule("WES-CRD-05")
def test_a_commander_at_his_limit_cannot_play() -> None:
    match = turn("stark", LINE, "sl01", commanders={"maege": {"tokens": 1}})
    assert refused(match, "stark", {"card": {"sl01": MAEGE}}) == ("WES-CRD-05", "command-limit")
    assert "card" not in [next(iter(a)) for a in offered(match, "stark") if isinstance(a, dict)]


@rule("WES-CRD-05")
def test_a_command_that_exceeds_the_limit_cannot_be_chosen() -> None:
    match = turn("stark", {**LINE, "a": "host green 6,5 spent"}, "sl10")  # two icons, Maege's limit is 1
    assert refused(match, "stark", {"card": {"sl10": MAEGE}}) == ("WES-CRD-05", "command-limit")


@rule("WES-CRD-05")
def test_an_empty_command_board_pays_nothing() -> None:
    match = turn("stark", LINE, "sl01", sides={"stark": {"command_tokens": 0}})
    answer = {"card": {"sl01": MAEGE}}
    assert refused(match, "stark", answer) == ("WES-CRD-05", "command-tokens-lacking")


@rule("WES-CRD-05", "WES-CRD-06")
def test_two_commands_must_be_payable_together() -> None:
    match = play("sl09", "eddard", TWO_LEADERS, sides={"stark": {"command_tokens": 1}})
    assert question(match) == "choose_commands"
    assert offered(match, "stark") == ["1", "2"]
    assert refused(match, "stark", "1+2") == ("WES-CRD-05", "command-tokens-lacking")


@rule("WES-CRD-06")
def test_the_player_chooses_commands_and_their_order() -> None:
    match = play("sl09", "eddard", TWO_LEADERS)
    assert offered(match, "stark") == ["1", "2", "1+2", "2+1"]
    assert refused(match, "stark", "1+1")[1] == "not-offered"


@rule("WES-CRD-06")
def test_all_commands_are_paid_before_any_is_carried_out() -> None:
    match = play("sl14", "eddard", TWO_LEADERS | {"c": "host green 13,6 spent"}, "2+1")
    assert board(match).commanders[EDDARD].tokens == 2
    assert [e["amount"] for e in events(match, "commands_paid")] == [2]
    assert [e["kind"] for e in match.feed("stark")].index("westeros.commands_paid") == 1


@rule("WES-CRD-07", "WES-RUL-06")
def test_a_card_whose_commands_affect_nobody_cannot_be_played() -> None:
    match = turn("stark", LINE, "sl07")  # cavalry, or one unit: playable
    assert {"card": {"sl07": MAEGE}} in offered(match, "stark")
    match = turn("stark", LINE, "sl24")  # rallies spent infantry: nobody is spent
    assert refused(match, "stark", {"card": {"sl24": MAEGE}}) == ("WES-CRD-07", "card-affects-nobody")


@rule("WES-CRD-06", "WES-CRD-07")
def test_a_command_that_affects_nobody_is_neither_chosen_nor_paid() -> None:
    match = play("sl07", "eddard", TWO_LEADERS)  # no cavalry: only the second command is left
    assert question(match) == "declare_units"
    assert board(match).commanders[EDDARD].tokens == 1
    riders = play("sl14", "eddard", TWO_LEADERS)  # nobody is spent, unless the first command does it
    assert offered(riders, "stark") == ["1", "1+2"]
    assert refused(riders, "stark", "2+1") == ("WES-CRD-07", "command-affects-nobody")


@rule("WES-CRD-07", "WES-RUL-84")
def test_each_of_two_orders_needs_a_unit_of_its_own() -> None:
    alone = TWO_LEADERS | {"c": "host green 13,6 spent"}  # Eddard's unit alone is ready
    assert offered(play("sl09", "eddard", alone), "stark") == ["1", "2"]


@rule("WES-CRD-07", "WES-CRD-13", "WES-RUL-84")
def test_a_unit_rallied_by_one_command_is_there_for_the_order_of_the_next() -> None:
    tired = TWO_LEADERS | {"eddard": "host red 13,5 spent @eddard", "c": "host green 13,6 spent"}
    match = play("sl14", "eddard", tired)
    assert offered(match, "stark") == ["2", "2+1"]


@rule("WES-RUL-84", "WES-CRD-11")
def test_who_declares_units_leaves_one_for_the_command_to_come() -> None:
    match = play("sl05", "eddard", TWO_LEADERS, "2+1")  # one unit of any rank, then red ones
    assert offered(match, "stark") == [["c"]]
    assert refused(match, "stark", ["eddard"]) == ("WES-RUL-84", "card-leaves-nobody")


@rule("WES-CRD-07")
def test_a_card_with_one_possible_choice_asks_nothing() -> None:
    match = play("sl01", "maege", LINE)
    assert question(match) == "declare_units"


# Units.


@rule("WES-CRD-08", "WES-CRD-09", "WES-EX-07")
def test_units_within_two_hexes_are_controlled_those_at_three_are_not() -> None:
    match = play("sl01", "maege", LINE)
    assert sorted({unit for answer in offered(match, "stark") for unit in answer}) == ["a", "b", "maege"]
    assert refused(match, "stark", ["far"]) == ("WES-CRD-08", "card-outside-zone")


@rule("WES-CRD-09")
def test_nothing_blocks_a_zone_of_control() -> None:
    g = engine({"maege": "host blue 7,5 @maege", "a": "host green 9,5"}, terrain={"8,5": "river"})
    assert controlled(g, MAEGE) == ("maege", "a")


@rule("WES-CRD-10")
def test_a_unit_may_be_controlled_by_two_commanders() -> None:
    g = engine({"m": "host blue 7,5 @maege", "e": "host red 9,5 @eddard", "a": "host green 8,5"})
    assert "a" in controlled(g, MAEGE)
    assert "a" in controlled(g, EDDARD)


@rule("WES-CRD-08")
def test_all_units_means_all_ready_units_of_the_zone() -> None:
    match = play("sl33", "robb", LINE | {"maege": "riders red 7,5 @robb", "b": "host green 8,5 spent"})
    rest(match)
    assert events(match, "units_activated")[0]["units"] == ["maege", "a"]


@rule("WES-CRD-08", "WES-RUL-09")
def test_the_zone_is_that_of_the_moment_the_card_is_played() -> None:
    units = {"eddard": "host green 7,5 @eddard", "a": "host green 9,5 spent", "foe": "guards green 7,9"}
    match = play("sl14", "eddard", units, "1+2")
    match.submit("stark", {"eddard": "5,5"})  # four hexes from "a" when the second command's turn comes
    assert offered(match, "stark") == [["eddard"], ["a"]]
    match.submit("stark", ["a"])
    assert ready(match) == {"a", "foe"}


@rule("WES-CRD-11")
def test_up_to_two_allows_one_but_not_none_nor_three() -> None:
    match = play("sl01", "maege", LINE)
    assert offered(match, "stark") == [
        ["maege", "a"],
        ["maege", "b"],
        ["a", "b"],
        ["maege"],
        ["a"],
        ["b"],
    ]
    assert refused(match, "stark", []) == ("WES-CRD-11", "wrong-number")
    assert refused(match, "stark", ["maege", "a", "b"]) == ("WES-CRD-11", "wrong-number")


@rule("WES-CRD-11")
def test_only_ready_units_can_be_activated() -> None:
    match = play("sl01", "maege", LINE | {"a": "host green 6,5 spent"})
    assert refused(match, "stark", ["a"]) == ("WES-CRD-11", "card-unit-spent")


@rule("WES-GEN-06")
def test_commands_touch_friendly_units_only() -> None:
    match = play("sl01", "maege", LINE | {"foe": "guards green 7,6"})
    assert refused(match, "stark", ["foe"]) == ("WES-GEN-06", "card-not-a-friend")


@rule("WES-GEN-01")
def test_the_card_says_which_class_and_rank_it_orders() -> None:
    units = LINE | {"b": "riders green 8,5", "c": "host red 6,6"}
    match = play("sl06", "maege", units)  # infantry
    assert refused(match, "stark", ["b"]) == ("WES-GEN-01", "card-wrong-class")
    match = play("sl03", "maege", units)  # green
    assert refused(match, "stark", ["c"]) == ("WES-GEN-01", "card-wrong-rank")


# Batches.


@rule("WES-CRD-12", "WES-EX-08")
def test_all_units_move_one_by_one_before_the_first_attack() -> None:
    units = LINE | {"foe": "guards green 6,7"}
    match = play("sl01", "maege", units, ["a", "b"])
    assert question(match) == "move_unit"
    match.submit("stark", {"a": "6,6"})
    assert question(match) == "move_unit"
    assert refused(match, "stark", {"a": "6,5"})[0] == "WES-MOV-02"
    match.submit("stark", {"b": "7,6"})
    assert question(match) == "choose_attack"
    assert {"a": "foe"} in offered(match, "stark")


@rule("WES-CRD-13", "WES-RUL-07")
def test_two_order_commands_form_one_batch() -> None:
    units = TWO_LEADERS | {"d": "host green 14,5"}
    match = play("sl09", "eddard", units, "1+2", ["eddard"], ["c", "d"])
    assert events(match, "units_activated")[0]["units"] == ["eddard", "c", "d"]


@rule("WES-CRD-13", "WES-RUL-07")
def test_a_rally_between_splits_the_batch() -> None:
    units = TWO_LEADERS | {"c": "host green 13,6 spent"}
    match = play("sl14", "eddard", units, "2+1")  # rally, then order: the rallied unit can be declared
    assert sorted({unit for answer in offered(match, "stark") for unit in answer}) == ["c", "eddard"]


@rule("WES-CRD-14")
def test_a_unit_is_declared_once_in_a_batch() -> None:
    match = play("sl09", "eddard", TWO_LEADERS | {"d": "host green 14,5"}, "1+2", ["eddard", "c"])
    assert events(match, "units_activated")[0]["units"] == ["eddard", "c", "d"]
    match = play("sl09", "eddard", TWO_LEADERS | {"d": "host green 14,5"}, "1+2", ["c"])
    assert refused(match, "stark", ["c"]) == ("WES-CRD-14", "card-unit-declared")


@rule("WES-CRD-14", "WES-ACT-06")
def test_a_unit_rallied_in_between_can_be_activated_again() -> None:
    units = {"jaime": "guards red 7,5 spent @jaime", "foe": "host green 7,1"}
    match = play("ll20", "jaime", units, "2+1", "done")
    assert [e["units"] for e in events(match, "units_activated")] == [["jaime"]]


@rule("WES-CRD-15")
def test_a_declared_unit_that_falls_loses_its_move_and_attack() -> None:
    units = LINE | {"a": "host green 6,5 x1", "foe": "guards green 6,6"}
    match = play("sl01", "maege", units, ["a", "b"], engaged={"foe": "a"})
    match.submit("stark", {"a": "6,4"})
    match.submit("lannister", "attack")
    roll(match, "green", "red")
    match.submit("stark", "decline")  # Maege could cancel the hit
    assert "a" not in board(match).units
    assert all("a" not in answer for answer in offered(match, "stark"))
    assert over(rest(match))


@rule("WES-CRD-01", "WES-GEN-07")
def test_declared_units_need_not_do_anything() -> None:
    match = play("sl01", "maege", LINE, ["a", "b"], "done")
    assert over(match)
    assert spent(match) == {"a", "b"}


@rule("WES-CRD-01")
def test_nobody_is_asked_about_a_card_he_does_not_play() -> None:
    match = play("sl01", "maege", LINE)
    assert asked(match, "declare_units") == "stark"
    assert list(match.decisions) == ["stark"]
