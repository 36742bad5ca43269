"""Casualties: how many, whose, and which."""

import pytest

from tests.games.throne.battle.fights import answers, fight, kinds, play, refused
from tests.games.throne.given import board, events, over, where
from tests.rule import rule


@rule("THR-CAS-01", "THR-CAS-05", "THR-EX-14")
def test_two_swords_against_one_fortification_kill_one():
    m = play(fight("lannister KKK", "tyrell FF"), lannister="tywin_lannister", tyrell="margaery_tyrell")
    m.submit("tyrell", "blackwater")
    assert where(m, "tyrell") == {"blackwater": "f"}


@rule("THR-CAS-05", "THR-EX-14")
def test_swords_of_the_loser_and_fortifications_of_the_winner_count_nothing():
    m = play(fight("lannister FF", "tyrell KKK"), lannister="tywin_lannister", tyrell="margaery_tyrell")
    assert where(m, "lannister") == {"riverrun": "ff"}
    assert where(m, "tyrell") == {"harrenhal": "KKK"}


@rule("THR-CAS-01")
def test_more_fortifications_than_swords_kill_nobody():
    m = play(fight("greyjoy KKK", "stark FF"), greyjoy="theon_greyjoy", stark="eddard_stark")
    m.submit("stark", "blackwater")
    assert where(m, "stark") == {"blackwater": "ff"}


@rule("THR-CAS-02")
def test_the_loser_chooses_which_of_his_units_fall():
    m = play(fight("stark FFK", "lannister KKKK"), stark="robb_stark", lannister="kevan_lannister")
    assert kinds(m) == {"stark": "casualties"}
    assert answers(m, "stark") == [{"footman": 1}, {"knight": 1}]
    m.submit("stark", {"knight": 1})
    assert where(m, "stark") == {"riverrun": "ff"}


@rule("THR-CAS-02")
def test_a_beaten_defender_chooses_among_all_mixes():
    m = play(fight("lannister KKKK", "stark FFKK"), lannister="tywin_lannister", stark="catelyn_stark")
    assert answers(m, "stark") == [{"footman": 2}, {"footman": 1, "knight": 1}, {"knight": 2}]
    m.submit("stark", {"footman": 1, "knight": 1})
    m.submit("stark", "stoney_sept")
    assert where(m, "stark") == {"stoney_sept": "fk"}


@rule("THR-CAS-01")
@pytest.mark.parametrize("fallen", [{}, {"footman": 2}, {"footman": 1, "knight": 1}])
def test_neither_more_nor_fewer_fall_than_are_due(fallen):
    m = play(fight("stark FFK", "lannister KKKK"), stark="robb_stark", lannister="kevan_lannister")
    assert refused(m, "stark", fallen) == ("THR-CAS-01", "casualties-number")


@rule("THR-CAS-03", "THR-ROU-04", "THR-CAS-02")
def test_routed_units_cannot_be_chosen():
    m = play(fight("lannister KKKK", "stark FKkk"), lannister="kevan_lannister", stark="robb_stark")
    assert answers(m, "stark") == [{"footman": 1}, {"knight": 1}]
    assert refused(m, "stark", {"knight": 2}) == ("THR-CAS-03", "casualties-not-ready")
    assert refused(m, "stark", {"ship": 1}) == ("THR-CAS-03", "casualties-not-ready")


@rule("THR-CAS-03", "THR-ROU-04")
def test_a_single_ready_unit_falls_before_any_routed_one():
    m = play(fight("lannister KKKK", "stark Fkk"), lannister="kevan_lannister", stark="robb_stark")
    assert [e["ready"] for e in events(m, "units_lost")][:1] == [{"footman": 1}]


@rule("THR-CAS-04")
def test_casualties_beyond_the_eligible_units_are_ignored():
    m = play(fight("lannister KKKK", "stark K"), lannister="tywin_lannister", stark="robb_stark")
    assert over(m)
    assert where(m, "stark") == {}
    assert board(m).armies["harrenhal"].house == "lannister"


@rule("THR-CAS-02")
def test_units_of_one_kind_fall_without_a_question():
    m = play(fight("stark FFF", "lannister KKKK"), stark="robb_stark", lannister="kevan_lannister")
    assert over(m)
    assert where(m, "stark") == {"riverrun": "ff"}
