"""What a seat arranges for itself: talk, its name, what happens without it, where to write to it."""

from __future__ import annotations

import secrets
from functools import partial
from typing import Any

import montjoie
from montjoie.server import deeds, protocol, push, talk
from montjoie.server.clocks import now_ms
from montjoie.server.connection import Connection
from montjoie.server.driver import DEFAULT
from montjoie.server.errors import Denied
from montjoie.server.rooms import Room
from montjoie.server.store import Work


def seat_of(connection: Connection) -> str:
    """The seat of a connection; Denied where it only watches."""
    if connection.seat is None:
        raise Denied("not_seated")
    return connection.seat


def known_seat(room: Room, seat: str) -> str:
    """A seat of the room; Denied where there is none of that name."""
    if seat not in room.holders:
        raise Denied("unknown_seat")
    return seat


def known_bot(room: Room, bot: str) -> str:
    """A bot that plays the game; Denied where there is none of that name."""
    if bot not in montjoie.bots.names(room.game):
        raise Denied("unknown_bot")
    return bot


async def say(connection: Connection, room: Room, message: protocol.Say) -> None:
    """Talk to everybody or to some seats."""
    seat = seat_of(connection)
    for other in message.to:
        known_seat(room, other)
    if room.hub.orders.silent(room.id, seat):
        raise Denied("silenced")
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
    await change_seat(connection, room, message.id, seat_of(connection), name=message.name.strip())


async def preset(connection: Connection, room: Room, message: protocol.Preset) -> None:
    """Say what happens without the seat."""
    seat = seat_of(connection)
    if message.stand_in is not None and message.stand_in != DEFAULT:
        known_bot(room, message.stand_in)
    changes = {name: getattr(message, name) for name in ("stand_in", "auto_pass", "auto_answer")}
    wanted = {name: value for name, value in changes.items() if value is not None}
    await change_seat(connection, room, message.id, seat, **wanted)


async def set_mail(connection: Connection, room: Room, message: protocol.SetMail) -> None:
    """Say where to write when the seat's turn comes."""
    seat = seat_of(connection)
    if message.address and not room.hub.notifier.post.open:
        raise Denied("mail")
    given = {"mail": message.address, "lang": message.lang, "mail_confirmed": False}
    key = secrets.token_urlsafe(16) if message.address else ""
    await alter_seat(room, seat, **given, mail_key=key)
    room.hub.notifier.confirm(room, seat)
    connection.reply(protocol.Done(message.id))


async def set_push(connection: Connection, room: Room, message: protocol.SetPush) -> None:
    """Say which browser is told when the seat's turn comes, or is told no more."""
    seat, office = seat_of(connection), room.hub.notifier.push
    known = room.holders[seat].push
    if not message.p256dh:
        await change_seat(connection, room, message.id, seat, push=push.parted(known, message.endpoint))
        return
    new = push.Subscription(message.endpoint, message.p256dh, message.auth)
    if not office.open or not office.sound(new):
        raise Denied("push")
    written = push.joined(known, new)
    await change_seat(connection, room, message.id, seat, push=written, lang=message.lang)


async def change_seat(connection: Connection, room: Room, id: str, seat: str, **new: Any) -> None:
    """Write something new of a seat, and say that it is done."""
    await alter_seat(room, seat, **new)
    connection.reply(protocol.Done(id))


async def alter_seat(room: Room, seat: str, **new: Any) -> None:
    """Write something new of a seat, and let the match take note."""

    async def attempt() -> Work:
        holder = room.holders[seat]
        for name, value in new.items():
            setattr(holder, name, value)
        row = holder.change(room.id)
        if room.status != "playing":
            return room.write("table", seat_change=[row])
        deed = partial(deeds.preset, seat=seat, passing=holder.auto_pass, forced=holder.auto_answer)
        return await room.enter(seat, deed, topic="table", seat_change=[row])

    await room.perform(None, attempt)
