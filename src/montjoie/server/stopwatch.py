"""A stopwatch on the event loop: how long each callback holds up everybody else.

Everything that runs on the loop is a callback: a step of a task, a timer, what is done once something is
stored, a packet that came in. The processor's time of the thread is counted, so that a busy machine is not
taken for slow work. It costs some two microseconds a callback and is therefore an operator's choice.
"""

from __future__ import annotations

import asyncio
import gc
from bisect import bisect_left
from collections.abc import Callable
from functools import partial
from time import thread_time
from typing import Any

import structlog

LONGEST = 0.005  # seconds: what takes longer on the loop is a fault
BOUNDS = (0.0001, 0.0002, 0.0005, 0.001, 0.002, 0.003, 0.004, LONGEST, 0.01, 0.02, 0.05, 0.1, 1.0)
Loops = Callable[[], asyncio.AbstractEventLoop]
_log = structlog.get_logger()


class Stopwatch:
    """How many callbacks took how long."""

    counting = False

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # those up to each bound, and beyond the last
        self.total = self.longest = 0.0
        self._began = self._tidied = (
            0.0  # seconds spent on tidying up the memory, which callbacks are interrupted for
        )

    def begin(self) -> None:
        """Count from now on: the start is over."""
        self.counting = True
        gc.callbacks.append(self._tidy)

    def run(self, callback: Callable[..., object], *given: Any) -> None:
        """Call back, and note how long it took."""
        begun, tidied = thread_time(), self._tidied
        try:
            callback(*given)
        finally:
            self._note(thread_time() - begun, self._tidied - tidied, callback)

    def _tidy(self, phase: str, about: object) -> None:
        """Memory is being looked through for what nobody needs any more."""
        if phase == "start":
            self._began = thread_time()
        else:
            self._tidied += thread_time() - self._began

    def _note(self, seconds: float, tidying: float, callback: Callable[..., object]) -> None:
        if not self.counting:
            return
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.total += seconds
        if seconds > self.longest:
            self.longest = seconds
        if seconds > LONGEST:
            took = {"ms": round(seconds * 1000, 1), "tidying_ms": round(tidying * 1000, 1)}
            _log.warning("slow_callback", **took, what=_name(callback))

    def loop(self, factory: Loops) -> Loops:
        """A maker of loops like those of another, on which every callback is timed."""
        plain = factory()
        plain.close()
        base: Any = type(plain)
        run = self.run

        class Timed(base):  # type: ignore[misc]
            def call_soon(self, callback: Any, *given: Any, context: Any = None) -> Any:
                return super().call_soon(run, callback, *given, context=context)

            def call_soon_threadsafe(self, callback: Any, *given: Any, context: Any = None) -> Any:
                return super().call_soon_threadsafe(run, callback, *given, context=context)

            def call_later(self, delay: float, callback: Any, *given: Any, context: Any = None) -> Any:
                return super().call_later(delay, run, callback, *given, context=context)

            def call_at(self, when: float, callback: Any, *given: Any, context: Any = None) -> Any:
                return super().call_at(when, run, callback, *given, context=context)

        return Timed

    def protocol(self, kind: type[Any]) -> type[Any]:
        """A protocol whose handling of what comes in is timed: the loop calls it without a callback."""
        run, base = self.run, kind

        class Timed(base):  # type: ignore[misc, valid-type]
            def data_received(self, data: bytes) -> None:
                run(super().data_received, data)

        return Timed


def _name(callback: Callable[..., object]) -> str:
    """What somebody who reads the log knows a callback by."""
    owner = getattr(callback, "__self__", None)
    told: Any = owner.get_coro() if isinstance(owner, asyncio.Task) else callback
    while isinstance(told, partial):
        told = told.func
    return str(getattr(told, "__qualname__", type(told).__name__))
