"""Ways over a board of areas: what can be reached by stepping from area to area, and how.

Nothing here knows a rule. A chain leaves `start`, crosses one or more areas of `stepping`, each
a neighbour of the one before by `steps`, and lands on a neighbour of its last area by `landings`.
"""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Mapping
from typing import TypeVar

A = TypeVar("A", bound=Hashable)


def reach_by_chain(
    start: A,
    stepping: Container[A],
    steps: Mapping[A, Iterable[A]],
    landings: Mapping[A, Iterable[A]],
) -> set[A]:
    """Every area on which a chain from `start` can land, `start` itself left out."""
    crossed = {area for area in steps[start] if area in stepping}
    reached: set[A] = set()
    pending = list(crossed)
    while pending:
        area = pending.pop()
        reached.update(landings[area])
        for further in steps[area]:
            if further in stepping and further not in crossed:
                crossed.add(further)
                pending.append(further)
    reached.discard(start)
    return reached


def shortest_chain(
    start: A,
    goal: A,
    stepping: Container[A],
    steps: Mapping[A, Iterable[A]],
    landings: Mapping[A, Iterable[A]],
) -> tuple[A, ...] | None:
    """The areas crossed by a shortest chain from `start` to `goal`, or None if there is none.

    Among equally short chains the first by the order of `steps` is taken, so that the answer
    never varies.
    """
    before: dict[A, A | None] = {area: None for area in steps[start] if area in stepping}
    pending = list(before)
    for area in pending:
        if goal in landings[area]:
            return _backwards(area, before)
        for further in steps[area]:
            if further in stepping and further not in before:
                before[further] = area
                pending.append(further)
    return None


def _backwards(last: A, before: Mapping[A, A | None]) -> tuple[A, ...]:
    chain: list[A] = []
    area: A | None = last
    while area is not None:
        chain.append(area)
        area = before[area]
    return tuple(reversed(chain))
