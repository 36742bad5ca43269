"""Replays: any moment of a match again, as a seat saw it then.

A moment is counted in events that the viewer was told, not in inputs: how often others changed their
minds behind sealed answers is nobody's business. Workers play the match through, once; what they have found
is kept for those who look at it next.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

import montjoie
from montjoie import Match
from montjoie.kernel import views
from montjoie.kernel.chance import Dice
from montjoie.server.errors import Denied
from montjoie.server.feeds import Frame, make_frame
from montjoie.server.labour.carry import pack, unpack
from montjoie.server.loading import record_of
from montjoie.server.stored import Stored

if TYPE_CHECKING:
    from montjoie.server.hub import Hub

_EVERY = 50  # inputs between two copies that are kept
_KEPT = 12  # matches whose copies are kept
Inputs = list[tuple[str, Any]]
WHOLE = {"what": "table"}  # a look at all of it


class Stop(NamedTuple):
    """After `input` inputs the viewer had been told `told` events."""

    told: int
    input: int


class Scene(NamedTuple):
    """The table at a stop, what the game tells about it, and the events that led there."""

    stop: Stop
    view: bytes
    events: bytes
    around: dict[str, Any]


class Film(NamedTuple):
    """A match that was played through, with copies along the way."""

    base: int
    inputs: Inputs
    copies: dict[int, bytes]
    dice: dict[int, list[int]]  # by sides, how often each face has come up
    stops: dict[str | None, list[Stop]]

    def between(self, before: int, input: int) -> tuple[bytes, Inputs]:
        """The copy from which two places are reached soonest, and the inputs up to the later one."""
        kept = max(n for n in self.copies if n <= max(before, min(self.copies)))
        return self.copies[kept], self.inputs[kept:input]


# What workers do.


def film(stored: Stored) -> Film:
    """Play a match through."""
    match = montjoie.replay(record_of(stored), upto=0)
    inputs: Inputs = [(row["seat"], msgspec.json.decode(row["answer"])) for row in stored.inputs]
    copies, dice = {len(match.inside.inputs): pack(match)}, dict[int, list[int]]()
    for seat, answer in inputs[len(match.inside.inputs) :]:
        if isinstance(thrown := match.chance, Dice):
            faces = dice.setdefault(thrown.sides, [0] * thrown.sides)
            for face in answer:
                faces[face - 1] += 1
        match.inside.enter(seat, answer)
        if len(match.inside.inputs) % _EVERY == 0:
            copies[len(match.inside.inputs)] = pack(match)
    return Film(int(stored.match["base"]), inputs, copies, dice, {})


def stops(packed: bytes, inputs: Inputs, seat: str | None) -> list[Stop]:
    """Where a viewer's replay can stop: after every input that told something and left no chance open."""
    match = unpack(packed)
    found = [Stop(len(match.feed(seat)), len(match.inside.inputs))]
    told, looked = found[0].told, len(match.engine.log)
    for who, answer in inputs:
        match.inside.enter(who, answer)
        if match.chance is None:
            told += len(views.feed(match.engine, seat, told, looked))
            looked = len(match.engine.log)
            if told > found[-1].told:
                found.append(Stop(told, len(match.inside.inputs)))
    return found


def scene(
    packed: bytes, inputs: Inputs, seat: str | None, stop: Stop, before: Stop, about: dict[str, str] = WHOLE
) -> Scene:
    """The table at a stop, with the events since the one before and what they changed, and a look at it."""
    match: Match = unpack(packed)
    last: Frame | None = None
    for who, answer in inputs:
        if len(match.inside.inputs) == before.input:
            last = make_frame(match, seat, 0, before.told)
        match.inside.enter(who, answer)
    frame = make_frame(match, seat, 0, before.told, last)
    return Scene(stop, frame.view, frame.events, match.look(seat, about))


# What the server keeps.


class Reels:
    """The films of the matches that were looked at last."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._films: OrderedDict[str, Film] = OrderedDict()

    async def film(self, match: str, whom: str) -> Film:
        """The film of a match, up to what is stored now."""
        known = self._films.get(match)
        if known is not None:
            later = await self._hub.store.read(match, known.base + len(known.inputs))
            if later is not None and later.match["base"] == known.base and not later.inputs:
                self._films.move_to_end(match)
                return known
        stored = await self._hub.store.read(match)
        if stored is None:
            raise Denied("unknown_match")
        made = self._films[match] = await self._hub.paid(film, stored, whom=whom)
        self._films.move_to_end(match)
        if len(self._films) > _KEPT:
            self._films.popitem(last=False)
        return made

    async def scene(
        self,
        match: str,
        seat: str | None,
        told: int | None,
        whom: str,
        most: int | None = None,
        about: dict[str, str] = WHOLE,
    ) -> tuple[Scene, list[Stop]]:
        """A moment, and all the moments there are, up to one after `most` events."""
        known = await self.film(match, whom)
        if seat not in known.stops:
            first = min(known.copies)
            job = self._hub.paid(stops, known.copies[first], known.inputs[first:], seat, whom=whom)
            known.stops[seat] = await job
        found = known.stops[seat]
        if most is not None:
            found = [stop for stop in found if stop.told <= most] or found[:1]
        i = min(bisect_left([stop.told for stop in found], told or 0), len(found) - 1)
        before = found[i - 1] if i else Stop(0, found[0].input)
        place = known.between(before.input, found[i].input)
        return await self._hub.paid(scene, *place, seat, found[i], before, about, whom=whom), found
