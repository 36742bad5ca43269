"""The gate: security headers, where pages may come from, and how much anybody may ask for."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from montjoie.server import logs
from montjoie.server.config import Config
from montjoie.server.errors import Denied
from montjoie.server.prices import Purse, Purses
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
    """Middleware that puts the headers on every response, and the id under which its request is logged."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on and dress the response."""
        id = logs.begin(Headers(scope=scope).get("x-request-id", "")) if scope["type"] == "http" else ""

        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["X-Request-Id"] = id
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
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


def host_allowed(headers: Headers, config: Config) -> bool:
    """Whether the server is called by a name of its own: a page elsewhere may have another name lead here."""
    name = urlsplit(f"//{headers.get('host', '')}").hostname
    return not config.hosts or name in config.hosts


class OwnPages:
    """Middleware that turns away what comes under another name or from who is banned, and what pages of other
    sites would post; WebSockets see to it themselves."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app, self.config = app, config

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what comes from our own pages or from no page."""
        app = self.app
        if scope["type"] == "http" and (code := self._fault(scope)):
            denied = Denied(code)
            fault = msgspec.json.encode(Fault(denied.code, denied.text))
            app = Response(fault, denied.status, media_type="application/json")
        await app(scope, receive, send)

    def _fault(self, scope: Scope) -> str:
        headers = Headers(scope=scope)
        if not host_allowed(headers, self.config):
            return "bad_host"
        if scope["client"] and scope["app"].state.hub.orders.banned(scope["client"][0]):
            return "banned"
        changes = scope["method"] not in ("GET", "HEAD")
        return "bad_origin" if changes and not origin_allowed(headers, self.config) else ""


class Visitors:
    """What every address has asked for of late."""

    def __init__(self, config: Config) -> None:
        rate = config.requests_per_minute / 60
        self._most = config.connections_per_address
        self._creating = Purses(rate, max(20.0, rate * 20))
        self._opened = Purses(config.matches_per_day / 86_400, config.matches_per_day)
        self._checking = Purses(rate * 10, max(40.0, rate * 200))  # one comes with every card somebody takes
        self._guessing = Purses(0.5, 20)
        self._connected: Counter[str] = Counter()

    def create(self, address: str) -> None:
        """Denied if somebody makes too many matches, at once or in a day."""
        _take(self._creating.of(address))
        _take(self._opened.of(address))

    def check(self, address: str) -> None:
        """Denied if somebody has too many lists judged."""
        _take(self._checking.of(address))

    def guessed(self, address: str) -> bool:
        """A wrong token; False once there were too many."""
        return not self._guessing.of(address).take()

    def arrive(self, address: str) -> bool:
        """A connection; False if there are too many of this address."""
        if self._connected[address] >= self._most:
            return False
        self._connected[address] += 1
        return True

    @property
    def connected(self) -> int:
        """How many connections there are."""
        return self._connected.total()

    def leave(self, address: str) -> None:
        """A connection is gone."""
        self._connected[address] -= 1
        if self._connected[address] <= 0:
            del self._connected[address]


def _take(purse: Purse) -> None:
    if wait := purse.take():
        raise Denied("rate", retry=wait)
