"""Ways over hexes, step by step, at a price the game sets."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from typing import TypeVar

S = TypeVar("S", bound=Hashable)
Neighbours = Mapping[str, Iterable[str]]
Step = Callable[[str, str, S], S | None]
"""Step from a hex to its neighbour with something left (movement, a bonus still to earn): what is left
afterwards, or None where the step cannot be made."""


def reach(neighbours: Neighbours, start: str, left: S, step: Step[S]) -> dict[str, tuple[str, ...]]:
    """Every hex that steps from `start` lead to, with a shortest way there; `start` is not one of them.

    Hexes stand in the order of their distance; among equally short ways the first by the order of
    `neighbours` is taken, so that the answer never varies.
    """
    found: dict[str, tuple[str, ...]] = {}
    seen = {(start, left)}
    pending: list[tuple[str, S, tuple[str, ...]]] = [(start, left, ())]
    for here, having, way in pending:
        for there in neighbours[here]:
            after = step(here, there, having)
            if after is None or (there, after) in seen:
                continue
            seen.add((there, after))
            onward = (*way, there)
            pending.append((there, after, onward))
            if there != start:
                found.setdefault(there, onward)
    return found


def follow(neighbours: Neighbours, start: str, path: Sequence[str], left: S, step: Step[S]) -> int:
    """How many steps of a path can be made, its hexes listed without `start`."""
    here = start
    for made, there in enumerate(path):
        after = step(here, there, left) if there in neighbours[here] else None
        if after is None:
            return made
        here, left = there, after
    return len(path)


def regions(neighbours: Neighbours, hexes: Iterable[str]) -> list[frozenset[str]]:
    """The parts into which `hexes` fall, each connected from neighbour to neighbour."""
    remaining = dict.fromkeys(hexes)
    parts = []
    while remaining:
        pending = [next(iter(remaining))]
        part = set(pending)
        for here in pending:
            for there in neighbours[here]:
                if there in remaining and there not in part:
                    part.add(there)
                    pending.append(there)
        for hex in part:
            del remaining[hex]
        parts.append(frozenset(part))
    return parts
