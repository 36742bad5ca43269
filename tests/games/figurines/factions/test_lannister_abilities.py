"""Abilities of Lannister units, captains and Attachments."""

from __future__ import annotations

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.harm import effects
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import Lasting
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, lions, play, strike, usable
from tests.games.figurines.given import board, engine, events, offered, over, told, waiting
from tests.rule import rule

JAIME = "jaime_lannister_the_kingslayer"
CHARGED = {"x": "lannister_halberdiers 24,20", "y": f"{PLAIN} 24,28 @180 owner=b"}


def charge(units: dict[str, str]) -> Match:
    """`y` has charged and stands against `x`; whoever has something to say to that is asked."""
    m = play(Charge(unit="y"), units, active="b")
    go(m, [], (6,))
    m.submit("b", "full")
    return m


@covers("set_for_charge")
@rule("FIG-EX-02")
def test_halberdiers_charged_in_the_front_may_strike_first() -> None:
    m = charge(CHARGED)
    go(m, "ability:x/set_for_charge", (6, 1, 1, 1, 1, 1, 1, 1), (1,), (6, 6), (1,))
    first, second = events(m, "attack_made")
    assert (first["unit"], second["unit"]) == ("x", "y")
    assert board(m).units["y"].figures == 11


@covers("set_for_charge")
@rule("FIG-EX-02")
def test_setting_for_a_charge_is_an_order_its_owner_may_decline() -> None:
    m = charge(CHARGED)
    assert usable(m) == ["ability:x/set_for_charge"]
    assert [e["unit"] for e in events(m, "attack_made")] == ["y"]


@covers("set_for_charge")
def test_halberdiers_charged_in_the_flank_or_already_engaged_do_not_strike_first() -> None:
    flank = {"x": "lannister_halberdiers 24,20 @90", "y": f"{PLAIN} 24,28 @180 owner=b"}
    assert usable(charge(flank)) == []
    busy = CHARGED | {"z": f"{PLAIN} 24,15.2 owner=b"}
    assert usable(charge(busy)) == []


@covers("lannister_supremacy")
@rule("FIG-RES-07")
def test_guards_who_pass_the_test_of_an_attack_make_the_attacker_test() -> None:
    m = strike(duel(PLAIN, "lannister_guardsmen"))
    go(m, (1, 1, 1, 1, 1, 1, 1))  # no wound: passed without a roll
    assert waiting(m) == "dice"
    go(m, (4, 4), (2,))
    test = events(m, "test_taken")[-1]
    assert (test["unit"], test["total"], test["passed"]) == ("x", 6, False)
    assert board(m).units["x"].figures == 9


@covers("lannister_supremacy")
def test_supremacy_is_silent_when_the_test_fails_or_belongs_to_no_attack() -> None:
    m = strike(duel(PLAIN, "lannister_guardsmen"))
    go(m, (4, 1, 1, 1, 1, 1, 1), (1,), (1, 1), (1,))
    assert [e["unit"] for e in events(m, "test_taken")] == ["y"]
    m = play(Test(unit="y", kind="panic"), duel(PLAIN, "lannister_guardsmen"))
    go(m, (6, 6), (1,))
    assert over(m)


@covers("lannister_supremacy")
@rule("FIG-RUL-24", "FIG-RUL-68")
def test_guards_with_tywin_make_the_attacker_test_once() -> None:
    m = strike(duel(PLAIN, "lannister_guardsmen +tywin_lannister_lord_of_casterly_rock"))
    go(m, (1, 1, 1, 1, 1, 1, 1), (6, 6), (1,))
    assert [e["unit"] for e in events(m, "test_taken")] == ["y", "x"]


@covers("kingslayers_prowess")
def test_jaime_takes_back_one_of_his_own_cards() -> None:
    pile = ("counterplot", "expert_parry", "deadly_riposte", "expert_parry")
    players = lions(JAIME, discard=pile)
    m = play(Activation(unit="x"), {"x": f"{PLAIN} 24,10 +{JAIME}"} | BYSTANDER, players=players)
    go(m, "ability:x/kingslayers_prowess")
    assert offered(m) == ["expert_parry", "deadly_riposte"]
    go(m, "expert_parry")
    assert board(m).hands["a"].cards == ("expert_parry",)
    assert board(m).players["a"].discard == ("counterplot", "deadly_riposte", "expert_parry")


@covers("kingslayers_prowess")
def test_without_a_card_of_his_in_the_pile_jaime_has_nothing_to_take() -> None:
    players = lions(JAIME, discard=("counterplot",))
    m = play(Activation(unit="x"), {"x": f"{PLAIN} 24,10 +{JAIME}"} | BYSTANDER, players=players)
    assert waiting(m) == "choose_action"


@covers("at_any_cost")
@rule("FIG-EX-30")
def test_a_guard_captain_pays_a_figure_to_pass_a_panic_test() -> None:
    m = play(Test(unit="x", kind="panic"), duel("lannister_guardsmen +guard_captain"))
    go(m, (1, 2), (3,), "ability:x/at_any_cost")
    assert board(m).units["x"].figures == 11
    assert events(m, "test_taken")[-1]["passed"]


@rule("FIG-RUL-69")
@covers("at_any_cost")
def test_nothing_is_paid_for_a_test_that_is_passed_nor_by_the_last_figure() -> None:
    m = play(Test(unit="x", kind="panic"), duel("lannister_guardsmen +guard_captain"))
    go(m, (4, 4), (3,))
    assert over(m)
    m = play(
        Test(unit="x", kind="panic"), duel("lannister_guardsmen x1 +guard_captain") | {"w": f"{PLAIN} 9,9"}
    )
    m.decide_chance([1, 2])
    m.decide_chance([3])
    assert usable(m) == []
    assert board(m).units["x"].where == "lost"


