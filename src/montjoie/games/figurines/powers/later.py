"""Procedures to be run later, kept as plain data in the fields of others."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from montjoie.games.figurines.state import G
from montjoie.kernel import Step
from montjoie.kernel.plain import plain

Later: TypeAlias = tuple[dict[str, Any], ...]


def later(*steps: Step) -> Later:
    """Procedures as data."""
    return tuple(plain(step) for step in steps)


def run(g: G, steps: Later) -> None:
    """Run them now, in order."""
    for step in steps:
        typed: Step = msgspec.convert(step, g.game.step_type)
        g.do(typed)
