"""Seats without accounts: what each link opens, and what it does not."""

from __future__ import annotations

import asyncio
import contextlib
from functools import partial
from typing import Any

import sqlalchemy as sa
from websockets import ConnectionClosed

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess


def test_links_are_long_secrets_and_only_hashes_are_stored(small_server):
    made = new_match(small_server.address, "me", "link", "bot")
    roles = [(link["role"], link["seats"]) for link in made["links"]]
    assert roles == [("host", ["seat-1"]), ("seat", ["seat-2"]), ("spectator", [])]
    assert all(len(link["token"]) * 6 >= 128 for link in made["links"])
    raw = b"".join(file.read_bytes() for file in small_server.folder.glob("montjoie.sqlite3*"))
    assert made["match"].encode() in raw
    assert not any(link["token"].encode() in raw for link in made["links"])


@live
async def test_a_token_opens_its_own_match_and_seat_only(small_server):
    address = small_server.address
    one, other = new_match(address, "me", "link"), new_match(address, "me", "link")
    client = await Client.open(address)
    for match, token, seat, code in (
        (one["match"], tokens(other)["host"], None, "forbidden"),
        (one["match"], "x" * 32, None, "forbidden"),
        (one["match"], None, None, "forbidden"),
        ("nowhere", tokens(one)["host"], None, "unknown_match"),
        (one["match"], tokens(one)["seat-2"], "seat-1", "not_seated"),
        (one["match"], tokens(one)["spectator"], "seat-1", "not_seated"),
        (one["match"], tokens(one)["host"], "seat-9", "not_seated"),
    ):
        await client.send(type="hello", match=match, token=token, seat=seat)
        assert (await client.receive())["code"] == code


@live
async def test_a_spectator_watches_and_nothing_else(small_server):
    made = new_match(small_server.address, "me", "link")
    watcher = await Client.join(small_server.address, made["match"], tokens(made)["spectator"])
    assert watcher.view["seat"] is None
    assert "lances" not in watcher.view["board"]["riders"]["seat-1"]
    wanted: tuple[dict[str, Any], ...] = (
        {"type": "answer", "turn": "x", "answer": "1"},
        {"type": "undo"},
        {"type": "check", "answer": "1"},
        {"type": "candidates"},
        {"type": "say", "text": "psst"},
        {"type": "set_name", "name": "Eve"},
        {"type": "preset", "auto_pass": True},
    )
    for message in wanted:
        assert (await watcher.ask(**message))["code"] == "not_seated"
    asked: tuple[dict[str, Any], ...] = (
        {"type": "invite", "role": "host"},
        {"type": "links"},
        {"type": "revoke", "link": "x"},
        {"type": "replace_by_bot", "seat": "seat-1", "bot": "random"},
        {"type": "take_back", "seat": "seat-1"},
        {"type": "set_clock", "clock": {"kind": "none"}},
        {"type": "end"},
    )
    for message in asked:
        assert (await watcher.ask(**message))["code"] == "not_host"


@live
async def test_a_seat_has_no_host_rights_except_over_itself(small_server):
    made = new_match(small_server.address, "me", "link")
    guest = await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    assert (await guest.ask("end"))["code"] == "not_host"
    assert (await guest.ask("replace_by_bot", seat="seat-1", bot="random"))["code"] == "not_host"
    assert (await guest.ask("replace_by_bot", seat="seat-2", bot="nobody"))["code"] == "unknown_bot"
    assert (await guest.ask("replace_by_bot", seat="seat-2", bot="random"))["type"] == "done"
    await guest.until(lambda c: c.table["seats"][1]["bot"] == "random")
    await guest.until(lambda c: c.view["sealed"] is not None)
    assert (await guest.ask("take_back", seat="seat-2"))["type"] == "done"
    await guest.until(lambda c: c.table["seats"][1]["holder"] == "human")


@live
async def test_the_host_invites_and_revokes_at_once(small_server):
    made = new_match(small_server.address, "me", "link")
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    invited = await host.ask("invite", role="seat", seats=["seat-2"])
    guest = await Client.join(small_server.address, made["match"], invited["token"])
    assert guest.view["seat"] == "seat-2"
    listed = await host.ask("links")
    assert [link["link"] for link in listed["links"]].count(invited["link"]) == 1
    assert not any("token" in link for link in listed["links"])
    assert (await host.ask("revoke", link=invited["link"]))["type"] == "done"
    await asyncio.wait_for(guest.socket.wait_closed(), 60)
    assert guest.socket.close_code == 4401
    back = await Client.open(small_server.address)
    await back.send(type="hello", match=made["match"], token=invited["token"])
    assert (await back.receive())["code"] == "forbidden"
    assert (await host.ask("revoke", link="nothing"))["code"] == "unknown_link"
    assert (await host.ask("invite", role="seat", seats=["seat-7"]))["code"] == "unknown_seat"
    assert (await host.ask("invite", role="seat"))["code"] == "bad_message"
    second = await host.ask("invite", role="host")
    deputy = await Client.join(small_server.address, made["match"], second["token"])
    assert (await deputy.ask("links"))["type"] == "links"


