"""A bounded pool of processes, each job with a deadline: what is stuck is killed and replaced.

A thread stands by every process: it hands over a job, waits for the outcome no longer than the job may
take, and starts another process in the place of one that did not answer or died.
"""

from __future__ import annotations

import asyncio
import contextlib
import multiprocessing
import os
import pickle
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import structlog

from montjoie.server.labour.turns import Turns
from montjoie.server.labour.worker import Outcome, serve

T = TypeVar("T")
Pay = Callable[[float], object]  # told the seconds of the processor that somebody owes
_READY = "montjoie.server.labour.ready"
_START = 60.0  # seconds for a process to start
_LOOK = 0.25  # seconds between two looks at a process
_STRETCH = 5  # times its processor time that a job may take by the clock
_ANEW = 0.1  # seconds of the processor to begin a process in the place of one that was ended
_TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100
_log = structlog.get_logger()


class TooLong(Exception):
    """A job did not end in its time."""


class Lost(Exception):
    """The process of a job died under it."""


class Overworked(Exception):
    """A job wanted more memory than it may have."""


class Done(NamedTuple):
    """What a job gave, and the processor time it took."""

    value: Any
    seconds: float


class Ticket:
    """A job on its way."""

    __slots__ = ("call", "dropped", "future", "loop", "pay", "seconds")

    def __init__(
        self, call: tuple[Callable[..., Any], tuple[Any, ...]], seconds: float, pay: Pay | None
    ) -> None:
        self.call, self.seconds, self.pay, self.dropped = call, seconds, pay, False
        self.loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Done] = self.loop.create_future()

    def charge(self, seconds: float) -> None:
        """Nobody waits for it any more: what was done of it is paid all the same. From any thread."""
        if self.pay is not None:
            with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
                self.loop.call_soon_threadsafe(self.pay, seconds)

    def settle(self, outcome: Done | Exception) -> None:
        """Tell whoever waits, from any thread."""
        with contextlib.suppress(RuntimeError):  # the server has stopped meanwhile
            self.loop.call_soon_threadsafe(self._settle, outcome)

    def _settle(self, outcome: Done | Exception) -> None:
        if not self.future.done():
            if isinstance(outcome, Exception):
                self.future.set_exception(outcome)
            else:
                self.future.set_result(outcome)


class Pool:
    """So many processes. `each` and `total` bound the jobs that wait, of one owner and of all."""

    def __init__(
        self,
        workers: int | Sequence[Process],
        load: Sequence[str],
        memory: int,
        each: int = 8,
        total: int = 400,
    ) -> None:
        self._load, self._memory = tuple(load), memory
        self._context = _context(self._load)
        self.turns: Turns[Ticket] = Turns(each, total)
        self.killed = 0  # processes that had to be replaced
        begun = [None] * workers if isinstance(workers, int) else workers
        self._hands = [Hand(self, process) for process in begun]

    @property
    def busy(self) -> int:
        """How many processes are at work."""
        return sum(hand.busy for hand in self._hands)

    @property
    def full(self) -> bool:
        """Whether no more jobs can wait."""
        return self.turns.full

    async def run(
        self,
        job: Callable[..., T],
        *given: Any,
        seconds: float,
        whom: str,
        awaited: bool = True,
        pay: Pay | None = None,
    ) -> tuple[T, float]:
        """What a function of a module gives, run by a process, and the processor time it took.

        TooLong, Lost or Overworked where there is no outcome, Crowded where too many jobs wait already.
        Whoever stops waiting takes the job back, and is told through `pay` what was done of it.
        """
        ticket = Ticket((job, given), seconds, pay)
        self.turns.put(ticket, whom, awaited)
        try:
            done = await ticket.future
        except asyncio.CancelledError:
            ticket.dropped = True
            raise
        return done.value, done.seconds

    def start(self) -> Process:
        """A new process."""
        return _begin(self._context, self._load, self._memory)

    async def close(self) -> None:
        """Kill every process; whoever waits is told."""
        for ticket in self.turns.close():
            ticket.settle(Lost("the server stops"))
        for hand in self._hands:
            hand.stop()


class Process(NamedTuple):
    """A process and the line to it."""

    process: Any
    line: Connection

    def kill(self) -> None:
        """End it at once."""
        self.process.kill()
        self.line.close()
        self.process.join(5)


