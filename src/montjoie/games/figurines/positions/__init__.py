"""Positions of figurines: what a person may leave out, what must hold on a table, the moments he may name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.figurines.positions import players, table
from montjoie.games.figurines.positions.defaults import complete
from montjoie.games.figurines.positions.moments import MOMENTS, moment, running
from montjoie.games.figurines.state import G
from montjoie.kernel import Problem


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the table and the rules; who plays what comes first."""
    wrong = list(players.course(g))
    yield from wrong
    if not wrong:
        yield from players.problems(g)
        yield from table.problems(g)
        yield from running(g)


__all__ = ["MOMENTS", "complete", "moment", "problems"]
