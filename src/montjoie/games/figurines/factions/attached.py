"""Tactics cards that lie with a unit, and what they do there (FIG-CMD-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines import cards
from montjoie.games.figurines.state import Attached, G
from montjoie.games.figurines.timing import COVERS, Effect, Moment, Standing


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
