"""Everything that can go wrong, as typed errors that name the rule or the field and explain themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, TypeAlias

from msgspec import Struct

from montjoie import words

Facts = dict[str, Any]


class MontjoieError(Exception):
    """Root of every error that bad input can cause."""

    def text(self, lang: str = "en") -> str:
        """Say what is wrong, in `lang`."""
        raise NotImplementedError  # pragma: no cover - every subclass speaks for itself

    def __str__(self) -> str:
        return self.text("en")


class Refusal(MontjoieError):
    """An answer the rules forbid: the rule, the message and the facts it speaks of."""

    scope = ""  # whose names it speaks with, where its rule is the kernel's

    def __init__(self, rule: str, key: str, **facts: Any) -> None:
        super().__init__(rule, key, facts)
        self.rule, self.key, self.facts = rule, key, facts

    def within(self, scope: str) -> Refusal:
        """The same, told with the names of a game."""
        self.scope = scope
        return self

    def text(self, lang: str = "en") -> str:
        """The refusal in a sentence, with the rule it rests on."""
        return f"{words.say(lang, self.rule, self.key, self.facts, self.scope)} [{self.rule}]"

    def __repr__(self) -> str:
        given = "".join(f", {k}={v!r}" for k, v in self.facts.items())
        return f"Refusal({self.rule!r}, {self.key!r}{given})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __reduce__(self) -> tuple[Any, ...]:
        return _refusal, (self.rule, self.key, self.facts, self.scope)


def _refusal(rule: str, key: str, facts: Facts, scope: str) -> Refusal:
    """A refusal again, in another process."""
    return Refusal(rule, key, **facts).within(scope)


class Problem(Struct, frozen=True):
    """One thing wrong with a document: where, why, and what was expected."""

    path: str
    rule: str
    key: str
    facts: Facts = {}

    def text(self, lang: str = "en") -> str:
        """The problem in a sentence, with its path and rule."""
        return f"{self.path}: {words.say(lang, self.rule, self.key, self.facts)} [{self.rule}]"


Fault: TypeAlias = tuple[bool, str, str, str, Facts]
"""Whether it is one, where, the rule, the message and its facts."""


def told(faults: Iterable[Fault], under: str) -> Iterator[Problem]:
    """The faults that there are, of all that were looked for below a path."""
    for there, path, rule, key, facts in faults:
        if there:
            yield Problem(under + path, rule, key, facts)


class DocumentError(MontjoieError):
    """A document that cannot be used, with every problem found in it."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__(problems)
        self.problems = list(problems)

    def text(self, lang: str = "en") -> str:
        """Every problem, one a line."""
        return "\n".join(problem.text(lang) for problem in self.problems)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.problems,)


class PositionError(DocumentError):
    """A position that breaks the rules or the format (KER-POS-01, KER-POS-02)."""


class ContentError(DocumentError):
    """A content pack that does not fit its schema or contradicts itself."""


class OptionError(DocumentError):
    """A match that cannot be set up: unknown game, option or number of seats (KER-SET-01)."""


class RecordError(DocumentError):
    """A record that is malformed or does not belong to this game (KER-REC-01)."""


class DriftError(RecordError):
    """A replay that no longer gives the recorded game (KER-REC-02): names the first input that differs."""

    def __init__(self, at: int, problems: Sequence[Problem], snapshot: Facts | None = None) -> None:
        super().__init__(problems)
        self.input, self.snapshot = at, snapshot

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.input, self.problems, self.snapshot)
