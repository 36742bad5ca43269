"""From the server. `seq` counts the pushes of one connection since its welcome, without a gap."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from montjoie.bots.thinking import Reasons
from montjoie.server.protocol.parts import (
    ClockFace,
    EventTold,
    LinkInfo,
    Problem,
    Role,
    SeatInfo,
    Status,
    View,
)
from montjoie.words import Text


class Tells(Struct, frozen=True, tag_field="type"):
    """What all messages of the server share."""


class Said(Tells, frozen=True, tag="said"):
    """Somebody talked; `n` counts what this connection may hear, `id` is given to the speaker alone."""

    seq: int
    n: int
    at: int
    by: str
    to: list[str]
    text: str
    id: str | None = None


class Welcome(Tells, frozen=True, tag="welcome"):
    """Everything a page needs to show the match; the events and the talk it has not seen yet."""

    seq: int
    protocol: int
    match: str
    game: str
    role: Role
    host: bool
    link: str | None
    seat: str | None
    mine: list[str]
    status: Status
    seats: list[SeatInfo]
    auto_pass: bool
    auto_answer: bool
    hints: bool  # whether the table allows them, and somebody can give them
    view: View
    turn: str | None
    ask: Text | None
    undo: bool
    events: list[EventTold]
    told: int
    clock: ClockFace | None
    talk: list[Said]
    now: int


class Update(Tells, frozen=True, tag="update"):
    """The table has changed: the whole view, and the events since the last push."""

    seq: int
    view: View
    turn: str | None
    ask: Text | None
    undo: bool
    events: list[EventTold]
    told: int
    clock: ClockFace | None


class Table(Tells, frozen=True, tag="table"):
    """Who sits where has changed, or the clock, or the status."""

    seq: int
    status: Status
    seats: list[SeatInfo]
    auto_pass: bool
    auto_answer: bool
    clock: ClockFace | None


class Accepted(Tells, frozen=True, tag="accepted"):
    """The answer is processed and stored for good; push `seq` shows its effect."""

    id: str
    seq: int


class Refused(Tells, frozen=True, tag="refused"):
    """The rules forbid the answer; nothing has changed."""

    id: str
    rule: str
    key: str
    facts: dict[str, Any]
    text: Text
    problems: list[Problem]


class Problems(Tells, frozen=True, tag="problems"):
    """What is wrong with the answer checked; nothing if the list is empty. A legal one may have
    `warnings`: what its giver may have overlooked."""

    id: str
    problems: list[Problem]
    warnings: list[Problem] = []


class CandidateList(Tells, frozen=True, tag="candidates"):
    """Legal answers; `complete` if there are no others."""

    id: str
    answers: list[Any]
    complete: bool


class Looked(Tells, frozen=True, tag="looked"):
    """What the game tells; empty where there is nothing to tell."""

    id: str
    told: dict[str, Any]


class OddsTold(Tells, frozen=True, tag="odds"):
    """The chances of each answer in turn, as the game tells them; empty where it tells none."""

    id: str
    told: list[dict[str, Any]]


class Hinted(Tells, frozen=True, tag="hint"):
    """Advice: answers that were weighed, the best first, from what the seat may know alone."""

    id: str
    reasons: Reasons


class Done(Tells, frozen=True, tag="done"):
    """What was asked for is done and stored."""

    id: str


class Invited(Tells, frozen=True, tag="invited"):
    """The new link with its secret, which is told this once."""

    id: str
    link: str
    token: str


class LinkList(Tells, frozen=True, tag="links"):
    """The links of the match."""

    id: str
    links: list[LinkInfo]


class Pong(Tells, frozen=True, tag="pong"):
    """The heartbeat's answer, with the server's time."""

    t: float
    now: int


class Error(Tells, frozen=True, tag="error"):
    """What was asked for cannot be; `id` if the message had one, `retry` the seconds to wait before it may be
    asked for again."""

    code: str
    text: Text
    id: str | None = None
    retry: float | None = None


ServerMessage = (
    Welcome
    | Update
    | Table
    | Accepted
    | Refused
    | Problems
    | CandidateList
    | Looked
    | OddsTold
    | Hinted
    | Said
    | Done
    | Invited
    | LinkList
    | Pong
    | Error
)
