"""Prices: what is asked for costs the time it takes, and every address and every match has a purse.

A purse holds seconds of the processor and fills up again. Who has spent more than there was waits until it
is filled; how long, the refusal says.
"""

from __future__ import annotations

import time
from collections import OrderedDict

from montjoie.server.config import Config
from montjoie.server.errors import Denied

_REMEMBERED = 20_000  # purses; whoever is forgotten has a full one


class Purse:
    """So many seconds, filled at so much a second; it may be overdrawn."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._left, self._at = burst, time.monotonic()

    def wait(self) -> float:
        """Seconds until there is something in it; 0 while there is."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, -self._left / self._rate)

    def spend(self, seconds: float) -> None:
        """Take something out, also what is not there."""
        self._left -= seconds

    def take(self, cost: float = 1.0) -> float:
        """Take something out if it is there, and give 0; else the seconds until it will be."""
        self.wait()
        if self._left < cost:
            return (cost - self._left) / self._rate
        self._left -= cost
        return 0.0


class Purses:
    """The purses of all addresses, or of all matches."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._purses: OrderedDict[str, Purse] = OrderedDict()

    def of(self, whom: str) -> Purse:
        """The purse of an address or a match, full where it is new."""
        if whom not in self._purses:
            self._purses[whom] = Purse(self._rate, self._burst)
            if len(self._purses) > _REMEMBERED:
                self._purses.popitem(last=False)
        self._purses.move_to_end(whom)
        return self._purses[whom]


class Prices:
    """Who may still have something done."""

    def __init__(self, config: Config) -> None:
        self._addresses = Purses(config.work_per_address, config.work_per_address * config.work_burst)
        self._matches = Purses(config.work_per_match, config.work_per_match * config.work_burst)
        self._talk = Purses(config.talk_per_second, config.talk_per_second * 20)

    def ask(self, address: str, match: str = "") -> None:
        """Denied, with the time to wait, where the purse of an address or of a match is empty."""
        wait = self._addresses.of(address).wait() if address else 0.0
        if match:
            wait = max(wait, self._matches.of(match).wait())
        if wait:
            raise Denied("rate", retry=wait)

    def spend(self, seconds: float, address: str, match: str = "") -> None:
        """Pay for what was done."""
        if address:
            self._addresses.of(address).spend(seconds)
        if match:
            self._matches.of(match).spend(seconds)

    def debt(self, match: str) -> float:
        """Seconds until a match has something to spend again."""
        return self._matches.of(match).wait()

    def talk(self, match: str, seat: str) -> None:
        """Denied where a seat talks too much at once."""
        if wait := self._talk.of(f"{match} {seat}").take():
            raise Denied("rate", retry=wait)
