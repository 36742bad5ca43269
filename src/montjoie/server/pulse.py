"""The pulse of the process: how late its event loop is, and how much memory it holds."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

_EVERY = 0.25  # seconds between two beats


class Pulse:
    """How late the event loop is: the worst of the last minute or so."""

    def __init__(self) -> None:
        self.lag = self.worst = 0.0

    async def beat(self) -> None:
        """Look again and again whether one wakes up in time."""
        while True:
            due = time.monotonic() + _EVERY
            await asyncio.sleep(_EVERY)
            self.lag = max(0.0, time.monotonic() - due)
            self.worst = max(self.lag, self.worst * 0.99)


def memory() -> float:
    """Bytes of memory that this process holds; 0 where that cannot be told."""
    status = Path("/proc/self/status")
    if not status.is_file():
        return 0.0
    return int(status.read_text().partition("VmRSS:")[2].split()[0]) * 1024.0
