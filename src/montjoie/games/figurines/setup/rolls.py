"""Rolling for it: every side rolls a die, ties roll again, the highest wins (FIG-SET-03, FIG-SET-07)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import RolledOff
from montjoie.games.figurines.state import G
from montjoie.table import dice


class RollOff(dice.RollOff, frozen=True):
    """One die for each side; a team rolls one, for which the first of its players stands (FIG-RUL-100)."""

    purpose = "roll-off"
    rule = "FIG-SET-07"

    def everybody(self, g: G) -> tuple[str, ...]:
        """All sides."""
        return tuple(side[0] for side in teams.sides(g))

    def told(self, g: G, dice: dict[str, int], winner: str | None) -> None:
        """What it was for, and who won it."""
        g.emit(RolledOff(self.purpose, dice, winner), self.rule)
