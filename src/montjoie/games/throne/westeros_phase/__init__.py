"""The Westeros phase: the events of the realm (THR-WES)."""

from __future__ import annotations

from montjoie.games.throne.events import TurnBegan
from montjoie.games.throne.state import G
from montjoie.kernel import PUBLIC, Step


class WesterosPhase(Step, frozen=True):
    """Reveal and resolve the three cards (THR-WES-01)."""

    stages = ("advance", "reveal", "resolve_first", "resolve_second", "resolve_third", "put_away")
    audience = PUBLIC

    def advance(self, g: G) -> None:
        """Step 1: the turn marker."""
        g.emit(TurnBegan(g.state.turn.number + 1))

    def reveal(self, g: G) -> None:
        """Step 2."""

    def resolve_first(self, g: G) -> None:
        """Step 3."""

    def resolve_second(self, g: G) -> None:
        """Step 4."""

    def resolve_third(self, g: G) -> None:
        """Step 5."""

    def put_away(self, g: G) -> None:
        """Step 6."""
