"""Putting fires out, and setting them: scorched earth (WES-FIR-12, WES-FIR-13, WES-KEY-50)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.fire import QuenchFire, ScorchEarth, scorchable
from montjoie.games.westeros.state import Lasting
from montjoie.kernel.match import Match
from tests.games.westeros.given import at, board, engine, events, offered, over, refused, roll
from tests.rule import rule


def levels(match: Match) -> dict[str, int]:
    """Every fire."""
    return {hex: row.fire for hex, row in board(match).ground.items() if row.fire}


def gregor(hex: str = "5,5") -> dict[str, str]:
    """The Reaver with his guards."""
    return {"gregor": f"guards blue {hex} @gregor_clegane_the_reaver"}


# Putting out.


@rule("WES-FIR-12", "WES-ACT-07")
def test_a_unit_puts_out_the_fire_in_its_hex_and_does_nothing_else():
    step = Activate(house="stark", units=("host",))
    match = at(step, {"host": "host green 5,5", "guards": "guards green 6,5"}, fire={"5,5": 3})
    assert offered(match, "stark") == [{"host": "put_out"}, "done"]
    match.submit("stark", {"host": "put_out"})
    assert over(match)
    assert levels(match) == {}


@rule("WES-FIR-12")
def test_without_fire_there_is_nothing_to_put_out():
    match = at(Activate(house="stark", units=("host",)), {"host": "host green 5,5"})
    assert refused(match, "stark", {"host": "put_out"}) == ("WES-FIR-12", "put-out-nothing")


@rule("WES-FIR-09", "WES-CBT-05")
def test_a_unit_that_leaves_the_fire_burning_neither_moves_nor_attacks():
    step = Activate(house="stark", units=("host",))
    match = at(step, {"host": "host green 5,5", "guards": "guards green 6,5"}, fire={"5,5": 3})
    assert refused(match, "stark", {"host": "4,5"}) == ("WES-MOV-10", "move-out-of-fire")
    match.submit("stark", "done")
    assert over(match)


@rule("WES-FIR-13", "WES-ACT-07")
@pytest.mark.parametrize(("level", "symbol"), [(1, "green"), (2, "blue"), (3, "red"), (4, "valor")])
def test_an_adjacent_fire_is_put_out_by_the_symbol_of_its_level(level: int, symbol: str):
    units = {"host": "host green 5,5"}
    out = at(QuenchFire(unit="host", hex="6,5"), units, fire={"6,5": level}, live=False)
    roll(out, symbol)
    assert levels(out) == {}
    still = at(QuenchFire(unit="host", hex="6,5"), units, fire={"6,5": level}, live=False)
    roll(still, "morale")
    assert levels(still) == {"6,5": level}


@rule("WES-FIR-13")
def test_a_higher_symbol_does_not_put_out_a_lower_fire():
    match = at(QuenchFire(unit="host", hex="6,5"), {"host": "host green 5,5"}, fire={"6,5": 1}, live=False)
    roll(match, "blue")
    assert levels(match) == {"6,5": 1}


@rule("WES-FIR-13", "WES-ACT-07")
def test_fighting_an_adjacent_fire_takes_the_place_of_the_attack():
    units = {"host": "host green 5,5", "guards": "guards green 4,5"}
    match = at(Activate(house="stark", units=("host",)), units, fire={"6,5": 1}, live=False)
    match.submit("stark", "done")
    assert offered(match, "stark") == [{"host": "guards"}, {"host": "quench/6,5"}, "done"]
    assert refused(match, "stark", {"host": "quench/5,6"}) == ("WES-FIR-13", "quench-nothing")
    match.submit("stark", {"host": "quench/6,5"})
    roll(match, "green")
    assert over(match)
    assert levels(match) == {}


# Scorched earth.


@rule("WES-KEY-50")
def test_only_adjacent_empty_hexes_that_can_burn_are_set_on_fire():
    g = engine(
        {**gregor(), "host": "host green 6,5"}, terrain={"4,5": "river", "5,4": "hills", "4,4": "forest"}
    )
    assert set(scorchable(g, "gregor")) == {"4,4", "4,6", "5,6"}


@rule("WES-KEY-50")
@pytest.mark.parametrize(
    ("hex", "key"),
    [
        ("7,5", "scorch-not-adjacent"),
        ("6,5", "scorch-occupied"),
        ("4,5", "scorch-cannot-burn"),
    ],
)
def test_other_hexes_are_refused_with_their_reason(hex: str, key: str):
    units = {**gregor(), "host": "host green 6,5"}
    match = at(Activate(house="lannister", units=("gregor",)), units, terrain={"4,5": "river"})
    match.submit("lannister", "done")
    assert refused(match, "lannister", {"gregor": f"scorch/{hex}"}) == ("WES-KEY-50", key)


@rule("WES-KEY-50")
def test_units_without_scorched_earth_set_no_fire():
    match = at(
        Activate(house="lannister", units=("guards",)),
        {"guards": "guards blue 5,5", "host": "host green 6,5"},
    )
    match.submit("lannister", "done")
    refusal = refused(match, "lannister", {"guards": "scorch/4,5"})
    assert refusal == ("WES-KEY-50", "scorch-without-keyword")


@rule("WES-GEN-04")
def test_a_plan_may_keep_fire_to_its_tokens():
    units = {"greatjon": "host blue 5,5 @greatjon_umber_lord", "guards": "guards green 6,5"}
    g = engine(units, plan="wolf_raiders", overlays={"4,5": "tent"})
    assert scorchable(g, "greatjon") == ["4,5"]


@rule("WES-KEY-51")
@pytest.mark.parametrize(("ground", "dice"), [("plains", 3), ("forest", 2)])
def test_scorched_earth_rolls_the_attack_dice_capped_by_the_own_ground(ground: str, dice: int):
    match = at(
        ScorchEarth(unit="gregor", hex="6,5"), gregor(), terrain={"5,5": ground, "6,5": "hills"}, live=False
    )
    roll(match, *["red"] * dice)
    assert over(match)


@rule("WES-RUL-64")
def test_what_changes_attack_dice_does_not_change_those_of_scorched_earth():
    lent = {
        keyword: Lasting("grant_keyword", "stark", "card", n=1, units=("northmen",), keyword=keyword)
        for keyword in ("unbalanced", "scorched_earth")
    }
    more = Lasting("bonus_dice", "stark", "card", n=2, when="attacking", units=("northmen",))
    step = Activate(house="stark", units=("northmen",), bonus_dice={"northmen": 1})
    units = {"northmen": "northmen green 5,5"}
    match = at(step, units, effects={**lent, "more": more}, terrain={"7,5": "forest"}, live=False)
    match.submit("stark", {"northmen": "6,5"})
    match.submit("stark", {"northmen": "scorch/7,5"})
    roll(match, "green", "green")
    assert board(match).ground["7,5"].fire == 2


@rule("WES-KEY-51")
def test_only_green_shields_set_fire_for_others():
    match = at(
        ScorchEarth(unit="host", hex="6,5"), {"host": "host green 5,5"}, terrain={"6,5": "forest"}, live=False
    )
    roll(match, "green", "valor")
    assert levels(match) == {"6,5": 1}


@rule("WES-EX-26", "WES-KEY-50", "WES-KEY-51", "WES-KEY-52", "WES-FIR-04")
def test_the_reaver_counts_valor_too_and_can_devastate_a_forest_at_once():
    step = ScorchEarth(unit="gregor", hex="6,5")
    match = at(step, gregor(), terrain={"6,5": "forest"}, live=False)
    roll(match, "green", "blue", "valor")
    assert levels(match) == {"6,5": 2}
    again = at(step, gregor(), terrain={"6,5": "forest"}, fire={"6,5": 1}, live=False)
    roll(again, "green", "blue", "valor")
    assert board(again).ground["6,5"].fire == 3
    assert board(again).ground["6,5"].devastated


@rule("WES-KEY-53")
def test_a_unit_may_move_before_it_sets_fire():
    match = at(Activate(house="lannister", units=("gregor",)), gregor(), live=False)
    match.submit("lannister", {"gregor": "6,5"})
    assert {"gregor": "scorch/7,5"} in offered(match, "lannister")
    match.submit("lannister", {"gregor": "scorch/7,5"})
    roll(match, "green", "green", "red")
    assert levels(match) == {"7,5": 2}
    assert over(match)


@rule("WES-KEY-53")
def test_a_move_that_allows_no_attack_allows_no_fire_either():
    match = at(Activate(house="lannister", units=("gregor",)), gregor(), live=False)
    match.submit("lannister", {"gregor": "7,5"})
    assert over(match)


@rule("WES-FIR-13", "WES-KEY-51")
def test_dice_thrown_for_fire_are_told():
    match = at(ScorchEarth(unit="gregor", hex="6,5"), gregor(), live=False)
    roll(match, "green", "blue", "valor")
    told = events(match, "dice_rolled")[0]
    assert (told["purpose"], told["symbols"]) == ("scorch", ["green", "blue", "valor"])
