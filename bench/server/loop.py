"""How long the event loop is held up: whole games of greedy bots through a server, looked at from every seat.

    python -m bench.server.loop                  # every game once
    python -m bench.server.loop conquest --games 5

Every callback of the loop is timed (`--set time_callbacks=true`), in processor time; what took longer than
five milliseconds is listed from the server's log, and makes the run fail. `noise` says what the machine
itself adds: the spread of a piece of work that is always the same.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import montjoie
from montjoie.server.stopwatch import LONGEST
from tests.server.client import Client, http, new_match, tokens
from tests.server.processes import ServerProcess

SETTINGS = ("time_callbacks=true", "work_per_match=1000", "work_per_address=1000", "bot_workers=2")
SIGHTS = ("/record", "/replay", "/replay?at=1", "/dice")
HELD = "montjoie_callback_seconds_bucket{le="


async def watch(address: str, game: str, seats: int) -> dict[str, Any]:
    """Let bots play a match to its end while every seat and a spectator look on; the match and its links."""
    made = new_match(address, game=game, seats=[{"who": "me"}] * seats)
    host = await Client.join(address, made["match"], tokens(made)["host"])
    looking = [host, await Client.join(address, made["match"], tokens(made)["spectator"])]
    for seat in [each["seat"] for each in host.table["seats"]]:
        link = await host.ask("invite", role="seat", seats=[seat])
        looking.append(await Client.join(address, made["match"], link["token"]))
        told = await host.ask("replace_by_bot", seat=seat, bot="greedy")
        assert told["type"] == "done", told
    await asyncio.gather(*(client.until(_over, seconds=600) for client in looking))
    await asyncio.gather(*(client.close() for client in looking))
    return made


async def visit(address: str, game: str, made: dict[str, Any]) -> None:
    """Come to a match that is over and ask for all that a page can ask for."""
    token, match = tokens(made)["host"], f"/api/matches/{made['match']}"
    about = [f"/api/{each}" for each in ("games", f"rules/{game}", f"words/{game}/fr", f"content/{game}")]
    for path in (*about, f"/api/armies/{game}", "/api/matches", match, *(match + each for each in SIGHTS)):
        await asyncio.to_thread(http, address, path, None, token)
    for role in ("host", "spectator"):
        client = await Client.join(address, made["match"], tokens(made)[role])
        await client.ask("look", about={"what": "table"})
        await client.close()


def _over(client: Client) -> bool:
    client.received = client.received[-1:]
    client.events.clear()
    return bool(client.view["over"] or client.table["status"] != "playing")


def held(address: str) -> dict[str, float]:
    """The callbacks so far: how many, half of them and all but one in a hundred within, the longest."""
    text = http(address, "/metrics")[1]
    found = [line.removeprefix(HELD).split("} ") for line in text.splitlines() if line.startswith(HELD)]
    counts = [(float(bound.strip('"')), float(count)) for bound, count in found]
    total = counts[-1][1]
    longest = float(text.partition("\nmontjoie_callback_longest_seconds ")[2].split()[0])

    def within(share: float) -> float:
        return next(bound for bound, count in counts if count >= total * share) * 1000

    shares = {"p50_ms": within(0.5), "p99_ms": within(0.99), "max_ms": round(longest * 1000, 2)}
    return {"callbacks": total, **shares}


def noise() -> dict[str, float]:
    """How long the same millisecond of work takes on this machine, time and again: what it varies by is
    nobody's doing here, and callbacks vary by it too."""
    found = []
    for _ in range(3000):
        begun = time.thread_time()
        sum(n & 7 for n in range(8000))
        found.append((time.thread_time() - begun) * 1000)
    found.sort()
    p50, p99 = (found[len(found) * share // 100] for share in (50, 99))
    return {"p50_ms": round(p50, 2), "p99_ms": round(p99, 2), "max_ms": round(found[-1], 2)}


def measure(game: str, games: int) -> dict[str, Any]:
    """One server, some games one after the other."""
    seats = montjoie.find(game).counts[0]
    options = [word for each in SETTINGS for word in ("--set", each)]
    with tempfile.TemporaryDirectory() as name, ServerProcess(Path(name), "", *options, fresh=True) as server:
        begun = time.monotonic()
        played = [asyncio.run(watch(server.address, game, seats)) for _ in range(games)]
        for made in played:
            asyncio.run(visit(server.address, game, made))
        figures: dict[str, Any] = {"game": game, "games": games, "playing": held(server.address)}
        server.stop()  # and again to one that remembers nothing
        server.start()
        for made in played:
            asyncio.run(visit(server.address, game, made))
        figures["returning"] = held(server.address)
        figures["seconds"] = round(time.monotonic() - begun, 1)
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
    figures["noise"] = noise()
    slow = [line for line in lines if line["event"] == "slow_callback"]
    figures["slow"] = len(slow)
    figures["log"] = Counter(line["event"] for line in lines)
    figures["slowest"] = sorted(
        ([line["ms"], line["tidying_ms"], line["what"]] for line in slow), reverse=True
    )
    return figures


def main() -> None:
    """Measure, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games_played", nargs="*", metavar="GAME", default=montjoie.known_games())
    parser.add_argument("--games", type=int, default=1)
    given = parser.parse_args()
    found = []
    for game in given.games_played:
        found.append(measure(game, given.games))
        print(json.dumps(found[-1]), flush=True)
    if any(each["slow"] for each in found):
        sys.exit(f"Something held the loop for longer than {LONGEST * 1000:g} ms.")


if __name__ == "__main__":
    main()
