"""Actions in general (FIG-ACT)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.actions.acting import Act, FreeAction, TakeAction
from montjoie.games.figurines.actions.boosts import Boosts
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.events import UnitMoved
from montjoie.games.figurines.harm.casualties import Suffer
from montjoie.games.figurines.state import Lasting
from montjoie.kernel.match import Match
from tests.games.figurines.fights import BYSTANDERS, FRONT, dice, due, quiet, watch
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    events,
    offered,
    over,
    refused,
    told,
    waiting,
)
from tests.rule import rule

FREE = {"s": "stormcrow_archers 24,10", "d": "stark_sworn_swords 24,22 @180 owner=b"}
FAR = {"s": "stormcrow_archers 24,5", "d": "stark_sworn_swords 24,44 @180 owner=b"}


def acting(units: dict[str, str], **more: object) -> Match:
    """A unit chooses its action."""
    return at(TakeAction(unit="s"), units, **more)


@rule("FIG-ACT-01", "FIG-ACT-02")
def test_an_unengaged_unit_maneuvers_marches_shoots_charges_or_forgoes():
    match = acting(FREE)
    assert offered(match, "a") == ["maneuver", "march", "ranged_attack", "charge", "forgo"]
    assert refused(match, "a", "retreat") == ("FIG-ACT-02", "action-unengaged")
    assert refused(match, "a", "melee_attack") == ("FIG-ACT-02", "action-unengaged")


@rule("FIG-ACT-02", "FIG-MAN-01", "FIG-MAR-01", "FIG-CHG-01")
def test_an_engaged_unit_retreats_or_fights():
    match = acting(FRONT)
    assert offered(match, "a") == ["retreat", "melee_attack", "forgo"]
    for action in ("maneuver", "march", "charge"):
        assert refused(match, "a", action) == ("FIG-ACT-02", "action-engaged")


@rule("FIG-ACT-01")
def test_a_unit_that_forgoes_its_action_does_nothing():
    match = acting(FREE)
    answer(match, "forgo")
    assert over(match)
    assert told(match, "action_chosen", "unit", "action", "free") == [
        {"unit": "s", "action": "forgo", "free": False}
    ]


@rule("FIG-ACT-01")
def test_a_unit_performs_exactly_one_action():
    match = acting(FREE)
    answer(match, "maneuver")
    answer(match, [])
    quiet(match)
    assert over(match)


@pytest.mark.parametrize(
    ("units", "action", "why"),
    [
        (FAR, "ranged_attack", ("FIG-RNG-03", "no-ranged-target")),
        (FAR, "charge", ("FIG-CHG-02", "no-charge-target")),
        (FAR | {"s": "stormcrow_mercenaries 24,5"}, "ranged_attack", ("FIG-RNG-01", "no-ranged-attack")),
        (FAR, "destroy_terrain", ("FIG-TER-07", "no-piece-near")),
        (FAR, "dance", ("FIG-ACT-01", "action-not-offered")),
    ],
)
@rule("FIG-ACT-04")
def test_an_action_whose_requirements_are_not_met_cannot_be_chosen(units, action, why):
    match = acting(units)
    assert action not in offered(match, "a")
    assert refused(match, "a", action) == why


@rule("FIG-ACT-04")
def test_an_effect_may_bar_actions_attacks_of_all_kinds_with_one_word():
    held = {"x": Lasting("barred_actions", "card", units=("s",), keywords=("attack", "charge"))}
    match = acting(FREE, lasting=held)
    assert offered(match, "a") == ["maneuver", "march", "forgo"]
    assert refused(match, "a", "charge") == ("FIG-ACT-04", "action-barred")


@rule("FIG-ACT-04", "FIG-DAN-03")
def test_a_unit_that_carries_an_objective_of_the_dance_does_not_march():
    carrier = FREE | {"s": "stormcrow_archers 24,10 carries=A"}
    match = acting(carrier, mode="a_dance_with_dragons", objectives={"A": "24,10 claimed=s"})
    assert "march" not in offered(match, "a")
    assert refused(match, "a", "march") == ("FIG-DAN-03", "march-barred")


@rule("FIG-ACT-01")
def test_a_unit_obliged_to_an_action_has_no_other_while_it_can():
    held = {"x": Lasting("obliged_actions", "card", units=("s",), keywords=("charge",))}
    assert offered(acting(FREE, lasting=held), "a") == ["charge"]
    assert "forgo" in offered(acting(FAR, lasting=held), "a")


@rule("FIG-ACT-03", "FIG-GLO-04")
def test_a_free_action_uses_up_nothing_and_is_open_to_a_unit_activated_before():
    units = FREE | {"s": "stormcrow_archers 24,10 activated"}
    match = at(FreeAction(unit="s", actions=("maneuver", "retreat")), units)
    assert offered(match, "a") == ["maneuver", "decline"]
    answer(match, "maneuver")
    answer(match, [])
    quiet(match)
    assert over(match)
    assert told(match, "action_chosen", "unit", "action", "free") == [
        {"unit": "s", "action": "maneuver", "free": True}
    ]


@rule("FIG-ACT-03", "FIG-RUL-58")
def test_a_unit_that_can_do_none_of_its_free_actions_does_nothing():
    assert over(at(FreeAction(unit="s", actions=("maneuver", "ranged_attack")), FRONT))


@rule("FIG-ACT-03")
def test_a_free_action_may_be_declined_unless_it_is_forced():
    match = at(FreeAction(unit="s", actions=("attack",)), FRONT)
    assert offered(match) == ["melee_attack", "decline"]
    answer(match, "decline")
    assert over(match)
    both = at(FreeAction(unit="s", actions=("retreat", "attack"), optional=False), FRONT)
    assert offered(both) == ["retreat", "melee_attack"]
    only = at(FreeAction(unit="s", actions=("attack",), optional=False), FRONT, live=False)
    quiet(only)
    assert due(only) == 7  # at once


@rule("FIG-RUL-55")
def test_a_free_attack_is_of_any_kind_that_is_possible():
    shooting = at(FreeAction(unit="s", actions=("attack",)), FREE)
    assert offered(shooting) == ["ranged_attack", "decline"]
    answer(shooting, "ranged_attack")
    assert waiting(shooting) == "shift_to_shoot"


@rule("FIG-ACT-03")
def test_a_free_action_may_be_against_one_enemy_alone_with_more_dice():
    both = FRONT | {"e": "stark_sworn_swords 24,15.2 owner=b"}
    given = FreeAction(unit="s", actions=("melee_attack",), against="e", boosts=Boosts(dice=2))
    match = at(given, both, live=False)
    answer(match, "melee_attack")
    quiet(match)
    assert match.engine.running(Attack).defender == "e"
    assert due(match) == 9
    none = at(FreeAction(unit="s", actions=("melee_attack",), against="x"), both | {"x": FAR["d"]})
    assert over(none)


@rule("FIG-ACT-03")
def test_a_free_maneuver_may_have_another_length():
    match = at(FreeAction(unit="s", actions=("maneuver",), distance=3000), FREE)
    answer(match, "maneuver")
    assert refused(match, "a", [{"turn": 0, "ahead": 3500}])[1] == "moves-too-far"
    assert refused(match, "a", [{"turn": 0, "ahead": 3000}]) == ("", "")


@rule("FIG-ACT-01")
def test_an_action_is_announced_before_it_is_resolved(monkeypatch):
    seen = watch(monkeypatch, action_declared=lambda g: g.revise(Act, cancelled=True))
    match = at(Act(unit="s", action="melee_attack"), FRONT, live=False)
    assert over(match)
    assert [(m.window, m.unit, m.kind) for m in seen] == [("action_declared", "s", "melee_attack")]


@rule("FIG-RUL-58")
def test_an_action_that_has_become_impossible_is_not_done(monkeypatch):
    away = UnitMoved("d", 24_000, 40_000, 0, "push")
    watch(monkeypatch, action_declared=lambda g: g.emit(away))
    assert over(at(Act(unit="s", action="melee_attack"), FRONT, live=False))


@rule("FIG-TER-05")
def test_an_attack_made_inside_a_dangerous_piece_costs_wounds_once():
    match = at(Act(unit="s", action="melee_attack"), FRONT, live=False, terrain={"p": "stakes 24,19"})
    dice(match, 1, 1, 1, 1, 1, 1, 1)
    dice(match, 2)  # D3 + 1
    assert board(match).units["s"].figures == 9
    assert over(match)


@rule("FIG-RUL-62")
def test_what_holds_until_the_end_of_the_action_ends_with_it_not_with_one_that_interrupts(monkeypatch):
    held = {"x": Lasting("no_cards", "card", units=("a",), until="action")}
    seen = []

    def interrupt(g):
        seen.append(len(g.state.lasting))
        if len(seen) == 1:
            g.do(FreeAction(unit="s", actions=("pivot",), optional=False))

    watch(
        monkeypatch, attack_declared=interrupt, attack_before_dice=lambda g: seen.append(len(g.state.lasting))
    )
    match = at(Act(unit="s", action="melee_attack"), FRONT, live=False, lasting=held)
    quiet(match)
    answer(match, [])
    dice(match, 1, 1, 1, 1, 1, 1, 1)
    assert seen == [1, 1]
    assert board(match).lasting == {}


# Destructible terrain.


@rule("FIG-TER-07", "FIG-RUL-31")
def test_a_unit_within_an_inch_destroys_a_piece_without_dice_engaged_or_not():
    for units in (FRONT, FAR):
        x, y = units["s"].split()[1].split(",")
        match = acting(units, live=False, terrain={"p": f"hedge {x},{y}", "q": "hedge 5,40"})
        assert "destroy_terrain" in offered(match, "a")
        answer(match, "destroy_terrain")
        quiet(match)
        assert list(board(match).terrain) == ["q"]
        assert over(match)


@rule("FIG-TER-07")
def test_of_several_pieces_the_owner_chooses():
    match = acting(
        FAR, terrain={"p": "hedge 24,5", "q": "stakes 24,8", "r": "hedge 5,40", "t": "forest 24,2"}
    )
    answer(match, "destroy_terrain")
    assert asked(match, "destroy_piece") == "a"
    assert offered(match) == ["p", "q"]
    assert refused(match, "a", "r") == ("FIG-TER-07", "piece-not-destroyed")
    answer(match, "q")
    assert list(board(match).terrain) == ["p", "r", "t"]


@rule("FIG-TER-07", "FIG-RUL-31")
def test_a_unit_without_a_melee_attack_destroys_nothing():
    match = acting(FAR | {"s": "builder_scorpion_crew 24,5"}, terrain={"p": "hedge 24,5"})
    assert refused(match, "a", "destroy_terrain") == ("FIG-TER-07", "no-melee-attack")


@rule("FIG-RUL-58")
def test_a_unit_removed_before_its_action_does_nothing(monkeypatch):
    watch(monkeypatch, action_declared=lambda g: g.do(Suffer(unit="s", wounds=12, by="b")))
    match = at(Act(unit="s", action="ranged_attack"), BYSTANDERS | FREE, live=False)
    assert over(match)
    assert events(match, "attack_made") == []
