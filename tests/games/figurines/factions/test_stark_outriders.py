"""Outriders who start off the table and come in from any edge."""

from __future__ import annotations

from typing import Any

from montjoie.games.figurines.harm.victory import check_elimination
from montjoie.games.figurines.round import Round
from montjoie.games.figurines.setup.deployment import Deployment
from montjoie.games.figurines.state import Lasting
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.factions.playing import BYSTANDER, PLAIN, go, usable
from tests.games.figurines.factions.wolves import play
from tests.games.figurines.given import asked, board, engine, offered, refused, waiting
from tests.rule import rule

BRYNDEN = "brynden_tully_outrider_commander"
ARMY = {
    "x": f"stark_outriders 0,0 reserve +{BRYNDEN}",
    "w": "stark_outriders 0,0 reserve",
    "v": f"{PLAIN} 0,0 reserve",
    "y": f"{PLAIN} 0,0 reserve owner=b",
}
HELD = {"out": Lasting("outflank", "outflank_outriders", "a", ("x",), until="game")}
WAITING = {"x": "stark_outriders 0,0 reserve", "v": f"{PLAIN} 24,10"} | BYSTANDER


def choices(match: Match) -> set[str]:
    """The units or edges player a may choose."""
    space: Any = match.decisions["a"].space
    return set(space.options)


@covers("outflank_outriders")
def test_one_unit_of_outriders_may_start_off_the_table() -> None:
    m = play(Deployment(up="a"), ARMY)
    assert offered(m) == ["pass", "rule:outflank/x"]
    go(m, "rule:outflank/x")
    assert offered(m) == ["x", "w"]
    go(m, "w")
    assert waiting(m) == "deploy_unit"
    assert choices(m) == {"x", "v"}
    assert board(m).units["w"].where == "reserve"


@covers("outflank_outriders")
def test_the_infiltrator_outflanks_too_and_nobody_else_does() -> None:
    army = ARMY | {"x": "stark_outriders 0,0 reserve +brynden_tully_vanguard_infiltrator"}
    assert usable(play(Deployment(up="a"), army)) == ["rule:outflank/x"]
    assert usable(play(Deployment(up="a"), ARMY | {"x": "stark_outriders 0,0 reserve"})) == []
    knights = {"x": f"tully_cavaliers 0,0 reserve +{BRYNDEN}", "y": ARMY["y"]}
    assert usable(play(Deployment(up="a"), knights)) == []


@covers("outflank_outriders")
@rule("FIG-RUL-60", "FIG-RUL-110")
def test_at_the_start_of_a_round_they_come_in_by_any_edge_as_their_activation() -> None:
    m = play(Round(), WAITING, lasting=HELD)
    go(m, "rule:outflank_arrival/x")
    assert choices(m) == {"south", "north", "west", "east"}
    far = {"west": {"x": 4000, "y": 30_000, "facing": 9000}}
    assert refused(m, "a", far) == ("FIG-RUL-60", "outside-edge")
    near = {"west": {"x": 2500, "y": 46_000, "facing": 9000}}
    assert refused(m, "a", near) == ("FIG-RUL-60", "outside-edge")
    go(m, {"west": {"x": 2500, "y": 30_000, "facing": 9000}})
    row = board(m).units["x"]
    assert (row.where, row.x, row.y, row.activated) == ("table", 2500, 30_000, True)
    assert not board(m).lasting
    assert offered(m) == ["v"]


@covers("outflank_outriders")
@rule("FIG-MOV-06")
def test_they_do_not_come_in_beside_enemies() -> None:
    m = play(Round(), WAITING, lasting=HELD)
    go(m, "rule:outflank_arrival/x")
    place = {"north": {"x": 40_000, "y": 45_000, "facing": 18_000}}
    assert refused(m, "a", place)[1] == "place-taken"
    place = {"north": {"x": 34_300, "y": 45_000, "facing": 18_000}}
    assert refused(m, "a", place) == ("FIG-MOV-06", "deployed-near-enemy")


@covers("outflank_outriders")
@rule("FIG-RUL-110")
def test_they_may_wait_for_another_round() -> None:
    m = play(Round(), WAITING, lasting=HELD)
    go(m, "pass")
    assert board(m).units["x"].where == "reserve"
    assert asked(m, "activate_unit") == "a"
    assert offered(m) == ["v"]


@covers("outflank_outriders")
@rule("FIG-CLA-06")
def test_who_has_fallen_and_waits_in_reserve_does_not_outflank() -> None:
    fallen = WAITING | {"x": "stark_outriders 0,0 reserve x0"}
    assert usable(play(Round(), fallen, lasting=HELD)) == []


@covers("outflank_outriders")
@rule("FIG-RUL-34", "FIG-RUL-110")
def test_a_player_whose_outriders_are_still_to_come_is_not_eliminated() -> None:
    g = engine({"x": "stark_outriders 0,0 reserve"} | BYSTANDER, lasting=HELD)
    check_elimination(g)
    assert not g.state.players["a"].eliminated


@covers("outflank_outriders")
@rule("FIG-STO-14")
def test_besiegers_do_not_come_in_behind_the_walls() -> None:
    roles = {"a": {"faction": "stark", "role": "attacker"}, "b": {"role": "defender"}}
    walls = {"wall_1": "castle_wall 24,44 @180 owner=b"}
    m = play(Round(), WAITING | walls, lasting=HELD, mode="a_storm_of_swords", players=roles)
    go(m, "rule:outflank_arrival/x")
    assert "north" not in choices(m)
    place = {"west": {"x": 2750, "y": 45_000, "facing": 18_000}}
    assert refused(m, "a", place) == ("FIG-STO-14", "ends-behind-walls")
