"""Masteries that all factions share (CON-MST-02)."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import answers
from montjoie.games.conquest.queries import ACTIVATION_ENDED, DEFENSE_SAVED, WOUNDED
from montjoie.games.conquest.special_rules.auras import Decay
from montjoie.games.conquest.state import G
from montjoie.games.conquest.wounds.attack import MoraleTest
from montjoie.kernel import change
from tests.games.conquest.given import engine
from tests.rule import rule


def master(mastery: str) -> G:
    g = engine("militia 24,10 +noble_lord", "militia 24,30 b +imperial_officer")
    change(g.state.characters, "noble_lord_1", mastery=mastery)
    return g


@rule("CON-MST-02", "CON-DUE-03", "CON-MOR-02")
@pytest.mark.parametrize(("kind", "tests"), [("duel", 1), ("clash", 0)])
def test_overkill_shakes_the_regiment_of_who_is_struck_in_a_duel(kind: str, tests: int):
    g = master("overkill")
    blow = Blow(kind, "noble_lord_1", "noble_lord_1", "imperial_officer_1")  # type: ignore[arg-type]
    found = list(answers(g, WOUNDED, "noble_lord_1", blow, 2))
    assert found == [MoraleTest(regiment="militia_2", wounds=((blow, 2),))] * tests


@rule("CON-MST-02", "CON-SPR-19")
@pytest.mark.parametrize(("mastery", "dice"), [("mystical_wards", 2), ("overkill", 3)])
def test_wards_keep_one_die_of_decay_off(mastery: str, dice: int):
    g = master(mastery)
    lasting.give(g, "decay", "burnout", ("militia_1",), "round", 3)
    (found,) = (step for step in answers(g, ACTIVATION_ENDED, "militia_1") if isinstance(step, Decay))
    assert found.dice == dice


@rule("CON-MST-02", "CON-SPR-55", "CON-SPR-02")
@pytest.mark.parametrize(("source", "saved"), [("aura_of_death", [1]), ("trample", [])])
def test_wards_save_one_die_against_an_aura_of_death(source: str, saved: list[int]):
    g = master("mystical_wards")
    blow = Blow("hits", "militia_2", "militia_2", "militia_1", shots=(Held(id=source),))
    assert list(answers(g, DEFENSE_SAVED, "militia_1", blow)) == saved
