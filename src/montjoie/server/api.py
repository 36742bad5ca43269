"""The HTTP side: games, rules and words; summaries, records and replays."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, Response

import montjoie
from montjoie import words
from montjoie.kernel import content as packs
from montjoie.server import lobby, protocol
from montjoie.server.actions import open_link
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.labour import jobs
from montjoie.server.labour.carry import unpack
from montjoie.server.notify import title
from montjoie.server.rooms import Room
from montjoie.server.seats import Link

T = TypeVar("T")
_PATIENCE = 8  # times the largest body that are read of one that is too large


def answer(body: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def hub_of(request: Request) -> Hub:
    """The hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    """Who asks."""
    return request.client.host if request.client else ""


async def body(request: Request) -> bytes:
    """The body of a request: not too large, not too slow, and not too many at once."""
    hub = hub_of(request)
    parts: list[bytes] = []
    size = held = 0
    try:
        async with asyncio.timeout(hub.config.body_seconds):
            async for part in request.stream():
                size += len(part)
                if size > hub.config.body_bytes:  # read on: who is cut off while sending hears no answer
                    parts.clear()
                    if size > hub.config.body_bytes * _PATIENCE:
                        break
                    continue
                held += len(part)
                hub.bodies += len(part)
                if hub.bodies > hub.config.bodies_bytes:
                    raise Denied("busy", retry=2.0)
                parts.append(part)
    except TimeoutError:
        raise Denied("too_slow") from None
    finally:
        hub.bodies -= held
    if size > hub.config.body_bytes:
        raise Denied("too_large")
    return b"".join(parts)


async def worked(request: Request, job: Callable[..., T], *given: Any, makes: bool = True) -> T:
    """What a worker makes of the body of a request, at the expense of who sent it."""
    hub, address = hub_of(request), address_of(request)
    (hub.visitors.create if makes else hub.visitors.check)(address)
    hub.prices.ask(address)
    raw = await body(request)
    made, cost = await hub.work(job, raw, *given, seconds=hub.config.open_seconds, whom=address)
    hub.prices.spend(cost, address)
    return made


# About the games.


def _game(request: Request) -> str:
    slug: str = request.path_params["game"]
    if slug not in montjoie.known_games():
        raise Denied("not_found")
    return slug


async def games(request: Request) -> Response:
    """Every game that can be played."""
    return answer([_game_info(slug) for slug in montjoie.known_games()])


@cache
def _game_info(slug: str) -> protocol.GameInfo:
    game = montjoie.find(slug)
    options = game.read_options({})
    return protocol.GameInfo(
        slug=slug,
        name=title(slug),
        counts=list(game.counts),
        seats={str(n): list(game.seat_names(n, options)) for n in game.counts},
        options=game.option_schema(),
        bots=montjoie.bots.names(slug),
    )


async def rules(request: Request) -> Response:
    """The rulebook by ids."""
    return answer(montjoie.find(_game(request)).rules)


async def spoken(request: Request) -> Response:
    """The words of a game in a language."""
    lang = words.language(request.path_params["lang"])
    source = montjoie.find(_game(request)).words()
    kernel = words.messages_in(Path(words.__file__).parent)
    found = protocol.Words(
        lang, source.messages.get(lang, ""), kernel[lang], dict(source.names.get(lang, {}))
    )
    return answer(found)


async def content_files(request: Request) -> Response:
    """The names of the content files of a game, by pack."""
    found: dict[str, list[str]] = {}
    for pack, name in sorted(_content(_game(request))):
        found.setdefault(pack, []).append(name)
    return answer(found)


def _content(game: str) -> dict[tuple[str, str], Path]:
    """The content files of a game by pack and name; `plans/NAME.json` is one of a folder of like files."""
    found: dict[tuple[str, str], Path] = {}
    for folder in (packs.root() / game).glob("*/"):
        for file in (*folder.glob("*.json"), *folder.glob("*/*.json")):
            if file.parent.name != "schema":
                found[folder.name, file.relative_to(folder).as_posix()] = file
    return found


