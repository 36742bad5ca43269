"""How long `/health/live` takes while a server is ill-treated, beside a server that does nothing else.

A program of its own asks both in turn, ten times a second: what the second of them takes is the machine's and
the asker's share.
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


def ask(port: int) -> float | None:
    """How long one answer takes; None while nobody listens."""
    line, begun = http.client.HTTPConnection("127.0.0.1", port, timeout=60), time.monotonic()
    try:
        line.request("GET", "/health/live")
        response = line.getresponse()
        response.read()
        return time.monotonic() - begun if response.status == 200 else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        line.close()


def told(waits: list[float]) -> dict[str, float]:
    """What becomes of many answers, in milliseconds."""
    waits = sorted(waits) or [float("nan")]
    places = {"p50": len(waits) // 2, "p99": int(len(waits) * 0.99), "max": len(waits) - 1}
    return {"asked": len(waits), **{name: round(waits[at] * 1000, 1) for name, at in places.items()}}


def probe(ports: list[int]) -> None:
    """Ask until nobody wants to know any more."""
    waits: list[list[float]] = [[] for _ in ports]
    over = threading.Event()

    def wait() -> None:
        sys.stdin.read()
        over.set()

    threading.Thread(target=wait, daemon=True).start()
    while not over.wait(PAUSE):
        for port, found in zip(ports, waits, strict=True):
            if (took := ask(port)) is not None:
                found.append(took)
    print(json.dumps([told(found) for found in waits]))


@contextlib.contextmanager
def probing(address: str) -> Iterator[dict[str, Any]]:
    """Ask a server all the while; what came of it is there in the end."""
    found: dict[str, Any] = {}
    command = [sys.executable, "-m", "bench.server.probe"]
    with subprocess.Popen([*command, "idle"], stdout=subprocess.PIPE, text=True) as other:
        assert other.stdout is not None
        ports = [str(urlsplit(address).port), other.stdout.readline().strip()]
        asking = subprocess.Popen(
            [*command, *ports], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        try:
            yield found
        finally:
            out, _ = asking.communicate("")
            other.kill()
            server, nothing = json.loads(out)
            found.update({"health_ms": server, "idle_server_ms": nothing})


if __name__ == "__main__":
    if sys.argv[1] == "idle":
        asyncio.run(idle())
    else:
        probe([int(port) for port in sys.argv[1:]])
