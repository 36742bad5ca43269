"""The action phase: raids, marches with their battles, consolidation of power (THR-ACT)."""

from __future__ import annotations

from montjoie.games.throne.state import G
from montjoie.kernel import PUBLIC, Step


class ActionPhase(Step, frozen=True):
    """Raids, marches, power, each completed before the next (THR-ACT-01)."""

    stages = ("raids", "marches", "recover", "consolidate", "clear")
    audience = PUBLIC

    def raids(self, g: G) -> None:
        """Step a."""

    def marches(self, g: G) -> None:
        """Step b."""

    def recover(self, g: G) -> None:
        """THR-ROU-07."""

    def consolidate(self, g: G) -> None:
        """Step c."""

    def clear(self, g: G) -> None:
        """THR-CON-04."""
