"""The fuzz of the server: it knows every message, and finds nothing in a few of each kind."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from bench.server import documents, fuzz
from bench.server.spoiling import MESSAGES
from montjoie.server import protocol

CLOSING = {"begin", "end"}  # after which there would be nothing left to fuzz


def test_every_message_but_those_that_close_a_match_is_spoilt():
    known = {kind.__struct_config__.tag for kind in get_args(protocol.ClientMessage)}
    assert {message["type"] for message in MESSAGES} == known - CLOSING


@pytest.mark.parametrize("kind", ["message", *documents.KINDS])
def test_what_is_spoilt_gets_typed_errors(kind: str, tmp_path: Path):
    found = fuzz.run(fuzz.Piece(kind, 5, 12), tmp_path).found
    assert found.total() >= 12
    assert not [name for name in found if name.startswith("UNTYPED") or name == "internal"]


def test_pieces_make_up_the_whole_and_are_done_once(tmp_path: Path):
    work = list(fuzz.pieces(list(fuzz.SHARES), 1_000_000, 1))
    assert sum(piece.size for piece in work) == 1_000_000
    assert len(set(work)) == len(work)


def test_a_journal_counts_for_the_state_of_the_code_that_it_was_written_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    journal, order = tmp_path / "journal", ["fuzz", "answer", "--total", "4", "--journal"]
    monkeypatch.setattr("sys.argv", [*order, str(journal)])
    fuzz.main()
    first = journal.read_text()
    fuzz.main()
    assert journal.read_text() == first
    monkeypatch.setattr(fuzz, "state", lambda: "another")
    fuzz.main()
    assert len(journal.read_text().splitlines()) == 2 * len(first.splitlines())
