"""Chances as plain data, for those who show them: spreads as lists, every chance out of 10 000."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from montjoie.kernel import plain
from montjoie.table.chances.spreads import Spread, mean

WHOLE = 10_000


def share(chance: float) -> int:
    """A chance out of 10 000."""
    return round(WHOLE * chance)


def listed(spread: Spread) -> list[int]:
    """A spread out of 10 000, without an end of zeros."""
    shares = [share(chance) for chance in spread]
    return shares[: 1 + max((n for n, each in enumerate(shares) if each), default=0)]


def told(found: Struct) -> dict[str, Any]:
    """What is found, field by field: chances, spreads without an end of zeros, their averages in hundredths
    beside them; what has parts, part by part; what there is not is left out."""
    fields = {name: value for name, value in asdict(found).items() if value is not None}
    means = {name: round(100 * mean(value)) for name, value in fields.items() if _is_spread(value)}
    return {name: _plain(value) for name, value in fields.items()} | ({"mean": means} if means else {})


def _is_spread(value: Any) -> bool:
    return isinstance(value, tuple) and bool(value) and isinstance(value[0], float)


def _plain(value: Any) -> Any:
    if isinstance(value, Struct):
        return told(value)
    if _is_spread(value):
        return listed(value)
    return share(value) if isinstance(value, float) else plain(value)
