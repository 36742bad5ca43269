"""Stands, their facing and their types; characters who lead, ride or are regiments by themselves."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoie.games.conquest.actions.base import CharacterAct
from montjoie.games.conquest.actions.charge import Charge, far
from montjoie.games.conquest.characters.duel import Fall
from montjoie.games.conquest.content import load
from montjoie.games.conquest.dice import Blow, Pool, succeeds
from montjoie.games.conquest.profiles import answers, card
from montjoie.games.conquest.queries import DEFENSE_SAVED, MORALE_SAVED
from montjoie.games.conquest.regiments import formation
from montjoie.games.conquest.regiments.field import line
from montjoie.games.conquest.regiments.formation import CHARACTER, COMMAND, place_of, size, stands
from montjoie.games.conquest.round import Round
from montjoie.games.conquest.setup import eligible
from montjoie.games.conquest.state import Lasting
from montjoie.games.conquest.wounds.allocation import broken_by_losses, lose_stand
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel import change
from montjoie.kernel.match import begun
from tests.games.conquest.given import answer, at, board, engine, roll
from tests.rule import rule

S = 2.441


@rule("CON-STD-02", "CON-STD-06")
@pytest.mark.parametrize("facing", [0, 90, 215])
def test_every_stand_is_its_whole_base_and_faces_where_its_regiment_does(facing: int):
    g = engine(f"militia 24,24 @{facing} x5 f3")
    base = load().cards["militia"].stand
    assert {(each.width, each.depth, each.facing) for each in stands(g, "militia_1")} == {
        (base.width, base.depth, facing * 100)
    }


@rule("CON-STD-04", "CON-CHR-01", "CON-CHR-03")
def test_a_character_joins_regiments_of_his_own_type_and_changes_nothing_of_their_class():
    assert load().leads("noble_lord", (), "militia")
    assert not load().leads("noble_lord", (), "household_knights")
    led = engine("militia 24,10 +noble_lord")
    assert card(led, "militia_1").weight == "light"
    assert not getattr(card(led, "noble_lord_1").entry, "weight", "")


@rule("CON-SPR-39")
def test_irregular_regiments_rest_no_line_and_are_led_by_their_like_alone():
    assert line(engine("raiders 24,20"), "a") > 0
    assert line(engine("fenr_beastpack 24,20"), "a") == 0
    assert load().leads("vargyr_lord", (), "fenr_beastpack") == (
        load().cards["vargyr_lord"].type == load().cards["fenr_beastpack"].type
    )
    strangers = [c.id for c in load().cards.values() if c.character and c.type == "cavalry"]
    assert strangers
    assert not any(load().leads(each, (), "fenr_beastpack") for each in strangers if each != "vargyr_lord")


@rule("CON-CHR-04")
def test_a_character_who_is_a_regiment_is_struck_as_one_and_led_by_nobody():
    alone = next(
        c.id for c in load().cards.values() if c.character and getattr(c.entry, "is_regiment", False)
    )
    g = engine(f"{alone} 24,10 x1 f1", "militia 24,20 @180 b +noble_lord")
    assert size(g.state.regiments[f"{alone}_1"]) == 1
    assert f"{alone}_1" not in eligible(g, "noble_lord_1")
    blow = Blow("hits", "militia_1", "militia_1", f"{alone}_1")
    strike = Attack(target=f"{alone}_1", pools=(Pool(blow, 4),), tested=False)
    match = at(strike, f"{alone} 24,10 x1 f1", "militia 24,20 @180 b", live=False)
    roll(match, 6, 6, 6, 6)
    row = board(match).regiments[f"{alone}_1"]
    assert row.wounds + row.command_wounds > 0


@rule("CON-CHR-05", "CON-REG-06")
def test_a_character_stands_in_front_beside_the_command_stand():
    g = engine("militia 24,10 x7 f4 +noble_lord")
    row = g.state.regiments["militia_1"]
    places = place_of(g, row, CHARACTER), place_of(g, row, COMMAND)
    assert None not in places
    assert abs(places[0] - places[1]) == 1  # type: ignore[operator]
    assert max(places) < row.files  # type: ignore[type-var, operator]


@rule("CON-SPR-09", "CON-RUL-64")
def test_a_rider_has_no_stand_and_his_fall_breaks_the_monster(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(formation, "_rides", lambda entry: entry == "noble_lord")
    g = engine("mountain_jotnar 24,10 x1 f1 +noble_lord", steps=(Fall(character="noble_lord_1"),))
    row = g.state.regiments["mountain_jotnar_1"]
    assert (size(row), len(stands(g, "mountain_jotnar_1"))) == (2, 1)
    change(g.state.characters, "noble_lord_1", wounds=99)
    match = begun(g, 0, live=False)
    assert board(match).characters["noble_lord_1"].lost
    assert board(match).regiments["mountain_jotnar_1"].broken


@rule("CON-SPR-09")
def test_who_rides_joins_monsters(monkeypatch: pytest.MonkeyPatch):
    content, lord = load(), load().cards["noble_lord"]
    rule_of = replace(lord.rules[0], id="rider") if lord.rules else None
    assert rule_of is not None
    monkeypatch.setitem(content.cards, "noble_lord", replace(lord, rules=(*lord.rules, rule_of)))
    assert content.leads("noble_lord", (), "mountain_jotnar")
    assert not content.leads("noble_lord", (), "militia")


@rule("CON-RUL-34")
def test_no_action_lets_a_character_change_his_regiment():
    assert {"rally", "duel", "spellcasting"} <= set(CharacterAct.known)
    assert not any("escort" in name or "join" in name for name in CharacterAct.known)


@rule("CON-DIC-02", "CON-DIC-03", "CON-DIC-04")
def test_a_six_always_fails_and_a_one_always_succeeds():
    assert not succeeds(6, 9)
    assert succeeds(1, 0)
    assert [succeeds(die, 3) for die in (3, 4)] == [True, False]


@rule("CON-RUL-04")
def test_the_earlier_text_counts_where_later_ones_differ():
    g = engine("militia 24,10")
    for rule_id in ("tenacious", "indomitable"):
        g.state.lasting[rule_id] = Lasting("rule", "given", ("militia_1",), "round", thing=rule_id)
    blow = Blow("clash", "raiders_1", "raiders_1", "militia_1")
    assert list(answers(g, DEFENSE_SAVED, "militia_1", blow)) == [1]
    assert list(answers(g, MORALE_SAVED, "militia_1", blow)) == [1]


@rule("CON-RUL-53", "CON-SPR-46")
def test_a_phalanx_charges_its_march_and_three_whatever_the_die_and_bonuses():
    g = engine("militia 24,10", "raiders 24,30 @180 b")
    g.state.lasting["x"] = Lasting("rule", "given", ("militia_1",), "round", thing="phalanx")
    g.state.lasting["y"] = Lasting("rule", "given", ("militia_1",), "round", thing="unstoppable")
    assert {far(g, "militia_1", die) for die in range(1, 7)} == {8000}
    assert [each.rule for each in Charge.refuses(g, "militia_1")] == ["CON-CHG-02"]


@rule("CON-RUL-23", "CON-BRK-01")
def test_who_rallied_and_loses_another_stand_is_broken_again():
    g = engine("militia 24,10 x6 f3")
    for _ in range(3):
        lose_stand(g, "militia_1", "left")
    assert g.state.regiments["militia_1"].broken
    change(g.state.regiments, "militia_1", broken=False, baseline=0)
    broken_by_losses(g, "militia_1")
    assert g.state.regiments["militia_1"].broken
    change(g.state.regiments, "militia_1", broken=False, baseline=0)
    lose_stand(g, "militia_1", "left")
    assert g.state.regiments["militia_1"].broken


@rule("CON-RND-03", "CON-RZL-07", "CON-RZL-03")
def test_lines_are_set_anew_as_a_round_begins():
    match = at(Round(), "militia 24,20", "raiders 24,40 @180 b")
    first = board(match).players["a"].line
    assert first == line(match.engine, "a") > 0
    again = at(Round(), "militia 24,28", "raiders 24,40 @180 b")
    assert board(again).players["a"].line > first


@rule("CON-WND-10", "CON-MOR-02", "CON-EX-36")
def test_every_wound_of_a_pool_is_tested_once():
    blow = Blow("hits", "raiders_1", "raiders_1", "men_at_arms_1")
    step = Attack(target="men_at_arms_1", pools=(Pool(blow, 3),))
    g = engine("men_at_arms 24,10 x8 f4", "raiders 24,40 @180 b", steps=(step,))
    match = begun(g, 0, live=False)
    roll(match, 6, 6, 6)
    roll(match, 1, 3, 6)  # three wounds, three tests of Resolve 4 for its eight stands
    answer(match, "choose_end", "left")
    told = board(match).regiments["men_at_arms_1"]
    assert (told.stands, told.wounds) == (7, 0)
