"""What a seat may know: redacted views of the table and redacted feeds of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from montjoie.kernel.audiences import PUBLIC
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.events import Told, snake, tell
from montjoie.kernel.plain import plain, read, whole, written


def view(g: AnyEngine, seat: str | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator): every part through its declared audience, with
    all its fields (KER-VIW-01)."""
    told: dict[str, Any] = plain(_table(g, seat, {}))
    return told | {"board": _board(g, seat, read)}


def seen(g: AnyEngine, seat: str | None) -> dict[str, Any]:
    """The same for those who write it out at once: rows already in writing."""
    return _table(g, seat, _board(g, seat, written))


def _board(g: AnyEngine, seat: str | None, form: Callable[[Any], Any]) -> dict[str, Any]:
    board: dict[str, Any] = {}
    for name, audience in g.state.AUDIENCES.items():
        value = getattr(g.state, name)
        if isinstance(value, dict):
            public = audience is PUBLIC
            rows = value if public else {key: audience(g, row, seat) for key, row in value.items()}
            board[name] = {key: form(row) for key, row in rows.items() if row is not None}
        else:
            board[name] = form(audience(g, value, seat))
    return board


def _table(g: AnyEngine, seat: str | None, board: dict[str, Any]) -> dict[str, Any]:
    own = g.asked.get(seat) if seat is not None else None
    return {
        "game": g.game.slug,
        "seat": seat,
        "seats": list(g.seats),
        "round": g.game.round(g.state),
        "board": board,
        "steps": [_step(g, step, seat) for step in g.stack],
        "asked": list(g.asked),
        "awaited": [s for s in g.asked if s not in g.sealed],
        "decision": Decision(g, own).describe() if own else None,
        "sealed": g.sealed.get(seat) if seat is not None else None,
        "over": g.result is not None,
        "result": whole(g.result),
    }


def _step(g: AnyEngine, step: Any, seat: str | None) -> dict[str, Any]:
    seen = read(type(step).audience(g, step, seat)) or {}
    return {**seen, "step": snake(type(step).__name__), "at": step.at or step.stages[0]}


def feed(g: AnyEngine, seat: str | None, since: int = 0, skip: int = 0) -> list[Told]:
    """The events a seat may see, numbered for that seat, from number `since` on.

    Who knows that number `since` comes after the first `skip` events of the log spares looking at those.
    """
    told: list[Told] = []
    number = since if skip else 0
    for logged in g.log[skip:]:
        seen = type(logged.event).audience(g, logged.event, seat)
        if seen is not None:
            if number >= since:
                told.append(tell(g, logged, seen, number))
            number += 1
    return told
