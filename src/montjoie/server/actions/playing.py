"""What a seat asks of the rules: to answer, to take back, to know what is legal and what is likely."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

from montjoie import Match, Refusal
from montjoie.server import deeds, protocol
from montjoie.server.actions.sitting import seat_of
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.feeds import problem
from montjoie.server.labour import jobs
from montjoie.server.labour.carry import parcel, position
from montjoie.server.rooms import Room
from montjoie.server.store import Work
from montjoie.server.watch import Exhausted

T = TypeVar("T")


async def answer(connection: Connection, room: Room, message: protocol.Answer) -> None:
    """Answer a question, once."""
    seat, begun = seat_of(connection), time.perf_counter()
    key = f"{seat}:{message.id}"
    room.hub.prices.ask(connection.address, room.id)

    async def attempt() -> Work:
        room.check_open()
        turn = room.turn(seat)
        if turn is None:
            raise Denied("not_asked")
        if message.turn != turn:
            raise Denied("stale")
        work = await room.enter(seat, partial(deeds.submit, seat=seat, answer=message.answer), key)
        room.showing.then(work, stored)
        return work

    def stored() -> None:
        """In the same breath as the table is shown, so that both leave together."""
        connection.accept(message.id)
        room.hub.metrics.decided(time.perf_counter() - begun)

    try:
        again = await room.perform(key, attempt)
    except Refusal as refusal:
        problems, _ = await _checked(connection, room, seat, message.answer)
        connection.reply(refused(message.id, refusal, problems))
        return
    if again:
        connection.accept(message.id)


async def undo(connection: Connection, room: Room, message: protocol.Undo) -> None:
    """Take back the last answer."""
    seat = seat_of(connection)
    key = f"{seat}:{message.id}"
    room.hub.prices.ask(connection.address, room.id)

    async def attempt() -> Work:
        room.check_open()
        room.match.inside.check_undo(seat)
        if room.undone >= room.hub.config.undos_per_match:
            raise Denied("full")
        work = await room.enter(seat, partial(deeds.undo, seat=seat), key)
        room.showing.then(work, partial(connection.accept, message.id))
        return work

    if await room.perform(key, attempt):
        connection.accept(message.id)


async def check(connection: Connection, room: Room, message: protocol.Check) -> None:
    """Say what is wrong with an answer, or what it is warned of."""
    seat = seat_of(connection)
    room.hub.prices.ask(connection.address, room.id)
    told = await _checked(connection, room, seat, message.answer)
    connection.reply(protocol.Problems(message.id, *told))


async def _checked(connection: Connection, room: Room, seat: str, answer: Any) -> jobs.Checked:
    """Everything wrong with an answer, or else its warnings: at once where the rules are quick, else from a
    worker."""
    if not room.rules.aside:
        with suppress(Exhausted):
            return room.rules.timed(lambda: jobs.check(room.match, seat, answer))
    return await _ask(connection, room, jobs.check, seat, answer)


async def _ask(connection: Connection, room: Room, job: Callable[..., T], *given: Any) -> T:
    """Have a worker answer a question about the table, at the expense of who asks."""
    hub, seconds = room.hub, room.hub.config.question_seconds
    hub.prices.ask(connection.address, room.id)
    table = parcel(Match(room.match.inside.without_past()))
    found, cost = await hub.work(job, table, *given, seconds=seconds, whom=connection.address)
    hub.prices.spend(cost, connection.address)
    return found


async def candidates(connection: Connection, room: Room, message: protocol.Candidates) -> None:
    """List legal answers, as many as are wanted or can be found in time."""
    given = (seat_of(connection), message.limit, message.option, room.hub.config.question_seconds / 2)
    found, complete = await _ask(connection, room, jobs.candidates, *given)
    connection.reply(protocol.CandidateList(message.id, found, complete))


async def look(connection: Connection, room: Room, message: protocol.Look) -> None:
    """Tell about something on the table what the connection's seat, or a spectator, may know."""
    told = await _ask(connection, room, jobs.look, connection.seat, message.about)
    connection.reply(protocol.Looked(message.id, told))


async def odds(connection: Connection, room: Room, message: protocol.Odds) -> None:
    """Tell the chances of some answers, unless by then another question is asked."""
    seat = seat_of(connection)
    ask = partial(_ask, connection, room, jobs.odds, seat)
    told = await room.forecasts.of(seat, message.turn, "odds", message.answers, ask)
    connection.reply(protocol.OddsTold(message.id, told))


async def hint(connection: Connection, room: Room, message: protocol.Hint) -> None:
    """Give advice where the table allows it, unless by then another question is asked."""
    seat, hub = seat_of(connection), room.hub
    if not room.hints:
        raise Denied("no_hints")

    async def ask(_: list[Any]) -> list[protocol.Reasons]:
        hub.prices.ask(connection.address, room.id)
        found, cost = await hub.advise(
            room.game, position(room.match), seat, message.turn, whom=connection.address
        )
        hub.prices.spend(cost, connection.address)
        return [found]

    (told,) = await room.forecasts.of(seat, message.turn, "hint", [None], ask)
    connection.reply(protocol.Hinted(message.id, told))


def refused(id: str, refusal: Refusal, problems: list[protocol.Problem]) -> protocol.Refused:
    """An answer that the rules refuse, with all that is wrong with it."""
    first = problem(refusal)
    return protocol.Refused(id, first.rule, first.key, first.facts, first.text, problems)
