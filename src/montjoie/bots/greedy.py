"""The skeleton of greedy: a habit where a game has one for a decision, else the best of the boards tried.

What a game brings are its `Habits`: for each kind of decision a shortlist of answers with weights, best
first. Greedy takes the first of them; a player that searches can begin with the same shortlists.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, NamedTuple, TypeAlias, TypeVar

from montjoie.kernel.chance import Rng, Stream, shuffled
from montjoie.kernel.decisions import Decision
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer
from montjoie.kernel.worlds import sampled_world

S = TypeVar("S")
WON = 1e6  # worth more than any board


class Choice(NamedTuple):
    """An answer and how much it promises, beside the others of its shortlist."""

    answer: Answer
    weight: float


Shortlist: TypeAlias = Iterable[Choice]  # the best first; some are found only when they are asked for


def only(answer: Answer) -> list[Choice]:
    """The one answer there is to give."""
    return [Choice(answer, 1.0)]


def ranked(answers: Iterable[Any], weight: Callable[[Any], float]) -> list[Choice]:
    """Answers by what they promise, of equals the first offered first."""
    choices = [Choice(answer, weight(answer)) for answer in answers]
    return sorted(choices, key=lambda choice: choice.weight, reverse=True)


class Thought(Generic[S]):
    """What a habit thinks with: the decision, a world the seat could be in, what the game surveys in it."""

    def __init__(self, habits: Habits[S], match: Match, seat: str, rng: Rng) -> None:
        self.habits, self.seat, self.rng = habits, seat, rng
        self._match = match

    @cached_property
    def world(self) -> Match:
        """The match that is looked at: the table itself where habits look at open things alone."""
        if self._match.decisions[self.seat].kind in self.habits.open:
            return self._match
        return sampled_world(self._match, self.seat, self.rng, live=None if self.habits.rolls else False)

    @property
    def g(self) -> Any:
        """The world as the rules see it."""
        return self.world.engine

    @cached_property
    def decision(self) -> Decision:
        """What is asked, in that world."""
        return self.world.decisions[self.seat]

    @cached_property
    def survey(self) -> S:
        """What the game surveys in it."""
        return self.habits.survey(self.g, self.seat)

    def after(self, answer: Answer) -> float:
        """The value of the board after an answer, or of a result."""
        trial = self.world.clone()
        trial.submit(self.seat, answer)
        if trial.result is not None:
            return WON if self.seat in trial.result.ranking[0] else -WON
        return self.habits.value(trial.engine, self.seat)

    def tried(self, answers: Iterable[Answer] | None = None) -> list[Choice]:
        """Answers by the boards after them: all that are given, or some of those there are."""
        if answers is None:
            found = list(self.decision.candidates(limit=self.habits.listed))
            few = len(found) <= self.habits.tried
            answers = found if few else shuffled(self.rng, found)[: self.habits.tried]
        looked_at = list(answers)
        return only(looked_at[0]) if len(looked_at) == 1 else ranked(looked_at, self.after)


Way: TypeAlias = Callable[[Thought[S]], Shortlist]


def seen(look: Callable[[Any, S, Decision], Shortlist]) -> Way[S]:
    """The way of a habit that needs nothing but the rules' match, the survey and the decision."""
    return lambda thought: look(thought.g, thought.survey, thought.decision)


class Habits(Generic[S]):
    """What a player of one game knows by habit."""

    listed: ClassVar[int] = 60  # answers listed where nothing better is known of a decision
    tried: ClassVar[int] = 12  # and looked at, of those
    rolls: ClassVar[bool] = False  # whether dice are thrown when a board is tried, instead of waiting
    any: ClassVar[frozenset[str]] = frozenset()  # kinds of which any legal answer is as good as another
    first: ClassVar[frozenset[str]] = frozenset()  # kinds of which the first answer is the one to give
    open: ClassVar[frozenset[str]] = frozenset()  # kinds for which nothing hidden is looked at
    known: ClassVar[Mapping[str, Way[Any]]] = {}

    def survey(self, g: Any, seat: str) -> S:
        """What a seat sees at once when it looks at the table."""
        raise NotImplementedError  # pragma: no cover

    def value(self, g: Any, seat: str) -> float:
        """How good the board is for a seat."""
        raise NotImplementedError  # pragma: no cover

    def at_a_glance(self, decision: Decision) -> Answer | None:
        """The answer to a question that needs no thought; None where it does."""
        return None

    def shortlist(self, match: Match, seat: str, rng: Rng) -> Iterator[Choice]:
        """The answers worth a thought in a decision of a seat, the best first."""
        decision = match.decisions[seat]
        if decision.kind in self.any:
            return iter(only(decision.sample(rng)))
        if decision.kind in self.first:
            return iter(only(next(decision.candidates())))
        glance = self.at_a_glance(decision)
        if glance is not None:
            return iter(only(glance))
        return iter(self.known.get(decision.kind, Thought.tried)(Thought(self, match, seat, rng)))


class Greedy:
    """A player who takes what is nearest: he has the habits of his game and looks one step ahead."""

    def __init__(self, habits: Habits[Any], seed: int | str = 0) -> None:
        self.habits, self.rng = habits, Stream(f"greedy-{seed}")

    def choose(self, match: Match, seat: str) -> Answer:
        """The first of the shortlist."""
        return next(self.habits.shortlist(match, seat, self.rng)).answer


def kinds(game: str, *names: str) -> frozenset[str]:
    """Kinds of decisions of a game by their own names."""
    return frozenset(f"{game}.{name}" for name in names)
