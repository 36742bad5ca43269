"""Stands in ranks and files, and what each carries."""

from __future__ import annotations

from hypothesis import given as examples
from hypothesis import strategies as st
from shapely.geometry import Polygon  # type: ignore[import-untyped,unused-ignore]
from shapely.ops import unary_union  # type: ignore[import-untyped,unused-ignore]

from montjoie.games.conquest.regiments.formation import outline, place_of, roles, stands, tray
from montjoie.table.plane import Block, formations
from tests.games.conquest.given import engine
from tests.rule import rule


@rule("CON-REG-04", "CON-REG-05", "CON-GEO-04")
@examples(st.integers(2, 14))
def test_formations_are_full_ranks_and_a_central_last_one(number: int):
    for files, rear in formations(number):
        block = Block(number, files, 1, 1, rear)
        before, after = rear, files - rear - block.last
        assert 2 <= files <= number
        assert abs(before - after) <= 1
    assert len(set(formations(number))) == len(formations(number))


@rule("CON-REG-04")
def test_a_single_stand_is_a_formation():
    assert formations(1) == ((1, 0),)


@rule("CON-REG-05", "CON-REG-06", "CON-CHR-05")
def test_the_command_stand_is_central_and_the_character_beside_it():
    odd = roles("militia", Block(7, 3, 1, 1, 1), ("leader",), True)
    assert odd == ("", "command", "character", "", "", "", "")
    even = roles("militia", Block(4, 4, 1, 1), ("leader",), True)
    assert even == ("", "command", "character", "")
    assert roles("militia", Block(3, 3, 1, 1), ("leader", "standard_bearer"), False).count("command") == 1


@rule("CON-COM-05", "CON-COM-02", "CON-EX-38")
def test_command_models_of_cavalry_stand_on_stands_of_their_own():
    told = roles("household_knights", Block(3, 3, 1, 1), ("leader", "standard_bearer"), False)
    assert told == ("", "command", "standard_bearer")


@rule("CON-COM-01", "CON-COM-07")
def test_a_regiment_without_command_models_has_no_command_stand():
    g = engine("abomination 24,10")
    assert place_of(g, g.state.regiments["abomination_1"], "command") is None


@rule("CON-GEO-02", "CON-GEO-03")
def test_stands_lie_rank_by_rank_from_the_left():
    g = engine("militia 24,10 x6 f3")
    places = stands(g, "militia_1")
    assert [each.x for each in places[:3]] == [24000 - 2441, 24000, 24000 + 2441]
    assert {each.y for each in places[:3]} == {10000 + 1220} or {each.y for each in places[:3]} == {
        10000 + 1221
    }
    assert all(each.y < 10000 for each in places[3:])


@rule("CON-GEO-05", "CON-CHG-12")
@examples(st.integers(2, 12), st.integers(2, 6), st.integers(0, 35999))
def test_the_rectangle_holds_all_stands_and_the_outline_is_their_union(number: int, files: int, facing: int):
    files = min(files, number)
    g = engine(f"militia 24,24 x{number} f{files} @{facing / 100}")
    covered = unary_union([Polygon(each.corners).buffer(3) for each in stands(g, "militia_1")])
    shape = outline(g, "militia_1")
    parts = unary_union([Polygon(part).buffer(3) for part in shape.parts])
    assert covered.symmetric_difference(parts).area < 0.002 * covered.area
    assert Polygon(tray(g, "militia_1").corners).buffer(12).contains(covered)


@rule("CON-RUL-67", "CON-CHR-06")
def test_a_character_adds_a_stand_to_the_block():
    g = engine("militia 24,24 x3 f2 +noble_lord")
    assert len(stands(g, "militia_1")) == 4
    assert place_of(g, g.state.regiments["militia_1"], "character") == 1
