"""Documents and questions with which somebody once stopped the server, or got an answer without sense.

Others of that kind are where they belong: endless rules, candidates and looks in `test_budgets`, bodies,
headers, armies, talk and long answers in `test_gate`, bots' matches in `test_rooms`, rows in `test_trouble`.
"""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

import montjoie
from montjoie.kernel.chance import Stream
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import memory
from tests.server.test_budgets import SOON, alive

STORM = {"mode": "a_storm_of_swords"}
SEATS = [{"who": "me"}, {"who": "bot", "bot": "random"}]


def before_the_siege() -> dict[str, Any]:
    """The position in which it is asked who besieges whom."""
    match, chance = montjoie.start("figurines", 2, 1, STORM), Stream("siege")
    while not any(decision.kind == "figurines.choose_role" for decision in match.decisions.values()):
        seat = next(iter(match.decisions))
        match.submit(seat, match.decisions[seat].sample(chance))
    return match.position()


def problems(address: str, document: dict[str, Any]) -> list[str]:
    """Where a document that somebody opens is wrong; asked of a server that stays well."""
    status, told = http(address, "/api/open", {"seats": SEATS, "document": document})
    assert status == 422, told
    assert told["code"] == "bad_position"
    assert asyncio.run(alive(address)) < SOON
    return [problem["path"] for problem in told["problems"]]


@pytest.mark.parametrize("width", [2**53, 10**12, 72_000, -1])
def test_a_siege_on_a_table_without_end_is_refused_with_its_place(small_server, width):
    document = before_the_siege()
    document["board"]["course"]["width"] = width
    assert problems(small_server.address, document) == ["position.board.course.width"]


@live
async def test_a_look_at_the_table_before_it_is_known_who_besieges_is_answered(small_server):
    body = {"seats": [{"who": "me"}, {"who": "link"}], "document": before_the_siege()}
    status, made = await asyncio.to_thread(http, small_server.address, "/api/open", body)
    assert status == 201, made
    for role in ("host", "spectator"):
        client = await Client.join(small_server.address, made["match"], tokens(made)[role])
        for about in ({"what": "table"}, {"what": "unit", "unit": "x"}, {"what": "actions", "unit": "x"}, {}):
            assert (await client.ask("look", about=about))["type"] == "looked"


@live
async def test_half_of_a_letter_is_refused_wherever_it_stands(small_server):
    made = new_match(small_server.address, "me", "link")
    client = await Client.join(small_server.address, made["match"], tokens(made)["seat-1"])
    for raw in (
        '{"type":"say","id":"1","text":"\\ud800"}',
        '{"type":"set_name","id":"1","name":"\\udfff"}',
        '{"type":"answer","id":"1","turn":"x","answer":"\\ud83d"}',
        '{"type":"look","id":"1","about":{"what":"\\ud800"}}',
    ):
        await client.socket.send(raw)
        assert (await client.next("error"))["code"] == "bad_message"
    await client.quiet()
    body = b'{"seats":[{"who":"me"}],"document":{"game":"throne","board":{"\\ud800":1}}}'
    assert http(small_server.address, "/api/open", body)[1]["code"] == "bad_request"
    army = b'{"army":{"name":"\\ud800"}}'
    assert http(small_server.address, "/api/armies/figurines/check", army)[1]["code"] == "bad_request"


@pytest.mark.parametrize("game", ["conquest", "figurines", "throne", "westeros"])
def test_steps_that_do_not_fit_the_table_are_refused_with_their_place(small_server, game):
    """Each step of the moment away, doubled, in another's place or at a stage that it has not."""
    match, chance = montjoie.start(game, montjoie.find(game).counts[0], 3), Stream(game)
    for _ in range(25):
        seat = next(iter(match.decisions))
        match.submit(seat, match.decisions[seat].sample(chance))
    sound = match.position()
    steps = sound["steps"]
    wrong = [[*steps[:-1], steps[-1] | {"at": "nowhere"}], [*steps, {"step": "nothing"}], steps[::-1] + steps]
    for each in wrong:
        status, told = http(
            small_server.address,
            "/api/open",
            {"seats": [{"who": "me"}] * len(match.seats), "document": sound | {"steps": each}},
        )
        assert status == 422, told
        assert all(problem["path"].startswith("position.steps") for problem in told["problems"])


@live
async def test_answers_are_taken_back_so_often_and_no_more(start):
    """Each would be stored for good and played again whenever the match is loaded."""
    server = start("--set", "undos_per_match=3")
    made = new_match(server.address, "me", "link", game="parley")
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    for _ in range(3):
        assert (await client.answer(await client.first_legal()))["type"] == "accepted"
        assert (await client.ask("undo"))["type"] == "accepted"
    assert (await client.answer(await client.first_legal()))["type"] == "accepted"
    assert (await client.ask("undo"))["code"] == "full"
    server.stop()
    server.start()
    back = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    assert (await back.ask("undo"))["code"] == "full"


@live
async def test_a_spectator_who_never_reads_holds_nobody_up_and_costs_little(small_server):
    """What waits for him is the newest table, however much happens meanwhile."""
    made = new_match(small_server.address, "me", "me", game="parley", options={"rounds": 400})
    deaf = [await Client.open(small_server.address, ping_interval=None, max_queue=1) for _ in range(20)]
    for each in deaf:
        await each.send(type="hello", match=made["match"], token=tokens(made)["spectator"])
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    before = memory(small_server.pid)
    for _ in range(20):
        seat = host.view["awaited"][0]
        if host.view["decision"] is None or host.view["sealed"] is not None:
            await host.hello(made["match"], tokens(made)["host"], seat)
        assert (await host.answer(await host.first_legal()))["type"] == "accepted"
    assert await alive(small_server.address) < SOON
    assert memory(small_server.pid) - before < 50_000_000
