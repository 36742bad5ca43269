"""What the operator does with the matches of a server: list, inspect, verify, export, end, purge, back up."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import montjoie as engine
import tests.server.games
import tests.server.mire  # noqa: F401 - the games must be known here too
from tests.cli.commands import montjoie
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.conftest import Start
from tests.server.processes import ServerProcess, wait_until


@pytest.fixture
def played(tmp_path: Path) -> dict[str, Any]:
    """A folder in which a server has kept one match, over, with a word of talk."""
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "bot", "bot", game="parley", options={"rounds": 1})
        path = f"/api/matches/{made['match']}"
        wait_until(lambda: http(server.address, path)[1]["status"] == "over")
    return {"match": made["match"], "where": ("--data-dir", str(tmp_path)), "folder": tmp_path}


def test_matches_are_listed_inspected_verified_and_exported(played, tmp_path):
    where, match = played["where"], played["match"]
    listed = json.loads(montjoie("admin", "list", "--json", *where).out)
    assert [(each["match"], each["status"]) for each in listed] == [(match, "over")]
    assert match in montjoie("admin", "list", *where).out
    assert montjoie("admin", "list", "--status", "playing", "--json", *where).out.strip() == "[]"
    shown = json.loads(montjoie("admin", "inspect", match, *where).out)
    assert (shown["game"], shown["inputs"]) == ("parley", listed[0]["inputs"])
    assert "hash" not in json.dumps(shown)
    assert (
        "1 matches can be played through, 0 cannot" in montjoie("admin", "verify", "--lang", "en", *where).out
    )
    file = tmp_path / "record.json"
    assert montjoie("admin", "export", match, str(file), *where).code == 0
    assert engine.replay(file.read_bytes()).over


def test_a_match_that_cannot_be_played_through_is_found(played):
    with closing(sqlite3.connect(played["folder"] / "montjoie.sqlite3")) as store, store:
        store.execute("update inputs set answer = '99' where n = 2")
    done = montjoie("admin", "verify", "--lang", "en", *played["where"])
    assert done.code == 1
    assert f"{played['match']}: DriftError" in done.out


def test_a_match_is_purged_with_all_its_rows_and_old_ones_by_their_age(played):
    where, match = played["where"], played["match"]
    assert "0 matches" in montjoie("admin", "purge", "--closed-days", "1", "--lang", "en", *where).out
    assert montjoie("admin", "purge", match, *where).code == 0
    with closing(sqlite3.connect(played["folder"] / "montjoie.sqlite3")) as store:
        tables = ("matches", "seats", "links", "inputs", "talk", "snapshots")
        assert [store.execute(f"select count(*) from {name}").fetchone()[0] for name in tables] == [0] * 6
    again = montjoie("admin", "purge", match, "--lang", "en", *where)
    assert (again.code, match in again.err) == (1, True)
    assert "closed-days" in montjoie("admin", "purge", "--lang", "en", *where).err


@live
async def test_a_copy_of_postgresql_is_restored_whole(postgres, tmp_path: Path):
    first, second = postgres.database(), postgres.database()
    copy = tmp_path / "copy.dump"
    with ServerProcess(tmp_path, first) as server:
        made = new_match(server.address, "me", "link", game="mire")
        client = await Client.join(server.address, made["match"], tokens(made)["host"])
        assert (await client.answer("step"))["type"] == "accepted"
        assert montjoie("admin", "backup", str(copy), "--db", first).code == 0
        assert (await client.answer("step"))["type"] == "accepted"
    for _ in range(2):  # the second time in the place of what is there
        done = montjoie("admin", "restore", str(copy), "--db", second, "--lang", "en")
        assert "1 matches with 1 inputs" in done.out
    assert montjoie("admin", "verify", "--db", second).code == 0
    copy.write_bytes(copy.read_bytes()[:200])
    assert montjoie("admin", "restore", str(copy), "--db", second).code == 1
    assert montjoie("admin", "verify", "--db", second, "--lang", "en").out.startswith("1 matches")


@live
async def test_a_copy_made_while_the_server_plays_is_restored_whole(tmp_path: Path):
    copy, other = tmp_path / "copy.sqlite3", tmp_path / "other"
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "link", game="parley")
        client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
        assert (await client.answer(3))["type"] == "accepted"
        assert montjoie("admin", "backup", str(copy), "--data-dir", str(tmp_path)).code == 0
    done = montjoie("admin", "restore", str(copy), "--data-dir", str(other), "--lang", "en")
    assert "1 matches" in done.out
    with ServerProcess(other) as server:
        again = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
        assert again.view["sealed"] == 3
    copy.write_bytes(b"no database")
    assert montjoie("admin", "restore", str(copy), "--data-dir", str(other)).code == 1


@live
async def test_a_match_is_ended_and_one_that_was_stopped_released(start: Start):
    server = start()
    made = new_match(server.address, "me", "link", game="mire")
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    for _ in range(3):
        await client.answer("break")
    server.stop()
    where = ("--db", server.db) if server.db else ("--data-dir", str(server.folder))

    assert made["match"] in montjoie("admin", "list", "--status", "stopped", "--json", *where).out
    assert montjoie("admin", "release", made["match"], *where).code == 0
    server.start()
    again = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    assert (await again.answer("step"))["type"] == "accepted"
    server.stop()
    assert montjoie("admin", "end", made["match"], *where).code == 0
    server.start()
    assert http(server.address, f"/api/matches/{made['match']}")[1]["status"] == "ended"


def test_closed_matches_are_let_go_after_the_days_the_operator_says(tmp_path: Path):
    with ServerProcess(tmp_path, "", "--set", "keep_days=0.00001") as server:
        made = new_match(server.address, "bot", "bot", game="parley", options={"rounds": 1})
        wait_until(lambda: "montjoie_matches_purged_total 1" in http(server.address, "/metrics")[1])
    where = ("--data-dir", str(tmp_path))
    assert made["match"] not in montjoie("admin", "list", "--json", *where).out
