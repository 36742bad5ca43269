"""The regroup phase (WES-REG)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.phases.regroup import RegroupPhase
from tests.games.westeros.given import at, board, events, offered, over, pool, refused
from tests.rule import rule

HANDS = {"stark": ("sl01", "sl02"), "lannister": ("ll01",)}
POOLS = {"stark": {"green": 2, "valor": 1}}


def kinds(match: object) -> list[str]:
    return [e["kind"].partition(".")[2] for e in match.feed(None)]  # type: ignore[attr-defined]


@rule("WES-REG-01", "WES-REG-02", "WES-RUL-38")
def test_fire_comes_before_points_and_points_before_discards() -> None:
    match = at(
        RegroupPhase(),
        {"l1": "guards blue 5,5 x1"},
        fire={"5,5": 1},
        plan="battle_of_the_whispering_wood",
        hands={"stark": ("sl01",)},
    )
    match.submit("stark", {})
    told = kinds(match)
    assert told.index("unit_eliminated") < told.index("points_scored") < told.index("card_discarded")
    assert told.index("card_discarded") < told.index("round_began")


@rule("WES-REG-02")
def test_status_conditions_are_resolved_in_step_a() -> None:
    match = at(RegroupPhase(), {"l1": "guards blue 5,5 x4"}, fire={"5,5": 2})
    assert board(match).units["l1"].figures == 2


@rule("WES-REG-05", "WES-RUL-58")
def test_each_player_keeps_at_most_one_card_and_one_token() -> None:
    match = at(RegroupPhase(), hands=HANDS, pools=POOLS)
    assert offered(match, "lannister") == [{"card": "ll01"}, {}]
    assert len(offered(match, "stark")) == 3 * 3
    match.submit("stark", {"card": "sl02", "token": "green"})
    match.submit("lannister", {})
    assert board(match).hands["stark"].cards == ("sl02",)
    assert board(match).sides["stark"].discard == ("sl01",)
    assert pool(match, "stark") == {"green": 1}
    assert board(match).hands["lannister"].cards == ()
    assert board(match).sides["lannister"].discard == ("ll01",)


@rule("WES-REG-05")
def test_nobody_keeps_what_he_does_not_hold() -> None:
    match = at(RegroupPhase(), hands=HANDS, pools=POOLS)
    assert refused(match, "stark", {"card": "ll01"})[0] == "WES-REG-05"
    assert refused(match, "stark", {"token": "red"})[0] == "WES-REG-05"


@rule("WES-REG-05", "WES-RUL-58")
def test_who_holds_nothing_is_not_asked_to_discard() -> None:
    assert list(at(RegroupPhase(), pools=POOLS).decisions) == ["stark"]
    assert over(at(RegroupPhase()))


@rule("WES-REG-05", "WES-RUL-41")
def test_the_card_kept_is_secret_and_the_discards_are_open() -> None:
    match = at(RegroupPhase(), hands=HANDS)
    match.submit("stark", {"card": "sl02"})
    assert match.view("lannister")["sealed"] is None
    match.submit("lannister", {"card": "ll01"})
    assert match.view("lannister")["board"]["hands"]["stark"] == {"house": "stark", "size": 1}
    for seat in ("stark", "lannister", None):
        assert match.view(seat)["board"]["sides"]["stark"]["discard"] == ["sl01"]


@rule("WES-REG-01")
def test_the_first_player_discards_first() -> None:
    hands = {"stark": ("sl01",), "lannister": ("ll01",)}
    match = at(RegroupPhase(), hands=hands, first="lannister")
    match.submit("stark", {})
    match.submit("lannister", {})
    assert [e["house"] for e in events(match, "card_discarded")] == ["lannister", "stark"]


@rule("WES-REG-07", "WES-RND-03")
def test_the_round_marker_moves_on_to_the_other_colour() -> None:
    match = at(RegroupPhase(), round=1, sides={"stark": {"passed": True}, "lannister": {"passed": True}})
    assert board(match).course.round == 2
    assert not any(side.passed for side in board(match).sides.values())
    (told,) = events(match, "round_began")
    assert (told["number"], told["limit"], told["colour"]) == (2, 5, "black")


@rule("WES-RND-03")
@pytest.mark.parametrize(("number", "colour"), [(2, "white"), (3, "black")])
def test_odd_rounds_are_white_and_even_ones_black(number: int, colour: str) -> None:
    match = at(RegroupPhase(), round=number)
    assert events(match, "round_began")[0]["colour"] == colour


@rule("WES-REG-04", "WES-REG-08")
def test_after_the_last_round_nothing_is_discarded_recovered_or_advanced() -> None:
    match = at(RegroupPhase(), round=5, hands=HANDS, marker=6)
    assert match.over
    assert board(match).course.round == 5
    assert board(match).hands["stark"].cards == HANDS["stark"]
    assert board(match).course.marker == 6


@rule("WES-REG-04")
def test_before_the_last_round_the_battle_goes_on() -> None:
    match = at(RegroupPhase(), round=4, sides={"stark": {"points": 9}}, plan="paying_the_piper")
    assert not match.over
    assert board(match).course.round == 5


@rule("WES-REG-06")
def test_recovery_comes_after_the_discards() -> None:
    match = at(RegroupPhase(), marker=6, hands={"stark": ("sl01",)})
    assert list(match.decisions) == ["stark"]
    match.submit("stark", {})
    assert match.decisions["lannister"].kind == "westeros.recover_morale"
