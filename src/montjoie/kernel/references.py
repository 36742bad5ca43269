"""References of a pack: a field says in its type which entries its ids are of (KER-PCK-03).

    tray: Annotated[Id, refers("trays.trays")]  # an entry of the list `trays` of trays.json
    rules: tuple[Annotated[Id, refers("rules.rules", ".rules")], ...]  # of rules.json, or of this very file

A game may know more words than its lists have: `units.playable`, of which it gives the ids. An empty text
names nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Any

from msgspec import Meta, Struct, inspect

from montjoie.kernel.content import place, unknown_ids
from montjoie.kernel.entries import each_file, lists
from montjoie.kernel.errors import Problem

Known = Mapping[str, Collection[str]]


def refers(*to: str) -> Meta:
    """The mark of ids that are of entries of these lists, `FILE.LIST`, or `.LIST` in the same file."""
    return Meta(extra={"refers": to})


def unknown_references(files: Struct, more: Known | None = None) -> Iterator[Problem]:
    """Every id of a pack that names nothing; `more`: ids that the game knows besides those of lists."""
    known: dict[str, Collection[str]] = dict(more or {})
    for path, entries in lists(files):
        file, _, field = path.partition(".json:$.")
        known[f"{file}.{field}"] = {entry.id for entry in entries if hasattr(entry, "id")}
    for name, whole in each_file(files):
        yield from _inside(place(f"{name}.json"), whole, _shape(type(whole)), _Words(name, known))


def unknown_within(path: str, value: Struct, file: str, known: Known) -> Iterator[Problem]:
    """Every id of one document that names nothing; its `.LIST` are those of a file."""
    return _inside(path, value, _shape(type(value)), _Words(file, known))


class _Words:
    """The ids that a file may name."""

    def __init__(self, file: str, known: Known) -> None:
        self.file, self.known = file, known

    def strangers(self, path: str, given: str, to: tuple[str, ...]) -> Iterator[Problem]:
        full = [self.file + each if each.startswith(".") else each for each in to]
        ids = {id: None for each in full for id in self.known.get(each, ())}
        return unknown_ids(path, [given], ids, f"{full[0].rpartition('.')[0]}.json")


@cache
def _shape(kind: type) -> inspect.Type:
    return inspect.type_info(kind)


def _inside(path: str, value: Any, shape: inspect.Type, words: _Words) -> Iterator[Problem]:
    match shape:
        case inspect.Metadata(type=inner, extra=extra):
            if extra and "refers" in extra:
                yield from words.strangers(path, value, extra["refers"]) if value else ()
            else:
                yield from _inside(path, value, inner, words)
        case inspect.StructType(fields=fields):
            for field in fields:
                here, each = f"{path}.{field.encode_name}", getattr(value, field.name)
                yield from _inside(here, each, field.type, words)
        case inspect.VarTupleType(item_type=item):
            plain = not isinstance(item, inspect.StructType | inspect.UnionType)
            for index, each in enumerate(value):
                yield from _inside(path if plain else f"{path}[{index}]", each, item, words)
        case inspect.TupleType(item_types=items):
            for each, item in zip(value, items, strict=True):
                yield from _inside(path, each, item, words)
        case inspect.DictType(key_type=key, value_type=kept):
            for name, each in value.items():
                yield from _inside(path, name, key, words)
                yield from _inside(f"{path}.{name}", each, kept, words)
        case inspect.UnionType(types=types):
            for each in types:
                meant = each.cls if isinstance(each, inspect.StructType) else str | tuple | dict
                if isinstance(value, meant):
                    yield from _inside(path, value, each, words)
