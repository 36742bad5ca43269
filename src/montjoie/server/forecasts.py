"""Chances and hints that seats have asked for: kept while their question is asked, given up when it is over.

What an answer leads to follows from the table, the seat and the answer. While a seat stands before the same
question the table is the same, so what was worked out once is told again at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.server.errors import Denied

if TYPE_CHECKING:
    from montjoie.server.rooms import Room

Ask = Callable[[list[Any]], Awaitable[list[Any]]]
_MOST = 200  # things that are kept for a seat


class Forecasts:
    """What a room has told its seats, and what is being worked out for them."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._known: dict[str, tuple[str, dict[bytes, Any]]] = {}  # by seat: for which turn, what
        self._work: dict[asyncio.Future[Any], tuple[str, str]] = {}  # for which seat and turn

    async def of(self, seat: str, turn: str, topic: str, things: list[Any], ask: Ask) -> list[Any]:
        """What is told of things that the question of a turn is about, such as answers; `ask` has that worked
        out which is not known. Of a question that is over, nothing is said but that it is."""
        self._check(seat, turn)
        keys = [msgspec.json.encode((topic, thing)) for thing in things]
        known = self._known.get(seat, (turn, {}))[1]
        new = {key: thing for key, thing in zip(keys, things, strict=True) if key not in known}
        if new:
            try:
                found = await self._worked_out(seat, turn, ask(list(new.values())))
            except Denied:
                self._check(seat, turn)
                raise
            self._check(seat, turn)
            known = {**known, **dict(zip(new, found, strict=True))}
            self._known[seat] = turn, dict(list(known.items())[-_MOST:])
        return [known[key] for key in keys]

    async def _worked_out(self, seat: str, turn: str, work: Awaitable[list[Any]]) -> Any:
        """What work gives, unless the question is over before."""
        task = asyncio.ensure_future(work)
        self._work[task] = seat, turn
        try:
            return await task
        except asyncio.CancelledError:
            self._check(seat, turn)
            raise
        finally:
            del self._work[task]

    def moved(self) -> None:
        """The table has changed: nobody works any longer for questions that are over."""
        over = [task for task, (seat, turn) in self._work.items() if turn != self._room.turn(seat)]
        for task in over:
            task.cancel()
        asked = self._known.items()
        self._known = {seat: kept for seat, kept in asked if kept[0] == self._room.turn(seat)}

    def _check(self, seat: str, turn: str) -> None:
        if turn != self._room.turn(seat):
            raise Denied("stale")
