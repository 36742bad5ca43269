"""Whether the server is well: alive, ready to serve, and its numbers."""

from __future__ import annotations

import asyncio
import hmac

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

import montjoie
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.store import Conflict, Lane, Work

_LAG = 1.0  # seconds behind time at which the server is not ready
_PATIENCE = 3.0  # seconds for the store to write
_NEAR = ("127.0.0.1", "::1")


def _hub(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _answer(body: dict[str, object], status: int) -> Response:
    return Response(msgspec.json.encode(body), status, media_type="application/json")


async def live(request: Request) -> Response:
    """The process answers; nothing else is looked at."""
    return _answer({"ok": True}, 200)


async def ready(request: Request) -> Response:
    """Whether people can be served: the store takes writes, the loop is in time, workers are free."""
    hub = _hub(request)
    faults = []
    if not await _writes(hub):
        faults.append("store")
    if hub.pulse.lag > _LAG:
        faults.append("loop")
    if hub.labour.full:
        faults.append("workers")
    return _answer({"ok": not faults, "faults": faults}, 503 if faults else 200)


async def _writes(hub: Hub) -> bool:
    work = Work("", Lane(), "ready", [])
    hub.store.writer.put(work)
    try:
        await asyncio.wait_for(work.done, _PATIENCE)
    except (Conflict, TimeoutError):
        return False
    return True


async def health(request: Request) -> Response:
    """Whether the server and its store are well, in short."""
    store = _hub(request).store
    try:
        await store.ping()
    except SQLAlchemyError:
        return _answer({"ok": False}, 503)
    version = montjoie.__version__
    return _answer({"ok": True, "version": version, "store": store.engine.dialect.name}, 200)


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus: for those on this machine, or who have the operator's token."""
    hub = _hub(request)
    token = hub.config.metrics_token
    given = request.headers.get("authorization", "").partition(" ")[2]
    near = not token and request.client is not None and request.client.host in _NEAR
    if not near and not (token and hmac.compare_digest(given.encode(), token.encode())):
        raise Denied("forbidden")
    return Response(hub.metrics.text(), media_type=CONTENT_TYPE_LATEST)
