"""Hints at tables that allow them, from what the seat may know; why somebody answered, when all is over."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import montjoie
from montjoie.kernel.chance import Stream
from montjoie.server.labour import jobs
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess

BOT = {"who": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose bots think but a moment."""
    with ServerProcess(tmp_path_factory.mktemp("server"), "", "--set", "hint_seconds=0.05") as process:
        yield process


async def joined(address: str, *seats: dict[str, Any], **wish: Any) -> tuple[Client, dict[str, Any]]:
    """Somebody at a new table of throne, and what the table says of hints."""
    made = new_match(address, seats=list(seats), game="throne", **wish)
    client = await Client.join(address, made["match"], tokens(made)["host"])
    return client, {**made, "hints": client.table["hints"]}


@live
async def test_a_hint_is_a_legal_answer_with_its_chances_and_reasons(server):
    client, made = await joined(server.address, {"who": "me"}, BOT, BOT)
    assert made["hints"], "against bots alone hints are allowed unless somebody forbids them"
    reply = await client.ask("hint", turn=client.turn)
    assert reply["type"] == "hint"
    told = reply["reasons"]
    best, *others = told["weighed"]
    assert (told["seat"], told["kind"], told["given"]) == ("stark", "throne.place_orders", None)
    assert 0 < best["chance"] < 1
    assert others
    assert all(each["text"]["en"] and each["text"]["fr"] for each in told["weighed"])
    assert told["line"], "what may happen then"
    assert await client.ask("hint", turn=client.turn, id="again") == {**reply, "id": "again"}
    assert (await client.answer(best["answer"]))["type"] == "accepted"


@pytest.mark.parametrize(
    ("seats", "wish"),
    [
        (({"who": "me"}, {"who": "link"}, BOT), {}),
        (({"who": "me"}, {"who": "me"}, BOT), {}),
        (({"who": "me"}, BOT, BOT), {"hints": False}),
    ],
    ids=["among people", "at one screen", "as the host wished"],
)
@live
async def test_where_hints_are_not_allowed_none_are_given(server, seats, wish):
    client, made = await joined(server.address, *seats, **wish)
    assert not made["hints"]
    assert (await client.ask("hint", turn=client.turn))["code"] == "no_hints"


@live
async def test_people_may_allow_themselves_hints_and_a_rematch_is_played_the_same_way(server):
    client, made = await joined(server.address, {"who": "me"}, {"who": "link"}, BOT, hints=True)
    assert made["hints"]
    assert (await client.ask("hint", turn=client.turn))["type"] == "hint"
    assert (await client.ask("end"))["type"] == "done"
    path, token = f"/api/matches/{made['match']}/rematch", tokens(made)["host"]
    again = http(server.address, path, {}, token)[1]
    after = await Client.join(server.address, again["match"], again["link"]["token"])
    assert after.table["hints"]


@live
async def test_a_game_that_nobody_can_think_about_has_no_hints(server):
    made = new_match(server.address, seats=[{"who": "me"}, BOT], game="parley", hints=True)
    client = await Client.join(server.address, made["match"], tokens(made)["host"])
    assert not client.table["hints"]
    assert (await client.ask("hint", turn=client.turn))["code"] == "no_hints"


@live
async def test_a_hint_is_given_up_with_its_question(tmp_path):
    with ServerProcess(tmp_path, "", "--set", "hint_seconds=600", "--set", "bot_workers=1") as server:
        client, _ = await joined(server.address, {"who": "me"}, BOT, BOT)
        assert (await client.ask("hint", turn="another"))["code"] == "stale"
        await client.send(type="hint", id="slow", turn=client.turn)
        first = client.turn
        assert (await client.answer(await client.first_legal()))["type"] == "accepted"
        await client.until(lambda client: any('"slow"' in raw for raw in client.received))
        (late,) = (json.loads(raw) for raw in client.received if '"slow"' in raw)
        assert (late["type"], late["code"]) == ("error", "stale")
        # The one process of the bots is free again: they answer too, and the next question comes.
        await client.until(lambda c: c.turn not in (None, first))


@pytest.mark.parametrize("game", ["throne", "westeros", "figurines", "conquest"])
def test_a_hint_depends_on_what_the_seat_may_know_alone(game, monkeypatch):
    """In two worlds that a seat cannot tell apart it is given the same, letter by letter."""
    monkeypatch.setattr("montjoie.bots.thinking.search.perf_counter", lambda: 0.0)
    match, rng = montjoie.start(game, seed=8), Stream("hints")
    for _ in range(4):
        for _ in range(5):
            seat, *_ = match.decisions
            match.submit(seat, match.decisions[seat].sample(rng))
        seat, *_ = match.decisions
        world = montjoie.worlds(match, seat, Stream("elsewhere"))
        given = [msgspec.json.encode(each.position()) for each in (match, world)]
        one, two = (jobs.hint(game, position, seat, "turn", 0.01) for position in given)
        assert msgspec.json.encode(one) == msgspec.json.encode(two)


@live
async def test_why_somebody_answered_is_told_when_the_match_is_closed_and_not_before(server):
    client, made = await joined(server.address, {"who": "me"}, {"who": "bot", "bot": "captain"}, BOT)
    await client.answer(await client.first_legal())
    await client.until(lambda c: c.turn is not None and c.view["sealed"] is None)
    path, token = f"/api/matches/{made['match']}/why?input=", tokens(made)["host"]
    assert http(server.address, f"{path}3", token=token)[1]["code"] == "not_closed"
    assert (await client.ask("end"))["type"] == "done"
    assert http(server.address, f"{path}3")[0] == 403, "a match that is not public is its people's"
    assert http(server.address, f"{path}x", token=token)[0] == 400
    assert http(server.address, f"{path}0", token=token)[1]["code"] == "no_answer"
    assert http(server.address, f"{path}9&seat=nobody", token=token)[0] == 404
    record = http(server.address, f"/api/matches/{made['match']}/record", token=token)[1]
    for seat in record["seats"]:
        status, told = http(server.address, f"{path}{len(record['inputs'])}&seat={seat}", token=token)
        assert (status, told["seat"]) == (200, seat)
        given = [answer for who, answer in record["inputs"] if who == seat][-1]
        assert told["weighed"][told["given"]]["answer"] == given
    captain = http(server.address, f"{path}{len(record['inputs'])}&seat=lannister", token=token)[1]
    assert captain["given"] == 0, "who thinks has given what it thought best"
