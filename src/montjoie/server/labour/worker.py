"""A worker: a process that does one job after another, with so much memory and no longer than its server
lives."""

from __future__ import annotations

import contextlib
import importlib
import multiprocessing
import os
import pickle
import signal
import threading
import time
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from typing import Any, NamedTuple


class Outcome(NamedTuple):
    """What a job gave or raised, and the processor time it took."""

    value: Any
    error: Exception | None
    seconds: float


def serve(line: Connection, load: Sequence[str], memory: int) -> None:
    """Take jobs from a line until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt at the terminal is the server's business
    threading.Thread(target=_follow_parent, daemon=True).start()
    for module in load:
        importlib.import_module(module)
    _bound(memory)
    line.send_bytes(b"ready")
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send_bytes(_do(line.recv_bytes()))


def _do(call: bytes) -> bytes:
    begun = time.process_time()
    try:
        job, given = pickle.loads(call)
        outcome = Outcome(job(*given), None, time.process_time() - begun)
        return pickle.dumps(outcome, 5)
    except Exception as error:
        return _failure(error, time.process_time() - begun)


def _failure(error: Exception, seconds: float) -> bytes:
    """The error itself where it can travel, else what it says."""
    error.__traceback__ = error.__cause__ = error.__context__ = None
    try:
        told = pickle.dumps(Outcome(None, error, seconds), 5)
        pickle.loads(told)
        return told
    except Exception:
        return pickle.dumps(Outcome(None, RuntimeError(f"{type(error).__name__}: {error}"), seconds), 5)


def _bound(memory: int) -> None:
    """No more memory than that: a job that wants more gets a MemoryError, and the machine lives."""
    try:
        import resource
    except ImportError:  # pragma: no cover - Windows
        return
    resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _follow_parent() -> None:
    """Die with the server, also in the middle of a job."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
