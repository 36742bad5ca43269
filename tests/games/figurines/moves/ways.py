"""Ways of trays as answers, in inches and degrees; and where a unit stands, likewise."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.state import G
from montjoie.kernel.match import Match
from tests.games.figurines.given import board

Legs = list[dict[str, Any]]


def legs(turn: float = 0, ahead: float = 0, then: float = 0) -> Legs:
    """Turn, go ahead, turn again."""
    return [
        {"turn": round(turn * 100), "ahead": round(ahead * 1000), "pivot": "centre"},
        {"turn": round(then * 100), "ahead": 0, "pivot": "centre"},
    ]


def one(turn: float = 0, ahead: float = 0) -> Legs:
    """A single leg."""
    return legs(turn, ahead)[:1]


def stands(match: Match | G, unit: str) -> tuple[float, float, float]:
    """x and y in inches, facing in degrees."""
    row = (board(match) if isinstance(match, Match) else match.state).units[unit]
    return row.x / 1000, row.y / 1000, row.facing / 100


def problems(match: Match, answer: Any, seat: str = "a") -> list[tuple[str, str]]:
    """Every rule and key an answer meets."""
    return [(problem.rule, problem.key) for problem in match.decisions[seat].problems(answer)]
