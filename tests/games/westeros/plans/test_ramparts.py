"""The palisades of the Lannister camp (WES-GEN-04)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.plans.ramparts import BreakRamparts, ManRamparts, StormRamparts
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, engine, events, offered, over, refused, roll
from tests.rule import rule

HEXES = ("3,7", "4,7", "5,7", "6,7", "7,7", "8,7")
STOCK = {"red": 4, "blue": 5, "green": 6}
ONE_EACH = {
    "3,7/red": 4,
    "4,7/blue": 5,
    "5,7/green": 2,
    "6,7/green": 2,
    "7,7/green": 1,
    "8,7/green": 1,
}


def storm(hexes: tuple[str, ...] = HEXES, stock: dict[str, int] = STOCK, dice: int = 5) -> Match:
    """The palisades before they are manned."""
    step = StormRamparts(
        defender="lannister", breaker="stark", token="palisade", hexes=hexes, stock=stock, dice=dice
    )
    return at(step, plan="wolf_raiders", overlays=dict.fromkeys(hexes, "palisade"), live=False)


def breaking(bins: dict[str, int], **dice: int) -> Any:
    """Why tokens may not be taken off ramparts with these dice: a function of the tokens."""
    g, space = engine(), BreakRamparts(bins, 0, sum(dice.values()), dice=dice)
    return lambda taken: [refusal.key for refusal in space.problems(g, "WES-GEN-04", taken)]


@rule("WES-GEN-04")
def test_lannister_spreads_all_tokens_with_at_least_one_on_each_palisade() -> None:
    match = storm()
    assert refused(match, "lannister", ONE_EACH) == ("", "")
    crowded = {**ONE_EACH, "7,7/green": 2}
    del crowded["8,7/green"]
    assert refused(match, "lannister", crowded) == ("WES-GEN-04", "ramparts-bare")
    swapped = {**ONE_EACH, "3,7/red": 3, "3,7/blue": 1}
    assert refused(match, "lannister", swapped) == ("WES-GEN-04", "ramparts-colour")


@rule("WES-GEN-04")
def test_every_way_to_man_the_palisades_is_offered() -> None:
    match = storm(HEXES[:2], {"red": 1, "green": 2})
    assert offered(match, "lannister") == [
        {"3,7/green": 1, "4,7/red": 1, "4,7/green": 1},
        {"3,7/green": 2, "4,7/red": 1},
        {"3,7/red": 1, "4,7/green": 2},
        {"3,7/red": 1, "3,7/green": 1, "4,7/green": 1},
    ]


@rule("WES-GEN-04")
def test_morale_results_are_rolled_again() -> None:
    match = storm()
    match.submit("lannister", ONE_EACH)
    roll(match, "morale", "red", "morale", "green", "blue")
    roll(match, "morale", "valor")
    roll(match, "red")
    shown = match.decisions["stark"].space
    assert isinstance(shown, BreakRamparts)
    assert shown.dice == {"red": 2, "green": 1, "blue": 1, "valor": 1}


@rule("WES-GEN-04")
def test_bare_palisades_fall_and_all_tokens_go_back() -> None:
    match = storm()
    match.submit("lannister", ONE_EACH)
    assert board(match).tally == ONE_EACH
    roll(match, "green", "green", "red", "red", "red")
    match.submit("stark", {"7,7/green": 1, "8,7/green": 1, "3,7/red": 3})
    assert over(match)
    left = [hex for hex in HEXES if board(match).ground[hex].overlay]
    assert left == ["3,7", "4,7", "5,7", "6,7"]
    assert board(match).tally == {}
    assert events(match, "overlays_lifted") == [{"token": "palisade", "hexes": ["7,7", "8,7"]}]


@rule("WES-GEN-04")
def test_a_shield_takes_a_token_of_its_colour_only() -> None:
    why = breaking({"3,7/red": 2, "4,7/green": 2}, red=1)
    assert why({"3,7/red": 1}) == []
    assert why({"4,7/green": 1}) == ["ramparts-unpaid"]


@rule("WES-GEN-04")
def test_valor_takes_a_token_of_any_colour() -> None:
    why = breaking({"3,7/red": 2, "4,7/green": 2}, valor=1)
    assert why({"3,7/red": 1}) == []
    assert why({"4,7/green": 1}) == []


@rule("WES-GEN-04")
def test_two_dice_given_up_take_a_token_of_any_colour() -> None:
    why = breaking({"3,7/red": 2, "4,7/green": 2}, blue=2)
    assert why({"4,7/green": 1}) == []
    assert why({"4,7/green": 2}) == ["ramparts-unpaid"]


@rule("WES-GEN-04", "WES-RUL-77")
def test_dice_may_be_given_up_also_where_they_could_take_a_token_of_their_colour() -> None:
    why = breaking({"3,7/red": 2, "4,7/green": 2}, red=2)
    assert why({"3,7/red": 2}) == []
    assert why({"4,7/green": 1}) == []


@rule("WES-GEN-04", "WES-RUL-77")
def test_a_die_that_can_take_a_token_does_not_stay_idle() -> None:
    why = breaking({"3,7/red": 2, "4,7/green": 2}, red=1, blue=1)
    assert why({"3,7/red": 1}) == []  # the blue shield finds nothing
    assert why({}) == ["ramparts-idle-dice"]
    assert why({"4,7/green": 1}) == []  # both given up
    assert breaking({"3,7/red": 1}, red=1, valor=1)({"3,7/red": 1}) == []  # nothing is left for valor


@rule("WES-GEN-04")
def test_the_ways_to_break_ramparts_are_all_offered() -> None:
    space = BreakRamparts({"3,7/red": 1, "4,7/green": 1, "5,7/blue": 1}, 0, 3, dice={"red": 1, "green": 2})
    ways = list(space.candidates(engine()))
    assert ways == [
        {"3,7/red": 1, "4,7/green": 1},
        {"3,7/red": 1, "5,7/blue": 1},  # two green shields given up
        {"3,7/red": 1},  # the same, and nothing left for the red shield
        {"4,7/green": 1, "5,7/blue": 1},
        {"4,7/green": 1},
    ]


@rule("WES-GEN-04")
@pytest.mark.parametrize("seed", range(20))
def test_random_answers_about_ramparts_are_legal(seed: int) -> None:
    g, rng = engine(), Stream(seed)
    bins = {f"{hex}/{colour}": n for hex in HEXES for colour, n in STOCK.items()}
    manning = ManRamparts(bins, 15, 15, ramparts=HEXES, stock=STOCK)
    manned = manning.throw(g, rng)
    assert manning.problems(g, "WES-GEN-04", manned) == []
    storming = BreakRamparts(manned, 0, 5, dice={"red": 2, "blue": 1, "valor": 2})
    assert storming.problems(g, "WES-GEN-04", storming.throw(g, rng)) == []
