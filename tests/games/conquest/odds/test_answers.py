"""What an answer can come to, told when somebody asks: charges, volleys, duels, spells, ways out."""

from __future__ import annotations

from typing import Any

import icepool  # type: ignore[import-untyped]
import pytest
from msgspec.structs import replace

from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.characters.duel import Duel, blows
from montjoie.games.conquest.magic import Casting, CastSpell, attunement, needed, power
from montjoie.games.conquest.odds import deeds
from montjoie.games.conquest.odds.attack import attack
from montjoie.games.conquest.regiments.field import gap
from montjoie.games.conquest.state import Lasting
from montjoie.kernel.match import Match, begun
from montjoie.table.chances.spreads import gathered, spread
from tests.games.conquest.given import engine
from tests.games.conquest.odds.fights import every_way, suffered
from tests.rule import rule

S = 2.441
D6 = icepool.d(6)
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


@rule("CON-CHG-04", "CON-SPR-46")
def test_the_chance_of_a_charge_counts_every_die_and_none_where_none_decides():
    g = engine("pteraphon_surveyor 24,10", "avatara 24,17", "bound_clones 24,40")
    assert [deeds.reaching(g, "avatara_1", need) for need in (1, 4, 7)] == pytest.approx([1, 3 / 4, 0])
    assert deeds.reaching(g, "bound_clones_1", 4) == pytest.approx(3 / 6)
    g.state.lasting["given"] = Lasting("rule", "given", ("bound_clones_1",), "round", thing="juggernaut")
    assert [deeds.reaching(g, "bound_clones_1", need) for need in (1, 7)] == [1, 0]


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


@rule("CON-SPR-24")
def test_who_fears_to_reform_may_not_even_try():
    plain = odds(asked("militia_1", *FOUGHT, contacts=FRONT), "combat_reform")["militia_1"]
    match = asked("militia_1", *FOUGHT, contacts=FRONT)
    match.engine.state.lasting["fear"] = Lasting(
        "rule", "fear", ("men_at_arms_1",), "round", thing="fearsome"
    )
    match.engine.forget()
    told = odds(match, "combat_reform")["militia_1"]
    bold = plain["success"] / 10_000  # the same Resolve
    assert told["success"] == pytest.approx(bold * bold * 10_000, abs=1)
    assert told["target"]["mean"]["lost"] == pytest.approx(bold * plain["target"]["mean"]["lost"], abs=1)


@rule("CON-DUE-03")
def test_the_odds_of_a_duel_are_what_all_outcomes_of_the_blows_come_to():
    g = engine(*FOUGHT, contacts=FRONT)
    found = deeds.duel(g, Duel(character="noble_lord_1", foe="crusading_noble_lord_1"))
    blow = blows(g, "noble_lord_1", "crusading_noble_lord_1")
    (pool,) = blow.pools
    few = blow.but(pools=(replace(pool, dice=1),))
    seen = spread(gathered(every_way(g, few, suffered)))
    assert attack(g, few).lost == pytest.approx(seen)
    assert found.target == attack(g, blow)


@rule("CON-MAG-07", "CON-RUL-93")
@pytest.mark.parametrize("mastery", ["", "cautious_casting"])
def test_the_chance_of_a_spell_counts_dice_that_are_rolled_again(mastery: str):
    who, enemy = "theist_priest_1", "raiders_1"
    g = engine("men_at_arms 24,10 x3 f4 +theist_priest", "raiders 24,18 @180 b")
    g.state.characters[who] = replace(g.state.characters[who], mastery=mastery)
    step = CastSpell(at="roll", caster=who, cast=Casting(who, "holy_fire", enemy))
    need, good = needed(g, step.cast), attunement(g, step.cast).total + 1 > D6
    thrown = power(g, who) @ good
    chance = float((thrown >= need).probability(True))
    if mastery:
        chance += sum(
            float(thrown.probability(n) * (((power(g, who) - n) @ good) >= need - n).probability(True))
            for n in range(need)
        )
    assert deeds.spell(g, step).success == pytest.approx(chance)


def test_nothing_is_told_of_what_brings_no_dice():
    assert odds(asked("militia_1", "militia 24,10", "raiders 24,30 @180 b"), "march") == {}
