"""The course of the game: ten turns of three phases (THR-TRN, THR-GEN-02)."""

from __future__ import annotations

from montjoie.games.throne.action_phase import ActionPhase
from montjoie.games.throne.events import HousesDrawn, TurnBegan
from montjoie.games.throne.planning_phase import PlanningPhase
from montjoie.games.throne.state import G
from montjoie.games.throne.victory import castles, final_ranking
from montjoie.games.throne.westeros_phase import WesterosPhase
from montjoie.games.throne.westeros_phase.cards import ShuffleDecks
from montjoie.kernel import Deal, PublicStep, Step, chance


class Campaign(PublicStep, frozen=True):
    """The whole game: set-up by chance, then turns until somebody has won (THR-GEN-02)."""

    stages = ("draw_houses", "shuffle_decks", "first_turn", "next_turn")

    @chance
    def draw_houses(self, g: G) -> Deal | None:
        """THR-SET-05: each player draws his house, unless they were chosen; only houses in play are
        drawn (THR-PLR-08)."""
        undecided = [house for house in g.state.houses.values() if not house.seat]
        return Deal(len(undecided)) if undecided else None

    @draw_houses.chosen
    def drawn(self, g: G, order: list[int]) -> None:
        """Seat by seat, the card drawn."""
        houses = list(g.state.houses)
        g.emit(HousesDrawn({seat: houses[i] for seat, i in zip(g.seats, order, strict=True)}))

    def shuffle_decks(self, g: G) -> None:
        """THR-SET-07: shuffle the three Westeros decks."""
        g.do(ShuffleDecks())

    def first_turn(self, g: G) -> None:
        """THR-TRN-02: turn 1 has no Westeros phase."""
        g.emit(TurnBegan(g.state.turn.number, castles(g)), "THR-TRN-02")
        g.do(GameTurn(at="planning"))

    def next_turn(self, g: G) -> Step | None:
        """THR-GEN-02: after turn 10 the game ends."""
        if g.state.turn.number >= g.content.turns:
            final_ranking(g)
            return None
        g.do(GameTurn())
        return self.goto("next_turn")


class GameTurn(PublicStep, frozen=True):
    """A turn: Westeros phase, planning phase, action phase (THR-TRN-01)."""

    stages = ("westeros", "planning", "action")

    def westeros(self, g: G) -> None:
        """Phase 1: the events of the realm (THR-TRN-01)."""
        g.do(WesterosPhase())

    def planning(self, g: G) -> None:
        """Phase 2: secret orders (THR-TRN-01)."""
        g.do(PlanningPhase())

    def action(self, g: G) -> None:
        """Phase 3: the orders are resolved (THR-TRN-01)."""
        g.do(ActionPhase())
