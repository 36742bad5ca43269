"""The Valyrian Steel Blade: when it may be drawn, and what it adds."""

import pytest

from tests.games.throne.battle.fights import answers, fight, kinds, play
from tests.games.throne.given import board, events, over, where
from tests.rule import rule

READY = {"blade_used": False}


def holding(house, **given):
    fiefs = [house, *(h for h in ("greyjoy", "tyrell", "stark", "baratheon", "lannister") if h != house)]
    return fight("stark FF", "lannister FF", tracks={"fiefdoms": fiefs}, turn=READY, **given)


@rule("THR-VSB-01", "THR-BAT-08", "THR-INF-02")
@pytest.mark.parametrize("house", ["stark", "lannister"])
def test_a_participant_who_holds_it_may_draw_it_after_the_cards(house):
    m = play(holding(house), stark="eddard_stark", lannister="tywin_lannister")
    assert kinds(m) == {house: "use_blade"}
    assert answers(m, house) == ["use", "keep"]
    m.submit(house, "use")
    assert events(m, "battle_won")[0]["totals"][house] == 6
    assert events(m, "blade_used") == [{"house": house}]


@rule("THR-VSB-01")
def test_a_blade_that_is_kept_adds_nothing_and_stays_ready():
    m = play(holding("stark"), stark="eddard_stark", lannister="tywin_lannister")
    m.submit("stark", "keep")
    assert events(m, "battle_won")[0]["totals"]["stark"] == 5
    assert not board(m).turn.blade_used


@rule("THR-VSB-01", "THR-BAT-02")
def test_it_is_drawn_after_the_texts_of_the_cards():
    m = fight("tyrell FF", "lannister Ff", tracks={"fiefdoms": ["tyrell", "stark", "lannister"]}, turn=READY)
    play(m, tyrell="ser_loras_tyrell", lannister="tywin_lannister")
    assert kinds(m) == {"tyrell": "loras_kill"}
    m.submit("tyrell", "ready")
    assert kinds(m) == {"tyrell": "use_blade"}


@rule("THR-VSB-02")
def test_it_serves_one_battle_a_turn():
    m = play(holding("stark"), stark="eddard_stark", lannister="cersei_lannister")
    m.submit("stark", "use")
    assert board(m).turn.blade_used
    again = fight(
        "stark FF", "lannister KKK", tracks={"fiefdoms": ["stark", "lannister"]}, turn={"blade_used": True}
    )
    play(again, stark="robb_stark", lannister="tywin_lannister")
    assert over(again)


@rule("THR-VSB-03")
def test_a_supporter_cannot_draw_it():
    m = holding("baratheon", armies={"blackwater": "baratheon F"}, orders={"blackwater": "support"})
    m.submit("baratheon", {"blackwater": "attacker"})
    play(m, stark="eddard_stark", lannister="cersei_lannister")
    assert kinds(m) == {"lannister": "retreat"}


@rule("THR-VSB-04")
def test_it_adds_no_sword():
    m = play(holding("stark"), stark="eddard_stark", lannister="cersei_lannister")
    m.submit("stark", "use")
    m.submit("lannister", "stoney_sept")
    assert where(m, "lannister") == {"stoney_sept": "ff"}
