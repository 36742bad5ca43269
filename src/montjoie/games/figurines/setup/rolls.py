"""Rolling for it: every side rolls a die, ties roll again, the highest wins (FIG-SET-03, FIG-SET-07)."""

from __future__ import annotations

from montjoie.games.figurines import teams
from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.state import G
from montjoie.kernel import Dice, Step, chance


class RollOff(Step, frozen=True):
    """One die for each side; subclasses have the stage "roll" first, say `purpose` and what the winner does.

    A team rolls one die, for which the first of its players stands (FIG-RUL-100).
    """

    rollers: tuple[str, ...] = ()  # those still tied; all sides at first
    purpose = "roll-off"

    @chance
    def roll(self, g: G) -> Dice:
        """A die each."""
        return Dice(len(self.tied(g)))

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> Step | None:
        """Ties for the highest roll again."""
        rollers = self.tied(g)
        for player, face in zip(rollers, faces, strict=True):
            g.emit(Rolled(self.purpose, player, (face,)), "FIG-SET-07")
        best = tuple(player for player, face in zip(rollers, faces, strict=True) if face == max(faces))
        if len(best) > 1:
            return self.goto("roll", rollers=best)
        return self.won(g, best[0])

    def tied(self, g: G) -> tuple[str, ...]:
        """Who rolls now."""
        return self.rollers or tuple(side[0] for side in teams.sides(g))

    def won(self, g: G, player: str) -> Step | None:
        """What follows for the winner."""
        raise NotImplementedError  # pragma: no cover
