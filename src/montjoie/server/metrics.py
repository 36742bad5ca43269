"""Numbers for Prometheus: matches, connections, and how long a decision takes."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)


class Metrics:
    """Counters of one process."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()  # by code
        self.matches = 0
        self.connections = 0
        self._buckets = [0] * (len(_BOUNDS) + 1)
        self._sum = 0.0

    def decided(self, seconds: float) -> None:
        """An answer was acknowledged so long after it came in."""
        self._buckets[bisect_left(_BOUNDS, seconds)] += 1
        self._sum += seconds

    def text(self, gauges: dict[str, float]) -> str:
        """In the text format of Prometheus, with what was measured just now."""
        lines = []
        now = {"matches_in_memory": self.matches, "connections": self.connections, **gauges}
        for name, value in now.items():
            lines += [f"# TYPE montjoie_{name} gauge", f"montjoie_{name} {value:g}"]
        lines.append("# TYPE montjoie_refusals_total counter")
        for code, count in sorted(self.refusals.items()):
            lines.append(f'montjoie_refusals_total{{code="{code}"}} {count}')
        for name, count in sorted(self.counts.items()):
            lines += [f"# TYPE montjoie_{name}_total counter", f"montjoie_{name}_total {count}"]
        lines.append("# TYPE montjoie_decision_seconds histogram")
        total = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._buckets, strict=True):
            total += count
            lines.append(f'montjoie_decision_seconds_bucket{{le="{bound}"}} {total}')
        lines += [
            f"montjoie_decision_seconds_sum {self._sum:.6f}",
            f"montjoie_decision_seconds_count {total}",
        ]
        return "\n".join(lines) + "\n"
