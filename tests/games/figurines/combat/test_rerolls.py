"""Re-rolls (FIG-RRL), and condition tokens that force them (FIG-CON)."""

from __future__ import annotations

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm.casualties import AutoHits
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.harm.strike import boost
from montjoie.kernel.match import Match
from tests.games.figurines.fights import FRONT, due, fight, quiet, watch
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    events,
    offered,
    refused,
    roll,
    told,
    waiting,
)
from tests.rule import rule

WEAK = FRONT | {"s": "stormcrow_mercenaries 24,20 weakened"}
MISSES = (6, 5, 2, 1, 1, 1, 1)


def faces(match: Match) -> tuple[int, ...]:
    """The attack dice as they lie."""
    attack: Attack = match.engine.running(Attack)
    return attack.faces


@rule("FIG-RRL-01", "FIG-RRL-02", "FIG-CON-06", "FIG-CON-08")
def test_each_player_re_rolls_a_die_once_the_active_player_first():
    match = fight(WEAK, charging=True)
    roll(match, *MISSES)
    assert asked(match, "use_effect") == "a"  # the active player
    answer(match, "rule:charge_bonus")
    answer(match, ["3"])
    roll(match, 6)
    assert asked(match, "use_effect") == "b"  # who sees the new result
    answer(match, "rule:weakened/s")
    answer(match, ["0", "3"])  # the same die a third time
    roll(match, 1, 2)
    assert waiting(match) == "dice"
    assert due(match) == 1  # the 5 is the only hit left: no more re-rolls


@rule("FIG-RRL-02", "FIG-TIM-05", "FIG-RUL-136")
def test_who_has_nothing_to_re_roll_has_passed_and_is_not_asked_after_the_opponents_re_roll():
    match = fight(WEAK, rerolls=(("a", "misses", "card"),))
    roll(match, 6, 6, 6, 6, 6, 6, 6)  # no miss: the active player has nothing to use
    assert asked(match, "use_effect") == "b"
    answer(match, "rule:weakened/s")
    answer(match, ["0", "1"])
    roll(match, 1, 1)
    assert waiting(match) == "dice"
    assert due(match) == 5


@rule("FIG-RRL-02", "FIG-TIM-05", "FIG-RUL-136")
def test_who_used_the_only_re_roll_is_not_asked_after_the_opponents_either():
    match = fight(WEAK, rerolls=(("a", "misses", "first"), ("a", "misses", "second")))
    roll(match, 6, 6, 6, 6, 6, 6, 1)
    answer(match, "rule:granted_reroll/first")
    answer(match, ["6"])
    roll(match, 6)  # the second has no miss left
    answer(match, "rule:weakened/s")
    answer(match, ["0", "1"])
    roll(match, 1, 1)
    assert waiting(match) == "dice"
    assert due(match) == 5


@rule("FIG-RRL-01")
def test_a_die_a_player_has_re_rolled_is_not_offered_again():
    grants = (("a", "any", "first"), ("a", "any", "second"))
    match = fight(rerolls=grants)
    roll(match, *MISSES)
    answer(match, "rule:granted_reroll/first")
    answer(match, ["3", "4"])
    roll(match, 1, 1)
    answer(match, "rule:granted_reroll/second")
    assert refused(match, "a", ["3"]) == ("FIG-RRL-01", "die-rolled-again")
    assert refused(match, "a", []) == ("FIG-RRL-01", "wrong-number")
    answer(match, ["5"])


@rule("FIG-RRL-03")
def test_only_the_last_result_counts():
    match = fight(charging=True)
    roll(match, *MISSES)
    answer(match, "rule:charge_bonus")
    answer(match, ["0", "1", "2"])
    roll(match, 1, 1, 1)
    quiet(match)
    assert events(match, "hits_settled")[0]["hits"] == 0


@rule("FIG-RRL-04")
def test_any_dice_means_any_subset_and_misses_mean_misses():
    any_dice = fight(rerolls=(("a", "any", "card"),))
    roll(any_dice, *MISSES)
    answer(any_dice, "rule:granted_reroll/card")
    assert len(offered(any_dice)) == 2**7 - 1
    misses = fight(rerolls=(("a", "misses", "card"),))
    roll(misses, *MISSES)
    answer(misses, "rule:granted_reroll/card")
    assert ["2", "3", "4", "5", "6"] in offered(misses)
    assert refused(misses, "a", ["0"]) == ("FIG-RRL-01", "die-no-miss")


