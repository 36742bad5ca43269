"""docs/protocol.md says what the types say."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from montjoie.server import protocol

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
