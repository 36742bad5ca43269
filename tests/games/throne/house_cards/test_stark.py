"""The cards of Stark with a text."""

from montjoie.games.throne.content import load
from tests.games.throne.battle.fights import answers, fight, kinds, play
from tests.games.throne.given import board, events, over
from tests.rule import rule

HAND = load().house_cards["stark"]
USED = {"stark": {"hand": ("maester_luwin", "robb_stark"), "discard": ("eddard_stark", "catelyn_stark")}}


def totals(match):
    return events(match, "battle_won")[0]["totals"]


@rule("THR-HCD-09")
def test_robb_stark_makes_attacking_knights_count_three():
    m = play(fight("stark FKK", "lannister F"), stark="robb_stark", lannister="tyrion_lannister")
    assert totals(m) == {"stark": 1 + 3 * 2 + 2, "lannister": 3}
    assert events(m, "ability_worked") == [{"house": "stark", "card": "robb_stark"}]


@rule("THR-HCD-09")
def test_robb_stark_does_nothing_for_defending_or_supporting_knights():
    m = fight("lannister F", "stark KK", armies={"blackwater": "stark K"}, orders={"blackwater": "support"})
    m.submit("stark", {"blackwater": "defender"})
    play(m, lannister="tyrion_lannister", stark="robb_stark")
    assert totals(m)["stark"] == 4 + 2 + 2
    assert events(m, "ability_worked") == []


@rule("THR-HCD-12")
def test_catelyn_stark_doubles_the_defence_order_of_the_area():
    m = fight("lannister F", "stark F", orders={"harrenhal": "defence_plus_2"})
    play(m, lannister="tyrion_lannister", stark="catelyn_stark")
    assert totals(m)["stark"] == 1 + 4


@rule("THR-HCD-12")
def test_catelyn_stark_needs_a_defence_order_and_defence():
    m = play(
        fight("lannister F", "stark F", orders={"harrenhal": "march_plus_1"}),
        lannister="tyrion_lannister",
        stark="catelyn_stark",
    )
    assert totals(m)["stark"] == 1
    m = play(
        fight("stark F", "lannister F", orders={"harrenhal": "defence_plus_2"}),
        stark="catelyn_stark",
        lannister="tyrion_lannister",
    )
    assert totals(m) == {"stark": 1, "lannister": 5}


@rule("THR-HCD-20", "THR-RUL-52")
def test_maester_luwin_takes_a_discarded_card_back_but_not_himself():
    m = play(
        fight("lannister F", "stark KK", houses=USED), lannister="cersei_lannister", stark="maester_luwin"
    )
    assert kinds(m) == {"stark": "luwin_card"}
    assert answers(m, "stark") == ["eddard_stark", "catelyn_stark", "none"]
    m.submit("stark", "eddard_stark")
    assert board(m).houses["stark"].hand == ("robb_stark", "eddard_stark")
    assert board(m).houses["stark"].discard == ("catelyn_stark", "maester_luwin")


@rule("THR-HCD-20")
def test_maester_luwin_may_be_declined():
    m = play(
        fight("lannister F", "stark KK", houses=USED), lannister="cersei_lannister", stark="maester_luwin"
    )
    m.submit("stark", "none")
    assert board(m).houses["stark"].hand == ("robb_stark",)
    assert events(m, "ability_worked") == []


@rule("THR-HCD-20")
def test_maester_luwin_needs_a_victory_and_a_discard():
    m = play(fight("lannister F", "stark KK"), lannister="cersei_lannister", stark="maester_luwin")
    assert over(m)
    m = play(
        fight("lannister KKK", "stark K", houses=USED), lannister="cersei_lannister", stark="maester_luwin"
    )
    assert kinds(m) == {"stark": "retreat"}
    m.submit("stark", "blackwater")
    assert over(m)


@rule("THR-RUL-26", "THR-HCD-07", "THR-HCD-06")
def test_a_card_luwin_brings_back_keeps_the_hand_from_being_refilled():
    houses = {"stark": {"hand": ("maester_luwin",), "discard": HAND[:6]}}
    m = play(
        fight("lannister F", "stark KK", houses=houses), lannister="cersei_lannister", stark="maester_luwin"
    )
    m.submit("stark", "robb_stark")
    assert board(m).houses["stark"].hand == ("robb_stark",)
    m = play(
        fight("lannister F", "stark KK", houses=houses), lannister="cersei_lannister", stark="maester_luwin"
    )
    m.submit("stark", "none")
    assert len(board(m).houses["stark"].hand) == 7
