"""Gathering: people sit down one by one, and the match begins with the last of them.

Until then nobody is awaited, no clock runs and no bot plays. A seat is vacant for who was sent its link, or
for anybody; whoever has played a match may sit down again in its rematch, one seat further on.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection
from hashlib import blake2b
from typing import Any

import msgspec

from montjoie.server import clocks, lobby, protocol
from montjoie.server.clocks import now_ms
from montjoie.server.errors import Denied
from montjoie.server.labour import jobs
from montjoie.server.rooms import Room
from montjoie.server.seats import Link, new_link
from montjoie.server.store import Work


async def arrive(room: Room, link: Link | None) -> None:
    """Whoever opens the link of a vacant seat sits down there."""
    if link is not None and (vacant := [seat for seat in link.seats if room.holders[seat].vacancy]):
        await fill(room, vacant)


async def begin(room: Room, bot: str) -> None:
    """Wait for nobody any more: a bot takes the seats that are vacant."""
    if room.status != "gathering":
        raise Denied("closed")
    await fill(room, [seat for seat, holder in room.holders.items() if holder.vacancy], bot=bot)


async def sit(room: Room, wish: protocol.Sit) -> protocol.Seated:
    """Take a seat that is open to anybody."""
    told: list[protocol.NewLink] = []

    async def attempt() -> Work:
        if room.closed:
            room.check_open()
        free = [seat for seat, holder in room.holders.items() if holder.vacancy == "open"]
        seat = wish.seat or next(iter(free), None)
        if seat is None or seat not in free:
            raise Denied("taken")
        # One id for the first who takes the seat: of two processes the database lets one through.
        link, new = new_link("seat", [seat], id=_digest(room.id, seat))
        told[:] = [new]
        room.links[link.id] = link
        return _seated(room, [seat], link=[link.row(room.id, now_ms())], name=wish.name.strip())

    await room.perform(None, attempt)
    return protocol.Seated(room.id, room.game, told[0])


async def rematch(room: Room, link: Link, address: str) -> protocol.Seated:
    """A seat in the rematch of a match that is closed; who asks first is its host."""
    hub, id = room.hub, _digest(room.id, next(iter(room.links.values())).hash)
    host = False
    try:
        after = await hub.room(id)
    except Denied as denied:
        if denied.code != "unknown_match":
            raise
        hub.visitors.create(address)
        after, host = await _again(room, id), True
    seats = [moved_on(room, seat) for seat in link.seats]
    opened, told = new_link("host" if host else "seat", seats)

    async def attempt() -> Work:
        after.links[opened.id] = opened
        return _seated(after, seats, link=[opened.row(after.id, now_ms())])

    await after.perform(None, attempt)
    return protocol.Seated(after.id, after.game, told)


def moved_on(room: Room, seat: str) -> str:
    """The seat of the rematch for who held one: everybody goes one further."""
    seats = list(room.match.seats)
    return seats[(seats.index(seat) + 1) % len(seats)]


async def _again(room: Room, id: str) -> Room:
    """A match like that of a room, with chance of its own and everybody one seat further."""
    record, hub = room.match.record(), room.hub
    wishes = {
        moved_on(room, holder.seat): protocol.SeatWish(
            "bot" if holder.bot else "link",
            moved_on(room, holder.seat) if record["start"] is None else None,
            holder.name,
            holder.bot,
            holder.stand_in,
        )
        for holder in room.holders.values()
    }
    seats = [wishes[seat] for seat in room.match.seats]
    like: dict[str, Any] = {"seats": seats, "clock": room.setting, "wait": True}
    like |= {"public": room.public, "hints": room.hints}
    job: Any
    if record["start"] is None:
        wish: protocol.Setting = protocol.NewMatch(game=room.game, options=record["options"], **like)
        job = jobs.start
    else:
        wish, job = protocol.OpenFile(document=record["start"], **like), jobs.open_file
    seed, raw = secrets.token_hex(16), msgspec.json.encode(wish)
    made, _ = await hub.work(job, raw, seed, seconds=hub.config.open_seconds, whom=room.whom())
    await lobby.open(hub, *made[:2], id=id, heirs=True)
    return await hub.room(id)


async def fill(room: Room, seats: Collection[str], **new: Any) -> None:
    """Let somebody sit down in some seats."""

    async def attempt() -> Work:
        return _seated(room, seats, **new)

    await room.perform(None, attempt)


def _seated(room: Room, seats: Collection[str], link: list[dict[str, Any]] | None = None, **new: Any) -> Work:
    """Store that some seats are taken, and that the match begins if no other is vacant."""
    for seat in seats:
        holder = room.holders[seat]
        holder.vacancy = None
        for name, value in new.items():
            setattr(holder, name, value)
    rows = {"seat_change": [room.holders[seat].change(room.id) for seat in seats], "link": link or []}
    if room.status == "gathering" and not any(holder.vacancy for holder in room.holders.values()):
        now = now_ms()
        room.status = "playing"
        room.preset()
        room.times = clocks.begin(room.setting, room.match.seats, room.awaited, now)
        room.due = room.driver.due(now)
        times = msgspec.json.encode(room.times).decode() if room.times else None
        rows["progress"] = [{"match": room.id, "status": "playing", "times": times, "due": room.due}]
    return room.write("table", **rows)


def _digest(*parts: str) -> str:
    """An id that follows from others, for who knows them."""
    return blake2b("/".join(parts).encode(), digest_size=10).hexdigest()
