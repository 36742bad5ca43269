"""The distance of a charge: dice, movement, failure (FIG-CHG-06 to FIG-CHG-08, FIG-CHG-12 to FIG-CHG-15)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.boosts import Boosts
from montjoie.games.figurines.charge import Charge, make_disorderly
from montjoie.games.figurines.powers import decks
from montjoie.games.figurines.state import G, Lasting
from montjoie.kernel import PUBLIC, Dice, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, asked, at, board, events, over, resume, roll, told
from tests.games.figurines.given import field as table
from tests.games.figurines.moves.ways import one, stands
from tests.rule import rule

FACING = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,22.8 @180 owner=b"}  # 8 inches


def rolled(units: dict[str, str], *dice: int, charge: Charge | None = None, **given: Any) -> Match:
    """Unit a charges straight ahead, with these dice."""
    match = at(charge or Charge(unit="a"), units, live=False, **given)
    if asked(match, "charge_pivot"):
        answer(match, [])
    roll(match, *dice)
    return match


def outcome(match: Match) -> dict[str, Any]:
    """What is told of a charge."""
    (ended,) = told(match, "charge_ended", "unit", "target", "successful", "disorderly")
    return ended


@rule("FIG-CHG-06", "FIG-CHG-08", "FIG-EX-12")
@pytest.mark.parametrize(("die", "met"), [(2, False), (3, True), (4, True)])
def test_swords_of_speed_5_need_a_3_to_charge_8_inches(die: int, met: bool) -> None:
    assert outcome(rolled(FACING, die))["successful"] is met


@rule("FIG-CHG-07")
def test_a_charger_stops_on_contact_with_the_target() -> None:
    match = rolled(FACING, 6)
    moves = [(e["move"], e["y"]) for e in events(match, "unit_moved")]
    assert moves[0] == ("charge", 18_000)


@rule("FIG-CHG-13", "FIG-EX-14", "FIG-RUL-53")
def test_a_failed_charge_ends_an_inch_from_the_target_and_is_followed_by_a_panic_test() -> None:
    match = rolled(FACING, 2)
    assert stands(match, "a") == (24, 17, 0)
    roll(match, 6, 6)
    roll(match, 1)
    assert events(match, "test_taken")[0]["kind"] == "panic"
    assert over(match)


@rule("FIG-RUL-53", "FIG-CHG-13")
def test_a_failed_charge_stops_at_an_inch_even_if_the_die_reached_further() -> None:
    units = FACING | {"g": "lannister_guardsmen 24,22.3 @180 owner=b"}  # 7.5 inches
    match = rolled(units, 2)
    assert stands(match, "a")[1] == pytest.approx(16.5, abs=0.011)


@rule("FIG-CHG-07", "FIG-CHG-08")
def test_a_charger_stops_an_inch_before_whom_it_cannot_pass() -> None:
    # The target has gone, another enemy stands on the line.
    board_ = table({"a": "stark_sworn_swords 24,10", "g": "ghost 24,30 owner=b", "x": "ghost 24,17 owner=b"})
    charge = Charge(unit="a", target="g", arc="front", home=(24_000, 10_000, 0), faces=(6,), at="settle")
    match = resume(board_, charge, live=False)
    assert outcome(match)["successful"] is False
    assert stands(match, "a")[1] == pytest.approx(10 + 7 - 1.38 - 2.4 - 1, abs=0.011)


@rule("FIG-CHG-07")
def test_a_charger_stops_an_inch_before_ground_it_cannot_pass() -> None:
    board_ = table(
        {"a": "stark_sworn_swords 24,10", "g": "ghost 24,40 owner=b"}, terrain={"p": "palisade 24,17"}
    )
    charge = Charge(unit="a", target="g", arc="front", home=(24_000, 10_000, 0), faces=(6,), at="settle")
    match = resume(board_, charge, live=False)
    assert stands(match, "a")[1] == pytest.approx(16.5 - 2.4 - 1, abs=0.011)


@rule("FIG-CHG-13", "FIG-RUL-76")
def test_a_failed_charge_never_ends_on_a_friend() -> None:
    units = FACING | {"g": "lannister_guardsmen 24,25.8 @180 owner=b", "friend": "grey_wind 24,16"}
    match = rolled(units, 1)
    x, y, _ = stands(match, "a")
    assert [x, y] == pytest.approx([24, 16 - 1.38 - 2.4], abs=0.011)


@rule("FIG-RUL-76")
def test_a_failed_charge_without_a_place_to_end_goes_back_to_where_it_stood() -> None:
    # Turned over one friend, with another behind that one.
    friends = {"f": "stark_sworn_swords 24,10.5", "h": "stark_sworn_swords 24,15.3"}
    board_ = table({"a": "stark_sworn_swords 24,10", "g": "ghost 24,30 owner=b"} | friends)
    charge = Charge(unit="a", target="g", arc="front", home=(34_000, 5_000, 4_500), faces=(1,), at="settle")
    assert stands(resume(board_, charge, live=False), "a") == (34, 5, 45)


@rule("FIG-CHG-14", "FIG-RUL-15")
def test_a_free_charge_that_fails_does_not_touch_the_activation() -> None:
    match = rolled(FACING, 1, charge=Charge(unit="a", free=True))
    roll(match, 6, 6)
    roll(match, 1)
    assert over(match)
    assert not board(match).units["a"].activated


@rule("FIG-CHG-12", "FIG-RUL-50")
@pytest.mark.parametrize(("die", "disorderly"), [(1, True), (2, False)])
def test_a_1_makes_a_charge_disorderly_though_it_may_succeed(die: int, disorderly: bool) -> None:
    near = FACING | {"g": "lannister_guardsmen 24,20 @180 owner=b"}
    told = outcome(rolled(near, die))
    assert (told["successful"], told["disorderly"]) == (True, disorderly)


@rule("FIG-CHG-12")
def test_the_player_of_a_disorderly_charge_plays_no_cards_until_the_action_is_over() -> None:
    near = FACING | {"g": "lannister_guardsmen 24,20 @180 owner=b"}
    match = rolled(near, 1, charge=Charge(unit="a", no_attack=True))
    assert asked(match, "align_charge")
    g = match.engine
    assert (decks.may_play(g, "a"), decks.may_play(g, "b")) == (False, True)
    answer(match, "full")
    assert over(match)
    assert decks.may_play(g, "a")


@rule("FIG-CHG-15")
def test_a_1_that_falls_short_is_both_disorderly_and_failed() -> None:
    told = outcome(rolled(FACING, 1))
    assert (told["successful"], told["disorderly"]) == (False, True)


class Disorder(Step, frozen=True):
    """An effect that makes the charge under way disorderly."""

    stages = ("happen",)
    audience = PUBLIC

    def happen(self, g: G) -> None:
        """Whatever the die says."""
        make_disorderly(g)


@rule("FIG-RUL-50")
def test_an_effect_makes_a_charge_disorderly_whatever_the_die_shows() -> None:
    charge = Charge(unit="a", target="g", arc="front", home=(24_000, 10_000, 0), faces=(6,), at="settle")
    match = resume(table(FACING), charge, Disorder(), live=False)
    assert outcome(match)["disorderly"]
    assert not decks.may_play(match.engine, "a")


@rule("FIG-CHG-12", "FIG-RUL-50")
def test_a_charge_made_disorderly_twice_is_over_once() -> None:
    charge = Charge(unit="a", target="g", arc="front", home=(24_000, 10_000, 0), faces=(1,), at="settle")
    match = resume(table(FACING), charge, Disorder(), live=False)
    roll(match, 6, 6)
    roll(match, 1)
    assert over(match)
    assert decks.may_play(match.engine, "a")


@rule("FIG-CHG-12")
def test_effects_may_raise_what_makes_a_charge_disorderly_and_what_the_die_counts_as() -> None:
    worse = rolled(FACING, 3, charge=Charge(unit="a", disorderly_on=3))
    assert outcome(worse)["disorderly"]
    better = rolled(FACING, 1, charge=Charge(unit="a", die=6))
    assert outcome(better) == {"unit": "a", "target": "g", "successful": True, "disorderly": False}


@rule("FIG-TER-08")
def test_through_hindering_ground_two_dice_are_rolled_and_the_lowest_counts() -> None:
    match = rolled(FACING, 5, 2, terrain={"s": "stakes 24,16"})
    told = outcome(match)
    assert (told["successful"], told["disorderly"]) == (False, True)


@rule("FIG-TER-08", "FIG-RUL-74")
def test_hindering_ground_that_the_charge_does_not_reach_hinders_all_the_same() -> None:
    match = at(Charge(unit="a"), FACING, terrain={"s": "stakes 24,19.5"}, live=False)
    answer(match, [])
    assert match.engine.pending_chance == Dice(2)
    roll(match, 6, 1)
    assert stands(match, "a") == (24, 16, 0)  # its front at 18.4, the stakes from 19 on


@rule("FIG-TER-08")
def test_hindering_ground_beside_the_way_does_not_hinder() -> None:
    match = at(Charge(unit="a"), FACING, terrain={"s": "stakes 34,16"}, live=False)
    answer(match, [])
    assert match.engine.pending_chance == Dice(1)


@rule("FIG-CHG-18", "FIG-TER-06")
@pytest.mark.parametrize(("die", "met"), [(3, False), (4, True)])
def test_rough_ground_takes_an_inch_off_the_charge(die: int, met: bool) -> None:
    match = rolled(FACING, die, terrain={"f": "forest 24,16"})
    assert outcome(match)["successful"] is met


@rule("FIG-CHG-18", "FIG-RUL-75")
def test_a_charge_that_never_comes_to_the_rough_ground_loses_nothing() -> None:
    units = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,24.5 @180 owner=b"}
    match = rolled(units, 1, 1, terrain={"h": "hedge 24,19.5"})
    assert stands(match, "a") == (24, 16, 0)


@rule("FIG-CHG-18", "FIG-RUL-75")
@pytest.mark.parametrize(
    ("hedges", "y"),
    [
        ({"h": "hedge 24,18.4"}, 15.5),  # entered after 5.5 inches: the last half inch is lost
        ({"h": "hedge 24,13.9", "i": "hedge 24,18.6"}, 15),  # the second is no longer reached
    ],
)
def test_a_charge_loses_what_rough_ground_takes_once_it_comes_there(hedges: dict[str, str], y: float) -> None:
    units = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,23.5 @180 owner=b"}
    match = rolled(units, 1, 1, terrain=hedges)
    assert stands(match, "a")[1] == pytest.approx(y, abs=0.011)


@rule("FIG-TER-05")
def test_a_charge_over_stakes_costs_wounds_once_it_is_over() -> None:
    match = rolled(FACING, 1, 1, terrain={"s": "stakes 24,13.5"})
    assert outcome(match)["successful"] is False
    roll(match, 6, 6)  # the panic test first
    roll(match, 1)
    roll(match, 2)
    assert board(match).units["a"].figures == 9
    assert over(match)


@rule("FIG-RRL-01", "FIG-RRL-02")
def test_charge_dice_are_rolled_again_where_an_effect_allows_it() -> None:
    charge = Charge(unit="a", boosts=Boosts(rerolls=(("a", "charge", "for_the_watch"),)))
    match = rolled(FACING, 1, charge=charge)
    assert asked(match, "use_effect") == "a"
    answer(match, "rule:charge_reroll/for_the_watch")
    answer(match, ["0"])
    roll(match, 5)
    assert outcome(match) == {"unit": "a", "target": "g", "successful": True, "disorderly": False}


@rule("FIG-RRL-01")
def test_a_lasting_effect_lets_units_roll_charge_dice_again() -> None:
    lasting = {"x": Lasting("charge_reroll", "all_out_assault", "a", ("a",), until="round")}
    match = rolled(FACING, 1, lasting=lasting)
    answer(match, "pass")
    assert outcome(match)["disorderly"]


def test_a_charger_destroyed_before_the_roll_goes_nowhere() -> None:
    charge = Charge(unit="a", target="g", arc="front", home=(24_000, 10_000, 0), at="before_roll")
    match = resume(table(FACING | {"a": "stark_sworn_swords 24,10 x0"}), charge, live=False)
    assert over(match)


def test_a_turned_charger_moves_where_it_looks() -> None:
    match = at(Charge(unit="a"), FACING, live=False)
    answer(match, one(10))
    roll(match, 1)
    x, y, facing = stands(match, "a")
    assert facing == 10
    assert (x - 24) / (y - 10) == pytest.approx(0.1763, abs=0.001)
