"""How long `/health/live` takes while a server is ill-treated, and how much of that is the machine's share.

A program of its own asks ten times a second, and in turn a server that does nothing else: what that one takes
is the machine's share. On a machine that others use even more is: so it also notes how much of the processor
all threads of the server had between question and answer (`work`), which is what would be left of the wait on
a machine of one's own, but for waiting for a disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

PAUSE = 0.1  # seconds between two questions
ANSWER = b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"


async def _answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(ANSWER)
    await writer.drain()
    writer.close()


async def idle() -> None:
    """A server that does nothing else."""
    server = await asyncio.start_server(_answer, "127.0.0.1", 0)
    print(server.sockets[0].getsockname()[1], flush=True)
    await server.serve_forever()


def worked(pid: int) -> float:
    """Seconds of the processor that all threads of a process have had."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").glob("*/schedstat"):
        with contextlib.suppress(OSError, IndexError):  # a thread that is gone
            total += int(thread.read_text().split()[0])
    return total / 1e9


def ask(port: int, pid: int) -> tuple[float, float] | None:
    """How long one answer takes, and how much of the processor the server had meanwhile; None while nobody
    listens."""
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    before, begun = worked(pid), time.monotonic()
    try:
        line.request("GET", "/health/live")
        response = line.getresponse()
        response.read()
        took = time.monotonic() - begun
        return (took, worked(pid) - before) if response.status == 200 else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        line.close()


def told(waits: list[float]) -> dict[str, float]:
    """What becomes of many answers, in milliseconds."""
    waits = sorted(waits) or [float("nan")]
    places = {"p50": len(waits) // 2, "p99": int(len(waits) * 0.99), "max": len(waits) - 1}
    return {"asked": len(waits), **{name: round(waits[at] * 1000, 1) for name, at in places.items()}}


def probe(port: int, other: int, pid: int) -> None:
    """Ask until nobody wants to know any more; whoever starts the server anew says its number."""
    asked = {"health": (port, 0), "idle": (other, pid)}
    found: dict[str, list[tuple[float, float]]] = {name: [] for name in asked}
    over = threading.Event()

    def listen() -> None:
        for line in sys.stdin:
            asked["health"] = port, int(line)
        over.set()

    threading.Thread(target=listen, daemon=True).start()
    while not over.wait(PAUSE):
        for name, (place, whom) in list(asked.items()):
            if not whom:  # nobody listens yet
                continue
            took = ask(place, whom)
            if took is not None and asked[name] == (place, whom):
                found[name].append(took)
    clock = {f"{name}_ms": told([took for took, _ in waits]) for name, waits in found.items()}
    work = {f"{name}_work_ms": told([had for _, had in waits]) for name, waits in found.items()}
    print(json.dumps(clock | work))


class Probe:
    """A program that asks; what came of it is in `found` in the end."""

    def __init__(self, program: subprocess.Popen[str]) -> None:
        self._program = program
        self.found: dict[str, Any] = {}

    def follow(self, pid: int) -> None:
        """The server is this process now; 0 while there is none, or one that starts: who asks then waits for
        the start."""
        assert self._program.stdin is not None
        self._program.stdin.write(f"{pid}\n")
        self._program.stdin.flush()

    def end(self) -> None:
        """Ask no more."""
        out, _ = self._program.communicate("")
        self.found = json.loads(out)


@contextlib.contextmanager
def probing(address: str, pid: int) -> Iterator[Probe]:
    """Ask a server all the while."""
    command = [sys.executable, "-m", "bench.server.probe"]
    with subprocess.Popen([*command, "idle"], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        numbers = [str(urlsplit(address).port), other.stdout.readline().strip(), str(other.pid)]
        asking = subprocess.Popen(
            [*command, *numbers], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        asker = Probe(asking)
        try:
            asker.follow(pid)
            yield asker
        finally:
            asker.end()
            other.kill()


if __name__ == "__main__":
    if sys.argv[1] == "idle":
        asyncio.run(idle())
    else:
        probe(*(int(number) for number in sys.argv[1:]))
