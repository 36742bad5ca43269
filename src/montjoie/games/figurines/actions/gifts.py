"""What an effect adds to an action it gives: against whom, with which dice and keywords."""

from __future__ import annotations

from typing import Any

from montjoie.kernel import Step

Grant = tuple[str, str, str]  # a re-roll of attack dice: whose, of which dice (any, misses), by what
CHARGE = "charge"  # which dice: those of the charge distance
BLOWS = ("dice", "to_hit", "highest", "lowest", "keywords", "rerolls")


class Gifted(Step, frozen=True, kw_only=True):
    """An action with what an effect adds to it; the attack it leads to has fields of the same names."""

    against: str = ""  # only this enemy may be attacked or charged
    dice: int = 0
    to_hit: int = 0
    highest: bool = False
    lowest: bool = False
    keywords: tuple[str, ...] = ()
    rerolls: tuple[Grant, ...] = ()  # of attack dice; with "charge" for which, of the charge die

    def blows(self) -> dict[str, Any]:
        """What goes to the attack itself."""
        rerolls = tuple(grant for grant in self.rerolls if grant[1] != CHARGE)
        return {name: getattr(self, name) for name in BLOWS} | {"rerolls": rerolls}

    def gifts(self) -> dict[str, Any]:
        """All of it, for the procedure that follows."""
        return {name: getattr(self, name) for name in ("against", *BLOWS)}
