"""What one seat (or the spectators) may know of a match, ready to be sent.

Everything here comes from `match.view(seat)`, `match.feed(seat)` and `match.decisions[seat]`, so a
frame is a function of what the seat may know.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from hashlib import blake2b
from itertools import islice
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from montjoie import Decision, Match, Refusal
from montjoie.kernel import views
from montjoie.kernel.errors import Problem as DocumentProblem
from montjoie.kernel.events import Told, tell
from montjoie.kernel.state import State
from montjoie.server.errors import Denied
from montjoie.server.patience import patiently
from montjoie.server.protocol import Problem
from montjoie.words import Text, both, renamed

if TYPE_CHECKING:
    from montjoie.server.connection import Connection

_encode, _decode = msgspec.json.encode, msgspec.json.decode
_LONG = 200  # letters of a path
_FACTS = 2000  # bytes of the facts of a problem
_BRIEF = ((200, 100), (60, 12), (20, 3))  # letters of a text, items of a list: the first that fit into that
_TABLE = ("round", "board", "steps")  # with the decision: the situation; not who else has answered


class Frame(NamedTuple):
    """The table at a moment, and the events from number `since` up to `told`."""

    situation: bytes  # the table and the question
    rest: bytes  # the rest of the view: who is asked, who has answered
    question: bytes
    turn: str | None
    ask: Text | None
    undo: bool
    since: int
    told: int
    happened: int  # events in all, which nobody is told
    events: bytes
    tables: State  # as they were, for what the events to come change; nobody is told

    @property
    def view(self) -> bytes:
        """The whole view as JSON."""
        return self.situation[:-1] + b"," + self.rest[1:]

    def same_table(self, other: Frame) -> bool:
        """Whether a seat would see no difference."""
        same = self.situation == other.situation and self.rest == other.rest
        asked = (self.told, self.turn, self.undo) == (other.told, other.turn, other.undo)
        return same and asked


class Feed:
    """What a seat is shown: the newest frame, all of it stored for good, and who looks at it."""

    __slots__ = ("live", "members", "seat")

    def __init__(self, seat: str | None, first: Frame) -> None:
        self.seat, self.live = seat, first
        self.members: set[Connection] = set()

    def wake(self) -> None:
        """There is something new for all who look."""
        for member in self.members:
            member.wake()

    def somebody_sealed(self, match: Match, awaited: list[str]) -> bool:
        """Somebody else has sealed an answer; who is still awaited, and that an open answer before it now
        stands, is all that can be seen of it."""
        rest, undo = _encode(_decode(self.live.rest) | {"awaited": awaited}), may_undo(match, self.seat)
        return self.put(self.live._replace(rest=rest, undo=undo, since=self.live.told, events=b"[]"))

    def put(self, frame: Frame) -> bool:
        """The table was drawn again; whether the seat can see any change."""
        changed = not frame.same_table(self.live)
        if changed:
            self.live = frame
        return changed


def make_frame(
    match: Match, seat: str | None, own: int, since: int, last: Frame | None = None, skip: int = 0
) -> Frame:
    """The table as a seat sees it now; `own` counts what the seat itself has entered. Number `since` of what
    the seat is told comes after the last frame, or after the first `skip` events of the log."""
    view = match.inside.seen(seat)
    situation, question = _situation(view)
    ask = None
    if seat is not None and seat in view["asked"]:
        same = last is not None and last.question == question
        ask = last.ask if same and last is not None else both(decision_of(match, seat).text)
    follows = last is not None and last.told == since
    looked = last.happened if last is not None and follows else skip
    events = views.feed(match.engine, seat, since, looked)
    changes = views.unfold(match.engine, seat, last.tables, looked) if last is not None and follows else None
    return Frame(
        situation=situation,
        rest=_encode(view),
        question=question,
        turn=turn_of(match, seat, own),
        ask=ask,
        undo=may_undo(match, seat),
        since=since,
        told=since + len(events),
        happened=len(match.engine.log),
        events=tell_all(events, changes),
        tables=match.engine.state.clone(),
    )


def may_undo(match: Match, seat: str | None) -> bool:
    """Whether a page is offered to take the last answer back; never those who only watch."""
    return seat is not None and match.may_undo(seat)


def _situation(view: dict[str, Any]) -> tuple[bytes, bytes]:
    """The table and the question as JSON, taken out of a view; and the question alone."""
    question = _encode(view.pop("decision"))
    table = _encode({key: view.pop(key) for key in _TABLE})
    return table[:-1] + b',"decision":' + question + b"}", question


def decision_of(match: Match, seat: str) -> Decision:
    """A seat's question, also when its answer is sealed and may still be replaced."""
    if seat not in match.engine.asked:
        raise Denied("not_asked")
    return match.decision_of(seat)


