"""What most events write, declared: values into a row, a row into a table, a row out of it.

An address is a table and the field of the event that names the row, `units.unit`, or a single row, `course`:

    writes = changes("units.unit", "x", "y", where="table", carries=Its("token"))

In the row of `units` that the event's `unit` names, `x` and `y` become those of the event, `where` becomes
"table", and `carries` the event's `token`. A row inside a row is named after it: `units.unit.memory`. A
misspelt name fails as the game is registered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, get_args, get_origin

from msgspec import Struct
from msgspec.structs import fields, replace


class Its(Struct, frozen=True):
    """The value of a field of the event, for a field of the row with another name."""

    field: str


class Write(ABC):
    """One change of the tables, with values that the event says."""

    def __init__(self, at: str) -> None:
        self.table, self.key, self.inner = (*at.split("."), "", "")[:3]

    @abstractmethod
    def into(self, state: Any, event: Any) -> None:
        """Make the change."""

    def misfits(self, event: type[Struct], state: type[Struct]) -> Iterator[str]:
        """The names that neither the event nor the tables have."""
        tables = {field.name: field.type for field in fields(state)}
        if self.table not in tables:
            yield self.table
            return
        kept = tables[self.table]
        rows = get_args(kept)[1] if get_origin(kept) is dict else kept
        if self.inner:
            rows = {field.name: field.type for field in fields(rows)}[self.inner]
        told = {field.name for field in fields(event)}
        yield from self.read() - told
        if self.written():
            yield from self.written() - {field.name for field in fields(rows)}

    def read(self) -> set[str]:
        """The fields of the event that it reads."""
        return {self.key} if self.key else set()

    def written(self) -> set[str]:
        """The fields of the row that it writes, where it writes no whole row."""
        return set()


class changes(Write):
    """Some fields of a row: those of the event with the same names, and others with what stands here."""

    def __init__(self, at: str, /, *same: str, **values: Any) -> None:
        super().__init__(at)
        moved = {name: value.field for name, value in values.items() if isinstance(value, Its)}
        self.taken = {name: name for name in same} | moved
        self.fixed = {name: value for name, value in values.items() if name not in moved}

    def into(self, state: Any, event: Any) -> None:
        new = {name: getattr(event, field) for name, field in self.taken.items()}
        kept = getattr(state, self.table)
        if self.key:
            name = getattr(event, self.key)
            kept[name] = self.changed(kept[name], new | self.fixed)
        else:
            setattr(state, self.table, replace(kept, **new, **self.fixed))

    def changed(self, row: Any, new: dict[str, Any]) -> Any:
        """The row with new values, or with a row inside it that has them."""
        return replace(row, **{self.inner: replace(getattr(row, self.inner), **new)} if self.inner else new)

    def read(self) -> set[str]:
        return super().read() | {*self.taken.values()}

    def written(self) -> set[str]:
        return {*self.taken, *self.fixed}


class adds(changes):
    """What is said is added to what is there: to a number a number, to a list one more."""

    def changed(self, row: Any, new: dict[str, Any]) -> Any:
        had = {name: getattr(row, name) for name in new}
        more = {name: (value,) if isinstance(had[name], tuple) else value for name, value in new.items()}
        return replace(row, **{name: had[name] + more[name] for name in new})


class together(Write):
    """Several changes at once, in their order."""

    def __init__(self, *every: Write) -> None:
        self.every = every

    def into(self, state: Any, event: Any) -> None:
        for each in self.every:
            each.into(state, event)

    def misfits(self, event: type[Struct], state: type[Struct]) -> Iterator[str]:
        for each in self.every:
            yield from each.misfits(event, state)


class places(Write):
    """The `row` of the event comes into a table, or stands there in the place of the old one.

    `serial`: its name was made by `serial` and is used up.
    """

    def __init__(self, at: str, *, serial: bool = False) -> None:
        super().__init__(at)
        self.serial = serial

    def into(self, state: Any, event: Any) -> None:
        getattr(state, self.table)[getattr(event, self.key)] = event.row
        if self.serial:
            state.course = replace(state.course, serial=state.course.serial + 1)

    def read(self) -> set[str]:
        return super().read() | {"row"}


class removes(Write):
    """A row leaves its table."""

    def into(self, state: Any, event: Any) -> None:
        del getattr(state, self.table)[getattr(event, self.key)]


def serial(g: Any, stem: str) -> str:
    """A fresh name for a row made during the game, from the number `serial` that its course keeps; the event
    that places the row counts it."""
    return f"{stem}_{g.state.course.serial + 1}"
