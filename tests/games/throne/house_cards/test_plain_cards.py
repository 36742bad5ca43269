"""The twenty house cards without a text: strength, swords and fortifications in a battle's outcome."""

import pytest

from tests.games.throne.battle.fights import fight, play
from tests.games.throne.given import events, where
from tests.rule import rule

PLAIN = [
    # house, card, strength, swords, fortifications
    ("stark", "eddard_stark", 3, 0, 2),
    ("stark", "greatjon_umber", 2, 1, 0),
    ("stark", "house_mormont_lord", 1, 1, 0),
    ("stark", "ser_rodrik_cassel", 1, 0, 1),
    ("lannister", "tywin_lannister", 3, 2, 0),
    ("lannister", "tyrion_lannister", 2, 0, 1),
    ("lannister", "kevan_lannister", 1, 1, 0),
    ("lannister", "house_lannister_captain", 1, 1, 0),
    ("baratheon", "stannis_baratheon", 3, 1, 1),
    ("baratheon", "ser_davos_seaworth", 2, 0, 1),
    ("baratheon", "ser_axell_florent", 1, 1, 0),
    ("baratheon", "house_florent_lord", 1, 1, 0),
    ("tyrell", "mace_tyrell", 3, 2, 0),
    ("tyrell", "ser_garlan_tyrell", 2, 1, 0),
    ("tyrell", "house_tyrell_captain", 1, 1, 0),
    ("tyrell", "margaery_tyrell", 1, 0, 1),
    ("greyjoy", "euron_crows_eye", 3, 2, 0),
    ("greyjoy", "theon_greyjoy", 2, 1, 0),
    ("greyjoy", "house_blacktyde_captain", 1, 0, 1),
    ("greyjoy", "aeron_damphair", 1, 0, 1),
]
WEAK = {"lannister": "cersei_lannister", "stark": "maester_luwin"}  # no strength, no symbol, no text if lost
FIERCE = {"lannister": "tywin_lannister", "stark": "greatjon_umber"}  # two swords, one sword


def foe_of(house):
    return "stark" if house == "lannister" else "lannister"


@rule("THR-HCD-24", "THR-HCD-01", "THR-BAT-07", "THR-CAS-01", "THR-RUL-40")
@pytest.mark.parametrize(("house", "card", "strength", "swords", "_fortifications"), PLAIN)
def test_a_winning_card_gives_its_strength_and_its_swords(house, card, strength, swords, _fortifications):
    foe = foe_of(house)
    m = play(fight(f"{house} KKKK", f"{foe} FFFF"), **{house: card, foe: WEAK[foe]})
    assert events(m, "battle_won")[0]["totals"] == {house: 8 + strength, foe: 4}
    m.submit(foe, "stoney_sept")
    assert where(m, foe) == {"stoney_sept": "f" * (4 - swords)}


@rule("THR-HCD-24", "THR-HCD-01", "THR-BAT-07", "THR-CAS-01", "THR-RUL-40")
@pytest.mark.parametrize(("house", "card", "strength", "_swords", "fortifications"), PLAIN)
def test_a_losing_card_gives_its_strength_and_its_fortifications(
    house, card, strength, _swords, fortifications
):
    foe = foe_of(house)
    m = play(fight(f"{house} FFFF", f"{foe} KKKK"), **{house: card, foe: FIERCE[foe]})
    assert events(m, "battle_won")[0]["totals"][house] == 4 + strength
    fallen = max(0, {"lannister": 2, "stark": 1}[foe] - fortifications)
    assert where(m, house) == {"riverrun": "f" * (4 - fallen)}
