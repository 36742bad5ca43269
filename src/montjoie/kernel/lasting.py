"""What holds for a while: rows that somebody carries until the end of something (KER-LST).

A game keeps them in one table, with what its rules say of them: `source`, the card or ability behind a row,
`units`, who carries it, `until`, and what else it needs. The rules that look for a kind declare it: a
misspelt one fails as its module is imported, and a row of a kind that nobody looks for cannot be made.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import count
from typing import Any, ClassVar, NewType, Protocol, TypeVar

from montjoie.kernel.events import Event, PublicEvent
from montjoie.kernel.facts import derived
from montjoie.kernel.state import Row
from montjoie.kernel.tally import Part
from montjoie.kernel.writes import places

Kind = NewType("Kind", str)  # the name of a declared kind: `NO_CARDS = Lasting.declare("no_cards")`


class LastingRow(Row, frozen=True):
    """Something that holds for a while; a game makes its own of it."""

    kind: str
    kinds: ClassVar[set[str]] = set()

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls.kinds = set()

    def __post_init__(self) -> None:
        if self.kind not in self.kinds:
            raise ValueError(f"Expected a declared kind of what lasts, got {self.kind!r}")

    @classmethod
    def declare(cls, kind: str) -> Kind:
        """A kind of the rows of this game, by its stable name (KER-LST-01)."""
        cls.kinds.add(name := str(kind))
        return Kind(name)


class Carried(Protocol):
    """What the kernel reads of a row."""

    @property
    def kind(self) -> str: ...
    @property
    def source(self) -> str: ...
    @property
    def units(self) -> tuple[str, ...]: ...
    @property
    def until(self) -> str: ...
    @property
    def n(self) -> int: ...


R = TypeVar("R", bound=Carried)


class RowBegun(PublicEvent, frozen=True):
    """A row begins to hold; a game says which row it is, and by which rule."""

    name: str
    row: Any
    writes = places("lasting.name")


class RowsEnded(Event, frozen=True):
    """Rows hold no longer; those that are gone already do no harm."""

    names: tuple[str, ...]
    table: ClassVar[str] = "lasting"

    def apply(self, state: Any) -> None:
        for name in self.names:
            getattr(state, self.table).pop(name, None)


def fresh(rows: Mapping[str, R], source: str) -> str:
    """A name for a row of this source that no other has."""
    return next(name for n in count(1) if (name := f"{source}/{n}") not in rows)


def carried(g: Any, kind: str, by: str) -> dict[str, Any]:
    """What somebody carries of a kind, by name, in the order in which it began (KER-LST-02)."""
    return _burdens(g).get((kind, by), {}) if g.state.lasting else {}


@derived
def _burdens(g: Any) -> dict[tuple[str, str], dict[str, Any]]:
    """All that is carried in the table `lasting`, by its kind and who carries it (KER-LST-02)."""
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for name, row in g.state.lasting.items():
        for unit in row.units:
            found.setdefault((row.kind, unit), {})[name] = row
    return found


def ending(rows: Mapping[str, R], until: str) -> dict[str, R]:
    """What is over now, by name (KER-LST-03)."""
    return {name: row for name, row in rows.items() if row.until == until}


def parts(rows: Iterable[R], rule: str) -> Iterator[Part]:
    """Rows as parts of a sum, each with its source (KER-LST-02)."""
    return (Part(row.n, rule, row.source) for row in rows)
