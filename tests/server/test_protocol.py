"""docs/protocol.md says what the types say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.kernel import content as packs
from montjoie.kernel.conformance.schemas import fits
from montjoie.server import protocol
from montjoie.server.protocol import games

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
EXAMPLES = [
    json.loads(body.replace("…", "0" * 16)) for body in re.findall(r"^```json\n(.*?)^```$", PAGE, re.M | re.S)
]


def filled(example: Any) -> Any:
    """An example of the page with what it leaves out for brevity."""
    view = next(e["view"] for e in EXAMPLES if e.get("type") == "welcome")
    return {**example, **({"view": view} if example.get("view") == {} else {})}


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: str(e.get("type", sorted(e)[0])))
def test_every_example_is_of_its_type(example):
    kinds = [protocol.ClientMessage, protocol.ServerMessage, *protocol.HTTP_TYPES, protocol.ClockFace]
    fitting = []
    for kind in kinds:
        try:
            msgspec.convert(filled(example), kind)
        except msgspec.ValidationError:
            continue
        fitting.append(kind)
    assert fitting or example.get("what") == "your_turn"


def test_every_message_is_on_the_page():
    schema = protocol.schema()
    for union in ("client", "server"):
        for tag in schema["properties"][union]["discriminator"]["mapping"]:
            assert f'"{tag}"' in PAGE or f"`{tag}`" in PAGE, tag


@pytest.mark.parametrize("slug", ["throne", "westeros", "figurines", "conquest"])
def test_boards_fit_the_schema_that_the_page_takes_its_types_from(slug):
    match = montjoie.start(slug, 2, seed=1) if slug != "throne" else montjoie.start(slug, 3, seed=1)
    schema = games.board(montjoie.find(slug))
    del schema["$schema"]
    for seat in (*match.seats, None):
        assert fits(schema, match.view(seat)["board"])
    assert not fits(schema, dict.fromkeys(match.view(None)["board"], 1))


def test_what_others_may_not_see_of_a_row_is_another_type():
    hands = games.board(montjoie.find("westeros"))["properties"]["hands"]["additionalProperties"]
    assert [each["$ref"].rpartition("/")[2] for each in hands["anyOf"]] == ["Hand", "CountedHand"]


@pytest.mark.parametrize("slug", ["conquest", "figurines", "westeros"])
def test_content_files_are_typed_as_they_stand_in_the_pack(slug):
    told = games.schemas([montjoie.find(slug)])[f"{slug}.content"]["$defs"]
    for name, file in told["Files"]["properties"].items():
        assert "$ref" in file or file["type"] == "object", name  # a file, or a folder of like ones
        if "$ref" in file:
            raw = json.loads((packs.root() / slug / "base" / f"{name}.json").read_text())
            known = told[file["$ref"].rpartition("/")[2]]["properties"]
            assert set(raw) - {"$schema"} <= set(known), name


def test_every_form_of_space_has_a_type_with_all_that_a_decision_tells():
    told = games.schemas([])["spaces"]["$defs"]
    assert {each["properties"]["form"]["enum"][0] for each in told.values()} >= {"one_of", "branch", "path"}
    decision = next(iter(montjoie.start("throne", 3, seed=1).decisions.values()))
    assert decision.describe()["space"].keys() >= set(told["Assignment"]["required"])
