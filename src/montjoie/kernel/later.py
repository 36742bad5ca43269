"""Procedures to be run later, kept as plain data in the fields of others: what follows a test, an attack."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from montjoie.kernel.engine import AnyEngine
from montjoie.kernel.plain import plain
from montjoie.kernel.steps import Step

Later: TypeAlias = tuple[dict[str, Any], ...]


def later(*steps: Step) -> Later:
    """Procedures as data."""
    return tuple(plain(step) for step in steps)


def run(g: AnyEngine, steps: Later) -> None:
    """Run them now, in order."""
    for step in steps:
        typed: Step = msgspec.convert(step, g.game.step_type)
        g.do(typed)
