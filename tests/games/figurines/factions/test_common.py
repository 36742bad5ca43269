"""Abilities that units of several factions have."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.combat.targets import options
from montjoie.games.figurines.content import load
from montjoie.games.figurines.harm.morale import Test, modifiers
from montjoie.games.figurines.harm.strike import keywords
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.rounds.turns import Activation, ActivationPhase, Turn
from montjoie.games.figurines.state import Lasting
from montjoie.games.figurines.timing import Moment
from montjoie.games.figurines.timing.effects import registry
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, due, duel, go, play, strike, usable
from tests.games.figurines.given import board, engine, events, offered, over, resume, roll, told, waiting
from tests.games.figurines.given import field as table
from tests.rule import rule

RENLY = "renly_baratheon_the_charismatic_heir"
MANEUVER = [{"turn": 0, "ahead": 3000, "pivot": "centre"}]


@covers("ignores_intervening")
def test_an_attack_that_ignores_what_is_between_shoots_past_other_units() -> None:
    line = {
        "x": "lannister_crossbowmen 24,10",
        "v": f"{PLAIN} 21.25,15.5",
        "w": f"{PLAIN} 26.75,15.5",
        "y": f"{PLAIN} 24,22 @180 owner=b",
        "behind": f"{PLAIN} 24,4 owner=b",
    }
    over = Lasting("keywords", "crossbow", "a", ("x",), keywords=("ignores_intervening",))
    assert options(engine(line), "x", "ranged") == ()
    assert options(engine(line, lasting={"over": over}), "x", "ranged") == ("attack-crossbow_attack/y",)


@covers("cavalry")
def test_cavalry_may_open_its_activation_with_a_maneuver() -> None:
    units = {"x": "knights_of_casterly_rock 24,10"} | BYSTANDER
    m = play(Activation(unit="x"), units)
    go(m, "ability:x/cavalry", MANEUVER)
    assert board(m).units["x"].y == 13_000
    assert waiting(m) == "choose_action"


@covers("cavalry")
def test_engaged_cavalry_has_nothing_to_open_with() -> None:
    m = play(Activation(unit="x"), duel("knights_of_casterly_rock", apart="24.9"))
    assert waiting(m) == "choose_action"


@covers("cavalry")
@rule("FIG-CRD-06", "FIG-WND-01")
def test_a_rider_takes_three_wounds() -> None:
    g = engine({"x": "knights_of_casterly_rock 24,10"})
    assert g.content.units["knights_of_casterly_rock"].wounds == 3
    assert g.content.abilities["cavalry"].kind == "innate"


@covers("direwolf")
def test_a_direwolf_may_open_its_activation_with_a_maneuver() -> None:
    m = play(Activation(unit="x"), {"x": "grey_wind 24,10"} | BYSTANDER)
    go(m, "ability:x/direwolf", MANEUVER)
    assert board(m).units["x"].y == 13_000
    assert m.engine.content.units["grey_wind"].wounds == 2


@covers("the_mountain_that_rides")
def test_the_mountain_may_open_his_activation_with_a_maneuver() -> None:
    m = play(Activation(unit="x"), {"x": "gregor_clegane_the_mountain_that_rides 24,10"} | BYSTANDER)
    go(m, "ability:x/the_mountain_that_rides", MANEUVER)
    assert board(m).units["x"].y == 13_000
    assert m.engine.content.units["gregor_clegane_the_mountain_that_rides"].wounds == 4


@covers("counterattack")
def test_counterattack_returns_a_hit_for_each_hit_blocked() -> None:
    m = strike(duel(PLAIN, f"{PLAIN} +jaime_lannister_the_kingslayer"))
    go(m, (4, 4, 4, 4, 1, 1, 1), "ability:y/counterattack", (4, 4, 4, 1), (1, 1, 5))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[0] == {"unit": "x", "hits": 3, "blocked": 1}
    assert board(m).units["x"].figures == 10
    assert board(m).units["y"].orders == ("counterattack",)


@covers("counterattack")
def test_counterattack_does_not_answer_arrows_nor_a_second_attack() -> None:
    archers = {"x": "lannister_crossbowmen 24,20", "y": f"{PLAIN} 24,28 @180 owner=b +jaime_lannister_the_k"}
    m = play(Attack(attacker="x", defender="y", attack="crossbow_attack", kind="ranged"), archers)
    go(m, (3, 1, 1, 1, 1, 1, 1), (6,))
    assert over(m)
    m = strike(duel(PLAIN, f"{PLAIN} +jaime_lannister_the_kingslayer order=counterattack"))
    go(m, (4, 1, 1, 1, 1, 1, 1), (6,))
    assert board(m).units["x"].figures == 12


@covers("swift_retreat")
def test_swift_retreat_follows_a_melee_attack_on_the_unit() -> None:
    m = strike(duel(PLAIN, "stark_outriders", apart="24.9"))
    go(m, (1, 1, 1, 1, 1, 1, 1), "ability:y/swift_retreat", (4,))
    assert waiting(m) == "retreat_way"
    assert told(m, "action_chosen", "unit", "action", "free")[-1] == {
        "unit": "y",
        "action": "retreat",
        "free": True,
    }


@covers("lance")
def test_a_lance_counts_on_the_charge_only() -> None:
    g = engine(duel("knights_of_casterly_rock", apart="24.9"))
    blow = Attack(attacker="x", defender="y", attack="kocr_lance")
    charge = blow.but(charging=True)
    assert g.tally(ATTACK_DICE, blow).total == 6
    assert g.tally(ATTACK_DICE, charge).total == 9
    assert {"critical_blow", "sundering"} <= keywords(g, charge)
    assert not keywords(g, blow)


@covers("crossbow")
def test_crossbow_bolts_sunder_but_short_swords_do_not() -> None:
    g = engine(duel("lannister_crossbowmen"))
    assert "sundering" in keywords(g, Attack(attacker="x", defender="y", attack="crossbow_attack"))
    assert "sundering" not in keywords(g, Attack(attacker="x", defender="y", attack="short_sword"))


@covers("embolden")
def test_embolden_helps_other_friends_within_short_range() -> None:
    units = {
        "x": f"{PLAIN} 24,20 +renly_baratheon_the_charismatic_heir",
        "near": f"{PLAIN} 24,28",
        "far": f"{PLAIN} 24,44",
        "y": f"{PLAIN} 32,20 owner=b",
    }
    g = engine(units)
    gained = {unit: modifiers(g, Test(unit=unit)).total for unit in units}
    assert gained == {"x": 0, "near": 1, "far": 0, "y": 0}


@covers("stalwart")
def test_stalwart_units_have_two_more_on_their_own_tests() -> None:
    g = engine({"x": f"{PLAIN} 24,20 +brienne_maid_of_tarth", "w": f"{PLAIN} 32,20"})
    assert modifiers(g, Test(unit="x", kind="panic")).total == 2
    assert modifiers(g, Test(unit="w")).total == 0


@covers("hidden_traps")
def test_hidden_traps_wound_an_enemy_after_its_move() -> None:
    units = {"x": "crannogman_trackers 24,20", "y": f"{PLAIN} 24,32 @180 owner=b"}
    m = play(Act(unit="y", action="maneuver"), units, active="b")
    go(m, "ability:x/hidden_traps", MANEUVER, (3,))
    assert board(m).units["y"].figures == 9
    assert over(m)


@covers("hidden_traps")
@rule("FIG-FIR-05")
def test_the_unit_that_laid_the_traps_destroys_who_falls_in_them() -> None:
    units = {"x": "crannogman_trackers 24,20 marked", "y": f"{PLAIN} 24,32 @180 owner=b x1"}
    m = play(Act(unit="y", action="maneuver"), units | BYSTANDER, active="b", mode="fire_and_blood")
    go(m, "ability:x/hidden_traps", MANEUVER, (3,))
    assert board(m).players["a"].vp == 2


@covers("hidden_traps")
def test_hidden_traps_do_not_reach_beyond_long_range() -> None:
    units = {"x": "crannogman_trackers 24,10", "y": f"{PLAIN} 24,40 @180 owner=b"}
    assert usable(play(Act(unit="y", action="maneuver"), units, active="b")) == []


@covers("hidden_traps")
def test_a_charge_springs_hidden_traps_before_its_attack() -> None:
    units = {"x": "crannogman_trackers 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}
    m = play(Act(unit="y", action="charge"), units, active="b")
    go(m, "ability:x/hidden_traps", [], (6,), "full", (2,))
    assert board(m).units["y"].figures == 10
    kinds = [event["kind"].partition(".")[2] for event in m.feed(None)]
    assert kinds.index("wounds_suffered") < kinds.index("attack_made")


CHARGED = ["devastating_impact", "winter_is_coming", "heavy_impact", "devastating_impact_tormund"]


@rule("FIG-UNT-10", "FIG-RUL-104")
@pytest.mark.parametrize("card", CHARGED)
def test_no_card_answers_the_charge_of_a_unit_that_hidden_traps_destroyed(card: str) -> None:
    units = {"x": "crannogman_trackers 24,20", "y": "stark_outriders 24,28.5 @180 owner=b x1"} | BYSTANDER
    held = load().cards[card]
    players = {"a": {"faction": "stark"}, "b": {"faction": held.faction, "commander": held.commander}}
    given = {"active": "b", "players": players, "hands": {"b": [card]}}
    m = play(Act(unit="y", action="charge"), units, **given)
    go(m, "ability:x/hidden_traps", [], (6,), "full")
    roll(m, 3)
    assert not board(m).units["y"].figures
    assert f"card:{card}" not in usable(m)


@covers("mark_target")
def test_mark_target_makes_an_enemy_in_sight_vulnerable_at_the_start_of_the_own_turn() -> None:
    units = {
        "x": "crannogman_trackers 24,20",
        "near": f"{PLAIN} 20,30 @180 owner=b",
        "also": f"{PLAIN} 28,30 @180 owner=b",
        "behind": f"{PLAIN} 24,12 owner=b",
    }
    turn = (ActivationPhase(), Turn(player="a"))
    m = resume(table(units), *turn, live=False)
    go(m, "ability:x/mark_target")
    assert offered(m) == ["near", "also"]
    go(m, "also")
    assert board(m).units["also"].conditions == ("vulnerable",)
    assert usable(resume(table(units), ActivationPhase(), Turn(player="b"), live=False)) == []


@covers("hold_the_line")
def test_hold_the_line_helps_those_engaged_since_the_start_of_the_turn() -> None:
    m = resume(table(duel(f"{PLAIN} +assault_veteran")), ActivationPhase(), Turn(player="a"), live=False)
    assert not events(m, "lasting_begun"), "who is engaged is noted, and nobody says it"
    go(m, "x", "melee_attack", "ability:x/hold_the_line")
    assert due(m) == 9
    go(m, (3, 1, 1, 1, 1, 1, 1, 1, 1), (6,))
    assert events(m, "hits_settled")[-1]["hits"] == 1  # 4+ with 3


@covers("hold_the_line")
def test_who_came_into_contact_during_the_turn_has_no_line_to_hold() -> None:
    m = strike(duel(f"{PLAIN} +assault_veteran"))
    assert waiting(m) == "dice"


@covers("opportunist")
def test_opportunists_re_roll_misses_against_enemies_not_yet_activated() -> None:
    m = strike(duel(f"{PLAIN} +crannogman_warden"))
    go(m, (4, 4, 4, 1, 1, 1, 1), "ability:x/opportunist", ["3", "4"], (5, 5), (6, 6, 6, 6, 6))
    assert events(m, "hits_settled")[-1]["hits"] == 5
    m = strike(duel(f"{PLAIN} +crannogman_warden", f"{PLAIN} activated"))
    go(m, (4, 4, 4, 1, 1, 1, 1), (6, 6, 6))
    assert over(m)


@covers("overrun_order")
def test_overrun_turns_a_breakthrough_into_a_charge() -> None:
    units = {
        "x": "knights_of_casterly_rock 24,20 +gregor_clegane_mounted_behemoth",
        "y": f"{PLAIN} 34,20 @270 owner=b",
    }
    m = play(MeleeWon(unit="x", fallen="y"), units)
    go(m, "ability:x/overrun_order", [{"turn": 9000, "ahead": 0, "pivot": "centre"}], "charge")
    assert board(m).units["x"].facing == 9_000
    assert events(m, "charge_declared")[-1]["target"] == "y"
    assert waiting(m) == "charge_pivot"


@covers("boldness_and_courage")
def test_boldness_counts_one_more_rank_or_two_dice_at_full_ranks() -> None:
    blow = Attack(attacker="x", defender="y", attack="stormcrow_longsword")
    bold = f"{PLAIN} +jaime_lannister_the_young_lion"
    dice = [engine(duel(f"{bold} x{n}")).tally(ATTACK_DICE, blow).total for n in (12, 8, 4)]
    assert dice == [9, 7, 5]  # 7, 5, 4 are printed
    shot = Attack(attacker="x", defender="y", attack="crossbow_attack", kind="ranged")
    archers = engine(duel("lannister_crossbowmen +jaime_lannister_the_young_lion x4"))
    assert archers.tally(ATTACK_DICE, shot).total == 3


@covers("cut_them_down")
def test_engaged_enemies_that_fail_a_panic_test_suffer_two_more_wounds() -> None:
    m = play(Test(unit="y", kind="panic"), duel(f"{PLAIN} +sandor_clegane_the_hound") | BYSTANDER)
    go(m, (1, 1), (1,))
    assert board(m).units["y"].figures == 8
    m = play(Test(unit="z", kind="panic"), duel(f"{PLAIN} +sandor_clegane_the_hound") | BYSTANDER)
    go(m, (1, 1), (1,))
    assert board(m).units["z"].figures == 10


@covers("indomitable")
@rule("FIG-MRL-04")
def test_an_indomitable_unit_heals_when_it_has_passed_a_test_of_either_kind() -> None:
    given = {"given": Lasting("abilities", "stalwart", "a", ("x",), until="game", keywords=("indomitable",))}
    m = play(Test(unit="x"), duel(f"{PLAIN} x6"), lasting=given)
    go(m, (6, 6), "ability:x/indomitable", (3,), 2)
    assert board(m).units["x"].figures == 8
    m = play(Test(unit="x", kind="panic"), duel(f"{PLAIN} x6"), lasting=given)
    go(m, (6, 6), (1,), "ability:x/indomitable", (3,), 3)
    assert board(m).units["x"].figures == 9


@rule("FIG-UNT-10")
@pytest.mark.parametrize(
    ("card", "player", "window"),
    [
        ("refuse_to_yield", "a", "panic_passed"),
        ("baratheon_conviction", "a", "morale_passed"),
        ("younger_bolder", "a", "morale_passed"),
        ("unwavering_conviction_card", "a", "morale_passed"),
        ("fealty_to_the_crown", "b", "panic_failed"),
        ("lannister_intimidation", "b", "morale_failed"),
    ],
)
def test_a_card_about_who_took_a_test_is_not_played_for_one_that_has_fallen(
    card: str, player: str, window: str
) -> None:
    def fits(fallen: bool) -> bool:
        others = {"r": f"{PLAIN} 34,20 +{RENLY}", "z": f"{PLAIN} 14,28 owner=b"}
        players = {"a": {"faction": "baratheon", "commander": RENLY}, "b": {"faction": "lannister"}}
        g = engine(duel(PLAIN) | others, players=players)
        if fallen:
            g.state.units["x"] = replace(g.state.units["x"], figures=0)
        return registry[card](moment=Moment(window, unit="x", kind="panic"), owner=player).fits(g)

    assert fits(fallen=False)
    assert not fits(fallen=True)
