"""Combat Reform and Withdraw."""

from __future__ import annotations

from typing import Any

from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.actions.combat_reform import (
    CombatReform,
    Withdraw,
    places,
    stands_touching,
    ways,
    wrong,
)
from montjoie.games.conquest.regiments.field import contacts, engaged, gap
from montjoie.games.conquest.regiments.formation import pose_of
from montjoie.games.conquest.state import Options, Pose
from montjoie.kernel.match import Match
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

S = 2.441
FACES: Any = {"militia_1|raiders_1": "front/front"}
SIDE: Any = {"militia_1|raiders_1": "left/front"}
MEETING = ("militia 24,20 x6 f3", f"raiders 24,{20 + 1.5 * S} @180 b x3 f3")
FLANKED = ("militia 24,20 x3 f3", f"raiders {24 - 2 * S},20 @90 b x3 f3")


def withdrawn(*dice: int, **more: Any) -> Match:
    match = at(Withdraw(regiment="militia_1"), *MEETING, contacts=FACES, live=False, **more)
    for die in dice:
        roll(match, die)
    while not over(match) and not any(d.kind.endswith("withdrawal") for d in match.decisions.values()):
        if match.decisions:
            answer(match, "choose_end", "left")
        else:
            roll(match, *[1] * match.chance.count)  # type: ignore[union-attr]
    return match


@rule("CON-CRF-01", "CON-CRF-02", "CON-CRF-04", "CON-EX-28", "CON-RUL-19")
def test_an_orderly_reform_turns_to_the_attacker():
    match = at(CombatReform(regiment="militia_1"), *FLANKED, contacts=SIDE, live=False)
    roll(match, 1)
    (decision,) = match.decisions.values()
    turned = [name for name in decision.candidates() if name.endswith(",27000")]
    answer(match, "choose_combat_reform", turned[0])
    assert contacts(match.engine, "militia_1") == {"raiders_1": ("front", "front")}
    assert gap(match.engine, "militia_1", "raiders_1") <= 20
    assert over(match)


@rule("CON-CRF-03", "CON-CRF-02", "CON-CRF-04")
def test_a_reform_keeps_its_stands_in_contact():
    g = engine(*MEETING, contacts=FACES)
    now = pose_of(g.state.regiments["militia_1"])
    best = stands_touching(g, "militia_1", now)
    assert all(stands_touching(g, "militia_1", pose) >= best for pose in places(g, "militia_1").values())
    back = Pose(now.x, now.y - 3000, now.facing, now.files, now.rear)
    assert [each.rule for each in wrong(g, "militia_1", back)] == ["CON-CRF-04"]
    far = Pose(now.x, now.y - 9000, now.facing, now.files, now.rear)
    assert [each.rule for each in wrong(g, "militia_1", far)] == ["CON-CRF-02"]


@rule("CON-REG-07", "CON-CRF-02")
def test_a_reform_does_not_end_on_a_house():
    wide = ("militia 24,20 x6 f3", f"raiders 24,{20 + 1.5 * S} @180 b x9 f9")
    free, built = (engine(*wide, contacts=FACES, pieces=each) for each in ((), ("house 30,20 3x3",)))
    now = pose_of(free.state.regiments["militia_1"])
    aside = Pose(now.x + 2000, now.y, now.facing, now.files, now.rear)
    assert list(wrong(free, "militia_1", aside)) == []
    assert [each.rule for each in wrong(built, "militia_1", aside)] == ["CON-REG-07"]


@rule("CON-RUL-19", "CON-CRF-02")
def test_by_agreement_the_centre_goes_half_the_march_rounded_up():
    wide = ("militia 24,20 x6 f3", f"raiders 24,{20 + 1.5 * S} @180 b x9 f9")
    agreed = (Options(combat_reform_half=on) for on in (False, True))
    whole, half = (engine(*wide, contacts=FACES, options=each) for each in agreed)
    now = pose_of(whole.state.regiments["militia_1"])
    for far, told in ((2900, []), (3100, ["CON-CRF-02"])):
        aside = Pose(now.x + far, now.y, now.facing, now.files, now.rear)
        assert [each.rule for each in wrong(half, "militia_1", aside)] == told
        assert list(wrong(whole, "militia_1", aside)) == []


@rule("CON-CRF-05", "CON-CRF-01")
def test_a_fighting_reform_costs_a_wound_for_each_stand_in_contact():
    match = at(CombatReform(regiment="militia_1"), *MEETING, contacts=FACES, live=False)
    roll(match, 6)
    roll(match, 1, 1, 1)  # morale
    assert board(match).regiments["militia_1"].wounds == 3
    answer(match, "choose_combat_reform", "stay")
    assert over(match)


@rule("CON-SPR-35", "CON-DUE-04")
def test_an_orderly_reform_needs_no_roll():
    match = at(CombatReform(regiment="militia_1", orderly=True), *MEETING, contacts=FACES, live=False)
    answer(match, "choose_combat_reform", "stay")
    assert over(match)


@rule("CON-WDR-01")
def test_only_light_and_medium_regiments_withdraw():
    assert "withdraw" in possible(engine(*MEETING, contacts=FACES), "militia_1")
    heavy = engine(
        "gilded_legion 24,20 x3 f3",
        f"raiders 24,{20 + S} @180 b",
        contacts={"gilded_legion_1|raiders_1": "front/front"},
    )
    assert "withdraw" not in possible(heavy, "gilded_legion_1")


@rule("CON-WDR-02", "CON-WDR-03", "CON-WDR-05", "CON-WDR-08", "CON-RUL-20")
def test_an_orderly_withdrawal_suffers_a_die_turns_and_marches():
    match = withdrawn(1, 3)
    assert board(match).regiments["militia_1"].wounds == 3
    (decision,) = match.decisions.values()
    answer(match, "choose_withdrawal", next(iter(decision.candidates())))
    row = board(match).regiments["militia_1"]
    assert (row.facing, row.files) == (18_000, 3)
    assert row.y == 15_000
    assert not engaged(match.engine, "militia_1")
    assert gap(match.engine, "militia_1", "raiders_1") >= 1000


@rule("CON-WDR-04", "CON-RUL-21")
def test_a_fighting_withdrawal_suffers_the_die_for_each_stand_in_contact():
    match = withdrawn(6, 2)
    row = board(match).regiments["militia_1"]
    assert (row.stands, row.wounds) == (5, 2)


@rule("CON-WDR-06")
def test_who_has_nowhere_to_go_stays():
    around = (
        "militia 24,20 x3 f3",
        f"raiders 24,{20 + S} @180 b x3 f3",
        f"raiders 24,{20 - S - 0.5} b x8 f8",
        "raiders 34,20 @270 b x6 f6",
        "raiders 14,20 @90 b x6 f6",
    )
    assert ways(engine(*around, contacts=FACES), "militia_1") == {}


@rule("CON-WDR-07", "CON-RUL-20")
def test_where_the_back_is_closed_it_leaves_to_a_side():
    behind = "raiders 29.5,16.08 b x2 f2"
    g = engine("militia 24,20 x4 f4", f"raiders 27.5,{20 + S} @180 b x2 f2", behind, contacts=FACES)
    assert 27_000 in {pose.facing for pose in ways(g, "militia_1").values()}
