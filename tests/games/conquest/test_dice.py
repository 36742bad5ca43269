"""Dice against a value, and what is rolled again."""

from __future__ import annotations

import pytest

from montjoie.games.conquest.dice import Extra, Reroll, again, extras, saves, succeeds
from tests.rule import rule

FAILED = Reroll("failures", "CON-SPR-50", "flurry")
SIXES = Reroll("failures", "CON-SPR-37", "inspired", (6,))
ONES = Reroll("successes", "CON-SPR-44", "parry", (1,))
EVERY = Reroll("successes", "CON-CLA-12", "flank")


@rule("CON-DIC-01", "CON-DIC-02", "CON-DIC-03", "CON-DIC-04", "CON-EX-23", "CON-RUL-02")
def test_a_one_always_succeeds_and_a_six_never():
    assert [die for die in range(1, 7) if succeeds(die, 3)] == [1, 2, 3]
    assert [die for die in range(1, 7) if succeeds(die, 9)] == [1, 2, 3, 4, 5]
    assert [die for die in range(1, 7) if succeeds(die, 0)] == [1]


@rule("CON-VOL-14", "CON-CLA-14", "CON-CLA-15", "CON-DIC-04", "CON-EX-25", "CON-EX-26", "CON-EX-27")
def test_one_die_is_compared_with_defense_and_evasion():
    assert sum(not saves(die, 3, 0) for die in (1, 1, 2, 4, 4, 5)) == 3
    assert sum(not saves(die, 1, 2) for die in (1, 2, 2, 3, 3, 5)) == 3
    assert [die for die in range(1, 7) if saves(die, 0, 1)] == [1]
    assert not any(saves(die, 0, 0) for die in range(1, 7))


@rule("CON-DIC-05", "CON-DIC-06", "CON-RUL-03", "CON-RUL-76")
@pytest.mark.parametrize(
    ("rerolls", "conflict", "passed", "die", "redone"),
    [
        ([FAILED], "seed", False, 5, True),
        ([FAILED], "seed", True, 1, False),
        ([SIXES], "seed", False, 5, False),
        ([SIXES], "seed", False, 6, True),
        ([ONES], "seed", True, 1, True),
        ([EVERY, FAILED], "seed", False, 5, False),
        ([ONES, FAILED], "seed", False, 5, False),
        ([ONES, FAILED], "faq", False, 5, True),
        ([ONES, FAILED], "faq", True, 1, False),
        ([ONES, SIXES], "faq", False, 6, False),
    ],
)
def test_what_is_rolled_again(rerolls: list[Reroll], conflict: str, passed: bool, die: int, redone: bool):
    assert again(passed, die, rerolls, conflict) is redone


@rule("CON-SPR-15", "CON-SPR-64", "CON-SPR-66")
def test_extra_hits_are_counted_by_face_or_by_number():
    assert extras([1, 1, 2, 3, 3], [Extra("CON-SPR-15", "relentless_blows", (1,))]) == 2
    assert extras([1, 1, 2, 3, 3], [Extra("CON-SPR-64", "torrential_fire", per=2)]) == 2
