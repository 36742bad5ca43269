"""Facts that follow from the tables, found once and kept until something happens (KER-TAL-03).

Only events write, so between two of them whatever is worked out from the tables stays true: who is in sight,
who controls an area, what a special rule is worth. `derived` marks such a function. It is given the tables,
the options and the content, and nothing else: what it asks of the steps in progress is refused.

`derived_from` names the tables that a fact follows from, where they seldom change: the ground that units move
over. It is shown no others, and what it finds is kept as long as these are the same (KER-TAL-04).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import isgeneratorfunction
from typing import Any, TypeVar

from montjoie.kernel.tally import Query, Tally, settle

F = TypeVar("F", bound=Callable[..., Any])
UNKNOWN = object()


class Facts(dict[Any, Any]):
    """What was found, since the last event or from tables that are kept with it; another process finds it
    anew."""

    def __reduce__(self) -> tuple[type[Facts], tuple[()]]:
        return Facts, ()


class Tables:
    """A match as a fact may see it: what lies on the table, and other facts."""

    __slots__ = ("content", "facts", "game", "lore", "options", "seats", "state")

    def __init__(self, g: Any) -> None:
        self.content, self.facts, self.lore, self.game = g.content, g.facts, g.lore, g.game
        self.options, self.seats, self.state = g.options, g.seats, g.state

    def tally(self, query: Query, *args: Any) -> Tally:
        """The explained sum, where its parts follow from the tables too."""
        return settle(query.answers(self, *args))

    def __getattr__(self, name: str) -> Any:
        raise TypeError(f"a fact follows from the tables alone, and may not look at {name!r}")


def derived(function: F) -> F:
    """Keep what a function `(g, *args)` finds until the next event. Its arguments can be hashed and are given
    by place; what it returns is never changed by who asks."""
    if isgeneratorfunction(function):
        raise TypeError(f"{function.__name__}: what is yielded cannot be kept; return a tuple")

    @wraps(function)
    def found(g: Any, *args: Any) -> Any:
        key = (found, args)
        value = g.facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = g.facts[key] = function(g if type(g) is Tables else Tables(g), *args)
        return value

    return found  # type: ignore[return-value]


class SomeTables:
    """Those that a fact names, as they were when it was found."""

    def __init__(self, state: Any, names: tuple[str, ...]) -> None:
        for name in names:
            table = getattr(state, name)
            setattr(self, name, table.copy() if isinstance(table, dict) else table)

    def holds(self, state: Any) -> bool:
        """Whether these tables are still the same: rows are frozen, so most are the very same."""
        return all(table == getattr(state, name) for name, table in self.__dict__.items())

    def __getattr__(self, name: str) -> Any:
        raise TypeError(f"a fact of other tables may not look at {name!r}")


def derived_from(*tables: str) -> Callable[[F], F]:
    """Keep what a function `(g, *args)` finds as long as these tables are the same, for all copies of a
    match. It is shown no others."""

    def declare(function: F) -> F:
        kept = derived(function)

        @wraps(function)
        def found(g: Any, *args: Any) -> Any:
            return kept(only_these(g, tables), *args)

        return found  # type: ignore[return-value]

    return declare


def only_these(g: Any, names: tuple[str, ...]) -> Tables:
    """The match as seen by facts of some tables, with those that are known of them as they are now."""
    some: Tables | None = g.facts.get(key := (only_these, names))
    if some is None:
        some = g.lore.get(names)
        if some is None or not some.state.holds(g.state):
            some = g.lore[names] = Tables(g)
            some.facts, some.state = Facts(), SomeTables(g.state, names)
        g.facts[key] = some
    return some
