"""What may be answered to a question: the kinds of answer spaces (KER-ANS).

A space is plain data. A game names each of its decisions by a subclass and adds what its rules
forbid; legality has this one author, from which refusals, candidates, previews and bots all come:

* `misfits` says why an answer does not have the shape of the space,
* `forbids` (the game's part) says which rules a well-shaped answer breaks,
* `every` lists the well-shaped answers, `candidates` those that break no rule.

Answers are plain JSON values; `parse` brings one into its canonical form.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from msgspec import Struct

from montjoie.kernel import notation
from montjoie.kernel.chance import Rng, pick, shuffled
from montjoie.kernel.errors import Refusal
from montjoie.kernel.plain import plain

if TYPE_CHECKING:
    from montjoie.kernel.engine import Engine

Answer = Any
_TRIES = 24  # throws of a sampler before it falls back on walking the candidates
_WALK = 400  # candidates that fallback looks at


class Space(Struct, frozen=True, tag=True, tag_field="space"):
    """Base of all spaces: subclass a kind below, never this."""

    form: ClassVar[str] = ""
    shape: ClassVar[Any] = None
    named: ClassVar[list[type[Space]]] = []

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        Space.named.append(cls)

    def parse(self, raw: Any, rule: str) -> Answer:
        """The answer in canonical form; KER-ANS-01 where it does not even have the right type."""
        try:
            return self.tidy(msgspec.convert(raw, self.shape))
        except (msgspec.ValidationError, RecursionError) as error:
            raise Refusal("KER-ANS-01", "answer-malformed", detail=str(error)) from None

    def tidy(self, answer: Answer) -> Answer:
        """Bring equal answers to one form (order of a subset, empty bins)."""
        return answer

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Why the answer does not have the shape of this space; the rule is the question's own."""
        raise NotImplementedError  # pragma: no cover

    def forbids(self, g: Engine[Any, Any, Any], answer: Answer) -> Iterator[Refusal]:
        """Which rules of the game a well-shaped answer breaks."""
        return iter(())

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """The well-shaped answers, sensible ones first; complete where the space is discrete."""
        raise NotImplementedError  # pragma: no cover

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """A well-shaped answer at random, made without listing them."""
        return pick(rng, list(itertools.islice(self.every(g), _WALK)))

    def problems(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> list[Refusal]:
        """Everything wrong with the answer."""
        return list(self.misfits(g, rule, answer)) or list(self.forbids(g, answer))

    def refusal(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Refusal | None:
        """The first thing wrong with the answer."""
        for problem in self.misfits(g, rule, answer):
            return problem
        return next(self.forbids(g, answer), None)

    def candidates(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """The legal answers."""
        for answer in self.every(g):
            if next(self.forbids(g, answer), None) is None:
                yield answer

    def sample(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """A legal answer at random, drawn lazily."""
        for _ in range(_TRIES):
            answer = self.throw(g, rng)
            if next(self.forbids(g, answer), None) is None:
                return answer
        return pick(rng, list(itertools.islice(self.candidates(g), _WALK)))

    def schema(self) -> dict[str, Any]:
        """JSON Schema of the well-shaped answers."""
        return msgspec.json.schema(self.shape)

    def describe(self, g: Engine[Any, Any, Any]) -> dict[str, Any]:
        """The space as JSON, for a browser or a learner."""
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

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """The option must be offered (KER-ANS-02)."""
        if answer not in self.options:
            yield Refusal(rule, "not-offered", answer=answer, offered=self.options)

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """The options in the order offered."""
        return iter(self.options)

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Any option."""
        return pick(rng, self.options)

    def schema(self) -> dict[str, Any]:
        """An enumeration."""
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

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Options offered, each once, as many as asked (KER-ANS-02, KER-ANS-03)."""
        for option in dict.fromkeys(answer):
            if option not in self.options:
                yield Refusal(rule, "not-offered", answer=option, offered=self.options)
        if len(set(answer)) != len(answer):
            yield Refusal(rule, "named-twice", answer=answer)
        if not self.low <= len(answer) <= self.high:
            yield Refusal(rule, "wrong-number", given=len(answer), low=self.low, high=self.high)

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """Larger subsets first."""
        for size in range(min(self.high, len(self.options)), self.low - 1, -1):
            yield from map(list, itertools.combinations(self.options, size))

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """A random number of random options."""
        high = min(self.high, len(self.options))
        size = self.low + rng.randrange(high - self.low + 1)
        return self.tidy(shuffled(rng, self.options)[:size])

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
    shape = int

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Within the bounds (KER-ANS-04)."""
        if not self.low <= answer <= self.high:
            yield Refusal(rule, "out-of-bounds", given=answer, low=self.low, high=self.high)

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """From the lowest."""
        return iter(range(self.low, self.high + 1))

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Any number within the bounds."""
        return self.low + rng.randrange(self.high - self.low + 1)

    def schema(self) -> dict[str, Any]:
        """A bounded integer."""
        return {"type": "integer", "minimum": self.low, "maximum": self.high}


class Ordering(Space, frozen=True):
    """All the items, in an order."""

    items: tuple[str, ...]
    form = "ordering"
    shape = list[str]

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Every item once (KER-ANS-03)."""
        if sorted(answer) != sorted(self.items):
            yield Refusal(rule, "not-an-order", answer=answer, items=self.items)

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """The order given first."""
        return map(list, itertools.permutations(self.items))

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Any order."""
        return shuffled(rng, self.items)

    def schema(self) -> dict[str, Any]:
        """A list of all the items."""
        size = len(self.items)
        return {
            "type": "array",
            "items": {"enum": list(self.items)},
            "uniqueItems": True,
            "minItems": size,
            "maxItems": size,
        }


class Allocation(Space, frozen=True):
    """How many of each bin: casualties, payments, units sent to places.

    Bins are named `WHAT` or `PLACE/WHAT`; each holds at most so many. The bins taken are worth
    together `low` to `high` (a bin counts 1 apiece unless `worth` says otherwise).
    """

    bins: dict[str, int]
    low: int = 0
    high: int | None = None
    worth: dict[str, int] = {}
    form = "allocation"
    shape = dict[str, int]

    def tidy(self, answer: Answer) -> Answer:
        """In the order of the bins, without the empty ones; strangers last."""
        taken = {b: answer[b] for b in self.bins if answer.get(b)}
        return taken | {b: n for b, n in answer.items() if b not in self.bins}

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Bins that exist, not beyond what they hold, worth what is asked (KER-ANS-02 to KER-ANS-04)."""
        for b, n in answer.items():
            if b not in self.bins:
                yield Refusal(rule, "not-offered", answer=b, offered=tuple(self.bins))
            elif not 0 <= n <= self.bins[b]:
                yield Refusal(rule, "bin-overdrawn", bin=b, given=n, high=self.bins[b])
        total = self.total(answer)
        if total < self.low or (self.high is not None and total > self.high):
            high = self.total(self.bins) if self.high is None else self.high
            yield Refusal(rule, "wrong-number", given=total, low=self.low, high=high)

    def total(self, answer: Mapping[str, int]) -> int:
        """What the bins taken are worth together."""
        return sum(n * self.worth.get(b, 1) for b, n in answer.items())

    def viable(self, g: Engine[Any, Any, Any], partial: dict[str, int]) -> bool:
        """Whether an answer begun like this could still become legal; a game may cut branches here."""
        return True

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """Depth first over the bins, fuller bins first."""
        bins = list(self.bins.items())
        rest = [0] * (len(bins) + 1)  # what the bins from here on can still add
        for i in range(len(bins) - 1, -1, -1):
            rest[i] = rest[i + 1] + bins[i][1] * self.worth.get(bins[i][0], 1)

        def fill(i: int, total: int, taken: dict[str, int]) -> Iterator[Answer]:
            if total + rest[i] < self.low:
                return
            if i == len(bins):
                yield taken
                return
            name, size = bins[i]
            worth = self.worth.get(name, 1)
            for n in range(size, -1, -1):
                if self.high is not None and total + n * worth > self.high:
                    continue
                more = {**taken, name: n} if n else taken
                if n == 0 or self.viable(g, more):
                    yield from fill(i + 1, total + n * worth, more)

        yield from fill(0, 0, {})

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Bins in random order, each filled at random, then topped up to what is asked."""
        high = self.total(self.bins) if self.high is None else self.high
        goal = self.low + rng.randrange(high - self.low + 1)
        taken: dict[str, int] = {}
        total = 0
        pieces = shuffled(rng, [b for b, n in self.bins.items() for _ in range(n)])
        for b in pieces:
            if total + self.worth.get(b, 1) <= goal:
                taken[b] = taken.get(b, 0) + 1
                total += self.worth.get(b, 1)
        return self.tidy(taken)

    def schema(self) -> dict[str, Any]:
        """An object of bounded integers."""
        return {
            "type": "object",
            "properties": {b: {"type": "integer", "minimum": 0, "maximum": n} for b, n in self.bins.items()},
            "additionalProperties": False,
        }


class Assignment(Space, frozen=True):
    """One value for each slot, or none: order tokens to areas, supports to sides.

    `stock` limits how often a value may be used; `complete` wants every slot filled.
    """

    slots: dict[str, tuple[str, ...]]
    stock: dict[str, int] = {}
    complete: bool = False
    form = "assignment"
    shape = dict[str, str]

    def tidy(self, answer: Answer) -> Answer:
        """In the order of the slots, strangers last."""
        given = {s: answer[s] for s in self.slots if s in answer}
        return given if len(given) == len(answer) else given | answer

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """Slots and values that exist, within the stock (KER-ANS-02, KER-ANS-03)."""
        for slot, value in answer.items():
            if slot not in self.slots:
                yield Refusal(rule, "not-offered", answer=slot, offered=tuple(self.slots))
            elif value not in self.slots[slot]:
                yield Refusal(rule, "not-offered", answer=value, offered=self.slots[slot])
        for value, high in self.stock.items():
            if (used := sum(v == value for v in answer.values())) > high:
                yield Refusal(rule, "stock-exceeded", value=value, given=used, high=high)
        if self.complete and len(answer) < len(self.slots):
            missing = tuple(slot for slot in self.slots if slot not in answer)
            yield Refusal(rule, "slots-empty", slots=missing)

    def viable(self, g: Engine[Any, Any, Any], partial: dict[str, str]) -> bool:
        """Whether an answer begun like this could still become legal; a game may cut branches here."""
        return True

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """Depth first over the slots, filled slots first; each slot starts its list elsewhere so
        that the first answers already differ."""
        slots = list(self.slots.items())

        def fill(i: int, given: dict[str, str], left: dict[str, int]) -> Iterator[Answer]:
            if i == len(slots):
                yield given
                return
            slot, values = slots[i]
            turn = 3 * i % len(values) if values else 0
            for value in values[turn:] + values[:turn]:
                if left.get(value, 1):
                    more = {**given, slot: value}
                    if self.viable(g, more):
                        stock = {**left, value: left[value] - 1} if value in left else left
                        yield from fill(i + 1, more, stock)
            if not self.complete:
                yield from fill(i + 1, given, left)

        yield from fill(0, {}, self.stock)

    def throw(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Slots in random order, each a random value still in stock, seldom none."""
        given: dict[str, str] = {}
        left = dict(self.stock)
        for slot in shuffled(rng, list(self.slots)):
            values = [v for v in self.slots[slot] if left.get(v, 1)]
            if not values or (not self.complete and rng.randrange(8) == 0):
                continue
            value = pick(rng, values)
            if self.viable(g, {**given, slot: value}):
                given[slot] = value
                if value in left:
                    left[value] -= 1
        return self.tidy(given)

    def schema(self) -> dict[str, Any]:
        """An object of enumerations."""
        return {
            "type": "object",
            "properties": {slot: {"enum": list(values)} for slot, values in self.slots.items()},
            "required": list(self.slots) if self.complete else [],
            "additionalProperties": False,
        }


class Branch(Space, frozen=True):
    """One of several options, each opening a space of its own (or none).

    The answer is `{"OPTION": sub-answer}`, or just `"OPTION"` where nothing more is asked.
    """

    options: dict[str, Space | None]
    form = "branch"
    shape = str | dict[str, Any]

    def parse(self, raw: Any, rule: str) -> Answer:
        """The option, and what it opens in canonical form (KER-ANS-01, KER-ANS-02)."""
        answer = super().parse(raw, rule)
        if isinstance(answer, str):
            if self.options.get(answer) is not None:
                raise Refusal("KER-ANS-01", "branch-unfinished", option=answer)
            return answer
        if len(answer) != 1:
            raise Refusal("KER-ANS-01", "branch-not-one", given=len(answer))
        ((option, rest),) = answer.items()
        opened = self.options.get(option)
        if opened is None:
            raise Refusal(rule, "not-offered", answer=option, offered=tuple(self.options))
        return {option: opened.parse(rest, rule)}

    def misfits(self, g: Engine[Any, Any, Any], rule: str, answer: Answer) -> Iterator[Refusal]:
        """The option must be offered, and the rest fit what it opens (KER-ANS-02)."""
        if isinstance(answer, str):
            if answer not in self.options:
                yield Refusal(rule, "not-offered", answer=answer, offered=tuple(self.options))
        else:
            for option, rest in answer.items():
                if opened := self.options[option]:
                    yield from opened.misfits(g, rule, rest)

    def forbids(self, g: Engine[Any, Any, Any], answer: Answer) -> Iterator[Refusal]:
        """What the opened space forbids."""
        if not isinstance(answer, str):
            for option, rest in answer.items():
                if opened := self.options[option]:
                    yield from opened.forbids(g, rest)

    def every(self, g: Engine[Any, Any, Any]) -> Iterator[Answer]:
        """Option by option, with all that it opens."""
        for option, opened in self.options.items():
            if opened is None:
                yield option
            else:
                yield from ({option: rest} for rest in opened.candidates(g))

    def sample(self, g: Engine[Any, Any, Any], rng: Rng) -> Answer:
        """Any option, then any legal answer to what it opens."""
        option = pick(rng, list(self.options))
        opened = self.options[option]
        return option if opened is None else {option: opened.sample(g, rng)}

    def schema(self) -> dict[str, Any]:
        """One of the options."""
        leaves = [o for o, opened in self.options.items() if opened is None]
        doors = [
            {
                "type": "object",
                "properties": {o: opened.schema()},
                "required": [o],
                "additionalProperties": False,
            }
            for o, opened in self.options.items()
            if opened is not None
        ]
        return {"oneOf": [*([{"enum": leaves}] if leaves else []), *doors]}

    def describe(self, g: Engine[Any, Any, Any]) -> dict[str, Any]:
        """The options with what they open."""
        opened = {o: s.describe(g) if s else None for o, s in self.options.items()}
        return {"form": self.form, "options": opened}

    def write(self, answer: Answer) -> str:
        """`option`, or `option: what it opens`."""
        if isinstance(answer, str):
            return answer
        ((option, rest),) = answer.items()
        opened = self.options[option]
        return f"{option}: {opened.write(rest) if opened else ''}"

    def read(self, text: str) -> Answer:
        """The option before the colon opens the space that reads the rest."""
        option, colon, rest = text.partition(":")
        opened = self.options.get(option.strip())
        return {option.strip(): opened.read(rest.strip())} if colon and opened else option.strip()
