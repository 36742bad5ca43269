"""Patience: long work on the event loop in short pieces, between which everybody else has a turn."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from time import thread_time
from typing import TypeVar

T = TypeVar("T")
_PIECE = 0.001  # seconds of the processor


async def patiently(items: Iterable[T]) -> tuple[list[T], float]:
    """All that an iterator gives, and the processor time it took; what follows is a piece of its own."""
    found: list[T] = []
    spent, begun = 0.0, thread_time()
    for item in items:
        found.append(item)
        if (piece := thread_time() - begun) > _PIECE:
            await asyncio.sleep(0)
            spent, begun = spent + piece, thread_time()
    spent += thread_time() - begun
    await asyncio.sleep(0)
    return found, spent
