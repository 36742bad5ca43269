"""The activation of a character, and the card drawn after it."""

from __future__ import annotations

import pytest

from montjoie.games.conquest import Conquest
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.state import Stack
from montjoie.kernel.chance import Stream
from montjoie.kernel.match import Match, begun
from tests.games.conquest.given import answer, at, board, engine, over
from tests.rule import rule

LORD = CharacterActivation(character="noble_lord_1")


def acting(regiment: str, *cards: str) -> Match:
    g = engine(regiment, steps=(LORD,))
    g.state.stacks["a"] = Stack("a", cards)
    return begun(g, 0)


@rule("CON-CHR-12", "CON-BRK-08", "CON-CHR-13")
def test_a_character_may_rally_his_regiment():
    match = at(LORD, "militia 24,10 broken +noble_lord")
    answer(match, "choose_character_action", "rally")
    assert not board(match).regiments["militia_1"].broken
    assert board(match).characters["noble_lord_1"].acted


@rule("CON-CHR-14")
def test_his_regiments_card_drawn_after_him_activates_it():
    match = acting("militia 24,10 +noble_lord", "militia", "men_at_arms")
    answer(match, "draw_on", "draw")
    assert board(match).regiments["militia_1"].memory.activated
    assert board(match).stacks["a"].cards == ("men_at_arms",)
    (decision,) = match.decisions.values()
    assert decision.kind == "conquest.choose_action"


@rule("CON-CHR-14")
def test_another_card_goes_back_on_top():
    match = acting("militia 24,10 +noble_lord", "men_at_arms", "militia")
    answer(match, "draw_on", "draw")
    assert board(match).stacks["a"].cards == ("men_at_arms", "militia")
    assert not board(match).regiments["militia_1"].memory.activated
    assert over(match)


@rule("CON-CHR-14", "CON-CHR-15")
@pytest.mark.parametrize(
    ("regiment", "asked"),
    [("militia 24,10 +noble_lord", True), ("militia 24,10 activated +noble_lord", False)],
)
def test_only_a_regiment_that_may_still_act_is_drawn_for(regiment: str, asked: bool):
    assert over(acting(regiment, "militia")) != asked


@rule("CON-RUL-35")
def test_off_the_table_he_neither_acts_nor_draws_an_event_but_draws_on():
    match = acting("militia arriving broken +noble_lord", "militia")
    answer(match, "draw_on", "draw")
    assert board(match).regiments["militia_1"].memory.activated
    assert not board(match).characters["noble_lord_1"].acted


@rule("CON-CHR-14", "CON-CMD-02")
def test_in_every_world_the_card_that_went_back_lies_on_top():
    cards = ("men_at_arms", "militia", "raiders", "stalkers", "trolls")
    match = acting("militia 24,10 +noble_lord", *cards)
    answer(match, "draw_on", "draw")
    dealt = {
        Conquest().redeal(match.engine, "b", Stream(f"world {n}"))["stacks"]["a"].cards for n in range(20)
    }
    assert {stack[0] for stack in dealt} == {"men_at_arms"}
    assert len(dealt) > 3
    assert all(sorted(stack) == sorted(cards) for stack in dealt)
