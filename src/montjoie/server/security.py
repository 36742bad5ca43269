"""The gate: security headers, where pages may come from, and how much anybody may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.protocol import Fault

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # boards place their pieces by style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
}


class SecurityHeaders:
    """Middleware that puts the headers on every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and dress the response."""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, dressed if scope["type"] == "http" else send)


def origin_allowed(headers: Headers, config: Config) -> bool:
    """Whether a page may talk to us: one of our own, one the operator allows, or no page at all."""
    origin = headers.get("origin")
    if origin is None:
        return True
    return origin in config.origins or urlsplit(origin).netloc == headers.get("host")


class OwnPages:
    """Middleware that turns away what pages of other sites would post; WebSockets see to it themselves."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes from our own pages or from no page."""
        app = self.app
        changes = scope["type"] == "http" and scope["method"] not in ("GET", "HEAD")
        if changes and not origin_allowed(Headers(scope=scope), self.config):
            denied = Denied("bad_origin")
            fault = msgspec.json.encode(Fault(denied.code, denied.text))
            app = Response(fault, denied.status, media_type="application/json")
        await app(scope, receive, send)


class Bucket:
    """So many a second, with a burst."""

    __slots__ = ("_at", "_burst", "_rate", "_tokens")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._tokens, self._at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Whether there is still some left."""
        now = time.monotonic()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._rate)
        self._at = now
        if self._tokens < cost:
            return False
        self._tokens -= cost
        return True


class Visitors:
    """What every address has asked for of late."""

    _REMEMBERED = 10_000

    def __init__(self, config: Config) -> None:
        self._config = config
        self._creating: OrderedDict[str, Bucket] = OrderedDict()
        self._checking: OrderedDict[str, Bucket] = OrderedDict()
        self._guessing: OrderedDict[str, Bucket] = OrderedDict()
        self._connected: Counter[str] = Counter()

    def may_create(self, address: str) -> bool:
        """Making matches and replaying records is work."""
        rate = self._config.requests_per_minute / 60
        return self._bucket(self._creating, address, rate, max(20.0, rate * 20)).take()

    def may_check(self, address: str) -> bool:
        """Judging a list is less work, and comes with every card somebody takes."""
        rate = self._config.requests_per_minute / 6
        return self._bucket(self._checking, address, rate, max(40.0, rate * 20)).take()

    def guessed(self, address: str) -> bool:
        """A wrong token; False once there were too many."""
        return self._bucket(self._guessing, address, 0.5, 20).take()

    def arrive(self, address: str) -> bool:
        """A connection; False if there are too many of this address."""
        if self._connected[address] >= self._config.connections_per_address:
            return False
        self._connected[address] += 1
        return True

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]

    def _bucket(self, known: OrderedDict[str, Bucket], address: str, rate: float, burst: float) -> Bucket:
        if address not in known:
            known[address] = Bucket(rate, burst)
            if len(known) > self._REMEMBERED:
                known.popitem(last=False)
        known.move_to_end(address)
        return known[address]
