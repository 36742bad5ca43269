"""Who is asked: players sit behind Houses, the rules speak of Houses (WES-GEN-02)."""

from __future__ import annotations

from montjoie.games.westeros.state import G, enemy_of
from montjoie.kernel import Question, Space


def to(g: G, house: str, space: Space, rule: str) -> Question:
    """A question to the player of a House."""
    return Question(g.state.sides[house].seat, space, rule)


def house_of(g: G, seat: str) -> str:
    """The House a player controls (WES-GEN-02)."""
    return next(name for name, side in g.state.sides.items() if side.seat == seat)


def in_order(g: G) -> tuple[str, str]:
    """The Houses, first player first (WES-RAL-04): he goes first where both act (WES-REG-01)."""
    first = g.state.course.first
    return first, enemy_of(first)
