"""What a connection may ask for: each message type and what it does."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, TypeVar

import msgspec
import structlog

import montjoie
from montjoie import Refusal
from montjoie.server import clocks, deeds, protocol, talk
from montjoie.server.clocks import now_ms
from montjoie.server.connection import Connection
from montjoie.server.driver import DEFAULT
from montjoie.server.errors import Denied
from montjoie.server.feeds import problem
from montjoie.server.hub import Hub
from montjoie.server.labour import jobs
from montjoie.server.labour.carry import pack
from montjoie.server.rooms import Room
from montjoie.server.seats import Link, find_link, new_link
from montjoie.server.store import Work
from montjoie.server.watch import Exhausted

T = TypeVar("T")
_log = structlog.get_logger()


async def handle(hub: Hub, connection: Connection, message: protocol.ClientMessage) -> None:
    """Do what a message asks; whatever is refused is said, and changes nothing."""
    id = getattr(message, "id", None)
    try:
        if isinstance(message, protocol.Hello):
            await hello(hub, connection, message)
        elif isinstance(message, protocol.Ping):
            connection.reply(protocol.Pong(message.t, now_ms()))
        elif connection.room is None:
            raise Denied("not_joined")
        else:
            await _ACTIONS[type(message)](connection, connection.room, message)
    except Denied as denied:
        hub.metrics.counts["denied"] += 1
        hub.metrics.refusals[denied.code] += 1
        if denied.code == "forbidden" and not hub.visitors.guessed(connection.address):
            connection.close(4401)
        connection.reply(protocol.Error(denied.code, denied.text, id, denied.retry))
    except Refusal as refusal:
        hub.metrics.counts["refused"] += 1
        connection.reply(_refused(str(id), refusal, []))
    except Exception:
        _log.exception("message_failed", type=type(message).__name__)
        fault = Denied("internal")
        connection.reply(protocol.Error(fault.code, fault.text, id))


def _refused(id: str, refusal: Refusal, problems: list[protocol.Problem]) -> protocol.Refused:
    first = problem(refusal)
    return protocol.Refused(id, first.rule, first.key, first.facts, first.text, problems)


# Joining.


async def hello(hub: Hub, connection: Connection, message: protocol.Hello) -> None:
    """Join a match with a link, or watch a public one."""
    room = await hub.room(message.match)
    link = open_link(room, message.token)
    mine = link.seats if link else ()
    if message.seat is not None and message.seat not in mine:
        raise Denied("not_seated")
    seat = message.seat or (mine[0] if mine else None)
    await connection.join(room, link, seat, message.since, message.heard)


def open_link(room: Room, token: str | None) -> Link | None:
    """The link of a token; None for those who watch a public match."""
    link = find_link(room.links.values(), token) if token is not None else None
    if link is None and (token is not None or not room.public):
        raise Denied("forbidden")
    return link


# Playing.


def _seat(connection: Connection) -> str:
    if connection.seat is None:
        raise Denied("not_seated")
    return connection.seat


async def answer(connection: Connection, room: Room, message: protocol.Answer) -> None:
    """Answer a question, once."""
    seat, begun = _seat(connection), time.perf_counter()
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
        problems = await _wrong(connection, room, seat, message.answer)
        connection.reply(_refused(message.id, refusal, problems))
        return
    if again:
        connection.accept(message.id)


async def undo(connection: Connection, room: Room, message: protocol.Undo) -> None:
    """Take back the last answer."""
    seat = _seat(connection)
    key = f"{seat}:{message.id}"
    room.hub.prices.ask(connection.address, room.id)
    await room.perform(key, lambda: room.enter(seat, partial(deeds.undo, seat=seat), key))
    connection.accept(message.id)


async def check(connection: Connection, room: Room, message: protocol.Check) -> None:
    """Say what is wrong with an answer."""
    seat = _seat(connection)
    room.hub.prices.ask(connection.address, room.id)
    connection.reply(protocol.Problems(message.id, await _wrong(connection, room, seat, message.answer)))


async def _wrong(connection: Connection, room: Room, seat: str, answer: Any) -> list[protocol.Problem]:
    """Everything wrong with an answer: at once where the rules are quick, else from a worker."""
    if not room.rules.aside:
        with suppress(Exhausted):
            return room.rules.timed(lambda: jobs.told_problems(room.match, seat, answer))
    return await _ask(connection, room, jobs.check, seat, answer)


async def _ask(connection: Connection, room: Room, job: Callable[..., T], *given: Any) -> T:
    """Have a worker answer a question about the table, at the expense of who asks."""
    hub, seconds = room.hub, room.hub.config.question_seconds
    hub.prices.ask(connection.address, room.id)
    table = pack(room.match, whole=False)
    found, cost = await hub.work(job, table, *given, seconds=seconds, whom=connection.address)
    hub.prices.spend(cost, connection.address)
    return found


async def candidates(connection: Connection, room: Room, message: protocol.Candidates) -> None:
    """List legal answers, as many as are wanted or can be found in time."""
    given = (_seat(connection), message.limit, message.option, room.hub.config.question_seconds / 2)
    found, complete = await _ask(connection, room, jobs.candidates, *given)
    connection.reply(protocol.CandidateList(message.id, found, complete))


async def look(connection: Connection, room: Room, message: protocol.Look) -> None:
    """Tell about something on the table what the connection's seat, or a spectator, may know."""
    told = await _ask(connection, room, jobs.look, connection.seat, message.about)
    connection.reply(protocol.Looked(message.id, told))


