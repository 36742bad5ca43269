"""Every message between a page and the server, as types; JSON Schema and TypeScript come from them.

`python -m montjoie.server.protocol` prints the schema of all of them. docs/protocol.md explains.
"""

from __future__ import annotations

from typing import Any

import msgspec

from montjoie.server.protocol.asks import (
    Answer,
    Asks,
    Candidates,
    Check,
    ClientMessage,
    End,
    Hello,
    Invite,
    Links,
    Ping,
    Preset,
    ReplaceByBot,
    Revoke,
    Say,
    SetClock,
    SetName,
    TakeBack,
    Undo,
)
from montjoie.server.protocol.http import (
    Branch,
    Created,
    DiceThrown,
    Fault,
    GameInfo,
    Moment,
    NewLink,
    NewMatch,
    OpenFile,
    Replay,
    RuleText,
    SeatWish,
    Setting,
    Summary,
    Webhook,
    Words,
)
from montjoie.server.protocol.parts import (
    ClockFace,
    ClockSetting,
    EventTold,
    LinkInfo,
    Outcome,
    Problem,
    Question,
    Role,
    SeatInfo,
    SeatTime,
    Status,
    Text,
    View,
)
from montjoie.server.protocol.tells import (
    Accepted,
    CandidateList,
    Done,
    Error,
    Invited,
    LinkList,
    Pong,
    Problems,
    Refused,
    Said,
    ServerMessage,
    Table,
    Tells,
    Update,
    Welcome,
)

VERSION = 1

HTTP_TYPES = (
    NewMatch,
    OpenFile,
    Branch,
    Created,
    Summary,
    GameInfo,
    Replay,
    DiceThrown,
    Words,
    RuleText,
    Fault,
)


def schema() -> dict[str, Any]:
    """One JSON Schema whose definitions are all the types above."""
    roots = (ClientMessage, ServerMessage, *HTTP_TYPES)
    found, definitions = msgspec.json.schema_components(roots, ref_template="#/$defs/{name}")
    names = ("client", "server", *(each.__name__ for each in HTTP_TYPES))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"Montjoie protocol {VERSION}: messages by WebSocket, bodies by HTTP.",
        "type": "object",
        "properties": dict(zip(names, found, strict=True)),
        "$defs": definitions,
    }


__all__ = [
    "HTTP_TYPES",
    "VERSION",
    "Accepted",
    "Answer",
    "Asks",
    "Branch",
    "CandidateList",
    "Candidates",
    "Check",
    "ClientMessage",
    "ClockFace",
    "ClockSetting",
    "Created",
    "DiceThrown",
    "Done",
    "End",
    "Error",
    "EventTold",
    "Fault",
    "GameInfo",
    "Hello",
    "Invite",
    "Invited",
    "LinkInfo",
    "LinkList",
    "Links",
    "Moment",
    "NewLink",
    "NewMatch",
    "OpenFile",
    "Outcome",
    "Ping",
    "Pong",
    "Preset",
    "Problem",
    "Problems",
    "Question",
    "Refused",
    "ReplaceByBot",
    "Replay",
    "Revoke",
    "Role",
    "RuleText",
    "Said",
    "Say",
    "SeatInfo",
    "SeatTime",
    "SeatWish",
    "ServerMessage",
    "SetClock",
    "SetName",
    "Setting",
    "Status",
    "Summary",
    "Table",
    "TakeBack",
    "Tells",
    "Text",
    "Undo",
    "Update",
    "View",
    "Webhook",
    "Welcome",
    "Words",
    "schema",
]
