"""The cards of Howland Reed."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.acting import Act
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.rounds.turns import Activation, ActivationPhase, Turn
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, duel, go, usable
from tests.games.figurines.factions.wolves import play, wolves
from tests.games.figurines.given import board, events, offered, over, resume
from tests.games.figurines.given import field as table
from tests.rule import rule

OUTRIDER = "brynden_tully_outrider_commander"
HOWLAND = "howland_reed"
TRACKERS = "crannogman_trackers"


def way(turn: int, ahead: float) -> list[dict[str, Any]]:
    """A turn in degrees, then so many inches."""
    return [{"turn": turn * 100, "ahead": round(ahead * 1000), "pivot": "centre"}]


BOG = {"x": f"{TRACKERS} 24,20", "y": f"{PLAIN} 24,30 @180 owner=b"}


@covers("bog_devil_ambush")
def test_an_ambush_weakens_an_enemy_near_crannogmen_or_shoots_at_it() -> None:
    m = play(Activation(unit="y"), BOG, "bog_devil_ambush", commander=HOWLAND, active="b")
    go(m, "card:bog_devil_ambush")
    assert offered(m) == ["weakened", "x"]
    go(m, "weakened")
    assert board(m).units["y"].conditions == ("weakened",)
    m = play(Activation(unit="y"), BOG, "bog_devil_ambush", commander=HOWLAND, active="b")
    go(m, "card:bog_devil_ambush", "x", "stay")
    assert m.engine.running(Attack).attack == "crannog_bow_attack"
    assert not board(m).units["x"].activated


@covers("bog_devil_ambush")
def test_activated_crannogmen_only_weaken_and_distant_ones_do_nothing() -> None:
    units = BOG | {"x": f"{TRACKERS} 24,20 activated"}
    m = play(Activation(unit="y"), units, "bog_devil_ambush", commander=HOWLAND, active="b")
    go(m, "card:bog_devil_ambush")
    assert board(m).units["y"].conditions == ("weakened",)
    for far in (BOG | {"x": f"{TRACKERS} 24,3"}, BOG | {"x": f"{PLAIN} 24,20"}):
        m = play(Activation(unit="y"), far, "bog_devil_ambush", commander=HOWLAND, active="b")
        assert usable(m) == []


@covers("crannog_traps")
@rule("FIG-RUL-62")
def test_crannog_traps_slow_an_enemy_down_for_the_turn() -> None:
    far = BOG | {"x": f"{TRACKERS} 24,4"}
    m = play(Act(unit="y", action="maneuver"), far, "crannog_traps", commander=HOWLAND, active="b")
    go(m, "card:crannog_traps")
    assert speed(m.engine, "y") == 4000
    assert [row.until for row in board(m).lasting.values()] == ["turn"]
    go(m, way(0, 4))
    assert over(m)
    assert board(m).units["y"].figures == 12


@covers("crannog_traps")
@rule("FIG-TER-05")
@pytest.mark.parametrize("action", ["maneuver", "march"])
def test_near_crannogmen_the_ground_is_dangerous(action: str) -> None:
    m = play(Act(unit="y", action=action), BOG, "crannog_traps", commander=HOWLAND, active="b")
    go(m, "card:crannog_traps", way(0, 3), (3,))
    assert board(m).units["y"].figures == 8
    assert over(m)


@covers("crannog_traps")
@rule("FIG-RUL-113", "FIG-RUL-56")
def test_crannog_traps_count_where_the_move_begins_and_their_player_is_behind_them() -> None:
    units = BOG | BYSTANDER | {"x": f"{TRACKERS} 24,16", "y": f"{PLAIN} 24,30 owner=b x3"}
    m = play(Act(unit="y", action="march"), units, "crannog_traps", commander=HOWLAND, active="b")
    go(m, "card:crannog_traps", way(0, 8), (2,))
    assert board(m).units["y"].where == "lost"
    assert events(m, "unit_destroyed")[-1]["by"] == "a"


@covers("crannog_traps", "pathfinder")
def test_pathfinders_walk_through_crannog_traps() -> None:
    units = BOG | {"y": f"stark_outriders 24,30 @180 owner=b +{OUTRIDER}"}
    m = play(Act(unit="y", action="maneuver"), units, "crannog_traps", commander=HOWLAND, active="b")
    go(m, "card:crannog_traps", way(0, 3))
    assert over(m)


@covers("crannog_traps")
def test_traps_are_for_moves_of_enemies_other_than_charges() -> None:
    near = BOG | {"y": f"{PLAIN} 24,28 @180 owner=b"}
    for unit, action in (("y", "charge"), ("x", "maneuver")):
        m = play(Act(unit=unit, action=action), near, "crannog_traps", commander=HOWLAND)
        assert "card:crannog_traps" not in usable(m)


def turn(player: str, units: dict[str, str]) -> Match:
    """A turn begins, with The Threat Unseen in hand."""
    hands, players = {"a": ("the_threat_unseen",)}, wolves(HOWLAND)
    board = table(units, hands=hands, players=players, active=player)
    return resume(board, ActivationPhase(), Turn(player=player), live=False)


@covers("the_threat_unseen")
def test_an_unseen_threat_panics_an_enemy_at_the_start_of_any_turn() -> None:
    for player in ("a", "b"):
        m = turn(player, BOG)
        go(m, "card:the_threat_unseen")
        assert board(m).units["y"].conditions == ("panicked",)
        go(m, (1, 1), (2,))
        assert board(m).units["y"].figures == 9


@covers("the_threat_unseen")
def test_engaged_or_distant_crannogmen_threaten_nobody() -> None:
    assert usable(turn("b", duel(TRACKERS))) == []
    assert usable(turn("b", {"x": f"{TRACKERS} 24,4"} | BYSTANDER)) == []


@covers("the_threat_unseen")
@rule("FIG-FIR-05", "FIG-VIC-01")
def test_nobody_but_its_player_is_behind_the_wounds_of_a_cards_panic_test() -> None:
    units = BOG | BYSTANDER | {"y": f"{PLAIN} 24,30 @180 owner=b x1"}
    m = turn("a", units)
    go(m, "card:the_threat_unseen", (1, 1), (1,))
    assert board(m).units["y"].where == "lost"
    assert board(m).players["a"].vp == 1
