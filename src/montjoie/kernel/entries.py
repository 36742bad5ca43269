"""What the entries of packs share: names, texts, the marks of a fact, and the ids of a whole pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Annotated, Any, Protocol, TypeVar

from msgspec import Meta, Struct
from msgspec.structs import fields

from montjoie.kernel.content import Confidence, HasName, Id, Line, Text, kinds, place, repeated_ids
from montjoie.kernel.errors import Problem

Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]


class HasId(Protocol):
    """An entry with an id."""

    @property
    def id(self) -> str: ...


E = TypeVar("E", bound=HasId)


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An entry of a file says what it may say and no more."""


class Named(Entry, frozen=True, kw_only=True):
    """An id that has a name and nothing more."""

    id: Id
    name: Text


class Told(Named, frozen=True, kw_only=True):
    """An id with a name and a sentence that explains it."""

    text: Text


class Fact(Entry, frozen=True, kw_only=True):
    """A fact of the pack: how sure it is, field by field where that differs, and what else is known."""

    confidence: Confidence
    field_confidence: dict[Line, Confidence] = {}
    note: str = ""


class NamedFact(Fact, frozen=True, kw_only=True):
    """A fact that has an id and a name."""

    id: Id
    name: Text


class ToldFact(NamedFact, frozen=True, kw_only=True):
    """A fact with a text that says what it does."""

    text: Text


def each_file(files: Struct) -> Iterator[tuple[str, Struct]]:
    """Every file of a pack by its name, those of a folder by `FOLDER/NAME`."""
    for name, kind in kinds(type(files)).items():
        kept = getattr(files, name)
        if kind.folder:
            yield from ((f"{name}/{stem}", each) for stem, each in kept.items())
        else:
            yield name, kind.whole(kept)


def lists(files: Struct) -> Iterator[tuple[str, Sequence[Any]]]:
    """Every list of entries at the root of a file, by its path, in the order of the files; a thing with a
    name that stands there alone is a list of one."""
    for name, one in each_file(files):
        for field in fields(one):
            given = getattr(one, field.name)
            entries = (given,) if isinstance(given, Named) else given
            if isinstance(entries, tuple) and entries and isinstance(entries[0], Struct):
                yield place(f"{name}.json", field.name), entries


def by_id(*lists: Iterable[E]) -> dict[str, E]:
    """The entries of some lists by their ids."""
    return {entry.id: entry for entries in lists for entry in entries}


def named(files: Struct, *, but: tuple[type, ...] = ()) -> dict[str, Sequence[HasName]]:
    """Those whose entries have an id and a name, but for some types whose ids others share."""
    return {
        path: entries
        for path, entries in lists(files)
        if isinstance(entries[0], (Named, NamedFact)) and not isinstance(entries[0], but)
    }


def names(lists: Mapping[str, Sequence[HasName]]) -> Iterator[tuple[str, Text]]:
    """The name of everything a player sees, with its id."""
    return ((entry.id, entry.name) for entries in lists.values() for entry in entries)


def id_problems(lists: Mapping[str, Sequence[HasName]], names: Mapping[str, Text] = {}) -> Iterator[Problem]:
    """KER-PCK-05: an id stands once in its list, and has one name in the whole pack."""
    known = dict(names)
    for path, entries in lists.items():
        yield from repeated_ids(path, (entry.id for entry in entries))
        for entry in entries:
            if known.setdefault(entry.id, entry.name) != entry.name:
                yield Problem(path, "KER-PCK-05", "pack-two-names", {"id": entry.id})
