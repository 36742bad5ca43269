"""Abilities of the units and Attachments of the Free Folk."""

from __future__ import annotations

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import AutoHits, Suffer
from montjoie.games.figurines.harm.morale import Test, needed
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import MORALE, TO_HIT
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import PLAIN, due, duel, go, usable
from tests.games.figurines.factions.wilds import (
    APART,
    EAST,
    FAR,
    MISSES,
    WEST,
    made,
    morale,
    play,
    strike,
    tally,
)
from tests.games.figurines.given import answer, board, engine, events, offered, over, waiting
from tests.rule import rule

RAIDERS, SAVAGES = "free_folk_raiders", "cave_dweller_savages"
GIANT = duel("savage_giant", PLAIN, apart="23.78")


@covers("giant")
def test_two_hits_hurt_a_giant_once_and_an_odd_one_not_at_all() -> None:
    m = strike(duel(PLAIN, "savage_giant", apart="23.78"))
    go(m, (4, 4, 4, 4, 4, 1, 1), (1, 1, 1, 1, 1), (6, 6), (1,))
    row = board(m).units["y"]
    assert (row.figures, row.wounds) == (1, 2)
    m = play(AutoHits(unit="y", hits=1, by="a"), duel(PLAIN, "savage_giant", apart="23.78") | FAR)
    go(m, (1,))
    assert board(m).units["y"].wounds == 0


@covers("insignificant")
@rule("FIG-VIC-01")
def test_nobody_gains_a_point_by_the_fall_of_raiders() -> None:
    for card, vp in ((RAIDERS, 0), (PLAIN, 1)):
        m = play(Suffer(unit="y", wounds=12, by="a"), duel(PLAIN, card) | FAR)
        assert (board(m).units["y"].where, board(m).players["a"].vp) == ("lost", vp)


@covers("gang_up")
@rule("FIG-MOD-04")
def test_raiders_gang_up_on_whom_another_friend_fights() -> None:
    units = duel(RAIDERS)
    assert tally(TO_HIT, units) == 0
    assert tally(TO_HIT, units | {"v": f"{PLAIN} {EAST}"}) == 1
    assert tally(TO_HIT, units | {"v": f"{PLAIN} {EAST}", "u": f"{PLAIN} {WEST}"}) == 1
    assert tally(TO_HIT, units | {"v": f"{PLAIN} {EAST}"}, "v", defender="y") == 0


@covers("gang_up")
def test_a_raid_leader_brings_gang_up_to_any_unit() -> None:
    units = duel(f"{PLAIN} +raid_leader") | {"v": f"{PLAIN} {EAST}"}
    assert tally(TO_HIT, units) == 1


@covers("ruthless_savagery")
@rule("FIG-UNT-09")
def test_savages_choose_a_boon_for_each_rank_the_defender_has_lost() -> None:
    assert waiting(strike(duel(SAVAGES))) == "dice"
    m = strike(duel(SAVAGES, f"{PLAIN} x7"))
    assert offered(m) == [["boon_to_hit"], ["sundering"], ["vicious"]]
    go(m, ["vicious"])
    attack = m.engine.running(Attack)
    assert keywords(m.engine, attack) == {"vicious"}
    assert m.engine.tally(TO_HIT, attack).total == 0
    m = strike(duel(SAVAGES, f"{PLAIN} x3"))
    assert ["boon_to_hit", "sundering"] in offered(m)
    go(m, ["boon_to_hit", "sundering"])
    attack = m.engine.running(Attack)
    assert keywords(m.engine, attack) == {"sundering"}
    assert m.engine.tally(TO_HIT, attack).total == 1


@covers("incite")
def test_an_incited_unit_fights_with_all_its_dice_and_without_mercy() -> None:
    m = strike(duel(f"{PLAIN} x3 +cave_dweller_alpha"))
    go(m, "ability:x/incite")
    assert due(m) == 7
    assert keywords(m.engine, m.engine.running(Attack)) == {"vicious"}
    m = strike(duel(f"{PLAIN} x3 +cave_dweller_alpha order=incite"))
    assert usable(m) == []


@covers("jagged_weapons")
def test_jagged_weapons_are_vicious() -> None:
    units = duel("followers_of_bone", "followers_of_bone")
    g = engine(units)
    assert keywords(g, made(units)) == {"vicious"}
    g = engine(units, lasting={"l": Lasting("no_abilities", "bribery", "b", ("x",))})
    assert keywords(g, made(units)) == frozenset()


