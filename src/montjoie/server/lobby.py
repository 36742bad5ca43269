"""Opening matches: a match that a worker has made gets its seats and links, and is stored."""

from __future__ import annotations

from typing import Any

import msgspec

import montjoie
from montjoie import Match, OptionError, Problem
from montjoie.server import clocks, loading, protocol
from montjoie.server.clocks import now_ms
from montjoie.server.driver import DEFAULT
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.seats import Holder, new_link, new_match_id
from montjoie.server.store import Conflict, Lane, Work, ranked

_encode = msgspec.json.encode


async def open(
    hub: Hub,
    wish: protocol.Setting,
    match: Match,
    *,
    chosen: bool = False,
    id: str | None = None,
    heirs: bool = False,
    opener: str = "",
) -> protocol.Created:
    """Store a match with its seats and links, and let the server take it up. Heirs of another match come for
    their seats themselves; nobody else is given a link to them."""
    if len(wish.seats) != len(match.seats):
        facts = {"given": str(len(wish.seats)), "allowed": [str(len(match.seats))]}
        raise OptionError([Problem("seats", "KER-SET-02", "seats-number", facts)])
    bots = [each.bot or "" for each in wish.seats if each.who == "bot"]
    stand_ins = [each.stand_in for each in wish.seats if each.stand_in != DEFAULT]
    if unknown := {*bots, *stand_ins} - set(montjoie.bots.names(match.game)):
        raise Denied("unknown_bot", ", ".join(sorted(unknown)))
    for hook in wish.webhooks:
        if not hub.notifier.allows(hook) or hook.seat not in (None, *match.seats):
            raise Denied("webhook")

    hub.make_room()
    id, now = id or new_match_id(), now_ms()
    wishes = dict(zip(match.seats, wish.seats, strict=True))
    holders = [
        Holder(
            seat,
            each.name.strip(),
            each.bot if each.who == "bot" else None,
            each.stand_in,
            vacancy=None if match.over else _vacancy(wish, each),
        )
        for seat, each in wishes.items()
    ]
    gathering = any(holder.vacancy for holder in holders)
    made = []
    if not heirs:
        made += [new_link("host", (seat for seat, each in wishes.items() if each.who == "me"))]
        made += [new_link("seat", [seat]) for seat, each in wishes.items() if each.who == "link"]
    made.append(new_link("spectator", ()))
    work = Work(
        id,
        Lane(),
        "table",
        ranked(
            match=[_row(id, match, wish, now, chosen=chosen, gathering=gathering)],
            seat=[holder.row(id) for holder in holders],
            link=[link.row(id, now + i) for i, (link, _) in enumerate(made)],
            input=loading.input_rows(id, match, 0, None, now),
            **loading.snapshot_rows(id, len(match.inside.inputs), _encode(match.position())),
        ),
    )
    hub.store.writer.put(work)
    try:
        await work.done
    except Conflict as conflict:
        raise Denied("unavailable") from conflict
    hub.metrics.count("matches_opened")
    room = await hub.take_in(id, match, opener)
    return protocol.Created(id, match.game, room.seat_infos(), [told for _, told in made], match.seed_hash)


def _vacancy(wish: protocol.Setting, seat: protocol.SeatWish) -> protocol.Vacancy | None:
    """Who is waited for in a seat before the match begins."""
    if seat.who == "open":
        return "open"
    waits = wish.wait or any(each.who == "open" for each in wish.seats)
    return "invited" if seat.who == "link" and waits else None


def _row(
    id: str, match: Match, wish: protocol.Setting, now: int, *, chosen: bool, gathering: bool
) -> dict[str, Any]:
    start = match.inside.start()
    awaited = [] if match.over or gathering else list(match.decisions)
    times = None if gathering else clocks.begin(wish.clock, match.seats, awaited, now)
    bots = any(match.seats.index(seat) in _bot_places(wish) for seat in awaited)
    return {
        "id": id,
        "game": match.game,
        "seats": _encode(match.seats).decode(),
        "options": _encode(match.options).decode(),
        "seed": _encode(match.inside.seed).decode(),
        "seed_chosen": chosen or wish.seed is not None,
        "rules": match.engine.game.version,
        "base": 0,
        "start": _encode(start).decode() if start is not None else None,
        "public": wish.public,
        "hints": _alone(wish) if wish.hints is None else wish.hints,
        "status": "over" if match.over else "gathering" if gathering else "playing",
        "clock": _encode(wish.clock).decode(),
        "times": _encode(times).decode() if times else None,
        "webhooks": _encode(wish.webhooks).decode(),
        "due": 0 if bots else clocks.next_deadline(times),
        "created": now,
    }


def _alone(wish: protocol.Setting) -> bool:
    """Whether somebody plays against bots alone."""
    return [each.who for each in wish.seats if each.who != "bot"] == ["me"]


def _bot_places(wish: protocol.Setting) -> set[int]:
    return {i for i, each in enumerate(wish.seats) if each.who == "bot"}
