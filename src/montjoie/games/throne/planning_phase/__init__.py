"""The planning phase: secret orders, their reveal, the Messenger Raven (THR-PLN)."""

from __future__ import annotations

from montjoie.games.throne.planning_phase.assign import AssignOrders
from montjoie.games.throne.planning_phase.raven import SendRaven
from montjoie.games.throne.state import G
from montjoie.kernel import PublicStep


class PlanningPhase(PublicStep, frozen=True):
    """Place, reveal, Raven (THR-PLN-01)."""

    stages = ("place", "raven")

    def place(self, g: G) -> None:
        """Steps 1 and 2: all orders are placed in secret, then turned up together (THR-PLN-01)."""
        g.do(AssignOrders())

    def raven(self, g: G) -> None:
        """Step 3: the Messenger Raven may be used (THR-PLN-01)."""
        g.do(SendRaven())
