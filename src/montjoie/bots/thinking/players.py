"""Players who think: a shortlist, a search over it, an answer with its reasons."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import ClassVar

from montjoie.bots.greedy import Choice
from montjoie.bots.thinking.minds import Mind, distinct
from montjoie.bots.thinking.search import Budget, Search, Thinking
from montjoie.bots.thinking.values import Value
from montjoie.bots.thinking.witness import Witness
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world


class Quick:
    """A player who answers at once, as everybody does in playouts."""

    def __init__(self, mind: Mind, seed: int | str = 0) -> None:
        self.mind, self.seed, self._asked = mind, seed, 0

    def choose(self, match: Match, seat: str) -> Answer:
        """What comes to mind first."""
        self._asked += 1
        rng = Random(f"{self.seed}/{self._asked}")
        g = sampled_world(match, seat, rng).engine
        return self.mind.quick(g, g.asked[seat], rng)


class Novice:
    """A player who takes what lies near and does not think of what the others may do then.

    Of two ideas the one that looks best at once is taken, what is told of the table is weighed differently
    every time, and now and then he does not look at all.
    """

    ideas: ClassVar[int] = 2
    doubt: ClassVar[float] = 1.0

    def __init__(self, mind: Mind, seed: int | str = 0) -> None:
        self.mind, self.seed, self._asked = mind, seed, 0

    def choose(self, match: Match, seat: str) -> Answer:
        """What looks best at once."""
        self._asked += 1
        rng = Random(f"{self.seed}/{self._asked}")
        mind, world = self.mind, sampled_world(match, seat, rng)
        value = Value([weight * (1 + self.doubt * rng.gauss(0, 1)) for weight in mind.value.weights])
        g = world.engine
        if rng.random() < mind.oversights:
            return world.decisions[seat].sample(rng)
        ideas = distinct(
            (Choice(mind.quick(g, g.asked[seat], rng), 0.0) for _ in range(self.ideas)), self.ideas
        )
        if len(ideas) == 1 or len(g.asked) > 1:
            return ideas[0].answer

        def looks(choice: Choice) -> float:
            roll = world.rollout(Random(0))
            roll.take(seat, choice.answer)
            if roll.result is not None:
                return float(seat in roll.result.ranking[0])
            return value.chances(mind.table(roll.engine))[seat]

        return max(ideas, key=looks).answer


class Thinker:
    """A player who compares the answers of a shortlist by playing them out."""

    def __init__(
        self,
        mind: Mind,
        seed: int | str = 0,
        budget: Budget | None = None,
        width: int | None = None,
        *,
        thorough: bool = False,
    ) -> None:
        self.mind, self.seed, self._asked = mind, seed, 0
        self.budget, usual = budget or Budget(playouts=400), mind.breadth if thorough else 0
        self.width = width or usual or mind.width
        # Whether plans are varied, and played out by habit where a mind has its price: it pays where each can
        # be played out often.
        self.thorough = thorough

    def choose(self, match: Match, seat: str) -> Answer:
        """The answer that wins most often, as far as was thought."""
        return self.think(match, seat, told=False).answer

    def think(self, match: Match, seat: str, *, told: bool = True) -> Thinking:
        """An answer, with what it was compared with and what is expected then."""
        self._asked += 1
        with undisturbed():
            return self._thought(match, seat, f"{self.seed}/{self._asked}", told=told)

    def _thought(self, match: Match, seat: str, seed: str, *, told: bool) -> Thinking:
        rng, careful = Random(seed), self.thorough and self.mind.care > 0
        search = (Witness if told else Search)(self.mind, match, seat, seed, self.budget, careful=careful)
        world = search.world(0)
        kind = world.decisions[seat].kind
        vary = self.mind.variations.get(kind) if self.thorough else None
        choices = self.mind.shortlist(world, seat, rng, self.width * (2 if vary else 1))
        if len(choices) == 1:
            return Thinking.alone(seat, kind, choices[0].answer)
        return search.think(choices, told=told, vary=vary)


@contextmanager
def undisturbed() -> Iterator[None]:
    """What was there before is not looked through for garbage meanwhile: all the cards and tables of a game
    take a tenth of a second, more than many decisions. What the thinking leaves behind is, at its end: among
    all the rest it would lie for long."""
    if gc.get_freeze_count():  # somebody else has seen to it
        yield
        return
    gc.collect(1)
    gc.freeze()
    try:
        yield
    finally:
        gc.collect()
        gc.unfreeze()