async def odds(connection: Connection, room: Room, message: protocol.Odds) -> None:
    """Tell the chances of some answers, unless by then another question is asked."""
    seat = _seat(connection)
    if message.turn != room.turn(seat):
        raise Denied("stale")
    told = await _ask(connection, room, jobs.odds, seat, message.answers)
    if message.turn != room.turn(seat):
        raise Denied("stale")
    connection.reply(protocol.OddsTold(message.id, told))


async def say(connection: Connection, room: Room, message: protocol.Say) -> None:
    """Talk to everybody or to some seats."""
    seat = _seat(connection)
    for other in message.to:
        _known(room, other)
    room.hub.prices.talk(room.id, seat)
    key = f"{seat}:{message.id}"

    async def attempt() -> Work:
        if len(room.talk) >= room.hub.config.talk_per_match:
            raise Denied("full")
        saying = talk.Saying(now_ms(), seat, talk.channel(seat, message.to), message.text, key)
        room.talk.append(saying)
        return room.write("talk", talk=[saying.row(room.id, len(room.talk))])

    await room.perform(f"say/{key}", attempt)
    connection.reply(protocol.Done(message.id))


async def set_name(connection: Connection, room: Room, message: protocol.SetName) -> None:
    """Choose the name shown at the seat."""
    await _change_seat(connection, room, message.id, _seat(connection), name=message.name.strip())


async def preset(connection: Connection, room: Room, message: protocol.Preset) -> None:
    """Say what happens without the seat."""
    seat = _seat(connection)
    if message.stand_in is not None and message.stand_in != DEFAULT:
        _bot(room, message.stand_in)
    changes = {name: getattr(message, name) for name in ("stand_in", "auto_pass", "auto_answer")}
    wanted = {name: value for name, value in changes.items() if value is not None}
    await _change_seat(connection, room, message.id, seat, **wanted)


async def set_mail(connection: Connection, room: Room, message: protocol.SetMail) -> None:
    """Say where to write when the seat's turn comes."""
    seat = _seat(connection)
    if message.address and not room.hub.notifier.post.open:
        raise Denied("mail")
    await _change_seat(connection, room, message.id, seat, mail=message.address, lang=message.lang)


async def _change_seat(connection: Connection, room: Room, id: str, seat: str, **new: Any) -> None:
    async def attempt() -> Work:
        holder = room.holders[seat]
        for name, value in new.items():
            setattr(holder, name, value)
        row = holder.change(room.id)
        if room.closed:
            return room.write("table", seat_change=[row])
        deed = partial(deeds.preset, seat=seat, passing=holder.auto_pass, forced=holder.auto_answer)
        return await room.enter(seat, deed, topic="table", seat_change=[row])

    await room.perform(None, attempt)
    connection.reply(protocol.Done(id))


