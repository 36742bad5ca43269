"""The operator's orders: who is banned, and who may not talk; and matches taken from store to store."""

from __future__ import annotations

import asyncio
import json
import shutil
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

import tests.server.games
import tests.server.mire  # noqa: F401 - the games must be known here too
from montjoie.server.orders import Order, Orders
from tests.cli.commands import montjoie
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, wait_until


@pytest.mark.parametrize(
    ("order", "address", "banned"),
    [
        ("192.0.2.7/32", "192.0.2.7", True),
        ("192.0.2.7/32", "192.0.2.8", False),
        ("192.0.2.0/24", "192.0.2.8", True),
        ("192.0.2.0/24", "::ffff:192.0.2.8", True),
        ("2001:db8::/48", "2001:db8::1", True),
        ("2001:db8::/48", "192.0.2.8", False),
        ("192.0.2.0/24", "", False),
    ],
)
def test_a_ban_is_of_an_address_or_of_a_network(order, address, banned):
    assert Orders([Order("ban", order, None)]).banned(address) is banned


def test_silence_is_of_a_seat_or_of_a_match():
    orders = Orders([Order("silence", "a/seat-1", None), Order("silence", "b", None)])
    heard = {(match, seat): not orders.silent(match, seat) for match in "ab" for seat in ("seat-1", "seat-2")}
    assert [each for each, may in heard.items() if may] == [("a", "seat-2")]


@live
async def test_who_is_banned_is_shown_the_door_until_the_ban_is_lifted(tmp_path: Path):
    where = ("--data-dir", str(tmp_path))
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "link")
        client = await Client.join(server.address, made["match"], tokens(made)["host"])
        assert montjoie("admin", "ban", "127.0.0.0/8", "--days", "1", *where).code == 0
        wait_until(lambda: http(server.address, "/health/live")[0] == 403)
        assert http(server.address, "/api/games")[1]["code"] == "banned"
        await client.socket.wait_closed()
        assert client.socket.close_code == 4403
        with pytest.raises(InvalidStatus):
            await Client.open(server.address)
        assert "banned: 127.0.0.0/8" in montjoie("admin", "orders", "--lang", "en", *where).out
        assert montjoie("admin", "unban", "127.0.0.0/8", *where).code == 0
        wait_until(lambda: http(server.address, "/health/live")[0] == 200)
        await Client.join(server.address, made["match"], tokens(made)["host"])


@live
async def test_who_is_silenced_plays_on(tmp_path: Path):
    where = ("--data-dir", str(tmp_path))
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "link", game="mire")
        a = await Client.join(server.address, made["match"], tokens(made)["host"])
        b = await Client.join(server.address, made["match"], tokens(made)["seat-2"])
        assert montjoie("admin", "silence", made["match"], "seat-1", *where).code == 0
        told = await a.ask("say", text="hear me")
        while told.get("code") != "silenced":  # the order is on its way
            assert told["type"] == "done" or told["code"] == "rate"
            await asyncio.sleep(0.5)
            told = await a.ask("say", text="and me")
        assert (await b.ask("say", text="I may"))["type"] == "done"
        assert (await a.answer("step"))["type"] == "accepted"


def test_what_is_no_order_is_refused(tmp_path: Path):
    where = ("--data-dir", str(tmp_path))
    with ServerProcess(tmp_path) as server:
        match = new_match(server.address, "me", "link")["match"]
    assert "neither" not in montjoie("admin", "orders", *where).out
    for wrong in (
        ("ban", "everybody"),
        ("unban", "192.0.2.1"),
        ("silence", "nothing"),
        ("silence", match, "seat-9"),
        ("unsilence", match),
    ):
        done = montjoie("admin", *wrong, *where)
        assert done.code == 1
        assert len(done.err.splitlines()) == 1
    assert json.loads(montjoie("admin", "orders", "--json", *where).out) == []


@pytest.fixture(scope="module")
def archived(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A match in the middle of a game, archived."""
    first = tmp_path_factory.mktemp("first")
    with ServerProcess(first) as server:
        made = new_match(server.address, "me", "link", "bot", game="parley", options={"rounds": 2})
    file = first / "match.json"
    assert montjoie("admin", "archive", made["match"], str(file), "--data-dir", str(first)).code == 0
    assert file.stat().st_mode & 0o777 == 0o600
    return {"made": made, "file": file, "first": first}


@live
async def test_a_match_moves_to_another_server_and_its_links_open_it_there(archived, tmp_path: Path):
    second, made = tmp_path / "second", archived["made"]
    second.mkdir()
    with ServerProcess(second) as server:
        done = montjoie("admin", "import", str(archived["file"]), "--data-dir", str(second))
        assert (done.code, done.out.strip()) == (0, made["match"])
        client = await Client.join(server.address, made["match"], tokens(made)["host"])
        assert (await client.answer(1))["type"] == "accepted"
    again = montjoie("admin", "import", str(archived["file"]), "--data-dir", str(second))
    assert again.code == 1
    assert "already" in again.err


@pytest.mark.parametrize(
    ("broken", "place"),
    [
        (lambda a: [], "archive"),
        (lambda a: {**a, "matches": []}, "matches"),
        (lambda a: {**a, "inputs": 7}, "inputs"),
        (lambda a: {**a, "seats": [{**a["seats"][0], "bot": 7}]}, "seats[0].bot"),
        (lambda a: {**a, "seats": [{**a["seats"][0], "match_id": "other"}]}, "seats"),
        (lambda a: {**a, "links": [{"id": "x"}]}, "links[0]"),
        (lambda a: {**a, "matches": [{**a["matches"][0], "game": "chess"}]}, "chess"),
        (lambda a: {**a, "matches": [{**a["matches"][0], "options": "{"}]}, "match"),
    ],
)
def test_a_broken_archive_is_refused_with_its_place_and_nothing_is_stored(archived, broken, place, tmp_path):
    folder, file = tmp_path / "second", tmp_path / "broken.json"
    shutil.copytree(archived["first"], folder)
    where = ("--data-dir", str(folder))
    assert montjoie("admin", "purge", archived["made"]["match"], *where).code == 0
    file.write_text(json.dumps(broken(json.loads(archived["file"].read_text()))))
    done = montjoie("admin", "import", str(file), *where)
    assert done.code == 1
    assert place in done.err
    assert json.loads(montjoie("admin", "list", "--json", *where).out) == []
