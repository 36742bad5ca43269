"""Units and their losses (WES-UNI)."""

from __future__ import annotations

import pytest

from montjoie.games.westeros.battlefield.sight import targets
from montjoie.games.westeros.battlefield.ways import strides
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.dice import attack_dice
from montjoie.games.westeros.content import load
from montjoie.games.westeros.units.casualties import suffer
from tests.games.westeros.given import at, board, engine, events, over, roll
from tests.rule import rule

FIGHT = Attack(attacker="a", target="t")


@rule("WES-UNI-01")
def test_strength_is_three_for_cavalry_and_kennelmasters_and_four_for_all_others() -> None:
    small = {card.id for card in load().unit_cards.values() if card.strength == 3}
    assert small == {"winterfell_riders", "casterly_rock_cavaliers", "stark_kennelmasters"}
    assert {card.strength for card in load().unit_cards.values()} == {3, 4}


@rule("WES-UNI-02")
def test_a_unit_of_several_figures_makes_one_attack_from_one_hex() -> None:
    match = at(FIGHT, {"a": "northmen green 5,5", "t": "guards green 5,6"}, live=False)
    roll(match, "red", "red")
    assert over(match)
    assert len(events(match, "dice_rolled")) == 1


@rule("WES-UNI-03")
@pytest.mark.parametrize("taken", [0, 1, 2, 3])
def test_each_hit_removes_one_figure(taken: int) -> None:
    g = engine({"t": "guards green 5,6"})
    suffer(g, "t", taken)
    assert g.state.units["t"].figures == 4 - taken


@rule("WES-UNI-03", "WES-UNI-06")
def test_the_banner_bearer_goes_last_so_that_the_rank_stays() -> None:
    g = engine({"t": "guards blue 5,6"})
    suffer(g, "t", 3)
    assert (g.state.units["t"].rank, g.state.units["t"].figures) == ("blue", 1)


@rule("WES-UNI-04")
def test_a_unit_that_loses_its_bearer_is_eliminated() -> None:
    g = engine({"t": "guards green 5,6 x2"})
    suffer(g, "t", 2)
    assert "t" not in g.state.units


@rule("WES-UNI-05")
def test_losses_leave_the_other_figures_in_their_hex_and_their_unit() -> None:
    g = engine({"t": "guards green 5,6 x2", "u": "guards green 6,6 x2"})
    suffer(g, "t", 1)
    rows = g.state.units
    assert {name: (row.hex, row.figures) for name, row in rows.items()} == {"t": ("5,6", 1), "u": ("6,6", 2)}


@rule("WES-UNI-07")
def test_class_and_rank_together_give_move_and_dice() -> None:
    g = engine({"a": "riders green 5,5", "b": "host green 7,5", "c": "host red 9,5", "t": "guards green 5,6"})
    assert [strides(g, unit)[0] for unit in "abc"] == [4, 2, 1]
    assert [attack_dice(g, Attack(attacker=unit, target="t")).total for unit in "abc"] == [2, 2, 4]


@rule("WES-UNI-08")
def test_a_single_figure_rolls_as_many_dice_as_a_full_unit() -> None:
    full = engine({"a": "host red 5,5", "t": "guards green 5,6"})
    last = engine({"a": "host red 5,5 x1", "t": "guards green 5,6"})
    assert attack_dice(full, FIGHT).total == attack_dice(last, FIGHT).total == 4


@rule("WES-UNI-09")
def test_traits_alone_change_nothing() -> None:
    traits = load().commanders["tywin_lannister_lord_of_casterly_rock"].traits
    assert {"lord", "cavalry"} <= traits
    g = engine({"a": "host red 5,5", "t": "guards green 5,6", "u": "cavaliers red 8,8 @tywin"})
    assert strides(g, "u") == strides(engine({"u": "cavaliers red 8,8"}), "u")


@rule("WES-UNI-10")
def test_each_house_has_three_counterparts_and_one_special_unit() -> None:
    def profile(house: str) -> list[tuple[str, int, tuple[str, ...]]]:
        cards = [card for card in load().unit_cards.values() if card.house == house]
        return sorted((card.unit_class, card.strength, tuple(sorted(card.keywords))) for card in cards)

    stark, lannister = profile("stark"), profile("lannister")
    assert len(stark) == len(lannister) == 4
    assert len([each for each in stark if each in lannister]) == 3


@rule("WES-CBT-25", "WES-VIC-02")
def test_an_elimination_is_told_with_rank_and_house() -> None:
    match = at(FIGHT, {"a": "northmen green 5,5", "t": "guards green 5,6 x1"}, live=False)
    roll(match, "green", "red")
    assert events(match, "unit_eliminated") == [
        {"unit": "t", "house": "lannister", "rank": "green", "hex": "5,6", "cause": "attack"}
    ]
    assert "t" not in board(match).units


@rule("WES-CBT-25", "WES-ENG-12")
def test_an_eliminated_unit_leaves_no_engagement_behind() -> None:
    match = at(FIGHT, {"a": "host green 5,5", "t": "guards green 5,6 x1"}, engaged={"t": "a"}, live=False)
    roll(match, "green", "red")
    assert board(match).units["a"].partner == ""
    assert targets(match.engine, "a") == []


@rule("WES-CBT-25")
def test_morale_on_the_rout_space_ends_the_battle_at_once() -> None:
    match = at(FIGHT, {"a": "northmen green 5,5", "t": "guards red 5,6 x1"}, marker=9, live=False)
    assert load().plans[board(match).course.plan].morale_ends["lannister"] == "rout"
    roll(match, "red", "green")
    assert match.over
    assert match.result is not None
    assert match.result.ranking[0] == ["stark"]
