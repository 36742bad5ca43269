"""What may be asked about the table at any time (FIG-GLO-13)."""

from __future__ import annotations

import montjoie
from montjoie.games.figurines.odds import telling
from montjoie.games.figurines.telling import looks
from tests.games.figurines.given import engine
from tests.rule import rule

FACING = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,22.8 @180 owner=b"}  # 8 inches
TOUCHING = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,14.8 @180 owner=b"}


@rule("FIG-SET-01")
def test_the_table_tells_its_deployment_zones_by_edge() -> None:
    told = looks.look(engine(FACING), {"what": "table"})
    assert set(told["zones"]) == {"south", "north"}
    assert told["zones"]["south"][0] == [0, 0]


@rule("FIG-OBJ-02")
def test_the_table_tells_which_unit_controls_a_token() -> None:
    tokens = {"t": "24,10 claimed=a", "u": "40,40"}
    told = looks.look(engine(FACING, objectives=tokens, mode="a_game_of_thrones"), {"what": "table"})
    assert told["held"] == {"t": "a"}


@rule("FIG-VIC-02")
def test_the_table_tells_the_victory_points_that_win_and_who_is_engaged() -> None:
    told = looks.look(engine(TOUCHING), {"what": "table"})
    assert set(told["needed"]) == {"a", "b"}
    assert told["engaged"] == [["a", "g"]]
    assert told["ranks"] == {"a": 3, "g": 3}


@rule("FIG-GLO-13")
def test_a_unit_tells_its_reach_and_whom_it_sees() -> None:
    told = looks.look(engine(FACING), {"what": "unit", "unit": "a"})
    assert told["speed"] == 5_000
    assert told["sights"]["g"]["seen"]
    assert told["engaged"] == []


@rule("FIG-GEO-04")
def test_arcs_are_bordered_by_the_diagonals_or_by_halves_of_right_angles() -> None:
    infantry = looks.borders(engine({"a": "stark_sworn_swords 24,10"}), "a")
    (corner, end) = infantry[0]
    assert corner == [21_250, 12_400]
    slope = (end[1] - corner[1]) / (corner[0] - end[0])
    assert abs(slope - 2_400 / 2_750) < 0.001
    giant = looks.borders(engine({"a": "savage_giant 24,10 owner=b"}), "a")
    (corner, end) = giant[1]
    assert abs((end[0] - corner[0]) - (end[1] - corner[1])) <= 1


@rule("FIG-EX-12")
def test_two_units_tell_sight_charge_and_odds() -> None:
    told = looks.look(engine(FACING), {"what": "pair", "unit": "a", "target": "g"})
    assert told["sight"]["distance"] == 8_000
    assert told["charge"]["needed"] == 3
    assert told["odds"]["charge"]["g"]["success"] == 6_667


@rule("FIG-GLO-13")
def test_an_action_tells_everybody_it_could_strike() -> None:
    told = telling.of_action(engine(FACING), "a", "charge")
    assert told["g"]["arc"] == ["front"]
    assert told["g"]["attack"]["dice"] == 8
    blow = telling.of_action(engine(TOUCHING), "a", "melee_attack")
    assert list(blow) == ["attack-stark_fury_attack/g"]


@rule("FIG-ACT-04")
def test_a_unit_tells_what_it_could_do_and_why_not_the_rest() -> None:
    told = looks.look(engine(TOUCHING), {"what": "actions", "unit": "a"})
    assert told["asks"] == "choose_action"
    assert told["options"]["melee_attack"] is None
    assert told["options"]["march"]["rule"] == "FIG-ACT-02"
    assert "engaged" in told["options"]["march"]["text"]["en"]


@rule("FIG-TAC-01")
def test_an_ncu_tells_the_zones_that_are_free_and_who_holds_the_others() -> None:
    g = engine(FACING, ncus={"cersei": "cersei_lannister crown owner=b", "sansa": "sansa_stark"})
    told = looks.look(g, {"what": "actions", "unit": "sansa"})
    assert told["asks"] == "claim_zone"
    assert told["options"]["combat"] is None
    assert told["options"]["crown"]["rule"] == "FIG-TAC-01"


def test_what_is_not_there_is_not_told() -> None:
    g = engine(FACING)
    asked: tuple[dict[str, object], ...] = (
        {},
        {"what": ["table"]},
        {"what": "unit", "unit": "nobody"},
        {"what": "unit", "unit": 3},
        {"what": "pair", "unit": "a", "target": "a"},
        {"what": "action", "unit": "a"},
        {"what": "action", "unit": "a", "action": "dance"},
    )
    assert [looks.look(g, about) for about in asked] == [{}] * len(asked)


@rule("FIG-STO-02")
def test_before_it_is_known_who_besieges_the_table_tells_no_zones() -> None:
    match = montjoie.start("figurines", 2, 1, {"mode": "a_storm_of_swords"})
    assert match.look(None, {"what": "table"})["zones"] == {}
