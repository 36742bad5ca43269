"""Answer spaces with parts: allocation, assignment, branch (KER-ANS)."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from montjoie.kernel import notation
from montjoie.kernel.chance import Rng, between, pick, shuffled
from montjoie.kernel.errors import Refusal
from montjoie.kernel.spaces import Answer, Space, Whole, wrong_number

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine


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
    shape = dict[str, Whole]

    def tidy(self, answer: Answer) -> Answer:
        """In the order of the bins, without the empty ones; strangers last."""
        taken = {b: answer[b] for b in self.bins if answer.get(b)}
        return taken | {b: n for b, n in answer.items() if b not in self.bins}

    def example(self) -> Answer:
        """One of the first bin."""
        return dict.fromkeys(itertools.islice(self.bins, 1), 1)

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """Bins that exist, not beyond what they hold, worth what is asked (KER-ANS-02 to KER-ANS-04)."""
        for b, n in answer.items():
            if b not in self.bins:
                yield Refusal(rule, "not-offered", answer=b, offered=tuple(self.bins))
            elif not 0 <= n <= self.bins[b]:
                yield Refusal(rule, "bin-overdrawn", bin=b, given=n, high=self.bins[b])
        total = self.total(answer)
        if total < self.low or (self.high is not None and total > self.high):
            high = self.total(self.bins) if self.high is None else self.high
            yield wrong_number(rule, self.bins, total, self.low, high)

    def total(self, answer: Mapping[str, int]) -> int:
        """What the bins taken are worth together."""
        return sum(n * self.worth.get(b, 1) for b, n in answer.items())

    def viable(self, g: AnyEngine, partial: dict[str, int]) -> bool:
        """Whether an answer begun like this could still become legal; a game may cut branches here."""
        return True

    def every(self, g: AnyEngine) -> Iterator[Answer]:
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

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """Bins in random order, filled up to a random worth; from the list where that falls short."""
        room = self.total(self.bins)
        goal = between(rng, self.low, room if self.high is None else min(self.high, room))
        taken: dict[str, int] = {}
        total = 0
        for b in shuffled(rng, [b for b, n in self.bins.items() for _ in range(n)]):
            if total + self.worth.get(b, 1) <= goal:
                taken[b] = taken.get(b, 0) + 1
                total += self.worth.get(b, 1)
        return self.tidy(taken) if total >= self.low else super().throw(g, rng)

    def only(self) -> Answer | None:
        """Nothing, or all there is."""
        if not self.bins or self.high == 0:
            return {}
        return self.tidy(self.bins) if self.low and self.low == self.total(self.bins) else None

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

    def example(self) -> Answer:
        """The first value in the first slot."""
        return {slot: values[0] for slot, values in itertools.islice(self.slots.items(), 1) if values}

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
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

    def viable(self, g: AnyEngine, partial: dict[str, str]) -> bool:
        """Whether an answer begun like this could still become legal; a game may cut branches here."""
        return True

    def every(self, g: AnyEngine) -> Iterator[Answer]:
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

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """Slots in random order, each a random value still in stock, seldom none; from the list where
        some that must be filled stay empty."""
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
        if self.complete and len(given) < len(self.slots):
            return super().throw(g, rng)
        return self.tidy(given)

    def only(self) -> Answer | None:
        """Nothing to fill, or nothing to choose in any slot."""
        if self.slots and not self.complete:
            return None
        forced = all(len(values) == 1 for values in self.slots.values())
        return {slot: values[0] for slot, values in self.slots.items()} if forced else None

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
                raise self._unfinished(answer)
            return answer
        if len(answer) != 1:
            example = msgspec.json.encode(self.example()).decode()
            raise Refusal("KER-ANS-01", "branch-not-one", given=len(answer), example=example)
        ((option, rest),) = answer.items()
        opened = self.options.get(option)
        if opened is None:
            raise Refusal(rule, "not-offered", answer=option, offered=tuple(self.options))
        return {option: opened.parse(rest, rule)}

    def is_listed(self) -> bool:
        """Whether all that the options open is."""
        return all(opened is None or opened.is_listed() for opened in self.options.values())

    def example(self) -> Answer:
        """The first option, with an example of what it opens."""
        return next((self._example(option) for option in self.options), "")

    def _example(self, option: str) -> Answer:
        opened = self.options[option]
        return option if opened is None else {option: opened.example()}

    def _unfinished(self, option: str) -> Refusal:
        example = msgspec.json.encode(self._example(option)).decode()
        return Refusal("KER-ANS-01", "branch-unfinished", option=option, example=example)

    def misfits(self, g: AnyEngine, rule: str, answer: Answer) -> Iterator[Refusal]:
        """The option must be offered, and the rest fit what it opens (KER-ANS-02)."""
        if isinstance(answer, str):
            if answer not in self.options:
                yield Refusal(rule, "not-offered", answer=answer, offered=tuple(self.options))
        else:
            for option, rest in answer.items():
                if opened := self.options[option]:
                    yield from opened.misfits(g, rule, rest)

    def forbids(self, g: AnyEngine, answer: Answer) -> Iterator[Refusal]:
        """What the opened space forbids."""
        if not isinstance(answer, str):
            for option, rest in answer.items():
                if opened := self.options[option]:
                    yield from opened.forbids(g, rest)

    def every(self, g: AnyEngine) -> Iterator[Answer]:
        """Option by option, with all that it opens."""
        for option, opened in self.options.items():
            if opened is None:
                yield option
            else:
                yield from ({option: rest} for rest in opened.candidates(g))

    def sample(self, g: AnyEngine, rng: Rng) -> Answer:
        """As thrown, where nothing but what is opened can forbid it."""
        thrown = type(self).forbids is Branch.forbids
        return self.throw(g, rng) if thrown else super().sample(g, rng)

    def throw(self, g: AnyEngine, rng: Rng) -> Answer:
        """Any option, then any legal answer to what it opens; not one that opens nothing legal."""
        for option in shuffled(rng, [*self.options.keys()]):
            opened = self.options[option]
            if opened is None:
                return option
            try:
                return {option: opened.sample(g, rng)}
            except LookupError:
                continue
        raise LookupError("nothing to choose from")

    def only(self) -> Answer | None:
        """The option that is alone, with the only answer to what it opens."""
        if len(self.options) != 1:
            return None
        ((option, opened),) = self.options.items()
        if opened is None:
            return option
        rest = opened.only()
        return None if rest is None else {option: rest}

    def schema(self) -> dict[str, Any]:
        """One of the options; what the schemas of opened spaces define stands at the root."""
        leaves = [o for o, opened in self.options.items() if opened is None]
        told = {o: opened.schema() for o, opened in self.options.items() if opened is not None}
        defined = {name: each for schema in told.values() for name, each in schema.pop("$defs", {}).items()}
        doors = [
            {"type": "object", "properties": {o: schema}, "required": [o], "additionalProperties": False}
            for o, schema in told.items()
        ]
        either = {"oneOf": [*([{"enum": leaves}] if leaves else []), *doors]}
        return either | {"$defs": defined} if defined else either

    def sketch(self, g: AnyEngine) -> dict[str, Any]:
        """The options with what they open."""
        opened = {o: s.describe(g) if s else None for o, s in self.options.items()}
        return {"form": self.form, "options": opened}

    def write(self, answer: Answer) -> str:
        """`option`, or `option: what it opens`."""
        if isinstance(answer, str):
            return notation.word(answer)
        ((option, rest),) = answer.items()
        opened = self.options[option]
        return f"{notation.word(option)}: {opened.write(rest) if opened else ''}"

    def read(self, text: str) -> Answer:
        """The option before the colon opens the space that reads the rest."""
        option, rest = notation.split_door(text)
        opened = self.options.get(option)
        return option if rest is None or opened is None else {option: opened.read(rest)}
