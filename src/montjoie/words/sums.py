"""Explained sums in words: `3 knights 6, March +1, Support of Tyrell +2 = 9`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any


class Sum(str):
    """A sum with its parts, as a sentence tells it."""

    __slots__ = ("parts", "total")
    parts: str
    total: int


def is_sum(fact: Any) -> bool:
    """Whether a fact is a number with its parts."""
    return isinstance(fact, Mapping) and fact.keys() == {"total", "parts"}


def are_parts(fact: Any) -> bool:
    """Whether a fact is a list of parts of a sum."""
    return (
        isinstance(fact, Sequence)
        and len(fact) > 0
        and all(isinstance(part, Mapping) and {"value", "source"} <= part.keys() for part in fact)
    )


def telling(parts: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
    """The parts worth a word, each with how it counts: nothing added, a cap that does not bind and a floor
    that does not lift are passed over."""
    by: dict[str, list[int]] = {layer: [] for layer in ("base", "replace", "add", "cap", "floor")}
    for part in parts:
        by[part.get("layer", "add")].append(part["value"])
    free = (by["replace"] or [sum(by["base"])])[-1] + sum(by["add"])
    capped = min([free, *by["cap"]])
    for part in parts:
        layer, value = part.get("layer", "add"), part["value"]
        idle = (
            (layer == "add" and value == 0)
            or (layer == "base" and bool(by["replace"]))
            or (layer == "cap" and (value >= free or value > capped))
            or (layer == "floor" and (value <= capped or value < max(by["floor"])))
        )
        if not idle:
            yield layer, part


def told(fact: Mapping[str, Any], parts: list[str], say: Callable[[str, Mapping[str, Any]], str]) -> Sum:
    """A sum of parts that are already in words."""
    line = ", ".join(parts)
    made = Sum(say("sum-of-parts", {"parts": line, "total": fact["total"]}) if parts else str(fact["total"]))
    made.parts, made.total = line or str(fact["total"]), fact["total"]
    return made
