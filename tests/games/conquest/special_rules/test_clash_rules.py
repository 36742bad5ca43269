"""Special rules in a Clash, each on its own: given a lasting rule, when dice fall, then wounds."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import worth
from montjoie.games.conquest.queries import CLASH, DEFENSE, SUPPORT, VOLLEY
from montjoie.games.conquest.state import Contact, G, Lasting
from montjoie.games.conquest.wounds.attack import Attack, MoraleTest, resolve
from montjoie.kernel import Query
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import board, engine, over, roll
from tests.rule import rule

S = 2.441
BLOW = Blow("clash", "militia_1", "militia_1", "men_at_arms_1")  # against Defense 2 and a Shield
REGIMENTS = ("militia 24,10 x3 f3", f"men_at_arms 24,{10 + S} @180 b x3 f3")
CONTACT = {"men_at_arms_1|militia_1": "front/front"}


def given(*rules: str, steps: Any = ()) -> G:
    """A meeting in which regiments have rules for a while: `"militia_1 cleave 2"`."""
    g = engine(*REGIMENTS, contacts=CONTACT, steps=steps)
    for number, text in enumerate(rules):
        who, rule, *x = text.split()
        n = int(x[0]) if x else 0
        g.state.lasting[f"given/{number}"] = Lasting("rule", "given", (who,), "round", n, thing=rule)
    return g


def fight(*rules: str, dice: int = 4, **blow: Any) -> Match:
    kind = Blow(**{f: getattr(BLOW, f) for f in BLOW.__struct_fields__} | blow)
    attack = Attack(target="men_at_arms_1", pools=(Pool(kind, dice, 2),))
    return begun(given(*rules, steps=(attack,)), 0, live=False)


def wounds(match: Match, name: str = "men_at_arms_1") -> int:
    return board(match).regiments[name].wounds


@rule("CON-SPR-26", "CON-SPR-23", "CON-SPR-00", "CON-EX-48")
@pytest.mark.parametrize(
    ("rules", "defense"),
    [
        ((), 3),
        (("militia_1 cleave 1",), 2),
        (("militia_1 cleave 1", "militia_1 cleave 2"), 1),
        (("militia_1 cleave 2", "men_at_arms_1 hardened 1"), 2),
        (("militia_1 smite",), 0),
        (("militia_1 linebreaker",), 2),
        (("men_at_arms_1 phalanx",), 4),
    ],
)
def test_what_stands_between_a_blow_and_the_defense(rules: tuple[str, ...], defense: int):
    assert worth(given(*rules), DEFENSE, "men_at_arms_1", BLOW) == defense


@rule("CON-SPR-06", "CON-EX-18", "CON-SPR-13", "CON-SPR-08", "CON-SPR-46")
def test_a_shield_covers_the_front_only():
    aside = Blow("clash", "militia_1", "militia_1", "men_at_arms_1", "left")
    assert worth(given(), DEFENSE, "men_at_arms_1", BLOW) == 3
    assert worth(given(), DEFENSE, "men_at_arms_1", aside) == 2


@rule("CON-SPR-50", "CON-DIC-05")
def test_flurry_rolls_failed_hits_again_once():
    match = fight("militia_1 flurry")
    roll(match, 1, 3, 4, 6)
    roll(match, 2, 3, 6)
    roll(match, 6, 1)
    assert wounds(match) == 1


@rule("CON-SPR-44", "CON-DIC-06")
def test_parry_takes_back_hits_of_1_unless_failures_are_rolled_again_too():
    match = fight("men_at_arms_1 parry")
    roll(match, 1, 2, 5, 5)
    roll(match, 6)
    roll(match, 6)
    assert wounds(match) == 1
    both = fight("men_at_arms_1 parry", "militia_1 flurry")
    roll(both, 1, 2, 5, 5)
    roll(both, 6, 6)
    assert wounds(both) == 2


@rule("CON-SPR-15", "CON-CLA-10")
def test_relentless_blows_hit_once_more_for_each_1():
    match = fight("militia_1 relentless_blows")
    roll(match, 1, 1, 2, 6)
    roll(match, 6, 6, 6, 1, 1)
    assert wounds(match) == 3


@rule("CON-SPR-16")
def test_flawless_strikes_find_no_defense_on_a_1():
    match = fight("militia_1 flawless_strikes")
    roll(match, 1, 2, 6, 6)
    roll(match, 1, 3)  # the first found no Defense, the second Defense 2 and a Shield
    assert wounds(match) == 1


@rule("CON-SPR-40", "CON-SPR-55", "CON-RUL-60", "CON-RUL-76")
def test_deadly_blades_double_a_6_and_the_tenacious_save_the_worst_die():
    match = fight("militia_1 deadly_blades")
    roll(match, 1, 2, 6, 6)
    roll(match, 6, 4)
    assert wounds(match) == 3
    saved = fight("militia_1 deadly_blades", "men_at_arms_1 tenacious")
    roll(saved, 1, 2, 6, 6)
    roll(saved, 6, 4)
    assert wounds(saved) == 1


@rule("CON-SPR-38")
def test_the_untouchable_roll_6s_again():
    match = fight("men_at_arms_1 untouchable")
    roll(match, 1, 2, 6, 6)
    roll(match, 6, 4)
    roll(match, 1)
    assert wounds(match) == 1


@rule("CON-SPR-14", "CON-RUL-50")
def test_a_counter_attack_hits_back_before_morale_and_is_not_answered():
    match = fight("men_at_arms_1 counter_attack", "militia_1 counter_attack")
    roll(match, 1, 2, 6, 6)
    roll(match, 1, 4)
    roll(match, 1)  # the militia defend; their 1 brings nothing
    roll(match, 1)  # morale
    assert over(match)


@rule("CON-SPR-42")
def test_lethal_demise_hits_back_for_each_wound():
    match = fight("men_at_arms_1 lethal_demise")
    roll(match, 1, 2, 6, 6)
    roll(match, 6, 4)
    roll(match, 6, 6)
    assert wounds(match, "militia_1") == 2


@rule("CON-SPR-12", "CON-SPR-43")
def test_hunters_and_opportunists_roll_again_against_their_prey():
    match = fight("militia_1 opportunists", arc="left")
    roll(match, 3, 3, 3, 3)
    roll(match, 3, 3, 3, 3)
    assert over(match)
    assert over_after(fight("militia_1 opportunists"))
    assert over_after(fight("militia_1 fiend_hunter"))


def over_after(match: Match) -> bool:
    roll(match, 3, 3, 3, 3)
    return over(match)


@rule("CON-SPR-53", "CON-SPR-22")
def test_support_gives_more_attacks_unless_the_flank_is_engaged():
    assert worth(given("militia_1 support 3"), SUPPORT, "militia_1", BLOW) == 3
    g = given("militia_1 support 3")
    g.state.contacts["x"] = Contact("militia_1", "raiders_1", "left", "front")
    assert worth(g, SUPPORT, "militia_1", BLOW) == 1


@rule("CON-SPR-37", "CON-INS-01", "CON-EX-29", "CON-EX-30", "CON-BRK-07", "CON-RUL-74")
def test_inspired_raises_clash_to_4_at_most():
    assert worth(given("militia_1 inspired"), CLASH, "militia_1", BLOW) == 3
    impact = Blow("impact", "militia_1", "militia_1", "men_at_arms_1")
    assert worth(given("militia_1 inspired"), CLASH, "militia_1", impact) == 2


@rule("CON-SPR-56", "CON-SPR-07", "CON-SPR-51")
def test_the_terrifying_lower_resolve_of_all_but_the_brave():
    def left(*rules: str) -> int:
        found = resolve(given("militia_1 terrifying 1", *rules), "men_at_arms_1", BLOW)
        assert found is not None
        return found.total

    assert (left(), left("men_at_arms_1 bravery"), left("men_at_arms_1 fearless")) == (1, 2, 2)


@rule("CON-SPR-34", "CON-SPR-35", "CON-MOR-06", "CON-RUL-60")
def test_the_indomitable_and_the_oblivious_suffer_less():
    for rules, suffered in (
        ((), 3),
        (("indomitable",), 2),
        (("oblivious",), 2),
        (("indomitable", "oblivious"), 1),
    ):
        step = MoraleTest(regiment="men_at_arms_1", wounds=((BLOW, 3),))
        held = [f"men_at_arms_1 {each}" for each in rules]
        match = begun(given(*held, steps=(step,)), 0, live=False)
        roll(match, 5, 5, 6)
        assert wounds(match) == suffered


@rule("CON-SPR-37", "CON-RUL-74", "CON-REG-02", "CON-SPR-63")
@pytest.mark.parametrize(
    ("thing", "query", "kind"), [("inspired", CLASH, "clash"), ("aimed_shot", VOLLEY, "volley")]
)
def test_what_a_regiment_is_given_its_character_has_once(thing: str, query: Query, kind: Any):
    g = engine("militia 24,10 x3 f3 +noble_lord", REGIMENTS[1])
    blow = Blow(kind, "militia_1", "noble_lord_1", "men_at_arms_1")
    before = worth(g, query, "noble_lord_1", blow)
    g.state.lasting["given/1"] = Lasting("rule", "given", ("militia_1",), "round", thing=thing)
    assert worth(g, query, "noble_lord_1", blow) == before + 1
