"""Before the first round: who leads whom."""

from __future__ import annotations

import pytest

import montjoie
from tests.games.conquest.given import board
from tests.rule import rule


@rule("CON-BTF-03", "CON-RND-02")
def test_every_character_leads_a_regiment_before_the_first_round():
    match = montjoie.start("conquest", seats=2, seed=1, options={"armies": ["hk_1000", "nords_1000"]})
    while match.round is None:
        for seat, decision in match.decisions.items():
            match.submit(seat, next(iter(decision.candidates())))
    rows = board(match).characters.values()
    assert rows
    assert all(one.regiment and board(match).regiments[one.regiment].warband == one.warband for one in rows)


@rule("CON-ARM-01")
@pytest.mark.parametrize("limit", [500, 1000, 3000])
def test_there_is_an_army_to_hand_in_whatever_was_agreed_on(limit: int):
    decision = montjoie.start("conquest", 2, 1, {"limit": limit}).decisions["seat-1"]
    offered = list(decision.candidates())
    assert offered
    assert not any(decision.problems(army) for army in offered)
