"""From the page. Every message with an `id` gets exactly one reply with that id."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from montjoie.server.protocol.parts import (
    Address,
    ClockSetting,
    Count,
    Id,
    Language,
    Line,
    Name,
    Role,
    SeatName,
    Token,
)


class Asks(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """What all messages of a page share."""


class Hello(Asks, frozen=True, tag="hello"):
    """Join a match, catch up, or change between the seats of a link; always the first message."""

    match: Id
    token: Token | None = None
    seat: SeatName | None = None
    since: Count = 0
    heard: Count = 0


class Answer(Asks, frozen=True, tag="answer"):
    """Answer the question of a turn. The same id sent again is acknowledged, never applied twice."""

    id: Id
    turn: Id
    answer: Any


class Check(Asks, frozen=True, tag="check"):
    """Ask what would be wrong with an answer."""

    id: Id
    answer: Any


class Candidates(Asks, frozen=True, tag="candidates"):
    """Ask for legal answers; with an `option` only for those that take it."""

    id: Id
    limit: Annotated[int, Meta(ge=1, le=500)] = 100
    option: Name | None = None


class Look(Asks, frozen=True, tag="look"):
    """Ask what the game tells about something on the table; what can be asked about, each game says."""

    id: Id
    about: dict[str, Any] = {}


class Odds(Asks, frozen=True, tag="odds"):
    """Ask for the chances of what some answers to the question of a turn lead to. Whoever asks again before
    they are told no longer waits for them."""

    id: Id
    turn: Id
    answers: Annotated[list[Any], Meta(min_length=1, max_length=40)]


class Hint(Asks, frozen=True, tag="hint"):
    """Ask for advice on the question of a turn, at a table that allows it. Whoever asks again before it is
    given no longer waits for the first."""

    id: Id
    turn: Id


class Undo(Asks, frozen=True, tag="undo"):
    """Take back the seat's last answer, where the rules let it (`undo` of the last push)."""

    id: Id


class Say(Asks, frozen=True, tag="say"):
    """Talk to everybody (`to` empty) or to some seats."""

    id: Id
    text: Line
    to: Annotated[list[SeatName], Meta(max_length=20)] = []


class SetName(Asks, frozen=True, tag="set_name"):
    """Choose the name shown at one's seat."""

    id: Id
    name: Name


class Preset(Asks, frozen=True, tag="preset"):
    """Say what happens without the seat: who stands in when time is up, passing reactions, and
    giving the only possible answer."""

    id: Id
    stand_in: Name | None = None
    auto_pass: bool | None = None
    auto_answer: bool | None = None


class SetMail(Asks, frozen=True, tag="set_mail"):
    """Give the address to which the seat is told of its turns when it is away; empty: none any more."""

    id: Id
    address: Address
    lang: Language = "en"


class SetPush(Asks, frozen=True, tag="set_push"):
    """Let a browser be told of the seat's turns by Web Push when it is away (`GET /api/ways` has the key to
    subscribe with); without keys: no more."""

    id: Id
    endpoint: Annotated[str, Meta(max_length=500, pattern="^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(max_length=120, pattern=r"^[\w-]*$")] = ""
    auth: Annotated[str, Meta(max_length=60, pattern=r"^[\w-]*$")] = ""
    lang: Language = "en"


class Ping(Asks, frozen=True, tag="ping"):
    """The heartbeat; any number comes back."""

    t: float = 0


class Invite(Asks, frozen=True, tag="invite"):
    """Host: make a new link."""

    id: Id
    role: Role
    seats: Annotated[list[SeatName], Meta(max_length=20)] = []


class Revoke(Asks, frozen=True, tag="revoke"):
    """Host: make a link worthless at once."""

    id: Id
    link: Id


class Links(Asks, frozen=True, tag="links"):
    """Host: list the links."""

    id: Id


class ReplaceByBot(Asks, frozen=True, tag="replace_by_bot"):
    """Host, or the seat itself: let a bot play a seat."""

    id: Id
    seat: SeatName
    bot: Name


class TakeBack(Asks, frozen=True, tag="take_back"):
    """Host, or the seat itself: give a seat back to its people."""

    id: Id
    seat: SeatName


class SetClock(Asks, frozen=True, tag="set_clock"):
    """Host: set another clock; what was left of the old one is forgotten."""

    id: Id
    clock: ClockSetting


class Begin(Asks, frozen=True, tag="begin"):
    """Host: wait for nobody any more; a bot takes the seats that are vacant."""

    id: Id
    bot: Name


class End(Asks, frozen=True, tag="end"):
    """Host: end the match for good, without a result."""

    id: Id


ClientMessage = (
    Hello
    | Answer
    | Check
    | Candidates
    | Look
    | Odds
    | Hint
    | Undo
    | Say
    | SetName
    | Preset
    | SetMail
    | SetPush
    | Ping
    | Invite
    | Revoke
    | Links
    | ReplaceByBot
    | TakeBack
    | SetClock
    | Begin
    | End
)
