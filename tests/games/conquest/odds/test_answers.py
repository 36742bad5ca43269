"""What an answer can come to, told when somebody asks: charges, volleys, duels, spells, ways out."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.state import Lasting
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import engine
from tests.rule import rule

S = 2.441
FRONT = {"men_at_arms_1|militia_1": "front/front"}
FOUGHT = (
    "militia 24,10 x6 f3 +noble_lord",
    f"men_at_arms 24,{10 + 2.5 * S} @180 b x4 f4 +crusading_noble_lord",
)


def asked(who: str, *regiments: str, rules: str = "", **more: Any) -> Match:
    """A match in which a regiment, or a character, chooses what to do."""
    step: Any = Activation(at="act", regiment=who)
    g = engine(*regiments, **more)
    if who in g.state.characters:
        step = CharacterActivation(at="act", character=who)
    g = engine(*regiments, steps=(step,), **more)
    for number, rule_id in enumerate(rules.split()):
        g.state.lasting[f"given/{number}"] = Lasting("rule", "given", (who,), "round", thing=rule_id)
    return begun(g, 0, live=False)


def odds(match: Match, answer: Any) -> dict[str, Any]:
    (seat,) = match.decisions
    told: dict[str, Any] = match.odds(seat, answer).get("targets", {})
    return told


@rule("CON-CHG-04", "CON-CHG-05", "CON-SPR-33")
@pytest.mark.parametrize(("rules", "chance"), [("", 3 / 6), ("unstoppable", 3 / 4)])
def test_a_charge_tells_the_die_it_needs_and_what_comes_of_it(rules: str, chance: float):
    match = asked(
        "militia_1", "militia 24,10 x6 f3", f"men_at_arms 24,{10 + 1.5 * S + 8.5} @180 b", rules=rules
    )
    assert gap(match.engine, "militia_1", "men_at_arms_1") == pytest.approx(8500, abs=600)
    (told,) = odds(match, "charge").values()
    assert (told["needed"], told["success"]) == (4, round(10_000 * chance))
    assert told["clash"]["mean"]["wounds"] > 0
    assert told["impact"]["dice"] == 0


@rule("CON-CHG-19")
def test_a_charge_whose_way_is_barred_has_no_chance():
    blocked = ("militia 24,10 x6 f3", "militia 24,14 x3 f3", "household_knights 24,18 @180 b")
    match = asked("militia_1", *blocked)
    told = odds(match, "charge") if "charge" in set(next(iter(match.decisions.values())).candidates()) else {}
    assert all(each["success"] == 0 for each in told.values())


@rule("CON-VOL-10", "CON-VOL-15")
def test_a_volley_is_told_of_every_target_and_frightens_nobody():
    match = asked(
        "militia_bowmen_1", "militia_bowmen 24,10 x3 f3", "raiders 20,20 @180 b", "raiders 28,20 @180 b"
    )
    told = odds(match, "volley")
    assert set(told) == {"raiders_1", "raiders_2"}
    for each in told.values():
        assert each["dice"] > 0
        assert each["mean"]["wounds"] > 0
        assert each["mean"]["morale"] == 0


@rule("CON-CLA-09")
def test_a_clash_is_told_by_target():
    told = odds(asked("militia_1", *FOUGHT, contacts=FRONT), "clash")
    assert set(told) == {"men_at_arms_1"}
    assert sum(told["men_at_arms_1"]["hits"]) == pytest.approx(10_000, abs=20)
    assert odds(asked("militia_1", *FOUGHT, contacts=FRONT), "pass") == {}


@rule("CON-DUE-03", "CON-SPR-29")
def test_in_a_duel_the_quicker_is_struck_less():
    plain = odds(asked("noble_lord_1", *FOUGHT, contacts=FRONT), "duel")["crusading_noble_lord_1"]
    quick = odds(asked("noble_lord_1", *FOUGHT, contacts=FRONT, rules="quicksilver_strike"), "duel")
    swift = quick["crusading_noble_lord_1"]
    assert plain["target"] == swift["target"]
    assert plain["target"]["destroyed"] > 0
    assert swift["back"]["mean"]["wounds"] < plain["back"]["mean"]["wounds"]


@rule("CON-MAG-07", "CON-MAG-10")
def test_a_spell_is_told_with_its_chance_and_its_hits():
    match = asked("theist_priest_1", "men_at_arms 24,10 x3 f4 +theist_priest", "raiders 24,18 @180 b")
    told = odds(match, "spellcasting")
    fire = told["holy_fire/raiders_1"]
    assert 0 < fire["success"] < 10_000
    assert fire["target"]["mean"]["wounds"] > 0
    assert sum(fire["target"]["wounds"]) == pytest.approx(10_000, abs=20)


@rule("CON-CRF-05", "CON-WDR-03", "CON-WDR-04", "CON-SPR-35")
@pytest.mark.parametrize("action", ["combat_reform", "withdraw"])
def test_a_way_out_of_a_fight_costs_less_in_good_order(action: str):
    plain = odds(asked("militia_1", *FOUGHT, contacts=FRONT), action)["militia_1"]
    calm = odds(asked("militia_1", *FOUGHT, contacts=FRONT, rules="indomitable"), action)["militia_1"]
    assert 0 < plain["success"] < calm["success"] == 10_000
    assert calm["target"]["mean"]["wounds"] < plain["target"]["mean"]["wounds"]


def test_nothing_is_told_of_what_brings_no_dice():
    assert odds(asked("militia_1", "militia 24,10", "raiders 24,30 @180 b"), "march") == {}
