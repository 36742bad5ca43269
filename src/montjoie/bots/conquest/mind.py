"""What the thinker knows of conquest."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from montjoie.bots.conquest.general import GeneralHabits
from montjoie.bots.conquest.quick import QUICK
from montjoie.bots.conquest.table import FEATURES, table
from montjoie.bots.greedy import Choice
from montjoie.bots.thinking.minds import Mind, distinct
from montjoie.games.conquest.content import load
from montjoie.games.conquest.state import G
from montjoie.kernel.match import Match

THOUGHT = {  # of which several answers are compared; what a point of the habit is in victory points
    "choose_action": 1.0,
    "choose_character_action": 1.0,
    "charge_target": 1.0,
    "volley_target": 1.0,
    "choose_spell": 1.0,
    "choose_supremacy": 1.0,
    "choose_draw_event": 1.0,
    "choose_march": 0.1,
    "choose_entry": 0.1,
}


class ConquestMind(Mind):
    """Some cards are played out: a round has many, and each of them many questions."""

    game, habits, pace = "conquest", GeneralHabits(), 1100.0
    quickly, features = QUICK, FEATURES
    width, depth, lean, trust, noted = 4, 3, 0.08, 12.0, 0.2
    breadth, care, whim = 5, 2, 1.0
    settings = [{"scenario": name, "limit": 1000} for name in load().scenarios]

    def shortlist(self, world: Match, seat: str, rng: Random, width: int) -> list[Choice]:
        """What the general thinks of first."""
        found = self.habits.shortlist(world, seat, rng)
        scale = THOUGHT.get(world.decisions[seat].kind.partition(".")[2])
        if scale is None:
            return distinct(found, 1)
        return [Choice(answer, scale * weight) for answer, weight in distinct(found, width)]

    def horizon(self, g: G) -> int:
        """Regiments that have acted, of all rounds."""
        acted = sum(row.memory.activated for row in g.state.regiments.values())
        return 100 * g.state.course.round + acted

    def table(self, g: G) -> dict[str, Sequence[float]]:
        """What every player has scored, holds, and stands to win or lose."""
        return table(g)
