"""The words of a position: which fields of rows and steps hold ids, and who knows them (KER-POS-03).

A game gives a vocabulary for the fields that name something: `{"unit": UNIT, "PlayCard.use": CARD}`, a field
by its name in every step, or in one kind of step alone. A pair of vocabularies is for tables, their keys and
their values, and for lists of pairs; None leaves a half unlooked at. What a step holds inside is looked at
by the same words.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, NamedTuple, TypeAlias

from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.errors import Problem
from montjoie.kernel.plain import plain


class Vocabulary(NamedTuple):
    """A list of ids with the rule that knows them and the message for strangers."""

    known: Callable[[Any], Collection[str]]
    rule: str = "KER-POS-03"
    key: str = "names-nobody"


Meaning: TypeAlias = Vocabulary | tuple[Vocabulary | None, Vocabulary | None]
Words: TypeAlias = Mapping[str, Meaning]


def all_mean(meaning: Meaning, fields: str) -> Words:
    """Several fields, parted by spaces, that mean the same."""
    return dict.fromkeys(fields.split(), meaning)


def strangers_in_steps(g: AnyEngine, words: Words) -> Iterator[Problem]:
    """What the running procedures name and nobody knows."""
    for number, step in enumerate(g.stack):
        yield from _fields(g, f"position.steps[{number}]", plain(step), words, type(step).__name__)


def strangers_in_tables(g: AnyEngine, tables: Mapping[str, Words]) -> Iterator[Problem]:
    """What the rows of tables name and nobody knows; the words of `""` are for the keys of a table."""
    for table, words in tables.items():
        path, rows = f"position.board.{table}", getattr(g.state, table)
        if isinstance(keys := words.get(""), Vocabulary):
            yield from _unknown(g, path, keys, rows)
        for name, row in rows.items():
            yield from _fields(g, f"{path}.{name}", plain(row), words, "")


def _fields(g: AnyEngine, path: str, written: Any, words: Words, kind: str) -> Iterator[Problem]:
    """Fields left at their defaults are not written, and name nobody."""
    if isinstance(written, list):
        for place, each in enumerate(written):
            yield from _fields(g, f"{path}[{place}]", each, words, kind)
    for field, value in written.items() if isinstance(written, dict) else ():
        meaning = words.get(f"{kind}.{field}") or words.get(field)
        if meaning is None:
            yield from _fields(g, f"{path}.{field}", value, words, "")
        elif isinstance(meaning, Vocabulary):
            yield from _unknown(g, f"{path}.{field}", meaning, [value] if isinstance(value, str) else value)
        else:
            pairs = list(value.items() if isinstance(value, dict) else value)
            for place, half in enumerate(meaning):
                if half is not None:
                    yield from _unknown(g, f"{path}.{field}", half, [pair[place] for pair in pairs])


def _unknown(g: AnyEngine, path: str, words: Vocabulary, given: Any) -> Iterator[Problem]:
    known = words.known(g)
    for word in given if isinstance(given, Collection) else ():
        if isinstance(word, str) and word not in known:
            yield Problem(path, words.rule, words.key, {"given": word, "known": sorted(known)})
