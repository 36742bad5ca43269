"""Webhooks: tell people who are away that it is their turn, with what happened.

Addresses must begin with a prefix that the operator allows: a server that posts anywhere would be a
tool against its own network.
"""

from __future__ import annotations

import asyncio
import urllib.error
import urllib.request
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from montjoie.server.feeds import both
from montjoie.server.protocol import Webhook

if TYPE_CHECKING:
    from montjoie.server.hub import Hub
    from montjoie.server.rooms import Room

_LAST = 5  # events told with a notification
_WAITS = (0.0, 2.0, 30.0)  # seconds before each try
_log = structlog.get_logger()


class NoRedirects(urllib.request.HTTPRedirectHandler):
    """A redirection could lead out of the allowed prefixes."""

    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        """Follow none."""


_opener = urllib.request.build_opener(NoRedirects)


class Notifier:
    """Posts to the webhooks of matches."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def allows(self, hook: Webhook) -> bool:
        """Whether the operator lets us post there."""
        return any(hook.url.startswith(prefix) for prefix in self._hub.config.webhook_prefixes)

    def your_turn(self, room: Room, seat: str) -> None:
        """A seat must decide."""
        decision = room.match.decisions[seat]
        self._post(room, seat, {"what": "your_turn", "ask": both(decision.text)})

    def closed(self, room: Room) -> None:
        """The match is over or was ended."""
        for seat in room.match.seats:
            if not room.holders[seat].bot:
                self._post(room, seat, {"what": "closed", "status": room.status})

    def _post(self, room: Room, seat: str, news: dict[str, Any]) -> None:
        hooks = [hook for hook in room.webhooks if hook.seat in (None, seat) and self.allows(hook)]
        if not hooks:
            return
        steps = room.match.view(None)["steps"]
        body = msgspec.json.encode(
            {
                **news,
                "match": room.id,
                "game": room.game,
                "seat": seat,
                "name": room.holders[seat].name,
                "round": room.match.round,
                "phase": steps[-1]["at"] if steps else None,
                "last": [both(told.text) for told in room.match.feed(seat)[-_LAST:]],
            }
        )
        for hook in hooks:
            self._hub.start(self._deliver(hook.url, body))

    async def _deliver(self, url: str, body: bytes) -> None:
        for wait in _WAITS:
            await asyncio.sleep(wait)
            try:
                await asyncio.to_thread(_send, url, body)
            except (urllib.error.URLError, OSError) as error:
                _log.warning("webhook_failed", reason=type(error).__name__)
            else:
                self._hub.metrics.counts["notifications"] += 1
                return


def _send(url: str, body: bytes) -> None:
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
    with _opener.open(request, timeout=10):
        pass
