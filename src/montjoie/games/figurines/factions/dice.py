"""Effects that begin with a D3."""

from __future__ import annotations

from typing import ClassVar

from montjoie.games.figurines.events import Rolled
from montjoie.games.figurines.state import G
from montjoie.games.figurines.timing import Effect
from montjoie.kernel import Dice, chance


class DieEffect(Effect, frozen=True):
    """An effect as strong as a D3 shows (FIG-GLO-11)."""

    stages: ClassVar[tuple[str, ...]] = ("roll",)

    @chance
    def roll(self, g: G) -> Dice:
        """The die."""
        return Dice(1, 3)

    @roll.chosen
    def rolled(self, g: G, faces: list[int]) -> None:
        """Everybody sees it."""
        unit = self.source if self.source in g.state.units else None
        g.emit(Rolled(self.of, self.owner, tuple(faces), unit, 3), self.authority(g))
        self.shown(g, faces[0])

    def shown(self, g: G, face: int) -> None:
        """What follows."""
        raise NotImplementedError  # pragma: no cover
