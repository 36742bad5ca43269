"""The battlefield: hexes, distances, edges (WES-HEX)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from montjoie import words
from montjoie.games.westeros.battlefield import field
from montjoie.games.westeros.battlefield.ways import reach
from tests.games.westeros.given import engine
from tests.rule import rule

SIDE_B = "battle_of_the_whispering_wood"


@rule("WES-HEX-01", "WES-RUL-01")
def test_the_landscape_side_has_eleven_rows_of_fifteen_and_fourteen_hexes():
    board = field.board(engine())
    rows = [sum(row == n for row in board.row.values()) for n in range(1, 12)]
    assert rows == [15, 14, 15, 14, 15, 14, 15, 14, 15, 14, 15]
    assert len(board.hexes) == 160


@rule("WES-HEX-01", "WES-RUL-01")
def test_the_portrait_side_has_fifteen_rows_of_ten_and_nine_hexes():
    board = field.board(engine(plan=SIDE_B))
    rows = [sum(row == n for row in board.row.values()) for n in range(1, 16)]
    assert rows == [10, 9] * 7 + [10]
    assert len(board.hexes) == 143


@rule("WES-HEX-02")
def test_half_hexes_at_the_ends_of_short_rows_are_no_neighbours():
    g = engine()
    assert set(field.neighbours(g, "1,2")) == {"1,1", "2,1", "2,2", "1,3", "2,3"}
    assert "15,2" not in field.board(g)


@rule("WES-HEX-02", "WES-HEX-06")
def test_no_move_leaves_the_board():
    g = engine({"riders": "riders green 1,1"})
    assert set(reach(g, "riders", 1)) == {"2,1", "1,2"}


@rule("WES-HEX-03")
def test_every_hex_has_two_neighbours_towards_each_edge():
    g = engine()
    assert set(field.homeward(g, "stark", "5,5")) == {"4,4", "5,4"}
    assert set(field.homeward(g, "lannister", "5,5")) == {"4,6", "5,6"}


@rule("WES-HEX-03")
def test_at_the_ends_of_long_rows_only_one_neighbour_lies_towards_the_edge():
    g = engine()
    assert field.homeward(g, "stark", "1,5") == ["1,4"]
    assert field.homeward(g, "stark", "15,5") == ["14,4"]
    assert field.homeward(g, "stark", "5,1") == []


@rule("WES-HEX-03")
def test_edges_can_change_sides():
    g = engine(sides={"stark": {"edge": "south"}, "lannister": {"edge": "north"}})
    assert set(field.homeward(g, "stark", "5,5")) == {"4,6", "5,6"}


@rule("WES-HEX-04", "WES-RUL-02")
def test_distance_is_the_fewest_steps_between_neighbours():
    g = engine()
    assert field.distance(g, "5,5", "5,5") == 0
    assert field.distance(g, "5,5", "4,4") == 1
    assert field.distance(g, "5,5", "5,7") == 2
    assert field.distance(g, "5,5", "8,6") == 4


@rule("WES-HEX-05")
def test_a_hex_holds_the_one_unit_that_stands_there():
    g = engine({"host": "host green 5,5", "guards": "guards green 6,5"})
    assert field.occupants(g) == {"5,5": "host", "6,5": "guards"}
    assert field.unit_at(g, "6,5") == "guards"
    assert field.unit_at(g, "7,5") == ""


@rule("WES-HEX-04")
def test_adjacent_units_are_those_at_distance_one_of_one_house_if_asked():
    g = engine(
        {
            "host": "host green 5,5",
            "friend": "host green 4,4",
            "foe": "guards green 5,6",
            "far": "host red 5,7",
        }
    )
    assert field.adjacent_units(g, "host") == ["friend", "foe"]
    assert field.adjacent_units(g, "host", "stark") == ["friend"]


@rule("WES-HEX-07")
def test_direction_tokens_stand_for_the_six_sides_of_a_hex():
    g = engine()
    drawn = [field.direction_drawn(g, token) for token in range(1, 7)]
    assert drawn == ["NE", "E", "SE", "SW", "W", "NW"]


# What the chapters of the field say.

FOLDER = Path(field.__file__).parents[1]
CHAPTERS = (
    *("battlefield/terrain", "battlefield/zones", "battlefield/sight", "battlefield/ways"),
    *("movement", "combat/engagement", "activation", "combat/retreat", "fire"),
)


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the field and the facts each one speaks of."""
    text = (FOLDER / "words" / f"field.{lang}.ftl").read_text("utf-8")
    entries = re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ \[*].*)*)", text, re.MULTILINE)
    return {key: set(re.findall(r"\$(\w+)", value)) for key, value in entries}


def test_both_languages_say_the_same_with_the_same_facts():
    assert messages("en") == messages("fr")


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_every_refusal_and_decision_of_the_field_has_its_message_and_no_other_is_kept(lang: str):
    source = "".join((FOLDER / f"{chapter}.py").read_text("utf-8") for chapter in CHAPTERS)
    keys = set(re.findall(r'Refusal\(\s*(?:rule|"[^"]+"(?: if \w+ else "[^"]+")?), "([a-z-]+)"', source))
    spaces = re.findall(r"class (\w+)\((?:OneOf|EachUnit)\b", source)
    asks = {"ask-" + re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower() for name in spaces}
    assert set(messages(lang)) == keys | asks
