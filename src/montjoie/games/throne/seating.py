"""Who is asked: players sit behind houses, the rules speak of houses."""

from __future__ import annotations

from montjoie.games.throne.state import G
from montjoie.kernel import Question, Space


def to(g: G, house: str, space: Space, rule: str) -> Question:
    """A question to the player of a house."""
    return Question(g.state.houses[house].seat, space, rule)


def house_of(g: G, seat: str) -> str:
    """The house a player plays (THR-GEN-01)."""
    for name, house in g.state.houses.items():
        if house.seat == seat:
            return name
    raise LookupError(seat)


def turn_order(g: G) -> tuple[str, ...]:
    """The houses in the order of the Iron Throne track (THR-TRN-03, THR-INF-01)."""
    return g.state.tracks["iron_throne"].order


def tie_breaker(g: G) -> str:
    """Who decides ties outside battles: the holder of the Iron Throne of this moment (THR-GEN-07)."""
    return g.state.tracks["iron_throne"].holder
