"""The units that a command card declares, to be activated together (WES-CRD-13)."""

from __future__ import annotations

from montjoie.games.westeros.state import G
from montjoie.kernel import PublicStep


class Declaring(PublicStep, frozen=True, kw_only=True):
    """A procedure that declares units: `PlayCard`; commands and abilities add to it."""

    batch: tuple[str, ...] = ()
    bonus_move: dict[str, int] = {}
    bonus_dice: dict[str, int] = {}
    no_attack: tuple[str, ...] = ()


def declared(g: G) -> tuple[str, ...]:
    """The units declared and not activated yet (WES-CRD-14)."""
    card: Declaring | None = g.running(Declaring)
    return card.batch if card else ()
