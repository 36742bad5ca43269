"""Rolling for it: every side rolls a die, ties roll again, the highest wins (FIG-SET-03, FIG-SET-07)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import teams
from montjoie.games.figurines.events import RolledOff
from montjoie.games.figurines.state import G
from montjoie.kernel import Dice, PublicStep, Step, chance


class RollOff(PublicStep, frozen=True):
    """One die for each side; subclasses have the stage "roll" first, say `purpose` and what the winner does.

    A team rolls one die, for which the first of its players stands (FIG-RUL-100).
    """

    rollers: tuple[str, ...] = ()  # those still tied; all sides at first
    purpose = "roll-off"
    rule = "FIG-SET-07"

    @chance
    def roll(self, g: G) -> Dice:
        return Dice(len(self.tied(g)))

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step | None:
        rollers = self.tied(g)
        dice = dict(zip(rollers, faces, strict=True))
        best = tuple(player for player, face in dice.items() if face == max(faces))
        g.emit(RolledOff(self.purpose, dice, best[0] if len(best) == 1 else None), self.rule)
        if len(best) > 1:
            return self.goto("roll", rollers=best)
        return self.won(g, best[0])

    def tied(self, g: G) -> tuple[str, ...]:
        """Who rolls now."""
        return self.rollers or tuple(side[0] for side in teams.sides(g))

    def won(self, g: G, player: str) -> Step | None:
        """What follows for the winner."""
        raise NotImplementedError  # pragma: no cover
