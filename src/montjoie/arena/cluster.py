"""A crew on a Ray cluster: one that starts by itself on this machine, or one that is there already."""

from __future__ import annotations

import logging
import os
import socket
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import Any

import ray
from ray.exceptions import RayError, RayTaskError

from montjoie.arena.bout import Bout
from montjoie.arena.crews import LostError, Played, Setting, play_shift
from montjoie.arena.errors import ArenaError

_PATIENCE = 10  # seconds for a cluster to answer
_TRIES = 5  # of a task whose worker dies, by Ray itself


class Cluster:
    """Workers of Ray, one for each core of the cluster unless fewer are wanted; joined for a first game."""

    def __init__(self, address: str | None = None, size: int | None = None) -> None:
        self._address, self._wanted = address, size
        self._play = ray.remote(num_cpus=1, max_retries=_TRIES)(play_shift)

    @cached_property
    def size(self) -> int:
        """How many workers; the cluster starts, or is joined, when that is asked first."""
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        given: dict[str, Any] = {"log_to_driver": False, "logging_level": logging.ERROR}
        if self._address is None:
            given |= {"num_cpus": self._wanted, "include_dashboard": False}
        where, problem = self._address or "local", "no-cluster"
        try:
            if self._address is not None:
                _knock(self._address)
                problem = "no-entry"
            ray.init(where, **given)
        except Exception as error:  # Ray has no class of its own for a cluster that does not start in time
            raise ArenaError(problem, address=where, reason=str(error)) from None
        nodes: list[dict[str, Any]] = ray.nodes()  # type: ignore[no-untyped-call]
        cores = sum(int(node["Resources"].get("CPU", 0)) for node in nodes if node["Alive"])
        return max(1, min(self._wanted or cores, cores))

    def begin(self, setting: Setting, bouts: Sequence[Bout]) -> Any:
        """Send a task; Ray gives it to another worker where one dies."""
        return self._play.remote(setting, list(bouts))

    def ended(self, tasks: Iterable[Any]) -> Iterable[Any]:
        """The first that is done."""
        done, _ = ray.wait(list(tasks), num_returns=1)
        return done

    def handed_in(self, task: Any) -> list[Played]:
        """What the worker played."""
        try:
            played: list[Played] = ray.get(task)
        except RayTaskError:  # our own code failed there: it would again
            raise
        except RayError as error:
            raise LostError(f"{type(error).__name__}: {error}") from error
        return played

    def leave(self) -> None:
        """Leave the cluster; one that was started here ends."""
        ray.shutdown()


def _knock(address: str) -> None:
    """OSError at once where nobody listens at HOST:PORT; Ray would wait for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=_PATIENCE).close()
