"""Reading dice (FIG-RES-02, FIG-RES-04, FIG-RES-14, FIG-MRL, FIG-MOD)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.dice import counting
from tests.rule import rule


@pytest.mark.parametrize(
    ("face", "needed", "modifier", "hit"),
    [(4, 4, 0, True), (3, 4, 0, False), (3, 4, 1, True), (4, 4, -1, False), (5, 4, -1, True)],
)
@rule("FIG-RES-02", "FIG-MOD-04")
def test_a_die_hits_if_its_modified_result_reaches_the_value(face, needed, modifier, hit):
    assert counting.hits(face, needed, modifier) is hit


@rule("FIG-RES-02")
def test_a_1_always_misses_and_a_6_always_hits():
    assert not counting.hits(1, 2, +5)
    assert counting.hits(6, 6, -5)


@rule("FIG-RES-04")
def test_a_6_always_blocks_and_a_1_never():
    assert counting.block_count([6, 1, 1], needed=2, modifier=+4) == 1
    assert counting.block_count([6, 5], needed=6, modifier=-4) == 1


@rule("FIG-RES-04", "FIG-MOD-04")
def test_each_save_of_at_least_the_defense_blocks_one_hit():
    assert counting.block_count([3, 4, 5, 2], needed=4) == 2
    assert counting.block_count([3, 4, 5, 2], needed=4, modifier=-1) == 1
    assert counting.block_count([3, 4, 5, 2], needed=4, modifier=+1) == 3


@rule("FIG-RES-14")
def test_critical_blow_makes_two_hits_of_a_6():
    assert counting.hit_count([6, 6, 4, 2], 4) == 3
    assert counting.hit_count([6, 6, 4, 2], 4, keywords={"critical_blow"}) == 5


@rule("FIG-MOD-01", "FIG-EX-27")
def test_a_6_stays_a_6_whatever_is_taken_off_its_result():
    assert counting.hit_count([6], 4, modifier=-1, keywords={"critical_blow"}) == 2
    assert counting.hit_count([5], 4, modifier=+1, keywords={"critical_blow"}) == 1
    assert counting.blocks(6, needed=6, modifier=-1)


@rule("FIG-MOD-02", "FIG-MOD-03")
def test_modifiers_add_up_and_then_no_result_is_below_0():
    assert counting.result(3, -2 - 2) == 0
    assert counting.result(3, -4 + 3) == 2  # added up first: not cut at 0 in between


@rule("FIG-EX-15", "FIG-MRL-01")
def test_morale_6_is_passed_with_6_or_more():
    assert counting.passes(6, needed=6)
    assert not counting.passes(5, needed=6)


@rule("FIG-MRL-05")
def test_no_face_passes_or_fails_a_test_by_itself():
    assert not counting.passes(12, needed=6, modifier=-7)
    assert counting.passes(2, needed=6, modifier=+4)


@rule("FIG-EX-24", "FIG-MOD-02", "FIG-MOD-05")
def test_a_penalty_of_4_brings_a_total_of_4_or_less_to_0():
    assert counting.result(4, -4) == counting.result(3, -4) == 0
    assert not counting.passes(4, needed=6, modifier=-4)


@rule("FIG-MRL-02", "FIG-RUL-45")
def test_panic_costs_1_and_the_d3():
    assert [counting.panic_wounds(d3) for d3 in (1, 2, 3)] == [2, 3, 4]
    assert counting.panic_wounds(2, extra=1) == 4


@pytest.mark.parametrize(
    ("savable", "unsavable", "blocked", "due"),
    [(4, 0, 0, 4), (4, 0, 3, 1), (2, 2, 1, 2), (2, 2, 3, 1), (1, 0, 3, 0)],
)
@rule("FIG-RES-15", "FIG-RUL-81")
def test_hits_blocked_without_dice_are_first_those_that_allow_no_save(savable, unsavable, blocked, due):
    assert counting.saves_due(savable, unsavable, blocked) == due


@rule("FIG-RES-02", "FIG-RES-04")
def test_without_a_modifier_the_face_is_the_result():
    assert not counting.hits(3, 4)
    assert not counting.blocks(3, 4)
    assert counting.hit_count([3, 4], 4) == 1
