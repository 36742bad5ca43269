"""Zonal terrain: what it does to size, sight, moves, charges and clashes."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.combat_reform import Withdraw
from montjoie.games.conquest.actions.march import March
from montjoie.games.conquest.actions.reform import Reform
from montjoie.games.conquest.actions.volley import Shooter, shooters, shots
from montjoie.games.conquest.content import Held
from montjoie.games.conquest.dice import Blow
from montjoie.games.conquest.profiles import answers, has, worth
from montjoie.games.conquest.queries import CLASH, IMPACT_BARRED, MOVED, UNINSPIRED
from montjoie.games.conquest.regiments.field import contacts
from montjoie.games.conquest.regiments.formation import tray
from montjoie.games.conquest.regiments.sight import height, sees
from montjoie.games.conquest.setup import setup
from montjoie.games.conquest.state import G, Options
from montjoie.games.conquest.terrain.zonal import Hazard
from montjoie.games.conquest.wounds.blocked import PushAttack
from montjoie.kernel.match import Match
from montjoie.table.plane.ways import leg, walk
from tests.games.conquest.given import answer, at, board, engine, over, refusals, roll
from tests.rule import rule

S = 2.441
BOWMEN = "militia_bowmen 24,10 x3 f3"
TARGET = "militia 24,22 @180 b x3 f3"
AHEAD = {"forward": [{"turn": 0, "ahead": 5000, "pivot": "centre"}]}


def marched(*pieces: str, regiment: str = "militia 24,10 x3 f3") -> Match:
    name = regiment.split()[0] + "_1"
    return at(March(regiment=name), regiment, "raiders 24,40 b", pieces=pieces, live=False)


def shots_through(*pieces: str) -> list[int]:
    g = engine(BOWMEN, TARGET, pieces=pieces)
    blow = Blow("volley", "militia_bowmen_1", "militia_bowmen_1", "militia_1")
    free: list[Shooter] = shooters(g, "militia_bowmen_1", "militia_1")
    return [shots(g, "militia_bowmen_1", one, blow) for one in free if one.place == 2]


@rule("CON-TER-01", "CON-BTF-01")
def test_the_terrain_of_the_scenario_lies_on_the_table():
    laid = setup(("a", "b"), Options())
    assert laid.pieces["hill_1"].kind == "hill"
    assert not setup(("a", "b"), Options(terrain="none")).pieces


@rule("CON-TER-02", "CON-TER-05", "CON-STD-09", "CON-EX-43")
def test_a_regiment_on_a_hill_is_taller():
    assert height(engine("militia 24,10", pieces=("hill 24,10 9x6",)), "militia_1") == 3
    assert height(engine("militia 24,10", pieces=("hill 24,20 9x6",)), "militia_1") == 1


@rule("CON-RUL-56", "CON-RUL-95", "CON-GEO-23")
def test_a_regiment_is_on_a_piece_with_half_of_its_stands():
    one_of_four, two_of_four = "hill 30,10 3x6", "hill 27,10 3x6"
    assert height(engine("militia 24,10 x4 f4", pieces=(one_of_four,)), "militia_1") == 1
    assert height(engine("militia 24,10 x4 f4", pieces=(two_of_four,)), "militia_1") == 3


@rule("CON-TER-08", "CON-EX-45")
def test_a_forest_does_not_raise_who_goes_through_it():
    assert height(engine("militia 24,10", pieces=("forest 24,10 9x6",)), "militia_1") == 1


@rule("CON-TER-07", "CON-TER-03")
def test_obstructing_ground_stops_sight_unless_one_is_taller_or_on_it():
    def seen(piece: str, looker: str = "militia 24,10") -> bool:
        return sees(engine(looker, TARGET, pieces=(piece,)), looker.split()[0] + "_1", "militia_2")

    assert seen("wheat_field 24,16 20x3")
    assert not seen("hill 24,16 40x3")
    assert seen("hill 24,22 40x6")
    on_high = engine("militia 24,10", TARGET, pieces=("hill 24,16 40x3", "hill 24,10 9x5"))
    assert sees(on_high, "militia_1", "militia_2")


@rule("CON-RUL-96")
def test_a_garrison_stops_sight_as_tall_as_it_is():
    assert not sees(engine("militia 24,10", TARGET, pieces=("house 24,16 20x3",)), "militia_1", "militia_2")


@rule("CON-TER-06")
def test_obscuring_ground_halves_the_shots_through_it():
    assert shots_through() == [3]
    assert shots_through("wheat_field 24,16 30x3") == [2]
    assert shots_through("wheat_field 24,22 12x6") == [2]
    assert shots_through("wheat_field 24,16 30x30") == [3]
    assert shots_through("wheat_field 40,16 3x3") == [3]


@rule("CON-SPR-57", "CON-TER-06")
def test_a_sureshot_is_not_hindered_by_obscuring_ground():
    g = engine(BOWMEN, TARGET, pieces=("wheat_field 24,16 30x3",))
    (one, *_) = shooters(g, "militia_bowmen_1", "militia_1")
    plain = Blow("volley", "militia_bowmen_1", "militia_bowmen_1", "militia_1")
    sure = Blow(plain.kind, plain.attacker, plain.striker, plain.target, shots=(Held(id="sureshot"),))
    assert shots(g, "militia_bowmen_1", one, sure) > shots(g, "militia_bowmen_1", one, plain)


@rule("CON-RUL-55", "CON-TER-06")
def test_a_part_of_every_stand_in_obscuring_ground_is_enough():
    assert shots_through("wheat_field 24,23.5 12x3") == [2]  # behind them, and they have their backs in it
    assert shots_through("wheat_field 27,23.5 5x3") == [3]  # only two of the three


@rule("CON-TER-13", "CON-MAR-07")
def test_nobody_marches_near_impassable_ground():
    assert refusals(marched("crag 24,18.5 6x3"), AHEAD) == ["CON-MAR-07"]
    assert refusals(marched("crag 34,18.5 6x3"), AHEAD) == []


@rule("CON-GAR-02", "CON-MAR-07")
def test_nobody_marches_near_a_garrison():
    assert refusals(marched("house 24,18.5 6x3"), AHEAD) == ["CON-MAR-07"]


@rule("CON-TER-04", "CON-TER-11", "CON-RUL-57", "CON-RUL-97", "CON-GEO-23")
def test_dangerous_ground_bites_each_stand_that_enters_it():
    match = marched("marsh 21.5,14 2x2")
    answer(match, "choose_march", AHEAD)
    roll(match, 6)  # only the left stand goes through
    assert board(match).regiments["militia_1"].wounds == 1


@rule("CON-TER-11")
def test_riders_suffer_twice():
    match = marched("marsh 24,14 9x2", regiment="household_knights 24,10 x3 f3")
    answer(match, "choose_march", AHEAD)
    roll(match, 6, 5, 1)
    assert board(match).regiments["household_knights_1"].wounds == 2


@rule("CON-TER-12")
def test_perilous_ground_bites_from_a_four():
    match = marched("lava_field 24,14 9x2")
    answer(match, "choose_march", AHEAD)
    roll(match, 4, 3, 1)
    assert board(match).regiments["militia_1"].wounds == 1


@rule("CON-TER-09")
def test_broken_ground_bites_only_who_charges():
    match = marched("ruins 24,14 9x2")
    answer(match, "choose_march", AHEAD)
    assert over(match)
    assert board(match).regiments["militia_1"].wounds == 0
    assert [step.stands for step in moved("ruins", "charge") if isinstance(step, Hazard)] == [3]


def moved(kind: str, action: str, regiment: str = "militia") -> list[Any]:
    g, name = across(kind, regiment), f"{regiment}_1"
    return list(answers(g, MOVED, name, way(g, name), action))


def across(kind: str, regiment: str) -> G:
    return engine(f"{regiment} 24,10 x3 f3", "raiders 24,20 b @180", pieces=(f"{kind} 24,14 9x2",))


def way(g: G, name: str) -> Any:
    return walk(tray(g, name), [leg(0, 6000)])


@rule("CON-TER-10")
@pytest.mark.parametrize(("regiment", "tired"), [("militia", False), ("men_at_arms", True)])
def test_a_charge_through_hindering_ground_has_no_impact(regiment: str, tired: bool):
    name = f"{regiment}_1"
    assert len(moved("river", "charge", regiment)) == 1 + tired
    assert moved("river", "march", regiment) == []
    g = across("river", regiment)
    for step in moved("river", "charge", regiment):
        step.begin(g)
    assert any(answers(g, IMPACT_BARRED, name))
    assert any(answers(g, UNINSPIRED, name, Blow("clash", name, name, "raiders_1"))) is tired
    assert has(g, name, "out_of_breath") is tired


@rule("CON-TER-14")
def test_water_takes_one_off_the_clash():
    def clash(piece: str, entry: str = "men_at_arms") -> int:
        return worth(engine(f"{entry} 24,10", pieces=(piece,)), CLASH, f"{entry}_1", None)

    assert clash("river 24,10 9x6") == clash("river 24,20 9x6") - 1
    assert clash("river 24,10 9x6", "imperial_ranger_corps") == 1


@rule("CON-TER-14", "CON-PRO-04")
def test_in_water_nothing_takes_a_clash_below_one():
    g = engine("men_at_arms 24,10", pieces=("river 24,10 9x6",))
    lasting.add(g, CLASH, -4, "test", ("men_at_arms_1",), "round")
    assert worth(g, CLASH, "men_at_arms_1", None) == 1


@rule("CON-TER-11", "CON-TER-12", "CON-RUL-107")
def test_perilous_ground_bites_in_every_move():
    lava = "lava_field 24,10 9x9"
    reform = at(Reform(regiment="militia_1"), "militia 24,10 x3 f3", pieces=(lava,), live=False)
    answer(reform, "choose_reform", {"2-0": 0})
    roll(reform, 4, 4, 3)
    assert board(reform).regiments["militia_1"].wounds == 2
    away = at(
        Withdraw(regiment="militia_1"),
        "militia 24,14 x3 f3",
        f"raiders 24,{14 + S} @180 b x3 f3",
        contacts={"militia_1|raiders_1": "front/front"},
        pieces=("lava_field 24,10 9x2",),
        live=False,
    )
    roll(away, 1)
    roll(away, 1)
    roll(away, 1)
    (decision,) = away.decisions.values()
    answer(away, "choose_withdrawal", next(iter(decision.candidates())))
    roll(away, 3, 3, 4)
    assert board(away).regiments["militia_1"].wounds == 2
    pushed = at(
        PushAttack(seat="a", before={"militia_1|raiders_1": (3, 3)}),
        "militia 24,10 x3 f3",
        f"raiders 24,{10 + S + 2} b x3 f3",
        contacts={"militia_1|raiders_1": "front/rear"},
        pieces=("lava_field 24,13 9x2",),
        live=False,
    )
    roll(pushed, 6, 3, 3)
    assert board(pushed).regiments["militia_1"].wounds == 1


@rule("CON-BLK-05", "CON-TER-13")
def test_no_push_goes_onto_impassable_ground():
    match = at(
        PushAttack(seat="a", before={"militia_1|raiders_1": (3, 3)}),
        "militia 24,10 x3 f3",
        f"raiders 24,{10 + S + 3} b x3 f3",
        contacts={"militia_1|raiders_1": "front/rear"},
        pieces=("crag 24,12.5 40x1",),
    )
    assert board(match).regiments["militia_1"].y == 10_000
    assert contacts(match.engine, "militia_1") == {}
