"""The reference pages say what the code says: kinds, facts, options and moments of every game."""

import json
import re

import msgspec
import pytest

import montjoie
from montjoie.kernel.decisions import ask_key
from montjoie.kernel.game import find
from montjoie.words import known
from tools import harvest, reference

SCHEMAS = {
    "one_of": {"enum"},
    "subset": {"items"},
    "amount": {"type"},
    "ordering": {"items"},
    "allocation": {"properties"},
    "assignment": {"properties"},
    "branch": {"oneOf"},
    "pose": {"$ref"},
    "path": {"anyOf"},
    "document": set(),
}


@pytest.mark.parametrize("game", harvest.GAMES)
def test_the_page_is_what_the_code_makes_of_it(game: str):
    written = reference.page(game).read_text("utf-8")
    assert written == reference.write(find(game)), "run python -m tools.reference"


@pytest.mark.parametrize("game", harvest.GAMES)
def test_every_kind_has_an_example_of_its_form(game: str):
    kept = harvest.examples(game)
    assert sorted(kept) == sorted(montjoie.kinds(game)), "harvest the answers of the tests (tools/harvest.py)"
    for kind, told in kept.items():
        space = find(game).kinds[kind]
        msgspec.convert(told["answer"], space.shape)
        assert SCHEMAS[space.form] <= told["schema"].keys(), kind


@pytest.mark.parametrize("game", harvest.GAMES)
def test_the_schema_of_a_page_is_that_of_the_question_cut_short(game: str):
    kept, match = harvest.examples(game), montjoie.start(game)
    for decision in match.decisions.values():
        now = harvest.cut(decision.schema())
        assert now.keys() == kept[decision.kind]["schema"].keys()


def test_a_schema_is_cut_where_things_are_alike():
    def door(name: str, many: int) -> dict[str, object]:
        opened = {"enum": [f"{name}{i}" for i in range(many)]}
        return {
            "type": "object",
            "properties": {name: opened},
            "required": [name],
            "additionalProperties": False,
        }

    schema = {"oneOf": [{"enum": ["pass"]}, door("a", 5), door("b", 2)]}
    told = {"type": "object", "properties": {"a": {"enum": ["a0", "a1", "a2", "…"]}}, "required": ["a"]}
    assert harvest.cut(schema) == {"oneOf": [{"enum": ["pass"]}, told, "…"]}
    assert harvest.cut(harvest.cut(schema)) == harvest.cut(schema)


@pytest.mark.parametrize("game", harvest.GAMES)
def test_every_position_of_the_page_can_be_played(game: str):
    blocks = map(json.loads, re.findall(r"```json\n(.*)\n```", reference.page(game).read_text("utf-8")))
    positions = [told for told in blocks if isinstance(told, dict) and "moment" in told]
    assert {told["moment"] for told in positions} == set(find(game).moments())
    for told in positions:
        match = montjoie.from_position(game, told)
        assert match.over or match.decisions


@pytest.mark.parametrize("game", harvest.GAMES)
def test_every_kind_has_a_question_of_its_own(game: str):
    prefix = find(game).prefix
    assert [kind for kind in montjoie.kinds(game) if not known(prefix, ask_key(kind), "en")] == []
