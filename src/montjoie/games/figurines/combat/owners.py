"""Several units of a player at the same moment: their owner puts them in order (FIG-TIM-04)."""

from __future__ import annotations

from typing import NamedTuple

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.state import G


class Pending(NamedTuple):
    """Units that wait for the word of their owner."""

    owner: str
    units: tuple[str, ...]


def unordered(g: G, waiting: tuple[str, ...], heard: tuple[str, ...]) -> Pending | None:
    """The next owner, of those not yet heard, with more than one of these units still standing."""
    owned: dict[str, list[str]] = {}
    for unit in waiting:
        if units.alive(g, unit):
            owned.setdefault(g.state.units[unit].owner, []).append(unit)
    for owner, own in owned.items():
        if len(own) > 1 and owner not in heard:
            return Pending(owner, tuple(own))
    return None
