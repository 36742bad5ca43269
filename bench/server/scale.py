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

import sqlalchemy as sa
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


async def player(server: str, match: str, token: str, plan: dict[str, Any], told: dict[str, Any]) -> None:
    """Answer after a while, until the time is over; the table is looked at no further than the question."""
    rng = random.Random(token)
    async with connect(f"{server.replace('http', 'ws', 1)}/ws", max_size=2**24, ping_interval=None) as line:
        await line.send(json.dumps({"type": "hello", "match": match, "token": token}))
        turn, sent, since = None, "", 0.0
        while time.time() < plan["end"]:
            try:
                message = json.loads(await asyncio.wait_for(line.recv(), max(0.1, plan["end"] - time.time())))
            except TimeoutError:
                break
            kind = message["type"]
            if kind == "accepted" and message["id"] == sent:
                told["acknowledged"].append(sent)
                if since > plan["begin"]:
                    told["waits"].append(time.time() - since)
            elif kind == "error":
                told["errors"].append(message["code"])
            if kind in ("welcome", "update") and message["turn"] not in (None, turn):
                if message["view"]["sealed"] is not None:
                    continue
                turn = message["turn"]
                await asyncio.sleep(rng.uniform(0.5, 1.5) * plan["think"])
                sent, since = uuid.uuid4().hex, time.time()
                answer = rng.choice(message["view"]["decision"]["space"]["options"])
                await line.send(json.dumps({"type": "answer", "id": sent, "turn": turn, "answer": answer}))


async def play(plan: dict[str, Any]) -> dict[str, Any]:
    """All the players of one program."""
    told: dict[str, Any] = {"acknowledged": [], "waits": [], "errors": []}
    tasks = []
    for server, match, token in plan["players"]:
        tasks.append(asyncio.ensure_future(player(server, match, token, plan, told)))
        await asyncio.sleep(0.002)
    done = await asyncio.gather(*tasks, return_exceptions=True)
    told["lost_lines"] = sum(isinstance(each, BaseException) for each in done)
    told["errors"] = Counter(told["errors"])
    return told


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
        plans: list[list[tuple[str, str, str]]] = [[] for _ in range(given.players)]
        for n, match in enumerate(made):
            for s in (0, 1):
                server = servers[(n + s) % given.servers].address
                plans[n % given.players].append((server, match["match"], tokens(match)[f"seat-{s + 1}"]))
        begin = time.time() + given.warm
        common = {"begin": begin, "end": begin + given.seconds, "think": given.think}
        programs = [
            subprocess.Popen(
                [sys.executable, "-m", "bench.server.scale", "--play"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
            )
            for _ in plans
        ]
        for program, players in zip(programs, plans, strict=True):
            assert program.stdin is not None
            program.stdin.write(json.dumps(common | {"players": players}))
            program.stdin.close()
        time.sleep(max(0.0, begin - time.time()))
        before, work = spent(servers), written(servers[0])
        time.sleep(max(0.0, begin + given.seconds - time.time()))
        used, rows = spent(servers) - before, [b - a for a, b in zip(work, written(servers[0]), strict=True)]
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
        "moves_per_second": round(len(waits) / given.seconds, 1),
        "p50_ms": round(waits[len(waits) // 2] * 1000, 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)] * 1000, 1),
        "cpu_ms_per_move": round(used / max(1, len(waits)) * 1000, 2),
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
    parser.add_argument("--warm", type=float, default=15.0, help="seconds before it counts")
    parser.add_argument("--think", type=float, default=1.0, help="seconds on the average")
    parser.add_argument("--play", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        print(json.dumps(asyncio.run(play(json.load(sys.stdin)))))
        return
    figures = measure(given)
    print(json.dumps(figures))
    if figures["lost"] or figures["doubled"]:
        sys.exit("Something was lost or doubled.")


if __name__ == "__main__":
    main()
