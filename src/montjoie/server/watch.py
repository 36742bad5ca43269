"""The watch: rules that run on the event loop may take so long and no longer.

The processor's time is counted, not the clock's: a busy machine interrupts nobody. Where there is no such
timer (Windows, a server outside of the main thread) nothing is interrupted.
"""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager

_AGAIN = 0.05  # seconds after which it rings again, where somebody did not hear


class Exhausted(Exception):
    """The rules did not come to an end in the time they have."""


class _Rung(BaseException):
    """Raised in the midst of the rules; not an Exception, so that nothing there takes it for its own."""


_armed = False


def set_up() -> None:
    """Be ready to interrupt."""
    if hasattr(signal, "SIGVTALRM") and threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGVTALRM, _ring)


def _ring(number: int, frame: object) -> None:
    if _armed:
        raise _Rung


@contextmanager
def limit(seconds: float) -> Iterator[None]:
    """Interrupt what takes longer; Exhausted is raised in its place, and whoever ran it must undo it."""
    global _armed
    if not hasattr(signal, "SIGVTALRM") or signal.getsignal(signal.SIGVTALRM) is not _ring:
        yield
        return
    try:
        _armed = True
        signal.setitimer(signal.ITIMER_VIRTUAL, seconds, _AGAIN)
        yield
    except _Rung:
        raise Exhausted from None
    finally:
        _armed = False
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
