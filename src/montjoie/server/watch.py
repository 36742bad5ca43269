"""The watch: rules that run on the event loop may take so long and no longer.

The processor's time of the thread is counted, not the clock's: a busy machine interrupts nobody. The bell is
the clock's all the same, because the kernel rings those of processor time some milliseconds late: who has not
had his time by then is given the rest of it. Where there is no such timer (Windows, a server outside of the
main thread) nothing is interrupted.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable
from time import thread_time
from typing import TypeVar

T = TypeVar("T")

_BRIEF = 0.0002  # seconds that are not worth waiting for
_AGAIN = (
    0.0005  # seconds after which it rings again: who tidies up memory, or calls back from C, does not hear
)


class Exhausted(Exception):
    """The rules did not come to an end in the time they have."""


class _Rung(BaseException):
    """Raised in the midst of the rules; not an Exception, so that nothing there takes it for its own."""


_ready = False  # whether there is a timer that interrupts
_end: float | None = None  # of the thread's processor time at which the rules are interrupted


def set_up() -> None:
    """Be ready to interrupt."""
    global _ready
    if hasattr(signal, "setitimer") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGALRM, _ring)
        _ready = True


def _ring(number: int, frame: object) -> None:
    global _end
    if _end is None:
        return
    left = _end - thread_time()
    if left > _BRIEF:
        signal.setitimer(signal.ITIMER_REAL, left)
        return
    _end += _AGAIN
    signal.setitimer(signal.ITIMER_REAL, _AGAIN)
    raise _Rung


def within(seconds: float, run: Callable[[], T]) -> T:
    """What a function gives; Exhausted where it takes longer, which may be at its very end: so it changes
    nothing that somebody still needs."""
    global _end
    if not _ready:
        return run()
    try:
        try:
            _end = thread_time() + seconds
            signal.setitimer(signal.ITIMER_REAL, seconds)
            return run()
        finally:
            _end = None
            signal.setitimer(signal.ITIMER_REAL, 0)
    except _Rung:
        _end = None
        signal.setitimer(signal.ITIMER_REAL, 0)
        raise Exhausted from None
