"""The odds of a charge (FIG-CHG), and odds by match, by question and on the command line."""

from __future__ import annotations

import json
from typing import Any

import pytest

from montjoie.cli import run
from montjoie.games.figurines import odds
from montjoie.games.figurines.actions.acting import TakeAction
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.games.figurines.state import Lasting
from montjoie.kernel import Refusal
from montjoie.table.chances.spreads import mean
from tests.games.figurines.fights import BYSTANDERS, FRONT
from tests.games.figurines.given import at, engine
from tests.rule import rule

FACING = BYSTANDERS | {  # 8 inches apart
    "a": "stark_sworn_swords 24,10",
    "g": "lannister_guardsmen 24,22.8 @180 owner=b",
}
TWO = FACING | {"h": "lannister_guardsmen 17,22.8 @180 owner=b"}


def venture(board: dict[str, str] | None = None, **more: Any) -> odds.Venture:
    found = odds.charge(engine(board or FACING, **more), Charge(unit="a", against="g"))
    assert found is not None
    return found


@rule("FIG-CHG-06", "FIG-EX-12")
def test_a_charge_succeeds_as_often_as_its_die_is_high_enough() -> None:
    found = venture()
    assert (found.needed, found.dice) == (3, 1)
    assert found.success == pytest.approx(4 / 6)
    assert found.disorderly == pytest.approx(1 / 6)


@rule("FIG-TER-08")
def test_through_hindering_ground_the_lower_of_two_dice_counts() -> None:
    found = venture(terrain={"s": "stakes 24,16 "})
    assert found.dice == 2
    assert found.success == pytest.approx((4 / 6) ** 2)
    assert found.disorderly == pytest.approx(1 - (4 / 6) ** 2)


@rule("FIG-RRL-01")
def test_a_die_that_fails_is_rolled_again_by_who_can() -> None:
    again = Lasting("charge_reroll", "speedy", "a", ("a",), until="action")
    found = venture(lasting={"l": again})
    assert found.success == pytest.approx(1 - (2 / 6) ** 2)
    assert found.disorderly == pytest.approx(2 / 6 / 6)


@rule("FIG-BON-01", "FIG-CHG-12")
def test_a_disorderly_charge_hits_less() -> None:
    near = FACING | {"g": "lannister_guardsmen 24,20.8 @180 owner=b"}  # a 1 is enough
    found = venture(near)
    assert found.success == pytest.approx(1)
    assert found.needed == 1
    plain = 8 / 2
    assert mean(found.attack.hits) == pytest.approx(5 / 6 * (8 * 3 / 4) + 1 / 6 * plain)


@rule("FIG-CHG-13")
def test_a_failed_charge_may_cost_wounds() -> None:
    found = venture()
    assert found.failed_panics == pytest.approx(10 / 36)  # Morale 6+
    assert found.failed_losses == pytest.approx(10 / 36 * 3)


def test_a_charge_that_cannot_be_declared_has_no_odds() -> None:
    far = engine(FACING | {"g": "lannister_guardsmen 24,44 @180 owner=b"})
    assert odds.charge(far, Charge(unit="a", against="g")) is None


# By match and by question.


def test_a_match_tells_the_odds_of_an_action() -> None:
    match = at(TakeAction(unit="a"), FACING)
    before = match.digest()
    told = match.odds("a", "charge")["targets"]["g"]
    assert (told["success"], told["needed"], told["disorderly"]) == (6_667, 3, 1_667)
    assert sum(told["attack"]["hits"]) == pytest.approx(10_000, abs=10)
    assert match.odds("a", "march") == {"targets": {}}
    assert match.digest() == before


@rule("FIG-CHG-01", "FIG-BON-02")
def test_the_odds_of_a_charge_are_those_of_the_target_named() -> None:
    board = FACING | {"h": "lannister_guardsmen 17,20 @90 owner=b x6"}
    match = at(Charge(unit="a"), board)
    front, flank = match.odds("a", "g"), match.odds("a", "h")
    assert front["arc"] != flank["arc"]
    assert front["attack"]["mean"]["wounds"] < flank["attack"]["mean"]["wounds"]


def test_a_match_tells_the_odds_of_a_melee_attack() -> None:
    match = at(TakeAction(unit="s"), FRONT)
    (told,) = match.odds("a", "melee_attack")["targets"].values()
    assert (told["dice"], told["mean"]["hits"]) == (7, 350)


def test_an_illegal_answer_has_no_odds() -> None:
    match = at(TakeAction(unit="s"), FRONT)
    with pytest.raises(Refusal):
        match.odds("a", "charge")
    with pytest.raises(Refusal):
        match.odds("b", "melee_attack")


def test_the_odds_of_an_attack_are_told_for_each_target() -> None:
    board = FRONT | {"e": "lannister_guardsmen 29.6,24.8 @180 owner=b"}
    board |= {"d": "stark_sworn_swords 24,24.8 @180 owner=b", "s": "stormcrow_mercenaries 26,20"}
    match = at(MeleeAttack(unit="s"), board)
    options = match.decisions["a"].candidates()
    by_target = {option.partition("/")[2]: match.odds("a", option) for option in options}
    assert by_target["d"]["mean"]["wounds"] > by_target["e"]["mean"]["wounds"]  # Defense 4+ and 3+


# On the command line.


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert run(["odds", "figurines", *words]) == 0
    return capsys.readouterr().out


def test_the_command_line_tells_odds_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("stormcrow_merc", "stark_sworn", "--charging", "--weakened", "--json")
    found = json.loads(told(capsys, *words))
    assert (found["attacker"], found["defender"], found["dice"]) == (
        "stormcrow_mercenaries", "stark_sworn_swords", 7,
    )  # fmt: skip
    assert found["mean"]["hits"] == round(700 * 3 / 4 * 1 / 2)  # hits rolled again


@pytest.mark.parametrize(("lang", "words"), [("en", "hits"), ("fr", "touches")])
def test_the_command_line_shows_a_table(capsys: pytest.CaptureFixture[str], lang: str, words: str) -> None:
    shown = told(capsys, "stormcrow_merc", "stark_sworn", "--arc", "rear", "--lang", lang)
    assert words in shown
    assert "27.34%" in shown  # three hits of seven dice at 4+


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("dragon", "stark_sworn"), "no unit called"),
        (("stark", "stark_sworn"), "stark_bowmen"),
        (("stark_bow", "stark_sworn", "--figures", "40"), "from 1 to 12"),
    ],
)
def test_the_command_line_says_what_it_does_not_understand(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], says: str
) -> None:
    assert run(["odds", "figurines", *words, "--lang", "en"]) == 1
    assert says in capsys.readouterr().err


def test_the_command_line_shows_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    assert "ATTACKER" in told(capsys)
