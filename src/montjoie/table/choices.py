"""Choices at a table: procedures that hang on one answer, and what cards and abilities leave to players, by
the name of their source."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, NamedTuple, TypeAlias

from montjoie.kernel import OneOf, PublicStep, Question, ask

Offered: TypeAlias = Callable[[Any, str, str], tuple[str, ...]]
Taken: TypeAlias = Callable[[Any, str, str, str], None]


class Choice(PublicStep, frozen=True):
    """One choice, by which a rule takes effect; nobody is asked where nothing is offered."""

    rule: ClassVar[str] = ""
    stages: ClassVar[tuple[str, ...]] = ("choose",)

    @ask
    def choose(self, g: Any) -> Question | None:
        """Who has it is asked."""
        space = self.offered(g)
        return Question(self.chooser(g), space, self.rule) if space.options else None

    @choose.chosen
    def chosen(self, g: Any, seat: str, answer: str) -> None:
        """What he takes."""
        self.taken(g, answer)

    def chooser(self, g: Any) -> str:
        """Whose choice it is."""
        raise NotImplementedError  # pragma: no cover

    def offered(self, g: Any) -> OneOf:
        """What may be chosen."""
        raise NotImplementedError  # pragma: no cover

    def taken(self, g: Any, answer: str) -> None:
        """What follows from it."""
        raise NotImplementedError  # pragma: no cover


class Told(NamedTuple):
    """A choice: of (g, who, on) what is offered, and of (g, who, on, answer) what follows."""

    offered: Offered
    taken: Taken


class Choices(dict[str, Told]):
    """Choices by their source, a card or an ability."""

    def __call__(self, source: str, offered: Offered) -> Callable[[Taken], Taken]:
        """Enter what follows from a choice: the function that comes next."""

        def enter(function: Taken) -> Taken:
            self[source] = Told(offered, function)
            return function

        return enter
