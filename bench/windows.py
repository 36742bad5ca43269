"""Medians over windows of CPU time: what one core does, whatever else the machine is at."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


def rate(work: Callable[[], int], seconds: float, windows: int) -> float:
    """Units of work per CPU second: the median of several windows, each ending with a whole call."""
    work()
    rates = []
    for _ in range(windows):
        done, start = 0, time.process_time()
        while (spent := time.process_time() - start) < seconds or not done:
            done += work()
        rates.append(done / spent)
    return statistics.median(rates)


def microseconds(work: Callable[[], object], seconds: float, windows: int, batch: int = 100) -> float:
    """CPU microseconds per call, the calls taken in batches so that the clock costs nothing."""

    def several() -> int:
        for _ in range(batch):
            work()
        return batch

    return 1e6 / rate(several, seconds, windows)
