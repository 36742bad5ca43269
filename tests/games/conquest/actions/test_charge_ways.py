"""The ways of a charge: exact wheels, who aligns, those that fail in contact, flight."""

from __future__ import annotations

import pytest
from hypothesis import given as examples
from hypothesis import settings
from hypothesis import strategies as st

from montjoie.games.conquest.actions.charge import Charge, targets
from montjoie.games.conquest.actions.charge.way import onset, ways
from montjoie.games.conquest.actions.march import March
from montjoie.games.conquest.regiments.field import contacts, gap
from montjoie.games.conquest.regiments.sight import attacked_faces
from montjoie.games.conquest.state import G
from montjoie.table import plane
from montjoie.table.plane import TOLERANCE
from montjoie.table.plane.alignment import TABLE
from tests.games.conquest.given import answer, at, board, engine, over, refusals, roll
from tests.rule import rule

S = 2.441
CHARGE = Charge(regiment="militia_1")


def best_of_many(g: G, face: plane.Side) -> tuple[int, int]:
    """By a look at every quarter of a degree."""
    around = onset(g, "militia_1", "raiders_1", face)
    found = [(0, 0)]
    for angle in range(-9000, 9001, 25):
        whole = around.run(angle)
        way = around.meets(angle, whole) if whole else None
        if way is not None and around.unhindered(way):
            found.append((way.stands, way.enemy_stands))
    return max(found)


@rule("CON-GEO-15", "CON-GEO-17", "CON-CHG-06")
@settings(max_examples=12)
@examples(st.integers(14_000, 34_000), st.integers(17_000, 24_000), st.integers(100, 260), st.integers(1, 4))
def test_no_wheel_between_those_looked_at_engages_more(x: int, y: int, facing: int, files: int):
    g = engine(
        "militia 24,10 x6 f3", f"raiders {x / 1000},{y / 1000} @{facing} b x{files + 2} f{max(2, files)}"
    )
    if not targets(g, "militia_1"):
        return
    for face in attacked_faces(g, "militia_1", "raiders_1"):
        found = ways(g, "militia_1", "raiders_1", face, TABLE)
        best = (found[0].stands, found[0].enemy_stands) if found else (0, 0)
        assert best >= best_of_many(g, face)


@rule("CON-GEO-15")
@pytest.mark.parametrize("corner", [0, 1])
@pytest.mark.parametrize("end", [0, 1])
def test_a_wheel_that_brings_corner_on_corner_is_found_to_a_hundredth_of_a_degree(corner: int, end: int):
    g = engine("militia 20,6 x2 f2", "raiders 29.3,17 @203 b x2 f2")
    around = onset(g, "militia_1", "raiders_1", "front")
    goal = around.target.tray.side("front")[end]
    misses = []
    for angle in around.angles():
        pivot: plane.Pivot = "front-right" if angle > 0 else "front-left"
        wheeled = plane.turned(around.start, around.start.facing + angle, pivot)
        (x, y), (dx, dy) = wheeled.side("front")[corner], plane.step(wheeled.facing, 1_000_000)
        misses.append(abs((goal[0] - x) * dy - (goal[1] - y) * dx) / 1_000_000)
    assert min(misses) <= 3  # thousandths of an inch


CORRIDOR = ("crag 17.25,12.85 6x8.7", "crag 30.75,12.85 6x8.7")


@rule("CON-CHG-15", "CON-GEO-16")
def test_the_target_wheels_where_the_charger_cannot():
    match = at(CHARGE, "militia 24,10 x3 f3", "raiders 24,20 @200 b x3 f3", pieces=CORRIDOR, live=False)
    answer(match, "charge_target", "raiders_1")
    before = board(match).regiments["raiders_1"].facing
    roll(match, 6)
    rows = board(match).regiments
    assert contacts(match.engine, "militia_1") == {"raiders_1": ("front", "front")}
    assert rows["militia_1"].facing == 0
    assert before == 20_000
    assert rows["raiders_1"].facing == 18_000
    assert gap(match.engine, "militia_1", "raiders_1") <= TOLERANCE


@rule("CON-CHG-15", "CON-CHG-21", "CON-CHG-23", "CON-RUL-105")
def test_an_engaged_target_cannot_wheel_and_the_charger_goes_back_an_inch():
    fight = {"raiders_1|men_at_arms_1": "rear/front"}
    match = at(
        CHARGE,
        "militia 24,10 x3 f3",
        "raiders 24,20 @200 b x3 f3",
        "men_at_arms 24.835,22.294 @200 x3 f3",
        pieces=CORRIDOR,
        contacts=fight,
        live=False,
    )
    answer(match, "charge_target", "raiders_1")
    roll(match, 6)
    assert "militia_1" not in contacts(match.engine, "raiders_1")
    assert board(match).regiments["raiders_1"].facing == 20_000
    assert board(match).regiments["militia_1"].facing == 0
    assert 990 <= gap(match.engine, "militia_1", "raiders_1") <= 1010
    assert over(match)


@rule("CON-CHG-22", "CON-CHG-21", "CON-RUL-105")
def test_who_cannot_halt_an_inch_away_halts_as_far_as_it_can():
    fight = {"raiders_1|men_at_arms_1": "rear/front"}
    match = at(
        CHARGE,
        "militia 24,15.8 x3 f3",
        "raiders 24,20 @200 b x3 f3",
        "men_at_arms 24.835,22.294 @200 x3 f3",
        "men_at_arms 24,13.1 x3 f3",
        pieces=CORRIDOR,
        contacts=fight | {"men_at_arms_2|raiders_1": "front/front"},  # a friend that it cannot pass
        live=False,
    )
    answer(match, "charge_target", "raiders_1")
    roll(match, 6)
    assert "militia_1" not in contacts(match.engine, "raiders_1")
    assert TOLERANCE < gap(match.engine, "militia_1", "raiders_1") < 990
    assert gap(match.engine, "militia_1", "men_at_arms_2") <= TOLERANCE


def flying(far: int) -> dict[str, list[dict[str, object]]]:
    return {"forward": [{"turn": 0, "ahead": far, "pivot": "centre"}]}


@rule("CON-SPR-65", "CON-MAR-07")
def test_who_flies_marches_over_regiments_and_walls_but_ends_clear_of_them():
    over_all = ("raiders 24,14 @180 b x3 f3", "men_at_arms 10,20 x3 f3")
    match = at(March(regiment="quatl_1"), "quatl 24,9.7", *over_all, pieces=("crag 24,14 7x2",))
    assert refusals(match, flying(9000)) == []
    assert set(refusals(match, flying(100))) == {"CON-MAR-07"}
    assert "CON-REG-07" in refusals(match, flying(4000))
    walking = at(March(regiment="militia_1"), "militia 24,10 x3 f3", "raiders 24,14.5 @180 b x3 f3")
    assert refusals(walking, flying(5000)) == ["CON-MAR-07", "CON-REG-07"]


@rule("CON-SPR-65", "CON-CHG-09")
def test_who_flies_charges_over_those_in_between():
    between = "militia 24,14.5 @180 b x6 f6"
    g = engine("quatl 24,10", between, "trolls 24,21 @180 b")
    assert ways(g, "quatl_1", "trolls_1", "front", TABLE)[0].angle == 0
    grounded = engine("household_knights 24,10", between, "trolls 24,21 @180 b")
    assert all(way.angle for way in ways(grounded, "household_knights_1", "trolls_1", "front", TABLE))
