"""Westeros passes the conformance suite every game must pass, for battles, skirmishes and options."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.content import load
from montjoie.kernel import conformance

SET_UPS: list[tuple[int | list[str], dict[str, Any]]] = [
    (2, {}),
    (2, {"plan": "wolf_raiders", "houses": "random"}),
    (["Anne", "Bruno"], {"plan": "battle_of_the_green_fork"}),
    (2, {"plan": "breaking_the_siege", "houses": ["lannister", "stark"], "directional_retreat": True}),
    (2, {"plan": "raid_in_the_riverlands"}),
]
PLANS = [*load().battles, *load().skirmishes]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_westeros_conforms(check: Any, seats: int | list[str], options: dict[str, Any]) -> None:
    check(conformance.Case("westeros", seats, options, seed=11, states=20))


@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize("seed", range(2))
def test_random_battles_end_and_replay(plan: str, seed: int) -> None:
    case = conformance.Case("westeros", 2, {"plan": plan}, seed=seed)
    conformance.plays_to_the_end(case)
    conformance.replays(case)
