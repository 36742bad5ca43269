"""Kill a server under load, again and again: every acknowledged answer is there, once and in its order.

    python -m bench.server.kills --kills 150               # on SQLite
    python -m bench.server.kills --kills 150 --postgres    # on a PostgreSQL of its own

Eight people answer without a pause in four matches and go on after every kill where they were; by and by they
sit down to new matches, for a match of hundreds of kills is loaded for longer than it is played. After each
kill the database is read past the server; whenever the server runs `/health/live` is asked.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from bench.server.probe import Probe, probing
from tests.server.client import new_match, tokens
from tests.server.processes import Postgres, ServerProcess
from tests.server.test_crash import Player, database

MATCHES, LIVES = 4, 25  # matches at once; kills that they live through
LIMITS = ("connections_per_address=100000", "work_per_address=1000", "work_per_match=1000")


class Fault(Exception):
    """Something was lost, doubled or out of order."""


def check(server: ServerProcess, players: list[Player]) -> int:
    """Whether everything acknowledged is stored, once and in order; how many answers are stored."""
    with database(server) as connection:
        rows = list(connection.execute(sa.text('select match_id, n, "key" from inputs order by match_id, n')))
    places: dict[str, int] = {}
    last: dict[str, int] = {}
    for match, n, key in rows:
        if n != last.get(match, 0) + 1:
            raise Fault(f"{match} has a gap before {n}")
        last[match] = n
        if key:
            id = key.partition(":")[2]
            if id in places:
                raise Fault(f"{id} is stored twice")
            places[id] = n
    for player in players:
        found = [places.get(id, 0) for id in player.acknowledged]
        if 0 in found:
            raise Fault(f"{player.acknowledged[found.index(0)]} was acknowledged and is lost")
        if found != sorted(found):
            raise Fault(f"the answers of a player in {player.match} are out of order")
    return len(places)


def sit_down(server: ServerProcess) -> list[Player]:
    """The people of some new matches."""
    rounds = {"rounds": 100_000}
    made = [new_match(server.address, "me", "link", game="parley", options=rounds) for _ in range(MATCHES)]
    return [Player(server, each["match"], tokens(each)[f"seat-{s}"], s) for each in made for s in (1, 2)]


async def leave(tasks: list[asyncio.Task[None]]) -> None:
    """Everybody goes home."""
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def kill(server: ServerProcess, kills: int, seed: int, health: Probe) -> dict[str, Any]:
    """Play and kill."""
    rng = random.Random(seed)
    players, tasks = list[Player](), list[asyncio.Task[None]]()
    begun, stored = time.monotonic(), 0
    for n in range(kills):
        if n % LIVES == 0:
            await leave(tasks)
            fresh = await asyncio.to_thread(sit_down, server)
            players, tasks = players + fresh, [asyncio.create_task(player.play()) for player in fresh]
        acknowledged = sum(len(player.acknowledged) for player in players)
        end = time.monotonic() + rng.uniform(0.1, 1.0)
        while time.monotonic() < end or sum(len(p.acknowledged) for p in players) < acknowledged + MATCHES:
            for task in tasks:
                if task.done():
                    task.result()  # raises what went wrong with a player
            await asyncio.sleep(rng.uniform(0.0, 0.1))
        health.follow(0)
        await asyncio.to_thread(server.kill)
        stored = await asyncio.to_thread(check, server, players)
        await asyncio.to_thread(server.start)
        health.follow(server.pid)
        if n % 10 == 9:
            print(n + 1, "kills,", stored, "answers stored", flush=True)
    await leave(tasks)
    return {
        "kills": kills,
        "acknowledged": sum(len(player.acknowledged) for player in players),
        "stored": stored,
        "seconds": round(time.monotonic() - begun),
    }


@contextlib.contextmanager
def address(postgres: bool) -> Iterator[str]:
    """A database: none for SQLite, else one in a cluster of our own."""
    if not postgres:
        yield ""
        return
    with tempfile.TemporaryDirectory(prefix="montjoie-postgres-") as name:
        Path(name).chmod(0o755)
        cluster = Postgres(Path(name) / "cluster")
        try:
            yield cluster.database()
        finally:
            cluster.stop()


def main() -> None:
    """Kill, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--postgres", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    options = [word for limit in LIMITS for word in ("--set", limit)]
    with (
        address(given.postgres) as db,
        tempfile.TemporaryDirectory() as name,
        ServerProcess(Path(name), db, *options) as server,
    ):
        try:
            with probing(server.address, server.pid) as health:
                figures = asyncio.run(kill(server, given.kills, given.seed, health))
        except Fault as fault:
            sys.exit(str(fault))
    print(json.dumps({"store": "postgresql" if given.postgres else "sqlite", **figures, **health.found}))


if __name__ == "__main__":
    main()
