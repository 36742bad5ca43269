"""Before the first round: who leads whom."""

from __future__ import annotations

import pytest

import montjoie
from montjoie.games.conquest.content import load
from montjoie.kernel.errors import OptionError
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


@rule("CON-BTF-01", "CON-TER-01")
def test_players_choose_a_layout_of_their_scenario():
    content, armies = load(), ["hk_1000", "nords_1000"]
    for layout in content.layouts.values():
        options = {"scenario": layout.scenario, "layout": layout.id, "armies": armies}
        pieces = board(montjoie.start("conquest", 2, 1, options)).pieces
        assert pieces.keys() == {piece.id for piece in layout.pieces}
    first = board(montjoie.start("conquest", 2, 1, {"armies": armies})).pieces
    assert first.keys() == {piece.id for piece in content.layouts["head_to_head_default"].pieces}
    with pytest.raises(OptionError) as refused:
        montjoie.start("conquest", 2, 1, {"layout": "maelstrom_ruins"})
    assert [(each.path, each.rule) for each in refused.value.problems] == [("options.layout", "CON-BTF-01")]
