"""The command phase (WES-CMD)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.phases.command import CommandPhase, PlayerTurn
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, commander, events, offered, over, refused
from tests.rule import rule

ARMIES = {
    "s1": "host green 5,3 @maege",
    "s2": "host green 6,3",
    "l1": "guards blue 5,9 @kevan",
    "l2": "guards blue 6,9",
}


def phase(**more: Any) -> Match:
    return at(CommandPhase(), ARMIES, **more)


def to_act(match: Match) -> str:
    return asked(match, "take_action")


def rest(match: Match, seat: str) -> None:
    """End a turn without moving or attacking."""
    while asked(match, "move_unit") == seat or asked(match, "choose_attack") == seat:
        match.submit(seat, "done")


@rule("WES-CMD-01", "WES-RAL-04")
def test_the_first_player_takes_the_first_turn() -> None:
    assert to_act(phase(first="lannister")) == "lannister"
    assert to_act(phase(first="stark")) == "stark"


@rule("WES-CMD-01")
def test_an_action_is_a_token_a_card_or_a_pass() -> None:
    match = phase(pools={"stark": {"green": 1}}, hands={"stark": ("sl01",)})
    maege = commander("maege")
    assert offered(match, "stark") == [
        {"token": "green/s1"},
        {"token": "green/s2"},
        {"card": {"sl01": maege}},
        "pass",
    ]


@rule("WES-CMD-01", "WES-CMD-02")
def test_one_action_ends_the_turn_and_the_opponent_takes_his() -> None:
    match = phase(pools={"stark": {"morale": 2}, "lannister": {"morale": 1}})
    match.submit("stark", {"token": "morale/raise"})
    assert to_act(match) == "lannister"
    match.submit("lannister", {"token": "morale/raise"})
    assert to_act(match) == "stark"


@rule("WES-CMD-02")
def test_the_turn_ends_only_when_the_action_is_complete() -> None:
    match = phase(pools={"stark": {"green": 1}})
    match.submit("stark", {"token": "green/s2"})
    assert asked(match, "move_unit") == "stark"
    rest(match, "stark")
    assert to_act(match) == "lannister"


@rule("WES-CMD-03")
def test_a_player_who_has_passed_is_skipped_while_the_other_goes_on() -> None:
    match = phase(pools={"stark": {"morale": 3}, "lannister": {"morale": 3}})
    match.submit("stark", {"token": "morale/raise"})
    match.submit("lannister", "pass")
    for _ in range(2):
        assert to_act(match) == "stark"
        match.submit("stark", {"token": "morale/raise"})
    assert to_act(match) == "stark"
    assert board(match).sides["lannister"].pool == {"morale": 3}


@rule("WES-CMD-04", "WES-RUL-57")
def test_who_can_do_nothing_else_must_pass() -> None:
    match = phase()
    assert offered(match, "stark") == ["pass"]
    assert refused(match, "stark", {"token": "green/s1"}) == ("WES-TOK-08", "token-not-held")


@rule("WES-CMD-04", "WES-VIC-10")
def test_a_player_without_units_can_only_pass() -> None:
    match = at(
        CommandPhase(), {"l1": "guards blue 5,9"}, hands={"stark": ("sl01",)}, pools={"stark": {"green": 2}}
    )
    assert offered(match, "stark") == ["pass"]


@rule("WES-CMD-05")
def test_the_phase_ends_when_both_have_passed() -> None:
    match = phase(pools={"stark": {"morale": 3}})
    match.submit("stark", {"token": "morale/raise"})
    match.submit("lannister", "pass")
    assert not over(match)
    match.submit("stark", "pass")
    assert over(match)
    assert [e["house"] for e in events(match, "passed")] == ["lannister", "stark"]


@rule("WES-CMD-06")
def test_a_player_who_has_passed_still_makes_parting_attacks() -> None:
    match = at(
        CommandPhase(),
        {"s1": "host green 5,5", "l1": "guards blue 5,6"},
        engaged={"l1": "s1"},
        pools={"stark": {"green": 1}},
        sides={"lannister": {"passed": True}},
    )
    match.submit("stark", {"token": "green/s1"})
    match.submit("stark", {"s1": "4,5"})
    assert asked(match, "parting_attack") == "lannister"


@rule("WES-CMD-01")
def test_a_card_of_the_other_house_or_out_of_hand_cannot_be_played() -> None:
    match = phase(hands={"stark": ("sl01",), "lannister": ("ll01",)})
    maege = commander("maege")
    for card in ("sl02", "ll01", "nonsense"):
        assert refused(match, "stark", {"card": {card: maege}}) == ("WES-CRD-01", "card-not-in-hand")
    for nonsense in ("nonsense", "sl01", {}, {"sl01": 4}, {"nonsense": 4}, {"sl01": maege, "sl02": maege}):
        assert refused(match, "stark", {"card": nonsense}) != ("", "")
    assert refused(match, "stark", {"card": {"sl01": maege}}) == ("", "")


@rule("WES-DCK-07")
def test_any_commander_may_play_any_card_of_his_house() -> None:
    units = {"s1": "host green 5,3 @maege", "s2": "riders blue 9,3 @rickard"}
    match = at(PlayerTurn(house="stark"), units, hands={"stark": ("sl01", "sl26")})
    played = [answer["card"] for answer in offered(match, "stark") if "card" in answer]
    assert {name for card in played for name in card.values()} == set(board(match).commanders)


@rule("WES-GEN-07")
def test_an_action_must_be_taken() -> None:
    match = phase(pools={"stark": {"green": 1}})
    nothing: tuple[Any, ...] = (None, "", {}, [])
    for answer in nothing:
        assert refused(match, "stark", answer) != ("", "")


@rule("WES-GEN-06")
def test_a_command_touches_friendly_units_only() -> None:
    units = {"s1": "host green 5,5 @maege", "s2": "host green 6,5", "l1": "guards blue 5,6"}
    match = at(PlayerTurn(house="stark"), units, hands={"stark": ("sl01",)})
    match.submit("stark", {"card": {"sl01": next(iter(board(match).commanders))}})
    assert {name for answer in offered(match, "stark") for name in answer} == {"s1", "s2"}
    assert refused(match, "stark", ["l1"]) == ("WES-GEN-06", "card-not-a-friend")


@rule("WES-RUL-37")
def test_a_command_costs_one_token_for_each_of_its_icons() -> None:
    units = {"s1": "riders blue 5,5 @rickard", "s2": "host green 6,5 spent"}
    match = at(PlayerTurn(house="stark"), units, hands={"stark": ("sl10",)})
    match.submit("stark", {"card": {"sl10": next(iter(board(match).commanders))}})
    assert board(match).sides["stark"].command_tokens == 1
    assert [row.tokens for row in board(match).commanders.values()] == [2]
