"""The door: a line on which a request does not come in time is cut, and of too many such the oldest."""

from __future__ import annotations

import asyncio
from typing import Any, ClassVar

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

_GRACE = 0.1  # seconds


class Door(H11Protocol):
    """uvicorn's HTTP, which would wait for the rest of a request for ever."""

    seconds: ClassVar[float]
    most: ClassVar[int]
    waiting: ClassVar[dict[Door, asyncio.TimerHandle]]
    upgraded = False

    def connection_made(self, transport: Any) -> None:
        """Somebody is at the door."""
        super().connection_made(transport)
        self._wait()

    def data_received(self, data: bytes) -> None:
        """Some of a request, perhaps all that was missing."""
        super().data_received(data)
        cycle: RequestResponseCycle | None = self.cycle
        served = not self.upgraded and (cycle is None or cycle.response_complete)
        if served and self.conn.their_state in (h11.IDLE, h11.SEND_BODY) and not self.transport.is_closing():
            self._wait()
        else:
            self._wait_no_more()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The request was for a WebSocket, whose line is another's business."""
        self.upgraded = True
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The line is gone."""
        self._wait_no_more()
        super().connection_lost(exc)

    def _wait(self) -> None:
        """From now on the whole request must come in time; a little of it gives no more time."""
        if self not in self.waiting:
            self.waiting[self] = self.loop.call_later(self.seconds, self._late)
            if len(self.waiting) > self.most:
                next(iter(self.waiting))._cut()

    def _wait_no_more(self) -> None:
        timer = self.waiting.pop(self, None)
        if timer is not None:
            timer.cancel()

    def _late(self) -> None:
        """Time is up; but what has come while the loop was held up counts."""
        self.waiting[self] = self.loop.call_later(_GRACE, self._cut)

    def _cut(self) -> None:
        self._wait_no_more()
        if not self.transport.is_closing():
            self.transport.abort()


def door(seconds: float, most: int) -> type[Door]:
    """A door that waits so long, for so many at once."""
    return type("Door", (Door,), {"seconds": seconds, "most": most, "waiting": {}})
