"""Talk: everybody hears what is public, a channel is heard by its seats alone."""

from __future__ import annotations

import uuid

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess


async def table(server: ServerProcess) -> tuple[list[Client], dict[str, str], str]:
    made = new_match(server.address, "me", "link", "link")
    keys = tokens(made)
    who = ("seat-1", "seat-2", "seat-3", "spectator")
    clients = [await Client.join(server.address, made["match"], keys[each]) for each in who]
    return clients, keys, made["match"]


@live
async def test_public_talk_reaches_everybody_and_private_talk_its_channel(small_server):
    (a, b, c, watcher), _, _ = await table(small_server)
    assert (await a.ask("say", text="to all"))["type"] == "done"
    assert (await b.ask("say", text="to Ann", to=["seat-1"]))["type"] == "done"
    assert (await a.ask("say", text="to Bob", to=["seat-2", "seat-2"]))["type"] == "done"
    assert (await c.ask("say", text="to all again"))["type"] == "done"
    for client, heard in (
        (a, ["to all", "to Ann", "to Bob", "to all again"]),
        (b, ["to all", "to Ann", "to Bob", "to all again"]),
        (c, ["to all", "to all again"]),
        (watcher, ["to all", "to all again"]),
    ):
        await client.quiet()
        assert [said["text"] for said in client.talk] == heard
        assert [said["n"] for said in client.talk] == list(range(len(heard)))
    assert a.talk[1]["to"] == a.talk[2]["to"] == ["seat-1", "seat-2"]
    assert [said["id"] is not None for said in a.talk] == [True, False, True, False]


@live
async def test_talk_survives_reconnects_and_a_resent_message_is_said_once(small_server):
    (a, b, _, _), keys, match = await table(small_server)
    id = uuid.uuid4().hex
    for _ in range(2):
        assert (await a.ask("say", text="once", id=id))["type"] == "done"
    await b.quiet()
    assert [said["text"] for said in b.talk] == ["once"]
    back = await Client.open(small_server.address)
    welcome = await back.hello(match, keys["seat-1"])
    assert [(said["text"], said["id"]) for said in welcome["talk"]] == [("once", id)]
    assert (await back.ask("say", text="once", id=id))["type"] == "done"
    welcome = await back.hello(match, keys["seat-1"], heard=1)
    assert welcome["talk"] == []


@live
async def test_talk_is_never_in_the_record(small_server):
    (a, _, _, _), keys, match = await table(small_server)
    await a.ask("say", text="a secret plan", to=["seat-3"])
    assert (await a.ask("say", text="x", to=["seat-9"]))["code"] == "unknown_seat"
    await a.ask("end")
    status, record = http(small_server.address, f"/api/matches/{match}/record", token=keys["host"])
    assert status == 200
    assert "a secret plan" not in str(record)
