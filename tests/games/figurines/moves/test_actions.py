"""Maneuver and March (FIG-MAN, FIG-MAR), and how fast a unit is."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.walk import Maneuver, March, passed
from montjoie.games.figurines.queries import SPEED
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.given import answer, asked, at, board, engine, over, refused, told
from tests.games.figurines.moves.ways import legs, stands
from tests.rule import rule

OK = ("", "")
SWORDS = {"a": "stark_sworn_swords 24,14"}
ENGAGED = SWORDS | {"foe": "lannister_guardsmen 24,18.8 @180 owner=b"}


@rule("FIG-MAN-01", "FIG-EX-06")
def test_a_maneuver_turns_moves_up_to_speed_and_turns() -> None:
    match = at(Maneuver(unit="a"), SWORDS)
    assert refused(match, "a", legs(30, 5, -120)) == OK
    assert refused(match, "a", legs(30, 5.001, -120)) == ("FIG-MAN-01", "moves-too-far")
    answer(match, legs(90, 5, -90))
    assert stands(match, "a") == (29, 14, 0)


@rule("FIG-MAN-01")
def test_a_maneuver_is_one_straight_move() -> None:
    match = at(Maneuver(unit="a"), SWORDS)
    two = [{"turn": 0, "ahead": 1000}, {"turn": 9000, "ahead": 1000}]
    assert refused(match, "a", two) == ("FIG-MAN-01", "one-straight-move")


@rule("FIG-MAN-01", "FIG-MAR-01", "FIG-RUL-58")
def test_engaged_units_neither_maneuver_nor_march() -> None:
    g = engine(ENGAGED)
    assert not Maneuver(unit="a").allowed(g)
    assert not March(unit="a").allowed(g)
    assert over(at(Maneuver(unit="a"), ENGAGED))
    assert over(at(March(unit="a"), ENGAGED))


@rule("FIG-MAR-01", "FIG-EX-07")
def test_a_march_goes_twice_as_far_and_turns_only_afterwards() -> None:
    match = at(March(unit="a"), SWORDS)
    assert refused(match, "a", legs(0, 10, 45)) == OK
    assert refused(match, "a", legs(0, 10.001)) == ("FIG-MAR-01", "moves-too-far")
    assert refused(match, "a", legs(5, 4)) == ("FIG-MAR-01", "no-turn-before")
    answer(match, legs(0, 10, 45))
    assert stands(match, "a") == (24, 24, 45)


@rule("FIG-MAR-01")
def test_a_place_beside_the_line_of_a_march_is_refused() -> None:
    match = at(March(unit="a"), SWORDS)
    assert refused(match, "a", {"x": 25_000, "y": 20_000, "facing": 0}) == ("FIG-MAR-01", "not-in-line")
    assert refused(match, "a", {"x": 24_000, "y": 12_000, "facing": 0}) == ("FIG-MAR-01", "not-in-line")
    assert refused(match, "a", {"x": 24_000, "y": 20_000, "facing": 4_500}) == OK


def test_an_effect_lets_a_unit_turn_before_its_march() -> None:
    match = at(March(unit="a", turn=True), SWORDS)
    assert refused(match, "a", legs(90, 10)) == OK
    lasting = {"x": Lasting("march_pivot", "some_card", "a", ("a",))}
    assert refused(at(March(unit="a"), SWORDS, lasting=lasting), "a", legs(90, 10)) == OK


def test_an_effect_lets_a_unit_march_through_enemies() -> None:
    units = {"a": "grey_wind 24,10", "foe": "ghost 24,15 owner=b"}
    match = at(March(unit="a", through=True), units)
    assert refused(match, "a", legs(0, 10)) == OK
    answer(match, legs(0, 10))
    assert passed(match.engine, "a", (24_000, 10_000)) == ("foe",)


@rule("FIG-DAN-03")
def test_a_carrier_has_speed_2_whatever_raises_it_and_does_not_march() -> None:
    lasting = {"x": Lasting("speed", "some_card", "a", ("a",), 3_000)}
    g = engine(
        {"a": "stark_sworn_swords 24,14 carries=o"},
        objectives={"o": "24,14 claimed=a"},
        mode="a_dance_with_dragons",
        lasting=lasting,
    )
    assert speed(g, "a") == 2_000
    assert not March(unit="a").allowed(g)


@rule("FIG-CRD-01")
def test_speed_is_as_printed_changed_by_what_holds_for_a_while() -> None:
    assert speed(engine(SWORDS), "a") == 5_000
    slow = {"x": Lasting("speed", "crannog_traps", "b", ("a",), -1_000)}
    g = engine(SWORDS, lasting=slow)
    assert speed(g, "a") == 4_000
    assert [(part.value, part.source) for part in g.tally(SPEED, "a").parts if part.value] == [
        (5_000, "stark_sworn_swords"),
        (-1_000, "crannog_traps"),
    ]


@rule("FIG-MOD-02")
def test_speed_never_falls_below_0() -> None:
    mired = {"x": Lasting("speed", "some_card", "b", ("a",), -9_000)}
    assert speed(engine(SWORDS, lasting=mired), "a") == 0


@rule("FIG-OBJ-01", "FIG-OBJ-06")
@pytest.mark.parametrize("step", [Maneuver(unit="a"), March(unit="a")])
def test_tokens_are_claimed_at_the_end_of_a_move(step: Maneuver | March) -> None:
    match = at(step, SWORDS, objectives={"o": "24,18"}, mode="a_game_of_thrones")
    answer(match, legs(0, 4))
    assert board(match).objectives["o"].claimed == "a"


def test_a_move_is_told_with_its_kind() -> None:
    match = at(March(unit="a"), SWORDS)
    answer(match, legs(0, 2))
    assert told(match, "unit_moved", "unit", "move", "origin", "x", "y", "far") == [
        {
            "unit": "a",
            "move": "march",
            "origin": {"x": 24_000, "y": 14_000, "facing": 0},
            "x": 24_000,
            "y": 16_000,
            "far": 2_000,
        }
    ]
    assert not asked(match, "march_path")
