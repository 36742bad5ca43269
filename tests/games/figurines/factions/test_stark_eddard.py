"""The cards of Eddard Stark and Rodrik Cassel."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.queries import TO_HIT
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.state import Attached
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import APART, charge, pending, play, strike, wolves
from tests.games.figurines.given import asked, board, engine, events, offered, over, waiting
from tests.rule import rule

EDDARD = "eddard_stark_lord_of_winterfell"
RODRIK = "rodrik_cassel_master_at_arms"
MISSES = (1, 1, 1, 1, 1, 1, 1)
BLOW = Attack(attacker="x", defender="y", attack="stormcrow_longsword")


def attacked(units: dict[str, str], *hand: str, commander: str, **more: Any) -> Match:
    """`y` attacks `x` of player a."""
    told = {"active": "b", "commander": commander} | more
    return strike(units, *hand, attacker="y", board=told)


@covers("fury_for_the_fallen")
def test_eddards_unit_answers_a_melee_attack_on_anybody() -> None:
    units = duel() | {"w": f"{PLAIN} 24,29.6 @180 +{EDDARD}"}
    m = attacked(units, "fury_for_the_fallen", commander=EDDARD)
    go(m, MISSES, "card:fury_for_the_fallen")
    assert offered(m) == ["melee_attack", "decline"]
    go(m, "melee_attack")
    assert m.engine.running(Attack).attacker == "w"
    assert m.engine.running(Attack).boosts.rerolls == ()


@covers("fury_for_the_fallen")
@rule("FIG-RRL-01")
def test_for_the_destroyed_eddard_rolls_charge_and_attack_dice_again() -> None:
    units = duel(f"{PLAIN} x1") | {"w": f"{PLAIN} 24,36 @180 +{EDDARD}"}
    m = attacked(units, "fury_for_the_fallen", commander=EDDARD)
    fury: tuple[Any, ...] = ("card:fury_for_the_fallen", "charge", [])
    die = ((1,), "rule:charge_reroll/fury_for_the_fallen", ["0"], (5,), "full")
    blow = (MISSES, "rule:granted_reroll/fury_for_the_fallen", ["0"], (4,), (6,))
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), *fury, *die, *blow)
    assert board(m).units["w"].y == 29_600


@covers("fury_for_the_fallen")
def test_fury_needs_eddard_on_the_table_and_an_enemys_melee_attack() -> None:
    m = attacked(duel(), "fury_for_the_fallen", commander=EDDARD)
    go(m, MISSES)
    assert over(m)
    m = strike(duel(f"{PLAIN} +{EDDARD}"), "fury_for_the_fallen", board={"commander": EDDARD})
    go(m, "pass", MISSES)
    assert over(m)


@covers("lead_by_example")
@rule("FIG-CMD-09", "FIG-RUL-62")
def test_eddards_example_lies_with_a_friend_until_the_end_of_the_round() -> None:
    units = duel(f"{PLAIN} +{EDDARD}") | {"w": f"{PLAIN} 24,10", "far": f"{PLAIN} 4,44"}
    m = strike(units, "lead_by_example", board={"commander": EDDARD})
    go(m, MISSES, "card:lead_by_example")
    (row,) = board(m).attached.values()
    assert (row.card, row.unit) == ("lead_by_example", "w")
    m = play(Cleanup(), units, attached={"one": row})
    assert not board(m).attached
    assert "lead_by_example" in board(m).players["a"].discard


@covers("lead_by_example")
def test_an_example_gives_two_to_morale_and_one_to_hit_in_melee() -> None:
    row = Attached("lead_by_example", "a", "x")
    g = engine(duel(), attached={"one": row, "two": row})
    assert modifiers(g, Test(unit="x")).total == 2
    assert modifiers(g, Test(unit="y")).total == 0
    assert g.tally(TO_HIT, BLOW).total == 1
    assert g.tally(TO_HIT, BLOW.but(kind="ranged")).total == 0


@covers("lead_by_example")
def test_only_eddards_unit_is_an_example_and_not_to_itself() -> None:
    alone = strike(duel(f"{PLAIN} +{EDDARD}"), "lead_by_example", board={"commander": EDDARD})
    go(alone, "pass", MISSES)
    assert over(alone)
    units = duel() | {"w": f"{PLAIN} 24,10 +{EDDARD}"}
    m = strike(units, "lead_by_example", board={"commander": EDDARD})
    go(m, MISSES)
    assert over(m)


@covers("northern_defiance")
def test_northern_defiance_rolls_dice_again_far_from_eddard() -> None:
    m = play(Test(unit="x", kind="panic"), duel(), "northern_defiance", commander=EDDARD)
    go(m, (1, 1), (3,), "card:northern_defiance", ["0", "1", "2"], (2, 2), (1,))
    assert not events(m, "test_taken")[-1]["passed"]
    assert board(m).units["x"].figures == 10
    morale = play(Test(unit="x"), duel(), "northern_defiance", commander=EDDARD)
    go(morale, (1, 1))
    assert over(morale)


@covers("northern_defiance")
def test_northern_defiance_passes_the_test_near_eddard() -> None:
    units = duel() | {"w": f"{PLAIN} 24,10 +{EDDARD}"}
    m = play(Test(unit="x", kind="panic"), units, "northern_defiance", commander=EDDARD)
    go(m, (1, 1), (3,), "card:northern_defiance")
    assert events(m, "test_taken")[-1]["passed"]
    assert board(m).units["y"].figures == 12


@covers("northern_defiance")
def test_eddards_own_defiance_wounds_an_engaged_enemy() -> None:
    units = duel(f"{PLAIN} x4 +{EDDARD}")
    m = play(Test(unit="x", kind="panic"), units, "northern_defiance", commander=EDDARD)
    go(m, (1, 1), (3,), "card:northern_defiance")
    assert events(m, "test_taken")[-1]["passed"]
    assert board(m).units["y"].figures == 9


def prowess(units: dict[str, str], attacker: str = "y", **more: Any) -> Match:
    """`y` or `x` attacks; player b holds an answer of his own, player a Combat Prowess."""
    hands = {"a": ("combat_prowess",), "b": ("exploit_weakness",)}
    players = wolves(RODRIK) | {"b": {"faction": "lannister", "commander": "tywin_lannister_lord_of_c"}}
    told = {"hands": hands, "players": players, "active": "b"} | more
    return strike(units, attacker=attacker, board=told)


@covers("combat_prowess")
@rule("FIG-CON-07", "FIG-TIM-10")
def test_combat_prowess_cancels_a_card_for_a_token_of_the_enemy() -> None:
    m = prowess(duel(PLAIN, f"{PLAIN} panicked weakened"))
    go(m, "card:exploit_weakness", "card:combat_prowess")
    assert offered(m) == ["y/panicked", "y/weakened"]
    go(m, "y/weakened")
    assert board(m).units["y"].conditions == ("panicked",)
    assert board(m).units["x"].conditions == ()
    assert events(m, "card_cancelled")[-1]["card"] == "exploit_weakness"


@covers("combat_prowess")
def test_combat_prowess_cancels_an_order() -> None:
    units = duel(PLAIN, "tully_sworn_shields weakened")
    m = strike(units, "combat_prowess", board={"commander": RODRIK})
    go(m, (4, 4, 1, 1, 1, 1, 1), "ability:y/shieldwall", "card:combat_prowess")
    assert events(m, "card_cancelled")[-1]["card"] == "shieldwall"
    assert board(m).units["y"].orders == ("shieldwall",)
    assert board(m).units["y"].conditions == ()
    assert pending(m) == 2


@covers("combat_prowess")
def test_without_a_token_there_is_nothing_to_pay_with() -> None:
    m = prowess(duel(f"{PLAIN} weakened", PLAIN))
    go(m, "card:exploit_weakness")
    assert not events(m, "card_cancelled")
    assert board(m).units["x"].conditions == ("vulnerable", "weakened")


@covers("martial_superiority")
@rule("FIG-RES-12")
def test_every_miss_against_the_master_costs_an_automatic_hit() -> None:
    m = attacked(duel(), "martial_superiority", commander=RODRIK)
    go(m, "card:martial_superiority", (4, 4, 4, 1, 1, 1, 1))
    assert pending(m) == 4
    go(m, (1, 1, 6, 6))
    assert board(m).units["y"].figures == 10
    assert pending(m) == 3  # the saves of x follow


@covers("martial_superiority")
@rule("FIG-MOD-04")
def test_rodriks_own_unit_is_harder_to_hit() -> None:
    m = attacked(duel(f"{PLAIN} +{RODRIK}"), "martial_superiority", commander=RODRIK)
    go(m, "card:martial_superiority", (4, 5, 6, 1, 1, 1, 1))
    assert pending(m) == 5
    m = strike(duel(), "martial_superiority", board={"commander": RODRIK})
    assert usable(m) == []


@covers("press_the_advantage")
@pytest.mark.parametrize(
    ("chosen", "dice", "to_hit", "silenced"),
    [("advantage_dice", 7, 0, False), ("advantage_to_hit", 4, 1, False), ("advantage_abilities", 4, 0, True)],
)
def test_an_advantage_pressed_gives_one_of_three(chosen: str, dice: int, to_hit: int, silenced: bool) -> None:
    m = strike(duel(f"{PLAIN} x4"), "press_the_advantage", board={"commander": RODRIK})
    go(m, "card:press_the_advantage", [chosen])
    assert pending(m) == dice
    assert m.engine.tally(TO_HIT, m.engine.running(Attack)).total == to_hit
    assert (
        any(row.kind == "no_abilities" and row.units == ("y",) for row in board(m).lasting.values())
        == silenced
    )


@covers("press_the_advantage")
def test_each_token_of_the_defender_gives_one_more() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} weakened"), "press_the_advantage", board={"commander": RODRIK})
    go(m, "card:press_the_advantage")
    assert asked(m, "press_advantage") == "a"
    assert {len(answer) for answer in offered(m)} == {2}
    units = duel(f"{PLAIN} x4", f"{PLAIN} weakened panicked")
    m = strike(units, "press_the_advantage", board={"commander": RODRIK})
    go(m, "card:press_the_advantage")
    assert pending(m) == 7
    assert m.engine.tally(TO_HIT, m.engine.running(Attack)).total == 1


@covers("press_the_advantage")
def test_enemies_do_not_press_for_us() -> None:
    assert usable(attacked(duel(), "press_the_advantage", commander=RODRIK)) == []
    assert waiting(charge(APART)) == "dice"
