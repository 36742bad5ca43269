"""Who is connected to which process: told by notification, so that every page shows the same."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from montjoie.server.store.signals import tell_others
from montjoie.server.stored import Word

if TYPE_CHECKING:
    from montjoie.server.hub import Hub

_EVERY, _STALE = 30.0, 75.0  # seconds between two announcements; after which a process counts as gone


class Presence:
    """The connected seats of other processes, by match and process."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._seats: dict[str, dict[str, tuple[float, set[str]]]] = {}
        self._announced = 0.0
        self._asking: dict[str, Word] = {}  # what is to be sent, by match
        self._telling: dict[str, Word] = {}
        self._sending = False

    def elsewhere(self, match: str) -> set[str]:
        """The seats connected to other processes."""
        now = time.monotonic()
        known = self._seats.get(match, {}).values()
        return {seat for at, seats in known if now - at < _STALE for seat in seats}

    def ask(self, match: str) -> None:
        """Ask the others who is there."""
        self._send(match, "presence?")

    def changed(self, match: str) -> None:
        """Tell the others who is here."""
        if match in self._hub.rooms:
            here = sorted(self._hub.rooms[match].present())
            self._send(match, "presence:" + "\t".join(here))

    def heard(self, process: str, match: str, topic: str) -> None:
        """Another process tells or asks who is there."""
        room = self._hub.rooms[match]
        if topic == "presence?":
            if room.present():
                self.changed(match)
            return
        seats = {seat for seat in topic.removeprefix("presence:").split("\t") if seat}
        known, seated = self._seats.setdefault(match, {}), self.elsewhere(match)
        known[process] = (time.monotonic(), seats)
        if self.elsewhere(match) != seated:
            room.show_table()

    def tick(self) -> None:
        """Announce everybody anew now and then, and forget matches that are no longer here."""
        if self._hub.store.shared and time.monotonic() - self._announced > _EVERY:
            self._announced = time.monotonic()
            self._seats = {match: seats for match, seats in self._seats.items() if match in self._hub.rooms}
            for match, room in self._hub.rooms.items():
                if room.members:
                    self.changed(match)

    def _send(self, match: str, topic: str) -> None:
        """Tell the others, together with what else there is to tell by then."""
        if not self._hub.store.shared:
            return
        (self._asking if topic == "presence?" else self._telling)[match] = topic
        if not self._sending:
            self._sending = True
            self._hub.start(self._send_all())

    async def _send_all(self) -> None:
        try:
            while words := self._asking or self._telling:
                told = dict(words)
                words.clear()
                await self._hub.store.beside(partial(self._notify, told))
        finally:
            self._sending = False

    def _notify(self, words: dict[str, Word]) -> None:
        with self._hub.store.engine.begin() as connection:
            tell_others(connection, self._hub.store.process, words)