# The host's.


def _host(connection: Connection, seat: str | None = None) -> None:
    link = connection.link
    if link is None or not (link.host or (seat is not None and seat in link.seats)):
        raise Denied("not_host")


def _known(room: Room, seat: str) -> str:
    if seat not in room.holders:
        raise Denied("unknown_seat")
    return seat


def _bot(room: Room, bot: str) -> str:
    if bot not in montjoie.bots.names(room.game):
        raise Denied("unknown_bot")
    return bot


async def invite(connection: Connection, room: Room, message: protocol.Invite) -> None:
    """Make a new link."""
    _host(connection)
    if (message.role == "seat") != bool(message.seats) and message.role != "host":
        raise Denied("bad_message", "A seat link names its seats, a spectator's none.")
    link, told = new_link(message.role, [_known(room, seat) for seat in message.seats])

    async def attempt() -> Work:
        room.links[link.id] = link
        return room.write("table", link=[link.row(room.id, now_ms())])

    await room.perform(None, attempt)
    connection.reply(protocol.Invited(message.id, told.link, told.token))


async def list_links(connection: Connection, room: Room, message: protocol.Links) -> None:
    """List the links."""
    _host(connection)
    connection.reply(protocol.LinkList(message.id, [link.info() for link in room.links.values()]))


async def revoke(connection: Connection, room: Room, message: protocol.Revoke) -> None:
    """Make a link worthless at once."""
    _host(connection)
    if message.link not in room.links:
        raise Denied("unknown_link")

    async def attempt() -> Work:
        room.links[message.link].revoked = True
        return room.write("table", revoked=[{"link": message.link}])

    await room.perform(None, attempt)
    connection.reply(protocol.Done(message.id))
    for member in list(room.members):
        if member.link is not None and member.link.id == message.link:
            member.close(4401)


async def replace_by_bot(connection: Connection, room: Room, message: protocol.ReplaceByBot) -> None:
    """Let a bot play a seat."""
    _host(connection, message.seat)
    seat, bot = _known(room, message.seat), _bot(room, message.bot)
    await _change_seat(connection, room, message.id, seat, bot=bot)


async def take_back(connection: Connection, room: Room, message: protocol.TakeBack) -> None:
    """Give a seat back to its people."""
    _host(connection, message.seat)
    await _change_seat(connection, room, message.id, _known(room, message.seat), bot=None)


async def set_clock(connection: Connection, room: Room, message: protocol.SetClock) -> None:
    """Set another clock."""
    _host(connection)

    async def attempt() -> Work:
        room.check_open()
        room.setting = message.clock
        room.times = clocks.begin(message.clock, room.match.seats, room.awaited, now_ms())
        room.due = room.driver.due(now_ms())
        row = {
            "match": room.id,
            "clock": msgspec.json.encode(room.setting).decode(),
            "times": msgspec.json.encode(room.times).decode() if room.times else None,
            "due": room.due,
        }
        return room.write("table", clock=[row])

    await room.perform(None, attempt)
    connection.reply(protocol.Done(message.id))


async def end(connection: Connection, room: Room, message: protocol.End) -> None:
    """End the match for good."""
    _host(connection)

    async def attempt() -> Work:
        room.check_open()
        room.status, room.times, room.due = "ended", None, None
        row = {"match": room.id, "status": "ended", "times": None, "due": None}
        return room.write("table", progress=[row])

    await room.perform(None, attempt)
    connection.reply(protocol.Done(message.id))


_ACTIONS: dict[type, Any] = {
    protocol.Answer: answer,
    protocol.Undo: undo,
    protocol.Check: check,
    protocol.Candidates: candidates,
    protocol.Look: look,
    protocol.Odds: odds,
    protocol.Say: say,
    protocol.SetName: set_name,
    protocol.Preset: preset,
    protocol.SetMail: set_mail,
    protocol.Invite: invite,
    protocol.Links: list_links,
    protocol.Revoke: revoke,
    protocol.ReplaceByBot: replace_by_bot,
    protocol.TakeBack: take_back,
    protocol.SetClock: set_clock,
    protocol.End: end,
}
