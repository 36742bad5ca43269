"""Tactics cards that lie with a unit, and what they do there (FIG-CMD-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.events import AttachedTokens
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.powers import cards
from montjoie.games.figurines.state import Attached, G
from montjoie.games.figurines.timing import AIMED, COVERS, Card, Effect, Moment, Standing


def attached_to(g: G, unit: str, card: str) -> Iterator[tuple[str, Attached]]:
    """The copies of a card that lie with a unit: their names and rows."""
    for name, row in g.state.attached.items():
        if row.unit == unit and row.card == card:
            yield name, row


class WhileAttached(Standing, frozen=True):
    """What an attached card does by itself to the unit a moment is about: it works in the windows `works_in`,
    and is discarded in those that end it, `ends_in`. `source` is the name of its row."""

    card: ClassVar[str]
    works_in: ClassVar[tuple[str, ...]] = ()
    ends_in: ClassVar[tuple[str, ...]] = ()
    stages = ("act",)

    @classmethod
    def waits(cls, g: G, window: str) -> bool:
        """Both kinds of windows."""
        return window in (*cls.works_in, *cls.ends_in)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every copy."""
        for name, row in attached_to(g, moment.unit, cls.card):
            yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """Nobody is asked."""
        return True

    def act(self, g: G) -> None:
        """It works, or goes."""
        window = self.moment.window
        if window in self.ends_in or COVERS.get(window) in self.ends_in:
            cards.detach(g, self.source)
        else:
            self.work(g)

    def work(self, g: G) -> None:
        """What it does each time."""


class Bond(Card, frozen=True):
    """A card that is attached to a friendly Combat Unit for the rest of the game."""

    stages = AIMED

    def fits(self, g: G) -> bool:
        """There must be one without it."""
        return next(self.targets(g), None) is not None

    def targets(self, g: G) -> Iterator[str]:
        """A second copy would add nothing (FIG-RUL-99)."""
        for unit in effects.friendly(g, self.owner):
            if next(attached_to(g, unit, self.of), None) is None:
                yield unit

    def resolve(self, g: G) -> None:
        """It lies there from now on."""
        if self.target:
            cards.attach(g, self.owner, self.of, self.target)


class CountsFallen(Standing, frozen=True):
    """An attached card gets a token for each unit that falls and concerns it; the unit of the card itself
    takes it along. `source` is the name of its row."""

    card: ClassVar[str]
    windows = ("unit_destroyed",)
    stages = ("count",)

    @classmethod
    def concerns(cls, g: G, row: Attached, fallen: str) -> bool:
        """Whether a unit that falls counts."""
        raise NotImplementedError  # pragma: no cover

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every copy."""
        for name, row in g.state.attached.items():
            if row.card == cls.card and row.unit != moment.unit and cls.concerns(g, row, moment.unit):
                yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """Nobody is asked."""
        return True

    def count(self, g: G) -> None:
        """One more."""
        row = g.state.attached[self.source]
        g.emit(AttachedTokens(self.source, row.tokens + 1, row.card, row.unit))
