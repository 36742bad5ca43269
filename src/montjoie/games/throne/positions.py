"""Positions of throne: what must hold on a board, and the moments a person may name."""

from __future__ import annotations

from collections.abc import Iterator

from montjoie.games.throne.state import G
from montjoie.kernel import Problem, Step

MOMENTS = ("westeros", "planning", "raven", "raid", "march", "consolidate")


def problems(g: G) -> Iterator[Problem]:
    """Every contradiction between the board and the rules."""
    return iter(())


def moment(g: G, name: str, seat: str | None) -> tuple[Step, ...]:
    """The stack for a named moment."""
    return ()
