"""What may be answered to a question: what all answer spaces share, and the simple kinds (KER-ANS).

The kinds with parts are in `compound.py`, those of the free table in `motion.py`. A space is plain
data. A game names each of its decisions by a subclass and adds what its rules forbid; legality has
this one author, from which refusals, candidates, previews and bots all come:

* `misfits` says why an answer does not have the shape of the space,
* `forbids` (the game's part) says which rules a well-shaped answer breaks,
* `every` lists the well-shaped answers, `candidates` those that break no rule.

Answers are plain JSON values; `parse` brings one into its canonical form.
"""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from montjoie.kernel import notation
from montjoie.kernel.chance import Rng, between, pick, shuffled
from montjoie.kernel.compiled import in_c
from montjoie.kernel.errors import Refusal
from montjoie.kernel.plain import plain

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine

Answer: TypeAlias = Any
Teller: TypeAlias = Callable[[Any, Any], Mapping[str, Any]]  # of a space and the engine
Warner: TypeAlias = Callable[[Any, Any, Answer], Iterable[Refusal]]  # of a space, the engine, a legal answer
T = TypeVar("T", bound=Teller)
W = TypeVar("W", bound=Warner)
Whole = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]  # whole numbers every JSON reader keeps
_TRIES = 24  # throws of a sampler before it falls back on walking the candidates
_WALK = 400  # candidates that fallback looks at


# What a seat does with its turn; what hangs on cards or tokens that not everybody sees; what a player names
# himself, such as the target of his effect, the dice he rolls again, the token he lays, the units he loses.
Always = Literal["turn", "hidden", "named"]


@in_c
def same(answer: Answer) -> Answer:
    """The answer with its texts as the one copy Python keeps of each. What equals the default of a field is
    left out of documents only where it is that very text, and digests must not tell the two apart."""
    kind = type(answer)
    if kind is str:
        return sys.intern(answer)
    if kind is list:
        return [same(each) for each in answer]
    if kind is dict:
        return {sys.intern(key): same(each) for key, each in answer.items()}
    return answer


def wrong_number(rule: str, of: Iterable[str], given: int, low: int, high: int) -> Refusal:
    """Too many or too few, and of what (KER-ANS-03)."""
    bounds = "exact" if low == high else "most" if low <= 0 else "between"
    return Refusal(rule, "wrong-number", of=list(of), given=given, bounds=bounds, low=low, high=high)


