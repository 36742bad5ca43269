"""Every message between a page and the server, as types; JSON Schema and TypeScript come from them.

`python -m montjoie.server.protocol` prints the schema of all of them. docs/protocol.md explains.
"""

from __future__ import annotations

import sys
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

VERSION = 1

Id = Annotated[str, Meta(min_length=1, max_length=64)]  # chosen by the client, to pair replies with requests
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Name = Annotated[str, Meta(max_length=40)]
SeatName = Annotated[str, Meta(min_length=1, max_length=100)]
Count = Annotated[int, Meta(ge=0, le=2**40)]
Line = Annotated[str, Meta(min_length=1, max_length=2000)]
Role = Literal["host", "seat", "spectator"]
Status = Literal["playing", "over", "ended"]


# What messages are made of.


class Text(Struct, frozen=True):
    """A sentence in every language."""

    en: str
    fr: str


class Problem(Struct, frozen=True):
    """Why an answer is refused: the rule, the message and its facts, and the sentence."""

    rule: str
    key: str
    facts: dict[str, Any]
    text: Text


class EventTold(Struct, frozen=True):
    """Something that happened, as the seat may know it; `n` counts the events this seat has been told."""

    n: int
    kind: str
    rule: str
    facts: dict[str, Any]
    text: Text


class Question(Struct, frozen=True):
    """What the seat is asked: `space.form` says which editor fits."""

    kind: str
    rule: str
    seat: str
    space: dict[str, Any]


class Outcome(Struct, frozen=True):
    """How the match ended: seats from first to last, ties together."""

    ranking: list[list[str]]
    scores: dict[str, int]
    rule: str
    reason: str


class View(Struct, frozen=True):
    """The table as the seat sees it."""

    game: str
    seat: str | None
    seats: list[str]
    round: int | None
    board: dict[str, Any]
    steps: list[dict[str, Any]]
    asked: list[str]
    awaited: list[str]
    decision: Question | None
    sealed: Any
    over: bool
    result: Outcome | None
    seed_hash: str
    seed: int | str | None


class ClockSetting(Struct, frozen=True, forbid_unknown_fields=True):
    """How time is counted: per decision, or as a budget to which every answer adds an increment."""

    kind: Literal["none", "decision", "budget"] = "none"
    seconds: Annotated[int, Meta(ge=1, le=60 * 86_400)] = 86_400
    increment: Annotated[int, Meta(ge=0, le=86_400)] = 0


class SeatTime(Struct, frozen=True):
    """What a seat has left, in milliseconds, at the `now` of its clock."""

    left: int
    runs: bool


class ClockFace(Struct, frozen=True):
    """The clock at the moment `now` (milliseconds since 1970)."""

    kind: Literal["decision", "budget"]
    seconds: int
    increment: int
    now: int
    seats: dict[str, SeatTime]


class SeatInfo(Struct, frozen=True):
    """Who holds a seat. A bot in `view.awaited` is thinking; `stand_in` acts when time is up."""

    seat: str
    name: str
    holder: Literal["human", "bot"]
    bot: str | None
    stand_in: str
    connected: bool


class LinkInfo(Struct, frozen=True):
    """A link somebody holds, without its secret."""

    link: str
    role: Role
    seats: list[str]
    revoked: bool


# From the page. Every message with an `id` gets exactly one reply with that id.


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
    """Ask for legal answers."""

    id: Id
    limit: Annotated[int, Meta(ge=1, le=500)] = 100


class Undo(Asks, frozen=True, tag="undo"):
    """Take back the seat's last answer, where the rules let it."""

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
    """Say what happens without the seat: who stands in when time is up, and passing reactions."""

    id: Id
    stand_in: Name | None = None
    auto_pass: bool | None = None


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


class End(Asks, frozen=True, tag="end"):
    """Host: end the match for good, without a result."""

    id: Id


ClientMessage = (
    Hello
    | Answer
    | Check
    | Candidates
    | Undo
    | Say
    | SetName
    | Preset
    | Ping
    | Invite
    | Revoke
    | Links
    | ReplaceByBot
    | TakeBack
    | SetClock
    | End
)


# From the server. `seq` counts the pushes of one connection since its welcome, without a gap.


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
    view: View
    turn: str | None
    ask: Text | None
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
    events: list[EventTold]
    told: int
    clock: ClockFace | None


