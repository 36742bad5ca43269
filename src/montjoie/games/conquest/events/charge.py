"""Charges: their dice, and those that fail."""

from __future__ import annotations

from montjoie.games.conquest.state import Battlefield, remember
from montjoie.kernel import Notice, PublicEvent


class ChargeRolled(Notice, frozen=True):
    """The charge die, and how far that is with March and bonuses (CON-CHG-04)."""

    regiment: str
    target: str
    die: int
    reach: int
    rule = "CON-CHG-04"


class ChargeFailed(PublicEvent, frozen=True):
    """A charge falls short, or its path is blocked (CON-CHG-05, CON-CHG-10)."""

    regiment: str
    rule = "CON-CHG-05"

    def apply(self, state: Battlefield) -> None:
        """It loses all remaining actions of the round (CON-CHG-23)."""
        remember(state, self.regiment, spent=True)
