"""`montjoie replay`: the recorded game again, or where it parts from it."""

import json
from pathlib import Path
from typing import Any

import pytest

import montjoie as library
from montjoie.arena.bout import play_out
from tests.cli.commands import montjoie


@pytest.fixture
def record() -> dict[str, Any]:
    """A finished game of joust."""
    match = library.start("joust", 3, seed=6)
    play_out(match, ["random"])
    return match.record()


def replay(tmp_path: Path, record: Any, *arguments: str) -> Any:
    """Replay a document from a file."""
    file = tmp_path / "record.json"
    file.write_text(record if isinstance(record, str) else json.dumps(record))
    return montjoie("replay", str(file), *arguments, "--lang", "en")


def test_a_record_replays_to_its_digest(tmp_path: Path, record: dict[str, Any]):
    done = replay(tmp_path, record, "--verify", "--json")
    assert done.code == 0
    assert json.loads(done.out) == {"digest": record["digest"], "inputs": len(record["inputs"]), "ok": True}


def test_upto_stops_early(tmp_path: Path, record: dict[str, Any]):
    told = json.loads(replay(tmp_path, record, "--upto", "3", "--json").out)
    assert told["inputs"] == 3
    assert told["digest"] == library.replay(record, upto=3).digest()


def test_people_are_told_the_game_and_its_end(tmp_path: Path, record: dict[str, Any]):
    done = replay(tmp_path, record, "--log")
    assert "wins the course" in done.out
    assert "1. " in done.out
    assert record["digest"] in done.out.replace("\n", "")


def test_drift_fails_and_names_the_input(tmp_path: Path, record: dict[str, Any]):
    at = next(i for i, (seat, _) in enumerate(record["inputs"]) if seat == "seat-2")
    record["inputs"][at][1] = "17"
    done = replay(tmp_path, record, "--json")
    assert done.code == 1
    assert json.loads(done.out) == {"digest": None, "inputs": at + 1, "ok": False}
    assert f"Input {at + 1} is no longer possible" in done.err
    assert "[KER-REC-02]" in done.err


def test_verify_finds_dice_that_the_seed_did_not_give(tmp_path: Path, record: dict[str, Any]):
    at = max(i for i, (seat, _) in enumerate(record["inputs"]) if seat == "chance")
    record["inputs"][at][1] = [7 - face for face in record["inputs"][at][1]]
    for told in ("digest", "digests", "snapshot"):
        del record[told]
    assert replay(tmp_path, record).code == 0
    done = replay(tmp_path, record, "--verify")
    assert done.code == 1
    assert f"Input {at + 1} is not the chance outcome that the seed gives" in done.err


def test_verify_follows_what_was_taken_back(tmp_path: Path):
    match = library.start("bazaar", seed=2)
    seat = next(iter(match.decisions))
    match.submit(seat, "apple")
    match.undo(seat)
    play_out(match, ["random"])
    assert replay(tmp_path, match.record(), "--verify").code == 0


@pytest.mark.parametrize(
    "text",
    ["", "{", "[]", "null", '{"game": "zork"}', '{"game": 3}', "\ud800".encode("utf-8", "replace").decode()],
)
def test_what_is_no_record_is_refused(tmp_path: Path, text: str):
    done = replay(tmp_path, text)
    assert done.code == 1
    assert "[KER-" in done.err


def test_a_missing_file_is_refused(tmp_path: Path):
    done = montjoie("replay", str(tmp_path / "none.json"), "--lang", "fr")
    assert done.code == 1
    assert "ne peut pas être lu" in done.err
