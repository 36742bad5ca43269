"""Special rules of contact, wear and blessing."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest.activation import Activation, Overcome
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import answers, instances
from montjoie.games.conquest.queries import DAUNTED
from montjoie.games.conquest.special_rules.striking import inspired
from montjoie.games.conquest.state import Lasting
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import Step
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, board, engine, over, roll
from tests.rule import rule

S = 2.441
REGIMENTS = ("militia 24,10 x3 f3", f"men_at_arms 24,{10 + S} @180 b x3 f3")
CONTACT = {"men_at_arms_1|militia_1": "front/front"}
BLOW = Blow("clash", "militia_1", "militia_1", "men_at_arms_1")


def given(step: Step | None, *rules: str, regiments: Any = REGIMENTS) -> Any:
    g = engine(*regiments, contacts=CONTACT, steps=(step,) if step else ())
    for number, text in enumerate(rules):
        who, rule, *x = text.split()
        n = int(x[0]) if x else 0
        g.state.lasting[f"given/{number}"] = Lasting("rule", f"given{number}", (who,), "round", n, thing=rule)
    return g


def match(step: Step, *rules: str, **more: Any) -> Match:
    return begun(given(step, *rules, **more), 0, live=False)


@rule("CON-SPR-02", "CON-RUL-48")
def test_an_aura_of_death_hits_who_is_named_without_morale():
    played = match(Activation(regiment="militia_1"), "men_at_arms_1 aura_of_death 2")
    roll(played, 6, 6, 6, 6, 6, 6)  # two for each of three stands
    answer(played, "choose_end", "left")
    row = board(played).regiments["militia_1"]
    assert (row.stands, row.wounds) == (2, 2)
    (decision,) = played.decisions.values()
    assert decision.kind == "conquest.choose_action"


@rule("CON-SPR-47", "CON-RUL-49")
def test_a_regiment_tramples_an_enemy_at_its_front_as_its_activation_ends():
    played = match(Activation(regiment="militia_1"), "militia_1 trample 1")
    answer(played, "choose_action", "pass")
    answer(played, "choose_trampled", "men_at_arms_1")
    roll(played, 6, 1, 1)
    roll(played, 1)
    assert board(played).regiments["men_at_arms_1"].wounds == 1
    assert over(played)


@rule("CON-SPR-19", "CON-EX-49")
def test_decay_wears_down_every_stand_and_adds_up():
    rules = ("militia_1 decay 2", "militia_1 decay 1")
    assert sum(instances(given(None, *rules), "militia_1", "decay")) == 3
    played = match(Activation(regiment="militia_1"), *rules)
    answer(played, "choose_action", "pass")
    roll(played, 5, 6, 4, 1, 1, 1, 1, 1, 1)
    assert board(played).regiments["militia_1"].wounds == 2
    assert over(played)


@rule("CON-SPR-24", "CON-RUL-66")
@pytest.mark.parametrize(("die", "broken"), [(2, False), (3, True)])
def test_the_fearsome_are_faced_with_a_resolve_roll(die: int, broken: bool):
    regiments = (REGIMENTS[0] + " broken", REGIMENTS[1])
    played = match(Activation(at="act", regiment="militia_1"), "men_at_arms_1 fearsome", regiments=regiments)
    answer(played, "choose_action", "combat_rally")
    roll(played, die)
    row = board(played).regiments["militia_1"]
    assert row.broken == broken
    assert "combat_rally" in row.memory.actions


@rule("CON-SPR-24", "CON-SPR-07", "CON-SPR-51", "CON-SPR-35")
@pytest.mark.parametrize("rule", ["bravery", "fearless", "indomitable"])
def test_some_ignore_the_fearsome(rule: str):
    feared = given(None, "men_at_arms_1 fearsome")
    assert list(answers(feared, DAUNTED, "militia_1", "combat_rally")) == [True]
    bold = given(None, "men_at_arms_1 fearsome", f"militia_1 {rule}")
    assert list(answers(bold, DAUNTED, "militia_1", "combat_rally")) == []
    assert Overcome.stages == ("roll",)


@rule("CON-SPR-25", "CON-SPR-18", "CON-RUL-62", "CON-SPR-46")
@pytest.mark.parametrize(
    ("rules", "is_inspired"),
    [
        (("militia_1 inspired",), True),
        (("militia_1 inspired", "men_at_arms_1 dread"), False),
        (("militia_1 inspired", "militia_1 phalanx"), False),
        (("militia_1 dauntless", "men_at_arms_1 dread"), True),
    ],
)
def test_dread_takes_inspired_away_but_not_from_the_dauntless(rules: tuple[str, ...], is_inspired: bool):
    assert inspired(given(None, *rules), "militia_1", BLOW) == is_inspired


@rule("CON-SPR-05", "CON-RUL-61")
def test_the_blessed_roll_failed_hits_again_once_a_round():
    attack = Attack(target="men_at_arms_1", pools=(Pool(BLOW, 2, 2),))
    played = match(attack, "militia_1 blessed")
    answer(played, "choose_blessing", "yes")
    roll(played, 5, 6)
    roll(played, 5, 6)
    assert over(played)
    used = match(attack, "militia_1 blessed", "militia_1 blessing_used")
    roll(used, 5, 6)
    assert over(used)


@rule("CON-SPR-05")
def test_the_blessed_may_roll_failed_defense_again():
    attack = Attack(target="men_at_arms_1", pools=(Pool(BLOW, 2, 2),))
    played = match(attack, "men_at_arms_1 blessed")
    answer(played, "choose_blessing", "yes")
    roll(played, 1, 1)
    roll(played, 6, 6)
    roll(played, 1, 1)
    assert over(played)


@rule("CON-SPR-03", "CON-RUL-58")
@pytest.mark.parametrize(("enemy", "free"), [("raiders 24,30 b", True), ("raiders 24,7 b", False)])
def test_the_vanguard_marches_once_more_as_it_enters_far_from_enemies(enemy: str, free: bool):
    g = engine(
        "imperial_ranger_corps arriving", enemy, steps=(Activation(regiment="imperial_ranger_corps_1"),)
    )
    played = begun(g, 0)
    answer(played, "choose_entry", {"south-3-0": 24000})
    assert bool([row for row in board(played).lasting.values() if row.thing == "vanguard_march"]) == free
