"""Numbers for Prometheus: what happens, how long it takes, and how the process is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString

from montjoie.server.stopwatch import BOUNDS, Stopwatch

_SECONDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
_COUNTED = {
    "bad_messages": "Messages that were none",
    "bot_failures": "Bots that gave no answer",
    "denied": "Requests that the server itself refused",
    "matches_opened": "Matches opened",
    "matches_purged": "Closed matches deleted after their time",
    "matches_stopped": "Matches stopped because their rules failed again and again",
    "matches_unreadable": "Matches that could not be loaded",
    "notifications": "Letters and webhooks sent",
    "refused": "Answers that the rules refused",
    "too_heavy": "Work that was cut because it took too long",
}
_GAUGES = {
    "matches_in_memory": "Matches in memory",
    "connections": "Pages and programs connected",
    "loop_lag_seconds": "How late the event loop is",
    "loop_lag_worst_seconds": "How late it was at worst of late",
    "workers_busy": "Workers that run rules",
    "workers_killed": "Workers killed because they took too long",
    "jobs_waiting": "Work that waits for a worker",
    "bots_busy": "Bots that think",
    "bots_waiting": "Bots that wait to think",
    "writes_waiting": "Writes that wait for their transaction",
    "store_bytes": "Bytes of the store",
    "matches_halted": "Matches in memory that are stopped",
}

disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    """The numbers of one process."""

    def __init__(self, gauges: Callable[[], dict[str, float]], stopwatch: Stopwatch | None = None) -> None:
        self._gauges, self._stopwatch = gauges, stopwatch
        self.registry = CollectorRegistry()
        self._counts = {
            name: Counter(f"montjoie_{name}", told, registry=self.registry) for name, told in _COUNTED.items()
        }
        self._refusals = Counter(
            "montjoie_refusals", "What the server refused, by code", ["code"], registry=self.registry
        )
        self._decisions = self._timer("decision", "From an answer's arrival to its acknowledgement")
        self._writes = self._timer("write", "One transaction of the store")
        ProcessCollector(registry=self.registry)
        self.registry.register(self)

    def _timer(self, name: str, told: str) -> Histogram:
        return Histogram(f"montjoie_{name}_seconds", told, buckets=_SECONDS, registry=self.registry)

    def count(self, name: str, number: int = 1) -> None:
        """One more of what is counted under a name."""
        self._counts[name].inc(number)

    def denied(self, code: str) -> None:
        """The server refused something."""
        self.count("denied")
        self._refusals.labels(code).inc()

    def decided(self, seconds: float) -> None:
        """An answer was acknowledged so long after it came in."""
        self._decisions.observe(seconds)

    def wrote(self, seconds: float) -> None:
        """A transaction took so long."""
        self._writes.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        """What can be measured just now."""
        for name, value in self._gauges().items():
            yield GaugeMetricFamily(f"montjoie_{name}", _GAUGES[name], value)
        if (watch := self._stopwatch) is not None:
            bounds = [*map(floatToGoString, BOUNDS), "+Inf"]
            buckets = list(zip(bounds, accumulate(watch.counts), strict=True))
            told = "Processor time of a callback on the event loop"
            yield HistogramMetricFamily("montjoie_callback_seconds", told, buckets, watch.total)
            yield GaugeMetricFamily("montjoie_callback_longest_seconds", "The longest of them", watch.longest)

    def text(self) -> bytes:
        """All of it in the text format of Prometheus."""
        return generate_latest(self.registry)
