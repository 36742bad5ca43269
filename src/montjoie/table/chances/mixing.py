"""What a procedure can come to by several ways, each with its chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

from msgspec import Struct

from montjoie.table.chances.spreads import gathered, spread

S = TypeVar("S", bound=Struct)
SLIGHT = 1e-12  # what sums of chances are off


def mixed(ways: Iterable[tuple[float, S]], nothing: S) -> S:
    """What is found by several ways: spreads and chances each by its share, of other numbers the greatest; a
    part of its own kind, where some ways have one, likewise. Where something is left of the shares, nothing
    happens in it, and `nothing` says what that is."""
    every = list(ways)
    if (rest := 1.0 - sum(share for share, _ in every)) > SLIGHT:
        every.append((rest, nothing))
    if len(every) == 1:
        return every[0][1]
    sums: dict[str, Any] = {}
    for name in nothing.__struct_fields__:
        values = [(share, getattr(one, name)) for share, one in every]
        match getattr(nothing, name):
            case tuple():
                told = ((n, share * chance) for share, value in values for n, chance in enumerate(value))
                sums[name] = spread(gathered(told))
            case float():
                sums[name] = sum(share * value for share, value in values)
            case None:
                if any(value is not None for _, value in values):
                    sums[name] = mixed(((share, value or nothing) for share, value in values), nothing)
            case _:
                sums[name] = max(value for _, value in values)
    return type(nothing)(**sums)
