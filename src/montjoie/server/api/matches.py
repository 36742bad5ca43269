"""What is told of a match: summaries, records, replays; and how matches are opened."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from montjoie import Match
from montjoie.kernel.plain import whole
from montjoie.server import gathering, lobby, logs, moments, protocol, replays
from montjoie.server.actions.joining import open_link
from montjoie.server.api.requests import address_of, answer, body, hub_of, worked
from montjoie.server.errors import Denied
from montjoie.server.labour import jobs
from montjoie.server.rooms import Room
from montjoie.server.seats import Link


async def _room(request: Request) -> Room:
    room = await hub_of(request).room(request.path_params["match"])
    logs.belongs_to(room.id)
    return room


def _token(request: Request) -> tuple[str, str]:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return scheme, token


def _seen(request: Request, room: Room) -> moments.Seen | None:
    """What is shown to who has the link to a moment."""
    return moments.read(room, _token(request)[1])


def _bearer(request: Request, room: Room) -> Link | None:
    """The link in the Authorization header; None if there is none."""
    scheme, token = _token(request)
    if not token:
        return None
    address = address_of(request)
    try:
        if scheme.lower() != "bearer":
            raise Denied("forbidden")
        return open_link(room, token)
    except Denied:
        if not hub_of(request).visitors.guessed(address):
            raise Denied("rate") from None
        raise


def _summary(room: Room, link: Link | None) -> protocol.Summary:
    match = room.match
    return protocol.Summary(
        match=room.id,
        game=room.game,
        status=room.status,
        round=match.round,
        seats=room.seat_infos(),
        awaited=room.awaited,
        options=match.options,
        clock=room.clock(),
        created=room.created,
        changed=room.changed,
        public=room.public,
        drifted=room.base > 0,
        rules=room.rules_version,
        seed_hash=match.seed_hash,
        seed_chosen=room.seed_chosen,
        seed=match.inside.seed if room.closed else None,
        result=whole(match.result),
        role=link.role if link else None,
        mine=list(link.seats) if link else [],
    )


async def summary(request: Request) -> Response:
    """What anybody who knows the match may know."""
    room = await _room(request)
    link = None if _seen(request, room) else _bearer(request, room)
    return answer(_summary(room, link))


async def public_matches(request: Request) -> Response:
    """The newest public matches. None is loaded for that; one that cannot be is left out."""
    hub = hub_of(request)
    found = []
    for row in await hub.store.public():
        if not hub.avoids(row["id"]):
            room = hub.rooms.get(row["id"])
            at = room.match.round if room is not None else None
            told = (row["status"], at, row["created"], row["changed"])
            seats = msgspec.json.decode(row["seats"], type=list[str])
            clock = msgspec.json.decode(row["clock"], type=protocol.ClockSetting)
            found.append(protocol.Listed(row["id"], row["game"], *told, len(seats), row["open"], clock))
    return answer(found)


def _may_watch(request: Request, room: Room) -> Link | None:
    link = _bearer(request, room)
    if link is None and not room.public:
        raise Denied("forbidden")
    return link


async def record(request: Request) -> Response:
    """The record, once the match is closed."""
    room = await _room(request)
    _may_watch(request, room)
    if not room.closed:
        raise Denied("not_closed")
    return await asyncio.to_thread(lambda match: answer(match.record()), room.match.clone())


async def replay(request: Request) -> Response:
    """A moment of the match: of one's own seat, or of every seat once the match is closed."""
    room = await _room(request)
    seat, seen = request.query_params.get("seat") or None, _seen(request, room)
    if seen is None:
        _may_see(request, room, seat)
    elif seat != seen.seat:
        raise Denied("forbidden")
    told = _number(request, "at")
    most = seen.told if seen is not None else None
    whom, about = address_of(request), _about(request)
    scene, stops = await hub_of(request).reels.scene(room.id, seat, told, whom, most, about)
    closed = room.closed and seen is None
    places = [protocol.Moment(stop.told, stop.input if closed else None) for stop in stops]
    view: Any = msgspec.Raw(scene.view)
    events: Any = msgspec.Raw(scene.events)
    listed = places if told is None else None
    return answer(protocol.Replay(scene.stop.told, seat, view, events, scene.around, listed))


def _number(request: Request, name: str) -> int | None:
    """A number in the query; None if it is not there."""
    given = request.query_params.get(name)
    if given is not None and not (given.isascii() and given.isdigit() and len(given) < 10):
        raise Denied("bad_request", f"`{name}` is a number.")
    return int(given) if given is not None else None