class Meter:
    """How long a process may still take: processor time, so that a busy machine kills nobody; in any case no
    more than some times that by the clock."""

    def __init__(self, pid: int, seconds: float) -> None:
        self._stat, self._seconds = Path(f"/proc/{pid}/stat"), seconds
        self._end = time.monotonic() + seconds * _STRETCH
        self._before = self._spent()

    def left(self) -> float:
        """Seconds until it is worth looking again; 0 when time is up."""
        left = self._end - time.monotonic()
        if (spent := self._spent()) is not None and self._before is not None:
            left = min(left, self._seconds - (spent - self._before))
        elif self._before is None:
            left -= self._seconds * (_STRETCH - 1)
        return max(0.0, min(left, _LOOK))

    def spent(self) -> float:
        """Seconds of the processor so far."""
        now = self._spent()
        return 0.0 if now is None or self._before is None else now - self._before

    def _spent(self) -> float | None:
        try:
            fields = self._stat.read_bytes().rpartition(b")")[2].split()
        except OSError:  # not on Linux, or it is gone
            return None
        return (int(fields[11]) + int(fields[12])) / _TICKS


class Hand:
    """The thread beside a process."""

    def __init__(self, pool: Pool, process: Process | None) -> None:
        self._pool, self._process = pool, process
        self._ready = self._stopped = self.busy = False
        threading.Thread(target=self._run, name="labour", daemon=True).start()

    def stop(self) -> None:
        """Kill the process and take no more jobs."""
        self._stopped = True
        if (process := self._process) is not None:
            process.process.kill()

    def _run(self) -> None:
        while (ticket := self._pool.turns.take()) is not None:
            if ticket.dropped:
                continue
            self.busy = True
            try:
                ticket.settle(self._do(ticket))
            except Exception as error:
                _log.exception("labour_failed")
                ticket.settle(Lost(str(error)))
            finally:
                self.busy = False
        if self._process is not None:
            self._process.kill()

    def _do(self, ticket: Ticket) -> Done | Exception:
        call = pickle.dumps(ticket.call, 5)
        try:
            return self._ask(call, ticket)
        except (EOFError, OSError):
            self._replace("labour_lost")
            return Lost("the process died")

    def _ask(self, call: bytes, ticket: Ticket) -> Done | Exception:
        if self._process is None:
            self._process, self._ready = self._pool.start(), False
        line = self._process.line
        if not self._ready:
            if not line.poll(_START):
                raise EOFError
            line.recv_bytes()
            self._ready = True
        meter = Meter(self._process.process.pid, ticket.seconds)
        line.send_bytes(call)
        while not line.poll(meter.left()):
            if ticket.dropped:
                ticket.charge(meter.spent() + _ANEW)
                self._end()  # the table has moved on: nobody did anything wrong
                return Lost("nobody waits")
            if meter.left() <= 0:
                self._replace("labour_too_long")
                return TooLong(f"{ticket.seconds:g} s")
        outcome: Outcome = pickle.loads(line.recv_bytes())
        if isinstance(outcome.error, MemoryError):
            self._replace("labour_overworked")  # what it holds may never be given back
            return Overworked()
        return outcome.error if outcome.error is not None else Done(outcome.value, outcome.seconds)

    def _replace(self, why: str) -> None:
        self._end()
        if not self._stopped:
            self._pool.killed += 1
            _log.warning(why)

    def _end(self) -> None:
        """Without this process; the next job begins another."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()


def _begin(context: Any, load: Sequence[str], memory: int) -> Process:
    ours, theirs = context.Pipe()
    process = context.Process(target=serve, args=(theirs, load, memory), daemon=True, name="montjoie-labour")
    process.start()
    theirs.close()
    return Process(process, ours)


def begin(count: int, memory: int) -> list[Process]:
    """The first processes, as copies of this one: at once, but only before it has any thread or line.

    None where there is no fork; they are started when there is work.
    """
    if not hasattr(os, "fork"):  # pragma: no cover - Windows
        return []
    return [_begin(multiprocessing.get_context("fork"), (), memory) for _ in range(count)]


def _context(load: Sequence[str]) -> Any:
    """Those that replace others are copies of a process that has read everything and does nothing else."""
    if not hasattr(os, "fork"):  # pragma: no cover - Windows
        return multiprocessing.get_context("spawn")
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload([_READY, *load])
    return context
