"""What a learner is shown: a lens of each game makes numbers of the table as one seat sees it.

A lens reads open tables and what belongs to its seat, never more: what the seat cannot see may be dealt anew
and its numbers stay the same. Numbers are scaled to lie near 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

import montjoie


class Lens:
    """How the table of a game is told in numbers; this one knows no game, and tells but the round."""

    features: ClassVar[tuple[str, ...]] = ("round",)
    marks: ClassVar[tuple[str, ...]] = ()

    def table(self, g: Any, seat: str) -> list[float]:
        """The features of the table as a seat sees it, in their order."""
        return [(g.game.round(g.state) or 0) / 10]

    def mark(self, g: Any, seat: str, thing: str) -> Sequence[float] | None:
        """What is told of a thing that an answer names, in the order of the marks; None where it is not one
        the lens knows."""
        return None


_lenses: dict[str, Lens] = {}


def register(game: str, lens: Lens) -> None:
    """Let a game be seen through a lens."""
    _lenses[game] = lens


def lens_of(game: str) -> Lens:
    """The lens of a game; one that tells little where none was made for it."""
    return _lenses.get(montjoie.find(game).slug) or Lens()


def per_seat(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """The same features of every seat: own ones first, then those of the others in their order round the
    table."""
    return tuple(
        f"{who}.{name}" for who in ("own", *(f"other{n}" for n in range(1, seats))) for name in names
    )


def round_the_table(seats: Sequence[str], seat: str) -> list[str]:
    """The seats from one on."""
    at = seats.index(seat)
    return [*seats[at:], *seats[:at]]
