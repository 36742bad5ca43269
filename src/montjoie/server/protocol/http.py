"""The bodies of requests and responses over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from montjoie.server.protocol.parts import (
    ClockFace,
    ClockSetting,
    Count,
    EventTold,
    Name,
    Outcome,
    Role,
    SeatInfo,
    SeatName,
    Status,
    View,
)
from montjoie.words import Text


class SeatWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall hold a seat: me, whoever gets the link, a bot, or whoever comes first."""

    who: Literal["me", "link", "bot", "open"]
    seat: SeatName | None = None
    name: Name = ""
    bot: Name | None = None
    stand_in: Name = "default"


class Webhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to tell that a seat (or any seat) must decide; the operator allows the addresses."""

    url: Annotated[str, Meta(max_length=500, pattern="^https?://[!-~]+$")]
    seat: SeatName | None = None


class Setting(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every way to open a match has in common. With `wait` nothing begins before everybody has sat down;
    so it is wherever a seat is open to anybody. `hints` allows them at the table: where it is not said, if
    somebody plays against bots alone."""

    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=20)]
    clock: ClockSetting = ClockSetting()
    seed: int | str | None = None
    public: bool = False
    wait: bool = False
    hints: bool | None = None
    webhooks: Annotated[list[Webhook], Meta(max_length=20)] = []


class NewMatch(Setting, frozen=True, kw_only=True):
    """What `POST /api/matches` is given: a game, its seats and options."""

    game: Name
    options: dict[str, Any] = {}


class OpenFile(Setting, frozen=True, kw_only=True):
    """`POST /api/open`: a record or a position, as JSON."""

    document: dict[str, Any]


class Branch(Setting, frozen=True, kw_only=True):
    """`POST /api/matches/ID/branch`: a new match from input number `at` of one that is closed."""

    at: Count


class Ways(Struct, frozen=True):
    """`GET /api/ways`: how people can be told of their turns when they are away: whether by mail, and the key
    with which browsers subscribe to Web Push; empty where there is none."""

    mail: bool
    push: str


class NewLink(Struct, frozen=True):
    """A link and its secret: the page makes `/#/m/MATCH/TOKEN` of it."""

    link: str
    role: Role
    seats: list[str]
    token: str


class Sit(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/matches/ID/sit`: take a seat that is open to anybody, this one or the first."""

    seat: SeatName | None = None
    name: Name = ""


class Seated(Struct, frozen=True):
    """A seat that was taken: in a table that gathers, or in the rematch of a match that is closed."""

    match: str
    game: str
    link: NewLink


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
    drifted: bool  # whether it goes on from a snapshot, because the rules have changed
    rules: str  # the version of the rules it began with, or goes on with
    seed_hash: str
    seed_chosen: bool
    seed: int | str | None
    result: Outcome | None
    role: Role | None
    mine: list[str]


class Listed(Struct, frozen=True):
    """A match in `GET /api/matches`; its round is known while somebody plays or watches."""

    match: str
    game: str
    status: Status
    round: int | None
    created: int
    changed: int
    seats: int  # of people and bots
    open: list[str]  # the seats that anybody may take
    clock: ClockSetting


class LevelInfo(Struct, frozen=True):
    """A bot that people choose by its strength, with its rating if it was measured; pages know its name and
    style by `bot-NAME`."""

    name: str
    rating: int | None


class GameInfo(Struct, frozen=True):
    """A game that can be played: its names, seats, options and bots; levels from the weakest on, and the bot
    for who has not chosen."""

    slug: str
    name: Text
    counts: list[int]
    seats: dict[str, list[str]]
    options: dict[str, Any]
    bots: list[str]
    levels: list[LevelInfo]
    usual_bot: str


class Moment(Struct, frozen=True):
    """A stop of a replay: how many events the viewer has been told; `input` once the match is closed."""

    told: int
    input: int | None


class Replay(Struct, frozen=True):
    """`GET .../replay`: the table at a moment, as the viewer saw it; `around` is what a look at all of it
    told then."""

    at: int
    seat: str | None
    view: View
    events: list[EventTold]
    around: dict[str, Any]
    moments: list[Moment] | None = None


class MomentWish(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST .../moment`: the table of a seat (null: a spectator) after so many events, to show others."""

    seat: Name | None
    at: Count


class MomentLink(Struct, frozen=True):
    """A token that shows the replay up to a moment and opens nothing else."""

    token: str


class DiceThrown(Struct, frozen=True):
    """`GET .../dice`: how often each face of the dice with so many sides has come up."""

    sides: int
    faces: list[int]


class Words(Struct, frozen=True):
    """`GET /api/words/GAME/LANG`: Fluent texts of the game and of the kernel, and names of ids."""

    lang: str
    messages: str
    kernel: str
    names: dict[str, str]


class ArmyCheck(Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/armies/GAME/check`: an army list, as JSON or as text."""

    army: Any


class ArmyChecked(Struct, frozen=True):
    """What is wrong with a list, by its place; what the game says of it beside that; and what in it does
    nothing, though it is allowed."""

    problems: list[dict[str, Any]]
    advice: dict[str, Any]
    notes: list[dict[str, Any]]


class Passage(Struct, frozen=True):
    """A rule or a worked example: its text, the language it is written in, and for an example the rules that
    it shows and whether it is a position that can be opened, or the reason why not."""

    id: str
    text: str
    lang: str
    shows: list[str]
    board: bool
    reason: str = ""


class Chapter(Struct, frozen=True):
    """A chapter of a rulebook."""

    title: str
    passages: list[Passage]


class Word(Struct, frozen=True):
    """An entry of a glossary, with its meaning in `lang`."""

    en: str
    fr: str
    meaning: str
    lang: str


class RuleBook(Struct, frozen=True):
    """`GET /api/rules/GAME/LANG`: a rulebook, then the kernel's; in English what is not translated."""

    game: str
    lang: str
    chapters: list[Chapter]
    glossary: list[Word]


class Titled(Struct, frozen=True):
    """A lesson or a puzzle in a list."""

    name: str
    title: Text


class LearningShelves(Struct, frozen=True):
    """`GET /api/learning/GAME`: lessons and puzzles in order, worked examples that are positions; and by the
    kind of a question, `*` for any, the rules that say what its options mean."""

    lessons: list[Titled]
    puzzles: list[Titled]
    examples: list[str]
    options: dict[str, dict[str, str]]


class Fault(Struct, frozen=True):
    """Any HTTP error: a code for programs, a sentence for people, problems with their paths."""

    code: str
    text: Text
    problems: list[dict[str, Any]] = []
    retry: float | None = None  # seconds, as in the header Retry-After
