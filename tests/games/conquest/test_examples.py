"""Worked examples of the rulebook that no chapter plays by itself."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoie.games.conquest import lasting
from montjoie.games.conquest.characters.duel import Fall
from montjoie.games.conquest.magic import Casting, attunement
from montjoie.games.conquest.profiles import worth
from montjoie.games.conquest.queries import CLASH, DEFENSE
from montjoie.games.conquest.regiments.formation import CHARACTER, place_of
from montjoie.games.conquest.regiments.sight import clear_shots, sees
from montjoie.games.conquest.state import Lasting
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel import change
from montjoie.kernel.match import begun
from tests.games.conquest.given import board, engine
from tests.rule import rule


@rule("CON-EX-01", "CON-PRO-03")
def test_what_the_list_raised_stays_when_what_the_game_changed_is_over():
    g = engine("household_knights 24,10")
    printed = worth(g, CLASH, "household_knights_1", None)
    change(g.state.regiments, "household_knights_1", upgrades=("veterans",))
    lasting.add(g, CLASH, 1, "given", ("household_knights_1",), "round")
    assert worth(g, CLASH, "household_knights_1", None) == printed + 2
    lasting.end(g, "round")
    assert worth(g, CLASH, "household_knights_1", None) == printed + 1


@rule("CON-EX-34", "CON-HEA-02", "CON-HEA-03", "CON-HEA-05", "CON-RUL-27")
def test_six_points_heal_the_lord_a_stand_and_bring_one_back():
    g = engine("men_at_arms 24,10 x4 f3 w1 +noble_lord", steps=(Heal(unit="men_at_arms_1", points=6),))
    change(g.state.regiments, "men_at_arms_1", starting=5)
    change(g.state.characters, "noble_lord_1", wounds=2)
    match = begun(g, 0)
    row = board(match).regiments["men_at_arms_1"]
    assert board(match).characters["noble_lord_1"].wounds == 0
    assert (row.stands, row.wounds) == (5, 1)


@rule("CON-EX-41", "CON-DUE-04", "CON-CHR-07")
def test_who_is_slain_leaves_his_place_to_another_stand_and_his_wounds_to_nobody():
    g = engine("militia 24,10 x6 f3 +noble_lord", steps=(Fall(character="noble_lord_1"),))
    change(g.state.characters, "noble_lord_1", wounds=99)
    match = begun(g, 0)
    row = board(match).regiments["militia_1"]
    assert (row.character, row.stands, row.wounds) == ("", 6, 0)
    assert place_of(match.engine, row, CHARACTER) is None


@rule("CON-EX-42", "CON-MAG-08")
@pytest.mark.parametrize(("y", "value"), [(20, 1), (40, 0)])
def test_an_enemy_wizard_near_the_caster_takes_one_off_the_attunement(y: int, value: int):
    g = engine("men_at_arms 24,10 x3 f4 +theist_priest", f"men_at_arms 24,{y} @180 b x3 f4 +theist_priest")
    cast = Casting("theist_priest_1", "holy_fire", "men_at_arms_1")
    assert attunement(g, cast).total == g.content.spells["holy_fire"].attunement - value


@rule("CON-EX-44", "CON-VOL-07")
@pytest.mark.parametrize(
    ("before", "pieces"),
    [("men_at_arms 24,19 @180 b x3 f3", ("hill 24,19 10x5",)), ("mountain_jotnar 24,19 @180 b", ())],
)
def test_from_a_hill_one_shoots_at_who_is_as_tall_and_not_past_him(before: str, pieces: tuple[str, ...]):
    behind = "militia 24,27 @180 b x1 f1"
    g = engine("militia_bowmen 24,6 x3 f3", before, behind, pieces=("hill 24,6 10x5", *pieces))
    tall = before.split()[0] + "_1"
    assert sees(g, "militia_bowmen_1", tall)
    assert clear_shots(g, "militia_bowmen_1", tall)
    assert not sees(g, "militia_bowmen_1", "militia_1")


@rule("CON-EX-47", "CON-DRE-00", "CON-SPR-00")
def test_the_same_bastion_twice_is_one_and_plus_one_is_one_more():
    g = engine("militia 24,10")
    before = worth(g, DEFENSE, "militia_1", None)

    def given(number: int, **more: bool) -> int:
        row = Lasting("rule", "given", ("militia_1",), "round", 1, thing="bastion")
        g.state.lasting[f"given/{number}"] = replace(row, **more)
        g.forget()
        return worth(g, DEFENSE, "militia_1", None) - before

    assert given(1) == 1
    assert given(2) == 1
    assert given(3, plus=True) == 2
