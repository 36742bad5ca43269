"""Every plan and both skirmishes play from start to end, whoever plays which House."""

from __future__ import annotations

from typing import Any

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.kernel import conformance
from montjoie.kernel.chance import Stream
from tests.rule import rule

PLANS = [*load().plans, *load().skirmishes]
SECRETIVE = ["battle_of_the_green_fork", "breaking_the_siege", "raid_in_the_riverlands"]
IDLE = ("pass", "done", "stay", "decline", "leave")


def eager(decision: Any, rng: Stream) -> Any:
    """A random answer that seldom does nothing."""
    answer = decision.sample(rng)
    for _ in range(6):
        if answer in IDLE:
            answer = decision.sample(rng)
    return answer


@rule("WES-GEN-04", "WES-RND-02")
@pytest.mark.parametrize("plan", PLANS)
@pytest.mark.parametrize(
    ("seed", "houses"), [(1, "auto"), (2, ["lannister", "stark"]), (3, "random"), (4, "auto")]
)
def test_random_players_play_it_to_the_end(plan: str, seed: int, houses: Any) -> None:
    match = montjoie.start("westeros", ["Anne", "Bruno"], seed, {"plan": plan, "houses": houses})
    rng = Stream(seed)
    while not match.over:
        for seat, decision in list(match.decisions.items()):
            match.submit(seat, eager(decision, rng))
    assert match.result is not None
    assert {seat for place in match.result.ranking for seat in place} == {"Anne", "Bruno"}


@pytest.mark.parametrize("plan", PLANS)
def test_it_conforms(plan: str) -> None:
    conformance.run_all("westeros", 2, {"plan": plan}, seed=5, states=10, answers=6)


@rule("WES-GEN-04", "WES-SKI-03")
@pytest.mark.parametrize("plan", SECRETIVE)
def test_its_secrets_are_kept_in_every_state(plan: str) -> None:
    conformance.keeps_secrets(conformance.Case("westeros", 2, {"plan": plan}, seed=8, states=10_000))
