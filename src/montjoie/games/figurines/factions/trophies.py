"""Attached cards that count the fallen, and expose whom their units attack (FIG-CMD-09)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from montjoie.games.figurines.factions.attached import attached_to
from montjoie.games.figurines.harm import conditions
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect, Moment, Standing


class Exposing(Standing, frozen=True):
    """While an attached card has a token, whom its unit attacks becomes Vulnerable before the dice."""

    card: ClassVar[str]
    windows = ("attack_before_dice",)
    stages = ("expose",)

    @classmethod
    def uses(cls, g: G, moment: Moment) -> Iterator[Effect]:
        """Every copy with a token, whatever the attack."""
        for name, row in attached_to(g, moment.unit, cls.card):
            if row.tokens:
                yield cls(moment=moment, owner=row.owner, source=name)

    def forced(self, g: G) -> bool:
        """It does not say "may"."""
        return True

    def expose(self, g: G) -> None:
        """The defender."""
        conditions.give(g, self.moment.other, "vulnerable")
