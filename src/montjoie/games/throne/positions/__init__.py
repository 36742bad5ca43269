"""Positions of throne: what a person may leave out, what must hold on a board, the moments he may name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.positions import board, cards, players, running
from montjoie.games.throne.positions.defaults import complete
from montjoie.games.throne.positions.moments import MOMENTS, moment
from montjoie.games.throne.state import G
from montjoie.kernel import Problem


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the board and the rules."""
    yield from players.problems(g)
    yield from cards.problems(g)
    yield from board.problems(g)
    yield from running.problems(g)


__all__ = ["MOMENTS", "complete", "moment", "problems"]
