"""How long each callback holds the event loop is measured, and what is too long is told with its name."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from time import thread_time

from montjoie.server.stopwatch import LONGEST, Stopwatch
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess
from tests.server.test_budgets import mire


def spin(seconds: float) -> None:
    end = thread_time() + seconds
    while thread_time() < end:
        pass


def test_steps_of_tasks_timers_and_what_is_called_back_are_timed():
    stopwatch = Stopwatch()
    stopwatch.begin()

    async def step() -> None:
        spin(LONGEST * 2)

    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        await asyncio.create_task(step())
        loop.call_soon(spin, LONGEST * 2)
        loop.call_later(0.001, spin, LONGEST * 3)
        loop.call_soon_threadsafe(spin, LONGEST * 2)
        await asyncio.sleep(0.2)

    with asyncio.Runner(loop_factory=stopwatch.loop(asyncio.new_event_loop)) as runner:
        runner.run(scenario())
    assert sum(stopwatch.counts[8:]) >= 4, "each of them is beyond the bound"
    assert sum(stopwatch.counts) > sum(stopwatch.counts[8:]), "and the others are not"
    assert LONGEST * 3 <= stopwatch.longest < LONGEST * 12


@live
async def test_no_rules_and_no_view_hold_the_loop_for_long(tmp_path: Path):
    """Answers that take a tenth of a second, and a table that is slow to look at, are left to the workers."""
    with ServerProcess(tmp_path, "", "--set", "time_callbacks=true") as server:
        made = new_match(server.address, game="mire", seats=[{"who": "me"}, {"who": "link"}])
        client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
        for _ in range(3):
            assert (await client.answer("trudge"))["type"] == "accepted"
        foggy = mire(server.address, fog=30)
        other = await Client.join(server.address, foggy["match"], tokens(foggy)["seat-1"])
        assert (await other.answer("step"))["type"] == "accepted"
        text = http(server.address, "/metrics")[1]
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    longest = float(re.findall(r"^montjoie_callback_longest_seconds (.*)$", text, re.MULTILINE)[0])
    assert longest < 0.03, [line for line in lines if line["event"] == "slow_callback"]
    assert float(re.findall(r"^montjoie_callback_seconds_count (.*)$", text, re.MULTILINE)[0]) > 50
