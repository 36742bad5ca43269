"""Analyses of closed matches: each is made once, one after another, and nobody fills the line."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import pytest

from montjoie.server import analyses
from montjoie.server.errors import Denied
from tests.server.client import live


class Hub:
    """Reads at once, works when it is told to."""

    def __init__(self) -> None:
        self.store = SimpleNamespace(read=self._read)
        self.go_on, self.read, self.working, self.made = asyncio.Event(), 0, 0, list[tuple[Any, ...]]()

    async def _read(self, match: str) -> str | None:
        self.read += 1
        return match if match != "nowhere" else None

    async def paid(self, job: Any, stored: str, *given: Any, whom: str) -> bytes:
        self.working += 1
        assert self.working == 1  # one at a time
        await self.go_on.wait()
        self.working -= 1
        self.made.append((stored, *given))
        return f"{stored} {given}".encode()


def made_by(hub: Hub) -> analyses.Analyses:
    """The analyses of a server that is only as much of one as they need."""
    return analyses.Analyses(cast("Any", hub))


def ask(asked: analyses.Analyses, *wishes: tuple[str, int, str]) -> list[asyncio.Task[bytes]]:
    """Ask why at once for all: the match, the input, the address."""
    return [asyncio.create_task(asked.why(match, upto, None, whom)) for match, upto, whom in wishes]


@live
async def test_what_two_ask_for_is_made_once_and_kept():
    hub = Hub()
    asked = made_by(hub)
    both = ask(asked, ("a", 1, "ann"), ("a", 1, "bob"))
    hub.go_on.set()
    assert len(set(await asyncio.gather(*both))) == 1
    assert await asked.why("a", 1, None, "ann") == both[0].result()
    assert hub.made == [("a", 1, None)]


@live
async def test_those_who_wait_take_no_memory_and_nobody_fills_the_line():
    hub = Hub()
    asked = made_by(hub)
    greedy = ask(asked, *(("a", n, "ann") for n in range(20)))
    await asyncio.sleep(0)
    other = ask(asked, ("b", 1, "bob"))
    await asyncio.sleep(0.01)
    assert hub.read == 1
    hub.go_on.set()
    told = await asyncio.gather(*greedy, *other, return_exceptions=True)
    turned_away = [each for each in told if isinstance(each, Denied)]
    assert len(turned_away) == 14
    assert {(each.code, each.retry) for each in turned_away} == {("busy", 10.0)}
    assert hub.made[-1] == ("b", 1, None)
    assert await asked.why("a", 19, None, "ann")  # there is room again


@live
async def test_what_failed_is_tried_again():
    hub = Hub()
    hub.go_on.set()
    asked = made_by(hub)
    for _ in range(10):
        with pytest.raises(Denied):
            await asked.why("nowhere", 1, None, "ann")
    assert hub.read == 10
