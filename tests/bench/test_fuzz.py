"""The fuzz of the server: it knows every message, and finds nothing in a few of each kind."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from bench.server.fuzz import attack
from bench.server.spoiling import MESSAGES
from montjoie.server import protocol

CLOSING = {"begin", "end"}  # after which there would be nothing left to fuzz


def test_every_message_but_those_that_close_a_match_is_spoilt():
    known = {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    assert {message["type"] for message in MESSAGES} == known - CLOSING


def test_spoilt_answers_positions_records_and_lists_get_typed_errors(tmp_path: Path):
    for kind, (found, _) in attack(["answer", "position", "record", "army"], 12, 5, tmp_path).items():
        assert found.total() == 12
        assert not [name for name in found if name.startswith("UNTYPED")], kind
