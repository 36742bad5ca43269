"""Positions of westeros: what a person may leave out, what must hold on a board, the moments he may name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.westeros.positions import board, players
from montjoie.games.westeros.positions.defaults import complete
from montjoie.games.westeros.positions.moments import MOMENTS, moment, running
from montjoie.games.westeros.state import G
from montjoie.kernel import Problem


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the board and the rules; what the plan does not know comes first."""
    wrong = list(players.course(g))
    yield from wrong
    if not wrong:
        yield from players.problems(g)
        yield from board.problems(g)
        yield from running(g)


__all__ = ["MOMENTS", "complete", "moment", "problems"]
