"""Special rules against each other: re-rolls, conversions and doubles, what denies what, who is spared."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.clash import stand_dice
from montjoie.games.conquest.actions.combat_reform import CombatReform, Withdraw
from montjoie.games.conquest.actions.volley import halved, shooters, shot
from montjoie.games.conquest.characters.duel import Duel
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.odds.attack import attack
from montjoie.games.conquest.odds.deeds import bleeding
from montjoie.games.conquest.profiles import answers, tally, worth
from montjoie.games.conquest.queries import CLASH, DEFENSE, HIT_REROLLS, MORALE_SHARE, UNINSPIRED, VOLLEY
from montjoie.games.conquest.special_rules.striking import inspired
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds import attack as morale
from montjoie.games.conquest.wounds.allocation import Suffer, left
from montjoie.games.conquest.wounds.attack import Attack, MoraleTest, resolve
from montjoie.kernel import Dice, change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
BLOW = Blow("clash", "militia_1", "militia_1", "men_at_arms_1")
REGIMENTS = ("militia 24,10 x3 f3", f"men_at_arms 24,{10 + S} @180 b x3 f3")  # D2 and a Shield, W4
LED = ("militia 24,10 x5 f3 +noble_lord", f"men_at_arms 24,{10 + 2 * S} @180 b x5 f3 +crusading_noble_lord")
CONTACT = {"men_at_arms_1|militia_1": "front/front"}


def given(*rules: str, regiments: tuple[str, ...] = REGIMENTS, steps: Any = (), contacts: Any = CONTACT) -> G:
    """Regiments in contact that have rules for a while: `"militia_1 cleave 2"`."""
    g = engine(*regiments, contacts=contacts, steps=steps)
    for number, text in enumerate(rules):
        who, name, *x = text.split()
        row = Lasting("rule", "given", (who,), "round", int(x[0]) if x else 0, thing=name)
        g.state.lasting[f"given/{number}"] = row
    return g


def fight(*rules: str, dice: int = 4, value: int | None = 2, stands: int = 3, **blow: Any) -> Match:
    whole = Blow(**{field: getattr(BLOW, field) for field in BLOW.__struct_fields__} | blow)
    step = Attack(target="men_at_arms_1", pools=(Pool(whole, dice, value),))
    g = given(*rules, steps=(step,))
    change(g.state.regiments, "men_at_arms_1", stands=stands, files=stands)
    return begun(g, 0, live=False)


def wounds(match: Match, name: str = "men_at_arms_1") -> int:
    return board(match).regiments[name].wounds


def nerve(g: G, name: str, blow: Blow | None = None) -> int:
    found = resolve(g, name, blow)
    assert found is not None
    return found.total


# What sharpens a value short of 5.


@rule("CON-INS-01", "CON-SPR-37", "CON-SPR-10")
@pytest.mark.parametrize(
    ("bonus", "clash", "again"),
    [(0, 3, False), (1, 4, False), (2, 4, True), (3, 5, True), (-1, 2, False)],
)
def test_inspired_counts_what_else_raises_clash(bonus: int, clash: int, again: bool):
    g = given("militia_1 inspired")
    if bonus:
        lasting.add(g, CLASH, bonus, "shock", ("militia_1",), "round")
    assert worth(g, CLASH, "militia_1", BLOW) == clash
    rerolled = [each.faces for each in answers(g, HIT_REROLLS, "militia_1", BLOW)]
    assert rerolled == ([(6,)] if again else [])


@rule("CON-SPR-63")
@pytest.mark.parametrize(("bonus", "volley", "again"), [(0, 2, False), (2, 4, False), (3, 4, True)])
def test_an_aimed_shot_counts_what_else_raises_volley(bonus: int, volley: int, again: bool):
    bowmen, blow = "militia_bowmen_1", Blow("volley", "militia_bowmen_1", "militia_bowmen_1", "militia_1")
    regiments = ("militia_bowmen 24,10 x3 f3", "militia 24,20 @180 b x3 f3")
    g = given(f"{bowmen} aimed_shot", regiments=regiments, contacts={})
    if bonus:
        lasting.add(g, VOLLEY, bonus, "eye_of_akelus", (bowmen,), "round")
    assert worth(g, VOLLEY, bowmen, blow) == volley
    assert bool([*answers(g, HIT_REROLLS, bowmen, blow)]) is again


@rule("CON-SPR-37", "CON-RUL-74")
def test_a_bonus_that_is_not_counted_is_not_told_either():
    g = given("militia_1 inspired")
    lasting.add(g, CLASH, 2, "shock", ("militia_1",), "round")
    told = [part.source for part in tally(g, CLASH, "militia_1", BLOW).parts]
    assert "shock" in told
    assert "inspired" not in told


# Iron Discipline.


@rule("CON-SPR-22", "CON-CLA-12")
@pytest.mark.parametrize("arc", ["left", "rear", "right"])
def test_iron_discipline_does_not_test_again_on_flank_or_rear(arc: Any):
    blow = Blow("clash", "militia_1", "militia_1", "men_at_arms_1", arc)
    assert [each.of for each in morale.test_rerolls(given(), "men_at_arms_1", blow)] == ["successes"]
    assert [*morale.test_rerolls(given("men_at_arms_1 iron_discipline"), "men_at_arms_1", blow)] == []


@rule("CON-SPR-22", "CON-VOL-16", "CON-DRE-08")
def test_iron_discipline_holds_against_volleys_that_frighten():
    blow = Blow("volley", "militia_1", "militia_1", "men_at_arms_1", "rear")
    assert [*morale.test_rerolls(given("men_at_arms_1 iron_discipline"), "men_at_arms_1", blow)] == []


# Fear.


@rule("CON-SPR-56")
def test_only_those_in_contact_are_terrified():
    clash, spell = BLOW, Blow("spell", "militia_1", "militia_1", "men_at_arms_1")
    near = given("militia_1 terrifying 1")
    far = given("militia_1 terrifying 1", contacts={})
    assert nerve(near, "men_at_arms_1", spell) == nerve(near, "men_at_arms_1", clash)
    assert nerve(far, "men_at_arms_1", spell) == nerve(near, "men_at_arms_1", clash) + 1


@rule("CON-SPR-51", "CON-RUL-32")
def test_a_fearless_regiment_does_not_help_its_character_in_a_duel():
    blow = Blow("duel", "crusading_noble_lord_1", "crusading_noble_lord_1", "noble_lord_1")
    rules = ("crusading_noble_lord_1 terrifying 1",)
    plain = nerve(given(regiments=LED), "noble_lord_1", blow)
    printed = given(*rules, regiments=LED)
    assert nerve(printed, "noble_lord_1", blow) == plain - 1
    own = given(*rules, "noble_lord_1 fearless", regiments=LED)
    assert nerve(own, "noble_lord_1", blow) == plain


@rule("CON-BRK-03", "CON-SPR-56", "CON-RUL-25")
def test_the_broken_are_terrified_all_the_same():
    g = given("militia_1 terrifying 1", regiments=(REGIMENTS[0], REGIMENTS[1] + " broken"))
    assert nerve(g, "men_at_arms_1", BLOW) == nerve(g, "men_at_arms_1") - 1


# Dice: re-rolls, then conversions, then doubles.


@rule("CON-SPR-38", "CON-SPR-55", "CON-RUL-60")
def test_the_tenacious_save_a_die_after_it_was_rolled_again():
    match = fight("men_at_arms_1 untouchable", "men_at_arms_1 tenacious")
    roll(match, 1, 2, 6, 6)
    roll(match, 6, 6)
    roll(match, 6, 5)  # again, and still two failures
    assert wounds(match) == 1


@rule("CON-SPR-40", "CON-SPR-38")
def test_a_six_that_is_rolled_again_costs_what_it_ends_as():
    match = fight("militia_1 deadly_blades", "men_at_arms_1 untouchable")
    roll(match, 1, 2, 6, 6)
    roll(match, 6, 6)
    roll(match, 4, 6)
    assert wounds(match) == 3


@rule("CON-SPR-44", "CON-SPR-15", "CON-SPR-16")
def test_parry_takes_the_ones_from_relentless_and_flawless_blows():
    match = fight("men_at_arms_1 parry", "militia_1 relentless_blows", "militia_1 flawless_strikes")
    roll(match, 1, 1, 6, 6)
    roll(match, 2, 2)  # rolled again: two plain hits
    roll(match, 3, 3)  # against Defense 3
    assert wounds(match) == 0
    assert over(match)


@rule("CON-SPR-16", "CON-SPR-15")
def test_the_hit_that_a_one_brings_along_finds_defense():
    match = fight("militia_1 relentless_blows", "militia_1 flawless_strikes")
    roll(match, 1, 6, 6, 6)
    roll(match, 3, 3)  # the 1 finds none, its extra hit Defense 3
    assert wounds(match) == 1


@rule("CON-SPR-13", "CON-SPR-06", "CON-SPR-46", "CON-CLA-15")
def test_smite_leaves_evasion_and_nothing_else():
    g = given("militia_1 smite", "men_at_arms_1 phalanx")
    assert worth(g, DEFENSE, "men_at_arms_1", BLOW) == 0
    impact = Blow("impact", "militia_1", "militia_1", "men_at_arms_1")
    assert worth(g, DEFENSE, "men_at_arms_1", impact) == 4  # not a Clash (CON-RUL-47)


@rule("CON-SPR-08", "CON-DRE-01")
@pytest.mark.parametrize(
    ("kind", "defense"), [("clash", 2), ("impact", 2), ("spell", 5), ("hits", 5), ("volley", 5)]
)
def test_linebreakers_pass_shield_and_bastion_hand_to_hand_alone(kind: Any, defense: int):
    g = given("militia_1 linebreaker", "men_at_arms_1 bastion 2")
    blow = Blow(kind, "militia_1", "militia_1", "men_at_arms_1")
    assert worth(g, DEFENSE, "men_at_arms_1", blow) == defense


@rule("CON-SPR-34", "CON-SPR-35", "CON-MOR-06", "CON-RUL-60")
@pytest.mark.parametrize(("faces", "lost"), [((6,), 0), ((6, 6), 1), ((6, 6, 6), 1), ((6, 6, 6, 6), 2)])
def test_the_indomitable_convert_before_the_oblivious_halve(faces: tuple[int, ...], lost: int):
    step = MoraleTest(regiment="men_at_arms_1", wounds=((BLOW, len(faces)),))
    match = begun(given("men_at_arms_1 indomitable", "men_at_arms_1 oblivious", steps=(step,)), 0, live=False)
    roll(match, *faces)
    assert wounds(match) == lost


@rule("CON-SPR-34", "CON-RUL-32")
def test_an_oblivious_regiment_does_not_help_its_character_in_a_duel():
    blow = Blow("duel", "crusading_noble_lord_1", "crusading_noble_lord_1", "noble_lord_1")
    shared = given("militia_1 oblivious", regiments=LED)
    assert list(answers(shared, MORALE_SHARE, "militia_1", BLOW)) == [2]
    assert [*answers(given(regiments=LED), MORALE_SHARE, "noble_lord_1", blow)] == []


# Hits in answer.


@rule("CON-SPR-42", "CON-WND-11")
def test_lethal_demise_answers_wounds_that_fell_not_those_that_are_lost():
    match = fight("men_at_arms_1 lethal_demise", dice=6, value=None, stands=1)
    assert left(match.engine, "men_at_arms_1") == 4
    roll(match, 6, 6, 6, 6, 6, 6)  # six wounds on a stand of four
    assert board(match).regiments["men_at_arms_1"].where == "destroyed"
    assert match.chance == Dice(4)  # in answer


@rule("CON-SPR-42", "CON-SPR-14", "CON-RUL-50")
def test_both_answers_come_together_and_are_not_answered():
    match = fight("men_at_arms_1 lethal_demise", "men_at_arms_1 counter_attack", "militia_1 lethal_demise")
    roll(match, 1, 2, 6, 6)
    roll(match, 1, 6)  # a 1 and a wound: two hits in answer
    roll(match, 6, 6)
    assert wounds(match, "militia_1") == 2
    roll(match, 1, 1)  # morale of the militia, then of the men-at-arms
    roll(match, 1)
    assert over(match)


@rule("CON-SPR-42", "CON-RUL-50")
def test_the_odds_of_an_answer_know_what_can_fall():
    step = Attack(target="men_at_arms_1", pools=(Pool(BLOW, 9),))
    g = given("men_at_arms_1 lethal_demise", steps=())
    change(g.state.regiments, "men_at_arms_1", stands=1, files=1)
    back = attack(g, step).back
    assert back is not None
    assert len(back.hits) == 1 + left(g, "men_at_arms_1")


# Resolve after a refused Duel.


@rule("CON-RUL-33", "CON-DUE-02", "CON-CRF-01")
@pytest.mark.parametrize(
    ("dice", "orderly"), [((1, 6), False), ((1, 1), True), ((2, 6), True), ((6, 1), False)]
)
def test_a_natural_1_of_the_dishonoured_is_rolled_again(dice: tuple[int, int], orderly: bool):
    g = given("militia_1 dishonoured", steps=(CombatReform(regiment="militia_1"),))
    match = begun(g, 0, live=False)
    roll(match, *dice)
    hurt = board(match).regiments["militia_1"].wounds or board(match).regiments["militia_1"].stands < 3
    assert bool(hurt) is not orderly


@rule("CON-RUL-33", "CON-WDR-02")
def test_the_odds_know_that_a_1_is_rolled_again():
    step = Withdraw(regiment="militia_1")
    calm, doubted = bleeding(given(), step), bleeding(given("militia_1 dishonoured"), step)
    assert calm.success == pytest.approx(1 / 3)  # Resolve 2
    assert doubted.success == pytest.approx(1 / 6 + 1 / 6 * 1 / 3)


@rule("CON-DUE-02", "CON-SPR-30")
def test_bodyguards_of_the_character_himself_spare_his_regiment_too():
    g = given("crusading_noble_lord_1 bodyguards", regiments=LED, steps=(Duel(character="noble_lord_1"),))
    match = begun(g, 0, live=False)
    answer(match, "choose_foe", "crusading_noble_lord_1")
    answer(match, "answer_duel", "refuse")
    assert not [row for row in board(match).lasting.values() if row.thing == "dishonoured"]


# What denies Inspired.


@rule("CON-SPR-18", "CON-TER-10", "CON-DUE-02", "CON-RUL-62")
@pytest.mark.parametrize("denied", ["out_of_breath", "dishonoured", "before_pikes", "phalanx"])
def test_nothing_denies_inspired_to_the_dauntless(denied: str):
    g = given(f"militia_1 {denied}", "militia_1 inspired")
    assert any(answers(g, UNINSPIRED, "militia_1", BLOW))
    assert not inspired(g, "militia_1", BLOW)
    bold = given(f"militia_1 {denied}", "militia_1 dauntless")
    assert inspired(bold, "militia_1", BLOW)


@rule("CON-SPR-18", "CON-BRK-01")
def test_the_dauntless_are_never_broken():
    steps = (Suffer(regiment="men_at_arms_1", wounds=9),)  # two stands of three
    bold, plain = (begun(given(*rules, steps=steps), 0) for rules in (["men_at_arms_1 dauntless"], []))
    for match in (bold, plain):
        while not over(match):
            answer(match, "choose_end", "left")
    row = board(bold).regiments["men_at_arms_1"]
    assert (row.stands, row.broken, row.command_wounds) == (1, False, 1)
    assert board(plain).regiments["men_at_arms_1"].broken


# A leader's blow, and units of one stand.


@rule("CON-COM-08", "CON-RUL-73")
def test_a_leader_alone_in_front_strikes_once_more():
    one = given(regiments=("militia 24,10 x1 f1", f"men_at_arms 24,{10 + S} @180 b x3 f3"))
    assert (
        stand_dice(one, "militia_1", "militia_1", 0, BLOW) == 1 + one.content.cards["militia"].profile.attacks
    )


@rule("CON-WND-09", "CON-BRK-01", "CON-SHT-02")
def test_a_regiment_of_one_stand_is_destroyed_not_broken():
    match = at(Suffer(regiment="militia_1", wounds=9), "militia 24,10 x1 f1", "raiders 24,40 @180 b")
    row = board(match).regiments["militia_1"]
    assert (row.where, row.broken) == ("destroyed", False)


# Shots in an arc.


@rule("CON-SPR-58", "CON-TER-06")
@pytest.mark.parametrize(("wood", "half"), [("forest 24,15 6x3", False), ("forest 24,20 9x6", True)])
def test_shots_in_an_arc_are_halved_only_at_who_is_wholly_inside(wood: str, half: bool):
    g = engine("militia_bowmen 24,10 x3 f3", "militia 24,20 @180 b x3 f3", pieces=(wood,))
    (one, *_) = shooters(g, "militia_bowmen_1", "militia_1")
    assert halved(g, one, shot("militia_bowmen_1", "militia_1", one, {}))
    lofty = one._replace(stand=None)
    assert halved(g, lofty, shot("militia_bowmen_1", "militia_1", lofty, {})) is half
