"""Rollouts: a light match for those who search, without what a match keeps for people (KER-ROL-01).

There is no record, no way back and no log; chance is drawn as soon as it is due, an answer is believed, and a
question that leaves no choice is not put. Tables, steps and digests are those of a match in which the same
was answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from montjoie.kernel.chance import Chance, Rng, Stream
from montjoie.kernel.compiled import in_c
from montjoie.kernel.decisions import Decision
from montjoie.kernel.doors import open_all
from montjoie.kernel.engine import AnyEngine, Engine, Result
from montjoie.kernel.events import Event
from montjoie.kernel.facts import Facts
from montjoie.kernel.spaces import Answer, same
from montjoie.kernel.steps import Step, ask


class Draws:
    """The chance of a match, from where it stands: what the match itself would draw next."""

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int | str, drawn: int) -> None:
        self.seed, self.drawn = seed, drawn

    def draw(self, due: Chance) -> list[int]:
        """The next outcome."""
        self.drawn += 1
        return due.draw(Stream(self.seed, self.drawn))


class LightEngine(Engine[Any, Any, Any]):
    """A match for the rules alone: events write and are forgotten, chance and forced answers come at once."""

    __slots__ = ("chance",)
    light = True
    chance: Rng | Draws | None

    def mark(self, kind: type[Engine[Any, Any, Any]] | None = None) -> AnyEngine:
        """A copy, with the same chance to come. Options that nobody has looked at are made now, for the two
        go different ways."""
        for question in self.asked.values():
            open_all(question.space)
        twin = super().mark(kind)
        if isinstance(twin, LightEngine):
            chance = self.chance
            twin.chance = Draws(chance.seed, chance.drawn) if type(chance) is Draws else chance
        return twin

    @in_c
    def emit(self, event: Event, rule: str = "") -> None:
        """Let an event happen: it writes to the tables."""
        event.apply(self.state)
        if event.writing and self.facts:
            self.facts = Facts()

    @in_c
    def put(self, stage: ask, top: Step, after: Any) -> Step | None:
        """The step after a question that needs nobody; None where it waits for an answer."""
        posed = stage.pose(top, self)
        if not posed:
            step: Step = after
            return step
        if stage.chance:
            if self.chance is None:
                self.pending_chance = posed
                return None
            return stage.then(after, self, drawn(posed, self.chance)) or after
        if not stage.everyone:
            only = posed.space.only()
            if only is None:
                self.asked = {posed.seat: posed}
                return None
            return stage.then(after, self, posed.seat, same(only)) or after
        asked = {question.seat: question for question in posed}
        sealed = {s: same(only) for s, each in asked.items() if (only := each.space.only()) is not None}
        if len(sealed) < len(asked):
            self.asked, self.sealed = asked, sealed
            return None
        return stage.then(after, self, sealed) or after


def drawn(due: Chance, chance: Rng | Draws) -> list[int]:
    """An outcome of chance, from a generator or from the chance of a match."""
    return chance.draw(due) if isinstance(chance, Draws) else due.draw(chance)


class Rollout:
    """A light match: who has a choice, an answer that is believed, how it ends."""

    __slots__ = ("engine",)

    def __init__(self, g: AnyEngine, chance: Rng | Draws | None) -> None:
        twin = g.mark(LightEngine)
        assert isinstance(twin, LightEngine)
        self.engine, twin.chance = twin, chance
        if chance is not None and twin.pending_chance is not None:
            twin.outcome(drawn(twin.pending_chance, chance))

    @property
    def decisions(self) -> dict[str, Decision]:
        """The decisions of the seats that are still to answer."""
        g = self.engine
        return {s: Decision(g, question) for s, question in g.asked.items() if s not in g.sealed}

    def take(self, seat: str, answer: Answer) -> None:
        """Answer for a seat. The answer is believed: give one that the decision's own `candidates` or
        `sample` gave, and leave the others to `Match.submit`."""
        self.engine.answer(seat, same(answer))

    @property
    def chance(self) -> Chance | None:
        """The chance question it waits on, where no chance was given."""
        return self.engine.pending_chance

    def decide_chance(self, outcome: Sequence[int]) -> None:
        """Give the outcome that is waited for."""
        self.engine.outcome(list(outcome))

    def play_out(self, rng: Rng) -> Result:
        """Answer at random for everybody until the end; chance that is waited for comes from `rng` too."""
        g = self.engine
        while g.result is None:
            if g.pending_chance is not None:
                g.outcome(g.pending_chance.draw(rng))
            sealed = g.sealed
            for seat, question in g.asked.items():
                if seat not in sealed:
                    g.answer(seat, same(question.space.sample(g, rng)))
        return g.result

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.engine.result is not None

    @property
    def result(self) -> Result | None:
        """How it ended."""
        return self.engine.result

    def digest(self) -> str:
        """A fingerprint of the state, the same as that of a match."""
        return self.engine.digest()

    def clone(self) -> Rollout:
        """An independent copy; a generator that was given goes on serving both."""
        twin = Rollout.__new__(Rollout)
        g = self.engine.mark()
        assert isinstance(g, LightEngine)
        twin.engine = g
        return twin
