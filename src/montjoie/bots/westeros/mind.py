"""What the thinker knows of westeros."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from montjoie.bots.greedy import Choice, kinds
from montjoie.bots.thinking.minds import Mind, distinct
from montjoie.bots.westeros.quick import QUICK
from montjoie.bots.westeros.table import FEATURES, table
from montjoie.bots.westeros.veteran import VeteranHabits
from montjoie.games.westeros.content import load
from montjoie.games.westeros.phases.command import PlayerTurn
from montjoie.games.westeros.state import G
from montjoie.kernel.match import Match

# What an action leads to is played out; how it is carried out is better known by exact odds.
THOUGHT = kinds("westeros", "take_action", "choose_commands", "commit_ability")
ROUND = 1000
BEFORE = ("", "begin", "act")  # the stages of a turn up to its action


class WesterosMind(Mind):
    """An action and the one after it are played out; a table is valued when somebody is to act."""

    game, habits, pace = "westeros", VeteranHabits(), 4000.0
    depth, lean, trust, noted, carries = 2, 0.012, 60.0, 0.15, True
    settings = [{"plan": plan} for plan in (*load().plans, *load().skirmishes)]
    quickly, features, oversights, care = QUICK, FEATURES, 0.75, 3

    def shortlist(self, world: Match, seat: str, rng: Random, width: int) -> list[Choice]:
        """What the veteran thinks of first."""
        thought = world.decisions[seat].kind in THOUGHT
        return distinct(self.habits.shortlist(world, seat, rng), width if thought else 1)

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
