"""An attack from its dice to morale: clash, wounds, casualties, broken, shattered."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.actions.clash import Clash, pools, reach
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.state import Battlefield
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import Attack, MoraleTest, resolve
from montjoie.kernel.match import Match
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
FACING: Any = {"militia_1|raiders_1": "front/front"}


def meeting(*more: str) -> tuple[str, ...]:
    return ("militia 24,10 x3 f3", f"raiders 24,{10 + S} @180 b x3 f3", *more)


def left(match: Match, name: str = "raiders_1") -> tuple[int, int]:
    row = board(match).regiments[name]
    return row.stands, row.wounds


@rule("CON-CLA-02", "CON-CLA-03", "CON-CLA-04", "CON-COM-08", "CON-RUL-73", "CON-EX-20")
def test_engaged_stands_attack_and_others_support():
    g = engine(
        "men_at_arms 24,10 x6 f3",
        f"raiders 24,{10 + 1.5 * S} @180 b x3 f3",
        contacts={"men_at_arms_1|raiders_1": "front/front"},
    )
    aims = {place: enemies[0] for place, enemies in reach(g, "men_at_arms_1").items()}
    (pool,) = pools(g, "men_at_arms_1", aims)["raiders_1"]
    assert (pool.dice, pool.value) == (3 * 4 + 1 + 3, 2)


@rule("CON-CLA-07", "CON-CLA-08", "CON-CLA-09", "CON-EX-22", "CON-CLA-01")
def test_a_stand_that_touches_two_enemies_chooses_one():
    match = at(
        Clash(regiment="militia_1"),
        "militia 24,10 x6 f3",
        f"raiders {24 - 1.5 * S},{10 + 1.5 * S} @180 b x3 f3",
        f"raiders {24 + 1.5 * S},{10 + 1.5 * S} @180 b x3 f3",
        contacts={"militia_1|raiders_1": "front/front", "militia_1|raiders_2": "front/front"},
        live=False,
    )
    (decision,) = match.decisions.values()
    assert set(decision.space.slots) == {"stand-1", "stand-3", "stand-4", "stand-5"}  # type: ignore[attr-defined]
    answer(match, "aim_blows", dict.fromkeys(decision.space.slots, "raiders_2"))  # type: ignore[attr-defined]
    assert match.chance is not None


@rule("CON-CLA-10", "CON-CLA-16", "CON-VOL-14", "CON-MOR-02", "CON-MOR-03", "CON-EX-35")
def test_an_attack_goes_from_hits_to_wounds_to_morale():
    blow = Blow("clash", "militia_1", "militia_1", "militia_bowmen_1")
    attack = Attack(target="militia_bowmen_1", pools=(Pool(blow, 4, 2),))
    match = at(attack, "militia 24,10", "militia_bowmen 24,20 b", live=False)
    roll(match, 1, 2, 3, 6)
    roll(match, 1, 5)  # Defense 1
    roll(match, 3)  # Resolve 2
    assert left(match, "militia_bowmen_1") == (3, 2)
    assert over(match)


@rule("CON-CLA-12", "CON-CLA-13", "CON-EX-24", "CON-VOL-16")
def test_morale_is_tested_again_when_flank_or_rear_is_attacked():
    wounds = ((Blow("clash", "militia_1", "militia_1", "raiders_1", "left"), 1),)
    match = at(MoraleTest(regiment="raiders_1", wounds=wounds), *meeting(), live=False)
    roll(match, 1)
    roll(match, 5)
    assert left(match) == (3, 1)


def told(match: Match, kind: str) -> dict[str, Any]:
    """The facts of the newest event of a kind."""
    return next(e["facts"] for e in reversed(match.feed("a")) if e["kind"] == f"conquest.{kind}")


@rule("CON-DIC-05", "CON-MOR-02")
def test_dice_that_are_rolled_again_are_told_as_they_fell_and_as_they_ended():
    wounds = ((Blow("clash", "militia_1", "militia_1", "raiders_1", "left"), 2),)
    match = at(MoraleTest(regiment="raiders_1", wounds=wounds), *meeting(), live=False)
    roll(match, 1, 6)
    roll(match, 5)
    tested = told(match, "morale_tested")
    assert (tested["rolled"], tested["dice"]) == ([1, 6], [5, 6])


@rule("CON-DIC-05", "CON-CLA-16")
def test_a_defense_roll_tells_what_it_was_to_be_saved_with():
    blow = Blow("clash", "militia_1", "militia_1", "militia_bowmen_1")
    attack = Attack(target="militia_bowmen_1", pools=(Pool(blow, 1, 2),))
    match = at(attack, "militia 24,10", "militia_bowmen 24,20 b", live=False)
    roll(match, 1)
    roll(match, 5)
    assert (told(match, "hits_rolled")["rolled"], told(match, "defense_rolled")["value"]) == ([], 1)


@rule("CON-MOR-01", "CON-MOR-05", "CON-BRK-03", "CON-RUL-25", "CON-RUL-71")
def test_resolve_is_the_highest_and_grows_with_the_stands_unless_broken():
    def value(*words: str) -> int:
        found = resolve(engine("militia 24,10 " + " ".join(words)), "militia_1")
        assert found is not None
        return found.total

    assert value("x3") == 2
    assert value("x4") == 3
    assert value("x3", "+noble_lord") == 3 + 1
    assert value("x7", "broken") == 2


@rule("CON-WND-01", "CON-WND-03", "CON-WND-04", "CON-EX-31", "CON-EX-32", "CON-EX-33", "CON-STD-05")
def test_wounds_fill_one_stand_after_the_other():
    match = at(Suffer(regiment="raiders_1", wounds=6), *meeting("raiders 40,40 b x8"))
    answer(match, "choose_end", "left")
    assert left(match) == (2, 2)
    again = at(Suffer(regiment="militia_1", wounds=3), "militia 24,10 x6 f3 w2")
    answer(again, "choose_end", "left")
    assert left(again, "militia_1") == (5, 1)


@rule("CON-WND-05", "CON-WND-06", "CON-REG-08")
def test_casualties_leave_the_last_rank_from_alternate_ends():
    match = at(Suffer(regiment="militia_1", wounds=8), "militia 24,10 x12 f4")
    answer(match, "choose_end", "left")
    row = board(match).regiments["militia_1"]
    assert (row.stands, row.files, row.rear, row.end) == (10, 4, 1, "left")
    assert (row.x, row.y) == (24000, 10000)


@rule("CON-WND-07", "CON-WND-08", "CON-RUL-69")
def test_unengaged_stands_of_a_single_rank_go_first():
    faces = {"militia_1|raiders_1": "front/front"}
    aside = f"raiders {24 + 2 * S},{10 + S} @180 b x2 f2"
    match = at(Suffer(regiment="militia_1", wounds=4), "militia 24,10 x5 f5", aside, contacts=faces)
    row = board(match).regiments["militia_1"]
    assert (row.stands, row.files) == (4, 4)
    assert abs(row.x - (24000 + 1220)) <= 1  # from the left


@rule("CON-WND-09", "CON-RUL-26", "CON-WND-11", "CON-COM-03")
def test_the_command_stand_is_the_last_to_go():
    match = at(Suffer(regiment="militia_1", wounds=3), "militia 24,10 x1 f1")
    row = board(match).regiments["militia_1"]
    assert (row.stands, row.wounds, row.command_wounds) == (1, 0, 3)
    gone = at(Suffer(regiment="militia_1", wounds=30), "militia 24,10 x1 f1 +noble_lord")
    assert board(gone).regiments["militia_1"].where == "destroyed"
    assert board(gone).characters["noble_lord_1"].lost
    assert board(gone).players["a"].removed == ("militia_1", "noble_lord_1")


@rule("CON-BRK-01", "CON-WND-12", "CON-RUL-22")
def test_half_the_stands_of_a_round_lost_breaks():
    match = at(Suffer(regiment="militia_1", wounds=8), "militia 24,10 x4 f4")
    answer(match, "choose_end", "left")
    assert board(match).regiments["militia_1"].broken
    led = at(Suffer(regiment="militia_1", wounds=8), "militia 24,10 x4 f5 +noble_lord")
    answer(led, "choose_end", "left")
    assert not board(led).regiments["militia_1"].broken


@rule("CON-SHT-01", "CON-SHT-02", "CON-RUL-24")
def test_half_of_what_was_left_when_broken_lost_shatters():
    match = at(Suffer(regiment="militia_1", wounds=16), "militia 24,10 x6 f3")
    answer(match, "choose_end", "left")
    answer(match, "choose_end", "left")
    assert left(match, "militia_1") == (2, 0)
    shattered = at(Suffer(regiment="militia_1", wounds=20), "militia 24,10 x6 f3")
    while not over(shattered):
        answer(shattered, "choose_end", "left")
    assert board(shattered).regiments["militia_1"].where == "destroyed"


@rule("CON-CHR-10", "CON-CHR-08", "CON-WND-02")
def test_a_destroyed_regiment_leaves_every_contact():
    match = at(Suffer(regiment="raiders_1", wounds=40), *meeting(), contacts=FACING)
    state: Battlefield = board(match)
    while not over(match):
        answer(match, "choose_end", "left")
    assert state.contacts == {} or board(match).contacts == {}
