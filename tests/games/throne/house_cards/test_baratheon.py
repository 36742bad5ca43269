"""The cards of Baratheon with a text."""

import pytest

from montjoie.games.throne.battle.strength import strength
from montjoie.games.throne.content import load
from tests.games.throne.battle.fights import answers, battle, fight, kinds, parts, play
from tests.games.throne.given import board, events, over, where
from tests.rule import rule

LOSER = {"lannister": {"hand": ("tywin_lannister", "jaime_lannister"), "discard": ("vargo_hoat",)}}


def supported(**given):
    """A battle at Riverrun in which a fleet of Greyjoy with a special Support helps Lannister."""
    m = fight(
        "baratheon KK",
        "lannister F",
        area="riverrun",
        origin="harrenhal",
        armies={"the_golden_sound": "greyjoy S", "lannisport": "lannister F"},
        orders={"the_golden_sound": "support_plus_1", "lannisport": "support"},
        **given,
    )
    m.submit("lannister", {"lannisport": "defender"})
    return m


@rule("THR-HCD-14", "THR-EX-19")
def test_salladhor_saan_zeroes_ships_that_support_the_opponent_but_not_the_special_order():
    m = supported()
    m.submit("greyjoy", {"the_golden_sound": "defender"})
    cards = {"attacker": "salladhor_saan", "defender": "cersei_lannister"}
    explained = parts(strength(m.engine, battle(m).but(cards=cards), "defender"))
    assert (explained["THR-SPT-03"], explained["THR-ORD-04"], explained["THR-HCD-14"]) == (2, 1, -1)
    play(m, baratheon="salladhor_saan", lannister="cersei_lannister")
    assert events(m, "battle_won")[0]["totals"] == {"baratheon": 4, "lannister": 1 + 1 + 0 + 1}


@rule("THR-HCD-14")
def test_salladhor_saan_leaves_ships_that_support_baratheon():
    m = supported()
    m.submit("greyjoy", {"the_golden_sound": "attacker"})
    play(m, baratheon="salladhor_saan", lannister="cersei_lannister")
    assert events(m, "battle_won")[0]["totals"] == {"baratheon": 6, "lannister": 2}


@rule("THR-HCD-21")
def test_melisandre_pays_one_power_to_discard_a_card_of_the_losers_hand():
    m = play(
        fight("lannister F", "baratheon KK", houses=LOSER),
        baratheon="melisandre",
        lannister="jaime_lannister",
    )
    assert kinds(m) == {"baratheon": "melisandre_card"}
    assert answers(m, "baratheon") == ["tywin_lannister", "none"]
    m.submit("baratheon", "tywin_lannister")
    assert board(m).houses["baratheon"].power == 4
    assert events(m, "house_card_discarded")[0] == {
        "house": "lannister",
        "card": "tywin_lannister",
        "by": "baratheon",
    }


@rule("THR-RUL-26", "THR-HCD-07")
def test_a_hand_emptied_by_melisandre_is_refilled_after_the_battle():
    m = play(
        fight("lannister F", "baratheon KK", houses=LOSER),
        baratheon="melisandre",
        lannister="jaime_lannister",
    )
    m.submit("baratheon", "tywin_lannister")
    assert sorted(board(m).houses["lannister"].hand) == ["jaime_lannister", "tywin_lannister", "vargo_hoat"]
    assert board(m).houses["lannister"].discard == ()


@rule("THR-HCD-21")
def test_melisandre_may_be_declined_for_nothing():
    m = play(
        fight("lannister F", "baratheon KK", houses=LOSER),
        baratheon="melisandre",
        lannister="jaime_lannister",
    )
    m.submit("baratheon", "none")
    assert board(m).houses["baratheon"].power == 5
    assert board(m).houses["lannister"].hand == ("tywin_lannister",)


@rule("THR-HCD-21", "THR-RUL-52")
def test_melisandre_needs_power_and_victory():
    poor = LOSER | {"baratheon": {"power": 0}}
    m = play(
        fight("lannister F", "baratheon KK", houses=poor), baratheon="melisandre", lannister="jaime_lannister"
    )
    assert over(m)
    m = play(
        fight("lannister KKKK", "baratheon F", houses=LOSER),
        baratheon="melisandre",
        lannister="tywin_lannister",
    )
    assert over(m)
    assert board(m).houses["lannister"].hand == ("jaime_lannister",)


@rule("THR-HCD-21", "THR-HCD-06", "THR-EX-21", "THR-RUL-52")
def test_melisandre_is_wasted_on_a_house_that_has_played_its_seventh_card():
    cards = load().house_cards["lannister"]
    houses = {"lannister": {"hand": cards[-1:], "discard": cards[:-1]}}
    m = play(
        fight("lannister F", "baratheon KK", houses=houses),
        baratheon="melisandre",
        lannister="cersei_lannister",
    )
    assert over(m)
    assert len(board(m).houses["lannister"].hand) == 7
    assert board(m).houses["baratheon"].power == 5


@rule("THR-HCD-22", "THR-RUL-40")
def test_renly_turns_an_attacking_footman_into_a_knight():
    m = play(fight("baratheon FFK", "lannister F"), baratheon="renly_baratheon", lannister="cersei_lannister")
    m.submit("lannister", "stoney_sept")
    assert answers(m, "baratheon") == ["ready", "none"]
    m.submit("baratheon", "ready")
    assert where(m, "baratheon") == {"harrenhal": "FKK"}


@rule("THR-HCD-22", "THR-RUL-25")
@pytest.mark.parametrize(("choice", "left"), [("ready", "fK"), ("routed", "Fk"), ("none", "Ff")])
def test_renly_in_defence_upgrades_a_ready_or_a_routed_footman_which_stays_so(choice, left):
    m = play(fight("lannister F", "baratheon Ff"), baratheon="renly_baratheon", lannister="cersei_lannister")
    assert answers(m, "baratheon") == ["ready", "routed", "none"]
    m.submit("baratheon", choice)
    assert where(m, "baratheon") == {"harrenhal": left}


@rule("THR-HCD-22", "THR-RUL-25")
@pytest.mark.parametrize(
    ("defenders", "elsewhere"),
    [("baratheon K", {"dragonstone": "baratheon FFF"}), ("baratheon FF", {"dragonstone": "baratheon KKKK"})],
)
def test_renly_needs_a_footman_of_the_battle_and_a_knight_in_the_pool(defenders, elsewhere):
    m = fight("lannister F", defenders, armies=elsewhere)
    play(m, baratheon="renly_baratheon", lannister="cersei_lannister")
    assert over(m)


@rule("THR-HCD-22")
def test_renly_needs_a_victory():
    m = play(
        fight("lannister KKKK", "baratheon F"), baratheon="renly_baratheon", lannister="cersei_lannister"
    )
    m.submit("baratheon", "blackwater")
    assert over(m)
    assert where(m, "baratheon") == {"blackwater": "f"}
