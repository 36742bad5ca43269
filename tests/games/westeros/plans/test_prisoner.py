"""Edmure in the siege camp (WES-GEN-04)."""

from __future__ import annotations

from typing import Any

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import Token
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, offered, over, refused
from tests.games.westeros.plans.moments import Prepare
from tests.rule import rule

PLAN = "breaking_the_siege"
HIDDEN = {
    "prisoner_1": Token("prisoner", "4,8", "dummy", owner="lannister", face_up=False),
    "prisoner_2": Token("prisoner", "11,8", "prisoner", owner="lannister", face_up=False),
}
FOUND = {"prisoner_2": Token("prisoner", "11,8", "prisoner", owner="lannister")}


def carried(unit: str, hex: str) -> dict[str, Token]:
    return {"prisoner_2": Token("prisoner", hex, "prisoner", owner="lannister", carrier=unit)}


def turn_ends(units: dict[str, str], house: str, tokens: dict[str, Token] = HIDDEN) -> Match:
    return at(PlayerTurn(house=house, at="end"), units, plan=PLAN, tokens=tokens)


def activate(unit: str, tokens: dict[str, Token], **board: Any) -> Match:
    """A Stark unit named s1 is activated."""
    return at(Activate(house="stark", units=("s1",)), {"s1": unit}, plan=PLAN, tokens=tokens, **board)


@rule("WES-GEN-04")
def test_lannister_hides_the_prisoner_on_one_of_two_hexes() -> None:
    match = at(Prepare(), plan=PLAN)
    assert offered(match, "lannister") == ["4,8", "11,8"]
    assert refused(match, "lannister", "5,5") == ("WES-GEN-04", "not-offered")
    match.submit("lannister", "11,8")
    assert board(match).tokens == HIDDEN


@rule("WES-GEN-04")
def test_stark_and_onlookers_do_not_see_which_token_is_the_prisoner() -> None:
    views = []
    for hex in ("4,8", "11,8"):
        match = at(Prepare(), plan=PLAN)
        match.submit("lannister", hex)
        views.append([(match.view(seat), match.feed(seat)) for seat in ("stark", None)])
        assert "face" in match.view("lannister")["board"]["tokens"]["prisoner_1"]
    assert views[0] == views[1]


@rule("WES-GEN-04")
def test_a_stark_unit_that_ends_its_turn_on_a_token_turns_both_up_and_the_dummy_goes() -> None:
    for hex in ("4,8", "11,8"):
        match = turn_ends({"s1": f"host green {hex}"}, "stark")
        assert board(match).tokens == FOUND


@rule("WES-GEN-04")
def test_turning_the_prisoner_up_cannot_be_undone() -> None:
    match = turn_ends({"s1": "host green 4,8"}, "stark")
    revealed = [logged.event for logged in match.engine.log if logged.event.reveals]
    assert [type(event).__name__ for event in revealed] == ["TokenTurnedUp"] * 2


@rule("WES-GEN-04", "WES-RUL-75")
def test_the_end_of_a_lannister_turn_turns_nothing_up() -> None:
    match = turn_ends({"s1": "host green 4,8"}, "lannister")
    assert board(match).tokens == HIDDEN


@rule("WES-GEN-04")
def test_a_lannister_unit_turns_nothing_up() -> None:
    for house in ("stark", "lannister"):
        match = turn_ends({"l1": "guards green 4,8"}, house)
        assert board(match).tokens == HIDDEN


@rule("WES-GEN-04", "WES-GEN-07")
def test_a_unit_that_began_its_turn_with_the_prisoner_may_carry_him() -> None:
    match = activate("host green 11,8", FOUND)
    assert asked(match, "carry_prisoner") == "stark"
    assert offered(match, "stark") == ["carry", "leave"]
    match.submit("stark", "carry")
    match.submit("stark", {"s1": "11,7"})
    assert board(match).tokens == carried("s1", "11,7")


@rule("WES-GEN-04", "WES-GEN-07")
def test_the_prisoner_may_be_left() -> None:
    match = activate("host green 11,8", FOUND)
    match.submit("stark", "leave")
    match.submit("stark", {"s1": "11,7"})
    assert board(match).tokens == FOUND


@rule("WES-GEN-04")
def test_a_prisoner_who_has_not_been_found_cannot_be_carried() -> None:
    match = activate("host green 11,8", HIDDEN)
    assert not asked(match, "carry_prisoner")


@rule("WES-GEN-04")
def test_a_unit_that_moved_to_the_prisoner_this_turn_cannot_carry_him_yet() -> None:
    turn = Activate(house="stark", units=("s1",), moved={"s1": 1})
    match = at(turn, {"s1": "host green 11,8"}, plan=PLAN, tokens=FOUND)
    assert not asked(match, "carry_prisoner")


@rule("WES-GEN-04")
def test_lannister_units_never_carry_the_prisoner() -> None:
    turn = Activate(house="lannister", units=("l1",))
    match = at(turn, {"l1": "guards green 11,8"}, plan=PLAN, tokens=FOUND)
    assert not asked(match, "carry_prisoner")


@rule("WES-GEN-04", "WES-RUL-79")
def test_the_prisoner_is_free_for_good_in_the_safe_rows() -> None:
    match = activate("host green 8,4", carried("s1", "8,4"))
    match.submit("stark", {"s1": "8,3"})
    assert board(match).tokens == {}
    assert board(match).tally == {"prisoner_freed": 1}


@rule("WES-GEN-04", "WES-RUL-79")
def test_the_prisoner_goes_with_a_unit_that_retreats() -> None:
    match = at(
        RetreatUnit(unit="s1", steps=2),
        {"s1": "host green 8,5", "s2": "host green 7,4", "s3": "host green 8,3"},
        plan=PLAN,
        tokens=carried("s1", "8,5"),
    )
    assert over(match)
    assert board(match).units["s1"].hex == "9,3"
    assert board(match).tally == {"prisoner_freed": 1}


@rule("WES-GEN-04", "WES-RUL-79")
def test_the_prisoner_stays_where_his_carrier_fell_and_can_be_carried_again() -> None:
    match = activate("host green 8,5", carried("fallen", "8,5"))
    assert asked(match, "carry_prisoner") == "stark"
    match.submit("stark", "carry")
    assert board(match).tokens == carried("s1", "8,5")


@rule("WES-GEN-04")
def test_a_prisoner_whom_a_unit_carries_already_is_not_offered_again() -> None:
    match = activate("host green 8,5", carried("s1", "8,5"))
    assert not asked(match, "carry_prisoner")
