"""The dice: eight faces with five symbols, thrown for attacks, fires and tokens (WES-CBT-13)."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.games.westeros.state import G
from montjoie.kernel import Dice, Step
from montjoie.table.dice import Throw


def dice(g: G, count: int) -> Dice:
    """So many of them, more than the box holds if need be (WES-CBT-13)."""
    return Dice(count, len(g.content.faces), tuple(g.content.faces))


def symbols(g: G, faces: Sequence[int]) -> tuple[str, ...]:
    """What the faces that came up show."""
    return tuple(g.content.faces[face - 1] for face in faces)


class Cast(Throw, frozen=True):
    """A procedure that hangs on the symbols of dice, for all to see."""

    def count(self, g: G) -> int:
        """How many dice."""
        return 1

    def cast(self, g: G) -> Dice:
        """So many of them."""
        return dice(g, self.count(g))

    def shown(self, g: G, faces: tuple[int, ...]) -> Step | None:
        """By their symbols."""
        self.fell(g, symbols(g, faces))
        return None

    def fell(self, g: G, symbols: tuple[str, ...]) -> None:
        """What follows from these symbols."""
        raise NotImplementedError  # pragma: no cover