@covers("battle_prayer")
def test_a_prayer_that_is_heard_gives_skill_and_sundering_for_the_turn() -> None:
    m = play(Activation(unit="x"), duel("warriors_sons"))
    go(m, (3, 2), "melee_attack", (2, 1, 1, 1, 1, 1, 1), (4,))
    assert told(m, "hits_settled", "unit", "hits", "blocked")[-1] == {"unit": "y", "hits": 1, "blocked": 0}
    kept = {(row.kind, row.until, row.when) for row in board(m).lasting.values()}
    assert kept == {("to_hit", "turn", "melee"), ("keywords", "turn", "melee")}


@covers("battle_prayer")
def test_a_prayer_that_is_not_heard_gives_nothing() -> None:
    m = play(Activation(unit="x"), duel("warriors_sons"))
    go(m, (2, 2))
    assert (waiting(m), board(m).lasting) == ("choose_action", {})


@covers("zealous_resurgence")
def test_poor_fellows_heal_when_they_pass_a_test() -> None:
    m = play(Test(unit="x"), duel("poor_fellows x5"))
    go(m, (3, 3), "ability:x/zealous_resurgence", (2,), 2)
    assert board(m).units["x"].figures == 7
    m = play(Test(unit="x"), duel("poor_fellows x5"))
    go(m, (3, 2))
    assert over(m)


@covers("affiliation_clegane")
def test_the_cleganes_bring_their_house_to_any_unit() -> None:
    g = engine(duel(f"{PLAIN} +sandor_clegane_the_hound"))
    assert effects.affiliated(g, "x", "house_clegane")
    assert not effects.affiliated(g, "y", "house_clegane")
    silent = Lasting("no_abilities", "subjugation_of_power", "b", ("x",))
    g = engine(duel(f"{PLAIN} +sandor_clegane_the_hound"), lasting={"silent": silent})
    assert not effects.affiliated(g, "x", "house_clegane")


@covers("valuable_captive")
@rule("FIG-VIC-01")
def test_the_unit_of_a_valuable_captive_is_worth_one_more_point() -> None:
    guarded = duel(PLAIN, f"{PLAIN} x1 +jaime_lannister_maimed_hostage") | BYSTANDER
    m = play(Suffer(unit="y", wounds=1, by="a"), guarded)
    assert board(m).players["a"].vp == 2
    silent = Lasting("no_abilities", "subjugation_of_power", "a", ("y",))
    m = play(Suffer(unit="y", wounds=1, by="a"), guarded, lasting={"silent": silent})
    assert board(m).players["a"].vp == 1


@covers("valuable_captive")
@rule("FIG-CLA-08")
def test_a_captive_is_worth_his_point_once() -> None:
    guarded = duel(PLAIN, f"{PLAIN} x1 +jaime_lannister_maimed_hostage") | BYSTANDER
    fall = Suffer(unit="y", wounds=1, by="a")
    gained = [
        board(play(fall, guarded, mode="a_clash_of_kings", tally={"fell/y": times})).players["a"].vp
        for times in (0, 1)
    ]
    assert gained == [2, 1]


@covers("valuable_captive")
def test_a_captive_who_stands_is_worth_nothing_when_others_fall() -> None:
    guarded = duel(PLAIN, f"{PLAIN} x1 +jaime_lannister_maimed_hostage") | BYSTANDER
    m = play(Suffer(unit="z", wounds=12, by="a"), guarded)
    assert board(m).players["a"].vp == 1


@covers("vengeful_captive")
def test_a_vengeful_captive_strikes_his_keepers_when_their_activation_is_over() -> None:
    units = {"x": f"{PLAIN} 24,10 +jaime_lannister_maimed_hostage"} | BYSTANDER
    m = play(Activation(unit="x"), units)
    go(m, "forgo", (3,), (4, 1, 1))
    assert board(m).units["x"].figures == 10


@covers("intimidating")
def test_tywin_weakens_an_enemy_near_his_activated_unit() -> None:
    tywin = f"{PLAIN} 24,10 +tywin_lannister_lord_of_casterly_rock"
    units = {"x": tywin, "y": f"{PLAIN} 20,24 owner=b", "w": f"{PLAIN} 28,24 owner=b"} | BYSTANDER
    m = play(Activation(unit="x"), units)
    assert offered(m) == ["y", "w"]
    go(m, "w")
    assert board(m).units["w"].conditions == ("weakened",)
    m = play(Activation(unit="x"), {"x": tywin} | BYSTANDER)
    assert waiting(m) == "choose_action"


@covers("stand_resolute")
def test_champions_shame_the_enemies_they_are_engaged_with() -> None:
    units = duel(f"{PLAIN} +champion_of_the_faith") | BYSTANDER
    m = play(Test(unit="x", kind="panic"), units)
    go(m, (6, 6), (1,), "ability:x/stand_resolute")
    assert board(m).units["y"].conditions == ("vulnerable",)
    assert board(m).units["z"].conditions == ()


@covers("stand_resolute")
def test_alone_or_after_a_failed_test_champions_shame_nobody() -> None:
    m = play(Test(unit="x"), {"x": f"{PLAIN} 24,10 +champion_of_the_faith"} | BYSTANDER)
    go(m, (6, 6))
    assert over(m)
    m = play(Test(unit="x"), duel(f"{PLAIN} +champion_of_the_faith"))
    go(m, (1, 1))
    assert over(m)
