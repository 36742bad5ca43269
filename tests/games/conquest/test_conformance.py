"""Conquest passes the conformance suite every game must pass."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.kernel import conformance
from tests.rule import rule

AGREED = {"armies": ["hk_1000", "nords_1000"]}


@rule("CON-CMD-02")
@pytest.mark.parametrize("options", [AGREED, {"limit": 1000}], ids=["agreed", "handed_in"])
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_conquest_conforms(check: Any, options: dict[str, Any]):
    check(conformance.Case("conquest", 2, options, seed=11, states=8, answers=3))


@rule("CON-RND-01")
@pytest.mark.parametrize("seed", range(2))
def test_random_games_end_and_replay(seed: int):
    case = conformance.Case("conquest", 2, {"limit": 1000}, seed=seed)
    conformance.plays_to_the_end(case)
    conformance.replays(case)
