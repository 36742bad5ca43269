"""What the kernel itself costs an answer: rollouts of the example game, beside its rules called by hand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import montjoie
from bench.windows import microseconds
from examples.joust import Tourney
from montjoie.kernel.chance import Rng, Stream


class Hand:
    """The example game without the kernel: somebody who reads the rules and writes to the tables."""

    def __init__(self, match: montjoie.Match) -> None:
        self.seats, self.state = match.engine.seats, match.engine.state.clone()
        self.over = False

    def emit(self, event: Any, rule: str = "") -> None:
        """Write."""
        event.apply(self.state)

    def finish(self, *told: Any) -> None:
        """The tourney is over."""
        self.over = True

    def play(self, rng: Rng) -> int:
        """The stages in their order, answers drawn as rollouts draw them; how many there were."""
        tourney, answers, going = Tourney(), 0, True
        while going:
            asked = Tourney.ride.pose(tourney, self)
            couched = {each.seat: each.space.sample(self, rng) for each in asked}
            going = tourney.ridden(self, couched) is not None  # type: ignore[arg-type]
            answers += len(couched)
        tourney.favoured(self, Tourney.favour.pose(tourney, self).draw(rng))  # type: ignore[arg-type]
        return answers


def measure(seconds: float, windows: int) -> dict[str, float]:
    """Microseconds an answer: of rollouts, of the rules, events and random answers alone, and of the kernel,
    which is the rest."""
    match = montjoie.start("joust", 3, 1)
    answers = Hand(match).play(Stream("bench"))

    def each(work: Callable[[Stream], object]) -> float:
        return microseconds(lambda: work(Stream("bench")), seconds, windows) / answers

    whole = each(lambda rng: match.rollout(rng).play_out(rng))
    rules = each(lambda rng: Hand(match).play(rng))
    return {"rollout_us": whole, "rules_us": rules, "kernel_us": max(0.0, whole - rules)}
