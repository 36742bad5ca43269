"""Whose job is next: everybody in turn, however many jobs somebody has, and people before programs."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Generic, TypeVar

T = TypeVar("T")
_SHARE = 4  # of so many turns one goes to jobs that nobody waits for


class Crowded(Exception):
    """Too many jobs wait already: of this one's owner, or of all."""


class Turns(Generic[T]):
    """Jobs that wait, by owner. Threads take them; owners take turns."""

    def __init__(self, each: int, total: int) -> None:
        self._each, self._total = each, total
        self._lines: tuple[OrderedDict[str, deque[T]], OrderedDict[str, deque[T]]] = (
            OrderedDict(),
            OrderedDict(),
        )
        self._count = self._given = 0
        self._closed = False
        self._change = threading.Condition()

    def __len__(self) -> int:
        return self._count

    @property
    def full(self) -> bool:
        """Whether there is no room for anybody's job."""
        return self._count >= self._total

    def put(self, job: T, whom: str, awaited: bool) -> None:
        """Let a job wait its turn; Crowded where there is no room for it."""
        with self._change:
            line = self._lines[not awaited].setdefault(whom, deque())
            if len(line) >= self._each or self._count >= self._total:
                if not line:
                    del self._lines[not awaited][whom]
                raise Crowded(whom)
            line.append(job)
            self._count += 1
            self._change.notify()

    def take(self) -> T | None:
        """The next job, when there is one; None once there will be no more."""
        with self._change:
            while not self._count and not self._closed:
                self._change.wait()
            if self._closed:
                return None
            self._count -= 1
            self._given += 1
            first, second = self._lines
            return _next(second if second and (not first or self._given % _SHARE == 0) else first)

    def close(self) -> list[T]:
        """No more jobs; those that waited."""
        with self._change:
            self._closed, self._count = True, 0
            left = [job for lines in self._lines for line in lines.values() for job in line]
            self._change.notify_all()
            return left


def _next(lines: OrderedDict[str, deque[T]]) -> T:
    """The first job of the owner whose turn it is, who then goes to the end."""
    whom, line = lines.popitem(last=False)
    job = line.popleft()
    if line:
        lines[whom] = line
    return job
