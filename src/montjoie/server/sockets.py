"""The WebSocket endpoint: who may come in, how fast they may talk, and what is not a message."""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from msgspec import Struct
from starlette.applications import Starlette
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from montjoie.server import actions, logs, protocol
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.prices import Purse
from montjoie.server.security import host_allowed, origin_allowed

_PATIENCE = 200  # messages beyond the rate before the line is cut
_decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
_log = structlog.get_logger()


class Sockets:
    """Serves `/ws` in front of the application: nothing else is needed between it and the wire."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """WebSockets are served here, the rest by the application."""
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif scope["path"] == "/ws":
            await serve(self.app.state.hub, scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})


async def serve(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    """Serve one connection from its first byte to its last."""
    address = scope["client"][0] if scope["client"] else ""
    await receive()  # the request to connect
    headers = Headers(scope=scope)
    known = host_allowed(headers, hub.config) and origin_allowed(headers, hub.config)
    if not known or hub.orders.banned(address) or not hub.visitors.arrive(address):
        await send({"type": "websocket.close", "code": 1008})
        return
    logs.begin(headers.get("x-request-id", ""))
    connection = Connection(send, address)
    sender: asyncio.Task[None] | None = None
    try:
        await send({"type": "websocket.accept"})
        sender = asyncio.create_task(connection.send_all())
        await _receive(hub, receive, connection, sender)
    except OSError as gone:
        _log.debug("connection_gone", reason=type(gone).__name__)
    finally:
        connection.leave()
        hub.visitors.leave(address)
        if sender is not None:
            sender.cancel()
            await asyncio.gather(sender, return_exceptions=True)


async def _receive(hub: Hub, receive: Receive, connection: Connection, sender: asyncio.Task[None]) -> None:
    rate = hub.config.messages_per_second
    purse, strikes = Purse(rate, rate * 2), 0
    late = asyncio.get_running_loop().call_later(hub.config.hello_seconds, _cut_silent, connection)
    try:
        while not sender.done():
            event = await receive()
            if event["type"] != "websocket.receive":
                return
            raw = event.get("text") or event.get("bytes") or b""
            if wait := purse.take():
                strikes += 1
                _deny(connection, Denied("rate", retry=wait), _id(raw))
                if strikes > _PATIENCE:
                    connection.close(4429)
                    await sender
                    return
                await asyncio.sleep(1 / rate)
                continue
            message = _read(hub, connection, raw)
            if isinstance(message, (protocol.Odds, protocol.Hint)):
                work = hub.start(actions.handle(hub, connection, message))
                connection.wonder(type(message).__name__, message.id, work)
            elif message is not None:
                await actions.handle(hub, connection, message)
    finally:
        late.cancel()


class _WithId(Struct):
    id: str | None = None


def _read(hub: Hub, connection: Connection, raw: str | bytes) -> protocol.ClientMessage | None:
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        hub.metrics.count("bad_messages")
        _deny(connection, Denied("bad_message", str(error)[:200]), _id(raw))
        return None


def _id(raw: str | bytes) -> str | None:
    """The id of something that is no message, so that its sender knows which."""
    try:
        id = msgspec.json.decode(raw, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return id[:64] if id is not None else None


def _deny(connection: Connection, denied: Denied, id: str | None) -> None:
    connection.reply(protocol.Error(denied.code, denied.text, id, denied.retry))


def _cut_silent(connection: Connection) -> None:
    if connection.room is None:
        connection.close(4408)
