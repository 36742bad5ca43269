"""Terrain and its keywords (FIG-TER)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.battlefield import terrain
from montjoie.games.figurines.content import load
from montjoie.games.figurines.moves import ending, ground
from montjoie.games.figurines.moves.shift import ShiftUnit
from montjoie.games.figurines.moves.walk import Maneuver, March
from montjoie.games.figurines.queries import IGNORED_TERRAIN
from montjoie.games.figurines.state import Lasting
from tests.games.figurines.given import answer, at, board, engine, over, refused, roll, waiting
from tests.games.figurines.moves.ways import legs, one, problems, stands
from tests.rule import rule

OK = ("", "")
SWORDS = {"a": "stark_sworn_swords 24,14"}


@rule("FIG-TER-01", "FIG-TER-14")
@pytest.mark.parametrize(
    ("kind", "keywords"),
    [
        ("forest", {"cover", "rough"}),
        ("corpse_pile", {"rough", "hindering", "terrifying"}),
        ("bog", {"rough", "hindering"}),
        ("stakes", {"dangerous", "destructible", "hindering"}),
        ("low_wall", {"cover", "destructible", "fortified"}),
        ("ruined_wall", {"cover", "destructible", "fortified"}),
        ("hedge", {"destructible", "rough", "hindering"}),
        ("weirwood", {"inspiring"}),
        ("palisade", {"blocks_line_of_sight", "destructible", "impassable"}),
    ],
)
def test_types_of_terrain_are_bundles_of_keywords(kind: str, keywords: set[str]) -> None:
    g = engine(terrain={"p": f"{kind} 24,24"})
    assert set(terrain.keywords(g, "p")) == keywords
    assert set(load().terrain) >= {kind}


def test_a_piece_lies_as_it_is_turned() -> None:
    g = engine(terrain={"along": "stakes 24,24", "across": "stakes 24,24 @90"})
    long, wide = terrain.shape(g, "along"), terrain.shape(g, "across")
    assert (long.east - long.west, long.north - long.south) == (6_000, 1_000)
    assert (wide.east - wide.west, wide.north - wide.south) == (1_000, 6_000)


@rule("FIG-TER-02")
def test_a_unit_may_end_on_a_piece_which_stays_where_it_is() -> None:
    match = at(Maneuver(unit="a"), SWORDS, terrain={"f": "forest 24,18"})
    answer(match, legs(0, 4))
    assert stands(match, "a") == (24, 18, 0)
    assert terrain.inside(match.engine, "a", "cover") == ("f",)
    assert board(match).terrain["f"].y == 18_000


@rule("FIG-RUL-73", "FIG-TER-02")
@pytest.mark.parametrize(("y", "on"), [(16.8, ("s",)), (16.9, ())])
def test_a_unit_is_on_a_piece_while_its_tray_overlaps_it_however_little(
    y: float, on: tuple[str, ...]
) -> None:
    g = engine(SWORDS, terrain={"s": f"stakes 24,{y}"})  # the front of the tray is at 16.4
    assert terrain.inside(g, "a", "dangerous") == on


@rule("FIG-TER-05")
def test_crossing_a_dangerous_piece_costs_d3_and_1_wounds_after_the_move() -> None:
    match = at(March(unit="a"), SWORDS, terrain={"s": "stakes 24,18"}, live=False)
    answer(match, legs(0, 10))
    assert stands(match, "a") == (24, 24, 0)
    roll(match, 2)
    assert board(match).units["a"].figures == 9
    assert over(match)


@rule("FIG-TER-05")
def test_each_dangerous_piece_hurts_once() -> None:
    pieces = {"s": "stakes 24,18", "t": "stakes 24,21"}
    match = at(March(unit="a"), SWORDS, terrain=pieces, live=False)
    answer(match, legs(0, 10))
    roll(match, 1)
    roll(match, 1)
    assert board(match).units["a"].figures == 8
    assert over(match)


@rule("FIG-TER-05")
def test_a_maneuver_made_inside_a_dangerous_piece_hurts_even_without_a_move() -> None:
    match = at(Maneuver(unit="a"), SWORDS, terrain={"s": "stakes 24,14"}, live=False)
    answer(match, legs(45))
    assert waiting(match) == "dice"


@rule("FIG-TER-05")
def test_a_shift_over_stakes_hurts() -> None:
    match = at(ShiftUnit(unit="a", distance=2_000), SWORDS, terrain={"s": "stakes 24,17.5"}, live=False)
    answer(match, {"forward": one(0, 2)})
    roll(match, 3)
    assert board(match).units["a"].figures == 8


@rule("FIG-TER-05")
def test_passing_beside_a_dangerous_piece_does_not_hurt() -> None:
    match = at(March(unit="a"), SWORDS, terrain={"s": "stakes 30,18"}, live=False)
    answer(match, legs(0, 10))
    assert over(match)


@rule("FIG-TER-06", "FIG-RUL-30")
def test_a_move_through_rough_ground_is_an_inch_shorter() -> None:
    match = at(Maneuver(unit="a"), SWORDS, terrain={"f": "forest 24,19"})
    assert refused(match, "a", legs(0, 4)) == OK
    assert refused(match, "a", legs(0, 4.01)) == ("FIG-TER-06", "moves-too-far-rough")
    assert refused(match, "a", legs(180, 5)) == OK


@rule("FIG-TER-06", "FIG-RUL-30")
def test_each_rough_piece_costs_an_inch() -> None:
    pieces = {"f": "forest 24,19", "h": "hedge 24,14 @90"}
    match = at(Maneuver(unit="a"), SWORDS, terrain=pieces)
    assert refused(match, "a", legs(0, 3)) == OK
    assert refused(match, "a", legs(0, 3.01)) == ("FIG-TER-06", "moves-too-far-rough")


@rule("FIG-RUL-30")
def test_turning_over_a_rough_piece_is_free_but_ending_on_it_is_not() -> None:
    pieces = {"f": "hedge 29.5,14"}
    match = at(Maneuver(unit="a"), {"a": "builder_scorpion_crew 24,14"}, terrain=pieces)
    assert refused(match, "a", legs(180, 4)) == OK
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,14"}, terrain={"f": "hedge 30,18.5"})
    assert refused(match, "a", legs(0, 5)) == OK
    assert refused(match, "a", legs(0, 5, 45)) == ("FIG-TER-06", "moves-too-far-rough")
    assert refused(match, "a", legs(0, 4, 45)) == OK


@rule("FIG-RUL-30")
def test_a_move_is_never_less_than_nothing() -> None:
    pieces = {name: f"hedge 24,{14 + y}" for y, name in enumerate("tuvwxyz")}
    match = at(Maneuver(unit="a"), SWORDS, terrain=pieces)
    assert refused(match, "a", legs(0, 0, 90)) == OK


@rule("FIG-TER-07")
def test_a_destructible_piece_is_within_reach_at_an_inch() -> None:
    g = engine(SWORDS, terrain={"w": "low_wall 24,17.9", "far": "low_wall 24,10", "bog": "bog 24,14"})
    assert terrain.destructible(g, "a") == ("w",)


@rule("FIG-TER-11", "FIG-RUL-79")
def test_an_impassable_piece_is_pivoted_over_but_not_entered_or_crossed() -> None:
    pieces = {"p": "palisade 24,17.2"}
    match = at(March(unit="a", turn=True), SWORDS, terrain=pieces)
    assert ("FIG-TER-11", "moves-through-impassable") in problems(match, legs(0, 10))
    assert ("FIG-TER-11", "ends-on-impassable") in problems(match, legs(0, 3))
    assert refused(match, "a", legs(0, 0, 45)) == ("FIG-TER-11", "ends-on-impassable")
    assert refused(match, "a", legs(135, 6)) == OK  # its corner was over the palisade on the way


@rule("FIG-TER-12", "FIG-TER-13")
@pytest.mark.parametrize(("kind", "keyword"), [("weirwood", "inspiring"), ("corpse_pile", "terrifying")])
def test_inspiring_and_terrifying_pieces_work_within_short_range(kind: str, keyword: str) -> None:
    near, far = f"{kind} 24,23.9", f"{kind} 24,24"
    assert terrain.is_near(engine(SWORDS, terrain={"p": near}), "a", keyword)
    assert not terrain.is_near(engine(SWORDS, terrain={"p": far}), "a", keyword)


@rule("FIG-TER-15")
def test_keywords_work_for_both_sides() -> None:
    for owner in ("a", "b"):
        match = at(
            Maneuver(unit="u"),
            {"u": f"stark_sworn_swords 24,14 owner={owner}"},
            terrain={"f": "forest 24,19"},
        )
        assert refused(match, owner, legs(0, 5)) == ("FIG-TER-06", "moves-too-far-rough")


def test_an_ability_may_ignore_rough_dangerous_and_hindering_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(IGNORED_TERRAIN.held, "pathfinder", [lambda g, holder, unit: ground.HARDSHIPS])
    known = {"x": Lasting("abilities", "some_card", "a", ("a",), keywords=("pathfinder",))}
    pieces = {"f": "hedge 24,19", "s": "stakes 24,17"}
    match = at(Maneuver(unit="a"), SWORDS, terrain=pieces, lasting=known, live=False)
    assert refused(match, "a", legs(0, 5)) == OK
    answer(match, legs(0, 5))
    assert over(match)
    ending.hurt(match.engine, "a", ("s",))  # an action made inside the stakes
    assert match.engine.pushed == []
