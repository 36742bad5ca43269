"""Whatever is sent, only typed errors come back: answers, positions, records and army lists by the very jobs
that the server gives to its workers, messages by all of the server but its sockets (`message`) and over the
wire (`wire`).

    python -m bench.server.fuzz --each 170000            # a million in all
    python -m bench.server.fuzz position --each 5000 --seed 3

A position or a record that is taken must also be playable: every seat is shown the table, and somebody
answers. What takes longer than the server allows is cut as the server cuts it. `/health/live` is asked all
the while. Everything stays on this machine; what went wrong is printed with its seed and kept in `--keep`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import resource
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import montjoie
from bench.server.probe import probing
from bench.server.spoiling import MESSAGES, armies, moments, spoilt
from montjoie import Match, MontjoieError
from montjoie.kernel.chance import Stream
from montjoie.server import lobby, protocol, sockets, watch
from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.feeds import make_frame
from montjoie.server.hub import Hub
from montjoie.server.labour import jobs, reading
from montjoie.server.labour.carry import unpack
from montjoie.server.store import Store

Outcome = tuple[Counter[str], float]  # how often each came back, and the longest in seconds
LIMITS = Config()
SEATS = [{"who": "me"}] * 2
MATCH, AT_ONCE = 500, 64  # messages to a match before the next is opened, and matches at once


def _encoded(thing: Any) -> bytes:
    return json.dumps(thing).encode()


def _open(document: Any, rng: random.Random) -> None:
    """Open a document and play on from there."""
    _, packed, _ = jobs.open_file(_encoded({"seats": SEATS, "document": document}), "1")
    match = unpack(packed)
    _show(match)
    if not match.over:
        seat = rng.choice(list(match.decisions))
        match.submit(seat, match.decisions[seat].sample(Stream(rng.getrandbits(32))))
        _show(match)


def _show(match: Match) -> None:
    for seat in (None, *match.seats):
        make_frame(match, seat, 0, 0)


class Fuzz:
    """Sound things of every kind, and what is done with them once they are spoilt."""

    def __init__(self, seed: int) -> None:
        self.moments = moments(seed, 2)
        self.armies = armies()

    def position(self, rng: random.Random) -> tuple[Any, Callable[[], None]]:
        """A table that somebody has written."""
        document = spoilt(rng, rng.choice(self.moments).position())
        return document, lambda: _open(document, rng)

    def record(self, rng: random.Random) -> tuple[Any, Callable[[], None]]:
        """A match that somebody says was played."""
        record = rng.choice(self.moments[:: len(self.moments) // 24]).record()
        if rng.random() < 0.5:
            record = record | {"inputs": spoilt(rng, record["inputs"])}
        else:
            record = spoilt(rng, record)
        return record, lambda: _open(record, rng)

    def army(self, rng: random.Random) -> tuple[Any, Callable[[], None]]:
        """A list."""
        slug, sound = rng.choice(self.armies)
        army = spoilt(rng, sound)
        return army, lambda: void(jobs.judge_army(_encoded({"army": army}), slug))

    def answer(self, rng: random.Random) -> tuple[Any, Callable[[], None]]:
        """An answer, as a page sends it and as it asks what is wrong with one."""
        match = rng.choice(self.moments)
        while match.over:
            match = rng.choice(self.moments)
        seat = rng.choice(list(match.decisions))
        answer = spoilt(rng, match.decisions[seat].sample(Stream(rng.getrandbits(32))))

        def ask() -> None:
            problems, _ = jobs.checked(match, seat, answer)
            twin = match.clone()
            twin.submit(seat, answer)
            assert not problems, "what is refused is not taken"
            _show(twin)

        return [match.game, seat, answer], ask


def void(thing: object) -> None:
    """Nobody wants it."""


def attack(kinds: list[str], each: int, seed: int, keep: Path) -> dict[str, Outcome]:
    """So many of every kind, in turn."""
    fuzz, outcomes = Fuzz(seed), {kind: (Counter[str](), 0.0) for kind in kinds}
    for n in range(each):
        for kind in kinds:
            found, longest = outcomes[kind]
            begun = time.process_time()
            found[_outcome(fuzz, kind, seed, n, keep)] += 1
            outcomes[kind] = found, max(longest, time.process_time() - begun)
        if n % 1000 == 999:
            for kind, (found, longest) in outcomes.items():
                print(kind, n + 1, dict(found), f"longest {longest:.2f} s", flush=True)
    return outcomes


def _outcome(fuzz: Fuzz, kind: str, seed: int, number: int, keep: Path) -> str:
    """What comes of one: taken, a typed error, or what should not be."""
    rng = random.Random(f"{kind}:{seed}:{number}")
    thing, run = getattr(fuzz, kind)(rng)
    try:
        watch.within(LIMITS.open_seconds, run)
        return "taken"
    except Denied as denied:
        return denied.code
    except MontjoieError as error:
        return type(error).__name__
    except (watch.Exhausted, MemoryError):
        return "too_heavy"
    except Exception as error:
        where = traceback.extract_tb(error.__traceback__)[-1]
        name = f"UNTYPED {type(error).__name__} {Path(where.filename).stem}:{where.lineno}"
        (keep / f"{kind}-{seed}-{number}.json").write_text(json.dumps(thing))
        print(name, kind, seed, number, "".join(traceback.format_exception(error)[-4:]), flush=True)
        return name


# Messages.


def sent(rng: random.Random, turn: str | None) -> str:
    """A message as somebody writes it."""
    sound = dict(rng.choice(MESSAGES)) | ({"turn": turn} if rng.random() < 0.5 else {})
    return json.dumps(spoilt(rng, sound) if rng.random() < 0.9 else sound)


async def within(hub: Hub, each: int, seed: int) -> tuple[Counter[str], float]:
    """Messages to one page of a match, handed to the server and taken from it in this process; the longest
    that one of them took."""
    found, longest, rng = Counter[str](), 0.0, random.Random(f"message:{seed}")
    game = rng.choice(montjoie.known_games())
    wish = protocol.NewMatch(
        game=game, seats=[protocol.SeatWish("me") for _ in range(montjoie.find(game).counts[0])]
    )
    made = await lobby.open(hub, wish, montjoie.start(game, len(wish.seats), seed))
    told: asyncio.Queue[Any] = asyncio.Queue()
    asked: asyncio.Queue[Any] = asyncio.Queue()
    scope = {"type": "websocket", "path": "/ws", "client": ("127.0.0.1", 1), "headers": [(b"host", b"here")]}
    serving = asyncio.create_task(sockets.serve(hub, scope, asked.get, told.put))
    await asked.put({"type": "websocket.connect"})
    assert (await told.get())["type"] == "websocket.accept"
    turn = None

    async def say(text: str) -> None:
        await asked.put({"type": "websocket.receive", "text": text})

    await say(json.dumps({"type": "hello", "match": made.match, "token": made.links[0].token}))
    for n in range(each):
        begun = time.process_time()
        await say(sent(rng, turn))
        await say(json.dumps({"type": "ping", "t": -n}))
        while True:
            event = await asyncio.wait_for(told.get(), 600)
            assert event["type"] == "websocket.send", event
            got = json.loads(event["utf8"])
            if got["type"] == "pong" and got["t"] == -n:
                break
            turn = got.get("turn", turn)
            found[got.get("code") or got["type"]] += 1
        longest = max(longest, time.process_time() - begun)
    await asked.put({"type": "websocket.disconnect"})
    await serving
    return found, longest


def messages(each: int, seed: int) -> tuple[Counter[str], float]:
    """Messages to a server without sockets, in many matches."""
    config = Config(
        messages_per_second=1e6,
        work_per_address=1e6,
        work_per_match=1e6,
        talk_per_second=1e6,
        workers=2,
        hello_seconds=600,
    )

    async def run(folder: str) -> tuple[Counter[str], float]:
        hub = Hub(config, await Store.open(f"sqlite:///{folder}/store", "fuzz"))
        found, longest = Counter[str](), 0.0
        for n in range(0, each, MATCH * AT_ONCE):
            share = min(MATCH, (each - n) // AT_ONCE)
            plays = (within(hub, share, seed * 1000 + n + i) for i in range(AT_ONCE))
            for more, took in await asyncio.gather(*plays):
                found, longest = found + more, max(longest, took)
        await hub.close()
        return found, longest

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(run(folder))


async def on_lines(address: str, each: int, seed: int) -> Counter[str]:
    """Messages on a few connections."""
    from tests.server.client import Client, http, tokens

    found = Counter[str]()

    async def talk(number: int) -> None:
        rng = random.Random(f"message:{seed}:{number}")
        new = {"game": rng.choice(montjoie.known_games()), "seats": [{"who": "me"}] * 3}
        new["seats"] = new["seats"][: montjoie.find(str(new["game"])).counts[0]]
        made = (await asyncio.to_thread(http, address, "/api/matches", new))[1]
        client = await Client.join(address, made["match"], tokens(made)["host"])
        for n in range(each // 4):
            await client.socket.send(sent(rng, client.turn))
            if n % 50 == 49:
                await client.send(type="ping", t=-n)
                while (got := await client.receive())["type"] != "pong" or got["t"] != -n:
                    found[got.get("code") or got["type"]] += 1
                client.received.clear()
        await client.close()

    await asyncio.gather(*(talk(number) for number in range(4)))
    return found


def over_the_wire(each: int, seed: int) -> tuple[Counter[str], float]:
    """The same to a server of our own, without limits on how much one may send; the slowest of its health."""
    from tests.server.processes import ServerProcess

    wide = (
        "messages_per_second=100000",
        "work_per_address=1000",
        "work_per_match=1000",
        "talk_per_second=1000",
    )
    options = [word for limit in wide for word in ("--set", limit)]
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name), "", *options, fresh=True) as server:
        with probing(server.address) as health:
            found = asyncio.run(on_lines(server.address, each, seed))
        print("/health/live", health, flush=True)
        return found, health["health_ms"]["max"] / 1000


KINDS = ("wire", "message", "answer", "position", "record", "army")


def main() -> None:
    """Attack, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kinds", nargs="*", metavar="KIND", default=KINDS)
    parser.add_argument("--each", type=int, default=2000, help="of every kind")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()))
    given = parser.parse_args()
    reading.read_all()
    watch.set_up()
    outcomes: dict[str, Outcome] = {}
    if "wire" in given.kinds:
        outcomes["wire"] = over_the_wire(given.each, given.seed)
    if "message" in given.kinds:
        outcomes["message"] = messages(given.each, given.seed)
    resource.setrlimit(resource.RLIMIT_AS, (2 * LIMITS.worker_bytes, 2 * LIMITS.worker_bytes))
    beside = [kind for kind in given.kinds if kind not in ("wire", "message")]
    outcomes |= attack(beside, given.each, given.seed, given.keep) if beside else {}
    wrong = []
    for kind, (found, longest) in outcomes.items():
        print(f"{kind} × {given.each}:", dict(found.most_common()), f"longest {longest:.2f} s", flush=True)
        wrong += [f"{kind}: {what}" for what in found if what.startswith("UNTYPED") or what == "internal"]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
