"""Choices that a rule leaves to the owner of a regiment or of a character."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.conquest.profiles import owner_of
from montjoie.games.conquest.state import G
from montjoie.kernel import OneOf, PublicStep, Question, ask

YES, NO = "yes", "no"


class Choice(PublicStep, frozen=True):
    """One choice, by which a rule takes effect; nobody is asked where nothing is offered."""

    who: str
    rule: ClassVar[str] = ""
    stages: ClassVar[tuple[str, ...]] = ("choose",)

    @ask
    def choose(self, g: G) -> Question | None:
        """Its owner is asked."""
        space = self.offered(g)
        return Question(owner_of(g, self.who), space, self.rule) if space.options else None

    @choose.chosen
    def chosen(self, g: G, seat: str, answer: str) -> None:
        """What he takes."""
        self.taken(g, answer)

    def offered(self, g: G) -> OneOf:
        """What may be chosen."""
        raise NotImplementedError  # pragma: no cover

    def taken(self, g: G, answer: str) -> None:
        """What follows from it."""
        raise NotImplementedError  # pragma: no cover
