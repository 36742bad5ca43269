"""A question put to a seat, and the decision as the seat holds it in hand."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from montjoie import words
from montjoie.kernel.chance import Rng
from montjoie.kernel.errors import Refusal
from montjoie.kernel.spaces import Answer, Space

if TYPE_CHECKING:
    from montjoie.kernel.engine import AnyEngine


class Question(Struct, frozen=True):
    """Whom a rule asks, and what may be answered."""

    seat: str
    space: Space
    rule: str

    def parsed(self, g: AnyEngine, answer: Any) -> Answer:
        """A well-formed answer in canonical form; for another the Refusal is raised."""
        try:
            return self.space.parse(answer, self.rule)
        except Refusal as malformed:
            raise malformed.within(g.game.prefix) from None

    def legal(self, g: AnyEngine, answer: Any) -> Answer:
        """The answer in canonical form; the first Refusal it meets is raised."""
        try:
            value = self.space.parse(answer, self.rule)
            refusal = self.space.refusal(g, self.rule, value)
        except Refusal as malformed:
            refusal = malformed
        if refusal is not None:
            raise refusal.within(g.game.prefix) from None
        return value


def ask_key(kind: str) -> str:
    """The message that puts questions of a kind: `throne.place_orders` as `ask-place-orders`."""
    return "ask-" + kind.partition(".")[2].replace("_", "-")


def _plain_fields(thing: Struct) -> dict[str, Any]:
    """The words and numbers of a struct, those of structs inside it too."""
    told: dict[str, Any] = {}
    for field in thing.__struct_fields__:
        value = getattr(thing, field)
        if isinstance(value, (str, int)):
            told[field] = value
        elif isinstance(value, Struct):
            told |= _plain_fields(value)
    return told


class Decision:
    """A question as it stands in a match: checks answers, lists and describes the legal ones."""

    __slots__ = ("_g", "_question", "_serial", "rule", "seat", "space")

    def __init__(self, g: AnyEngine, question: Question) -> None:
        self._g, self._serial, self._question = g, g.serial, question
        self.seat, self.space, self.rule = question.seat, question.space, question.rule

    @property
    def kind(self) -> str:
        """Its stable name: GAME.NAME."""
        return self._g.game.kind(type(self.space))

    def _now(self) -> AnyEngine:
        """The match must still stand where the question was posed (KER-ASK-04)."""
        if self._g.serial != self._serial:
            raise Refusal("KER-ASK-04", "stale", seat=self.seat).within(self._g.game.prefix)
        return self._g

    def candidates(self, limit: int | None = None) -> Iterator[Answer]:
        """The legal answers (at most `limit`); complete where the space is discrete."""
        return itertools.islice(self.space.candidates(self._now()), limit)

    def check(self, answer: Any) -> None:
        """Raise the first Refusal the answer meets."""
        self.legal(answer)

    def legal(self, answer: Any) -> Answer:
        """The answer in canonical form; the first Refusal it meets is raised."""
        return self._question.legal(self._now(), answer)

    def problems(self, answer: Any) -> list[Refusal]:
        """Every Refusal the answer meets."""
        g = self._now()
        try:
            found = self.space.problems(g, self.rule, self._question.parsed(self._g, answer))
        except Refusal as malformed:
            return [malformed]
        return [refusal.within(g.game.prefix) for refusal in found]

    def warnings(self, answer: Any) -> list[Refusal]:
        """What a legal answer costs that its giver may have overlooked (KER-ANS-06); nothing of another."""
        if not self.space.warners or self.problems(answer):
            return []
        g = self._now()
        found = self.space.warnings(g, self._question.parsed(g, answer))
        return [warning.within(g.game.prefix) for warning in found]

    def facts(self) -> dict[str, Any]:
        """What the sentence of the question may name: the seat, and the words and numbers of the space."""
        return {"seat": self.seat, **_plain_fields(self.space)}

    def text(self, lang: str = "en") -> str:
        """The question in a sentence."""
        facts = words.renamed(self.facts(), self._g.game.names(self._g.state))
        return words.say(lang, self.rule, ask_key(self.kind), facts)

    def sample(self, rng: Rng) -> Answer:
        """A legal answer at random, drawn without listing them all."""
        return self.space.sample(self._now(), rng)

    def schema(self) -> dict[str, Any]:
        """JSON Schema of well-formed answers."""
        return self.space.schema()

    def describe(self) -> dict[str, Any]:
        """The decision as JSON, for a browser or a learner."""
        return {
            "kind": self.kind,
            "rule": self.rule,
            "seat": self.seat,
            "space": self.space.describe(self._now()),
        }

    def write(self, answer: Any) -> str:
        """The answer in readable notation."""
        return self.space.write(self._question.parsed(self._g, answer))

    def read(self, text: str) -> Answer:
        """The answer a notation stands for, in canonical form (KER-NOT-01)."""
        return self._question.parsed(self._g, self.space.read(text))

    def __repr__(self) -> str:
        return f"Decision({self.seat!r}, {self.kind!r}, {self.rule!r})"
