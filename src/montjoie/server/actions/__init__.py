"""What a connection may ask for: each message type and what it does."""

from __future__ import annotations

from typing import Any

import structlog

from montjoie import Refusal
from montjoie.server import protocol, traces
from montjoie.server.actions import hosting, playing, sitting
from montjoie.server.actions.joining import hello
from montjoie.server.clocks import now_ms
from montjoie.server.connection import Connection
from montjoie.server.errors import Denied
from montjoie.server.hub import Hub

_log = structlog.get_logger()


async def handle(hub: Hub, connection: Connection, message: protocol.ClientMessage) -> None:
    """Do what a message asks; whatever is refused is said, and changes nothing."""
    id = getattr(message, "id", None)
    with traces.span(type(message).__name__):
        await _handle(hub, connection, message, id)


async def _handle(hub: Hub, connection: Connection, message: protocol.ClientMessage, id: str | None) -> None:
    try:
        if isinstance(message, protocol.Hello):
            await hello(hub, connection, message)
        elif isinstance(message, protocol.Ping):
            connection.reply(protocol.Pong(message.t, now_ms()))
        elif connection.room is None:
            raise Denied("not_joined")
        else:
            await _ACTIONS[type(message)](connection, connection.room, message)
    except Denied as denied:
        hub.metrics.denied(denied.code)
        if denied.code == "forbidden" and not hub.visitors.guessed(connection.address):
            connection.close(4401)
        connection.reply(protocol.Error(denied.code, denied.text, id, denied.retry))
    except Refusal as refusal:
        hub.metrics.count("refused")
        connection.reply(playing.refused(str(id), refusal, []))
    except Exception:
        _log.exception("message_failed", type=type(message).__name__)
        fault = Denied("internal")
        connection.reply(protocol.Error(fault.code, fault.text, id))


_ACTIONS: dict[type, Any] = {
    protocol.Answer: playing.answer,
    protocol.Undo: playing.undo,
    protocol.Check: playing.check,
    protocol.Candidates: playing.candidates,
    protocol.Look: playing.look,
    protocol.Odds: playing.odds,
    protocol.Hint: playing.hint,
    protocol.Say: sitting.say,
    protocol.SetName: sitting.set_name,
    protocol.Preset: sitting.preset,
    protocol.SetMail: sitting.set_mail,
    protocol.SetPush: sitting.set_push,
    protocol.Invite: hosting.invite,
    protocol.Links: hosting.list_links,
    protocol.Revoke: hosting.revoke,
    protocol.ReplaceByBot: hosting.replace_by_bot,
    protocol.TakeBack: hosting.take_back,
    protocol.SetClock: hosting.set_clock,
    protocol.Begin: hosting.begin,
    protocol.End: hosting.end,
}
