"""Explained sums: every number that decides something comes with its parts and their rules.

Parts lie in layers, settled in this order: the `base` parts are added up; a `replace` part sets
the value instead (the last one stands); `add` parts come on top; `cap` parts bound the result
from above, then `floor` parts from below, so that a floor stands against a cap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, TypeVar

from msgspec import Struct

from montjoie.kernel.compiled import in_c

F = TypeVar("F", bound=Callable[..., Any])


class Part(Struct, frozen=True, omit_defaults=True):
    """One part of a sum: how much, by which rule, from what, and from how many of it where that counts."""

    value: int
    rule: str
    source: str
    layer: Literal["base", "replace", "add", "cap", "floor"] = "add"
    count: int = 0


class Tally(Struct, frozen=True):
    """A number and its parts."""

    total: int
    parts: tuple[Part, ...]


@in_c
def settle(parts: Iterable[Part]) -> Tally:
    """Add up the parts layer by layer (KER-TAL-01)."""
    kept = tuple(parts)
    base = extra = 0
    replaced = cap = floor = None
    for part in kept:
        if part.layer == "base":
            base += part.value
        elif part.layer == "add":
            extra += part.value
        elif part.layer == "replace":
            replaced = part.value
        elif part.layer == "cap":
            cap = part.value if cap is None else min(cap, part.value)
        else:
            floor = part.value if floor is None else max(floor, part.value)
    total = extra + (base if replaced is None else replaced)
    if cap is not None:
        total = min(total, cap)
    if floor is not None:
        total = max(total, floor)
    return Tally(total, kept)


class Query(str):
    """What many parts of the rules answer together, declared once: `SPEED = Query("speed")` (KER-TAL-02).

    Who asks it or answers it names the object: a misspelt one fails as its module is imported. Two games
    may use the same word; each has its own answers.
    """

    def __init__(self, name: str) -> None:
        self.always: list[Callable[..., Any]] = []  # those who answer whatever happens
        self.held: dict[str, list[Callable[..., Any]]] = {}  # those who answer for the holders of something

    def answers(self, g: Any, *args: Any) -> Iterator[Any]:
        """What those yield who are always asked, in the order in which they were declared."""
        for function in self.always:
            yield from function(g, *args)

    def of(self, g: Any, holders: Iterable[tuple[str, str]], *args: Any) -> Iterator[Any]:
        """What the holders of abilities or cards yield, given as pairs of holder and thing held."""
        for holder, thing in holders:
            for function in self.held.get(thing, ()):
                yield from function(g, holder, *args)


Reach = Callable[[Any, str, str], bool]
Voice = tuple[str, Callable[..., Any], Reach | None]


class Voices(dict[Query, list[Voice]]):
    """Those who speak for somebody when a query is asked: for things that are held, by him or by others, each
    with its holder; what speaks for others than its holder's own, with whom it reaches."""

    def __init__(self, held_by: tuple[tuple[str, str, Reach | None], ...]) -> None:
        self.held_by = held_by

    def __missing__(self, query: Query) -> list[Voice]:
        """Found as the query is asked for the first time."""
        self[query] = found = [
            (holder, speak, reach)
            for holder, thing, reach in self.held_by
            for speak in query.held.get(thing, ())
        ]
        return found


def spoken(g: Any, voices: Iterable[Voice], who: str, *more: Any) -> Iterator[Any]:
    """What they answer about somebody: each is asked `(g, holder, who, *more)`."""
    for holder, speak, reach in voices:
        if reach is None or reach(g, holder, who):
            yield from speak(g, holder, who, *more)


class modifies:
    """Register a function `(g, *args)` that yields answers to a query, such as parts of a sum; where ids of
    abilities or cards are given, `(g, holder, *args)`, asked for each who holds one of them."""

    def __init__(self, query: str, *held: str) -> None:
        if not isinstance(query, Query):
            raise TypeError(f"{query!r} is no declared query: declare it once, and name what was declared")
        self.query, self.held = query, held

    def __call__(self, function: F) -> F:
        if not self.held:
            self.query.always.append(function)
        for thing in self.held:
            self.query.held.setdefault(thing, []).append(function)
        return function

    def gives(self, answer: Any, *needs: Callable[..., Any]) -> None:
        """Register an answer, or what makes it, given where these conditions hold: functions of the same
        `(g, *args)`, or of `(g, holder, *args)` (KER-TAL-02)."""

        @self
        def given(*args: Any) -> Iterator[Any]:
            for need in needs:
                if not need(*args):
                    return
            yield answer(*args) if made else answer

        made = callable(answer)
