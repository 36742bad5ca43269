"""Greedy's games, step by step: what its decisions cost, and the questions, views and frames on the way."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from typing import Any, TypeVar

import montjoie
from bench.games import setups
from montjoie.kernel.facts import Facts
from montjoie.server.feeds import Frame, make_frame

T = TypeVar("T")


class Clock:
    """CPU seconds of many calls, by name."""

    def __init__(self) -> None:
        self.spent: dict[str, list[float]] = {}

    def time(self, name: str, work: Callable[..., T], *arguments: Any) -> T:
        """Do some work, and note how long it took."""
        start = time.process_time()
        done = work(*arguments)
        self.spent.setdefault(name, []).append(time.process_time() - start)
        return done

    def mean(self, name: str) -> float:
        """Microseconds a call."""
        return 1e6 * statistics.fmean(self.spent[name])

    def share(self, name: str, percent: int) -> float:
        """Microseconds that so many of a hundred calls do not exceed."""
        ordered = sorted(self.spent[name])
        return 1e6 * ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def pose_again(match: montjoie.Match) -> None:
    """Pose the question that is being asked once more, with nothing known beforehand."""
    g = match.engine.clone()
    g.facts = Facts()
    top = g.stack[-1]
    getattr(type(top), top.at or top.stages[0]).pose(top, g)


def walk(game: str, seed: int, steps: int | None = None) -> dict[str, float]:
    """A greedy game in its first set-up, to the end or for so many answers. After every answer a frame is
    made for each seat and for who watches, as the server makes it on its event loop."""
    seats, options = setups(game)[0]
    match, clock, answers = montjoie.start(game, seats, seed, options), Clock(), 0
    bots = {seat: montjoie.bots.make("greedy", game, f"walk-{seat}") for seat in match.seats}
    frames: dict[str | None, Frame | None] = dict.fromkeys((*match.seats, None))
    while not match.over and answers != steps:
        seat = next(iter(match.decisions))
        clock.time("pose", pose_again, match)
        clock.time("view", match.view, seat)
        match.submit(seat, clock.time("greedy", bots[seat].choose, match, seat))
        answers += 1
        for who, last in frames.items():
            frames[who] = clock.time("frame", make_frame, match, who, answers, last.told if last else 0, last)
    return {
        "answers": answers,
        "greedy_us": clock.mean("greedy"),
        "pose_us": clock.mean("pose"),
        "view_us": clock.mean("view"),
        "frame_us": clock.mean("frame"),
        "frame_p99_us": clock.share("frame", 99),
        "frame_max_us": clock.share("frame", 100),
    }
