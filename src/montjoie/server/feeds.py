"""What one seat (or the spectators) may know of a match, ready to be sent.

Everything here comes from `match.view(seat)`, `match.feed(seat)` and `match.decisions[seat]`, so a
frame is a function of what the seat may know.
"""

from __future__ import annotations

from functools import lru_cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from montjoie import Decision, Match, Refusal
from montjoie.kernel.events import Told
from montjoie.server.errors import Denied
from montjoie.server.protocol import Problem, Text
from montjoie.words import LANGUAGES

if TYPE_CHECKING:
    from montjoie.server.connection import Connection

_encode = msgspec.json.encode
_BITE = 2000  # bytes hashed at once: for more, Python would hand the processor to another thread
_LONG = 200  # what is told of somebody's own words
_SITUATION = ("round", "board", "steps", "decision")  # what a turn is about; not who else has answered


class Frame(NamedTuple):
    """The table at a moment, and the events from number `since` up to `told`."""

    view: bytes
    question: bytes
    turn: str | None
    ask: Text | None
    since: int
    told: int
    events: bytes

    def same_table(self, other: Frame) -> bool:
        """Whether a seat would see no difference."""
        return self.view == other.view and self.told == other.told and self.turn == other.turn


class Feed:
    """A seat's frames: `staged` is the newest, `live` the newest that is stored for good."""

    __slots__ = ("live", "members", "seat", "staged")

    def __init__(self, seat: str | None, first: Frame) -> None:
        self.seat, self.live, self.staged = seat, first, first
        self.members: set[Connection] = set()

    def stage(self, match: Match, own: int) -> Frame | None:
        """The frame after a change, or None if the seat cannot see any."""
        frame = make_frame(match, self.seat, own, self.staged.told, self.staged)
        if frame.same_table(self.staged):
            return None
        self.staged = frame
        return frame


def make_frame(match: Match, seat: str | None, own: int, since: int, last: Frame | None = None) -> Frame:
    """The table as a seat sees it now; `own` counts what the seat itself has entered."""
    view = match.view(seat)
    question = _encode(view["decision"])
    situation = _encode({key: view.pop(key) for key in _SITUATION})
    ask = None
    if seat is not None and seat in view["asked"]:
        ask = (
            last.ask
            if last is not None and last.question == question
            else both(decision_of(match, seat).text)
        )
    events = match.feed(seat, since)
    return Frame(
        view=situation[:-1] + b"," + _encode(view)[1:],
        question=question,
        turn=_turn(situation, own) if ask is not None else None,
        ask=ask,
        since=since,
        told=since + len(events),
        events=tell_all(events),
    )


def decision_of(match: Match, seat: str) -> Decision:
    """A seat's question, also when its answer is sealed and may still be replaced."""
    decision = match.decisions.get(seat)
    if decision is None:
        if seat not in match.view(seat)["asked"]:
            raise Denied("not_asked")
        twin = match.clone()
        twin.undo(seat)
        decision = twin.decisions[seat]
    return decision


def turn_of(match: Match, seat: str, own: int) -> str:
    """The name of the question a seat stands before: another table or another answer, another turn."""
    view = match.view(seat)
    return _turn(_encode({key: view[key] for key in _SITUATION}), own)


def _turn(situation: bytes, own: int) -> str:
    digest = blake2b(b"%d:" % own, digest_size=8)
    for i in range(0, len(situation), _BITE):
        digest.update(situation[i : i + _BITE])
    return digest.hexdigest()


def both(text: Any) -> Text:
    """A sentence in every language."""
    return Text(**{lang: text(lang) for lang in LANGUAGES})


def tell_all(events: list[Told]) -> bytes:
    """Events with their sentences, as a JSON list."""
    return b"[" + b",".join(_tell(event) for event in events) + b"]"


def _tell(event: Told) -> bytes:
    facts = _encode(event["facts"])
    head = _encode({key: event[key] for key in ("n", "kind", "rule")})
    text = _sentence(event["kind"], event["rule"], facts)
    return head[:-1] + b',"facts":' + facts + b',"text":' + text + b"}"


@lru_cache(4096)
def _sentence(kind: str, rule: str, facts: bytes) -> bytes:
    """Seats that see the same are told the same, and a sentence takes long to make."""
    told = Told(kind=kind, rule=rule, facts=msgspec.json.decode(facts))
    return _encode(both(told.text))


def problem(refusal: Refusal) -> Problem:
    """A refusal, for the page."""
    facts = {name: v[:_LONG] if isinstance(v, str) else v for name, v in refusal.facts.items()}
    told = Refusal(refusal.rule, refusal.key, **facts)
    return Problem(told.rule, told.key, msgspec.json.decode(_encode(facts)), both(told.text))
