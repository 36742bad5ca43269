"""Clocks: how much time every seat has left, as plain data that survives a restart.

A seat's time runs while the seat is awaited. All times are milliseconds; `since` holds the moment
from which a running clock has what is in `left`. Who takes an answer back gets the time back that was left
when it was given, less what was thought since: to answer and to undo buys no time.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Iterable
from functools import partial

from msgspec import Struct

from montjoie.server.protocol import ClockFace, ClockSetting, SeatTime

_REMEMBERED = 20  # answers that can be taken back to their time
_ticking = (  # goes on while the machine sleeps, and whatever is done to the clock on its wall
    partial(time.clock_gettime, time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic
)
_BEGAN = time.time() - _ticking()


def now_ms() -> int:
    """The time of day in milliseconds, as it was at the start and has gone on since: clocks must survive a
    restart, and must not jump when somebody sets the time."""
    return int((_BEGAN + _ticking()) * 1000)


class Times(Struct, frozen=True):
    """The state of a clock. `before`: what a seat had left at its last answers, which it may take back."""

    left: dict[str, int]
    since: dict[str, int]
    before: dict[str, list[int]] = {}


def begin(setting: ClockSetting, seats: Iterable[str], awaited: Collection[str], now: int) -> Times | None:
    """A fresh clock, running for those awaited."""
    if setting.kind == "none":
        return None
    return Times(dict.fromkeys(seats, setting.seconds * 1000), dict.fromkeys(awaited, now))


def turned(
    setting: ClockSetting,
    times: Times | None,
    awaited: Collection[str],
    acted: str | None,
    now: int,
    *,
    undone: bool = False,
) -> Times | None:
    """The clock after `acted` has done something and `awaited` are those who must decide."""
    if times is None:
        return None
    left, since, before = dict(times.left), dict(times.since), dict(times.before)
    for seat in times.since:
        if seat == acted or seat not in awaited:
            rest = _rest(times, seat, now)
            if seat == acted and not undone:
                before[seat] = [*before.get(seat, ()), rest][-_REMEMBERED:]
            left[seat] = _after(setting, rest, bonus=seat == acted and not undone)
            del since[seat]
    if acted is not None and undone:
        thought = times.left[acted] - _rest(times, acted, now)
        *earlier, had = before.get(acted) or [times.left[acted]]
        before[acted], left[acted] = earlier, max(0, had - thought)
    for seat in awaited:
        since.setdefault(seat, now)
    return Times(left, since, before)


def _rest(times: Times, seat: str, now: int) -> int:
    """What a seat has left now."""
    return max(0, times.left[seat] - max(0, now - times.since.get(seat, now)))


def _after(setting: ClockSetting, rest: int, *, bonus: bool) -> int:
    if setting.kind == "decision":
        return setting.seconds * 1000
    return rest + (setting.increment * 1000 if bonus else 0)


def expired(times: Times | None, now: int) -> list[str]:
    """The seats whose time is up."""
    if times is None:
        return []
    return [seat for seat in times.since if times.since[seat] + times.left[seat] <= now]


def next_deadline(times: Times | None) -> int | None:
    """When the next running seat will be out of time."""
    if times is None or not times.since:
        return None
    return min(times.since[seat] + times.left[seat] for seat in times.since)


def face(setting: ClockSetting, times: Times | None, now: int) -> ClockFace | None:
    """The clock as everybody sees it."""
    if times is None or setting.kind == "none":
        return None
    seats = {seat: SeatTime(_rest(times, seat, now), seat in times.since) for seat in times.left}
    return ClockFace(setting.kind, setting.seconds, setting.increment, now, seats)
