"""The table as data: tables of frozen rows, each declaring who may see them.

A game subclasses `State` with one field per table (a dict of frozen rows by id, ids being texts) or
single row, and declares an audience for each in `AUDIENCES`. Only events write to it.
"""

from __future__ import annotations

from typing import Any, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from montjoie.kernel.audiences import Audience
from montjoie.kernel.compiled import in_c

S = TypeVar("S", bound="State")
R = TypeVar("R", bound="Row")


class Row(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing on the table."""


@in_c
def change(table: dict[str, R], key: str, /, **new: Any) -> None:
    """Write a row of a table with new values in some of its fields."""
    table[key] = replace(table[key], **new)


class State(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """All the tables of a match. Fields that are dicts are tables, others single rows."""

    AUDIENCES: ClassVar[dict[str, Audience]] = {}
    _tables: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        cls._tables = ()  # not those of the class it extends

    @in_c
    def clone(self: S) -> S:
        """A copy that shares the rows, which are frozen."""
        twin: S = self.__copy__()  # type: ignore[attr-defined]  # quicker than copy.copy
        for name in type(self)._tables or self._find_tables():
            setattr(twin, name, getattr(self, name).copy())
        return twin

    def _find_tables(self) -> tuple[str, ...]:
        cls = type(self)
        undeclared = set(cls.__struct_fields__) ^ set(cls.AUDIENCES)
        if undeclared:
            raise TypeError(f"{cls.__name__}: no audience, or no table, for {sorted(undeclared)}")
        shared = [f for f in cls.__struct_fields__ if isinstance(getattr(self, f), (list, set, bytearray))]
        if shared:
            raise TypeError(f"{cls.__name__}: clones would share {shared}; use tuples or tables")
        cls._tables = tuple(f for f in cls.__struct_fields__ if isinstance(getattr(self, f), dict))
        return cls._tables
