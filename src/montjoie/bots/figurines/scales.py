"""What things are worth to greedy, in Victory Points."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import units
from montjoie.games.figurines.state import G, mode_of
from montjoie.games.figurines.timing.hooks import hook

POINT = 0.07  # a point of an army list
TOKEN = 0.5  # a token on the table where only missions give points
KILL = 0.4  # a unit destroyed where that gives no point
WALL = 5.0  # FIG-STO-11
CONDITION = {"panicked": 0.12, "vulnerable": 0.15, "weakened": 0.12}
CARD = 0.12  # a Tactics card in hand
ROUNDS = 6


def rounds_left(g: G) -> int:
    """How often tokens may still score."""
    return max(1, ROUNDS + 1 - max(1, g.state.course.round))


def wound(g: G, unit: str) -> float:
    """One wound of a unit, whatever else its end brings."""
    card = units.card(g, unit)
    return POINT * (units.cost(g, unit) + 1) / (card.figures * card.wounds)


def fall(g: G, unit: str, by: str) -> float:
    """What the end of a unit brings an enemy beside its figures."""
    row, mode = g.state.units[unit], hook(g)
    if units.is_wall(g, unit):
        return WALL
    worth = 1.0 if mode.combat_vp(g, by) else KILL
    scoring = mode_of(g).scoring
    if row.marked:
        worth += scoring.marked_destroyed
    worth += row.vp * scoring.per_token
    if row.carries or any(token.claimed == unit for token in g.state.objectives.values()):
        worth += token_worth(g)
    return worth


def token_worth(g: G) -> float:
    """What a token gives in a round to who holds it."""
    scoring = mode_of(g).scoring
    return float(scoring.per_objective) or TOKEN
