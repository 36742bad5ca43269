"""Replays: any moment of a match again, as a seat saw it then.

A moment is counted in events that the viewer was told, not in inputs: how often others changed their
minds behind sealed answers is nobody's business.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_left
from collections import OrderedDict
from typing import Any, NamedTuple

import msgspec

import montjoie
from montjoie import Match
from montjoie.kernel.chance import Dice
from montjoie.server.errors import Denied
from montjoie.server.feeds import make_frame, tell_all
from montjoie.server.loading import enter, record_of
from montjoie.server.store import Store
from montjoie.server.stored import Stored

_EVERY = 20  # inputs between two copies that are kept
_KEPT = 12  # matches whose copies are kept


class Stop(NamedTuple):
    """After `input` inputs the viewer had been told `told` events."""

    told: int
    input: int


class Scene(NamedTuple):
    """The table at a stop and the events that led there."""

    stop: Stop
    view: bytes
    events: bytes


class Reel:
    """A match that was played through, with copies along the way."""

    def __init__(self, stored: Stored) -> None:
        self.base = int(stored.match["base"])
        match = montjoie.replay(record_of(stored), upto=0)
        match.live = False
        self._end, self._first = match, len(match.inputs)
        self._copies = {self._first: match.clone()}
        self._inputs: list[tuple[str, Any]] = []
        self._stops: dict[str | None, list[Stop]] = {}
        self.dice: dict[int, list[int]] = {}  # by sides, how often each face has come up
        self.lock = asyncio.Lock()
        self._inputs += [(row["seat"], msgspec.json.decode(row["answer"])) for row in stored.inputs]
        self._run()

    @property
    def length(self) -> int:
        """How many inputs of the store it knows of."""
        return self.base + len(self._inputs)

    def extend(self, stored: Stored) -> None:
        """Add inputs that came later."""
        if stored.inputs:
            self._inputs += [(row["seat"], msgspec.json.decode(row["answer"])) for row in stored.inputs]
            self._run()

    def _run(self) -> None:
        for seat, answer in self._inputs[len(self._end.inputs) :]:
            if isinstance(dice := self._end.chance, Dice):
                faces = self.dice.setdefault(dice.sides, [0] * dice.sides)
                for face in answer:
                    faces[face - 1] += 1
            enter(self._end, seat, answer)
            if len(self._end.inputs) % _EVERY == 0:
                self._copies[len(self._end.inputs)] = self._end.clone()

    def at(self, n: int) -> Match:
        """The match after `n` inputs."""
        n = max(self._first, min(n, len(self._inputs)))
        match = self._copies[max(kept for kept in self._copies if kept <= n)].clone()
        for seat, answer in self._inputs[len(match.inputs) : n]:
            enter(match, seat, answer)
        return match

    def stops(self, seat: str | None) -> list[Stop]:
        """Where a viewer's replay can stop: after every input that told something and left no chance open."""
        stops = self._stops.setdefault(seat, [])
        if not stops or stops[-1].input < len(self._inputs):
            match = self.at(stops[-1].input if stops else self._first)
            self._note(stops, match, seat)
            for who, answer in self._inputs[len(match.inputs) :]:
                enter(match, who, answer)
                if match.chance is None:
                    self._note(stops, match, seat)
        return stops

    def _note(self, stops: list[Stop], match: Match, seat: str | None) -> None:
        told = len(match.feed(seat))
        if not stops or told > stops[-1].told:
            stops.append(Stop(told, len(match.inputs)))

    def scene(self, seat: str | None, told: int | None) -> Scene:
        """The first stop at which the viewer had been told so many events."""
        stops = self.stops(seat)
        i = min(bisect_left([stop.told for stop in stops], told or 0), len(stops) - 1)
        before = stops[i - 1].told if i else 0
        match = self.at(stops[i].input)
        return Scene(stops[i], make_frame(match, seat, 0, before).view, tell_all(match.feed(seat, before)))


class Reels:
    """The reels of the matches that were looked at last."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._reels: OrderedDict[str, Reel] = OrderedDict()

    async def reel(self, match: str) -> Reel:
        """The reel of a match, up to what is stored now."""
        reel = self._reels.get(match)
        if reel is None:
            stored = await self._store.read(match)
            if stored is None:
                raise Denied("unknown_match")
            reel = await asyncio.to_thread(Reel, stored)
            self._reels[match] = reel
            if len(self._reels) > _KEPT:
                self._reels.popitem(last=False)
        else:
            self._reels.move_to_end(match)
            async with reel.lock:
                later = await self._store.read(match, reel.length)
                if later is not None and later.match["base"] == reel.base:
                    await asyncio.to_thread(reel.extend, later)
                    return reel
            del self._reels[match]
            return await self.reel(match)
        return reel

    async def scene(self, match: str, seat: str | None, told: int | None) -> tuple[Scene, list[Stop]]:
        """A moment, and all the moments there are."""
        reel = await self.reel(match)
        async with reel.lock:
            scene = await asyncio.to_thread(reel.scene, seat, told)
            return scene, reel.stops(seat)
