"""Facts that follow from the tables, found once and kept until something happens (KER-TAL-03).

Only events write, so between two of them whatever is worked out from the tables stays true: who is in sight,
who controls an area, what a special rule is worth. `derived` marks such a function. It is given the tables,
the options and the content, and nothing else: what it asks of the steps in progress is refused.

`derived_from` names the tables that a fact follows from, where they seldom change: the ground that units move
over; or columns of tables, such as where units stand. It is shown no others, and what it finds is kept as
long as these are the same (KER-TAL-04).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, wraps
from inspect import isgeneratorfunction
from operator import attrgetter
from typing import Any, TypeAlias, TypeVar

from msgspec import defstruct

from montjoie.kernel.compiled import in_c
from montjoie.kernel.tally import Query, Tally, settle

F = TypeVar("F", bound=Callable[..., Any])
UNKNOWN = object()


class Facts(dict[Any, Any]):
    """What was found, since the last event or from tables that are kept with it; another process finds it
    anew."""

    def __reduce__(self) -> tuple[type[Facts], tuple[()]]:
        return Facts, ()

    def known(self) -> Iterator[tuple[Any, tuple[Any, ...], Any]]:
        """What was found by which function for what, in tables as a whole and in some of them."""
        for key, value in [*self.items()]:
            if not isinstance(value, Tables):
                yield *key, value
            elif value.facts is not self:
                yield from value.facts.known()


class Tables:
    """A match as a fact may see it: what lies on the table, and other facts."""

    __slots__ = ("content", "facts", "game", "lore", "options", "seats", "state")

    def __init__(self, g: Any) -> None:
        self.content, self.facts, self.lore, self.game = g.content, g.facts, g.lore, g.game
        self.options, self.seats, self.state = g.options, g.seats, g.state

    @in_c
    def tally(self, query: Query, *args: Any) -> Tally:
        """The explained sum, where its parts follow from the tables too."""
        return settle(query.answers(self, *args))

    def __getattr__(self, name: str) -> Any:
        raise TypeError(f"a fact follows from the tables alone, and may not look at {name!r}")


def _refuse_yields(function: Callable[..., Any]) -> None:
    if isgeneratorfunction(function):
        raise TypeError(f"{function.__name__}: what is yielded cannot be kept; return a tuple")


def derived(function: F) -> F:
    """Keep what a function `(g, *args)` finds until the next event. Its arguments can be hashed and are given
    by place; what it returns is never changed by who asks."""
    _refuse_yields(function)
    return kept(function, ())


Wanted: TypeAlias = tuple[tuple[str, str], ...]
"""Tables by name, each with the columns that are wanted of it; none: the whole."""


@in_c
def kept(function: F, wanted: Wanted) -> F:
    """What a function found before, or finds now; from these tables alone, if any are named."""

    @wraps(function)
    def found(g: Any, *args: Any) -> Any:
        if wanted:
            g = only_these(g, wanted)
        key = (found, args)
        value = g.facts.get(key, UNKNOWN)
        if value is UNKNOWN:
            value = g.facts[key] = function(g if type(g) is Tables else Tables(g), *args)
        return value

    return found  # type: ignore[return-value]


class SomeTables:
    """Those that a fact names, as they were when it was found; rows have no other columns than are wanted."""

    def __init__(self, state: Any, wanted: Wanted) -> None:
        self._wanted, self._rows = wanted, {name: _copy(getattr(state, name)) for name, _ in wanted}
        for name, columns in wanted:
            setattr(self, name, _shown(self._rows[name], columns))

    @in_c
    def holds(self, state: Any) -> bool:
        """Whether these tables are still the same: rows are frozen, so most are the very same."""
        for name, columns in self._wanted:
            table, before = getattr(state, name), self._rows[name]
            if table != before or (type(table) is dict and [*table] != [*before]):
                if not columns or not _alike(table, before, self.__dict__[name], columns):
                    return False
                self._rows[name] = _copy(table)
        return True

    def __getattr__(self, name: str) -> Any:
        raise TypeError(f"a fact of other tables may not look at {name!r}")


def _copy(table: Any) -> Any:
    return table.copy() if isinstance(table, dict) else table


def _shown(table: Any, columns: str) -> Any:
    """What is wanted of a table or of a single row."""
    if not columns:
        return table
    read = _reader(columns)
    return {key: read(row) for key, row in table.items()} if isinstance(table, dict) else read(table)


def _alike(table: Any, before: Any, seen: Any, columns: str) -> bool:
    """Whether what is wanted of a table is what was seen of it before."""
    read = _reader(columns)
    if not isinstance(table, dict):
        return bool(read(table) == seen)
    if [*table] != [*before]:
        return False
    for row, old, shown in zip(table.values(), before.values(), seen.values(), strict=True):
        if row is not old and read(row) != shown:
            return False
    return True


@cache
def _reader(columns: str) -> Callable[[Any], Any]:
    """What makes a row with these columns, and no others, of one that has more."""
    names = columns.split()
    made, get = defstruct("Columns", names, frozen=True), attrgetter(*names)
    return (lambda row: made(get(row))) if len(names) == 1 else (lambda row: made(*get(row)))


def derived_from(*tables: str, **columns: str) -> Callable[[F], F]:
    """Keep what a function `(g, *args)` finds as long as these tables are the same, for all copies of a
    match. It is shown no others, and of a table that is given with columns, `units="x y facing"`, these
    alone: what else changes in its rows does not matter (KER-TAL-04)."""
    wanted = (*((name, "") for name in tables), *columns.items())

    def declare(function: F) -> F:
        _refuse_yields(function)
        return kept(function, wanted)

    return declare


def only_these(g: Any, wanted: Wanted) -> Tables:
    """The match as seen by facts of some tables, with those that are known of them as they are now."""
    some: Tables | None = g.facts.get(key := (only_these, wanted))
    if some is None:
        some = g.lore.get(wanted)
        if some is None or not some.state.holds(g.state):
            some = Tables(g)
            some.facts, some.state = Facts(), SomeTables(g.state, wanted)
            some.facts[key] = some
            g.lore[wanted] = some  # whole: who is interrupted before leaves nothing behind
        g.facts[key] = some
    return some
