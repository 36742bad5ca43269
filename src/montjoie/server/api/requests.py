"""A request and its answer: who asks, how much is read of it, and what a worker makes of that."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from montjoie.server.errors import Denied
from montjoie.server.hub import Hub

T = TypeVar("T")
_PATIENCE = 8  # times the largest body that are read of one that is too large


def answer(body: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(body), status, media_type="application/json")


def hub_of(request: Request) -> Hub:
    """The hub of the server."""
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    """The address that asks, at whose expense the work is done."""
    return request.client.host if request.client else ""


async def body(request: Request) -> bytes:
    """The body of a request: not too large, not too slow, and not too many at once."""
    hub = hub_of(request)
    parts: list[bytes] = []
    size = held = 0
    try:
        async with asyncio.timeout(hub.config.body_seconds):
            async for part in request.stream():
                size += len(part)
                if size > hub.config.body_bytes:  # read on: who is cut off while sending hears no answer
                    parts.clear()
                    if size > hub.config.body_bytes * _PATIENCE:
                        break
                    continue
                held += len(part)
                hub.bodies += len(part)
                if hub.bodies > hub.config.bodies_bytes:
                    raise Denied("busy", retry=2.0)
                parts.append(part)
    except TimeoutError:
        raise Denied("too_slow") from None
    finally:
        hub.bodies -= held
    if size > hub.config.body_bytes:
        raise Denied("too_large")
    return b"".join(parts)


async def worked(request: Request, job: Callable[..., T], *given: Any, makes: bool = True) -> T:
    """What a worker makes of the body of a request, at the expense of who sent it."""
    hub, address = hub_of(request), address_of(request)
    (hub.visitors.create if makes else hub.visitors.check)(address)
    hub.prices.ask(address)
    raw = await body(request)
    made, cost = await hub.work(job, raw, *given, seconds=hub.config.open_seconds, whom=address)
    hub.prices.spend(cost, address)
    return made
