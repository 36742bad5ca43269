"""Tactics: conditions, tokens verified, timing, whom they reach (WES-TAC)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.cards.tactics import met, times
from montjoie.games.westeros.content import load
from montjoie.games.westeros.content.effects import ToUnits
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.units.lasting import forbids_counter
from tests.games.westeros.cards.plays import has, level, play, question, rest, turn
from tests.games.westeros.given import at, board, commander, engine, events, offered, pool, refused, roll
from tests.rule import rule

LINE = {
    "leader": "host blue 7,5 @eddard",
    "a": "host green 6,5",
    "b": "host green 8,5",
    "foe": "guards green 7,9",
    "other": "guards green 2,9",
}


@rule("WES-TAC-01")
def test_a_tactic_is_optional_and_the_commands_work_without_it() -> None:
    match = play("sl11", "eddard", LINE)
    assert offered(match, "stark") == ["before", "decline"]
    match.submit("stark", "decline")
    match.submit("stark", ["a", "b"])
    assert board(match).course.marker == 0
    assert events(match, "units_activated")[0]["units"] == ["a", "b"]


@rule("WES-TAC-01")
def test_a_tactic_costs_no_command_token() -> None:
    match = rest(play("sl11", "eddard", LINE, "before"))
    assert board(match).sides["stark"].command_tokens == 2  # the command's one


@rule("WES-TAC-02")
def test_the_card_says_whether_its_tactic_comes_before_or_after() -> None:
    assert offered(play("sl11", "eddard", LINE), "stark") == ["before", "decline"]
    assert offered(play("sl22", "eddard", LINE), "stark") == ["after", "decline"]
    g = engine()
    assert {times(g, card.id) for card in load().cards.values() if card.tactic} == {("before",), ("after",)}


@rule("WES-TAC-03")
def test_a_tactic_whose_condition_is_not_fully_met_is_not_offered() -> None:
    match = play("sl31", "eddard", LINE, pools={"stark": {"morale": 1}})  # asks for valor too
    assert question(match) == "declare_units"
    match = play("sl31", "eddard", LINE, pools={"stark": {"morale": 1, "valor": 1}})
    assert question(match) == "use_tactic"


@rule("WES-TAC-03", "WES-RUL-08")
def test_the_condition_is_looked_at_once_when_the_card_is_played() -> None:
    units = {"kevan": "guards blue 7,5 @kevan", "foe": "host green 7,4 x1"}
    match = play("ll29", "kevan", units, "after", marker=4)  # Lannister's morale is green: just bad enough
    match.submit("lannister", "done")
    match.submit("lannister", {"kevan": "foe"})
    roll(match, "green", "red", "red")
    rest(match)
    assert board(match).course.marker == 3  # the elimination has raised it
    assert level(match, "kevan", "toughness") == 1


@rule("WES-TAC-04", "WES-EX-09")
def test_verified_tokens_stay_in_the_pool() -> None:
    match = play("sl31", "eddard", LINE, "before", pools={"stark": {"morale": 1, "valor": 1}})
    assert events(match, "tactic_used")[0]["tokens"] == {"morale": 1, "valor": 1}
    assert pool(match, "stark") == {"valor": 1, "morale": 1}


@rule("WES-TAC-05", "WES-EX-09")
def test_a_token_is_verified_once_a_turn() -> None:
    shown = PlayerTurn(house="stark", verified={"morale": 1})
    match = at(shown, LINE, hands={"stark": ("sl11",)}, pools={"stark": {"morale": 1}})
    match.submit("stark", "decline")
    match.submit("stark", {"card": {"sl11": commander("eddard")}})
    assert question(match) == "declare_units"


@rule("WES-TAC-05", "WES-EX-09")
def test_the_turn_remembers_what_was_verified() -> None:
    match = play("sl31", "eddard", LINE, "before", pools={"stark": {"morale": 1, "valor": 1}})
    assert not met(match.engine, "stark", "sl31")
    assert not met(match.engine, "stark", "sl11")


@rule("WES-TAC-05")
def test_two_tokens_of_a_symbol_need_two_tokens() -> None:
    riders = {"leader": "riders blue 7,5 spent @rickard", "foe": "guards green 7,9"}
    assert question(play("sl30", "rickard", riders, pools={"stark": {"green": 1}})) != "use_tactic"
    assert question(play("sl30", "rickard", riders, pools={"stark": {"green": 2}})) == "use_tactic"


@rule("WES-TAC-06", "WES-MOR-14", "WES-EX-10")
@pytest.mark.parametrize(("marker", "fulfilled"), [(-7, True), (-8, False), (0, True), (11, True)])
def test_own_morale_green_or_better(marker: int, fulfilled: bool) -> None:
    assert met(engine(LINE, marker=marker), "stark", "sl12") is fulfilled


@rule("WES-TAC-07", "WES-MOR-14")
@pytest.mark.parametrize(("marker", "fulfilled"), [(3, False), (4, True), (8, True), (11, True), (-8, False)])
def test_enemy_morale_green_or_worse(marker: int, fulfilled: bool) -> None:
    assert met(engine(LINE, marker=marker), "stark", "sl16") is fulfilled


@rule("WES-TAC-07")
def test_enemy_morale_yellow_or_worse_needs_the_yellow_zone() -> None:
    assert not met(engine(LINE, marker=7), "stark", "sl33")
    assert met(engine(LINE, marker=8), "stark", "sl33")
    assert not met(engine(LINE, marker=-7), "lannister", "ll25")
    assert met(engine(LINE, marker=-8), "lannister", "ll25")


@rule("WES-TAC-07", "WES-TAC-02", "WES-TAC-09", "WES-EX-11")
def test_the_giants_roar_names_an_enemy_first_and_then_orders() -> None:
    match = play("sl16", "eddard", LINE, "before", marker=9)
    assert question(match) == "choose_units"
    assert offered(match, "stark") == [["foe"], ["other"]]
    match.submit("stark", ["foe"])
    assert forbids_counter(match.engine, "foe")
    assert not forbids_counter(match.engine, "other")
    assert question(match) == "declare_units"


@rule("WES-TAC-08", "WES-RUL-09")
def test_an_enemy_of_your_choice_needs_no_zone_of_control() -> None:
    match = play("sl16", "eddard", LINE, "before", marker=9)
    assert refused(match, "stark", ["other"]) == ("", "")
    assert refused(match, "stark", ["a"]) == ("WES-GEN-06", "card-not-an-enemy")


@rule("WES-TAC-08", "WES-RUL-09")
def test_an_after_tactic_reaches_the_zone_as_it_is_then() -> None:
    units = LINE | {"leader": "host green 7,5 @eddard", "a": "host green 5,5"}
    match = play("sl25", "eddard", units, "after", ["leader"])
    match.submit("stark", {"leader": "8,6"})
    assert offered(match, "stark") == [["leader", "b"], ["leader"], ["b"]]
    assert refused(match, "stark", ["a"]) == ("WES-CRD-08", "card-outside-zone")


@rule("WES-TAC-08", "WES-RUL-71")
def test_an_ordered_unit_that_has_left_the_zone_is_out_of_reach_of_an_after_tactic() -> None:
    units = LINE | {"a": "host green 5,5"}
    match = play("sl12", "eddard", units, "after", ["a", "b"])
    match.submit("stark", {"a": "3,5"})
    rest(match)
    assert has(match, "b", "stalwart")
    assert not has(match, "a", "stalwart")


@rule("WES-TAC-09")
def test_a_before_tactic_comes_after_payment_and_before_any_unit_is_declared() -> None:
    match = play("sl11", "eddard", LINE, "before")
    told = [e["kind"].partition(".")[2] for e in match.feed("stark")]
    assert told == ["card_played", "commands_paid", "tactic_used", "morale_shifted"]
    assert question(match) == "declare_units"


@rule("WES-TAC-09")
def test_an_after_tactic_comes_when_all_commands_are_finished() -> None:
    units = {"kevan": "guards blue 7,5 @kevan", "foe": "host green 7,2"}
    match = play("ll26", "kevan", units, "after", decks={"lannister": ("ll01", "ll02")})
    assert question(match) == "move_unit"
    assert board(match).hands["lannister"].cards == ()
    match.submit("lannister", "done")
    assert board(match).hands["lannister"].cards == ("ll01",)


@rule("WES-TAC-09")
def test_a_before_tactic_speaks_of_ordered_units_or_of_none() -> None:
    """Such a tactic takes hold of its units as they are declared, so it must not mix."""
    for card in load().cards.values():
        if card.tactic and card.tactic.timing == "before":
            words = {op.who for op in card.tactic.ops if isinstance(op, ToUnits)}
            assert "ordered" not in words or words == {"ordered"}


@rule("WES-TAC-03")
def test_the_enemy_is_not_asked_about_a_tactic() -> None:
    match = turn("stark", LINE, "sl11", pools={"stark": {"morale": 1}})
    match.submit("stark", {"card": {"sl11": commander("eddard")}})
    assert list(match.decisions) == ["stark"]
