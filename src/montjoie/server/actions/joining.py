"""Who comes in: with a link, or to watch a public match."""

from __future__ import annotations

from montjoie.server import gathering, logs, protocol
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.rooms import Room
from montjoie.server.seats import Link, find_link


async def hello(hub: Hub, connection: Connection, message: protocol.Hello) -> None:
    """Join a match with a link, or watch a public one."""
    hub.prices.ask(connection.address)
    room = await hub.room(message.match)
    logs.belongs_to(room.id)
    link = open_link(room, message.token)
    await gathering.arrive(room, link)
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
