"""The steps of every game go from one process to another: each is found by its name."""

from __future__ import annotations

import pickle
from typing import get_args

import pytest

from montjoie.kernel.game import find


@pytest.mark.parametrize("game", ["conquest", "figurines", "throne", "westeros"])
def test_every_step_travels_between_processes_by_name(game: str) -> None:
    """Given a game, when any of its steps is packed, then it comes back as the same kind."""
    steps = get_args(find(game).step_type)
    assert steps
    for step in steps:
        assert pickle.loads(pickle.dumps(step)) is step