class Space(Struct, frozen=True, tag=True, tag_field="space"):
    """Base of all spaces: subclass a kind below, never this."""

    form: ClassVar[str] = ""
    shape: ClassVar[Any] = None
    passing: ClassVar[str] = ""  # how a seat passes, where it answers a situation (KER-RXN-04)
    always: ClassVar[Always | None] = None  # why it is put also with one answer alone (KER-ASK-06)
    asked: ClassVar[bool] = True  # False: a base of others, or only ever opened by a choice before it
    tellers: ClassVar[tuple[Teller, ...]] = ()
    warners: ClassVar[tuple[Warner, ...]] = ()
    named: ClassVar[list[type[Space]]] = []
    listed: ClassVar[bool] = True  # False: candidates are examples, of too many answers to list
    unruled: ClassVar[bool] = True  # whether no rule forbids a well-shaped answer

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        Space.named.append(cls)
        cls.unruled = cls.forbids is Space.forbids

    @classmethod
    def told_by(cls, teller: T) -> T:
        """Register what tells more of such a question than its shape: previews, ways, odds. Rules pose
        questions; what is shown with them is none of their business, and may read all of them."""
        cls.tellers = (*cls.tellers, teller)
        return teller

    @classmethod
    def warned_by(cls, warner: W) -> W:
        """Register what warns of legal answers: it forbids nothing, and says what a careful player would be
        told before he gives one (KER-ANS-06)."""
        cls.warners = (*cls.warners, warner)
        return warner

    def warnings(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        """What a legal answer costs that its giver may have overlooked (KER-ANS-06)."""
        return itertools.chain.from_iterable(warner(self, g, answer) for warner in self.warners)

    def is_listed(self) -> bool:
        """Whether the candidates are all the legal answers, not a choice of them."""
        return self.listed

    def parse(self, raw: Any, rule: str) -> Answer:
        """The answer in canonical form; KER-ANS-01 where it does not even have the right type."""
        try:
            return self.tidy(same(msgspec.convert(raw, self.shape)))
        except (msgspec.ValidationError, UnicodeError, RecursionError):
            raise self.malformed() from None

    def example(self) -> Answer:
        """An answer of the right form, whether legal or not."""
        raise NotImplementedError  # pragma: no cover

    def malformed(self) -> Refusal:
        """The form that is wanted, with an example of this very question (KER-ANS-01)."""
        example = msgspec.json.encode(self.example()).decode()
        return Refusal("KER-ANS-01", "answer-malformed", form=f"form-{self.form}", example=example)

    def tidy(self, answer: Answer) -> Answer:
        """Bring equal answers to one form (order of a subset, empty bins)."""
        return answer

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the answer does not have the shape of this space; the rule is the question's own."""
        raise NotImplementedError  # pragma: no cover

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        """Which rules of the game a well-shaped answer breaks."""
        return iter(())

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """The well-shaped answers, sensible ones first; complete where the space is discrete."""
        raise NotImplementedError  # pragma: no cover

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """A well-shaped answer at random, made without listing them; LookupError where there is none."""
        return pick(rng, list(itertools.islice(self.every(g), _WALK)))

    def problems(self, g: AnyEngine, rule: str, answer: Answer) -> list[Refusal]:
        """Everything wrong with the answer."""
        return list(self.misfits(g, rule, answer)) or list(self.forbids(g, answer))

    def refusal(self, g: AnyEngine, rule: str, answer: Answer) -> Refusal | None:
        """The first thing wrong with the answer."""
        for problem in self.misfits(g, rule, answer):
            return problem
        return None if self.unruled else next(self.forbids(g, answer), None)

    def candidates(self, g: AnyEngine) -> Iterator[Answer]:
        """The legal answers."""
        shaped = self.every(g)
        return shaped if self.unruled else (a for a in shaped if next(self.forbids(g, a), None) is None)

    def sample(self, g: AnyEngine, rng: Rng) -> Answer:
        """A legal answer at random, drawn lazily; LookupError where there is none."""
        if self.unruled:
            return self.throw(g, rng)
        for _ in range(_TRIES):
            answer = self.throw(g, rng)
            if next(self.forbids(g, answer), None) is None:
                return answer
        return pick(rng, list(itertools.islice(self.candidates(g), _WALK)))

    def only(self) -> Answer | None:
        """The answer that the shape alone leaves, in canonical form; None where there may be others."""
        return None

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the well-shaped answers."""
        return msgspec.json.schema(self.shape)

    def describe(self, g: AnyEngine) -> dict[str, Any]:
        """The space as JSON, for a browser or a learner, with all that is told of it."""
        told = self.sketch(g)
        for teller in self.tellers:
            told.update(teller(self, g))
        return told

    def sketch(self, g: AnyEngine) -> dict[str, Any]:
        """Its shape as JSON."""
        told: dict[str, Any] = plain(self)
        del told["space"]
        return {"form": self.form, **told}

    def write(self, answer: Answer) -> str:
        """The answer in readable notation."""
        return notation.write(answer)

    def read(self, text: str) -> Answer:
        """The answer a notation stands for."""
        return notation.READERS[self.form](text)


class OneOf(Space, frozen=True):
    """One of several options."""

    options: tuple[str, ...]
    form = "one_of"
    shape = str

    def example(self) -> Answer:
        """The first option."""
        return self.options[0] if self.options else ""

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """The option must be offered (KER-ANS-02)."""
        if answer not in self.options:
            yield from self.unoffered(g, rule, answer)

    def unoffered(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why something else cannot be chosen (the game's part)."""
        yield Refusal(rule, "not-offered", answer=answer, offered=self.options)

    @classmethod
    def gives_up(cls, option: str, rule: str, key: str) -> None:
        """Warn of an option that leaves all that else could be done undone (KER-ANS-06)."""

        def given_up(space: OneOf, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
            if answer == option and len(space.options) > 1:
                yield Refusal(rule, key)

        cls.warned_by(given_up)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """The options in the order offered."""
        return iter(self.options)

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """One of the options, each as likely."""
        return pick(rng, self.options)

    def only(self) -> Answer | None:
        """The option that is alone."""
        return self.options[0] if len(self.options) == 1 and self.is_listed() else None

    def schema(self) -> dict[str, Any]:
        """One of the options, as a text."""
        return {"enum": list(self.options)}


class Subset(Space, frozen=True):
    """Some of several options, at least `low` and at most `high`."""

    options: tuple[str, ...]
    low: int = 0
    high: int = 1
    form = "subset"
    shape = list[str]

    def tidy(self, answer: Answer) -> Answer:
        """In the order of the options, strangers last."""
        place = {option: i for i, option in enumerate(self.options)}
        return sorted(answer, key=lambda option: place.get(option, len(place)))

    def example(self) -> Answer:
        """As few options as may be, but one."""
        return list(self.options[: max(1, self.low)])

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Options offered, each once, as many as asked (KER-ANS-02, KER-ANS-03)."""
        for option in dict.fromkeys(answer):
            if option not in self.options:
                yield Refusal(rule, "not-offered", answer=option, offered=self.options)
        if len(set(answer)) != len(answer):
            yield Refusal(rule, "named-twice", answer=answer)
        if not self.low <= len(answer) <= self.high:
            yield wrong_number(rule, self.options, len(answer), self.low, self.high)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """Larger subsets first."""
        for size in range(min(self.high, len(self.options)), self.low - 1, -1):
            yield from map(list, itertools.combinations(self.options, size))

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """A random number of random options."""
        size = between(rng, self.low, min(self.high, len(self.options)))
        return self.tidy(shuffled(rng, self.options)[:size])

    def only(self) -> Answer | None:
        """All of the options, or none."""
        if self.low == len(self.options):
            return list(self.options)
        return [] if not self.high else None

    def schema(self) -> dict[str, Any]:
        """A list without repetition."""
        return {
            "type": "array",
            "items": {"enum": list(self.options)},
            "uniqueItems": True,
            "minItems": self.low,
            "maxItems": self.high,
        }


class Amount(Space, frozen=True):
    """A whole number from `low` to `high`."""

    low: int
    high: int
    form = "amount"
    shape = Whole

    def example(self) -> Answer:
        """The lowest amount there is."""
        return self.low

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Within the bounds (KER-ANS-04)."""
        if not self.low <= answer <= self.high:
            yield Refusal(rule, "out-of-bounds", given=answer, low=self.low, high=self.high)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """From the lowest."""
        return iter(range(self.low, self.high + 1))

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """Any number within the bounds."""
        return between(rng, self.low, self.high)

    def only(self) -> Answer | None:
        """The one number there is."""
        return self.low if self.low == self.high else None

    def schema(self) -> dict[str, Any]:
        """A bounded integer."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Ordering(Space, frozen=True):
    """All the items, in an order; of items that are alike it does not matter which comes first."""

    items: tuple[str, ...]
    form = "ordering"
    shape = list[str]

    def example(self) -> Answer:
        """The order given."""
        return list(self.items)

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Every item once (KER-ANS-03)."""
        if sorted(answer) != sorted(self.items):
            yield Refusal(rule, "not-an-order", answer=answer, items=self.items)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """The order given first."""
        if len(set(self.items)) == len(self.items):
            return map(list, itertools.permutations(self.items))
        return _orders(self.items)

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """The items in any order, each as likely."""
        return shuffled(rng, self.items)

    def only(self) -> Answer | None:
        """Nothing to put in order."""
        return list(self.items) if len(self.items) < 2 else None

    def schema(self) -> dict[str, Any]:
        """A list of all the items."""
        size, different = len(self.items), list(dict.fromkeys(self.items))
        return {
            "type": "array",
            "items": {"enum": different},
            "uniqueItems": len(different) == size,
            "minItems": size,
            "maxItems": size,
        }


def _orders(items: tuple[str, ...]) -> Iterator[list[str]]:
    """Every order of items of which some are alike, each once."""
    if not items:
        yield []
    for first in dict.fromkeys(items):
        place = items.index(first)
        for rest in _orders(items[:place] + items[place + 1 :]):
            yield [first, *rest]
