"""The search that all games share: answers are played out in the same sampled worlds, with the same luck.

A world is what the seat could be in; in each world everybody answers quickly up to the horizon, or by habit
if the player is careful, and the table there is valued. Answers are compared only by worlds that all of them
were played in, so what a world brings to all does not count. Half of the answers are given up whenever a
share of the budget is spent, and each as soon as what is left of it is not likely to bring it to the front:
what is obvious takes little.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import islice
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct

from montjoie.bots.greedy import Choice
from montjoie.bots.thinking.minds import Mind, Variations, distinct, encoded, weighted
from montjoie.kernel.chance import CHANCE
from montjoie.kernel.decisions import Question
from montjoie.kernel.errors import Refusal
from montjoie.kernel.events import Told
from montjoie.kernel.match import Match
from montjoie.kernel.rollout import Rollout
from montjoie.kernel.spaces import Answer, same
from montjoie.kernel.worlds import as_match, sampled_world

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

LONGEST = 2_000  # answers of a playout; one that has not come to its horizon by then is valued where it is
FEWEST = 2  # answers that are compared to the end
WORTH = 0.0002  # a chance to win: what more thought must promise to be worth it
SOME = 8  # worlds before that is asked
TOLD = 8  # sentences of what is expected
FIRST = 0.5  # the share of the budget after which variations of the best take the place of the others
OTHERS = (11, 5, 4)  # how likely the first, second and third thing are that habit says of others
NEAR = 0.01  # a chance to win so much smaller is still an answer to mix in, where all answer at once


class Budget(Struct, frozen=True):
    """How much may be thought of one decision: playouts, or answers given in playouts (both the same on every
    machine, but long playouts cost more), or seconds; whichever comes first."""

    playouts: int | None = None
    answers: int | None = None
    seconds: float | None = None


class Considered(Struct, frozen=True):
    """An answer that was thought of: its chance to win, how sure that is, in how many worlds it was tried."""

    answer: Answer
    chance: float
    error: float
    worlds: int


class Thinking(Struct, frozen=True):
    """What a player has thought before an answer: what it was compared with, and what may happen then, as the
    log would tell it to the seat."""

    seat: str
    kind: str
    answer: Answer
    considered: tuple[Considered, ...]  # the best first; one that stands alone was not played out
    playouts: int = 0
    answers: int = 0  # given in them
    line: tuple[Told, ...] = ()
    because: dict[str, float] = {}  # features, and how much more of them the answer leads to than the next

    @classmethod
    def alone(cls, seat: str, kind: str, answer: Answer) -> Thinking:
        """Of the only answer that came to mind there was nothing to think."""
        return cls(seat, kind, answer, (Considered(answer, 0.0, 0.0, 0),))


class _Trial:
    """An answer on trial: the chances it led to, world by world."""

    __slots__ = ("answer", "chances", "lead", "trust")

    def __init__(self, answer: Answer, lead: float, trust: float) -> None:
        self.answer, self.chances = answer, list[float]()
        self.lead = lead  # over the best of the shortlist, by its weight
        self.trust = trust  # worlds that this counts as much as

    def promise(self) -> float:
        """Its mean, and what was thought of it before: the less the more worlds it was tried in."""
        return self.mean() + self.lead * self.trust / (self.trust + len(self.chances))

    def mean(self) -> float:
        return sum(self.chances) / len(self.chances) if self.chances else 0.0

    def error(self) -> float:
        n, mean = len(self.chances), self.mean()
        if n < 2:
            return 0.5
        return math.sqrt(sum((each - mean) ** 2 for each in self.chances) / (n * (n - 1)))

    def typical(self) -> int:
        """The world in which it went most as it does on the average."""
        mean = self.mean()
        return min(range(len(self.chances)), key=lambda n: abs(self.chances[n] - mean))

    def considered(self) -> Considered:
        return Considered(self.answer, self.mean(), self.error(), len(self.chances))


def _promised(ahead: _Trial, behind: _Trial, more: float) -> float:
    """How much of a chance to win is to be expected of playing two answers in so many more worlds: the mean
    of what the one behind may then lead by."""
    n = len(ahead.chances)
    lead = ahead.promise() - behind.promise()
    apart = [a - b for a, b in zip(ahead.chances, behind.chances, strict=True)]
    mean = sum(apart) / n
    square = sum((each - mean) ** 2 for each in apart) / (n - 1)
    reach = math.sqrt(square * more / (n * (n + more)))  # how far their means may still move
    if reach == 0:
        return 0.0
    z = lead / reach
    return reach * (math.exp(-z * z / 2) / math.sqrt(2 * math.pi) - z * math.erfc(z / math.sqrt(2)) / 2)


def _open(alive: list[_Trial], more: float) -> list[_Trial]:
    """The best so far, and those that may yet come before it in so many more worlds."""
    best, worth = max(alive, key=_Trial.promise), WORTH / (len(alive) - 1)
    return [each for each in alive if each is best or _promised(best, each, more) > worth]


def _furthest(trials: list[_Trial]) -> list[_Trial]:
    """Those that were tried in the most worlds."""
    most = max(len(trial.chances) for trial in trials)
    return [trial for trial in trials if len(trial.chances) == most]


class Search:
    """Thinks about one decision of one seat."""

    def __init__(
        self, mind: Mind, match: Match, seat: str, seed: str, budget: Budget, *, careful: bool = False
    ) -> None:
        self.mind, self.match, self.seat, self.seed = mind, match, seat, seed
        self.budget, self._careful = budget, careful  # whether playouts go by habit
        self.playouts = self.answers = 0
        self._worlds: list[Match] = []
        self._plans: dict[bytes, list[Answer]] = {}
        self._began = perf_counter()
        self._deadline = self._began + (math.inf if budget.seconds is None else budget.seconds)

    def think(
        self, choices: Sequence[Choice], *, told: bool = True, vary: Variations | None = None
    ) -> Thinking:
        """Compare some answers, then variations of the best where there are any; what is expected then is
        told too, where somebody wants to know."""
        kind = self.match.decisions[self.seat].kind
        best_weight = max(choice.weight for choice in choices)
        lean, trust = self.mind.lean, self.mind.trust
        trials = [_Trial(choice.answer, lean * (choice.weight - best_weight), trust) for choice in choices]
        if vary is None:
            self._compare(trials, 1.0)
        else:
            self._compare(trials, FIRST)
            trials = self._varied(trials, vary)
        best = self._chosen(trials)
        # The order of the shortlist holds between equals, and where there was no time to compare.
        order = sorted(
            trials, key=lambda trial: (trial is best, len(trial.chances), trial.mean()), reverse=True
        )
        line = self.line(best.answer, best.typical(), TOLD) if told and best.chances else ()
        considered = tuple(trial.considered() for trial in order)
        return Thinking(self.seat, kind, best.answer, considered, self.playouts, self.answers, line)

    # Spending the budget.

    def _spent(self) -> float:
        """The share of the budget that is spent; of time, with what one more playout may take."""
        budget, spent = self.budget, 0.0
        if budget.playouts is not None:
            spent = self.playouts / budget.playouts
        if budget.answers is not None:
            spent = max(spent, self.answers / budget.answers)
        if budget.seconds is not None:
            elapsed = perf_counter() - self._began
            spent = max(spent, (elapsed + elapsed / max(self.playouts, 1)) / budget.seconds)
        return spent

    def _late(self) -> bool:
        return perf_counter() > self._deadline

    def _varied(self, trials: list[_Trial], vary: Variations) -> list[_Trial]:
        """The best so far compared with answers that differ from it in one thing, where any were tried."""
        best, rng = max(_furthest(trials), key=_Trial.promise), Random(f"{self.seed}/vary")
        others = vary(self.world(0), self.seat, best.answer, rng)
        choices = distinct([Choice(best.answer, 0.0), *others], len(trials))
        varied = [_Trial(choice.answer, 0.0, self.mind.trust) for choice in choices]
        self._compare(varied, 1.0)
        return varied if varied[0].chances else trials

    def _compare(self, trials: list[_Trial], until: float) -> None:
        """Spend the budget up to a share of it."""
        halvings = max(1, math.ceil(math.log2(max(2, len(trials)) / FEWEST)) + 1)
        alive, world = list(trials), 0
        began, played = self._spent(), self.playouts

        def spent() -> float:
            return 1.0 if began >= until else (self._spent() - began) / (until - began)

        while len(alive) > 1 and spent() < 1:
            for trial in alive:
                if spent() >= 1:
                    break
                chance = self.playout(trial.answer, world)
                if self._late():  # it was cut short
                    break
                trial.chances.append(chance)
            if world:  # one that not all were played in tells nothing; the first tells all there is to know
                for trial in alive:
                    del trial.chances[min(len(each.chances) for each in alive) :]
            world += 1
            share = spent()
            keep = max(FEWEST, math.ceil(len(trials) / 2 ** math.floor(halvings * share)))
            if keep < len(alive):
                alive = sorted(alive, key=_Trial.promise, reverse=True)[:keep]
            if share < 1 and len(alive[0].chances) >= SOME:
                alive = _open(alive, (self.playouts - played) * (1 - share) / share / len(alive))

    def _chosen(self, trials: list[_Trial]) -> _Trial:
        """The best; where others answer at the same time, any that is about as good, so that nobody can
        count on it."""
        finalists = _furthest(trials)
        best = max(finalists, key=_Trial.promise)
        if len(self.match.engine.asked) < 2:
            return best
        near = [trial for trial in finalists if trial.mean() > best.mean() - 2 * NEAR]
        rng = Random(f"{self.seed}/mix")
        return weighted(rng, near, [math.exp((trial.mean() - best.mean()) / NEAR) for trial in near])

    # Playing out.

    def world(self, n: int) -> Match:
        """The n-th world that the seat could be in."""
        while len(self._worlds) <= n:
            rng = Random(f"{self.seed}/world/{len(self._worlds)}")
            self._worlds.append(sampled_world(self.match, self.seat, rng))
        return self._worlds[n]

    def playout(self, answer: Answer, n: int) -> float:
        """The seat's chance to win after an answer in the n-th world."""
        self.playouts += 1
        return self.played_on(n, [(self.seat, answer)], self._plan(answer))

    def played_on(
        self, n: int, replies: Sequence[tuple[str, Answer]] = (), plan: Sequence[Answer] = ()
    ) -> float:
        """The seat's chance to win in the n-th world as some have answered, one of them with a plan, and
        everybody else answers quickly: at the horizon, or where time ran out."""
        mind, luck, left = self.mind, self._luck(n), list(plan)
        g = Rollout(self.world(n).engine, luck[CHANCE]).engine
        g.sealed = {}  # what others have sealed is not known: they answer as they would
        goal = mind.horizon(g) + mind.depth
        for _ in range(LONGEST):
            for seat, reply in replies:
                self.answers += 1
                g.answer(seat, same(reply))
            if g.result is not None or mind.horizon(g) >= goal or self._late():
                break
            replies = [
                (q.seat, self._reply(g, q, luck[q.seat], left))
                for q in g.asked.values()
                if q.seat not in g.sealed
            ]
        return self.chance(g)

    def _plan(self, answer: Answer) -> list[Answer]:
        """How habit carries an answer out, the last thing first: what the seat goes on to answer before
        chance or anybody else has a say. It is found in one world and followed in all, as far as it is legal
        there: a card may be drawn on the way."""
        if not self.mind.carries or len(self.match.engine.asked) > 1:
            return []
        key = encoded(answer)
        if key not in self._plans:
            found: list[Answer] = []
            world, rng = self._waiting(0), Random(f"{self.seed}/plan")
            begun = self.mind.horizon(world.engine)
            world.submit(self.seat, answer)
            while world.chance is None and self.mind.horizon(world.engine) <= begun:
                if list(world.decisions) != [self.seat]:
                    break
                only = world.decisions[self.seat].space.only()
                if only is None:
                    found.append(next(self.mind.habits.shortlist(world, self.seat, rng)).answer)
                world.submit(self.seat, found[-1] if only is None else only)
            self._plans[key] = found[::-1]
        return self._plans[key][:]

    def _reply(self, g: AnyEngine, question: Question, rng: Random, plan: list[Answer]) -> Answer:
        """What the seat has planned, until something comes of it that it could not know; then what comes to
        mind at once, or to who is careful, what habit says. Of others not always the first thing: to count on
        one's own habits in them is to be surprised."""
        if plan and question.seat == self.seat:
            try:
                return question.legal(g, plan.pop())
            except Refusal:
                plan.clear()
        if not self._careful:
            return self.mind.quick(g, question, rng)
        self.answers += self.mind.care - 1
        found = self.mind.habits.shortlist(as_match(g), question.seat, rng)
        if question.seat == self.seat:
            return next(found).answer
        likely = list(islice(found, len(OTHERS)))
        lead, whim = likely[0].weight, self.mind.whim
        weights = [w * math.exp((each.weight - lead) / whim) for w, each in zip(OTHERS, likely, strict=False)]
        return weighted(rng, likely, weights).answer

    def _waiting(self, n: int) -> Match:
        """The n-th world as a match in which chance waits to be asked."""
        return sampled_world(self.match, self.seat, Random(f"{self.seed}/world/{n}"), live=False)

    def _luck(self, n: int) -> dict[str, Random]:
        """The luck of the n-th world, of chance and of every seat apart: that one decides more often does not
        change the luck of the others."""
        return {name: Random(f"{self.seed}/{n}/{name}") for name in (CHANCE, *self.match.seats)}

    def line(self, answer: Answer, n: int, longest: int) -> tuple[Told, ...]:
        """What happens after an answer in the n-th world, as the log tells it to the seat."""
        world, luck, plan = self._waiting(n), self._luck(n), self._plan(answer)
        goal = self.mind.horizon(world.engine) + self.mind.depth
        world.engine.sealed = {}
        replies = {self.seat: answer}
        while not world.over and self.mind.horizon(world.engine) < goal:
            if world.chance is not None:
                world.decide_chance(world.chance.draw(luck[CHANCE]))
                continue
            g = world.engine
            for q in list(g.asked.values()):
                if q.seat not in replies:
                    only = q.space.only()
                    replies[q.seat] = self._reply(g, q, luck[q.seat], plan) if only is None else only
            for seat, reply in replies.items():
                world.submit(seat, reply)
            replies = {}
            if len(found := world.feed(self.seat)) >= longest:
                return tuple(found[:longest])
        return tuple(world.feed(self.seat)[:longest])

    def chance(self, g: AnyEngine) -> float:
        """The seat's chance to win in a table, or its share of a result."""
        if g.result is not None:
            first = g.result.ranking[0]
            return 1 / len(first) if self.seat in first else 0.0
        return self.mind.value.chances(self.mind.table(g))[self.seat]
