"""Bots play beside the match; clocks run out; nobody who is away holds up the others."""

from __future__ import annotations

import asyncio
import os
import re
import signal

import pytest

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, descendants, wait_until


def over(server: ServerProcess, match: str) -> bool:
    return bool(http(server.address, f"/api/matches/{match}")[1]["status"] == "over")


@live
async def test_one_person_plays_against_bots(server):
    made = new_match(server.address, "me", "bot", "bot", game="parley", options={"rounds": 4})
    client = await Client.join(server.address, made["match"], tokens(made)["host"])
    assert [seat["holder"] for seat in client.table["seats"]] == ["human", "bot", "bot"]
    while not client.view["over"]:
        if "seat-1" in client.view["awaited"]:
            assert (await client.answer(await client.first_legal()))["type"] == "accepted"
        else:
            await client.receive()
    await client.until(lambda c: c.table["status"] == "over")


def test_bots_play_a_match_among_themselves(server):
    made = new_match(server.address, "bot", "bot", game="parley", options={"rounds": 3, "objections": True})
    wait_until(lambda: over(server, made["match"]))


@live
async def test_a_bot_takes_over_in_the_middle_and_gives_the_seat_back(server):
    made = new_match(server.address, "me", "link", game="parley", options={"rounds": 50})
    keys = tokens(made)
    host = await Client.join(server.address, made["match"], keys["host"])
    assert (await host.ask("replace_by_bot", seat="seat-2", bot="random"))["type"] == "done"
    await host.until(lambda c: c.view["awaited"] == ["seat-1"])
    guest = await Client.join(server.address, made["match"], keys["seat-2"])
    assert (await guest.ask("take_back", seat="seat-2"))["type"] == "done"
    assert guest.view["sealed"] is not None
    await host.answer(9)
    await host.answer(await host.first_legal())
    await host.answer("hard")
    await host.until(lambda c: c.view["round"] == 2 or c.view["awaited"] == ["seat-2"])
    await host.silence(0.5)
    assert "seat-2" in host.view["awaited"], "nobody plays for a person without a clock"


@live
async def test_when_time_is_up_the_stand_in_plays(server):
    made = new_match(
        server.address,
        seats=[{"who": "me"}, {"who": "link", "stand_in": "random"}],
        clock={"kind": "decision", "seconds": 600},
    )
    client = await Client.join(server.address, made["match"], tokens(made)["host"])
    assert client.table["clock"]["seats"]["seat-1"]["runs"]
    assert 0 < client.table["clock"]["seats"]["seat-1"]["left"] <= 600_000
    assert (await client.ask("set_clock", clock={"kind": "decision", "seconds": 1}))["type"] == "done"
    await client.until(lambda c: c.view["over"])
    first = next(event for event in client.events if event["kind"] == "joust.ridden")
    hand = client.events[0]["facts"]["hands"]["seat-1"]
    assert first["facts"]["couched"]["seat-1"] == hand[0], "the default is the first legal answer"
    late = {event["facts"]["seat"] for event in client.events if event["kind"] == "kernel.time_up"}
    assert late == {"seat-1", "seat-2"}, "the log says for whom it was chosen"


@live
async def test_a_budget_runs_while_the_seat_is_awaited_and_an_answer_adds_to_it(server):
    made = new_match(server.address, "me", "link", clock={"kind": "budget", "seconds": 60, "increment": 30})
    keys = tokens(made)
    a = await Client.join(server.address, made["match"], keys["seat-1"])
    await asyncio.sleep(0.3)
    await a.answer(await a.first_legal())
    await a.quiet()
    update = [m for m in a.received if '"type":"update"' in m][-1]
    assert '"seat-1":{"left":' in update
    b = await Client.join(server.address, made["match"], keys["seat-2"])
    clock = b.table["clock"]["seats"]
    assert 60_000 < clock["seat-1"]["left"] < 89_800
    assert not clock["seat-1"]["runs"]
    assert clock["seat-2"]["runs"]
    assert clock["seat-2"]["left"] < 59_800


@live
async def test_the_host_changes_the_clock(server):
    made = new_match(server.address, "me", "link")
    host = await Client.join(server.address, made["match"], tokens(made)["host"])
    assert not host.table["clock"]
    assert (await host.ask("set_clock", clock={"kind": "decision", "seconds": 500}))["type"] == "done"
    await host.until(lambda c: c.table["clock"] is not None)
    assert host.table["clock"]["seats"]["seat-2"]["left"] > 400_000
    assert (await host.ask("set_clock", clock={"kind": "none"}))["type"] == "done"
    await host.until(lambda c: c.table["clock"] is None)
    bad = await host.ask("set_clock", clock={"kind": "decision", "seconds": 0})
    assert bad["code"] == "bad_message"


@live
async def test_a_name_change_does_not_buy_time(server):
    made = new_match(server.address, "me", "link", clock={"kind": "decision", "seconds": 100})
    host = await Client.join(server.address, made["match"], tokens(made)["host"])
    await asyncio.sleep(0.3)
    await host.ask("set_name", name="Late")
    await host.until(lambda c: c.table["seats"][0]["name"] == "Late")
    assert host.table["clock"]["seats"]["seat-1"]["left"] < 99_800


@pytest.mark.parametrize("bot", ["brooder", "sleeper"])
def test_for_a_bot_that_never_answers_somebody_plays_who_does_not_think(tmp_path, bot):
    with ServerProcess(tmp_path, "", "--set", "bot_seconds=0.3", "--set", "bot_workers=1") as server:
        seats = [{"who": "bot", "bot": bot}, {"who": "bot", "bot": "random"}]
        made = new_match(server.address, seats=seats, game="parley", options={"rounds": 1})
        wait_until(lambda: over(server, made["match"]))
        numbers = http(server.address, "/metrics")[1]
        assert re.search(r"^montjoie_workers_killed [1-9]", numbers, re.M), "its process was ended"
        assert re.search(r"^montjoie_bot_failures_total 0", numbers, re.M), "nobody went without an answer"


@live
async def test_a_bot_worker_that_dies_is_replaced(tmp_path):
    with ServerProcess(tmp_path, "", "--set", "bot_workers=1") as server:
        made = new_match(server.address, "bot", "bot", game="parley", options={"rounds": 20_000})
        client = await Client.join(server.address, made["match"], tokens(made)["host"])
        await client.until(lambda c: c.view["round"] >= 3)
        workers = descendants(server.pid)
        assert workers
        for worker in workers:
            os.kill(worker, signal.SIGKILL)
        seen = client.view["round"]
        await client.until(lambda c: c.view["round"] >= seen + 3)
