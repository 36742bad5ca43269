"""Several servers on one PostgreSQL: they serve the same match, and one writes at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
import sqlalchemy as sa

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import Postgres, ServerProcess
from tests.server.test_crash import Player, stored_ids

Pair = tuple[ServerProcess, ServerProcess]


@pytest.fixture(scope="module")
def servers(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Pair]:
    folder, db = tmp_path_factory.mktemp("servers"), postgres.database()
    with ServerProcess(folder, db, name="a") as a, ServerProcess(folder, db, name="b") as b:
        yield a, b


@live
async def test_two_servers_serve_one_match_and_tell_each_other(servers):
    left, right = servers
    made = new_match(left.address, "me", "link")
    keys = tokens(made)
    a = await Client.join(left.address, made["match"], keys["seat-1"])
    b = await Client.join(right.address, made["match"], keys["seat-2"])
    for course in (1, 2, 3):
        for player in (a, b):
            await player.until(lambda c, course=course: c.view["round"] == course)
            assert (await player.answer(await player.first_legal()))["type"] == "accepted"
    for client in (a, b):
        await client.until(lambda c: c.view["over"] and c.table["status"] == "over")
    assert a.view["board"]["broken"] == b.view["board"]["broken"]
    assert a.view["result"] == b.view["result"]


@live
async def test_talk_names_presence_and_revoked_links_are_known_to_both(servers):
    left, right = servers
    made = new_match(left.address, "me", "link")
    keys = tokens(made)
    a = await Client.join(left.address, made["match"], keys["seat-1"])
    b = await Client.join(right.address, made["match"], keys["seat-2"])
    await a.until(lambda c: all(seat["connected"] for seat in c.table["seats"]))
    await b.until(lambda c: all(seat["connected"] for seat in c.table["seats"]))
    await a.ask("say", text="hello", to=["seat-2"])
    await b.ask("say", text="good day")
    await a.until(lambda c: len(c.talk) == 2)
    await b.until(lambda c: len(c.talk) == 2)
    assert [said["text"] for said in a.talk] == [said["text"] for said in b.talk]
    await b.ask("set_name", name="Bea")
    await a.until(lambda c: c.table["seats"][1]["name"] == "Bea")
    link = next(each["link"] for each in made["links"] if each["seats"] == ["seat-2"])
    assert (await a.ask("revoke", link=link))["type"] == "done"
    await asyncio.wait_for(b.socket.wait_closed(), 60)
    assert b.socket.close_code == 4401
    again = await Client.open(right.address)
    await again.send(type="hello", match=made["match"], token=keys["seat-2"])
    assert (await again.next("error"))["code"] == "forbidden"


@live
async def test_answers_given_to_both_at_once_are_all_stored_once(servers):
    players = []
    for i in range(3):
        made = new_match(servers[i % 2].address, "me", "link", game="parley", options={"rounds": 15})
        keys = tokens(made)
        players += [Player(servers[s], made["match"], keys[f"seat-{s + 1}"], i) for s in (0, 1)]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
    stored = stored_ids(servers[0])
    assert all(count == 1 for count in stored.values())
    assert all(stored[id] == 1 for player in players for id in player.acknowledged)
    assert sum(len(player.acknowledged) for player in players) == 3 * 15 * 4
    for player in players:
        status, record = http(
            player.server.address, f"/api/matches/{player.match}/record", token=player.token
        )
        assert (status, len(record["inputs"])) == (200, 15 * 5 + 1)


@live
async def test_when_one_dies_the_other_goes_on_with_its_bots(servers):
    left, right = servers
    made = new_match(left.address, "me", "bot", game="parley", options={"rounds": 2})
    token = tokens(made)["host"]
    first = await Client.join(left.address, made["match"], token)
    await first.until(lambda c: "seat-2" not in c.view["awaited"])
    left.kill()
    back = await Client.join(right.address, made["match"], token)
    while not back.view["over"]:
        if "seat-1" in back.view["awaited"]:
            assert (await back.answer(await back.first_legal()))["type"] == "accepted"
        else:
            await back.receive()
    await asyncio.to_thread(left.start)


@live
async def test_nothing_is_lost_when_the_database_drops_its_connections(servers):
    left, _ = servers
    players = []
    for i in range(2):
        made = new_match(left.address, "me", "link", game="parley", options={"rounds": 12})
        keys = tokens(made)
        players += [Player(left, made["match"], keys[f"seat-{s}"], i) for s in (1, 2)]
    engine = sa.create_engine(left.db.replace("postgresql:", "postgresql+psycopg:"))
    cut = sa.text("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")

    async def cutting() -> None:
        while True:
            await asyncio.sleep(0.2)
            with engine.connect() as connection:
                connection.execute(cut)

    scissors = asyncio.create_task(cutting())
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
    scissors.cancel()
    engine.dispose()
    await asyncio.sleep(0.2)
    stored = stored_ids(left)
    assert all(stored[id] == 1 for player in players for id in player.acknowledged)