@live
async def test_the_host_ends_a_match_for_good(small_server):
    made = new_match(small_server.address, "me", "link")
    keys = tokens(made)
    host = await Client.join(small_server.address, made["match"], keys["host"])
    guest = await Client.join(small_server.address, made["match"], keys["seat-2"])
    path = f"/api/matches/{made['match']}"
    assert http(small_server.address, f"{path}/record", token=keys["host"])[0] == 403
    assert (await host.ask("end"))["type"] == "done"
    await guest.until(lambda c: c.table["status"] == "ended")
    assert (await guest.answer(guest.view["decision"]["space"]["options"][0]))["code"] == "closed"
    assert (await guest.ask("undo"))["code"] == "closed"
    assert (await host.ask("end"))["code"] == "closed"
    assert http(small_server.address, f"{path}/record", token=keys["seat-2"])[0] == 200
    assert http(small_server.address, path)[1]["seed"] is not None


@live
async def test_names_are_shown_to_everybody(small_server):
    made = new_match(small_server.address, seats=[{"who": "me", "name": " Ann "}, {"who": "link"}])
    keys = tokens(made)
    host = await Client.join(small_server.address, made["match"], keys["host"])
    guest = await Client.join(small_server.address, made["match"], keys["seat-2"])
    assert (await guest.ask("set_name", name="Béa"))["type"] == "done"
    await host.until(lambda c: [seat["name"] for seat in c.table["seats"]] == ["Ann", "Béa"])


@live
async def test_a_public_match_can_be_watched_without_a_token(small_server):
    made = new_match(small_server.address, "me", "link", public=True)
    watcher = await Client.join(small_server.address, made["match"], None)
    assert (watcher.table["role"], watcher.view["seat"]) == ("spectator", None)


@live
async def test_the_link_to_a_moment_shows_it_and_opens_nothing_else(small_server):
    made = new_match(small_server.address, "me", "link", game="parley", options={"rounds": 2})
    keys, path = tokens(made), f"/api/matches/{made['match']}"
    call = partial(http, small_server.address)
    a = await Client.join(small_server.address, made["match"], keys["seat-1"])
    b = await Client.join(small_server.address, made["match"], keys["seat-2"])
    await a.answer(9)
    await b.answer(0)
    await a.until(lambda c: c.view["awaited"] == ["seat-1"])
    now = call(f"{path}/replay?seat=seat-1&at=999", token=keys["seat-1"])[1]
    wish = {"seat": "seat-1", "at": now["at"]}
    assert call(f"{path}/moment", wish, token=keys["seat-2"])[0] == 403, "another's eyes"
    assert call(f"{path}/moment", wish)[0] == 403
    assert call(f"{path}/moment", {"seat": "seat-1", "at": now["at"] + 50}, token=keys["seat-1"])[0] == 400
    status, link = call(f"{path}/moment", wish, token=keys["seat-1"])
    assert status == 201
    await a.answer(await a.first_legal())

    status, shown = call(f"{path}/replay?seat=seat-1", token=link["token"])
    assert (status, shown["moments"][-1]["told"]) == (200, now["at"])
    late = call(f"{path}/replay?seat=seat-1&at=999999", token=link["token"])[1]
    assert (late["at"], late["view"]) == (now["at"], now["view"])
    assert call(f"{path}/replay?seat=seat-2", token=link["token"])[0] == 403
    assert call(f"{path}/replay", token=link["token"])[0] == 403
    assert call(f"{path}/record", token=link["token"])[0] == 403
    assert call(f"{path}/moment", wish, token=link["token"])[0] == 403
    assert call(path, token=link["token"])[1]["mine"] == []
    for forged in (link["token"].replace("seat-1", "seat-2"), link["token"][:-1] + "x", "moment.9..x"):
        assert call(f"{path}/replay?seat=seat-1", token=forged)[0] in (403, 429)
    client = await Client.open(small_server.address)
    await client.send(type="hello", match=made["match"], token=link["token"])
    assert (await client.next("error"))["code"] == "forbidden"


@live
async def test_guessing_tokens_ends_the_connection(tmp_path):
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "link")
        client = await Client.open(server.address)
        with contextlib.suppress(ConnectionClosed):  # it may come before the last guess
            for _ in range(40):
                await client.send(type="hello", match=made["match"], token="x" * 32)
            async with asyncio.timeout(60):
                async for _ in client.socket:  # what is not read would keep the farewell waiting
                    pass
        assert client.socket.close_code == 4401
        assert http(server.address, f"/api/matches/{made['match']}", token="y" * 32)[0] == 429


def test_the_store_holds_what_the_server_may_know(small_server):
    new_match(small_server.address, "me", "link")
    engine = sa.create_engine(f"sqlite:///{small_server.folder}/montjoie.sqlite3")
    with engine.connect() as connection:
        hashes = list(connection.execute(sa.text("select hash from links")).scalars())
    engine.dispose()
    assert hashes
    assert all(len(each) == 64 for each in hashes)


@live
async def test_a_host_who_makes_a_link_to_anothers_seat_is_seen_by_the_table(small_server):
    made = new_match(small_server.address, "me", "link")
    host = await Client.join(small_server.address, made["match"], tokens(made)["host"])
    other = await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    assert [seat["links"] for seat in other.table["seats"]] == [1, 1]
    made_link = await host.ask("invite", role="seat", seats=["seat-2"])
    await other.until(lambda c: c.table["seats"][1]["links"] == 2)
    await host.ask("revoke", link=made_link["link"])
    await other.until(lambda c: c.table["seats"][1]["links"] == 1)
