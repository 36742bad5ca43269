"""Attack a server of our own: messages, answers, positions, records and army lists at random, and kills.

    python -m bench.server.attack --each 200000     # a million in all
    python -m bench.server.attack --kills 300

Whatever is sent gets a typed answer, `/health` is answered all the while, and whatever was acknowledged is
there after every kill. Everything stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import montjoie
from montjoie import MontjoieError
from montjoie.server.errors import Denied
from montjoie.server.labour import jobs

SCRAPS = (
    None,
    True,
    -1,
    0,
    3,
    2**53,
    2**64,
    1e300,
    "",
    "x",
    "\x00",
    "é" * 50,
    [],
    {},
    [[]],
    "stark",
    "seat-1",
)


def spoil(rng: random.Random, thing: Any, depth: int = 0) -> Any:
    """The same with something wrong in it: a value, a key or a whole branch."""
    if depth > 6 or rng.random() < 0.15:
        return rng.choice(SCRAPS)
    if isinstance(thing, dict) and thing:
        key = rng.choice(list(thing))
        if rng.random() < 0.2:
            return {name: value for name, value in thing.items() if name != key}
        if rng.random() < 0.1:
            return thing | {rng.choice(("x", "", *thing)): rng.choice(SCRAPS)}
        return thing | {key: spoil(rng, thing[key], depth + 1)}
    if isinstance(thing, list) and thing:
        n = rng.randrange(len(thing))
        if rng.random() < 0.2:
            return thing[:n] + thing[n + 1 :]
        return [*thing[:n], spoil(rng, thing[n], depth + 1), *thing[n + 1 :]]
    return rng.choice(SCRAPS)


def samples() -> dict[str, list[Any]]:
    """Sound documents of every game to spoil."""
    found: dict[str, list[Any]] = {"position": [], "record": [], "army": []}
    for slug in montjoie.known_games():
        game = montjoie.find(slug)
        match = montjoie.start(slug, game.counts[0], 1)
        for n in range(12):
            if match.over:
                break
            seat = next(iter(match.decisions))
            match.submit(seat, montjoie.bots.make("random", slug, n).choose(match, seat))
        found["position"].append(match.position())
        found["record"].append(match.record())
        found["army"] += [[slug, army] for army in ((game.army_book() or {}).get("samples") or {}).values()]
    return found


def _open(document: Any) -> None:
    jobs.open_file(json.dumps({"seats": [{"who": "me"}], "document": document}).encode(), "1")


def _judge(named: Any) -> None:
    if isinstance(named, list) and len(named) == 2 and named[0] in montjoie.known_games():
        jobs.judge_army(json.dumps({"army": named[1]}).encode(), named[0])


def documents(each: int, seed: int) -> dict[str, Counter[str]]:
    """Positions, records and army lists, read by the very jobs that the server gives to its workers."""
    rng, sound = random.Random(seed), samples()
    ways: dict[str, Callable[[Any], None]] = {"position": _open, "record": _open, "army": _judge}
    outcomes: dict[str, Counter[str]] = {}
    for kind, read in ways.items():
        counts = outcomes[kind] = Counter()
        for _ in range(each if sound[kind] else 0):
            document = rng.choice(sound[kind])
            for _ in range(rng.randint(1, 3)):
                document = spoil(rng, document)
            try:
                read(document)
                counts["taken"] += 1
            except (Denied, MontjoieError) as error:
                counts[type(error).__name__] += 1
            except Exception as error:
                counts[f"UNTYPED {type(error).__name__}: {error}"[:200]] += 1
    return outcomes


MESSAGES = (
    {"type": "hello", "match": "x", "token": "y" * 24},
    {"type": "answer", "id": "1", "turn": "x", "answer": 3},
    {"type": "check", "id": "1", "answer": {"a": "b"}},
    {"type": "candidates", "id": "1", "limit": 5, "option": "x"},
    {"type": "look", "id": "1", "about": {"unit": "x"}},
    {"type": "undo", "id": "1"},
    {"type": "preset", "id": "1", "auto_pass": True},
    {"type": "set_clock", "id": "1", "clock": {"kind": "budget", "seconds": 5}},
    {"type": "invite", "id": "1", "role": "seat", "seats": ["seat-1"]},
    {"type": "ping", "t": 1},
)


async def messages(address: str, each: int, seed: int) -> dict[str, Counter[str]]:
    """Messages and answers on a few connections, with a page that asks all the while whether all is well."""
    from tests.server.client import Client, http, tokens

    outcomes: dict[str, Counter[str]] = {"message": Counter(), "answer": Counter()}
    worst, lag = 0.0, [0.0]

    async def watch() -> None:
        nonlocal worst
        while True:
            begun = time.monotonic()
            status, _ = await asyncio.to_thread(http, address, "/health/live")
            assert status == 200
            worst = max(worst, time.monotonic() - begun)
            numbers = (await asyncio.to_thread(http, address, "/metrics"))[1]
            lag.append(float(numbers.partition("\nmontjoie_loop_lag_seconds ")[2].split()[0]))
            await asyncio.sleep(0.2)

    async def talk(kind: str, number: int) -> None:
        rng = random.Random(seed * 1000 + number)
        made = await asyncio.to_thread(http, address, "/api/matches", NEW)
        client = await Client.join(address, made[1]["match"], tokens(made[1])["host"])
        sent = 0
        while sent < each // 4:
            if kind == "answer":
                answer = spoil(rng, {"winterfell": "march_0", "moat-cailin": {"a": [1, 2]}})
                frame = {"type": "answer", "id": str(sent), "turn": client.turn, "answer": answer}
            else:
                frame = spoil(rng, dict(rng.choice(MESSAGES)))
            await client.socket.send(json.dumps(frame))
            sent += 1
            if sent % 50 == 0:
                await client.send(type="ping", t=sent)
                while (got := await client.receive())["type"] != "pong" or got["t"] != sent:
                    outcomes[kind][got.get("code") or got["type"]] += 1
        await client.close()

    watching = asyncio.ensure_future(watch())
    await asyncio.gather(*(talk(kind, n) for n in range(4) for kind in outcomes))
    watching.cancel()
    outcomes["slowest /health/live as seen from here, ms"] = Counter({f"{worst * 1000:.0f}": 1})
    outcomes["latest beat of the server's loop, ms"] = Counter({f"{max(lag) * 1000:.0f}": 1})
    return outcomes


NEW = {"game": "throne", "seats": [{"who": "me"}] * 3}


async def kills(count: int, seed: int) -> dict[str, Any]:
    """Kill the server under load, again and again; every acknowledged answer must be there."""
    from tests.server.client import Client, new_match, tokens
    from tests.server.processes import ServerProcess

    rng, acknowledged = random.Random(seed), 0
    with tempfile.TemporaryDirectory() as name:
        server = ServerProcess(Path(name), fresh=True).start()
        made = [
            new_match(server.address, "me", "link", game="parley", options={"rounds": 100_000})
            for _ in range(4)
        ]
        told: dict[str, set[str]] = {each["match"]: set() for each in made}

        async def play(match: dict[str, Any], seat: str) -> None:
            client = await Client.join(server.address, match["match"], tokens(match)[seat])
            while True:
                if client.turn is None or seat not in client.view["awaited"]:
                    await client.receive()
                    continue
                id = f"{rng.getrandbits(64):x}"
                space = client.view["decision"]["space"]
                answer = rng.choice(space["options"]) if "options" in space else rng.randint(0, 9)
                if (await client.answer(answer, id=id))["type"] == "accepted":
                    told[match["match"]].add(f"{seat}:{id}")

        for _ in range(count):
            tasks = [
                asyncio.ensure_future(play(match, seat)) for match in made for seat in ("seat-1", "seat-2")
            ]
            await asyncio.sleep(rng.uniform(0.1, 1.0))
            await asyncio.to_thread(server.kill)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await asyncio.to_thread(server.start)
        server.kill()
        lost = _lost(Path(name), told)
    acknowledged = sum(map(len, told.values()))
    return {"kills": count, "acknowledged": acknowledged, **lost}


def _lost(folder: Path, told: dict[str, set[str]]) -> dict[str, int]:
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(folder / "montjoie.sqlite3")) as store:
        rows = store.execute("select match_id, n, key from inputs order by match_id, n").fetchall()
    keys = Counter((match, key) for match, _, key in rows if key)
    missing = sum((match, key) not in keys for match, all_told in told.items() for key in all_told)
    numbers: dict[str, list[int]] = {}
    for match, n, _ in rows:
        numbers.setdefault(match, []).append(n)
    gaps = sum(found != list(range(1, len(found) + 1)) for found in numbers.values())
    return {"lost": missing, "doubled": sum(count > 1 for count in keys.values()), "gaps": gaps}


def _wrong(outcomes: dict[str, Counter[str]]) -> Iterator[str]:
    for kind, counts in outcomes.items():
        for what in counts:
            if what.startswith("UNTYPED") or what == "internal":
                yield f"{kind}: {what}"


def main() -> None:
    """Attack, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--each", type=int, default=2000, help="of every kind: messages, answers, documents")
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    from tests.server.processes import ServerProcess

    outcomes = documents(given.each, given.seed)
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name), fresh=True) as server:
        outcomes |= asyncio.run(messages(server.address, given.each, given.seed))
    for kind, counts in outcomes.items():
        print(kind, dict(counts))
    wrong = list(_wrong(outcomes))
    if given.kills:
        figures = asyncio.run(kills(given.kills, given.seed))
        print(figures)
        wrong += [name for name in ("lost", "doubled", "gaps") if figures[name]]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
