"""Westeros passes the conformance suite every game must pass: all plans, both skirmishes, either House.

Random players seldom meet, so the suite also looks at games that two greedy players have fought out.
"""

from __future__ import annotations

from functools import cache, cached_property
from typing import Any

import pytest

import montjoie
from montjoie.games.westeros.content import load
from montjoie.kernel import conformance

PLANS = [*load().plans, *load().skirmishes]
SEATED: tuple[Any, ...] = ("auto", "random", ["lannister", "stark"])  # who plays which House


class Fought(conformance.Case):
    """A game between two greedy players."""

    @cached_property
    def played(self) -> montjoie.Match:
        """The game played to its end."""
        match = self.start()
        players = {
            seat: montjoie.bots.make("greedy", "westeros", f"{self.seed}/{seat}") for seat in match.seats
        }
        while not match.over:
            for seat in list(match.decisions):
                match.submit(seat, players[seat].choose(match, seat))
        return match


@cache
def random_game(plan: str) -> conformance.Case:
    """A random game of a plan, the seats in one of the three orders."""
    houses = SEATED[PLANS.index(plan) % len(SEATED)]
    return conformance.Case("westeros", 2, {"plan": plan, "houses": houses}, seed=11, states=12)


@cache
def fought_game(plan: str) -> Fought:
    """A fought game of a plan; every other one with the directional retreat of 2013."""
    options = {"plan": plan, "directional_retreat": PLANS.index(plan) % 2 == 1}
    return Fought("westeros", 2, options, seed=12, states=12, answers=8)


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("plan", PLANS)
def test_random_games_conform(plan: str, check: Any):
    check(random_game(plan))


@pytest.mark.parametrize("check", conformance.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("plan", PLANS)
def test_fought_games_conform(plan: str, check: Any):
    check(fought_game(plan))


@pytest.mark.parametrize("houses", SEATED, ids=str)
@pytest.mark.parametrize("plan", PLANS)
def test_random_games_end_and_replay(plan: str, houses: Any):
    match = conformance.Case("westeros", 2, {"plan": plan, "houses": houses}, seed=5).played
    assert match.over
    assert montjoie.replay(match.record()).digest() == match.digest()
