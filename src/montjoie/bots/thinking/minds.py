"""What a game brings to the thinker: quick answers, plans worth a thought, what can be told of a table."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice
from random import Random
from typing import Any, ClassVar, TypeAlias, TypeVar

import msgspec

from montjoie.bots.greedy import Choice, Habits
from montjoie.bots.thinking.values import Value
from montjoie.kernel.decisions import Question
from montjoie.kernel.match import Match
from montjoie.kernel.spaces import Answer

_SORTED = msgspec.json.Encoder(order="deterministic")  # what comes first in an answer does not matter
T = TypeVar("T")
Quick: TypeAlias = Callable[[Any, Question, Random], Answer]
Plans: TypeAlias = Callable[[Match, str, Random, int], Iterable[Choice]]
Variations: TypeAlias = Callable[[Match, str, Answer, Random], Iterable[Choice]]


class Mind:
    """What a player of one game knows, besides its rules.

    Everybody's answers in a playout are `quick`; a player who thinks compares those of its `shortlist` by
    playouts to the next `horizon`, and values the tables there by their `features`. Nothing here may be slow
    but for `shortlist`, which is asked once a decision.
    """

    game: ClassVar[str]
    habits: ClassVar[Habits[Any]]
    pace: ClassVar[float] = 4000.0  # answers in playouts a second on an idle core, as measured
    quickly: ClassVar[Mapping[str, Quick]] = {}  # by kind of decision; any legal answer for the others
    plans: ClassVar[Mapping[str, Plans]] = {}  # by kind; the others are listed, or left to the habits
    variations: ClassVar[Mapping[str, Variations]] = {}  # by kind: what to try once a plan is the best
    settings: ClassVar[Sequence[dict[str, Any]]] = ({},)  # the options of games to tune on
    seats: ClassVar[int | None] = None  # of games to tune on; as many as there can be where not said
    unthought: ClassVar[frozenset[str]] = frozenset()  # kinds that are answered by habit, not by playouts
    carries: ClassVar[bool] = False  # whether habit carries an answer out in playouts, as far as it can
    care: ClassVar[int] = 0  # quick answers that take as long as one by habit; 0: nobody is careful
    whim: ClassVar[float] = math.inf  # how much less, by weight, others are still likely to take
    depth: ClassVar[int] = 1  # how many horizons away a playout ends
    noted: ClassVar[float] = 1.0  # the share of tables at horizons that are tuned on, where these are many
    features: ClassVar[tuple[str, ...]] = ()  # what is told of a table, in the order of `table`
    width: ClassVar[int] = 10  # answers that are compared
    breadth: ClassVar[int] = 0  # by who is thorough, where those are more
    oversights: ClassVar[float] = 0.3  # the share of questions that a novice answers without a look
    lean: ClassVar[float] = 0.0  # what a point of a choice's weight is as a chance to win
    trust: ClassVar[float] = 4.0  # worlds that the weights of a shortlist count as much as

    def __init__(self) -> None:
        self._quick: dict[type, Quick] = {}

    @cached_property
    def value(self) -> Value:
        """What the features are worth, as tuned."""
        return Value.load(self.game, self.features)

    def quick(self, g: Any, question: Question, rng: Random) -> Answer:
        """A sensible answer at once, not always the same; in the tables as the rules see them."""
        kind = type(question.space)
        try:
            return self._quick[kind](g, question, rng)
        except KeyError:
            self._quick[kind] = self.quickly.get(g.game.kind(kind), _any)
        return self._quick[kind](g, question, rng)

    def shortlist(self, world: Match, seat: str, rng: Random, width: int) -> list[Choice]:
        """Different answers worth a thought, at most `width`, the most promising first."""
        decision = world.decisions[seat]
        if plans := self.plans.get(decision.kind):
            return distinct(plans(world, seat, rng, width), width)
        thought = decision.kind not in self.unthought
        known = distinct(self.habits.shortlist(world, seat, rng), width if thought else 1)
        if len(known) >= width or not thought:
            return known
        others = (Choice(answer, 0.0) for answer in decision.candidates(limit=width))
        return distinct([*known, *others], width)

    def horizon(self, g: Any) -> int:
        """A number that grows whenever the table can be valued well: at the end of a round, say."""
        raise NotImplementedError  # pragma: no cover

    def table(self, g: Any) -> dict[str, Sequence[float]]:
        """What is told of a table: the features of every seat."""
        raise NotImplementedError  # pragma: no cover


def _any(g: Any, question: Question, rng: Random) -> Answer:
    """Any legal answer."""
    return question.space.sample(g, rng)


def encoded(answer: Answer) -> bytes:
    """An answer by which it can be found again."""
    return _SORTED.encode(answer)


def distinct(choices: Iterable[Choice], width: int) -> list[Choice]:
    """The first different answers."""
    found: dict[bytes, Choice] = {}
    for choice in islice(choices, 4 * width):
        found.setdefault(encoded(choice.answer), choice)
        if len(found) == width:
            break
    return list(found.values())


def weighted(rng: Random, items: Sequence[T], weights: Sequence[float]) -> T:
    """One of the items, by weights of which some are more than nothing; the first where none is."""
    at = rng.random() * sum(weights)
    for item, weight in zip(items, weights, strict=True):
        at -= weight
        if at < 0:
            return item
    return items[0]
