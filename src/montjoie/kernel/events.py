"""Every change of the table is an event: it alone writes, and log, feeds and triggers come from it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from msgspec import Struct

from montjoie import words
from montjoie.kernel.audiences import PUBLIC, Audience
from montjoie.kernel.plain import plain
from montjoie.kernel.writes import Write

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine


@cache
def snake(name: str) -> str:
    """`PlaceOrders` as `place_orders`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class Event(Struct, frozen=True, tag=True, tag_field="event"):
    """Something that happened. Subclasses declare `rule`, `audience` and what the event `writes`, or say that
    in `apply`; one without a rule is a base for others."""

    rule: ClassVar[str]
    audience: ClassVar[Audience]
    writes: ClassVar[Write]
    writing: ClassVar[bool] = True  # whether the tables are other than before
    reveals: ClassVar[bool] = False  # a reveal is a barrier to undo
    heads: ClassVar[bool] = False  # the first line of a paragraph or, outside of scenes, of a chapter
    named: ClassVar[list[type[Event]]] = []

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.writing = cls.__dict__.get("writing", cls.writing or "apply" in cls.__dict__)
        if hasattr(cls, "rule"):
            Event.named.append(cls)

    def apply(self, state: Any) -> None:
        """Write the change into the tables."""
        self.writes.into(state, self)


class PublicEvent(Event, frozen=True):
    """An event everybody sees."""

    audience: ClassVar[Audience] = PUBLIC


class Notice(PublicEvent, frozen=True):
    """Something said or shown that leaves the tables as they are; what follows has events of its own."""

    writing: ClassVar[bool] = False

    def apply(self, state: Any) -> None:
        """Nothing is written."""


class GameOver(Notice, frozen=True):
    """The match has ended; the engine keeps the result beside the tables (KER-END-01)."""

    ranking: list[list[str]]
    winners: list[str]
    scores: dict[str, int] | None  # in the order of the ranking, where the game counts something
    reason: str
    tie: str | None = None  # what decided between equals
    rule = "KER-END-01"
    reveals = True  # the seed is told from here on
    heads = True


class Undone(Notice, frozen=True):
    """A seat took back its last answer and all that followed; the tables were already put back
    (KER-UND-01). The question is told where it speaks of nothing in particular, never the answer: both may
    be secrets."""

    seat: str
    question: str
    rule = "KER-UND-01"
    audience = lambda g, event, seat: {  # noqa: E731
        "seat": event.seat,
        "question": event.question if words.needs_nothing(g.game.prefix, event.question) else None,
    }


class TimeUp(Notice, frozen=True):
    """The time of a seat was up, and what it answers next was chosen for it (KER-LOG-02)."""

    seat: str
    rule = "KER-LOG-02"


class Logged(Struct, frozen=True):
    """An event with the rule behind it, and in how many scenes it happened."""

    event: Event
    rule: str
    depth: int = 0
    names: Mapping[str, str] = {}  # what was called otherwise than by its id, before it happened


def event_key(kind: str) -> str:
    """The message that tells events of a kind: `throne.clash_of_kings` as `event-clash-of-kings`."""
    return "event-" + kind.partition(".")[2].replace("_", "-")


class Told(dict[str, Any]):
    """An event as a seat sees it: JSON-able, and able to tell itself in a sentence, in the words of its
    game also where a rule of the kernel is behind it."""

    def __init__(self, scope: str, names: Mapping[str, str], **told: Any) -> None:
        super().__init__(told)
        self.scope, self.names = scope, names

    def text(self, lang: str = "en") -> str:
        """The event in a sentence."""
        facts = words.renamed(self["facts"], self.names)
        return words.say(lang, self["rule"], event_key(self["kind"]), facts, self.scope)


def tell(g: AnyEngine, logged: Logged, seen: Any, number: int) -> Told:
    """An event told to a seat that sees this much of it."""
    facts = plain(seen)
    facts.pop("event", None)
    cls = type(logged.event)
    owner = "kernel" if cls.__module__.startswith("montjoie.kernel.") else g.game.slug
    kind = f"{owner}.{snake(cls.__name__)}"
    place = {"depth": logged.depth, "head": cls.heads}
    return Told(g.game.prefix, logged.names, n=number, kind=kind, rule=logged.rule, **place, facts=facts)
