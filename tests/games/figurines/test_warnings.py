"""What a careful player is warned of (KER-ANS-06)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import TakeAction
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.tactics.board import ActivateNcu
from tests.games.figurines.given import answer, at
from tests.games.given import warned
from tests.rule import rule

TWO = {"own": "stark_sworn_swords 24,10", "foe": "lannister_guardsmen 24,38 @180 owner=b"}


@rule("KER-ANS-06", "FIG-ACT-01")
def test_a_unit_that_could_act_is_not_to_forgo_its_action_unawares() -> None:
    match = at(TakeAction(unit="own"), TWO)
    assert warned(match, "forgo") == ["warn-forgoes"]
    assert warned(match, "march") == []


@rule("KER-ANS-06", "FIG-OBJ-05")
def test_who_leaves_an_objective_that_it_controls_is_warned() -> None:
    tokens = {"t": "24,10 claimed=own", "u": "40,40"}
    match = at(TakeAction(unit="own"), TWO, objectives=tokens, mode="a_game_of_thrones")
    answer(match, "maneuver")
    assert warned(match, [{"turn": 0, "ahead": 5_000, "pivot": "centre"}]) == ["warn-objective-left"]
    assert warned(match, [{"turn": 0, "ahead": 500, "pivot": "centre"}]) == []


@rule("KER-ANS-06", "FIG-CHG-13")
def test_a_charge_that_will_hardly_arrive_is_warned_of() -> None:
    near = TWO | {"foe": "lannister_guardsmen 24,22.8 @180 owner=b"}
    far = TWO | {"foe": "lannister_guardsmen 24,25.5 @180 owner=b"}
    other = {"other": "lannister_guardsmen 31,22.8 @180 owner=b"}  # or nobody would be asked whom it charges
    assert warned(at(Charge(unit="own"), near | other), "foe") == []
    assert warned(at(Charge(unit="own"), far | other), "foe") == ["warn-long-charge"]


@rule("KER-ANS-06", "FIG-NCU-03", "FIG-TAC-06", "FIG-TAC-09")
def test_an_activation_at_court_for_nothing_is_warned_of() -> None:
    match = at(ActivateNcu(ncu="n"), TWO, ncus={"n": "sansa_stark"})
    assert warned(match, "nothing") == ["warn-no-zone"]
    assert warned(match, "combat") == ["warn-idle-zone"]  # nobody has anybody to attack
    assert warned(match, "maneuver") == []
    alone = at(ActivateNcu(ncu="n"), {"own": TWO["own"]}, ncus={"n": "sansa_stark"})
    assert warned(alone, "crown") == ["warn-idle-zone"]
