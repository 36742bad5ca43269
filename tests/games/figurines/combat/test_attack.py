"""An attack in its eight steps, and the combat bonuses (FIG-RES, FIG-BON)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.games.figurines.harm.casualties import AutoHits, Suffer
from montjoie.games.figurines.harm.strike import boost, keywords
from montjoie.games.figurines.queries import ATTACK_DICE, SAVES, TO_HIT
from montjoie.games.figurines.state import Lasting
from montjoie.kernel.later import later
from montjoie.kernel.plain import plain
from tests.games.figurines.fights import CAVALRY, FLANK, FRONT, REAR, dice, due, fight, quiet, strike, watch
from tests.games.figurines.given import at, board, engine, events, over, roll, told, waiting
from tests.rule import rule

WINDOWS = [
    "attack_declared",
    "attack_before_dice",
    "attack_reroll",
    "attack_after_dice",
    "defense_reroll",
    "defense_after_dice",
    "wounds_suffered",
    "panic_before_roll",
    "morale_reroll",
    "panic_after_roll",
    "panic_failed",
    "wounds_suffered",
    "rank_destroyed",
    "attack_completed",
]


def figures(match: Any, unit: str = "d") -> int:
    """The figures a unit has left."""
    return board(match).units[unit].figures


@rule("FIG-EX-17", "FIG-RES-01", "FIG-RES-02", "FIG-RES-04", "FIG-RES-06", "FIG-RES-07", "FIG-CRD-03")
def test_guards_attack_sworn_swords():
    match = at(MeleeAttack(unit="g"), {"g": "lannister_guardsmen 24,20", "d": FRONT["d"]}, live=False)
    dice(match, 4, 4, 5, 6, 1, 2)  # 6 dice at 4+: 4 hits
    dice(match, 4, 5, 3, 1)  # Defense 4+: 2 blocked
    assert figures(match) == 10
    dice(match, 3, 1)  # Morale 6+: failed with 4
    dice(match, 1)
    assert figures(match) == 8
    assert over(match)


@rule("FIG-RES-03", "FIG-RES-05", "FIG-RES-10", "FIG-MRL-02")
def test_every_window_of_an_attack_opens_in_its_turn(monkeypatch):
    seen = watch(monkeypatch)
    match = fight()
    for faces in ((6, 6, 6, 1, 1, 1, 1), (1, 1, 1), (1, 2), (2,)):
        roll(match, *faces)
    assert [moment.window for moment in seen] == WINDOWS
    attacks = [m for m in seen if m.window.startswith(("attack", "defense"))]
    assert {(m.unit, m.other, m.player, m.kind) for m in attacks} == {("s", "d", "a", "melee")}


@rule("FIG-RES-01", "FIG-RUL-16")
def test_a_unit_rolls_at_least_one_die():
    assert engine(FRONT).tally(ATTACK_DICE, strike(dice=-20)).total == 1


@rule("FIG-RES-01")
def test_effects_change_the_number_of_dice_and_say_so():
    tally = engine(FRONT).tally(ATTACK_DICE, strike(parts=(("dice", "lance", 3),)))
    assert tally.total == 10
    assert [(part.value, part.source) for part in tally.parts if part.layer == "add"] == [(3, "lance")]


@pytest.mark.parametrize(
    ("change", "count"), [({"highest": True}, 7), ({"lowest": True}, 4), ({"rank_bonus": 1}, 7), ({}, 5)]
)
@rule("FIG-RES-01")
def test_an_effect_may_choose_another_of_the_printed_values(change, count):
    g = engine(FRONT | {"s": "stormcrow_mercenaries 24,20 x8"})
    assert g.tally(ATTACK_DICE, strike(**change)).total == count


@rule("FIG-RES-11", "FIG-RUL-18")
def test_what_happens_when_a_unit_attacks_comes_before_the_dice(monkeypatch):
    watch(monkeypatch, attack_before_dice=lambda g: boost(g, "card", dice=2, to_hit=1))
    match = fight()
    dice(match, 3, 3, 3, 3, 3, 3, 3, 3, 2)  # 9 dice, 3s hit
    assert due(match) == 8


@rule("FIG-RES-05", "FIG-RES-07")
def test_without_a_hit_there_are_no_saves_and_the_test_is_passed_without_a_roll(monkeypatch):
    seen = watch(monkeypatch)
    match = fight()
    roll(match, 1, 1, 1, 1, 1, 1, 1)
    assert over(match)
    assert [m.window for m in seen[-2:]] == ["panic_passed", "attack_completed"]
    told = events(match, "test_taken")[0]
    assert (told["passed"], told["rolled"]) == (True, False)


@rule("FIG-RES-08", "FIG-RUL-17")
def test_a_wound_that_removes_no_figure_makes_a_test_due():
    match = fight(CAVALRY)
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert figures(match) == 4
    assert due(match) == 2  # the test


@rule("FIG-RES-09", "FIG-UNT-10", "FIG-RUL-17")
def test_a_destroyed_defender_takes_no_test(monkeypatch):
    seen = watch(monkeypatch)
    match = fight(FRONT | {"d": "stark_sworn_swords 24,24.8 @180 x1 owner=b"})
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert not [m.window for m in seen if m.window.startswith(("panic", "morale"))]
    assert events(match, "test_taken") == []


@rule("FIG-RES-10", "FIG-UNT-10", "FIG-RUL-67")
def test_the_tray_of_the_destroyed_stands_until_the_attack_is_complete(monkeypatch):
    seen = []
    watch(monkeypatch, attack_completed=lambda g: seen.append(g.state.units["d"].where))
    match = fight(FRONT | {"d": "stark_sworn_swords 24,24.8 @180 x1 owner=b"})
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    roll(match, 1)
    assert seen == ["table"]
    assert board(match).units["d"].where == "lost"


@rule("FIG-RES-12", "FIG-GLO-07")
def test_automatic_hits_of_an_attack_are_saved_with_the_others(monkeypatch):
    watch(monkeypatch, attack_after_dice=lambda g: boost(g, auto_hits=3))
    match = fight()
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    assert due(match) == 4


@rule("FIG-RES-12", "FIG-GLO-07", "FIG-RES-13")
def test_automatic_hits_outside_an_attack_are_saved_at_once_and_cause_no_test():
    match = at(AutoHits(unit="d", hits=4, by="a"), FRONT, live=False)
    roll(match, 4, 5, 3, 1)
    assert figures(match) == 10
    assert over(match)


@rule("FIG-RES-13", "FIG-GLO-06")
def test_wounds_outside_an_attack_allow_no_save_and_cause_no_test():
    match = at(Suffer(unit="d", wounds=2, by="a"), FRONT, live=False)
    assert over(match)
    assert figures(match) == 10


@rule("FIG-RES-14")
def test_critical_blow_counts_when_the_dice_are_final():
    match = fight(keywords=("critical_blow",))
    roll(match, 6, 6, 4, 1, 1, 1, 1)
    assert due(match) == 5


@rule("FIG-RES-15")
def test_without_saves_steps_4_and_5_are_left_out(monkeypatch):
    seen = watch(monkeypatch)
    match = fight(keywords=("no_defense_saves",))
    roll(match, 6, 6, 4, 1, 1, 1, 1)
    assert figures(match) == 9
    assert not {"defense_reroll", "defense_after_dice"} & {m.window for m in seen}


@rule("FIG-RES-15")
def test_hits_of_sixes_may_allow_no_save_while_the_others_do():
    match = fight(sixes_no_save=True)
    roll(match, 6, 6, 4, 4, 1, 1, 1)
    assert due(match) == 2
    roll(match, 6, 6)
    assert figures(match) == 10


@rule("FIG-RES-04", "FIG-RES-06")
def test_hits_may_be_blocked_without_dice_and_wounds_added(monkeypatch):
    watch(monkeypatch, attack_after_dice=lambda g: boost(g, blocks=2, extra_wounds=1))
    match = fight()
    roll(match, 6, 6, 4, 1, 1, 1, 1)
    assert due(match) == 1
    roll(match, 1)
    assert figures(match) == 10  # one unblocked hit, one extra wound


@pytest.mark.parametrize("sixes", [True, False])
@rule("FIG-RES-06")
def test_an_effect_may_deal_wounds_in_the_place_of_the_hits(sixes):
    match = fight(no_hits=True, extra_wounds=3, sixes_no_save=sixes)
    roll(match, 6, 6, 4, 1, 1, 1, 1)
    assert figures(match) == 9
    assert told(match, "hits_settled", "unit", "hits", "blocked") == [{"unit": "d", "hits": 0, "blocked": 0}]


@rule("FIG-RUL-61")
def test_a_unit_reduced_during_its_attack_keeps_the_dice_it_rolled(monkeypatch):
    watch(monkeypatch, attack_after_dice=lambda g: g.do(Suffer(unit="s", wounds=9, by="b")))
    match = fight()
    roll(match, 4, 4, 4, 4, 4, 4, 4)
    assert figures(match, "s") == 3
    assert due(match) == 7


@rule("FIG-RUL-67")
def test_a_destroyed_unit_may_attack_once_more_before_its_tray_goes(monkeypatch):
    last = strike(attacker="d", defender="s", attack="stark_fury_attack", highest=True)
    watch(monkeypatch, unit_destroyed=lambda g: g.do(last) if not g.state.units["d"].figures else None)
    match = fight(FRONT | {"d": "stark_sworn_swords 24,24.8 @180 x1 owner=b"})
    dice(match, 6, 1, 1, 1, 1, 1, 1)
    dice(match, 1)
    assert due(match) == 8
    dice(match, 1, 1, 1, 1, 1, 1, 1, 6)
    dice(match, 1)
    assert figures(match, "s") == 11
    assert board(match).units["d"].where == "table"
    dice(match, 6, 6)
    dice(match, 1)
    assert board(match).units["d"].where == "lost"


@rule("FIG-RUL-58", "FIG-RUL-84")
def test_an_attacker_destroyed_before_the_dice_attacks_no_more(monkeypatch):
    watch(monkeypatch, attack_declared=lambda g: g.do(Suffer(unit="s", wounds=12, by="b")))
    match = fight()
    assert over(match)
    assert events(match, "rolled") == []


@rule("FIG-RUL-84", "FIG-RES-10")
def test_an_attack_on_a_unit_that_is_gone_is_not_rolled_but_completed(monkeypatch):
    seen = watch(monkeypatch, attack_before_dice=lambda g: g.do(Suffer(unit="d", wounds=12, by="a")))
    match = fight()
    assert over(match)
    assert events(match, "rolled") == []
    assert [moment.window for moment in seen][-1] == "attack_completed"


@rule("FIG-RES-10")
def test_what_an_effect_puts_off_comes_when_the_attack_is_complete(monkeypatch):
    seen = watch(monkeypatch)
    match = fight(after=later(Suffer(unit="s", wounds=2)))
    roll(match, 1, 1, 1, 1, 1, 1, 1)
    assert figures(match, "s") == 10
    assert [m.window for m in seen[-2:]] == ["attack_completed", "wounds_suffered"]


# Combat bonuses.


@pytest.mark.parametrize(("units", "value"), [(FRONT, 0), (FLANK, -1), (REAR, -2)])
@rule("FIG-BON-02", "FIG-BON-03", "FIG-LOS-07")
def test_attacks_from_flank_and_rear_worsen_saves_and_panic(units, value):
    match = at(MeleeAttack(unit="s"), units, live=False)
    dice(match, 6, 1, 1, 1, 1, 1, 1)
    attack = match.engine.running(Attack)
    assert match.engine.tally(SAVES, attack).total == value
    dice(match, 1)
    dice(match, 3, 3)  # just Morale 6 without a modifier
    dice(match, 1)
    told = events(match, "test_taken")[0]
    assert told["total"] == 6 + value


@rule("FIG-BON-02")
def test_the_flank_bonus_holds_for_ranged_attacks():
    shot = strike(attack="mercenary_longbow", kind="ranged", arc="left")
    g = engine({"s": "stormcrow_archers 10,24 @90", "d": "stark_sworn_swords 20,24 @0 owner=b"})
    assert g.tally(SAVES, shot).total == -1


@rule("FIG-BON-04", "FIG-MOD-03")
def test_sundering_adds_to_the_rear_bonus_and_counts_once(monkeypatch):
    g = engine(REAR)
    assert g.tally(SAVES, strike(arc="rear", keywords=("sundering", "sundering"))).total == -3


@rule("FIG-BON-04")
def test_vicious_adds_to_the_flank_bonus():
    match = fight(FLANK, arc="right", keywords=("vicious",))
    dice(match, 6, 1, 1, 1, 1, 1, 1)
    dice(match, 1)
    dice(match, 6, 2)
    dice(match, 1)
    assert events(match, "test_taken")[0]["total"] == 8 - 1 - 2


@rule("FIG-BON-01", "FIG-RUL-19", "FIG-RRL-04")
def test_a_charger_may_re_roll_any_of_its_dice_hits_too():
    match = fight(charging=True)
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    match.submit("a", "rule:charge_bonus")
    match.submit("a", ["0", "1"])
    roll(match, 5, 5)
    quiet(match)
    assert due(match) == 2


@pytest.mark.parametrize("lost", [{"disorderly": True}, {"fortified": True}, {"bonus_lost": True}])
@rule("FIG-BON-01", "FIG-CHG-12", "FIG-TER-10")
def test_the_charge_bonus_can_be_lost(lost):
    match = fight(charging=True, **lost)
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    assert waiting(match) == "dice"


@rule("FIG-TER-10")
def test_fortified_ground_gives_the_defender_1_more_on_saves():
    assert engine(FRONT).tally(SAVES, strike(charging=True, fortified=True)).total == 1


@rule("FIG-MOD-04")
def test_what_holds_for_a_while_changes_hits_and_saves():
    held = {
        "x": Lasting("to_hit", "card", units=("s",), n=1, when="melee"),
        "y": Lasting("saves", "card", units=("d",), n=-1),
        "z": Lasting("keywords", "card", units=("s",), keywords=("vicious",), when="ranged"),
    }
    g = engine(FRONT, lasting=held)
    assert (g.tally(TO_HIT, strike()).total, g.tally(SAVES, strike()).total) == (1, -1)
    assert keywords(g, strike()) == frozenset()
    assert keywords(g, strike(kind="ranged", attack="stormcrow_longsword")) == {"vicious"}


@rule("FIG-RES-01")
def test_an_attack_survives_being_written_down_in_the_middle():
    match = fight(charging=True, after=later(Suffer(unit="s", wounds=1)), parts=(("dice", "x", 0),))
    roll(match, 6, 1, 1, 1, 1, 1, 1)
    attack = match.engine.running(Attack)
    assert msgspec.convert(plain(attack), match.engine.game.step_type) == attack