@covers("thunderfist")
def test_tormunds_blows_sunder_in_melee() -> None:
    for card, attack, kind, found in (
        ("spearwives", "spear", "melee", {"sundering"}),
        ("spearwives", "spear_toss_attack", "ranged", set()),
    ):
        units = duel(f"{card} +tormund_giantsbane_thunderfist")
        g = engine(units)
        assert keywords(g, made(units, attack=attack, kind=kind)) == found


@covers("mighty_swing")
@rule("FIG-RES-15")
def test_a_giants_hit_wounds_the_more_the_more_he_is_hurt() -> None:
    m = strike(GIANT)
    go(m, (6,), (3,))  # a hit, then the D3: no saves
    assert board(m).units["y"].figures == 12 - 4
    go(m, (6, 6), (1,))
    assert over(m)
    m = strike(duel("savage_giant wounds=2", PLAIN, apart="23.78"))
    go(m, (6,), (1,))
    assert board(m).units["y"].figures == 12 - 4


@covers("mighty_swing")
def test_a_giant_who_misses_does_nothing() -> None:
    m = strike(GIANT)
    go(m, (1,))
    assert over(m)
    assert board(m).units["y"].figures == 12


@covers("mighty_swing")
@rule("FIG-RUL-39")
def test_the_giants_wounds_do_not_touch_a_wall() -> None:
    units = {"x": "savage_giant 24,20", "y": "castle_wall 24,21.88 @180 owner=b"} | FAR
    attack = Attack(attacker="x", defender="y", attack="mighty_swing_attack")
    m = play(attack, units, mode="a_storm_of_swords", players={"a": {"role": "attacker"}})
    go(m, (6,))
    assert over(m)
    assert events(m, "hits_settled")[0]["hits"] == 1


@covers("spear_toss")
def test_spearwives_may_charge_whom_they_threw_at_once_per_round() -> None:
    units = APART | {"x": "spearwives 24,20"}
    shot = made(units, attack="spear_toss_attack", kind="ranged")
    m = play(shot, units)
    go(m, (1, 1, 1, 1), "ability:x/spear_toss")
    assert events(m, "charge_declared")[0]["target"] == "y"
    assert board(m).units["x"].orders == ("spear_toss",)
    m = play(shot, units | {"x": "spearwives 24,20 order=spear_toss"})
    go(m, (1, 1, 1, 1))
    assert over(m)
    assert events(m, "charge_declared") == []


@covers("spear_toss")
def test_a_melee_attack_gives_no_charge() -> None:
    m = strike(duel("spearwives"))
    go(m, (1, 1, 1, 1, 1, 1))
    assert over(m)


@covers("bronze_shields")
def test_bronze_shields_block_a_hit_of_a_charge() -> None:
    units = duel(PLAIN, "thenn_warriors")
    m = strike(units, charging=True)
    go(m, (4, 4, 4, 1, 1, 1, 1))
    assert due(m) == 2
    go(m, (1, 1))
    assert board(m).units["y"].figures == 10
    m = strike(units)
    go(m, (4, 4, 4, 1, 1, 1, 1))
    assert due(m) == 3


@covers("go_down_fighting")
@rule("FIG-UNT-06")
def test_each_rank_that_falls_costs_an_engaged_enemy_a_wound() -> None:
    units = duel(f"{PLAIN} x9 +chosen_of_styr") | FAR
    m = play(Suffer(unit="x", wounds=1, by="b"), units)
    assert board(m).units["y"].figures == 11
    m = play(Suffer(unit="x", wounds=5, by="b"), units)
    assert board(m).units["y"].figures == 10
    units = duel(f"{PLAIN} x8 +chosen_of_styr") | FAR
    m = play(Suffer(unit="x", wounds=1, by="b"), units)
    assert board(m).units["y"].figures == 12


@covers("go_down_fighting")
@rule("FIG-ATC-04", "FIG-RUL-116")
def test_the_last_rank_goes_down_fighting_too_unless_abilities_are_lost() -> None:
    units = duel(f"{PLAIN} x1 +chosen_of_styr") | FAR
    m = play(Suffer(unit="x", wounds=1, by="b"), units)
    assert (board(m).units["x"].where, board(m).units["y"].figures) == ("lost", 11)
    lost = {"l": Lasting("no_abilities", "bribery", "b", ("x",))}
    m = play(Suffer(unit="x", wounds=1, by="b"), units, lasting=lost)
    assert (board(m).units["x"].where, board(m).units["y"].figures) == ("lost", 12)


