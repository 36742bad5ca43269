"""Notifications: tell people who are away that it is their turn, with what happened.

By webhook, whose address must begin with a prefix that the operator allows (a server that posts
anywhere would be a tool against its own network), by mail, and by Web Push.
"""

from __future__ import annotations

import asyncio
import contextlib
import smtplib
import threading
import urllib.error
import urllib.request
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import msgspec
import structlog

import montjoie
from montjoie import words
from montjoie.kernel import views
from montjoie.server.mail import PostOffice, noted
from montjoie.server.prices import Purses
from montjoie.server.protocol import Webhook
from montjoie.server.push import Gone, PushOffice, browsers, opener, parted
from montjoie.words import Text, both

if TYPE_CHECKING:
    from montjoie.server.hub import Hub
    from montjoie.server.rooms import Room

_LAST, _LATE = 5, 60  # events told with a notification, of so many that happened last
_WAITS = (0.0, 2.0, 30.0)  # seconds before each try
_AT_ONCE = 32  # deliveries, each in a thread of its own
_WAITING = 1000  # deliveries, those that wait for another try too; more are not begun
_FAULTS = (urllib.error.URLError, smtplib.SMTPException, OSError)
_log = structlog.get_logger()


class Notifier:
    """Posts to the webhooks of matches and writes to the people of seats."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self.post = PostOffice(hub.config)
        self.push = PushOffice(hub.config)
        rate = hub.config.webhooks_per_hour
        self._posted = Purses(rate / 3600, max(1.0, rate))
        self._under_way, self._turn = 0, asyncio.Semaphore(_AT_ONCE)

    @property
    def open(self) -> bool:
        """Whether people can be told beside webhooks."""
        return self.post.open or self.push.open

    def allows(self, hook: Webhook) -> bool:
        """Whether the operator lets us post there."""
        path = unquote(unquote(hook.url))
        straight = ".." not in path.replace("\\", "/").split("/") and "\\" not in path
        return straight and any(hook.url.startswith(prefix) for prefix in self._hub.config.webhook_prefixes)

    def _takes(self, room: Room, hook: Webhook) -> bool:
        """Whether it may be posted there once more; the operator may have other prefixes now."""
        return self.allows(hook) and not self._posted.of(f"{room.id} {hook.url}").take()

    def your_turn(self, room: Room, seat: str) -> None:
        """A seat must decide."""
        self._tell(room, seat, "your_turn", lambda: {"ask": both(room.match.decisions[seat].text)})

    def closed(self, room: Room) -> None:
        """The match is over or was ended."""
        for seat in room.match.seats:
            if not room.holders[seat].bot:
                self._tell(room, seat, "closed", lambda: {"status": room.status})

    def _tell(self, room: Room, seat: str, what: str, more: Callable[[], dict[str, Any]]) -> None:
        hooks = [hook for hook in room.webhooks if hook.seat in (None, seat) and self._takes(room, hook)]
        holder = room.holders[seat]
        reached = self.post.open and holder.mail and holder.mail_confirmed
        told = browsers(holder.push) if self.push.open and holder.push else []
        away = (reached or told) and seat not in room.present() | self._hub.elsewhere(room.id)
        written = away and reached and self.post.takes(holder.mail)
        told = [browser for browser in told if away and self.push.takes(browser)]
        if not hooks and not written and not told:
            return
        news = {"what": what, **_news(room, seat), **more()}
        body = msgspec.json.encode(news)
        for hook in hooks:
            self._hub.start(self._deliver("webhook", partial(_send, hook.url, body)))
        if written:
            letter = self.post.write(room.id, holder, news | _names(room, seat))
            self._hub.start(self._deliver("mail", partial(self.post.send, letter)))
        if told:
            note = noted(holder.lang, news | _names(room, seat))
            for browser in told:
                send = partial(self.push.send, browser, room.id, note)
                forget = partial(self._forget, room, seat, browser.endpoint)
                self._hub.start(self._deliver("push", send, forget))

    def _forget(self, room: Room, seat: str, endpoint: str) -> None:
        """A browser is gone; the next change of the seat writes it down."""
        room.holders[seat].push = parted(room.holders[seat].push, endpoint)

    def confirm(self, room: Room, seat: str) -> None:
        """Ask whoever reads the address of a seat whether it may be written to."""
        holder = room.holders[seat]
        if self.post.open and holder.mail and self.post.takes(holder.mail):
            facts = {name: _names(room, seat)[name] for name in ("title", "place")}
            letter = self.post.ask(room.id, holder, facts)
            self._hub.start(self._deliver("mail", partial(self.post.send, letter)))

    async def _deliver(
        self, way: str, send: Callable[[], None], gone: Callable[[], None] | None = None
    ) -> None:
        if self._under_way >= _WAITING:
            _log.warning(f"{way}_dropped")
            return
        self._under_way += 1
        try:
            for wait in _WAITS:
                await asyncio.sleep(wait)
                if await self._try(way, send, gone):
                    return
        finally:
            self._under_way -= 1

    async def _try(self, way: str, send: Callable[[], None], gone: Callable[[], None] | None) -> bool:
        """Whether there is no more to be tried."""
        try:
            async with self._turn:
                await _beside(send)
        except Gone:
            if gone is not None:
                gone()
        except _FAULTS as error:
            _log.warning(f"{way}_failed", reason=type(error).__name__)
            return False
        else:
            self._hub.metrics.count("notifications")
        return True


def _news(room: Room, seat: str) -> dict[str, Any]:
    """Where a match stands, as a seat may know it."""
    engine = room.match.engine
    steps, late = views.steps(engine, None), max(0, len(engine.log) - _LATE)
    return {
        "match": room.id,
        "game": room.game,
        "seat": seat,
        "name": room.holders[seat].name,
        "round": room.match.round,
        "phase": steps[-1]["at"] if steps else None,
        "last": [both(told.text) for told in views.feed(engine, seat, 0, late)[-_LAST:]],
    }


def _names(room: Room, seat: str) -> dict[str, Any]:
    """What people call the game, the seat, and the phase (that of the innermost step that has a name)."""
    scope = montjoie.find(room.game).prefix
    steps = reversed(views.steps(room.match.engine, None))
    phases = (f"phase-{step['step']}".replace("_", "-") for step in steps)
    phase = next((key for key in phases if words.known(scope, key, "en")), None)
    return {
        "title": title(room.game),
        "place": both(lambda lang: words.name(scope, seat, lang)),
        "stage": phase and both(lambda lang: words.say(lang, f"{scope}-", phase, {})),
    }


def title(game: str) -> Text:
    """What people call a game."""
    scope = montjoie.find(game).prefix
    if words.known(scope, "game-title", "en"):
        return both(lambda lang: words.say(lang, f"{scope}-", "game-title", {}))
    return both(lambda lang: words.name(scope, game, lang))


async def _beside(job: Callable[[], None]) -> None:
    """Do something slow in a thread that nobody waits for when the server stops."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[None] = loop.create_future()

    def finish(error: Exception | None) -> None:
        if not done.done():
            done.set_exception(error) if error else done.set_result(None)

    def run() -> None:
        try:
            job()
        except Exception as error:
            outcome: Exception | None = error
        else:
            outcome = None
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(finish, outcome)

    threading.Thread(target=run, daemon=True).start()
    await done


def _send(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with opener.open(request, timeout=10):
        pass
