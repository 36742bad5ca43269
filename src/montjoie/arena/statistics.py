"""What many games tell: a share of wins and the interval that it lies in."""

from __future__ import annotations

import math

from msgspec import Struct

Z = 1.959964  # of a normal distribution, 95 % lie within so many deviations


class Share(Struct, frozen=True):
    """A share of wins with its 95 % interval after Wilson; a shared win counts in part."""

    games: int
    share: float
    low: float
    high: float


def share_of(wins: float, games: int) -> Share:
    """What so many wins in so many games tell; nothing where there is none."""
    if not games:
        return Share(0, 0.0, 0.0, 1.0)
    p, spread = wins / games, Z * Z / games
    middle = (p + spread / 2) / (1 + spread)
    reach = Z * math.sqrt(p * (1 - p) / games + spread / (4 * games)) / (1 + spread)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Share(games, round(p, 4), round(low, 4), round(high, 4))
