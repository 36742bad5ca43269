"""Matches that are closed, looked at again: the whole of one, once, and single decisions when asked why.

Why somebody has answered as he did tells what he held in hand. So nobody is told before the match is closed,
when everybody may see everything.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

import montjoie
from montjoie.analysis import analyse, thought_again
from montjoie.analysis.chances import unhurried
from montjoie.bots.thinking import Budget, Reasons, Thinker, Thinking, reasons
from montjoie.bots.thinking.foresight import before
from montjoie.bots.thinking.levels import mind_of
from montjoie.server.bots import bot_seed
from montjoie.server.errors import Denied
from montjoie.server.loading import record_of
from montjoie.server.stored import Stored

if TYPE_CHECKING:
    from montjoie.server.hub import Hub

_KEPT = 40  # analyses
_WAITING, _OF_ONE = 60, 6  # that are asked for and not yet made: of all, and of one address
_LATER = 10.0  # seconds after which who was turned away may ask again
_PLAYOUTS = 1500  # of a swift game: some seconds of work
_SECONDS = 1.0  # of thought about one decision


def analysed(stored: Stored) -> bytes:
    """The analysis of a stored match, as the body of a response."""
    record = record_of(stored)
    mind = mind_of(record["game"])
    playouts = round(_PLAYOUTS * unhurried(mind)) if mind is not None else 0
    return msgspec.json.encode(analyse(record, playouts=playouts))


def why(stored: Stored, upto: int, seat: str | None) -> bytes:
    """What speaks for the last answer among so many inputs of a stored match, of a seat or of any: the body
    of a response."""
    record = record_of(stored)
    asked = {seat} if seat else {str(each["seat"]) for each in stored.seats}
    given = [n for n, (who, _) in enumerate(record["inputs"][:upto]) if who in asked]
    if not given:
        raise Denied("no_answer")
    who, answer = record["inputs"][given[-1]]
    match = montjoie.replay(record, upto=given[-1])
    bot = next(each["bot"] for each in stored.seats if each["seat"] == who)
    thought = _own(match, who, answer, bot) or _again(match, who, answer)
    return msgspec.json.encode(thought)


def _own(match: montjoie.Match, seat: str, answer: Any, bot: str | None) -> Reasons | None:
    """What the bot itself had thought, where it thinks and comes to the same answer again."""
    seed = bot_seed(match, seat)
    then = montjoie.from_position(match.game, match.position(), seed)
    player = before(bot, then, seat, seed, len(match.inside.inputs)) if bot else None
    if not isinstance(player, Thinker):
        return None
    thought = player.think(then, seat)
    return reasons(match.game, thought, answer) if thought.answer == answer else None


def _again(match: montjoie.Match, seat: str, answer: Any) -> Reasons:
    """What the answer is worth beside others, from what the seat could know."""
    mind = mind_of(match.game)
    if mind is None:
        raise Denied("no_hints")
    budget = Budget(answers=round(mind.pace * _SECONDS))
    thought = thought_again(mind, match, seat, answer, f"why/{len(match.inside.inputs)}", budget)
    if thought is None:
        thought = Thinking.alone(seat, match.decision_of(seat).kind, answer)
    return reasons(match.game, thought, answer)


class Analyses:
    """The analyses that were asked for last. Who asks for one that is being made waits for that one."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._made: OrderedDict[tuple[Any, ...], asyncio.Task[bytes]] = OrderedDict()
        self._waiting: Counter[str] = Counter()  # analyses by the address that asked first
        self._turn = asyncio.Semaphore()  # one at a time: the other workers are there for those who play

    async def of(self, match: str, whom: str) -> bytes:
        """The analysis of a closed match."""
        return await self._once(match, whom, analysed)

    async def why(self, match: str, upto: int, seat: str | None, whom: str) -> bytes:
        """What speaks for the last answer among so many inputs of a closed match."""
        return await self._once(match, whom, why, upto, seat)

    async def _once(self, match: str, whom: str, job: Callable[..., bytes], *given: Any) -> bytes:
        key = (match, job, *given)
        making = self._made.get(key)
        if making is None or (making.done() and (making.cancelled() or making.exception() is not None)):
            if self._waiting[whom] >= _OF_ONE or self._waiting.total() >= _WAITING:
                raise Denied("busy", retry=_LATER)
            self._waiting[whom] += 1
            making = self._made[key] = asyncio.create_task(self._make(match, whom, job, *given))
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        return await asyncio.shield(making)

    async def _make(self, match: str, whom: str, job: Callable[..., bytes], *given: Any) -> bytes:
        try:
            async with self._turn:  # nothing is read before: those who wait take no memory
                stored = await self._hub.store.read(match)
                if stored is None:
                    raise Denied("unknown_match")
                return await self._hub.paid(job, stored, *given, whom=whom)
        finally:
            self._waiting[whom] -= 1
            self._waiting += Counter()  # who waits for nothing is forgotten
