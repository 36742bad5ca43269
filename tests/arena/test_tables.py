"""Records as columns: every input and every public event has its row."""

import json
from pathlib import Path

import pytest

import montjoie
from montjoie.arena import tournament

pq = pytest.importorskip("pyarrow.parquet", reason="needs montjoie[data]")


def test_games_seats_decisions_and_events_are_joined_by_record(tmp_path: Path):
    from montjoie.arena.tables import write_tables

    tournament("joust", 3, seats=2, records=tmp_path)
    files = sorted(tmp_path.glob("*.json"))
    done: list[int] = []
    write_tables(files, tmp_path / "tables", done.append)
    tables = {
        name: pq.read_table(tmp_path / "tables" / f"{name}.parquet").to_pylist()
        for name in ("games", "seats", "decisions", "events")
    }
    match = montjoie.replay(files[1].read_bytes())
    own = {name: [row for row in rows if row["record"] == "joust-00001"] for name, rows in tables.items()}
    assert done == [1, 1, 1]
    assert [row["digest"] for row in own["games"]] == [match.digest()]
    assert sum(row["share"] for row in own["seats"]) == 1
    told = [(row["seat"], json.loads(row["answer"])) for row in own["decisions"]]
    assert told == match.inputs
    assert [row["kind"] for row in own["events"]] == [event["kind"] for event in match.feed(None)]
    dealt = json.loads(own["events"][0]["facts"])
    assert dealt["hands"] == {}  # what nobody else may see is in no table of events
