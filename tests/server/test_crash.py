"""Kill the server at any moment: every acknowledged answer is there, once, and the match goes on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import uuid
from collections import Counter
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Client, Message, http, live, new_match, tokens
from tests.server.processes import ServerProcess

ROUNDS = 30  # 120 answers a match


class Player:
    """Answers at random until the match is over, through any number of crashes."""

    def __init__(self, server: ServerProcess, match: str, token: str, seed: int, limit: int = 10**6) -> None:
        self.server, self.match, self.token, self.limit = server, match, token, limit
        self.chance = random.Random(seed)
        self.acknowledged: list[str] = []
        self.sent: Message | None = None
        self.over = False
        self.welcomes = 0

    async def play(self) -> None:
        while not self.over:
            client: Client | None = None
            try:
                client = await Client.join(self.server.address, self.match, self.token)
                self.welcomes += 1
                await self._answer_all(client)
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError):
                await asyncio.sleep(0.05)
            finally:
                if client is not None:
                    await client.close()

    async def _answer_all(self, client: Client) -> None:
        if self.sent is not None:
            await self._send(client)
        while not client.view["over"] and len(self.acknowledged) < self.limit:
            decision = client.view["decision"]
            if decision is None or client.view["sealed"] is not None:
                await client.receive()
                continue
            space = decision["space"]
            choice = space["options"] if space["form"] == "one_of" else range(space["high"] + 1)
            self.sent = {"id": uuid.uuid4().hex, "turn": client.turn, "answer": self.chance.choice(choice)}
            await self._send(client)
        self.over = True

    async def _send(self, client: Client) -> None:
        """The same message again and again, until there is a reply to it."""
        sent = self.sent
        assert sent is not None
        reply = await client.ask("answer", **sent)
        if reply["type"] == "accepted":
            self.acknowledged.append(sent["id"])
        else:
            assert reply["code"] in ("stale", "not_asked", "unavailable"), reply
        if reply.get("code") != "unavailable":
            self.sent = None


@contextlib.contextmanager
def database(server: ServerProcess) -> Iterator[sa.Connection]:
    """The database of a server, past the server."""
    url = (
        server.db.replace("postgresql:", "postgresql+psycopg:")
        or f"sqlite:///{server.folder}/montjoie.sqlite3"
    )
    engine = sa.create_engine(url)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def stored_ids(server: ServerProcess) -> Counter[str]:
    """The ids of all stored answers, straight from the database."""
    with database(server) as connection:
        keys = list(connection.execute(sa.text('select "key" from inputs where "key" is not null')).scalars())
        numbers = connection.execute(
            sa.text("select match_id, count(*), min(n), max(n) from inputs group by match_id")
        )
        for match, count, low, high in numbers:
            assert (low, high) == (1, count), f"{match} has gaps"
    return Counter(key.partition(":")[2] for key in keys)


@pytest.mark.parametrize("seed", [1])
@live
async def test_every_acknowledged_answer_survives_kill_9_and_the_matches_go_on(start, seed):
    server = start()
    chance = random.Random(seed)
    players = []
    for i in range(4):
        made = new_match(server.address, "me", "link", game="parley", options={"rounds": ROUNDS})
        keys = tokens(made)
        players += [Player(server, made["match"], keys[s], i) for s in ("seat-1", "seat-2")]
    tasks = [asyncio.create_task(player.play()) for player in players]
    for crash in range(1, 4):
        while sum(len(player.acknowledged) for player in players) < 80 * crash:
            await asyncio.sleep(0.01)
        await asyncio.sleep(chance.uniform(0, 0.05))
        server.kill()
        stored, known = stored_ids(server), [id for player in players for id in player.acknowledged]
        assert all(stored[id] == 1 for id in known)
        await asyncio.to_thread(server.start)
    await asyncio.wait_for(asyncio.gather(*tasks), 240)

    stored, known = stored_ids(server), [id for player in players for id in player.acknowledged]
    assert all(count == 1 for count in stored.values())
    assert all(stored[id] == 1 for id in known)
    assert len(known) >= 240
    assert any(player.welcomes > 2 for player in players)
    for player in players[::2]:
        status, record = http(server.address, f"/api/matches/{player.match}/record", token=player.token)
        assert status == 200
        assert len([seat for seat, _ in record["inputs"] if seat.startswith("seat")]) == 4 * ROUNDS
        reopened = {"document": record, "seats": [{"who": "me"}, {"who": "me"}]}
        assert http(server.address, "/api/open", reopened)[0] == 201  # it replays to the same digests


@live
async def test_bots_and_clocks_go_on_by_themselves_after_a_crash(start):
    server = start("--set", "clock_grace=0")
    with_bots = new_match(server.address, "bot", "bot", game="parley", options={"rounds": 40})
    timed = new_match(server.address, "me", "link", clock={"kind": "decision", "seconds": 1})
    server.kill()
    await asyncio.to_thread(server.start)

    async def status(match: Message) -> str:
        told = await asyncio.to_thread(http, server.address, f"/api/matches/{match['match']}")
        return str(told[1]["status"])

    async def both_over() -> None:
        while [await status(with_bots), await status(timed)] != ["over", "over"]:
            await asyncio.sleep(0.1)

    await asyncio.wait_for(both_over(), 240)


@live
async def test_a_stopped_server_says_goodbye_and_loses_nothing(start):
    server = start()
    made = new_match(server.address, "me", "link")
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    await client.answer(await client.first_legal())
    sealed = client.view["sealed"]
    code = await asyncio.to_thread(server.stop)
    assert code == 0
    with pytest.raises(ConnectionClosed) as closed:
        await client.silence(60)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
    await asyncio.to_thread(server.start)
    back = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    assert back.view["sealed"] == sealed
    assert json.loads(server.log.read_text().splitlines()[-1])["event"] == "started"


@live
async def test_a_match_whose_rules_have_changed_goes_on_from_its_snapshot(start):
    server = start()
    made = new_match(server.address, "me", "link", game="parley", options={"rounds": 40})
    players = [Player(server, made["match"], tokens(made)[f"seat-{s}"], s, limit=40) for s in (1, 2)]
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
    path = f"/api/matches/{made['match']}"
    before = http(server.address, path)[1]
    await asyncio.to_thread(server.stop)
    with database(server) as connection:  # the rules that wrote this digest are not the rules of today
        connection.execute(sa.text("update inputs set digest = 'other' where n = 75"))
    await asyncio.to_thread(server.start)
    after = http(server.address, path)[1]
    assert not before["drifted"]
    assert after["drifted"]
    assert (after["round"], after["awaited"]) == (before["round"], before["awaited"]), "nothing was lost"
    for player in players:
        player.limit, player.over = 10**6, False
    await asyncio.wait_for(asyncio.gather(*(player.play() for player in players)), 240)
    stored = stored_ids(server)
    assert all(stored[id] == 1 for player in players for id in player.acknowledged)
    assert http(server.address, path)[1]["status"] == "over"
    await asyncio.to_thread(server.stop)
    await asyncio.to_thread(server.start)
    assert http(server.address, path)[1]["status"] == "over"
