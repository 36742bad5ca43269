"""What a seat may know: redacted views of the table and redacted feeds of events."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from montjoie.kernel.audiences import PUBLIC
from montjoie.kernel.decisions import Decision
from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.events import Logged, Told, Undone, snake, tell
from montjoie.kernel.facts import derived, only_these
from montjoie.kernel.plain import plain, read, read_rows, whole, written
from montjoie.kernel.state import State


def view(g: AnyEngine, seat: str | None) -> dict[str, Any]:
    """The table as a seat sees it (None: a spectator): every part through its declared audience, with
    all its fields (KER-VIW-01)."""
    told = _table(g, seat, _board(g, seat, read))
    for name in ("decision", "sealed"):  # all else is plain, and made for this view
        if told[name] is not None:
            told[name] = plain(told[name])
    return told


def seen(g: AnyEngine, seat: str | None) -> dict[str, Any]:
    """The same for those who write it out at once: rows, and tables that everybody sees, already in
    writing."""
    return _table(g, seat, _board(g, seat, written))


def _board(g: AnyEngine, seat: str | None, form: Callable[[Any], Any]) -> dict[str, Any]:
    board: dict[str, Any] = {}
    for name, audience in g.state.AUDIENCES.items():
        value = getattr(g.state, name)
        if not isinstance(value, dict):
            board[name] = _part(value, audience(g, value, seat), form)
        elif audience is not PUBLIC:
            shown = ((key, row, audience(g, row, seat)) for key, row in value.items())
            board[name] = {key: _part(row, told, form) for key, row, told in shown if told is not None}
        elif form is written:
            board[name] = msgspec.Raw(_in_writing(only_these(g, ((name, ""),)), name))
        else:
            board[name] = read_rows(value)
    return board


def _part(row: Any, told: Any, form: Callable[[Any], Any]) -> Any:
    """What is told of a row: the row itself, which lasts, or something made for this seat and moment."""
    return form(told) if told is row else whole(told)


@derived
def _in_writing(g: Any, name: str) -> bytes:
    """A table that everybody sees as JSON; it is the same for all, and for as long as no row changes."""
    return msgspec.json.encode({key: written(row) for key, row in getattr(g.state, name).items()})


def _table(g: AnyEngine, seat: str | None, board: dict[str, Any]) -> dict[str, Any]:
    own = g.asked.get(seat) if seat is not None else None
    return {
        "game": g.game.slug,
        "seat": seat,
        "seats": list(g.seats),
        "round": g.game.round(g.state),
        "board": board,
        "steps": steps(g, seat),
        "asked": list(g.asked),
        "awaited": [s for s in g.asked if s not in g.sealed],
        "decision": Decision(g, own).describe() if own else None,
        "sealed": g.sealed.get(seat) if seat is not None else None,
        "over": g.result is not None,
        "result": whole(g.result),
    }


def steps(g: AnyEngine, seat: str | None) -> list[dict[str, Any]]:
    """The procedures that are under way, as far as a seat may know of them."""
    return [_step(g, step, seat) for step in g.stack]


def _step(g: AnyEngine, step: Any, seat: str | None) -> dict[str, Any]:
    seen = read(type(step).audience(g, step, seat)) or {}
    return {**seen, "step": snake(type(step).__name__), "at": step.at or step.stages[0]}


def feed(g: AnyEngine, seat: str | None, since: int = 0, skip: int = 0) -> list[Told]:
    """The events a seat may see, numbered for that seat, from number `since` on.

    Who knows that number `since` comes after the first `skip` events of the log spares looking at those.
    """
    told: list[Told] = []
    number = since if skip else 0
    for logged, seen in happened(g, seat, skip):
        if seen is not None:
            if number >= since:
                told.append(tell(g, logged, seen, number))
            number += 1
    return told


def happened(g: AnyEngine, seat: str | None, skip: int = 0) -> Iterator[tuple[Logged, dict[str, Any] | None]]:
    """The events of the log after the first `skip`, each with what a seat may see of it; None is nothing."""
    for logged in g.log[skip:]:
        yield logged, type(logged.event).audience(g, logged.event, seat)


Changes = dict[
    str, Any
]  # by table: rows by key, None where one is gone; a list of one where it is a single row


def unfold(g: AnyEngine, seat: str | None, tables: State, skip: int) -> list[Changes] | None:
    """What each event after the first `skip` of the log, where the tables were these, changes for a seat that
    is told of it: so the table can be shown as it was after each of them (KER-VIW-01).

    Only events write, so they write the same again. What the seat is not told of shows with the next event of
    which it is, at the end with the one before. None where an answer was taken back, for the tables were put
    back then without an event.
    """
    if any(type(logged.event) is Undone for logged in g.log[skip:]):
        return None
    then = g.mark()
    then.state = tables.clone()
    unfolded: list[Changes] = []
    changed: Changes = {}  # since the last event that the seat was told of
    for logged, told in happened(g, seat, skip):
        if logged.event.writing:
            before = then.state.clone()
            logged.event.apply(then.state)
            _note(changed, then, before, seat)
        if told is not None:
            unfolded.append(changed)
            changed = {}
    if unfolded:
        _join(unfolded[-1], changed)
    return unfolded


def _join(changed: Changes, later: Changes) -> None:
    for name, rows in later.items():
        changed[name] = rows if isinstance(rows, list) else changed.get(name, {}) | rows


def _note(changed: Changes, g: AnyEngine, before: State, seat: str | None) -> None:
    """Add what an event has written, as far as the seat sees a difference."""
    for name, audience in g.state.AUDIENCES.items():
        was, now = getattr(before, name), getattr(g.state, name)
        if not isinstance(now, dict):
            if now is not was and _differ(seen := audience(g, now, seat), audience(g, was, seat)):
                changed[name] = [written(seen)]
            continue
        for key in {**was, **now}:
            old, new = was.get(key), now.get(key)
            if old is new:
                continue
            seen = None if new is None else audience(g, new, seat)
            if _differ(seen, None if old is None else audience(g, old, seat)):
                changed.setdefault(name, {})[key] = None if seen is None else written(seen)


def _differ(one: Any, other: Any) -> bool:
    return msgspec.json.encode(one) != msgspec.json.encode(other)
