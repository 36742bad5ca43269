"""The dice: eight faces with five symbols, thrown for attacks, fires and tokens (WES-CBT-13)."""

from __future__ import annotations

from montjoie.games.westeros.state import G
from montjoie.kernel.chance import Dice


def dice(g: G, count: int) -> Dice:
    """So many of them, more than the box holds if need be (WES-CBT-13)."""
    return Dice(count, len(g.content.faces), tuple(g.content.faces))


def symbols(g: G, faces: list[int]) -> tuple[str, ...]:
    """What the faces that came up show."""
    return tuple(g.content.faces[face - 1] for face in faces)
