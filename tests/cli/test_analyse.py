"""`montjoie analyse`: JSON for programs, lines for people."""

import json
from pathlib import Path

import msgspec

import montjoie as library
from tests.cli.commands import montjoie


def test_a_record_is_analysed_for_programs_and_for_people(tmp_path: Path):
    match, file = library.start("throne", 3, 2), tmp_path / "game.json"
    for _ in range(2):
        for seat, decision in match.decisions.items():
            match.submit(seat, next(decision.candidates()))
    file.write_bytes(msgspec.json.encode(match.record()))
    done = montjoie("analyse", str(file), "--playouts", "40", "--json")
    assert done.code == 0, done.err
    found = json.loads(done.out)
    assert found["game"] == "throne"
    assert found["curve"][0]["input"] <= found["inputs"]
    assert "Chances de victoire" in montjoie("analyse", str(file), "--playouts", "40", "--lang", "fr").out
    assert montjoie("analyse", str(tmp_path / "none.json")).code == 1
