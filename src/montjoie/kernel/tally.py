"""Explained sums: every number that decides something comes with its parts and their rules.

Parts lie in layers, settled in this order: the `base` parts are added up; a `replace` part sets
the value instead (the last one stands); `add` parts come on top; `cap` parts bound the result
from above, then `floor` parts from below, so that a floor stands against a cap.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, Literal, TypeVar

from msgspec import Struct

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


class modifies:
    """Register a function that yields parts of the sum `query`."""

    registered: ClassVar[list[tuple[str, Callable[..., Any]]]] = []

    def __init__(self, query: str) -> None:
        self.query = query

    def __call__(self, function: F) -> F:
        modifies.registered.append((self.query, function))
        return function