async def content_file(request: Request) -> Response:
    """One content file."""
    file = _content(_game(request)).get((request.path_params["pack"], request.path_params["file"]))
    if file is None:
        raise Denied("not_found")
    return FileResponse(file, media_type="application/json")


# About army lists.


async def armies(request: Request) -> Response:
    """The cards that lists are made of, and sample lists."""
    found = montjoie.find(_game(request)).army_book()
    if found is None:
        raise Denied("not_found")
    return answer(found)


async def check_army(request: Request) -> Response:
    """What is wrong with a list."""
    checked = await worked(request, jobs.judge_army, _game(request), makes=False)
    return Response(checked, media_type="application/json")


# About a match.


async def _room(request: Request) -> Room:
    return await hub_of(request).room(request.path_params["match"])


def _bearer(request: Request, room: Room) -> Link | None:
    """The link in the Authorization header; None if there is none."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
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
        result=match.view(None)["result"],
        role=link.role if link else None,
        mine=list(link.seats) if link else [],
    )


async def summary(request: Request) -> Response:
    """What anybody who knows the match may know."""
    room = await _room(request)
    return answer(_summary(room, _bearer(request, room)))


async def public_matches(request: Request) -> Response:
    """The newest public matches; one that cannot be loaded is left out."""
    hub = hub_of(request)
    found = []
    for match in await hub.store.public():
        with suppress(Denied):
            found.append(_summary(await hub.room(match), None))
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
    return answer(await asyncio.to_thread(room.match.clone().record))


async def replay(request: Request) -> Response:
    """A moment of the match: of one's own seat, or of every seat once the match is closed."""
    room = await _room(request)
    link = _may_watch(request, room)
    seat = request.query_params.get("seat") or None
    if seat is not None and seat not in room.holders:
        raise Denied("unknown_seat")
    if seat is not None and not room.closed and (link is None or seat not in link.seats):
        raise Denied("not_closed")
    at = request.query_params.get("at")
    if at is not None and not (at.isascii() and at.isdigit() and len(at) < 10):
        raise Denied("bad_request", "`at` is a number of events.")
    told = int(at) if at is not None else None
    scene, stops = await hub_of(request).reels.scene(room.id, seat, told, address_of(request))
    moments = [protocol.Moment(stop.told, stop.input if room.closed else None) for stop in stops]
    view: Any = msgspec.Raw(scene.view)
    events: Any = msgspec.Raw(scene.events)
    return answer(protocol.Replay(scene.stop.told, seat, view, events, moments if at is None else None))


async def dice(request: Request) -> Response:
    """How the dice have fallen, which everybody has seen."""
    room = await _room(request)
    _may_watch(request, room)
    film = await hub_of(request).reels.film(room.id, address_of(request))
    return answer([protocol.DiceThrown(sides, faces) for sides, faces in sorted(film.dice.items())])


# Making matches.


async def create(request: Request) -> Response:
    """A new match."""
    wish, packed = await worked(request, jobs.start, secrets.token_hex(16))
    return answer(await lobby.open(hub_of(request), wish, unpack(packed)), 201)


async def open_file(request: Request) -> Response:
    """A match from a record or a position."""
    wish, packed, recorded = await worked(request, jobs.open_file, secrets.token_hex(16))
    return answer(await lobby.open(hub_of(request), wish, unpack(packed), chosen=recorded), 201)


async def branch(request: Request) -> Response:
    """A new match from a moment of a closed one."""
    room = await _room(request)
    _may_watch(request, room)
    if not room.closed:
        raise Denied("not_closed")
    stored = await hub_of(request).store.read(room.id)
    wish, packed = await worked(request, jobs.branch, stored, secrets.token_hex(16))
    return answer(await lobby.open(hub_of(request), wish, unpack(packed)), 201)
