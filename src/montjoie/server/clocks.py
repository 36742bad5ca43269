"""Clocks: how much time every seat has left, as plain data that survives a restart.

A seat's time runs while the seat is awaited. All times are milliseconds; `since` holds the moment
from which a running clock has what is in `left`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec import Struct

from montjoie.server.protocol import ClockFace, ClockSetting, SeatTime


class Times(Struct, frozen=True):
    """The state of a clock."""

    left: dict[str, int]
    since: dict[str, int]


def begin(setting: ClockSetting, seats: Iterable[str], awaited: Collection[str], now: int) -> Times | None:
    """A fresh clock, running for those awaited."""
    if setting.kind == "none":
        return None
    return Times(dict.fromkeys(seats, setting.seconds * 1000), dict.fromkeys(awaited, now))


def turned(
    setting: ClockSetting, times: Times | None, awaited: Collection[str], acted: str | None, now: int
) -> Times | None:
    """The clock after `acted` has done something and `awaited` are those who must decide."""
    if times is None:
        return None
    left, since = dict(times.left), dict(times.since)
    for seat in times.since:
        if seat == acted or seat not in awaited:
            left[seat] = _after(setting, times, seat, now, bonus=seat == acted)
            del since[seat]
    for seat in awaited:
        since.setdefault(seat, now)
    return Times(left, since)


def _after(setting: ClockSetting, times: Times, seat: str, now: int, *, bonus: bool) -> int:
    if setting.kind == "decision":
        return setting.seconds * 1000
    used = now - times.since[seat]
    return max(0, times.left[seat] - used) + (setting.increment * 1000 if bonus else 0)


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
    seats = {
        seat: SeatTime(
            max(0, left - (now - times.since[seat])) if seat in times.since else left, seat in times.since
        )
        for seat, left in times.left.items()
    }
    return ClockFace(setting.kind, setting.seconds, setting.increment, now, seats)
