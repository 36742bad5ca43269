"""Breakthrough (FIG-BRK)."""

from __future__ import annotations

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.combat.breakthrough import MeleeWon
from montjoie.games.figurines.events import UnitRestored
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.kernel.match import Match
from tests.games.figurines.fights import FRONT, dice, due, fight, quiet, watch
from tests.games.figurines.given import answer, asked, at, board, events, offered, over, unit, waiting
from tests.rule import rule

WEAK = FRONT | {"d": "stark_sworn_swords 24,24.8 @180 owner=b x1"}
# Friends against the left and right flank of the same enemy, and one more enemy for the last of them.
HELPED = WEAK | {"l": "stormcrow_mercenaries 29.15,24.8 @270", "r": "stormcrow_mercenaries 18.85,24.8 @90"}


def kill(units: dict[str, str]) -> Match:
    """The mercenaries destroy their enemy in melee."""
    match = fight(units)
    dice(match, 6, 6, 1, 1, 1, 1, 1)
    dice(match, *[1] * due(match))
    return match


@rule("FIG-BRK-01", "FIG-RES-10", "FIG-D-38")
def test_who_destroys_the_defender_in_melee_may_maneuver():
    match = kill(WEAK)
    assert board(match).units["d"].where == "lost"
    assert asked(match, "break_through") == "a"
    assert offered(match) == ["maneuver", "decline"]
    answer(match, "maneuver")
    answer(match, [{"turn": 0, "ahead": 5000}])
    quiet(match)
    assert board(match).units["s"].y == 25_000
    assert over(match)


@rule("FIG-BRK-01")
def test_the_panic_test_of_the_attack_counts():
    match = fight(FRONT | {"d": "stark_sworn_swords 24,24.8 @180 owner=b x3"})
    dice(match, 6, 1, 1, 1, 1, 1, 1)
    dice(match, 1)
    dice(match, 1, 1)
    dice(match, 1)
    assert waiting(match) == "break_through"
    answer(match, "decline")
    assert over(match)


@rule("FIG-BRK-01")
def test_a_unit_still_engaged_does_not_maneuver():
    match = kill(WEAK | {"e": "stark_bowmen 24,15.2 owner=b"})
    assert over(match)


@rule("FIG-BRK-03")
def test_a_unit_destroyed_by_anything_else_gives_no_breakthrough(monkeypatch):
    watch(monkeypatch, attack_after_dice=lambda g: g.do(Suffer(unit="d", wounds=12, by="a")))
    match = fight()
    dice(match, 6, 6, 6, 6, 1, 1, 1)
    assert board(match).units["d"].where == "lost"
    assert over(match)


@rule("FIG-BRK-02", "FIG-BRK-04", "FIG-RUL-20")
def test_friends_that_faced_the_fallen_alone_may_pivot_after_the_maneuver_in_their_owner_s_order():
    match = kill(HELPED)
    answer(match, "decline")
    assert asked(match, "pivot_order") == "a"
    answer(match, ["r", "l"])
    assert waiting(match) == "free_pivot_turn"
    answer(match, [{"turn": 9000, "ahead": 0}])
    quiet(match)
    assert (board(match).units["r"].facing, board(match).units["l"].facing) == (18_000, 27_000)
    answer(match, [])
    assert over(match)


@rule("FIG-BRK-02", "FIG-RUL-52")
def test_a_friend_engaged_with_another_enemy_too_does_not_pivot():
    match = kill(WEAK | {"l": HELPED["l"], "e": "stark_bowmen 33.95,24.8 @270 owner=b"})
    answer(match, "decline")
    assert over(match)


@rule("FIG-STO-15")
def test_the_fall_of_a_wall_gives_no_breakthrough():
    match = fight(FRONT | {"d": "castle_wall 24,23 @180 owner=b wounds=5"})
    dice(match, 6, 6, 6, 6, 1, 1, 1)
    assert events(match, "unit_destroyed")
    assert waiting(match) != "break_through"


@rule("FIG-BRK-01")
def test_an_effect_may_stand_in_the_place_of_the_maneuver(monkeypatch):
    seen = watch(monkeypatch, breakthrough=lambda g: g.revise(MeleeWon, replaced=True))
    match = kill(WEAK)
    assert over(match)
    assert [(m.unit, m.other) for m in seen if m.window == "breakthrough"] == [("s", "d")]


@rule("FIG-BRK-01", "FIG-UNT-10")
def test_an_enemy_that_survives_after_all_gives_no_breakthrough(monkeypatch):
    back = UnitRestored("d", unit(WEAK["d"]))
    watch(monkeypatch, unit_destroyed=lambda g: g.emit(back))
    match = kill(WEAK)
    assert board(match).units["d"].figures == 1
    assert waiting(match) != "break_through"


def break_onto_stakes(match: Match, kept: int) -> None:
    """The defender falls, the attacker goes 5" ahead: the stakes there cost it D3+1 wounds, once."""
    dice(match, 6, 6, 1, 1, 1, 1, 1)
    dice(match, *[1] * due(match))
    answer(match, "maneuver")
    answer(match, [{"turn": 0, "ahead": 5000}])
    dice(match, 1)
    assert board(match).units["s"].figures == kept


@rule("FIG-TER-05", "FIG-RUL-124")
def test_a_breakthrough_onto_stakes_costs_wounds_once_not_again_for_the_attack():
    stakes = {"p": "stakes 24,27"}
    match = at(Act(unit="s", action="melee_attack"), WEAK, live=False, terrain=stakes)
    break_onto_stakes(match, 10)
    assert over(match)


@rule("FIG-TER-05", "FIG-RUL-124")
def test_a_breakthrough_onto_stakes_costs_wounds_once_not_again_for_the_charge():
    apart = WEAK | {"d": "stark_sworn_swords 24,26.8 @180 owner=b x1"}
    match = at(Charge(unit="s"), apart, live=False, terrain={"p": "stakes 24,29"})
    answer(match, [])
    dice(match, 4)
    answer(match, "full")
    break_onto_stakes(match, 10)
    assert over(match)


@rule("FIG-TER-05", "FIG-RUL-124")
def test_an_attack_made_on_stakes_costs_wounds_though_a_breakthrough_leads_away():
    match = at(Act(unit="s", action="melee_attack"), WEAK, live=False, terrain={"p": "stakes 24,17.8"})
    break_onto_stakes(match, 10)  # the Maneuver crossed them
    dice(match, 1)  # and so did the attack before it
    assert board(match).units["s"].figures == 8
    assert over(match)
