"""Morale and panic tests (FIG-MRL, FIG-TER-12, FIG-TER-13)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines import timing
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.state import Lasting
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import PUBLIC, Dice, Step
from montjoie.kernel.later import later
from tests.games.figurines.fights import REAR, dice, fight, watch
from tests.games.figurines.given import at, board, engine, events, over, roll
from tests.rule import rule

UNITS = {"d": "stark_sworn_swords 24,24"}  # Morale 6+


class Asker(Step, frozen=True):
    """Somebody who calls for a test and wants to know."""

    tested: str = ""
    stages = ("call", "learn")
    audience = PUBLIC
    heard: Any = None

    def call(self, g: Any) -> None:
        """A test, please."""
        g.do(Test(unit="d", tells="Asker"))

    def learn(self, g: Any) -> None:
        """So that is that."""
        self.heard.append(self.tested)


@pytest.mark.parametrize(("faces", "passed"), [((3, 3), True), ((4, 1), False)])
@rule("FIG-EX-15", "FIG-MRL-01")
def test_a_morale_test_is_2d6_against_morale(faces, passed):
    match = at(Test(unit="d"), UNITS, live=False)
    roll(match, *faces)
    assert events(match, "test_taken")[0]["passed"] is passed
    assert board(match).units["d"].figures == 12
    assert over(match)


@rule("FIG-EX-16", "FIG-MRL-02")
def test_a_failed_panic_test_with_a_d3_of_1_costs_2_wounds():
    match = at(Test(unit="d", kind="panic"), UNITS, live=False)
    roll(match, 3, 1)
    roll(match, 1)
    assert board(match).units["d"].figures == 10


@rule("FIG-MRL-02")
def test_the_d3_is_rolled_with_the_dice_and_costs_nothing_if_the_test_is_passed():
    match = at(Test(unit="d", kind="panic"), UNITS, live=False)
    roll(match, 3, 3)
    assert match.chance == Dice(1, 3)
    roll(match, 3)
    assert board(match).units["d"].figures == 12


@rule("FIG-EX-24", "FIG-MOD-02", "FIG-MOD-05")
def test_a_penalty_of_4_never_brings_the_result_below_0():
    match = at(Test(unit="d", kind="panic", modifier=-4), UNITS, live=False)
    dice(match, 1, 2)
    dice(match, 2)
    told = events(match, "test_taken")[0]
    assert (told["total"], told["passed"]) == (0, False)
    assert board(match).units["d"].figures == 9  # 1 + D3, not what it failed by


@rule("FIG-MRL-01")
def test_the_effect_that_calls_for_a_test_says_what_follows():
    follows: Any = {
        "on_pass": later(Suffer(unit="d", wounds=1)),
        "on_fail": later(Suffer(unit="d", wounds=5)),
    }
    passed = at(Test(unit="d", **follows), UNITS, live=False)
    roll(passed, 6, 6)
    failed = at(Test(unit="d", **follows), UNITS, live=False)
    roll(failed, 1, 1)
    assert (board(passed).units["d"].figures, board(failed).units["d"].figures) == (11, 7)


@pytest.mark.parametrize(("faces", "told"), [((6, 6), "passed"), ((1, 1), "failed")])
@rule("FIG-MRL-01")
def test_a_step_that_calls_for_a_test_learns_the_outcome(faces, told):
    heard: list[str] = []
    match = at(Asker(heard=heard), UNITS, live=False)
    roll(match, *faces)
    assert heard == [told]


@rule("FIG-MRL-04")
def test_the_windows_of_panic_are_windows_of_morale_and_not_the_other_way_round(monkeypatch):
    seen = watch(monkeypatch)
    at(Test(unit="d", kind="panic"), UNITS)
    assert [m.window for m in seen[:3]] == ["panic_before_roll", "morale_reroll", "panic_after_roll"]
    seen.clear()
    match = at(Test(unit="d"), UNITS, live=False)
    roll(match, 6, 6)
    assert [m.window for m in seen] == [
        "morale_before_roll",
        "morale_reroll",
        "morale_after_roll",
        "morale_passed",
    ]


@rule("FIG-MRL-04", "FIG-RUL-96")
def test_effects_that_speak_of_morale_answer_panic_but_not_conversely():
    g = engine()

    def waiting_for(window: str) -> type[timing.Standing]:
        return type("Waiting", (timing.Standing,), {"windows": (window,)}, frozen=True)

    assert timing.situation.awaits(g, waiting_for("morale_failed"), "panic_failed")
    assert not timing.situation.awaits(g, waiting_for("panic_failed"), "morale_failed")


@rule("FIG-MRL-01")
def test_an_effect_may_settle_a_test_before_its_outcome(monkeypatch):
    watch(monkeypatch, panic_after_roll=lambda g: g.revise(Test, settled="passed"))
    match = at(Test(unit="d", kind="panic"), UNITS, live=False)
    roll(match, 1, 1)
    roll(match, 3)
    assert board(match).units["d"].figures == 12


@rule("FIG-MRL-02")
def test_an_effect_may_add_wounds_to_a_failed_panic_test(monkeypatch):
    watch(monkeypatch, panic_failed=lambda g: g.revise(Test, extra_wounds=1))
    match = at(Test(unit="d", kind="panic"), UNITS, live=False)
    roll(match, 1, 1)
    roll(match, 3)
    assert board(match).units["d"].figures == 12 - 5


@rule("FIG-UNT-10", "FIG-RUL-105")
def test_neither_the_destroyed_nor_a_war_machine_takes_tests():
    for units in ({"d": "stark_sworn_swords 24,24 x0"}, {"d": "builder_scorpion_crew 24,24"}):
        match = at(Test(unit="d", kind="panic"), units, live=False)
        assert over(match)
        assert events(match, "test_taken") == []


@pytest.mark.parametrize(
    ("kind", "faces", "told"), [("panic", (1, 1), ["d"]), ("panic", (6, 6), []), ("morale", (1, 1), [])]
)
@rule("FIG-MRL-04", "FIG-DAN-05")
def test_the_mode_hears_of_failed_panic_tests_alone(monkeypatch, kind, faces, told):
    heard: list[str] = []
    match = at(Test(unit="d", kind=kind), UNITS, live=False)
    rules = type(hook(match.engine))
    monkeypatch.setattr(rules, "panic_failed", lambda self, g, unit: heard.append(unit))
    roll(match, *faces)
    if kind == "panic":
        roll(match, 1)
    assert heard == told


# Modifiers.


def penalty(terrain: dict[str, str], **more: Any) -> int:
    """The modifier of a test on a table with these pieces."""
    g = engine(UNITS, terrain=terrain, **more)
    return modifiers(g, Test(unit="d")).total


@rule("FIG-TER-12", "FIG-TER-15", "FIG-RUL-52")
def test_inspiring_pieces_within_short_range_give_1_however_many():
    assert penalty({"w": "weirwood 24,30"}) == 1
    assert penalty({"w": "weirwood 24,30", "v": "weirwood 30,24"}) == 1
    assert penalty({"w": "weirwood 24,40"}) == 0


@rule("FIG-TER-13")
def test_terrifying_pieces_take_1_and_both_together_nothing():
    assert penalty({"c": "corpse_pile 24,30", "e": "corpse_pile 30,24"}) == -1
    assert penalty({"c": "corpse_pile 24,30", "w": "weirwood 30,24"}) == 0


@rule("FIG-MOD-05")
def test_what_holds_for_a_while_changes_the_total():
    held = {
        "x": Lasting("morale", "card", units=("d",), n=-2),
        "y": Lasting("morale", "z", units=("q",), n=9),
    }
    assert penalty({}, lasting=held) == -2


@rule("FIG-BON-03")
def test_a_test_that_is_not_the_attack_s_own_does_not_suffer_from_its_arc(monkeypatch):
    watch(monkeypatch, attack_after_dice=lambda g: g.do(Test(unit="d", kind="panic", modifier=-1)))
    match = fight(REAR, arc="rear", keywords=("vicious",))
    dice(match, 1, 1, 1, 1, 1, 1, 1)
    dice(match, 6, 6)
    dice(match, 1)
    assert events(match, "test_taken")[0]["total"] == 11
