"""Positions of figurines: what a person may leave out, what must hold on a table, the moments he may name."""

from montjoie.games.figurines.positions.checks import problems
from montjoie.games.figurines.positions.defaults import complete
from montjoie.games.figurines.positions.moments import MOMENTS, moment

__all__ = ["MOMENTS", "complete", "moment", "problems"]
