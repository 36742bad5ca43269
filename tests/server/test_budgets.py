"""Whatever rules, positions and questions are fed to it, the server goes on serving everybody else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, wait_until

SOON = 15.0  # seconds, on a machine that does much else; what is stuck would never come
LIMITS = (
    "answer_seconds=1.5",
    "question_seconds=1",
    "open_seconds=1.5",
    "work_burst=1000",
    "hello_seconds=90",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with little patience."""
    options = [word for each in LIMITS for word in ("--set", each)]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *options) as process:
        yield process


def mire(address: str, **board: Any) -> dict[str, Any]:
    """A match in the mire, from a position if there is a board."""
    seats = [{"who": "me"}, {"who": "link"}]
    if not board:
        return new_match(address, seats=seats, game="mire")
    document = {"game": "mire", "seats": ["seat-1", "seat-2"], "board": board, "moment": "begin"}
    status, made = http(address, "/api/open", {"seats": seats, "document": document})
    assert status == 201, made
    return dict(made)


async def alive(address: str) -> float:
    """How long the server takes to say that it is well."""
    begun = time.monotonic()
    status, _ = await asyncio.to_thread(http, address, "/health")
    assert status == 200
    return time.monotonic() - begun


async def slowest(address: str, until: asyncio.Future[Any]) -> float:
    """The longest it takes to say so while something goes on."""
    worst = await alive(address)
    while not until.done():
        await asyncio.sleep(0.05)
        worst = max(worst, await alive(address))
    return worst


@pytest.mark.parametrize("board", [{}, {"steps": 3}], ids=["set-up", "position"])
@live
async def test_an_answer_without_end_is_taken_back_and_holds_nobody_up(server, board):
    made = mire(server.address, **board)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    before = client.view
    asked = asyncio.ensure_future(client.answer("sink"))
    assert await slowest(server.address, asked) < SOON
    assert (await asked)["code"] == "too_heavy"
    assert client.view == before
    assert (await client.answer("step"))["type"] == "accepted"
    assert client.view["board"]["steps"] == before["board"]["steps"] + 1


@pytest.mark.parametrize("way", ["break", "swell"])
@live
async def test_rules_that_raise_or_want_all_the_memory_are_rolled_back(server, way):
    made = mire(server.address, steps=3)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    assert (await client.answer(way))["code"] in ("internal", "too_heavy")
    assert (await client.answer("step"))["type"] == "accepted"
    assert client.view["board"]["steps"] == 4


@live
async def test_a_match_whose_rules_fail_again_and_again_is_stopped_and_everybody_told(server):
    made = mire(server.address)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    other = await Client.join(server.address, made["match"], tokens(made)["seat-2"])
    for _ in range(3):
        assert (await client.answer("break"))["code"] == "internal"
    while other.table["status"] != "stopped":
        await other.next("table")
    assert (await client.answer("step"))["code"] == "stopped"
    assert '"match_stopped"' in server.log.read_text()
    assert "montjoie_matches_stopped_total 1" in http(server.address, "/metrics")[1]
    server.stop()
    server.start()
    again = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    assert again.table["status"] == "stopped"


@live
async def test_a_match_with_a_bot_that_sinks_does_not_stop_the_server_at_its_next_start(server):
    seats = [{"who": "bot", "bot": "random"}, {"who": "link"}]
    for _ in range(4):
        new_match(server.address, seats=seats, game="mire")
    await asyncio.to_thread(wait_until, lambda: "too_heavy" in server.log.read_text())
    server.stop()
    server.start()
    for _ in range(20):
        assert await alive(server.address) < SOON
        await asyncio.sleep(0.1)


@live
async def test_endless_lists_of_candidates_leave_the_server_free_to_answer_and_to_stop(server):
    made = mire(server.address)
    clients = [await Client.join(server.address, made["match"], tokens(made)["seat-1"]) for _ in range(8)]
    asked = asyncio.gather(*(c.ask("candidates", limit=500, option="nothing") for c in clients))
    assert await slowest(server.address, asked) < SOON
    replies = await asked
    assert {reply["type"] for reply in replies} == {"candidates"}
    assert not any(reply["complete"] or reply["answers"] for reply in replies)
    for client in clients:
        await client.send(type="candidates", id="x", limit=500, option="nothing")
    begun = time.monotonic()
    assert server.stop() == 0
    assert time.monotonic() - begun < SOON
    server.start()


@live
async def test_a_look_without_end_is_cut(server):
    made = mire(server.address)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    asked = asyncio.ensure_future(client.ask("look", about={"forever": True}))
    assert await slowest(server.address, asked) < SOON
    assert (await asked)["code"] == "too_heavy"
    assert (await client.ask("look", about={}))["told"] == {"steps": 0}


@live
async def test_a_position_that_never_comes_to_a_question_is_refused(server):
    document = {"game": "mire", "seats": ["a", "b"], "board": {"bog": True}, "moment": "begin"}
    body = {"seats": [{"who": "me"}, {"who": "me"}], "document": document}
    asked = asyncio.ensure_future(asyncio.to_thread(http, server.address, "/api/open", body))
    assert await slowest(server.address, asked) < SOON
    status, fault = await asked
    assert (status, fault["code"]) == (422, "too_heavy")


@live
async def test_a_position_with_thousands_of_rows_is_refused_with_its_table(server):
    reeds = {str(n): n for n in range(5000)}
    document = {"game": "mire", "seats": ["a", "b"], "board": {"reeds": reeds}, "moment": "begin"}
    body = {"seats": [{"who": "me"}, {"who": "me"}], "document": document}
    status, fault = http(server.address, "/api/open", body)
    assert (status, fault["code"]) == (413, "too_large")
    assert "board.reeds: 5000 > 2000" in fault["text"]["fr"]


@live
async def test_a_table_that_is_slow_to_look_at_is_drawn_by_others(server):
    made = mire(server.address, fog=60)
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    other = await Client.join(server.address, made["match"], tokens(made)["seat-2"])

    async def play() -> None:
        for n in range(1, 6):
            assert (await client.answer("trudge"))["type"] == "accepted"
            assert client.view["board"]["steps"] == n

    assert await slowest(server.address, asyncio.ensure_future(play())) < SOON
    while other.view["board"]["steps"] < 5:
        await other.next("update")
