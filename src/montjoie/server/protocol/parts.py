"""What messages are made of."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from montjoie.words import Text

Id = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
Token = Annotated[str, Meta(min_length=16, max_length=128)]
Name = Annotated[str, Meta(max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$")]
SeatName = Annotated[str, Meta(min_length=1, max_length=100)]
_BOX, _HOST = r"[A-Za-z0-9_.!#$%&'*+/=?^{|}~-]+", r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*"
Address = Annotated[str, Meta(max_length=254, pattern=rf"^({_BOX}@{_HOST})?$(?!\n)")]  # or empty
Count = Annotated[int, Meta(ge=0, le=2**40)]
Line = Annotated[str, Meta(min_length=1, max_length=2000, pattern=r"^[^\x00]+$")]
Language = Literal["en", "fr"]
Role = Literal["host", "seat", "spectator"]
Status = Literal["gathering", "playing", "over", "ended", "stopped"]
Vacancy = Literal["invited", "open"]  # nobody sits there yet: who has the link may, or anybody
PROBLEMS = 12  # of one answer or document that are told


class Problem(Struct, frozen=True):
    """Why an answer is refused: the rule, the message and its facts, and the sentence."""

    rule: str
    key: str
    facts: dict[str, Any]
    text: Text


class EventTold(Struct, frozen=True):
    """Something that happened, as the seat may know it; `n` counts the events this seat has been told.

    `depth` is the number of scenes (a battle, a volley, a card) it belongs to; a `head` opens one or, at
    depth 0, a chapter such as a round. `changes` are what it writes on the board of the view, where that is
    told: rows by table and key, null for one that is gone; a list of one for a table that is a single row.
    """

    n: int
    kind: str
    rule: str
    depth: int
    head: bool
    facts: dict[str, Any]
    text: Text
    changes: dict[str, Any] | None = None


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
    tie: str | None = None


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
    """Who holds a seat. A bot in `view.awaited` is thinking; `stand_in` acts when time is up. `links` is how
    many links open the seat now: nobody is let into another's seat without the table seeing it."""

    seat: str
    name: str
    holder: Literal["human", "bot"]
    bot: str | None
    stand_in: str
    connected: bool
    links: int = 1
    vacancy: Vacancy | None = None


class LinkInfo(Struct, frozen=True):
    """A link somebody holds, without its secret."""

    link: str
    role: Role
    seats: list[str]
    revoked: bool
