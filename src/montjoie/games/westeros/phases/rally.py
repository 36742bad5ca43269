"""The rally phase: advantage, refresh, rally units (WES-RAL)."""

from __future__ import annotations

from montjoie.games.westeros.events import AdvantageWon, TokensRefreshed, UnitsRallied
from montjoie.games.westeros.seating import in_order
from montjoie.games.westeros.state import HOUSES, G
from montjoie.games.westeros.units import lasting
from montjoie.kernel import PublicStep


class RallyPhase(PublicStep, frozen=True):
    """Both players together, in the order A, B, C (WES-RAL-01)."""

    stages = ("advantage", "refresh", "rally_units")

    def advantage(self, g: G) -> None:
        """A: more command tokens on the command board win advantage (WES-RAL-02), momentum decides
        equality (WES-RAL-03); who has it is first player for the round (WES-RAL-04). Effects that last a
        round are over."""
        lasting.end(g, "round")
        stark, lannister = (g.state.sides[house].command_tokens for house in HOUSES)
        if stark == lannister:
            g.emit(AdvantageWon(g.state.course.momentum, stark, lannister), "WES-RAL-03")
        elif stark > lannister:
            g.emit(AdvantageWon("stark", stark, lannister))
        else:
            g.emit(AdvantageWon("lannister", lannister, stark))

    def refresh(self, g: G) -> None:
        """B: command tokens go back from the commander cards to the boards (WES-RAL-05), those of
        captured commanders too (WES-CAP-08, WES-RUL-25)."""
        for house in in_order(g):
            commanders = [c for c in g.state.commanders.values() if c.house == house]
            if any(c.tokens or not c.unit for c in commanders):
                g.emit(TokensRefreshed(house, sum(c.tokens for c in commanders)))

    def rally_units(self, g: G) -> None:
        """C: every unit becomes ready (WES-RAL-06)."""
        if spent := tuple(name for name, unit in g.state.units.items() if unit.spent):
            g.emit(UnitsRallied(spent))
