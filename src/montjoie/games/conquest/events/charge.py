"""Charges, reforms in contact, withdrawals: their dice, and those that fail."""

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


class ResolveRolled(Notice, frozen=True):
    """A Resolve roll of a whole regiment (CON-RUL-71)."""

    regiment: str
    die: int
    resolve: int
    passed: bool
    rule = "CON-RUL-71"


class WoundsDiced(Notice, frozen=True):
    """A die says how many wounds a regiment suffers (CON-WDR-03)."""

    regiment: str
    die: int
    wounds: int
    rule = "CON-WDR-03"


class WithdrawFailed(Notice, frozen=True):
    """A regiment finds no way out, and stays in contact (CON-WDR-06)."""

    regiment: str
    rule = "CON-WDR-06"
