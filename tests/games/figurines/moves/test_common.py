"""What all movements have in common (FIG-MOV)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.moves.shift import FreePivot
from montjoie.games.figurines.moves.walk import Maneuver, March
from tests.games.figurines.given import answer, asked, at, board, events, offered, over, refused
from tests.games.figurines.moves.ways import legs, one, problems, stands
from tests.rule import rule

OK = ("", "")


@rule("FIG-MOV-01")
def test_a_pivot_turns_the_tray_about_its_centre_to_any_angle() -> None:
    match = at(FreePivot(unit="a"), {"a": "stark_sworn_swords 24,24"})
    answer(match, one(137.31))
    assert stands(match, "a") == (24, 24, 137.31)


@rule("FIG-MOV-01")
def test_a_tray_is_not_turned_about_a_corner() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert refused(match, "a", [{"turn": 900, "ahead": 0, "pivot": "front-left"}]) == (
        "FIG-MOV-01",
        "turns-about-centre",
    )


@rule("FIG-MOV-01")
def test_turning_ignores_trays_on_the_way() -> None:
    # Half a turn of a long tray passes over its neighbours; it ends where it was.
    units = {"a": "builder_scorpion_crew 24,24", "b": "grey_wind 27,24", "c": "ghost 20.2,24 owner=b"}
    match = at(FreePivot(unit="a"), units)
    assert refused(match, "a", one(180)) == OK


@rule("FIG-MOV-02")
def test_a_pivot_does_not_end_on_another_tray() -> None:
    units = {"a": "stark_sworn_swords 24,24", "friend": "stark_sworn_swords 29.6,24"}
    match = at(FreePivot(unit="a"), units)
    assert refused(match, "a", one(45)) == ("FIG-MOV-05", "ends-on-friend")
    units["friend"] += " owner=b"
    units["friend"] = units["friend"].replace("29.6", "30.6")
    match = at(FreePivot(unit="a"), units)
    assert refused(match, "a", one(45)) == ("FIG-MOV-06", "ends-near-enemy")


@rule("FIG-MOV-02", "FIG-MOV-05")
def test_a_pivot_before_a_move_may_end_over_friends() -> None:
    units = {"a": "stark_sworn_swords 24,24", "friend": "stark_sworn_swords 29.6,24"}
    match = at(Maneuver(unit="a"), units)
    assert refused(match, "a", legs(-45, 4)) == OK
    assert refused(match, "a", legs(-45, 0.2)) == ("FIG-MOV-05", "ends-on-friend")


@rule("FIG-MOV-02")
def test_a_pivot_before_a_move_never_ends_on_an_enemy() -> None:
    units = {"a": "builder_scorpion_crew 24,24", "foe": "ghost 27.8,24 owner=b"}
    match = at(Maneuver(unit="a"), units)
    assert ("FIG-MOV-02", "turns-on-enemy") in problems(match, legs(-90, 4))


@rule("FIG-MOV-03")
def test_a_move_goes_straight_where_the_tray_looks() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    answer(match, legs(90, 3))
    assert stands(match, "a") == (27, 24, 90)


@rule("FIG-MOV-03")
def test_a_move_does_not_go_backward() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert refused(match, "a", legs(0, -1)) == ("FIG-MOV-03", "moves-backward")


@rule("FIG-MOV-04")
def test_nobody_passes_through_an_enemy() -> None:
    units = {"a": "grey_wind 24,10", "foe": "ghost 24,15 owner=b"}
    match = at(Maneuver(unit="a", distance=20_000), units)
    assert refused(match, "a", legs(0, 10)) == ("FIG-MOV-04", "moves-through-enemy")


@rule("FIG-MOV-05")
def test_friends_are_passed_through_but_not_stood_upon() -> None:
    units = {"a": "grey_wind 24,10", "friend": "summer 24,13"}
    match = at(Maneuver(unit="a"), units)
    assert refused(match, "a", legs(0, 6)) == OK
    assert refused(match, "a", legs(0, 5.5)) == ("FIG-MOV-05", "ends-on-friend")


@rule("FIG-MOV-06")
@pytest.mark.parametrize(("ahead", "told"), [(4.2, OK), (4.5, ("FIG-MOV-06", "ends-near-enemy"))])
def test_no_move_ends_less_than_an_inch_from_an_enemy(ahead: float, told: tuple[str, str]) -> None:
    units = {"a": "stark_sworn_swords 24,14", "foe": "lannister_guardsmen 24,24 @180 owner=b"}
    assert refused(at(Maneuver(unit="a"), units), "a", legs(0, ahead)) == told


@rule("FIG-MOV-07")
def test_a_tray_ends_wholly_on_the_table() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 3,24 @270"})
    assert refused(match, "a", legs(0, 0.5)) == OK
    assert problems(match, legs(0, 2)) == [
        ("FIG-MOV-07", "moves-off-table"),
        ("FIG-MOV-07", "ends-off-table"),
    ]


@rule("FIG-MOV-07", "FIG-RUL-08", "FIG-RUL-79")
def test_the_edge_of_the_table_is_pivoted_over_but_not_crossed() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 2.8,24"})
    assert refused(match, "a", legs(45, 4)) == OK  # its corner was over the edge on the way
    assert refused(match, "a", legs(45, 0, 0)) == ("FIG-MOV-07", "ends-off-table")
    beyond = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 4,24 @300"})
    assert refused(beyond, "a", legs(0, 2, 60)) == ("FIG-MOV-07", "moves-off-table")


@rule("FIG-MOV-08", "FIG-RUL-08")
def test_the_last_pivot_of_a_move_keeps_an_inch_from_enemies_but_not_the_first() -> None:
    units = {"a": "stark_sworn_swords 24,24", "foe": "lannister_guardsmen 31,24 @270 owner=b"}
    match = at(Maneuver(unit="a"), units)
    assert refused(match, "a", legs(-45, 4)) == OK  # its corner was 0.9" from the foe in between
    assert refused(match, "a", legs(-45)) == ("FIG-MOV-06", "ends-near-enemy")
    assert refused(match, "a", legs(0, 1, 45)) == ("FIG-MOV-06", "ends-near-enemy")


@rule("FIG-MOV-08", "FIG-RUL-08")
def test_a_free_pivot_keeps_an_inch_from_enemies() -> None:
    units = {"a": "stark_sworn_swords 24,24", "foe": "lannister_guardsmen 31,24 @270 owner=b"}
    assert refused(at(FreePivot(unit="a"), units), "a", one(-45)) == ("FIG-MOV-06", "ends-near-enemy")


@rule("FIG-MOV-08")
def test_a_pivot_may_stay_near_an_enemy_the_unit_is_engaged_with() -> None:
    units = {"a": "ghost 24,24", "foe": "grey_wind 26.76,26.76 owner=b"}  # corner on corner
    match = at(FreePivot(unit="a"), units)
    assert refused(match, "a", one(90)) == OK
    beside = at(FreePivot(unit="a"), units | {"foe": "grey_wind 26.76,24 owner=b"})
    assert refused(beside, "a", one(45)) == ("FIG-MOV-02", "ends-on-enemy")


@rule("FIG-MOV-10")
def test_a_unit_may_stop_short_or_stay() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert refused(match, "a", legs(0, 0.001)) == OK
    answer(match, [])
    assert stands(match, "a") == (24, 24, 0)
    assert [e["far"] for e in events(match, "unit_moved")] == [0]  # and the log says so


def test_a_place_to_end_at_is_resolved_into_turns_and_a_straight_move() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    answer(match, {"x": 27_000, "y": 28_000, "facing": 9_000})
    x, y, facing = stands(match, "a")
    assert [x, y, facing] == pytest.approx([27, 28, 90], abs=0.002)


def test_a_place_too_far_away_is_refused_for_that() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert refused(match, "a", {"x": 27_000, "y": 29_000, "facing": 0}) == ("FIG-MAN-01", "moves-too-far")


def test_everything_wrong_with_a_way_is_named() -> None:
    units = {
        "a": "stark_sworn_swords 24,10",
        "foe": "ghost 24,15 owner=b",
        "friend": "stark_sworn_swords 20,20",
    }
    match = at(Maneuver(unit="a"), units, terrain={"p": "palisade 26,21"})
    assert {key for _, key in problems(match, legs(0, 10))} == {
        "moves-too-far",
        "moves-through-enemy",
        "moves-through-impassable",
        "ends-on-friend",
        "ends-on-impassable",
    }


@rule("FIG-GLO-09", "FIG-OBJ-09")
def test_tokens_are_in_nobodys_way() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,14"}, objectives={"o": "24,18", "p": "26,17"})
    assert refused(match, "a", legs(0, 5)) == OK


def test_a_free_pivot_is_optional() -> None:
    match = at(FreePivot(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert [] in offered(match)
    answer(match, [])
    assert over(match)


@rule("FIG-RUL-106")
def test_a_unit_without_figures_does_not_pivot() -> None:
    assert over(at(FreePivot(unit="a"), {"a": "stark_sworn_swords 24,24 x0"}))


@rule("FIG-OBJ-06")
def test_a_pivot_counts_as_a_movement_for_tokens() -> None:
    units = {"a": "builder_scorpion_crew 24,24"}
    match = at(FreePivot(unit="a"), units, objectives={"o": "25.8,24"}, mode="a_game_of_thrones")
    answer(match, one(90))
    assert board(match).objectives["o"].claimed == "a"


def test_a_unit_that_is_engaged_is_not_asked_for_a_maneuver() -> None:
    units = {"a": "stark_sworn_swords 24,24", "foe": "lannister_guardsmen 24,28.8 @180 owner=b"}
    match = at(Maneuver(unit="a"), units)
    assert over(match)
    assert not asked(match, "maneuver_path")


@rule("FIG-MOV-04", "FIG-MOV-06", "FIG-RUL-72")
def test_enemy_walls_are_passed_no_more_than_enemy_units() -> None:
    units = {"a": "stark_sworn_swords 24,25", "wall": "castle_wall 24,30 @180 owner=b"}
    match = at(Maneuver(unit="a"), units)
    assert refused(match, "a", legs(0, 2)) == ("FIG-MOV-04", "moves-through-enemy")
    assert refused(match, "a", legs(0, 1)) == ("FIG-MOV-06", "ends-near-enemy")


@rule("FIG-RUL-72")
def test_own_walls_are_passed_through_but_not_stood_upon() -> None:
    units = {"a": "stark_sworn_swords 24,24", "wall": "castle_wall 24,28 @180"}
    match = at(March(unit="a"), units)
    assert refused(match, "a", legs(0, 9)) == OK
    assert refused(match, "a", legs(0, 4)) == ("FIG-MOV-05", "ends-on-friend")
