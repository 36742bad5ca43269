"""What the thinker knows of westeros."""

from __future__ import annotations

from collections.abc import Sequence

from montjoie.bots.greedy import kinds
from montjoie.bots.thinking.minds import Mind
from montjoie.bots.westeros.greed import WesterosHabits
from montjoie.bots.westeros.quick import QUICK
from montjoie.bots.westeros.table import FEATURES, table
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import G

ROUND = 1000
BEFORE = ("", "begin", "act")  # the stages of a turn up to its action


class WesterosMind(Mind):
    """An action and the one after it are played out; a table is valued when somebody is to act."""

    game, habits, pace = "westeros", WesterosHabits(), 4000.0
    depth, lean, trust, noted = 2, 0.012, 30.0, 0.15
    settings = [{"plan": plan} for plan in (*load().plans, *load().skirmishes)]
    quickly, features = QUICK, FEATURES
    unthought = habits.first | kinds(
        "westeros",
        *("choose_sites", "choose_commanders", "declare_units", "keep_one", "lay_piece", "place_unit"),
    )

    def horizon(self, g: G) -> int:
        """The actions of the battle that are over: every one takes a token or a card, or is a pass."""
        state = g.state
        left = sum(len(hand.cards) for hand in state.hands.values())
        for side in state.sides.values():
            left += sum(side.pool.values()) + (not side.passed)
        turn: PlayerTurn | None = g.running(PlayerTurn)
        begun = turn is not None and turn.at not in BEFORE
        return ROUND * state.course.round - left - begun

    def table(self, g: G) -> dict[str, Sequence[float]]:
        """What both Houses hold, what is left of them, and where it stands."""
        return table(g)
