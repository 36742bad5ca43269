"""What the host does: links, bots in seats, the clock, the end."""

from __future__ import annotations

import msgspec

from montjoie.server import clocks, gathering, protocol
from montjoie.server.actions.sitting import change_seat, known_bot, known_seat
from montjoie.server.clocks import now_ms
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.rooms import Room
from montjoie.server.seats import new_link
from montjoie.server.store import Work


def check_host(connection: Connection, seat: str | None = None) -> None:
    """Denied to all but the host and, where a seat is concerned, its people."""
    link = connection.link
    if link is None or not (link.host or (seat is not None and seat in link.seats)):
        raise Denied("not_host")


async def invite(connection: Connection, room: Room, message: protocol.Invite) -> None:
    """Make a new link."""
    check_host(connection)
    if (message.role == "seat") != bool(message.seats) and message.role != "host":
        raise Denied("bad_message", "A seat link names its seats, a spectator's none.")
    link, told = new_link(message.role, [known_seat(room, seat) for seat in message.seats])

    async def attempt() -> Work:
        room.links[link.id] = link
        return room.write("table", link=[link.row(room.id, now_ms())])

    await room.perform(None, attempt)
    connection.reply(protocol.Invited(message.id, told.link, told.token))


async def list_links(connection: Connection, room: Room, message: protocol.Links) -> None:
    """List the links."""
    check_host(connection)
    connection.reply(protocol.LinkList(message.id, [link.info() for link in room.links.values()]))


async def revoke(connection: Connection, room: Room, message: protocol.Revoke) -> None:
    """Make a link worthless at once."""
    check_host(connection)
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
    check_host(connection, message.seat)
    seat, bot = known_seat(room, message.seat), known_bot(room, message.bot)
    if room.holders[seat].vacancy:
        await gathering.fill(room, [seat], bot=bot)
        connection.reply(protocol.Done(message.id))
        return
    await change_seat(connection, room, message.id, seat, bot=bot)


async def take_back(connection: Connection, room: Room, message: protocol.TakeBack) -> None:
    """Give a seat back to its people."""
    check_host(connection, message.seat)
    await change_seat(connection, room, message.id, known_seat(room, message.seat), bot=None)


async def set_clock(connection: Connection, room: Room, message: protocol.SetClock) -> None:
    """Set another clock."""
    check_host(connection)

    async def attempt() -> Work:
        if room.status != "gathering":
            room.check_open()
            room.times = clocks.begin(message.clock, room.match.seats, room.awaited, now_ms())
        room.setting = message.clock
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


async def begin(connection: Connection, room: Room, message: protocol.Begin) -> None:
    """Wait for nobody any more."""
    check_host(connection)
    await gathering.begin(room, known_bot(room, message.bot))
    connection.reply(protocol.Done(message.id))


async def end(connection: Connection, room: Room, message: protocol.End) -> None:
    """End the match for good."""
    check_host(connection)

    async def attempt() -> Work:
        if room.closed:
            room.check_open()
        room.status, room.times, room.due = "ended", None, None
        row = {"match": room.id, "status": "ended", "times": None, "due": None}
        return room.write("table", progress=[row])

    await room.perform(None, attempt)
    connection.reply(protocol.Done(message.id))
