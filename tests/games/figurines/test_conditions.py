"""Condition tokens: laying them and taking them off (FIG-CON)."""

from __future__ import annotations

from montjoie.games.figurines.events import TokensCleared
from montjoie.games.figurines.harm.conditions import (
    GiveCondition,
    TakeCondition,
    can_receive,
    give,
    spend,
    take,
)
from montjoie.games.figurines.state import G
from tests.games.figurines.fights import Meddle, watch
from tests.games.figurines.given import answer, asked, at, board, engine, events, offered, over, refused
from tests.rule import rule

UNITS = {"d": "stark_sworn_swords 24,24 owner=b panicked"}


@rule("FIG-CON-01")
def test_a_unit_has_at_most_one_token_of_each_kind(monkeypatch):
    seen = watch(monkeypatch)

    def twice(g: G) -> None:
        give(g, "d", "panicked")
        give(g, "d", "weakened")

    match = at(Meddle(work=twice), UNITS)
    assert board(match).units["d"].conditions == ("panicked", "weakened")
    assert [(m.window, m.kind) for m in seen] == [("condition_gained", "weakened")]


@rule("FIG-CON-01", "FIG-TAC-05")
def test_the_kind_is_the_player_s_choice_of_those_it_does_not_have():
    match = at(GiveCondition(unit="d", player="a"), UNITS)
    assert offered(match, "a") == ["vulnerable", "weakened"]
    assert refused(match, "a", "panicked") == ("FIG-CON-01", "condition-there")
    assert refused(match, "a", "hungry") == ("FIG-CON-01", "not-offered")
    answer(match, "vulnerable")
    assert board(match).units["d"].conditions == ("panicked", "vulnerable")
    assert over(match)


@rule("FIG-CON-01")
def test_several_tokens_of_one_effect_are_of_different_kinds():
    match = at(GiveCondition(unit="d", player="a", count=2), UNITS)
    answer(match, "vulnerable")
    assert offered(match, "a") == ["weakened"]
    answer(match, "weakened")
    assert over(match)


@rule("FIG-CON-01")
def test_a_unit_with_all_three_receives_nothing():
    match = at(GiveCondition(unit="d", player="a"), {"d": UNITS["d"] + " vulnerable weakened"})
    assert over(match)


@rule("FIG-CON-02", "FIG-TAC-04")
def test_tokens_stay_until_an_effect_takes_them_off():
    match = at(TakeCondition(unit="d", player="b"), {"d": UNITS["d"] + " weakened"})
    assert asked(match, "condition_kind") == "b"
    assert refused(match, "b", "vulnerable") == ("FIG-CON-01", "condition-absent")
    answer(match, "weakened")
    assert board(match).units["d"].conditions == ("panicked",)


@rule("FIG-CON-02")
def test_clean_up_leaves_tokens():
    match = at(Meddle(work=lambda g: g.emit(TokensCleared())), UNITS)
    assert board(match).units["d"].conditions == ("panicked",)


@rule("FIG-CON-09")
def test_tokens_lie_only_on_combat_units_that_stand():
    g = engine({"w": "castle_wall 24,40", "x": "stark_bowmen 10,10 x0", "y": "stark_bowmen 30,10"})
    assert [can_receive(g, unit, "weakened") for unit in ("w", "x", "y")] == [False, False, True]


@rule("FIG-CON-07")
def test_a_token_spent_as_a_cost_has_no_other_effect():
    match = at(Meddle(work=lambda g: spend(g, "d", "panicked", "a")), UNITS, live=False)
    assert board(match).units["d"].conditions == ()
    assert over(match)


@rule("FIG-CON-02")
def test_taking_off_a_token_that_is_not_there_does_nothing():
    match = at(Meddle(work=lambda g: take(g, "d", "weakened")), UNITS)
    assert events(match, "condition_lost") == []
