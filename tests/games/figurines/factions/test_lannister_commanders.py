"""The cards of the Lannister Commanders: Jaime, Gregor, Tywin, the High Sparrow."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Attached
from montjoie.games.figurines.tactics.board import ActivateNcu
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import (
    BYSTANDER,
    PLAIN,
    due,
    duel,
    go,
    lions,
    play,
    strike,
    usable,
)
from tests.games.figurines.given import board, events, over, roll, told, waiting
from tests.rule import rule

JAIME = "jaime_lannister_the_kingslayer"
GREGOR = "gregor_clegane_the_mountain"
TYWIN = "tywin_lannister_lord_of_casterly_rock"
SPARROW = "the_high_sparrow"
FAR_JAIME = {"j": f"{PLAIN} 40,20 +{JAIME}"}  # within 12" of x
ONES = (1, 1, 1, 1, 1, 1)


def holding(card: str, commander: str, **board: Any) -> dict[str, Any]:
    """Player a holds that card of his Commander."""
    return {"hands": {"a": [card]}, "players": lions(commander), **board}


def attacked(units: dict[str, str], card: str, commander: str, **more: Any) -> Match:
    """`y` attacks `x` in the turn of player b."""
    return strike(units, "y", "x", board=holding(card, commander, active="b", **more))


@covers("kingslayers_renown")
def test_near_the_kingslayer_a_friend_passes_whatever_the_dice_show() -> None:
    m = play(
        Test(unit="x", kind="panic"), duel(f"{PLAIN} x5") | FAR_JAIME, **holding("kingslayers_renown", JAIME)
    )
    go(m, (1, 1), (3,), "card:kingslayers_renown")
    assert events(m, "test_taken")[-1]["passed"]
    assert board(m).units["x"].figures == 5


@covers("kingslayers_renown")
def test_jaimes_own_unit_also_heals_two_wounds() -> None:
    m = play(Test(unit="x"), duel(f"{PLAIN} x5 +{JAIME}"), **holding("kingslayers_renown", JAIME))
    go(m, (1, 1), "card:kingslayers_renown")
    assert board(m).units["x"].figures == 7


@covers("kingslayers_renown")
@rule("FIG-RUL-22")
def test_far_from_jaime_or_without_him_his_renown_helps_nobody() -> None:
    far = {"x": f"{PLAIN} 5,5", "j": f"{PLAIN} 40,40 +{JAIME}"} | BYSTANDER
    for units in (far, duel()):
        m = play(Test(unit="x"), units, **holding("kingslayers_renown", JAIME))
        go(m, (1, 1))
        assert over(m)


@covers("expert_parry")
def test_an_expert_parry_blocks_d3_hits_of_a_melee_attack() -> None:
    m = attacked(duel() | FAR_JAIME, "expert_parry", JAIME)
    go(m, (4, 4, 4, *ONES[:4]), "card:expert_parry", (2,), (1,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "x", "hits": 3, "blocked": 2}


@covers("expert_parry")
def test_jaimes_own_unit_parries_one_more() -> None:
    m = attacked(duel(f"{PLAIN} +{JAIME}"), "expert_parry", JAIME)
    go(m, (4, 4, 4, *ONES[:4]), "card:expert_parry", (2,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "x", "hits": 3, "blocked": 3}


@covers("deadly_riposte")
@rule("FIG-UNT-10")
def test_a_destroyed_unit_makes_no_deadly_riposte() -> None:
    m = attacked(duel(f"{PLAIN} x1") | FAR_JAIME, "deadly_riposte", JAIME)
    go(m, (6, *ONES))
    roll(m, 1)
    assert not board(m).units["x"].figures
    assert "card:deadly_riposte" not in usable(m)


@covers("deadly_riposte")
def test_a_deadly_riposte_attacks_the_attacker() -> None:
    m = attacked(duel() | FAR_JAIME, "deadly_riposte", JAIME)
    go(m, (1, *ONES), "card:deadly_riposte", (6, *ONES), (6,))
    assert [e["unit"] for e in events(m, "attack_made")] == ["y", "x"]
    assert events(m, "hits_settled")[-1]["hits"] == 1


@covers("deadly_riposte")
def test_jaimes_own_riposte_strikes_critically() -> None:
    m = attacked(duel(f"{PLAIN} +{JAIME}"), "deadly_riposte", JAIME)
    go(m, (1, *ONES), "card:deadly_riposte", (6, *ONES), (6, 6))
    assert events(m, "hits_settled")[-1]["hits"] == 2


@covers("fury_of_the_mountain")
def test_the_fury_of_the_mountain_makes_a_melee_attack_vicious_and_critical() -> None:
    m = strike(duel(), board=holding("fury_of_the_mountain", GREGOR))
    go(m, "card:fury_of_the_mountain", (6, *ONES), (1, 1), (4, 4), (1,))
    assert events(m, "hits_settled")[-1]["hits"] == 2
    assert events(m, "test_taken")[-1]["total"] == 6


@covers("fury_of_the_mountain", "affiliation_clegane")
def test_house_clegane_rolls_two_more_dice_in_its_fury() -> None:
    m = strike(duel("mountains_men"), board=holding("fury_of_the_mountain", GREGOR))
    go(m, "card:fury_of_the_mountain")
    assert due(m) == 10
    m = strike(duel(f"{PLAIN} +sandor_clegane_the_hound"), board=holding("fury_of_the_mountain", GREGOR))
    go(m, "card:fury_of_the_mountain")
    assert due(m) == 9


@covers("orders_to_destroy")
def test_orders_to_destroy_stand_in_the_place_of_a_zone() -> None:
    held = holding("orders_to_destroy", GREGOR, ncus={"cersei": "cersei_lannister"})
    m = play(ActivateNcu(ncu="cersei"), duel(), **held)
    go(m, "crown", "zone", "card:orders_to_destroy", (1, *ONES))
    assert [e["unit"] for e in events(m, "attack_made")] == ["x"]
    assert [e["unit"] for e in events(m, "test_taken")] == ["y"]  # of the attack, not of the Crown
    assert board(m).ncus["cersei"].zone == "crown"


@covers("orders_to_destroy", "affiliation_clegane")
def test_house_clegane_may_charge_on_orders_to_destroy() -> None:
    near = {"x": "mountains_men 24,16", "w": f"{PLAIN} 34,16", "y": f"{PLAIN} 24,24.8 @180 owner=b"}
    held = holding("orders_to_destroy", GREGOR, ncus={"cersei": "cersei_lannister"})
    m = play(ActivateNcu(ncu="cersei"), near, **held)
    go(m, "crown", "zone", "card:orders_to_destroy")
    assert events(m, "charge_declared")[-1]["unit"] == "x"
    plain = near | {"x": f"{PLAIN} 24,16"}
    m = play(ActivateNcu(ncu="cersei"), plain, **held)
    m.submit("a", "crown")
    m.submit("a", "zone")
    assert usable(m) == []


BROKEN = {"x": f"{PLAIN} 24,16", "y": f"{PLAIN} 24,24.8 @180 owner=b"}


@covers("overrun")
def test_an_overrun_charges_in_the_place_of_a_breakthrough() -> None:
    m = play(MeleeWon(unit="x", fallen="y"), BROKEN, **holding("overrun", GREGOR))
    go(m, "card:overrun", [], (1,))
    assert events(m, "charge_declared")[-1]["target"] == "y"
    assert not events(m, "dice_rerolled")
    assert not [e for e in events(m, "action_chosen") if e["action"] == "maneuver"]


@covers("overrun", "affiliation_clegane")
def test_house_clegane_may_roll_the_die_of_an_overrun_again() -> None:
    units = BROKEN | {"x": "mountains_men 24,16"}
    m = play(MeleeWon(unit="x", fallen="y"), units, **holding("overrun", GREGOR))
    go(m, "card:overrun", [], (1,), "rule:charge_reroll/overrun", ["0"], (6,))
    assert events(m, "charge_ended")[-1]["successful"]


@covers("exploit_weakness")
def test_exploited_enemies_become_vulnerable() -> None:
    m = strike(duel(), board=holding("exploit_weakness", TYWIN))
    go(m, "card:exploit_weakness", (4, *ONES))
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert not [key for key in usable(m) if "exploit" in key]


@covers("exploit_weakness")
def test_against_a_weakened_enemy_attack_dice_are_re_rolled() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} weakened"), board=holding("exploit_weakness", TYWIN))
    go(
        m,
        "card:exploit_weakness",
        (4, *ONES),
        "rule:granted_reroll/exploit_weakness",
        ["1", "2"],
        (5, 5),
        (6, 6, 6),
    )
    assert events(m, "hits_settled")[-1]["hits"] == 3


@covers("lannister_intimidation")
def test_who_fails_a_test_is_weakened_then_and_at_each_activation() -> None:
    m = play(Test(unit="y"), duel(), **holding("lannister_intimidation", TYWIN))
    go(m, (1, 1), "card:lannister_intimidation")
    assert board(m).units["y"].conditions == ("weakened",)
    (row,) = board(m).attached.values()
    assert (row.card, row.owner, row.unit) == ("lannister_intimidation", "a", "y")
    lying = {"card": Attached("lannister_intimidation", "a", "y")}
    m = play(Activation(unit="y"), duel(), attached=lying, active="b")
    assert board(m).units["y"].conditions == ("weakened",)
    assert play(Activation(unit="x"), duel(), attached=lying).engine.state.units["x"].conditions == ()


@covers("lannister_intimidation")
@rule("FIG-CMD-09")
def test_intimidation_ends_when_the_unit_passes_a_test() -> None:
    lying = {"card": Attached("lannister_intimidation", "a", "y")}
    m = play(Test(unit="y", kind="panic"), duel(), attached=lying)
    go(m, (6, 6), (1,))
    assert board(m).attached == {}
    assert board(m).players["a"].discard == ("lannister_intimidation",)
    m = play(Test(unit="y"), duel(), attached=lying)
    go(m, (1, 1))
    assert list(board(m).attached) == ["card"]


@covers("the_lions_wrath")
def test_tywin_lets_another_unit_strike_in_the_place_of_his_own() -> None:
    units = duel() | {"t": f"{PLAIN} 36,20 +{TYWIN}"}
    m = play(Activation(unit="t"), units, **holding("the_lions_wrath", TYWIN))
    go(m, "card:the_lions_wrath", (1, *ONES))
    assert [e["unit"] for e in events(m, "attack_made")] == ["x"]
    assert not [e for e in events(m, "action_chosen") if e["unit"] == "t"]
    assert over(m)


@covers("the_lions_wrath")
def test_the_lions_wrath_needs_tywins_activation_and_a_friend_near_him() -> None:
    units = duel() | {"t": f"{PLAIN} 36,20 +{TYWIN}"}
    assert usable(play(Activation(unit="x"), units, **holding("the_lions_wrath", TYWIN))) == []
    far = duel() | {"t": f"{PLAIN} 44,4 +{TYWIN}"}
    assert usable(play(Activation(unit="t"), far, **holding("the_lions_wrath", TYWIN))) == []


@covers("mercy_of_the_mother")
def test_the_mother_heals_two_and_one_for_each_lost_rank_or_one_at_least() -> None:
    for dice, healed in (((6, 6), 3), ((1, 1), 1)):
        m = play(Activation(unit="x"), duel(f"{PLAIN} x7"), **holding("mercy_of_the_mother", SPARROW))
        go(m, "card:mercy_of_the_mother", dice)
        assert board(m).units["x"].figures == 7 + healed
        assert waiting(m) == "choose_action"


@covers("protection_of_the_father")
def test_the_father_blocks_three_hits_or_one() -> None:
    for dice, blocked in (((6, 6), 3), ((1, 1), 1)):
        m = attacked(duel(), "protection_of_the_father", SPARROW)
        go(m, (4, 4, 4, 4, 1, 1, 1), (1, 1, 1, 1), "card:protection_of_the_father", dice)
        assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {
            "unit": "x",
            "hits": 4,
            "blocked": blocked,
        }


@covers("wrath_of_the_warrior")
def test_the_warrior_gives_skill_and_sundering_or_one_hit() -> None:
    m = strike(duel(), board=holding("wrath_of_the_warrior", SPARROW))
    go(m, "card:wrath_of_the_warrior", (6, 6), (3, *ONES), (4,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 1, "blocked": 0}
    m = strike(duel(), board=holding("wrath_of_the_warrior", SPARROW))
    go(m, "card:wrath_of_the_warrior", (1, 1), (3, *ONES), (4,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 1, "blocked": 1}
