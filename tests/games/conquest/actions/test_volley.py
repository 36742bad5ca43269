"""Volley: who shoots at whom, with how many shots, and the rules of shots."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.base import possible
from montjoie.games.conquest.actions.reform import Aim
from montjoie.games.conquest.actions.volley import Volley, pools, shooters, targets
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.profiles import has, worth
from montjoie.games.conquest.queries import DEFENSE, VOLLEY
from montjoie.games.conquest.regiments.sight import sees
from montjoie.games.conquest.state import G, Lasting
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over, roll
from tests.rule import rule

BOWMEN = "militia_bowmen 24,10 x3 f3"  # Volley 1, Barrage (3) at 16 inches
TARGET = "militia 24,24 @180 b x3 f3"
BLOW = Blow("volley", "militia_bowmen_1", "militia_bowmen_1", "militia_1")


def given(*rules: str, steps: Any = ()) -> G:
    g = engine(BOWMEN, TARGET, steps=steps)
    for number, text in enumerate(rules):
        who, rule, *x = text.split()
        n = int(x[0]) if x else 0
        g.state.lasting[f"given/{number}"] = Lasting("rule", "given", (who,), "round", n, thing=rule)
    return g


def fire(*rules: str, effective: bool = False) -> Match:
    blow = Blow("volley", "militia_bowmen_1", "militia_bowmen_1", "militia_1", effective=effective)
    return begun(given(*rules, steps=(Attack(target="militia_1", pools=(Pool(blow, 4, 2),)),)), 0, live=False)


def wounds(match: Match) -> int:
    return board(match).regiments["militia_1"].wounds


@rule("CON-VOL-01", "CON-VOL-02", "CON-VOL-08", "CON-EX-14")
def test_a_target_is_in_sight_in_the_front_arc_and_in_range():
    g = engine(BOWMEN, "militia 24,24 @180 b", "militia 24,40 @180 b", "militia 44,10 b")
    assert targets(g, "militia_bowmen_1") == ("militia_1",)
    assert "volley" in possible(g, "militia_bowmen_1")
    assert "volley" not in possible(engine("militia 24,10", TARGET), "militia_1")


@rule("CON-VOL-04", "CON-VOL-03")
def test_a_target_may_be_in_contact_with_friends():
    g = engine(
        "militia_bowmen 24,4 x3 f3",
        "militia 16,14 @90 b",
        "men_at_arms 10,14 @90",
        contacts={"men_at_arms_1|militia_1": "front/left"},
    )
    assert targets(g, "militia_bowmen_1") == ("militia_1",)


@rule("CON-VOL-09", "CON-VOL-10", "CON-EX-16", "CON-COM-08", "CON-RUL-17", "CON-RUL-72")
@pytest.mark.parametrize(("y", "shots"), [(24, 3 * 3 + 1), (17, 3 * 4 + 1)])
def test_stands_fire_their_barrage_and_one_more_when_near(y: int, shots: int):
    g = engine(BOWMEN, f"militia 24,{y} @180 b x3 f3")
    assert sum(pool.dice for pool in pools(g, "militia_bowmen_1", "militia_1", {})) == shots


@rule("CON-VOL-06", "CON-RUL-05")
def test_a_stand_that_sees_nothing_does_not_shoot_and_one_that_sees_is_enough():
    g = engine("militia_bowmen 24,10 x5 f5", "men_at_arms 27.5,14 x3 f3", "militia 24,22 @180 b x1 f1")
    seeing = [each.place for each in shooters(g, "militia_bowmen_1", "militia_1")]
    assert 0 < len(seeing) < 5
    assert targets(g, "militia_bowmen_1") == ("militia_1",)


@rule("CON-VOL-05")
def test_only_the_front_rank_shoots():
    g = engine("militia_bowmen 24,10 x6 f3", TARGET)
    assert [each.place for each in shooters(g, "militia_bowmen_1", "militia_1")] == [0, 1, 2]


@rule("CON-VOL-11", "CON-SPR-59")
def test_a_loose_formation_halves_every_barrage():
    loose = given("militia_1 loose_formation")
    assert sum(pool.dice for pool in pools(loose, "militia_bowmen_1", "militia_1", {})) == 3 * 2


@rule("CON-VOL-13", "CON-EX-18")
def test_a_stand_in_two_arcs_chooses_and_arcs_are_counted_apart():
    match = at(
        Volley(regiment="militia_bowmen_1"),
        "militia_bowmen 24,10 x2 f2",
        "militia 31,17 @270 b x3 f3",
        live=False,
    )
    answer(match, "volley_target", "militia_1")
    if match.decisions:
        (decision,) = match.decisions.values()
        assert decision.kind == "conquest.aim_arcs"
        answer(match, "aim_arcs", next(iter(decision.candidates())))
    assert match.chance is not None


@rule("CON-VOL-12", "CON-VOL-15", "CON-EX-17")
def test_volley_wounds_cause_no_morale_tests():
    match = fire()
    roll(match, 1, 2, 3, 6)
    roll(match, 6, 6)
    assert wounds(match) == 2
    assert over(match)


@rule("CON-AIM-01", "CON-SPR-63", "CON-SPR-60")
def test_aimed_shot_is_for_the_next_volley():
    assert worth(given("militia_bowmen_1 aimed_shot"), VOLLEY, "militia_bowmen_1", BLOW) == 2
    assert worth(given("militia_bowmen_1 deadshots"), VOLLEY, "militia_bowmen_1", BLOW) == 2
    match = at(Activation(regiment="militia_bowmen_1"), BOWMEN, TARGET, live=False)
    answer(match, "choose_action", "aim")
    answer(match, "choose_action", "volley")
    answer(match, "volley_target", "militia_1")
    roll(match, *[6] * 10)
    assert not has(match.engine, "militia_bowmen_1", "aimed_shot")
    alone = at(Aim(regiment="militia_bowmen_1"), BOWMEN)
    assert has(alone.engine, "militia_bowmen_1", "aimed_shot")


@rule("CON-SPR-45", "CON-SPR-04", "CON-SPR-23")
def test_armor_piercing_takes_off_defense():
    assert worth(given("militia_bowmen_1 armor_piercing 1"), DEFENSE, "militia_1", BLOW) == 1
    assert (
        worth(given("militia_bowmen_1 armor_piercing 1", "militia_1 hardened 1"), DEFENSE, "militia_1", BLOW)
        == 2
    )


@rule("CON-SPR-62", "CON-SPR-61", "CON-SPR-66", "CON-SPR-64")
@pytest.mark.parametrize(
    ("rule", "dice", "defense", "suffered"),
    [
        ("precise_shot", (1, 2, 6, 6), (1, 1), 1),
        ("deadly_shot", (1, 2, 6, 6), (6, 1), 2),
        ("rapid_volley", (1, 2, 6, 6), (6, 6, 6), 3),
        ("torrential_fire", (1, 2, 6, 6), (6, 6, 6), 3),
    ],
)
def test_rules_of_shots(rule: str, dice: tuple[int, ...], defense: tuple[int, ...], suffered: int):
    match = fire(f"militia_bowmen_1 {rule}", effective=True)
    roll(match, *dice)
    roll(match, *defense)
    assert wounds(match) == suffered


@rule("CON-SPR-58")
def test_arcing_fire_needs_aim_and_a_friend_who_sees():
    between = "men_at_arms 24,16 x6 f6"
    g = engine("longbowmen 24,4 x3 f3", between, "militia 24,22 @180 b x3 f3")
    assert targets(g, "longbowmen_1") == ()
    g.state.lasting["aim"] = Lasting("rule", "aim", ("longbowmen_1",), "volley", thing="aimed_shot")
    assert targets(g, "longbowmen_1") == ("militia_1/arcing",)
    (pool,) = pools(g, "longbowmen_1", "militia_1", {}, arcing=True)
    assert pool.value == 2 + 1 - 1


@rule("CON-CHR-16", "CON-EX-40")
def test_a_character_shoots_with_his_own_values():
    g = engine("militia_bowmen 24,10 x3 f4 +chapter_mage", TARGET)
    strikers = {pool.blow.striker: pool.value for pool in pools(g, "militia_bowmen_1", "militia_1", {})}
    assert strikers == {"militia_bowmen_1": 1, "chapter_mage_1": 3}


@rule("CON-SPR-28", "CON-RUL-59", "CON-RUL-108")
@pytest.mark.parametrize(
    ("where", "places"), [("24,22", (0, 1, 2)), ("40,10", (2, 5)), ("24,2", (3, 4, 5)), ("8,10", (0, 3))]
)
def test_a_fluid_formation_shoots_from_the_side_the_target_is_on(where: str, places: tuple[int, ...]):
    g = engine("militia_bowmen 24,10 x6 f3", f"militia {where} b x3 f3")
    if where != "24,22":
        assert targets(g, "militia_bowmen_1") == ()
    lasting.give(g, "fluid_formation", "given", ("militia_bowmen_1",), "round")
    assert targets(g, "militia_bowmen_1") == ("militia_1",)
    assert tuple(sorted(one.place for one in shooters(g, "militia_bowmen_1", "militia_1"))) == places


@rule("CON-SPR-48", "CON-RUL-108", "CON-LOS-01")
def test_a_weapon_platform_shoots_to_its_flanks_and_sees_there_in_volleys_alone():
    scene = ("quatl 24,24", "militia 34,24 @270 b x3 f3", "militia 24,14 b x3 f3")
    assert targets(engine(*scene), "quatl_1") == ()
    g = engine(*scene)
    lasting.give(g, "weapon_platform", "given", ("quatl_1",), "round")
    assert targets(g, "quatl_1") == ("militia_1",)
    assert not sees(g, "quatl_1", "militia_1")
    blocked = engine(*scene, "quatl 29,24 b")
    lasting.give(blocked, "weapon_platform", "given", ("quatl_1",), "round")
    assert "militia_1" not in targets(blocked, "quatl_1")