def _about(request: Request) -> dict[str, str]:
    """What of the table is looked at; all of it where nothing is said."""
    given = request.query_params.get("look")
    try:
        return msgspec.json.decode(given, type=dict[str, str]) if given is not None else replays.WHOLE
    except msgspec.DecodeError:
        raise Denied("bad_request", "`look` is an object of names.") from None


def _may_see(request: Request, room: Room, seat: str | None) -> None:
    """Denied where the table may not be seen with a seat's eyes: another's, until the match is closed."""
    link = _may_watch(request, room)
    if seat is not None and seat not in room.holders:
        raise Denied("unknown_seat")
    if seat is not None and not room.closed and (link is None or seat not in link.seats):
        raise Denied("not_closed")


async def moment(request: Request) -> Response:
    """A link to a moment, which opens no seat, for who may see it."""
    room = await _room(request)
    try:
        wish = msgspec.json.decode(await body(request), type=protocol.MomentWish)
    except msgspec.DecodeError as error:
        raise Denied("bad_request", str(error)[:300]) from None
    _may_see(request, room, wish.seat)
    scene, _ = await hub_of(request).reels.scene(room.id, wish.seat, wish.at, address_of(request), wish.at)
    if scene.stop.told != wish.at:  # what is still to come cannot be given away
        raise Denied("bad_request", "There is no such moment.")
    return answer(protocol.MomentLink(moments.sign(room, moments.Seen(wish.seat, wish.at))), 201)


async def dice(request: Request) -> Response:
    """How the dice have fallen, which everybody has seen."""
    room = await _room(request)
    _may_watch(request, room)
    film = await hub_of(request).reels.film(room.id, address_of(request))
    return answer([protocol.DiceThrown(sides, faces) for sides, faces in sorted(film.dice.items())])


async def analysis(request: Request) -> Response:
    """The match looked at again, once it is closed."""
    room = await _room(request)
    _may_watch(request, room)
    if not room.closed:
        raise Denied("not_closed")
    made = await hub_of(request).analyses.of(room.id, address_of(request))
    return Response(made, media_type="application/json")


async def why(request: Request) -> Response:
    """What speaks for an answer, once the match is closed: before, that would tell what somebody holds."""
    room = await _room(request)
    _may_watch(request, room)
    if not room.closed:
        raise Denied("not_closed")
    seat, upto = request.query_params.get("seat") or None, _number(request, "input")
    if seat is not None and seat not in room.holders:
        raise Denied("unknown_seat")
    if upto is None:
        raise Denied("bad_request", "`input` is a number of inputs.")
    made = await hub_of(request).analyses.why(room.id, upto, seat, address_of(request))
    return Response(made, media_type="application/json")


# Making matches.


async def _opened(
    request: Request, wish: protocol.Setting, match: Match, *, chosen: bool = False
) -> Response:
    """Take up what a worker has made."""
    opener = address_of(request)
    return answer(await lobby.open(hub_of(request), wish, match, chosen=chosen, opener=opener), 201)


async def create(request: Request) -> Response:
    """A new match."""
    wish, match = await worked(request, jobs.start, secrets.token_hex(16))
    return await _opened(request, wish, match)


async def open_file(request: Request) -> Response:
    """A match from a record or a position."""
    wish, match, recorded = await worked(request, jobs.open_file, secrets.token_hex(16))
    return await _opened(request, wish, match, chosen=recorded)


async def sit(request: Request) -> Response:
    """Take a seat of a match that has not begun and waits for anybody."""
    room, hub = await _room(request), hub_of(request)
    hub.visitors.check(address_of(request))
    try:
        wish = msgspec.json.decode(await body(request), type=protocol.Sit)
    except msgspec.DecodeError as error:
        raise Denied("bad_request", str(error)[:300]) from None
    return answer(await gathering.sit(room, wish), 201)


async def rematch(request: Request) -> Response:
    """The same again, for who has played it: a seat one further, in a match that waits for the others."""
    room = await _room(request)
    link = _bearer(request, room)
    if link is None or not link.seats:
        raise Denied("not_seated")
    if not room.closed:
        raise Denied("not_closed")
    hub_of(request).visitors.check(address_of(request))
    return answer(await gathering.rematch(room, link, address_of(request)), 201)


async def branch(request: Request) -> Response:
    """A new match from a moment of a closed one."""
    room = await _room(request)
    _may_watch(request, room)
    if not room.closed:
        raise Denied("not_closed")
    stored = await hub_of(request).store.read(room.id)
    wish, match = await worked(request, jobs.branch, stored, secrets.token_hex(16))
    return await _opened(request, wish, match)
