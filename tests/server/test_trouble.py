"""One bad match harms nobody: not the list, not the start, not the ticker, nor its own people for long."""

from __future__ import annotations

import json
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, wait_until


def write(server: ServerProcess, query: str, *given: Any) -> None:
    """Write to the database of a server that is stopped."""
    with closing(sqlite3.connect(server.folder / "montjoie.sqlite3")) as store, store:
        assert store.execute(query, given).rowcount == 1


@pytest.mark.parametrize(
    ("column", "value"),
    [("seats", "not json"), ("webhooks", "{}"), ("clock", "[]"), ("game", "no-such-game"), ("start", "[1]")],
)
@live
async def test_a_row_that_cannot_be_read_stops_its_own_match_only(tmp_path: Path, column, value):
    server = ServerProcess(tmp_path).start()
    bots = [{"who": "bot", "bot": "random"}] * 2
    broken = new_match(server.address, seats=bots, public=True, game="parley", options={"rounds": 5000})
    sound = new_match(server.address, "me", "link", public=True, game="parley")
    server.stop()
    write(server, f"update matches set {column} = ? where id = ?", value, broken["match"])
    try:
        server.start()
        wait_until(lambda: '"match_unreadable"' in server.log.read_text())
        listed = http(server.address, "/api/matches")
        assert (listed[0], [each["match"] for each in listed[1]]) == (200, [sound["match"]])
        status, fault = http(server.address, f"/api/matches/{broken['match']}")
        assert (status, fault["code"]) in ((503, "unreadable"), (409, "drifted"))
        client = await Client.join(server.address, sound["match"], tokens(sound)["seat-1"])
        assert (await client.answer(3))["type"] == "accepted"
        log = server.log.read_text().splitlines()
        assert [line for line in log if not line.startswith("{")] == []
        lines = [json.loads(line) for line in log]
        assert broken["match"] in {line.get("match") for line in lines}
    finally:
        server.stop()


def test_nothing_is_loaded_to_list_the_public_matches(tmp_path: Path):
    with ServerProcess(tmp_path) as server:
        made = [new_match(server.address, "me", "link", public=True)["match"] for _ in range(3)]
    with ServerProcess(tmp_path) as server:
        status, listed = http(server.address, "/api/matches")
        assert (status, [each["match"] for each in listed]) == (200, made[::-1])
        assert {each["round"] for each in listed} == {None}
        assert "montjoie_matches_in_memory 0.0" in http(server.address, "/metrics")[1]


@live
async def test_a_match_whose_rules_have_changed_goes_on_from_its_first_input_with_the_same_seed(tmp_path):
    server = ServerProcess(tmp_path).start()
    try:
        made = new_match(server.address, "me", "link", game="parley")
        before = http(server.address, f"/api/matches/{made['match']}")[1]
        client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
        await client.answer(3)
        server.stop()
        # What was an answer of the rules is none any more.
        write(server, "update inputs set answer = '99' where match_id = ? and seat = 'seat-1'", made["match"])
        server.start()
        after = http(server.address, f"/api/matches/{made['match']}")[1]
        assert (after["drifted"], after["status"]) == (True, "playing")
        assert after["seed_hash"] == before["seed_hash"]
        assert after["rules"] == before["rules"] == "1"
        again = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
        other = await Client.join(server.address, made["match"], tokens(made)["seat-2"])
        assert (await again.answer(4))["type"] == "accepted"
        assert (await other.answer(5))["type"] == "accepted"
        assert other.view["seed_hash"] == before["seed_hash"]
    finally:
        server.stop()


@live
async def test_nobody_learns_when_a_sealed_answer_is_replaced(small_server):
    made = new_match(small_server.address, "me", "link", game="parley")
    client = await Client.join(small_server.address, made["match"], tokens(made)["seat-1"])
    await client.answer(3)
    path = f"/api/matches/{made['match']}"
    before = http(small_server.address, path)[1]["changed"]
    time.sleep(0.05)
    assert (await client.answer(4))["type"] == "accepted"
    assert http(small_server.address, path)[1]["changed"] == before