@rule("FIG-RES-03")
def test_effects_after_the_dice_see_the_re_rolled_result(monkeypatch):
    seen = []
    watch(monkeypatch, attack_after_dice=lambda g: seen.append(g.running(Attack).faces))
    match = fight(charging=True)
    roll(match, *MISSES)
    answer(match, "rule:charge_bonus")
    answer(match, ["6"])
    roll(match, 4)
    quiet(match)
    assert seen == [(6, 5, 2, 1, 1, 1, 4)]


@rule("FIG-BON-01")
def test_a_re_roll_given_in_a_window_can_be_used(monkeypatch):
    watch(monkeypatch, attack_before_dice=lambda g: boost(g, rerolls=(("a", "misses", "card"),)))
    match = fight()
    roll(match, *MISSES)
    assert offered(match) == ["pass", "rule:granted_reroll/card"]


# Condition tokens.


@rule("FIG-CON-03", "FIG-CON-06", "FIG-TIM-03")
def test_the_enemy_may_spend_weakened_after_attack_dice_and_it_is_gone():
    match = fight(WEAK)
    roll(match, *MISSES)
    assert asked(match, "use_effect") == "b"
    answer(match, "rule:weakened/s")
    answer(match, ["0", "1"])
    roll(match, 2, 2)
    assert board(match).units["s"].conditions == ()
    assert told(match, "condition_lost", "unit", "condition", "spent_by") == [
        {"unit": "s", "condition": "weakened", "spent_by": "b"}
    ]


@rule("FIG-CON-02", "FIG-CON-03")
def test_a_token_that_is_not_spent_stays():
    match = fight(WEAK)
    roll(match, *MISSES)
    answer(match, "pass")
    assert board(match).units["s"].conditions == ("weakened",)


@rule("FIG-CON-05", "FIG-RES-05")
def test_the_enemy_may_spend_vulnerable_after_defense_saves():
    match = fight(FRONT | {"d": FRONT["d"] + " vulnerable"})
    roll(match, 6, 5, 1, 1, 1, 1, 1)
    roll(match, 6, 4)
    assert asked(match, "use_effect") == "a"
    answer(match, "rule:vulnerable/d")
    answer(match, ["0", "1"])
    roll(match, 3, 3)
    assert board(match).units["d"].figures == 10


@rule("FIG-CON-05", "FIG-RES-12", "FIG-RUL-83")
def test_vulnerable_can_be_spent_on_the_saves_of_automatic_hits():
    match = at(AutoHits(unit="d", hits=2, by="a"), FRONT | {"d": FRONT["d"] + " vulnerable"}, live=False)
    roll(match, 6, 1)
    answer(match, "rule:vulnerable/d")
    answer(match, ["0"])
    roll(match, 1)
    assert board(match).units["d"].figures == 10


@rule("FIG-CON-04", "FIG-MRL-03")
def test_the_enemy_may_spend_panicked_to_re_roll_a_test_the_d3_too():
    match = at(Test(unit="d", kind="panic"), {"d": "stark_sworn_swords 24,24 owner=b panicked"}, live=False)
    roll(match, 6, 1)
    roll(match, 1)
    answer(match, "rule:panicked/d")
    answer(match, ["0", "2"])
    roll(match, 1)
    roll(match, 3)
    assert board(match).units["d"].figures == 8


@rule("FIG-CON-04")
def test_panicked_works_on_every_morale_test():
    match = at(Test(unit="d"), {"d": "stark_sworn_swords 24,24 owner=b panicked"}, live=False)
    roll(match, 6, 6)
    assert offered(match, "a") == ["pass", "rule:panicked/d"]


@rule("FIG-CON-03", "FIG-RUL-82")
def test_at_least_one_die_is_re_rolled_for_a_token():
    match = fight(WEAK)
    roll(match, *MISSES)
    answer(match, "rule:weakened/s")
    assert [] not in offered(match, "b")


@rule("FIG-CON-03", "FIG-MUL-06", "FIG-RUL-107")
def test_partners_of_its_owner_cannot_spend_a_token():
    match = at(
        Attack(attacker="s", defender="d", attack="stormcrow_longsword"),
        WEAK,
        live=False,
        seats=("a", "b", "c", "e"),
        teams={"a": "x", "b": "y", "c": "x", "e": "y"},
    )
    roll(match, *MISSES)
    assert asked(match, "use_effect") == "b"
    answer(match, "pass")
    assert asked(match, "use_effect") == "e"


@rule("FIG-CON-07")
def test_spending_a_token_is_announced_with_its_kind(monkeypatch):
    seen = watch(monkeypatch)
    match = fight(WEAK)
    roll(match, *MISSES)
    answer(match, "rule:weakened/s")
    spent = [moment for moment in seen if moment.window == "condition_spend"]
    assert [(moment.unit, moment.player, moment.kind) for moment in spent] == [("s", "b", "weakened")]
