"""The WebSocket endpoint: who may come in, how fast they may talk, and what is not a message."""

from __future__ import annotations

import asyncio
import contextlib

import msgspec
import structlog
from msgspec import Struct
from starlette.websockets import WebSocket, WebSocketDisconnect

from montjoie.server import actions, protocol
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub
from montjoie.server.security import Bucket, origin_allowed

_PATIENCE = 200  # messages beyond the rate before the line is cut
_decoder: msgspec.json.Decoder[protocol.ClientMessage] = msgspec.json.Decoder(protocol.ClientMessage)
_log = structlog.get_logger()


async def endpoint(socket: WebSocket) -> None:
    """Serve one connection from its first byte to its last."""
    hub: Hub = socket.app.state.hub
    address = socket.client.host if socket.client else ""
    if not origin_allowed(socket.headers, hub.config) or not hub.visitors.arrive(address):
        await socket.close(1008)
        return
    connection = Connection(socket)
    sender: asyncio.Task[None] | None = None
    try:
        await socket.accept()
        hub.metrics.connections += 1
        sender = asyncio.create_task(connection.send_all())
        await _receive(hub, socket, connection, sender)
    except (WebSocketDisconnect, RuntimeError) as gone:
        _log.debug("connection_gone", reason=type(gone).__name__)
    finally:
        if sender is not None:
            hub.metrics.connections -= 1
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await sender
        connection.leave()
        hub.visitors.leave(address)


async def _receive(hub: Hub, socket: WebSocket, connection: Connection, sender: asyncio.Task[None]) -> None:
    rate = hub.config.messages_per_second
    bucket, strikes = Bucket(rate, rate * 2), 0
    late = asyncio.get_running_loop().call_later(hub.config.hello_seconds, _cut_silent, connection)
    try:
        while not sender.done():
            event = await socket.receive()
            if event["type"] != "websocket.receive":
                return
            if not bucket.take():
                strikes += 1
                _deny(connection, "rate", "", _id(event.get("text") or event.get("bytes") or b""))
                if strikes > _PATIENCE:
                    connection.close(4429)
                    await sender
                    return
                await asyncio.sleep(1 / rate)
                continue
            message = _read(hub, connection, event.get("text") or event.get("bytes") or b"")
            if message is not None:
                await actions.handle(hub, connection, message)
    finally:
        late.cancel()


class _WithId(Struct):
    id: str | None = None


def _read(hub: Hub, connection: Connection, raw: str | bytes) -> protocol.ClientMessage | None:
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        hub.metrics.counts["bad_messages"] += 1
        _deny(connection, "bad_message", str(error)[:200], _id(raw))
        return None


def _id(raw: str | bytes) -> str | None:
    """The id of something that is no message, so that its sender knows which."""
    try:
        id = msgspec.json.decode(raw, type=_WithId).id
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None
    return id[:64] if id is not None else None


def _deny(connection: Connection, code: str, detail: str = "", id: str | None = None) -> None:
    denied = Denied(code, detail)
    connection.reply(protocol.Error(denied.code, denied.text, id))


def _cut_silent(connection: Connection) -> None:
    if connection.room is None:
        connection.close(4408)
