"""Ladders: what wounds make of who is struck, rung by rung, and the tests that those before them cause."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from montjoie.table.chances.spreads import Chances, binomial, both, gathered


class Rung(NamedTuple):
    """What so many wounds make of who is struck, and how it stands the tests of wounds that lead here."""

    wounds: int
    fate: Any = None
    failing: tuple[float, ...] = ()  # the chance to fail the test of a wound, of each kind
    saved: int = 0  # failures that count for nothing
    share: int = 1  # failures that make one wound more
    last: bool = False  # it is gone: further wounds are lost, and nothing is tested


def rung(ladder: Sequence[Rung], wounds: int) -> Rung:
    """Where so many wounds lead."""
    found: Rung = next(each for each in reversed(ladder) if each.wounds <= wounds)
    return found


def tested(
    ladder: Sequence[Rung], wounds: Mapping[tuple[int, ...], float], tests: bool
) -> Chances[tuple[int, int]]:
    """The chances of so many wounds, and of so many more by failed tests, from the chances of wounds of each
    kind; where nothing is tested there are none more."""
    return gathered(_tested(ladder, wounds, tests))


def _tested(
    ladder: Sequence[Rung], wounds: Mapping[tuple[int, ...], float], tests: bool
) -> Iterator[tuple[tuple[int, int], float]]:
    end = ladder[-1]
    limit = end.wounds if end.last else sum(map(max, zip(*wounds, strict=True))) * 2
    for each, chance in wounds.items():
        first = min(limit, sum(each))
        there = rung(ladder, first)
        if not tests or there.last or not first:
            yield (first, 0), chance
            continue
        failed: Chances[int] = {0: 1.0}
        for number, risk in zip(each, there.failing, strict=True):
            failed = both(failed, dict(enumerate(binomial(number, risk))))
        for n, more in failed.items():
            extra = -(-max(0, n - there.saved) // there.share)
            yield (first, min(limit - first, extra)), chance * more
