"""Whatever is sent: a clear error, and neither the connection nor the match is harmed."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, http, live, new_match, tokens

KINDS = [
    "hello", "answer", "check", "candidates", "undo", "say", "set_name", "preset", "ping", "invite",
    "revoke", "links", "replace_by_bot", "take_back", "set_clock", "end", "welcome", "update", "", "\x00",
]  # fmt: skip
FIELDS = [
    "id", "turn", "answer", "match", "token", "seat", "since", "heard", "limit", "text", "to", "name",
    "stand_in", "auto_pass", "t", "role", "seats", "link", "bot", "clock", "kind", "seconds",
]  # fmt: skip
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
    | st.sampled_from(["seat-1", "seat-2", "random", "default", "seat", "decision", "\ud800", "\x00"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)  # fmt: skip
MESSAGES = st.builds(
    lambda kind, fields: {"type": kind, **fields},
    st.sampled_from(KINDS),
    st.dictionaries(st.sampled_from(FIELDS), VALUES, max_size=5),
)
FRAMES = st.one_of(
    MESSAGES.map(json.dumps), VALUES.map(json.dumps), st.text(max_size=60), st.binary(max_size=60)
)


def test_random_frames_harm_nobody(small_server):
    made = new_match(small_server.address, "link", "link")
    keys = tokens(made)

    @given(st.lists(FRAMES, min_size=1, max_size=25), st.booleans())
    @settings(max_examples=60, deadline=None)
    def attack(frames: list[str | bytes], joined: bool) -> None:
        asyncio.run(_attack(frames, joined))

    async def _attack(frames: list[str | bytes], joined: bool) -> None:
        client = await Client.open(small_server.address)
        if joined:
            await client.hello(made["match"], keys["seat-1"])
        before = client.view
        for frame in frames:
            await client.socket.send(frame)
        await client.quiet()
        if joined:
            assert client.view == before
        replies = [json.loads(raw) for raw in client.received]
        known = {"welcome", "error", "pong", "done", "problems", "candidates", "table", "said", "refused"}
        assert {reply["type"] for reply in replies} <= known
        assert "internal" not in {reply.get("code") for reply in replies}
        await client.close()
        Client.opened.clear()

    attack()
    assert http(small_server.address, "/health")[0] == 200
    log = small_server.log.read_text()
    assert "failed" not in log


@live
async def test_messages_with_the_right_shape_and_wrong_content_are_refused(small_server):
    made = new_match(small_server.address, "me", "link")
    client = await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    rng, before = random.Random(4), client.view
    nested: Any = "1"
    for _ in range(200):
        nested = [nested]
    wrong: tuple[Any, ...] = (
        None,
        1,
        -1,
        2**70,
        1.5,
        True,
        "",
        "17",
        [],
        {},
        ["1"],
        {"a": nested},
        "x" * 50_000,
        nested,
    )
    for answer in wrong:
        reply = await client.answer(answer)
        assert reply["type"] == "refused"
        assert reply["rule"] in ("KER-ANS-01", "JST-RUN-01")
        assert len(json.dumps(reply)) < 3000
    legal = client.view["decision"]["space"]["options"][0]
    for turn in ("x", str(client.turn)[::-1], str(rng.random())):
        assert (await client.answer(legal, turn=turn))["code"] == "stale"
    await client.quiet()
    assert client.view == before


@live
async def test_an_oversized_message_closes_the_connection_alone(small_server):
    made = new_match(small_server.address, "me", "link")
    keys = tokens(made)
    bully = await Client.join(small_server.address, made["match"], keys["seat-1"])
    other = await Client.join(small_server.address, made["match"], keys["seat-2"])
    await bully.send(type="say", id="1", text="x" * 70_000)
    with pytest.raises(ConnectionClosed):
        await bully.silence(60)
    assert bully.socket.close_code == 1009
    assert (await other.answer(await other.first_legal()))["type"] == "accepted"


@live
async def test_a_flood_is_slowed_and_then_cut_while_others_play_on(small_server):
    made = new_match(small_server.address, "me", "link")
    keys = tokens(made)
    flood = await Client.join(small_server.address, made["match"], keys["seat-1"])
    other = await Client.join(small_server.address, made["match"], keys["seat-2"])

    async def pour() -> None:
        try:
            for n in range(3000):
                await flood.send(type="check", id=str(n), answer="1")
        except ConnectionClosed:
            pass

    pouring = asyncio.create_task(pour())
    assert (await other.answer(await other.first_legal()))["type"] == "accepted"
    with pytest.raises(ConnectionClosed):
        await flood.silence(60)
    await pouring
    assert any('"code":"rate"' in raw for raw in flood.received)
    assert flood.socket.close_code == 4429


@live
async def test_replayed_and_reordered_messages_do_nothing_twice(small_server):
    made = new_match(small_server.address, "me", "link", game="parley", options={"rounds": 3})
    keys = tokens(made)
    a = await Client.join(small_server.address, made["match"], keys["seat-1"])
    b = await Client.join(small_server.address, made["match"], keys["seat-2"])
    sent: list[dict[str, Any]] = []
    while not a.view["over"]:
        for client in (a, b):
            await client.quiet()
            if client.view["decision"] and client.view["sealed"] is None:
                answer = await client.first_legal()
                message = {"type": "answer", "id": f"{len(sent)}", "turn": client.turn, "answer": answer}
                sent.append({**message, "by": client})
                assert (await client.ask(**message))["type"] == "accepted"
        await a.quiet()
        view = a.view
        for old in random.Random(len(sent)).sample(sent, min(6, len(sent))):
            message = {key: value for key, value in old.items() if key != "by"}
            assert (await old["by"].ask(**message))["type"] == "accepted"
        await a.quiet()
        assert a.view == view
    _, record = http(small_server.address, f"/api/matches/{made['match']}/record", token=keys["host"])
    assert len([seat for seat, _ in record["inputs"] if seat != "chance"]) == len(sent) == 12
