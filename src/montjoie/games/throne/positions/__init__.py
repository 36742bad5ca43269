"""Positions of throne: what a person may leave out, what must hold on a board, the moments he may name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.positions import board, cards, players, running, timing
from montjoie.games.throne.positions.defaults import complete
from montjoie.games.throne.positions.moments import MOMENTS, moment
from montjoie.games.throne.state import G
from montjoie.kernel import Problem


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the board and the rules; where there is none, between the board and the
    point of the turn."""
    found = [*players.problems(g), *cards.problems(g), *board.problems(g), *running.problems(g)]
    yield from found
    if g.stack and not found:
        yield from timing.problems(g, g.stack)


__all__ = ["MOMENTS", "complete", "moment", "problems"]