class Table(Tells, frozen=True, tag="table"):
    """Who sits where has changed, or the clock, or the status."""

    seq: int
    status: Status
    seats: list[SeatInfo]
    auto_pass: bool
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
    """What is wrong with the answer checked; nothing if the list is empty."""

    id: str
    problems: list[Problem]


class CandidateList(Tells, frozen=True, tag="candidates"):
    """Legal answers; `complete` if there are no others."""

    id: str
    answers: list[Any]
    complete: bool


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
    """What was asked for cannot be; `id` if the message had one."""

    code: str
    text: str
    id: str | None = None


ServerMessage = (
    Welcome
    | Update
    | Table
    | Accepted
    | Refused
    | Problems
    | CandidateList
    | Said
    | Done
    | Invited
    | LinkList
    | Pong
    | Error
)


# Over HTTP.


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall hold a seat: me, whoever gets the link, or a bot."""

    who: Literal["me", "link", "bot"]
    seat: SeatName | None = None
    name: Name = ""
    bot: Name | None = None
    stand_in: Name = "default"


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to tell that a seat (or any seat) must decide; the operator allows the addresses."""

    url: Annotated[str, Meta(max_length=500, pattern="^https?://")]
    seat: SeatName | None = None


class Setting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every way to open a match has in common."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    clock: ClockSetting = ClockSetting()
    seed: int | str | None = None
    public: bool = False
    webhooks: Annotated[list[Webhook], Meta(max_length=20)] = []


class NewMatch(Setting, frozen=True, kw_only=True):
    """`POST /api/matches`."""

    game: Name
    options: dict[str, Any] = {}


class OpenFile(Setting, frozen=True, kw_only=True):
    """`POST /api/open`: a record or a position, as JSON."""

    document: dict[str, Any]


class Branch(Setting, frozen=True, kw_only=True):
    """`POST /api/matches/ID/branch`: a new match from input number `at` of one that is closed."""

    at: Count


class NewLink(Struct, frozen=True):
    """A link and its secret: the page makes `/#/m/MATCH/TOKEN` of it."""

    link: str
    role: Role
    seats: list[str]
    token: str


class Created(Struct, frozen=True):
    """A new match with all its links; the first is the host's own."""

    match: str
    game: str
    seats: list[SeatInfo]
    links: list[NewLink]
    seed_hash: str


class Summary(Struct, frozen=True):
    """`GET /api/matches/ID`: what anybody may know. `role` and `mine` are the bearer's."""

    match: str
    game: str
    status: Status
    round: int | None
    seats: list[SeatInfo]
    awaited: list[str]
    options: dict[str, Any]
    clock: ClockFace | None
    created: int
    changed: int
    public: bool
    seed_hash: str
    seed_chosen: bool
    seed: int | str | None
    result: Outcome | None
    role: Role | None
    mine: list[str]


class GameInfo(Struct, frozen=True):
    """A game that can be played: its names, seats, options and bots."""

    slug: str
    name: Text
    counts: list[int]
    seats: dict[str, list[str]]
    options: dict[str, Any]
    bots: list[str]


class Moment(Struct, frozen=True):
    """A stop of a replay: how many events the viewer has been told; `input` once the match is closed."""

    told: int
    input: int | None


class Replay(Struct, frozen=True):
    """`GET .../replay`: the table at a moment, as the viewer saw it."""

    at: int
    seat: str | None
    view: View
    events: list[EventTold]
    moments: list[Moment] | None = None


class Words(Struct, frozen=True):
    """`GET /api/words/GAME/LANG`: Fluent texts of the game and of the kernel, and names of ids."""

    lang: str
    messages: str
    kernel: str
    names: dict[str, str]


class RuleText(Struct, frozen=True):
    """A rule of a rulebook."""

    id: str
    text: str
    chapter: str


class Fault(Struct, frozen=True):
    """Any HTTP error: a code for programs, a sentence for people, problems with their paths."""

    code: str
    text: str
    problems: list[dict[str, Any]] = []


HTTP_TYPES = (
    NewMatch,
    OpenFile,
    Branch,
    Created,
    Summary,
    GameInfo,
    Replay,
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


if __name__ == "__main__":
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")
