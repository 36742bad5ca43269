"""The log of a battle: who did what, from where, why, with the numbers that decided it."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.actions.charge import Charge
from montjoie.games.conquest.actions.march import March
from montjoie.games.conquest.actions.volley import Volley
from montjoie.games.conquest.activation import Activation
from montjoie.games.conquest.characters.activation import CharacterActivation
from montjoie.games.conquest.choice import choices
from montjoie.games.conquest.dice import Blow, Pool
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.profiles import tally
from montjoie.games.conquest.queries import RESOLVE
from montjoie.games.conquest.state import Lasting, Options
from montjoie.games.conquest.wounds.allocation import Suffer
from montjoie.games.conquest.wounds.attack import Attack
from montjoie.games.conquest.wounds.healing import Heal
from montjoie.kernel.match import Match
from tests.games.conquest.given import answer, at, board, engine, roll
from tests.rule import rule

S = 2.441
FRONTS: Any = {"militia_1|raiders_1": "front/front"}
MELEE = ("militia 24,10 x3 f3", f"raiders 24,{10 + S} @180 b x3 f3")


def lines(match: Match, lang: str = "en", seat: str | None = None) -> list[str]:
    """The log as a seat reads it."""
    return [event.text(lang) for event in match.feed(seat)]


# Moves.


@rule("CON-MAR-01")
@pytest.mark.parametrize(
    ("way", "en", "fr"),
    [
        (
            {"forward": [{"turn": 0, "ahead": 5000, "pivot": "centre"}]},
            "March of the Militia 1: 5 inches forward, to the north; the nearest enemy, the Raiders 1, is "
            "22.6 inches away.",
            "Marche des Miliciens 1 : 5 pouces en avant, vers le nord ; l'ennemi le plus proche, les "
            "Raiders 1, est à 22,6 pouces.",
        ),
        (
            {"right": 2000},
            "March of the Militia 1: 2 inches to the right, to the east; the nearest enemy, the Raiders 1, "
            "is 27.6 inches away.",
            "Marche des Miliciens 1 : 2 pouces vers la droite, vers l'est ; l'ennemi le plus proche, les "
            "Raiders 1, est à 27,6 pouces.",
        ),
        ({"forward": []}, "The Militia 1 stays where it stands.", "Les Miliciens 1 restent sur place."),
    ],
)
def test_a_march_tells_way_direction_and_the_nearest_enemy(way: dict[str, Any], en: str, fr: str):
    match = at(March(regiment="militia_1"), "militia 24,10 x3 f3", "raiders 24,40 @180 b x3 f3")
    answer(match, "choose_march", way)
    assert (lines(match)[-1], lines(match, "fr")[-1]) == (en, fr)


@rule("CON-MAR-04")
def test_a_wheel_tells_its_angle_and_side():
    match = at(March(regiment="militia_1"), "militia 24,10 x3 f3", "raiders 24,40 @180 b x3 f3")
    answer(match, "choose_march", {"forward": [{"turn": 3000, "ahead": 1000, "pivot": "front-right"}]})
    assert lines(match)[-1].startswith("March of the Militia 1: a wheel of 30° to the right and on, ")


@rule("CON-TER-01", "CON-SCO-03")
def test_a_march_tells_the_zone_and_the_ground_it_ends_on():
    match = at(
        March(regiment="militia_1"),
        "militia 24,18 x3 f3",
        pieces=("hill 24,22 9x6",),
        options=Options(scenario="maelstrom"),
    )
    answer(match, "choose_march", {"forward": [{"turn": 0, "ahead": 5000, "pivot": "centre"}]})
    assert lines(match, "fr")[-1].endswith(" ; désormais sur la zone centrale et la Colline 1.")


# Charges.


@rule("CON-CHG-02", "CON-CHG-04", "CON-CHG-05")
def test_a_short_charge_tells_distance_die_and_reach():
    match = at(Charge(regiment="militia_1"), "militia 24,10", "raiders 24,22 @180 b", live=False)
    answer(match, "charge_target", "raiders_1")
    roll(match, 2)
    assert lines(match)[:3] == [
        "The Militia 1 charges the Raiders 1 in front, 9.56 inches away: March 5 inches and a die.",
        "Charge die of the Militia 1: 2. The charge reaches 7 inches.",
        "The charge of the Militia 1 fails: it reaches 7 inches, and the Raiders 1 are 9.56 inches away. Its "
        "activation is over.",
    ]
    assert lines(match, "fr")[2] == (
        "La charge des Miliciens 1 échoue : elle porte à 7 pouces, et les Raiders 1 sont à 9,56 pouces. Son "
        "activation est finie."
    )


@rule("CON-CHG-10")
def test_a_blocked_charge_tells_who_bars_the_way():
    match = at(
        Charge(regiment="household_knights_1", target="trolls_1"),
        "household_knights 24,10",
        f"raiders 24,{10 + S + 2.4} @180 b x8 f8",
        f"trolls 24,{10 + 3 * S + 3} @180 b",
        live=False,
    )
    roll(match, 6)
    assert (
        "The charge of the Household Knights 1 fails: the Raiders 1 bar the way to the Trolls 1. Its "
        "activation is over." in lines(match)
    )


# Blows and what they cost.


@rule("CON-CLA-10", "CON-VOL-14", "CON-MOR-02", "CON-WND-03")
def test_a_clash_tells_what_every_die_needed_and_why():
    blow = Blow("clash", "militia_1", "militia_1", "raiders_1")
    match = at(Attack(target="raiders_1", pools=(Pool(blow, 2, 3),)), *MELEE, contacts=FRONTS, live=False)
    lasting.give(match.engine, "inspired", "inspire", ("militia_1",), "activation", rule="CON-INS-01")
    roll(match, 2, 3)
    roll(match, 6, 5)
    roll(match, 1)
    assert lines(match)[1:] == [
        "Clash of the Militia 1 against the Raiders 1 in front: 2, 3. On 3 or less (Clash 2, Inspired +1): 2 "
        "hits.",
        "Defense dice of the Raiders 1: 6, 5. On 1 or less (Defense 1): no save, 1 more granted, 1 wound.",
        "1 wound on a stand of the Raiders 1, which now bears 1 of 4.",
        "Morale tests of the Raiders 1: 1. On 2 or less (Resolve 2): none fails, no further wound.",
    ]
    assert lines(match, "fr")[1:3] == [
        "Clash des Miliciens 1 contre les Raiders 1 de face : 2, 3. Sur 3 ou moins (Clash 2, Inspiré +1) : "
        "2 touches.",
        "Dés de Défense des Raiders 1 : 6, 5. Sur 1 ou moins (Défense 1) : aucune parade, 1 de plus "
        "accordée, 1 blessure.",
    ]


@rule("CON-BRK-01", "CON-WND-03")
def test_losses_tell_what_is_left_and_why_a_regiment_is_broken():
    match = at(Suffer(regiment="household_knights_1", wounds=9), "household_knights 24,10 x3 f3")
    answer(match, "choose_end", "left")
    assert lines(match)[-3:] == [
        "The Household Knights 1 lose a stand; 1 left.",
        "The Household Knights 1 are Broken: 2 of 3 stands lost this round.",
        "1 wound on the command stand of the Household Knights 1, which now bears 1 of 4.",
    ]


@rule("CON-HEA-01", "CON-HEA-08")
def test_healing_that_comes_to_nothing_says_why():
    whole = at(Heal(unit="trolls_1", points=3), "trolls 24,10")
    broken = at(Heal(unit="trolls_1", points=3), "trolls 24,10 w2 broken")
    assert lines(whole) == ["There is nothing to heal for the Trolls 1."]
    assert lines(broken) == ["The Trolls 1 cannot be healed: Broken or destroyed regiments are not."]


# Volleys.


@rule("CON-VOL-10", "CON-VOL-09")
def test_a_volley_tells_range_stands_and_shots():
    near = ("longbowmen 24,10 x3 f3", "raiders 24,20 @180 b x3 f3")
    match = at(Volley(regiment="longbowmen_1"), *near, live=False)
    answer(match, "volley_target", "raiders_1")
    assert lines(match)[0].startswith(
        "Volley of the Longbowmen 1 at the Raiders 1, 7.56 inches away: 3 stands shoot, 3 at effective range;"
    )


# Activations and points.


@rule("CON-ACT-06")
def test_an_action_is_a_paragraph_of_its_activation():
    match = at(Activation(regiment="militia_1"), "militia 24,10 x3 f3", "raiders 24,40 @180 b x3 f3")
    answer(match, "choose_action", "march")
    answer(match, "choose_march", {"right": 1000})
    told = [(event["kind"], event["depth"], event["head"]) for event in match.feed(None)]
    assert told == [
        ("conquest.activated", 1, False),
        ("conquest.action_taken", 1, True),
        ("conquest.regiment_moved", 2, False),
    ]


@rule("CON-RUL-35")
def test_a_character_off_the_table_says_why_he_does_nothing():
    match = at(CharacterActivation(character="noble_lord_1"), "militia 24,10 +noble_lord arriving")
    assert lines(match, "fr")[-1] == (
        "Le Noble Seigneur 1 n'a pas d'action tant que son régiment n'est pas sur la table."
    )


@rule("CON-SCO-02", "CON-SCN-03")
def test_points_tell_which_zones_gave_them():
    match = at(
        VictoryPhase(),
        "men_at_arms 12,24 x4",
        "raiders 40,40 b",
        options=Options(scenario="maelstrom", terrain="none"),
    )
    assert lines(match)[0] == "A scores 2 VP for zones controlled: the western zone. 2 VP so far."
    assert board(match).players["a"].vp == 2


@rule("CON-MAG-06", "CON-ACT-09")
def test_what_lasts_tells_until_when_and_mere_reminders_are_not_told():
    match = at(March(regiment="militia_1"), "militia 24,10 x3 f3")
    g = match.engine
    choices["divine_purpose"].taken(g, "militia_1", "militia_1", "march")
    lasting.give(g, "bastion", "bastion", ("militia_1",), "round", 2)
    lasting.begin(g, Lasting("targeted", "fire_dart", ("militia_1",), "round"))
    lasting.end(g, "round")
    assert lines(match) == [
        "The Militia 1 gains +2 March until the end of the round (from Divine Purpose).",
        "The Militia 1 gains “Bastion” (2) until the end of the round.",
        "Over with the round: Divine Purpose and Bastion.",
    ]


@rule("CON-TER-10", "CON-CHR-12")
def test_what_harms_is_suffered_and_aid_serves_whom_it_is_for():
    match = at(March(regiment="militia_1"), "militia 24,10 x3 f3")
    g = match.engine
    lasting.give(g, "out_of_breath", "hindering", ("militia_1",), "round")
    lasting.spend(g, "militia_1", "mend_flesh", "round")
    lasting.spend(g, "militia_1", "catabolic_node")
    assert lines(match) == [
        "The Militia 1 suffers “Out of Breath” until the end of the round (from Hindering).",
        "“Mend Flesh” serves the Militia 1 this round.",
        "The Militia 1 uses “Catabolic Node”: once a game.",
    ]
    assert lines(match, "fr")[1] == "« Raccommoder la Chair » profite aux Miliciens 1 ce round."


@rule("CON-PRO-03")
def test_a_part_is_told_by_the_name_of_what_gives_it():
    g = engine("stalkers 24,10", "raiders 24,30 @180 b")
    lasting.give(g, "battle_hardened_now", "battle_hardened", ("stalkers_1",), "round")
    assert "battle_hardened" in [part.source for part in tally(g, RESOLVE, "stalkers_1", None).parts]
