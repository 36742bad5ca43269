"""Duels, the fall of characters, last stands."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest.characters.duel import Duel, Fall
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import answers, worth
from montjoie.games.conquest.queries import CLASH, MORALE_SHARE, SEIZING
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import resolve
from montjoie.kernel import Step, change
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
OURS = "militia 24,10 x5 f3 +noble_lord"  # A4 C3 W4 R3 D3
# Theirs has A5 C3 W4 R4 D3, Cleave (2) and Flurry.
THEIRS = f"men_at_arms 24,{10 + 2 * S} @180 b x5 f3 +crusading_noble_lord"
NEARER = f"men_at_arms 24,{10 + 1.5 * S} @180 b x5 f3"
CONTACT = {"men_at_arms_1|militia_1": "front/front"}


def meeting(step: Step, *rules: str, ours: str = OURS, theirs: str = THEIRS, **rows: Any) -> Match:
    """Two regiments with characters in contact: `"noble_lord_1 parry"` gives a rule for a while."""
    g = engine(ours, theirs, contacts=CONTACT, steps=(step,))
    for number, text in enumerate(rules):
        who, name = text.split()
        g.state.lasting[f"given/{number}"] = Lasting("rule", "given", (who,), "round", thing=name)
    for who, wounds in rows.items():
        change(g.state.characters, who, wounds=wounds)
    match = begun(g, 0, live=False)
    if step == DUEL:
        answer(match, "choose_foe", "crusading_noble_lord_1")
    return match


def resolved(g: G, regiment: str) -> int:
    found = resolve(g, regiment)
    assert found is not None
    return found.total


DUEL = Duel(character="noble_lord_1")


@rule("CON-DUE-01", "CON-DUE-03", "CON-CHR-08", "CON-RUL-31", "CON-RUL-32")
def test_in_a_duel_both_strike_and_wounds_are_theirs_alone():
    match = meeting(DUEL)
    answer(match, "answer_duel", "accept")
    roll(match, 1, 3, 4, 5)  # two hits on Defense 3
    roll(match, 6, 6)
    roll(match, 1, 4)  # Resolve 4, without the size of his regiment
    roll(match, 1, 5, 5, 5, 5)  # one hit, and four dice again by Flurry
    roll(match, 4, 4, 4, 4)
    roll(match, 2)  # Defense 3 less Cleave (2): Defense 1
    roll(match, 4)  # Resolve 3: one wound more
    men = board(match).characters
    assert (men["crusading_noble_lord_1"].wounds, men["noble_lord_1"].wounds) == (2, 2)
    rows = board(match).regiments
    assert (rows["militia_1"].wounds, rows["men_at_arms_1"].wounds) == (0, 0)
    assert over(match)


@rule("CON-DUE-02", "CON-RUL-33")
def test_a_refusal_dishonours_the_regiment_until_the_end_of_the_round():
    match = meeting(DUEL, "men_at_arms_1 inspired")
    g, blow = match.engine, Blow("clash", "men_at_arms_1", "men_at_arms_1", "militia_1")
    assert worth(g, CLASH, "men_at_arms_1", blow) == 3
    assert resolved(g, "men_at_arms_1") == 5
    answer(match, "answer_duel", "refuse")
    g = match.engine
    assert worth(g, CLASH, "men_at_arms_1", blow) == 2
    assert resolved(g, "men_at_arms_1") == 3
    assert "CON-DUE-02" in [part.rule for part in answers(g, SEIZING, "men_at_arms_1", 3)]
    assert {row.thing for row in board(match).lasting.values()} >= {"dishonoured", "has_refused"}
    assert over(match)


@rule("CON-SPR-30")
def test_bodyguards_spare_the_regiment():
    match = meeting(DUEL, "men_at_arms_1 bodyguards")
    answer(match, "answer_duel", "refuse")
    assert {row.thing for row in board(match).lasting.values()} == {"bodyguards", "has_refused"}


@rule("CON-DUE-05", "CON-BRK-08", "CON-DUE-02")
@pytest.mark.parametrize(
    ("theirs", "rules"),
    [(THEIRS + " broken", ()), (THEIRS, ("crusading_noble_lord_1 has_refused",))],
)
def test_the_broken_and_who_has_refused_cannot_refuse(theirs: str, rules: tuple[str, ...]):
    match = meeting(DUEL, *rules, theirs=theirs)
    roll(match, 6, 6, 6, 6)  # his blows, at once
    roll(match, 6, 6, 6, 6, 6)
    roll(match, 6, 6, 6, 6, 6)
    assert over(match)


@rule("CON-SPR-29")
def test_a_quicksilver_strike_comes_first():
    match = meeting(DUEL, "crusading_noble_lord_1 quicksilver_strike", noble_lord_1=3)
    answer(match, "answer_duel", "accept")
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 6, 6, 6, 6, 6)
    assert board(match).characters["noble_lord_1"].lost
    assert board(match).characters["crusading_noble_lord_1"].wounds == 0
    assert over(match)


@rule("CON-SPR-29", "CON-DUE-03")
def test_without_it_the_slain_strike_back():
    match = meeting(DUEL, crusading_noble_lord_1=3)
    answer(match, "answer_duel", "accept")
    roll(match, 1, 6, 6, 6)
    roll(match, 6)
    roll(match, 1, 1, 1, 1, 1)
    roll(match, 6, 6, 6, 6, 6)
    men = board(match).characters
    assert all(one.lost for one in men.values())


@rule("CON-SPR-34", "CON-RUL-32")
@pytest.mark.parametrize(
    ("kind", "who", "shares"), [("clash", "steel_legion_1", [2]), ("duel", "noble_lord_1", [])]
)
def test_rules_of_his_regiment_do_not_help_a_character_in_a_duel(kind: Any, who: str, shares: list[int]):
    g = engine("steel_legion 24,10 +noble_lord", "militia 4,4 b")
    assert list(answers(g, MORALE_SHARE, who, Blow(kind, "militia_1", "militia_1", who))) == shares


@rule("CON-CHR-07", "CON-CHR-09", "CON-DUE-04", "CON-RUL-90", "CON-RUL-22", "CON-MST-01")
def test_where_a_character_falls_another_stand_closes_the_gap():
    match = meeting(Fall(character="noble_lord_1"), noble_lord_1=4)
    row = board(match).regiments["militia_1"]
    assert (row.character, row.files, row.rear, row.memory.lost) == ("", 3, 0, 1)
    assert board(match).characters["noble_lord_1"].lost
    assert board(match).players["a"].removed == ("noble_lord_1",)


@rule("CON-CHR-09", "CON-RUL-90")
def test_a_last_rank_of_one_is_drawn_into_the_gap():
    ours = "militia 24,10 x3 f3 +noble_lord"
    match = meeting(Fall(character="noble_lord_1"), ours=ours, noble_lord_1=4)
    row = board(match).regiments["militia_1"]
    assert row.y == pytest.approx(10_000 + 1220, abs=2)


@rule("CON-CHR-10", "CON-CHR-11", "CON-RUL-30")
def test_a_character_who_has_not_acted_makes_a_last_stand():
    ours = "militia 24,10 x1 f2 +noble_lord"
    match = meeting(Suffer(regiment="militia_1", wounds=4), ours=ours, theirs=NEARER)
    answer(match, "choose_last_foe", "men_at_arms_1")
    roll(match, 1, 3, 5, 5)
    roll(match, 6, 1)
    roll(match, 1)
    assert board(match).regiments["men_at_arms_1"].wounds == 1
    assert board(match).characters["noble_lord_1"].lost
    assert over(match)


@rule("CON-CHR-11", "CON-CHR-10")
def test_who_has_acted_just_falls_with_his_regiment():
    g = engine(
        "militia 24,10 x1 f2 +noble_lord",
        NEARER,
        contacts=CONTACT,
        steps=(Suffer(regiment="militia_1", wounds=4),),
    )
    change(g.state.characters, "noble_lord_1", acted=True)
    match = begun(g, 0, live=False)
    assert board(match).characters["noble_lord_1"].lost
    assert over(match)


@rule("CON-CHR-08")
def test_a_clash_wounds_the_regiment_and_never_its_character():
    match = at(Suffer(regiment="militia_1", wounds=5), "militia 24,10 x4 f3 +noble_lord")
    assert board(match).characters["noble_lord_1"].wounds == 0


@rule("CON-CHR-12")
def test_without_a_foe_no_duel_is_offered():
    refused = list(Duel.refuses(engine(OURS), "noble_lord_1"))
    assert [each.rule for each in refused] == ["CON-DUE-01"]
