"""The action phase: raids, marches with their battles, consolidation of power (THR-ACT)."""

from __future__ import annotations

from montjoie.games.throne.action_phase.consolidate import collect
from montjoie.games.throne.action_phase.marches import MarchOrders
from montjoie.games.throne.action_phase.raids import RaidOrders
from montjoie.games.throne.events import OrdersCleared, RoutedRecovered
from montjoie.games.throne.state import G
from montjoie.kernel import PublicStep


class ActionPhase(PublicStep, frozen=True):
    """Raids, marches, power, each completed before the next (THR-ACT-01); Support and Defence orders
    have no step of their own (THR-ACT-02)."""

    stages = ("raids", "marches", "recover", "consolidate", "clear")

    def raids(self, g: G) -> None:
        """Step a: Raid orders (THR-ACT-01)."""
        g.do(RaidOrders())

    def marches(self, g: G) -> None:
        """Step b: March orders with their battles (THR-ACT-01)."""
        g.do(MarchOrders())

    def recover(self, g: G) -> None:
        """THR-ROU-07: when all marches are resolved, routed units stand up."""
        routed = tuple(area for area, army in g.state.armies.items() if army.routed)
        if routed:
            g.emit(RoutedRecovered(routed))

    def consolidate(self, g: G) -> None:
        """Step c: Consolidate Power orders (THR-ACT-01)."""
        collect(g)

    def clear(self, g: G) -> None:
        """THR-CON-04: the phase ends, all order tokens are taken up (THR-ORD-07)."""
        g.emit(OrdersCleared(), "THR-CON-04")
