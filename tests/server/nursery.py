"""A process that has read everything and of which servers are copies: to read it takes seconds, a copy none.

What the copy runs is `montjoie serve` with all its options, in a process of its own that can be stopped and
killed like any other. `fresh` servers (`ServerProcess`) start from nothing.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import importlib
import json
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import IO

ROOT = Path(__file__).parents[2]
LOADED = ("examples.joust", "tests.server.games", "tests.server.mire")
READ = (*LOADED, "montjoie.server.launch", "sqlalchemy.dialects.postgresql.psycopg", "psycopg")


class Copy:
    """A server that is a copy; the small part of `subprocess.Popen` that tests need."""

    def __init__(self, arguments: list[str], log: IO[str]) -> None:
        self._line, theirs = socket.socketpair()
        out, told = os.pipe()
        with theirs:
            asked = json.dumps({"arguments": arguments, "environment": dict(os.environ)}).encode()
            socket.send_fds(_nursery()[0], [asked], [theirs.fileno(), told, log.fileno()])
        os.close(told)
        self.stdout = os.fdopen(out)
        self._said = self._line.makefile()
        self.pid = int(self._said.readline())
        self._code: int | None = None

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it is over."""
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def wait(self, seconds: float) -> int:
        """The exit code."""
        if self._code is None:
            self._line.settimeout(seconds)
            self._code = int(self._said.readline())
            self._said.close()
            self._line.close()
        return self._code


@functools.cache
def _nursery() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The line to the process that has read everything, which ends with us, and that process."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery", str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
        )
    return ours, process


def main(line: socket.socket) -> None:
    """Make copies until nobody can ask for one any more."""
    for module in READ:
        importlib.import_module(module)
    from montjoie.server.api import pages
    from montjoie.server.labour import reading

    reading.read_all()
    pages.prepare()
    gc.collect()
    gc.freeze()  # copies have nothing to look through
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those that watch over copies
    while True:
        asked, lines, _, _ = socket.recv_fds(line, 1 << 18, 3)
        if not asked:
            return
        if os.fork() == 0:
            line.close()
            _watch(json.loads(asked), *lines)
            return
        for each in lines:
            os.close(each)


def _watch(asked: dict[str, object], tell: int, out: int, log: int) -> None:
    """Make the copy, and tell its number and then its exit code."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if (pid := os.fork()) == 0:
        os.dup2(out, 1)
        os.dup2(log, 2)
        for each in (tell, out, log):
            os.close(each)
        _serve(asked)
    os.close(out)
    os.close(log)
    os.write(tell, f"{pid}\n".encode())
    _, status = os.waitpid(pid, 0)
    os.write(tell, f"{os.waitstatus_to_exitcode(status)}\n".encode())
    os._exit(0)


def _serve(asked: dict[str, object]) -> None:
    from montjoie import cli

    arguments, environment = asked["arguments"], asked["environment"]
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = ["montjoie", *arguments]
    sys.stdout, sys.stderr = open(1, "w", closefd=False), open(2, "w", buffering=1, closefd=False)  # noqa: SIM115
    cli.main()


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
