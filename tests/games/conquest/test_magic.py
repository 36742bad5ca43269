"""Spells: whom they reach, their dice, what helps and hinders them."""

from __future__ import annotations

import pytest

from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.magic import Casting, CastSpell, Spellcasting, attunement, needed, power, targets
from montjoie.games.conquest.profiles import has
from montjoie.games.conquest.state import Lasting
from montjoie.kernel import change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

PRIEST = "men_at_arms 24,10 x3 f4 +theist_priest"


def casting(*regiments: str, given: str = "", **more: str) -> Match:
    g = engine(*regiments, steps=(CastSpell(caster="theist_priest_1"),), **more)  # type: ignore[arg-type]
    if given:
        who, name = given.split()
        g.state.lasting["given"] = Lasting("rule", "given", (who,), "round", thing=name)
    return begun(g, 0, live=False)


@rule("CON-MAG-01", "CON-CHR-12", "CON-SPR-49")
def test_a_priest_with_a_spell_may_cast_and_others_may_not():
    match = at(CharacterActivation(character="theist_priest_1"), PRIEST, "raiders 24,18 @180 b")
    (decision,) = match.decisions.values()
    assert set(decision.candidates()) == {"spellcasting", "pass"}
    refused = Spellcasting.refuses(engine("militia 24,10 +noble_lord"), "noble_lord_1")
    assert [each.rule for each in refused] == ["CON-MAG-01"]


@rule("CON-MAG-01", "CON-SPR-49", "CON-ACT-11")
@pytest.mark.parametrize(("entry", "casts"), [("ice_jotnar", True), ("mountain_jotnar", False)])
def test_regiments_that_can_cast_do_so_as_an_action(entry: str, casts: bool):
    match = at(Activation(at="act", regiment=f"{entry}_1"), f"{entry} 24,10", "militia 24,16 b")
    (decision,) = match.decisions.values()
    assert ("spellcasting" in set(decision.candidates())) == casts


@rule("CON-MAG-02", "CON-MAG-03", "CON-MAG-05")
def test_a_spell_reaches_those_within_its_range_of_the_casters_stand():
    g = engine(PRIEST, "militia 24,20", "militia 24,40", "raiders 24,22 @180 b", "raiders 24,30 @180 b")
    assert set(targets(g, "theist_priest_1", "heavenly_blessing")) == {"men_at_arms_1", "militia_1"}
    assert targets(g, "theist_priest_1", "saints_favour") == ("men_at_arms_1",)


@rule("CON-MAG-03", "CON-LOS-01")
@pytest.mark.parametrize(("y", "facing", "seen"), [(18, 180, True), (2, 0, False)])
def test_spells_that_hit_need_line_of_sight(y: int, facing: int, seen: bool):
    g = engine(PRIEST, f"raiders 24,{y} @{facing} b")
    assert ("raiders_1" in targets(g, "theist_priest_1", "holy_fire")) == seen


@rule("CON-MAG-04")
def test_an_engaged_caster_hits_only_those_he_is_engaged_with():
    g = engine(
        PRIEST,
        "raiders 24,12.441 @180 b x3 f3",
        "raiders 18,16 @180 b",
        contacts={"men_at_arms_1|raiders_1": "front/front"},
    )
    assert targets(g, "theist_priest_1", "holy_fire") == ("raiders_1",)


@rule("CON-MAG-06")
def test_the_same_spell_falls_on_one_regiment_once_a_round_unless_it_hits():
    g = engine(PRIEST, "raiders 24,18 @180 b")
    for name in ("saints_favour", "holy_fire"):
        g.state.lasting[name] = Lasting("targeted", name, ("men_at_arms_1", "raiders_1"), "round")
    assert targets(g, "theist_priest_1", "saints_favour") == ()
    assert targets(g, "theist_priest_1", "holy_fire") == ("raiders_1",)


@rule("CON-MAG-07", "CON-MAG-10", "CON-MAG-11", "CON-RUL-37")
def test_two_dice_under_the_attunement_cast_the_spell():
    enemy = "household_guard 24,18 @180 b"
    match = casting(PRIEST, enemy)
    answer(match, "choose_spell", {"holy_fire": "household_guard_1"})
    roll(match, 3, 3, 4, 5, 6, 6)
    roll(match, 6, 6, 6, 1)  # two hits for each success
    roll(match, 1, 1, 1)
    assert board(match).regiments["household_guard_1"].wounds == 3
    failed = casting(PRIEST, enemy)
    answer(failed, "choose_spell", {"holy_fire": "household_guard_1"})
    roll(failed, 3, 4, 4, 5, 6, 6)
    assert over(failed)


@rule("CON-MAG-08", "CON-RUL-38", "CON-SPR-54")
@pytest.mark.parametrize(("y", "value"), [(19, 2), (40, 3)])
def test_an_enemy_caster_within_10_inches_interferes(y: int, value: int):
    g = engine(PRIEST, f"militia 24,{y} @180 b +chapter_mage")
    assert attunement(g, Casting("theist_priest_1", "saints_favour", "men_at_arms_1")).total == value


@rule("CON-MAG-09", "CON-RUL-39", "CON-CHR-06")
@pytest.mark.parametrize(("stands", "successes"), [(3, 2), (4, 3), (6, 3), (7, 4), (9, 5)])
def test_scaling_asks_more_successes_for_many_stands_the_character_counted(stands: int, successes: int):
    g = engine(f"men_at_arms 24,10 x{stands} +theist_priest")
    assert needed(g, Casting("theist_priest_1", "saints_favour", "men_at_arms_1")) == successes
    assert needed(g, Casting("theist_priest_1", "divine_sanction", "men_at_arms_1")) == 2


@rule("CON-MAG-09")
def test_monsters_scale_by_one_more():
    g = engine(PRIEST, "archangel 24,20")
    assert needed(g, Casting("theist_priest_1", "heavenly_blessing", "archangel_1")) == 3


@rule("CON-SPR-20", "CON-RUL-60")
@pytest.mark.parametrize("given", ["men_at_arms_1 devout", ""])
def test_a_devout_character_makes_his_regiment_devout(given: str):
    match = casting(PRIEST, given=given)
    answer(match, "choose_spell", {"heavenly_blessing": "men_at_arms_1"})
    roll(match, 1, 6, 6, 6, 6, 6)
    assert has(match.engine, "men_at_arms_1", "blessed")


@rule("CON-SPR-20")
def test_those_who_are_not_devout_need_their_own_successes():
    match = casting(PRIEST, "militia 24,18")
    answer(match, "choose_spell", {"heavenly_blessing": "militia_1"})
    roll(match, 1, 6, 6, 6, 6, 6)
    assert "blessed" not in {row.thing for row in board(match).lasting.values()}


@rule("CON-SPR-21", "CON-MAG-12", "CON-RUL-36")
def test_fanatical_devotion_heals_three_wounds():
    match = casting(PRIEST, "militia 24,18 w3", given="militia_1 fanatical_devotion")
    answer(match, "choose_spell", {"heavenly_blessing": "militia_1"})
    roll(match, 1, 1, 6, 6, 6, 6)
    assert board(match).regiments["militia_1"].wounds == 0
    (row,) = (row for row in board(match).lasting.values() if row.thing == "heavenly_blessing")
    assert row.until == "round"


@rule("CON-MAG-07", "CON-MAG-02")
def test_more_spells_bring_no_more_dice():
    g = engine(PRIEST)
    change(g.state.characters, "theist_priest_1", spells=("fire_dart",))
    assert power(g, "theist_priest_1") == 6