@covers("go_down_fighting")
def test_of_several_engaged_enemies_the_owner_chooses_one() -> None:
    units = duel(f"{PLAIN} x9 +chosen_of_styr") | {"v": f"{PLAIN} 29.15,20 @270 owner=b"} | FAR
    m = play(Suffer(unit="x", wounds=1, by="b"), units)
    assert offered(m, "a") == ["y", "v"]
    answer(m, "v")
    assert board(m).units["v"].figures == 11


@covers("horrific_visage")
@rule("FIG-RUL-24")
def test_engaged_enemies_of_bone_have_one_less_on_morale() -> None:
    units = duel("followers_of_bone") | {"u": f"{PLAIN} 40,40 owner=b"}
    assert morale("y", units) == -1
    assert morale("u", units) == 0
    assert morale("x", units) == 0
    assert morale("y", units | {"v": f"{PLAIN} {EAST} +champion_of_bone"}, "panic") == -2


@covers("inspiring_presence")
@rule("FIG-CRD-03")
def test_near_mance_morale_is_five_at_worst() -> None:
    units = {
        "x": f"{RAIDERS} 24,20 +mance_rayder_king_beyond_the_wall",
        "near": f"{RAIDERS} 34,20",
        "brave": f"{SAVAGES} 24,12",
        "far": f"{RAIDERS} 40,20",
        "y": f"{PLAIN} 24,30 owner=b",
    }
    g = engine(units)
    found = {name: needed(g, name).total for name in units}
    assert found == {"x": 5, "near": 5, "brave": 4, "far": 8, "y": 7}


@covers("war_cry")
@rule("FIG-GLO-01")
def test_a_war_cry_panics_an_enemy_within_long_range() -> None:
    units = {"x": f"{PLAIN} 24,10 +tormund_giantsbane_mead_king", "y": f"{PLAIN} 24,26.8 @180 owner=b"} | FAR
    m = play(Activation(unit="x"), units)
    go(m, "ability:x/war_cry")
    assert board(m).units["y"].conditions == ("panicked",)
    m = play(Activation(unit="x"), units | {"y": f"{PLAIN} 24,27 @180 owner=b"})
    assert usable(m) == []


@covers("thenn_supremacy")
@rule("FIG-RES-07")
def test_who_attacks_styr_in_vain_takes_a_panic_test_with_one_less() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} +styr_magnar_of_thenn"))
    go(m, MISSES, "ability:y/thenn_supremacy")
    test = m.engine.running(Test)
    assert (test.unit, test.kind, m.engine.tally(MORALE, test).total) == ("x", "panic", -1)
    m = strike(duel(PLAIN, f"{PLAIN} +styr_magnar_of_thenn"))
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), (1, 1), (1,))
    assert over(m)


TAUNT = {"x": f"{PLAIN} 24,20", "y": "thenn_warriors 24,28 @180 owner=b"} | FAR


@covers("taunt")
def test_a_taunted_enemy_that_fails_must_charge_the_thenns() -> None:
    m = play(Activation(unit="x"), TAUNT | {"u": f"{PLAIN} 18,28 @180 owner=b"})
    go(m, "ability:y/taunt", (1, 1))
    assert offered(m) == ["charge"]
    assert [row.until for row in board(m).lasting.values()] == ["turn"]
    answer(m, "charge")
    assert events(m, "charge_declared")[0]["target"] == "y"


@covers("taunt")
def test_a_taunted_enemy_that_passes_does_as_it_likes() -> None:
    m = play(Activation(unit="x"), TAUNT)
    go(m, "ability:y/taunt", (6, 6))
    assert "march" in offered(m)


@covers("taunt")
@rule("FIG-RUL-58")
def test_who_cannot_charge_the_taunter_is_free() -> None:
    m = play(Activation(unit="x"), TAUNT | {"x": f"{PLAIN} 24,20 @180"})
    go(m, "ability:y/taunt", (1, 1))
    assert "march" in offered(m)


@covers("taunt")
def test_only_enemies_near_and_in_sight_are_taunted() -> None:
    assert usable(play(Activation(unit="x"), TAUNT | {"x": f"{PLAIN} 24,17"})) == []
    away = {"y": "thenn_warriors 24,28 @0 owner=b"}
    assert usable(play(Activation(unit="x"), TAUNT | away)) == []
    friend = {"y": "thenn_warriors 24,28 @180"}
    assert usable(play(Activation(unit="x"), TAUNT | friend)) == []
