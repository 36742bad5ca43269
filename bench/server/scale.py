"""Several processes on one PostgreSQL, and many matches of two who think: how fast and at what cost.

    python -m bench.server.scale --matches 2000 --servers 4 --seconds 60

The players are programs of their own, each with a share of the matches; the two of a match are served by two
different processes wherever there are two. Nothing may be lost. Everything runs on this machine; the figures
say how busy it was besides.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import math
import os
import random
import subprocess
import sys
import tempfile
import time
import uuid
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa
import uvloop
from msgspec import Struct
from websockets.asyncio.client import connect

from bench.server.__main__ import cpu, memory
from bench.server.kills import address
from tests.server.client import new_match, tokens
from tests.server.processes import ServerProcess, descendants
from tests.server.test_crash import database

WIDE = (
    "requests_per_minute=10000000",
    "connections_per_address=1000000",
    "matches_per_day=10000000",
    "work_per_address=100000",
    "hello_seconds=600",
    "workers=1",
    "bot_workers=1",
)


class Space(Struct):
    """What can be answered."""

    options: list[str] = []


class Decision(Struct):
    """The question."""

    space: Space


class View(Struct):
    """The little of a table that a player of this bench looks at."""

    sealed: Any = None
    decision: Decision | None = None


class Told(Struct):
    """A message of the server; whatever else is in it is passed over."""

    type: str
    id: str | None = None
    code: str | None = None
    turn: str | None = None
    view: View | None = None


_told = msgspec.json.Decoder(Told)


class Players:
    """All the players of one program."""

    def __init__(self, think: float) -> None:
        self.think, self.here, self.seated = think, 0, asyncio.Event()
        self.begin = self.end = math.inf
        self.acknowledged: list[str] = []
        self.waits: list[float] = []
        self.errors: Counter[str] = Counter()

    async def play(self, server: str, match: str, token: str) -> None:
        """Come, and come again as long as the server has too much to do, as a page does."""
        rng = random.Random(token)
        while not await self._sit(server, match, token, rng):
            await asyncio.sleep(rng.uniform(1, 3))

    async def _sit(self, server: str, match: str, token: str, rng: random.Random) -> bool:
        """Answer after a while, again and again; the table is looked at no further than the question. Not
        where one is sent away at the door."""
        here, address = False, f"{server.replace('http', 'ws', 1)}/ws"
        reaching = connect(address, max_size=2**24, ping_interval=None, compression=None, open_timeout=120)
        async with reaching as line, asyncio.TaskGroup() as beside:
            await line.send(json.dumps({"type": "hello", "match": match, "token": token}))
            turn, sent = None, dict[str, float]()

            async def answer(turn: str | None, options: list[str]) -> None:
                await self.seated.wait()  # those who come last shall not wait behind those who play
                await asyncio.sleep(rng.uniform(0.5, 1.5) * self.think)
                id = uuid.uuid4().hex
                sent[id] = time.time()
                given = {"type": "answer", "id": id, "turn": turn, "answer": rng.choice(options)}
                await line.send(json.dumps(given))

            async for raw in line:
                message = _told.decode(raw)
                if message.type == "welcome":
                    self.here += not here
                    here = True
                elif message.type == "accepted" and message.id is not None:
                    self.acknowledged.append(message.id)
                    since = sent.pop(message.id)
                    if self.begin < since and time.time() < self.end:
                        self.waits.append(time.time() - since)
                elif message.type == "error":
                    self.errors[str(message.code)] += 1
                    if not here:
                        return False
                view = message.view
                if view is None or message.turn in (None, turn) or view.sealed is not None:
                    continue
                assert view.decision is not None
                turn = message.turn
                # Beside: the acknowledgement comes after the table that it is about, and shall not wait.
                beside.create_task(answer(turn, view.decision.space.options))
        return here


async def play(plan: dict[str, Any]) -> dict[str, Any]:
    """Let them come, say when all are there, play until the time that one is told then."""
    players, tasks = Players(plan["think"]), []
    for each in plan["players"]:
        tasks.append(asyncio.ensure_future(players.play(*each)))
        await asyncio.sleep(0.002)
    while players.here < len(tasks):
        await asyncio.sleep(0.1)
    print("here", flush=True)
    line = await asyncio.to_thread(sys.stdin.readline)
    players.begin, players.end = json.loads(line)
    players.seated.set()
    await asyncio.sleep(players.end - time.time())
    lost = sum(task.done() for task in tasks)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    told = {"acknowledged": players.acknowledged, "waits": players.waits, "errors": players.errors}
    return {**told, "lost_lines": lost}


def spent(servers: list[ServerProcess]) -> float:
    """Processor seconds of the servers and their workers."""
    family = {pid for server in servers for pid in (server.pid, *descendants(server.pid))}
    return sum(cpu(pid) for pid in family)


def measure(given: argparse.Namespace) -> dict[str, Any]:
    """Start everything, let them play, count."""
    options = [word for limit in WIDE for word in ("--set", limit)]
    options += ["--load", "bench.server.outposts"]
    with address(True) as db, tempfile.TemporaryDirectory() as name, contextlib.ExitStack() as stack:
        servers = [
            stack.enter_context(ServerProcess(Path(name), db, *options, name=f"s{n}", fresh=True))
            for n in range(given.servers)
        ]
        begun = time.monotonic()
        made = [
            new_match(servers[n % given.servers].address, "link", "link", game="outposts")
            for n in range(given.matches)
        ]
        opening = time.monotonic() - begun
        _report(f"{given.matches} matches opened in {opening:.0f} s")
        plans: list[list[tuple[str, str, str]]] = [[] for _ in range(given.players)]
        for n, match in enumerate(made):
            for s in (0, 1):
                server = servers[(n + s) % given.servers].address
                plans[n % given.players].append((server, match["match"], tokens(match)[f"seat-{s + 1}"]))
        programs = [
            subprocess.Popen(
                [sys.executable, "-m", "bench.server.scale", "--play"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in plans
        ]
        begun = time.monotonic()
        for program, players in zip(programs, plans, strict=True):
            _say(program, {"think": given.think, "players": players})
        for program in programs:
            assert program.stdout is not None
            assert program.stdout.readline() == "here\n"
        coming = time.monotonic() - begun
        _report(f"{2 * given.matches} players there in {coming:.0f} s")
        begin = time.time() + given.warm
        for program in programs:
            _say(program, [begin, begin + given.seconds])
        time.sleep(max(0.0, begin - time.time()))
        before, work, theirs = spent(servers), written(servers[0]), clients(programs)
        time.sleep(max(0.0, begin + given.seconds - time.time()))
        used, rows = spent(servers) - before, [b - a for a, b in zip(work, written(servers[0]), strict=True)]
        theirs = clients(programs) - theirs
        load = os.getloadavg()[0]
        held = [memory(server.pid) for server in servers]
        told = [json.loads(program.stdout.read()) for program in programs if program.stdout is not None]
        stored = Counter(keys(servers[0]))
    waits = sorted(wait for each in told for wait in each["waits"])
    known = [id for each in told for id in each["acknowledged"]]
    errors = sum((Counter(each["errors"]) for each in told), Counter[str]())
    return {
        "servers": given.servers,
        "matches": given.matches,
        "opened_per_second": round(given.matches / opening, 1),
        "joined_per_second": round(2 * given.matches / coming, 1),
        "moves_per_second": round(len(waits) / given.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p95_ms": round(waits[int(len(waits) * 0.95)] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "cpu_ms_per_move": round(used / max(1, len(waits)) * 1000, 2),
        "players_cpu_ms_per_move": round(theirs / max(1, len(waits)) * 1000, 2),
        "cores_of_the_servers": round(used / given.seconds, 2),
        "transactions_per_second": round(rows[0] / given.seconds, 1),
        "rows_per_second": round(rows[1] / given.seconds, 1),
        "memory_mb": [round(each) for each in held],
        "acknowledged": len(known),
        "lost": sum(stored[id] == 0 for id in known),
        "doubled": sum(count > 1 for count in stored.values()),
        "errors": errors,
        "lost_lines": sum(each["lost_lines"] for each in told),
        "load": round(load, 1),
    }


def _report(what: str) -> None:
    print(what, file=sys.stderr, flush=True)


def clients(programs: list[subprocess.Popen[str]]) -> float:
    """Processor seconds of the players."""
    return sum(cpu(program.pid) for program in programs)


def _say(program: subprocess.Popen[str], thing: Any) -> None:
    assert program.stdin is not None
    program.stdin.write(json.dumps(thing) + "\n")
    program.stdin.flush()


def keys(server: ServerProcess) -> list[str]:
    """The ids of the stored answers."""
    with database(server) as connection:
        found = connection.execute(sa.text('select "key" from inputs where "key" is not null')).scalars()
        return [key.partition(":")[2] for key in found]


def written(server: ServerProcess) -> tuple[int, int]:
    """Transactions and inserted rows of the database so far."""
    query = "select xact_commit, tup_inserted from pg_stat_database where datname = current_database()"
    with database(server) as connection:
        commits, rows = connection.execute(sa.text(query)).one()
    return int(commits), int(rows)


def main() -> None:
    """Measure, or play for somebody who does."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--players", type=int, default=2, help="programs that play")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--warm", type=float, default=15.0, help="seconds that all play before it counts")
    parser.add_argument("--think", type=float, default=1.0, help="seconds on the average")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            print(json.dumps(runner.run(play(json.loads(sys.stdin.readline())))))
        return
    figures = measure(given)
    print(json.dumps(figures))
    if figures["lost"] or figures["doubled"]:
        sys.exit("Something was lost or doubled.")


if __name__ == "__main__":
    main()
