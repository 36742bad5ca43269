"""Searching whole numbers, such as hundredths of a degree or thousandths of an inch, without missing one.

What is sought is said by `fits(number)`. An interval is given up only where `hopeless(middle, half)` proves
that no number within `half` of its middle fits, so nothing that exists is passed over, however narrow it is;
the better the proof, the fewer numbers are looked at.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from heapq import heappop, heappush
from typing import TypeAlias

Fits: TypeAlias = Callable[[int], bool]
Hopeless: TypeAlias = Callable[[int, int], bool]


def some(low: int, high: int, fits: Fits, hopeless: Hopeless) -> int | None:
    """A number from `low` to `high` that fits, from amid a wide room where there is one; None where none
    does."""
    open_ = deque([(low, high)])
    while open_:
        first, last = open_.popleft()
        if first > last:
            continue
        middle = (first + last) // 2
        if first < last and hopeless(middle, last - middle):
            continue
        if fits(middle):
            return middle
        open_ += ((first, middle - 1), (middle + 1, last))
    return None


def nearest(start: int, low: int, high: int, fits: Fits, hopeless: Hopeless) -> int | None:
    """The number from `low` to `high` next to `start` that fits, the lesser of two; None where none does."""
    open_: list[tuple[int, int, int]] = []

    def note(first: int, last: int) -> None:
        heappush(open_, (max(first - start, start - last, 0), first, last))

    if low <= high:
        note(low, high)
    while open_:
        _, first, last = heappop(open_)
        middle = (first + last) // 2
        if first == last:
            if fits(first):
                return first
        elif not hopeless(middle, last - middle):
            note(first, middle)
            note(middle + 1, last)
    return None


def spans(low: int, high: int, fits: Fits, hopeless: Hopeless, sure: Hopeless) -> list[tuple[int, int]]:
    """All numbers from `low` to `high` that fit, as spans from first to last; `sure(middle, half)` proves
    that every number within `half` of a middle does."""
    found: list[tuple[int, int]] = []
    open_ = [(low, high)] if low <= high else []
    while open_:
        first, last = open_.pop()
        middle = (first + last) // 2
        if sure(middle, last - middle) if first < last else fits(first):
            before = found.pop() if found and found[-1][1] == first - 1 else (first, last)
            found.append((before[0], last))
        elif first < last and not hopeless(middle, last - middle):
            open_ += ((middle + 1, last), (first, middle))
    return found
