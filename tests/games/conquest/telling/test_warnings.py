"""What a careful player is warned of (KER-ANS-06), and why an action cannot be taken."""

from __future__ import annotations

from montjoie.games.conquest.actions.charge import Charge
from montjoie.games.conquest.activation import Activation
from tests.games.conquest.given import at, refusals
from tests.games.given import warned
from tests.rule import rule

MILITIA = Activation(regiment="militia_1")


@rule("KER-ANS-06", "CON-PAS-01")
def test_a_regiment_that_could_act_does_not_pass_unawares():
    match = at(MILITIA, "militia 24,10", "raiders 24,40 @180 b")
    assert warned(match, "pass") == ["warn-passes"]
    assert warned(match, "march") == []


@rule("KER-ANS-06", "CON-CHG-05")
def test_a_charge_that_needs_a_five_is_warned_of():
    enemies = ("raiders 21,20 @180 b", "raiders 29,22 @180 b")
    match = at(Charge(regiment="militia_1"), "militia 24,10", *enemies)
    assert warned(match, "raiders_1") == []
    assert warned(match, "raiders_2") == ["warn-long-charge"]


@rule("CON-ACT-11", "CON-CHG-02")
def test_an_action_that_is_not_offered_says_why():
    match = at(MILITIA, "militia 24,10", "raiders 24,40 @180 b")
    assert refusals(match, "charge") == ["CON-CHG-02"]
    assert refusals(match, "clash") == ["CON-ACT-11"]
    assert refusals(match, "dance") == ["CON-ACT-06"]
