"""Throne passes the conformance suite every game must pass, for all numbers of players and options."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.kernel import conformance

SET_UPS: list[tuple[int | list[str], dict[str, Any]]] = [
    (3, {}),
    (4, {"houses": "random"}),
    (5, {"competitive": True}),
    (["Anne", "Bruno", "Chloé", "Dario", "Élise"], {}),
]


@pytest.mark.parametrize(("seats", "options"), SET_UPS)
@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
def test_throne_conforms(check: Any, seats: int | list[str], options: dict[str, Any]):
    check(conformance.Case("throne", seats, options, seed=11))


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("seed", range(4))
def test_random_games_end_and_replay(seats: int, seed: int):
    case = conformance.Case("throne", seats, {}, seed=seed)
    conformance.plays_to_the_end(case)
    conformance.replays(case)