def turn_of(match: Match, seat: str | None, own: int) -> str | None:
    """The name of the question a seat stands before; None if it is asked nothing.

    The engine numbers its questions, and `own` numbers the answers to one that may be replaced. A hash with
    the seed in it keeps to itself how often something was rolled or asked behind a secret.
    """
    g = match.engine
    if seat is None or seat not in g.asked:
        return None
    number = f"{match.inside.seed}:{seat}:{g.serial}:{own}"
    return blake2b(number.encode(), digest_size=8).hexdigest()


def of_document(problem: DocumentProblem) -> dict[str, Any]:
    """What is wrong with a document, with its place in it."""
    place = problem.path if len(problem.path) <= _LONG else f"{problem.path[:_LONG]}…"
    told = DocumentProblem(place, problem.rule, problem.key, briefly(problem.facts))
    return {**msgspec.structs.asdict(told), "text": both(told.text)}


def tell_all(events: list[Told], changes: list[views.Changes] | None = None) -> bytes:
    """Events with their sentences and, where known, what each changes on the table, as a JSON list."""
    found: list[views.Changes] | list[None] = changes or [None] * len(events)
    return b"[" + b",".join(map(_tell, events, found)) + b"]"


def _tell(event: Told, changes: views.Changes | None) -> bytes:
    facts = _encode(event["facts"])
    head = _encode({key: event[key] for key in ("n", "kind", "rule", "depth", "head")})
    said = _encode(renamed(event["facts"], event.names)) if event.names else facts
    text = _sentence(event.scope, event["kind"], event["rule"], said)
    told = head[:-1] + b',"facts":' + facts + b',"text":' + text
    return told + b"}" if changes is None else told + b',"changes":' + _encode(changes) + b"}"


def tell_past(match: Match, seat: str | None, since: int, until: int) -> Iterator[bytes]:
    """The events of a seat from number `since` up to `until`, one by one; b"" for what it is not told."""
    number = 0
    for logged, seen in views.happened(match.engine, seat):
        wanted = seen is not None and since <= number < until
        yield _tell(tell(match.engine, logged, seen, number), None) if wanted and seen is not None else b""
        number += seen is not None


async def told_past(match: Match, seat: str | None, since: int, until: int) -> tuple[bytes, float]:
    """The same as a JSON list, and the processor time it took: there may be thousands."""
    told, cost = await patiently(tell_past(match.clone(), seat, since, until))
    return b"[" + b",".join(filter(None, told)) + b"]", cost


async def count_told(match: Match, seat: str | None) -> tuple[int, int]:
    """How many events a seat has been told, and how many there are."""
    seen, _ = await patiently(seen is not None for _, seen in views.happened(match.clone().engine, seat))
    return sum(seen), len(seen)


@lru_cache(4096)
def _sentence(scope: str, kind: str, rule: str, facts: bytes) -> bytes:
    """Seats that see the same are told the same, and a sentence takes long to make."""
    told = Told(scope, {}, kind=kind, rule=rule, facts=msgspec.json.decode(facts))
    return _encode(both(told.text))


def problem(refusal: Refusal) -> Problem:
    """A refusal, for the page."""
    facts = briefly(refusal.facts)
    told = Refusal(refusal.rule, refusal.key, **facts).within(refusal.scope)
    return Problem(told.rule, told.key, msgspec.json.decode(_encode(facts)), both(told.text))


def briefly(facts: dict[str, Any]) -> dict[str, Any]:
    """Facts no longer than somebody would read: they may hold a stranger's own words."""
    for texts, items in _BRIEF:
        told: dict[str, Any] = _cut(facts, texts, items)
        if len(_encode(told)) <= _FACTS:
            break
    return told


def _cut(thing: Any, texts: int, items: int) -> Any:
    """The value with its texts and its lists cut."""
    if isinstance(thing, str):
        return thing[:texts].encode(errors="replace").decode()
    if isinstance(thing, dict):
        return {_cut(key, texts, items): _cut(thing[key], texts, items) for key in islice(thing, items)}
    if isinstance(thing, (list, tuple)):
        return [_cut(each, texts, items) for each in thing[:items]]
    return thing
