"""Explained sums: every number that decides something comes with its parts and their rules.

Parts lie in layers, settled in this order: the `base` parts are added up; a `replace` part sets
the value instead (the last one stands); `add` parts come on top; `cap` and `floor` parts bound
the result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

F = TypeVar("F", bound=Callable[..., Any])


class Part(Struct, frozen=True, omit_defaults=True):
    """One part of a sum: how much, by which rule, from what."""

    value: int
    rule: str
    source: str
    layer: str = "add"


class Tally(Struct, frozen=True):
    """A number and its parts."""

    total: int
    parts: tuple[Part, ...]


def settle(parts: Iterable[Part]) -> Tally:
    """Add up the parts layer by layer (KER-TAL-01)."""
    kept = tuple(parts)
    total, extra = 0, 0
    for part in kept:
        if part.layer == "base":
            total += part.value
        elif part.layer == "add":
            extra += part.value
    for part in kept:
        if part.layer == "replace":
            total = part.value
    total += extra
    for part in kept:
        if part.layer == "cap":
            total = min(total, part.value)
        elif part.layer == "floor":
            total = max(total, part.value)
    return Tally(total, kept)


class modifies:
    """Register a function that yields parts of the sum `query`."""

    registered: ClassVar[list[tuple[str, Callable[..., Any]]]] = []

    def __init__(self, query: str) -> None:
        self.query = query

    def __call__(self, function: F) -> F:
        modifies.registered.append((self.query, function))
        return function
