"""The pulse of the process: how late its event loop is."""

from __future__ import annotations

import asyncio
import time

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
