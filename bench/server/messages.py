"""Spoilt messages to matches that are being played: to all of a server but its sockets, and over the wire."""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import montjoie
from bench.server.documents import Outcome
from bench.server.probe import probing
from bench.server.spoiling import MESSAGES, spoilt
from montjoie.kernel.chance import Stream
from montjoie.server import lobby, protocol, sockets
from montjoie.server.config import Config
from montjoie.server.hub import Hub
from montjoie.server.labour.pool import begin
from montjoie.server.store import Store
from tests.server.client import Client, http, tokens
from tests.server.processes import ServerProcess

MATCH, AT_ONCE = 500, 8  # messages to a match before the next is opened, and matches at once
LINES, DRAINED = 4, 50  # connections to a server, and messages after which one waits for it
ANSWERED = 0.1  # of the messages, before which the match goes on by a sound answer
WIDE: dict[str, Any] = {
    "messages_per_second": 1e6,
    "work_per_address": 1e6,
    "work_per_match": 1e6,
    "talk_per_second": 1e6,
}


def sent(rng: random.Random, turn: str | None) -> str:
    """A message as somebody writes it."""
    good = dict(rng.choice(MESSAGES)) | ({"turn": turn} if rng.random() < 0.5 else {})
    return json.dumps(spoilt(rng, good) if rng.random() < 0.9 else good)


class Page:
    """A page of a match, whose messages are handed to the server and taken from it in this process."""

    def __init__(self, hub: Hub, made: protocol.Created) -> None:
        self._hub, self._match, self._token = hub, made.match, made.links[0].token
        self._told: asyncio.Queue[Any] = asyncio.Queue()
        self._asked: asyncio.Queue[Any] = asyncio.Queue()
        self._pings, self.turn = 0, None
        self.found = Counter[str]()

    async def come(self) -> None:
        """Connect."""
        scope = {
            "type": "websocket",
            "path": "/ws",
            "client": ("127.0.0.1", 1),
            "headers": [(b"host", b"here")],
        }
        self._serving = asyncio.create_task(sockets.serve(self._hub, scope, self._asked.get, self._told.put))
        await self._asked.put({"type": "websocket.connect"})
        assert (await self._told.get())["type"] == "websocket.accept"
        await self.say(json.dumps({"type": "hello", "match": self._match, "token": self._token}))

    async def say(self, text: str) -> None:
        """Send something and take in all that comes back."""
        self._pings -= 1
        for each in (text, json.dumps({"type": "ping", "t": self._pings})):
            await self._asked.put({"type": "websocket.receive", "text": each})
        while True:
            event = await asyncio.wait_for(self._told.get(), 600)
            assert event["type"] == "websocket.send", event
            got = json.loads(event["utf8"])
            if got["type"] == "pong" and got["t"] == self._pings:
                return
            self.turn = got.get("turn", self.turn)
            self.found[got.get("code") or got["type"]] += 1

    async def play(self, rng: random.Random) -> None:
        """Let the match go on: as whoever is asked, a sound answer."""
        room = await self._hub.room(self._match)
        if not room.awaited or room.match.over:
            return
        seat = rng.choice(room.awaited)
        hello = {"type": "hello", "match": self._match, "token": self._token, "seat": seat}
        await self.say(json.dumps(hello))
        if decision := room.match.decisions.get(seat):
            given = decision.sample(Stream(rng.getrandbits(32)))
            answer = {"type": "answer", "id": str(self._pings), "turn": self.turn, "answer": given}
            await self.say(json.dumps(answer))

    async def leave(self) -> None:
        """Disconnect."""
        await self._asked.put({"type": "websocket.disconnect"})
        await self._serving


async def _within(hub: Hub, count: int, seed: str) -> tuple[Counter[str], float]:
    """Messages to one match; the longest that one of them took."""
    longest, rng = 0.0, random.Random(seed)
    game = rng.choice(montjoie.known_games())
    seats = [protocol.SeatWish("me") for _ in range(montjoie.find(game).counts[0])]
    wish = protocol.NewMatch(game=game, seats=seats)
    made = await lobby.open(hub, wish, montjoie.start(game, len(seats), rng.getrandbits(32)))
    page = Page(hub, made)
    await page.come()
    for _ in range(count):
        begun = time.process_time()
        if rng.random() < ANSWERED:
            await page.play(rng)
        await page.say(sent(rng, page.turn))
        longest = max(longest, time.process_time() - begun)
    await page.leave()
    return page.found, longest


def beside(seed: int, count: int, keep: Path) -> Outcome:
    """Messages to a server without sockets, in many matches."""
    config = Config(**WIDE, workers=2, bot_workers=1, hello_seconds=600)
    workers = begin(config.workers + config.bot_workers, config.worker_bytes)

    async def run(folder: str) -> Outcome:
        hub = Hub(config, await Store.open(f"sqlite:///{folder}/store", "fuzz"), workers)
        found, longest = Counter[str](), 0.0
        shares = [min(MATCH, count - n) for n in range(0, count, MATCH)]
        for n in range(0, len(shares), AT_ONCE):
            some = enumerate(shares[n : n + AT_ONCE], n)
            plays = (_within(hub, share, f"message:{seed}:{i}") for i, share in some)
            for more, took in await asyncio.gather(*plays):
                found, longest = found + more, max(longest, took)
        await hub.close()
        return Outcome(found, longest)

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(folder))


async def _on_lines(address: str, count: int, seed: int) -> Counter[str]:
    """Messages on a few connections."""
    found = Counter[str]()

    async def talk(number: int) -> None:
        rng = random.Random(f"wire:{seed}:{number}")
        game = rng.choice(montjoie.known_games())
        seats = [{"who": "me"}] * montjoie.find(game).counts[0]
        _, made = await asyncio.to_thread(http, address, "/api/matches", {"game": game, "seats": seats})
        client = await Client.join(address, made["match"], tokens(made)["host"])
        for n in range(count // LINES):
            await client.socket.send(sent(rng, client.turn))
            if n % DRAINED == DRAINED - 1:
                await client.send(type="ping", t=-n)
                while (got := await client.receive())["type"] != "pong" or got["t"] != -n:
                    found[got.get("code") or got["type"]] += 1
                client.received.clear()
        await client.close()

    await asyncio.gather(*(talk(number) for number in range(LINES)))
    return found


def over_the_wire(seed: int, count: int, keep: Path) -> Outcome:
    """The same to a server of our own, without limits on how much one may send."""
    options = [word for name, limit in WIDE.items() for word in ("--set", f"{name}={limit:.0f}")]
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name), "", *options) as server:
        with probing(server.address, server.pid) as health:
            found = asyncio.run(_on_lines(server.address, count, seed))
        return Outcome(found, health.found["health_work_ms"]["max"] / 1000, health.found)
