"""The cards of Greyjoy with a text."""

from tests.games.throne.battle.fights import answers, fight, kinds, play, refused
from tests.games.throne.given import board, events, over, where
from tests.rule import rule

AROUND = {
    "stoney_sept": "lannister F",
    "blackwater": "tyrell F",
    "crackclaw_point": "baratheon F",
    "mountains_of_the_moon": "stark F",
    "seagard": "stark F",
}
ORDERS = {
    "stoney_sept": "consolidate_power",
    "blackwater": "support_plus_1",
    "crackclaw_point": "raid",
    "mountains_of_the_moon": "support",
    "seagard": "support",
}


def totals(match):
    return events(match, "battle_won")[0]["totals"]


@rule("THR-HCD-11")
def test_victarion_makes_attacking_ships_count_two():
    m = fight("greyjoy SS", "lannister S", area="the_golden_sound", origin="sunset_sea")
    play(m, greyjoy="victarion_greyjoy", lannister="cersei_lannister")
    assert totals(m) == {"greyjoy": 4, "lannister": 1}


@rule("THR-HCD-11")
def test_victarion_does_nothing_in_defence_nor_on_land():
    m = fight("lannister S", "greyjoy SS", area="the_golden_sound", origin="sunset_sea")
    play(m, greyjoy="victarion_greyjoy", lannister="cersei_lannister")
    assert totals(m)["greyjoy"] == 2
    m = play(fight("greyjoy FF", "lannister F"), greyjoy="victarion_greyjoy", lannister="cersei_lannister")
    assert totals(m)["greyjoy"] == 2


@rule("THR-HCD-13")
def test_balon_zeroes_the_printed_strength_but_not_the_swords():
    m = play(fight("greyjoy FF", "lannister FF"), greyjoy="balon_greyjoy", lannister="tywin_lannister")
    assert totals(m) == {"greyjoy": 2, "lannister": 2}
    m = play(fight("greyjoy FFF", "lannister KK"), greyjoy="balon_greyjoy", lannister="tywin_lannister")
    assert where(m, "greyjoy") == {"riverrun": "f"}


@rule("THR-HCD-13")
def test_balon_leaves_the_text_of_the_card():
    m = play(fight("stark KK", "greyjoy F"), greyjoy="balon_greyjoy", stark="robb_stark")
    assert totals(m)["stark"] == 6


@rule("THR-HCD-23", "THR-RUL-29")
def test_asha_removes_a_support_or_consolidate_order_of_any_house_beside_the_battle():
    m = fight("lannister F", "greyjoy KK", armies=AROUND, orders=ORDERS)
    m.submit("tyrell", {})
    play(m, greyjoy="asha_greyjoy", lannister="cersei_lannister")
    assert kinds(m) == {"greyjoy": "asha_order"}
    assert answers(m, "greyjoy") == ["stoney_sept", "blackwater", "none"]
    m.submit("greyjoy", "stoney_sept")
    assert "stoney_sept" not in board(m).orders
    assert board(m).houses["greyjoy"].power == 5


@rule("THR-RUL-29", "THR-HCD-23")
def test_asha_respects_rivers_and_the_kind_of_order():
    m = fight("lannister F", "greyjoy KK", armies=AROUND, orders=ORDERS)
    m.submit("tyrell", {})
    play(m, greyjoy="asha_greyjoy", lannister="cersei_lannister")
    for closed in ("mountains_of_the_moon", "crackclaw_point", "seagard"):
        assert refused(m, "greyjoy", closed) == ("THR-HCD-23", "not-offered")


@rule("THR-RUL-29")
def test_asha_reaches_orders_at_sea_but_never_those_of_greyjoy():
    m = fight(
        "lannister F",
        "greyjoy KK",
        area="seagard",
        origin="riverrun",
        armies={"ironmans_bay": "stark S", "moat_cailin": "greyjoy F"},
        orders={"ironmans_bay": "support", "moat_cailin": "support"},
    )
    m.submit("stark", {})
    m.submit("greyjoy", {})
    play(m, greyjoy="asha_greyjoy", lannister="cersei_lannister")
    assert answers(m, "greyjoy") == ["ironmans_bay", "none"]


@rule("THR-HCD-23")
def test_asha_may_be_declined_and_needs_a_victory():
    m = fight(
        "lannister F",
        "greyjoy KK",
        armies={"stoney_sept": "lannister F"},
        orders={"stoney_sept": "consolidate_power"},
    )
    play(m, greyjoy="asha_greyjoy", lannister="cersei_lannister")
    m.submit("greyjoy", "none")
    assert list(board(m).orders) == ["stoney_sept"]
    m = fight(
        "lannister KKKK",
        "greyjoy F",
        armies={"stoney_sept": "lannister F"},
        orders={"stoney_sept": "consolidate_power"},
    )
    play(m, greyjoy="asha_greyjoy", lannister="tyrion_lannister")
    m.submit("greyjoy", "blackwater")
    assert over(m)
