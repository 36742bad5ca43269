"""Castle walls under attack, and their arrows (FIG-STO)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import field, sight
from montjoie.games.figurines.charge import chargeable
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.harm import casualties, conditions
from montjoie.games.figurines.harm.casualties import AutoHits, Suffer
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.kernel.match import Match
from tests.games.figurines.covers import covers
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    offered,
    over,
    refused,
    roll,
    waiting,
)
from tests.games.figurines.modes.hooks import SENTINELS, SPEARWIVES, STO, SWORDS
from tests.games.figurines.siege.test_siege import SIDES, UNITS, WALLS, siege
from tests.rule import rule

WALL = "castle_wall_2"
TOUCH = UNITS | {"own": f"{SWORDS} 24,40.6", "foe": f"{SENTINELS} 4,30 @180 owner=b"}


def strike(hits: int, wounds: int = 0, **more: object) -> Match:
    """The spears hit the wall so often."""
    units = TOUCH | {"own": f"{SPEARWIVES} 24,40.6", WALL: WALLS[WALL] + f" wounds={wounds}"}
    attack = Attack(attacker="own", defender=WALL, attack="spear", **more)  # type: ignore[arg-type]
    match = siege(attack, units, live=False)
    roll(match, *[6] * hits, *[1] * (6 - hits))
    return match


@rule("FIG-STO-11", "FIG-STO-12")
@covers("resilient", "castle_wall_wounds")
def test_a_wall_takes_one_wound_for_two_hits_without_a_save_and_the_remainder_is_lost() -> None:
    assert board(strike(4)).units[WALL].wounds == 2
    assert board(strike(5)).units[WALL].wounds == 2
    assert board(strike(1)).units[WALL].wounds == 0


@rule("FIG-STO-11")
def test_a_wall_takes_no_panic_test() -> None:
    assert over(strike(4))


@rule("FIG-STO-11", "FIG-STO-15")
def test_a_destroyed_wall_gives_5_vp_and_nothing_else_and_is_removed() -> None:
    match = strike(6, wounds=3)
    assert board(match).players["a"].vp == 5
    assert board(match).units[WALL].where == "lost"
    assert over(match)  # no breakthrough


@rule("FIG-STO-12")
@covers("castle_wall_wounds")
def test_a_wall_stands_six_wounds() -> None:
    match = strike(6, wounds=2)
    assert (board(match).units[WALL].figures, board(match).units[WALL].wounds) == (1, 5)


@rule("FIG-STO-10", "FIG-STO-11", "FIG-RUL-39")
def test_nothing_but_attacks_hurts_a_wall() -> None:
    assert board(siege(Suffer(unit=WALL, wounds=3, by="a"))).units[WALL].wounds == 0
    assert board(siege(AutoHits(unit=WALL, hits=6, by="a"))).units[WALL].wounds == 0
    assert board(strike(2, extra_wounds=3)).units[WALL].wounds == 1
    assert board(strike(2, auto_hits=2)).units[WALL].wounds == 2


@rule("FIG-STO-10")
def test_effects_do_not_speak_of_walls() -> None:
    g = engine(UNITS, mode=STO, players=SIDES)
    assert WALL not in [*field.on_table(g)]
    assert not conditions.can_receive(g, WALL, "weakened")
    assert casualties.room(g, WALL) == 0


@rule("FIG-STO-11")
def test_a_wall_can_be_charged_and_attacked_in_melee_but_not_shot_at() -> None:
    g = engine(
        UNITS | {"own": f"{SWORDS} 24,36", "foe": f"{SENTINELS} 4,30 owner=b"}, mode=STO, players=SIDES
    )
    assert WALL in chargeable(g, "own")
    assert "melee_attack" in legal(engine(TOUCH, mode=STO, players=SIDES), "own")
    shooters = UNITS | {"own": "stark_bowmen 24,36", "foe": f"{SENTINELS} 4,20 owner=b"}
    assert "ranged_attack" not in legal(engine(shooters, mode=STO, players=SIDES), "own")


@rule("FIG-RUL-39")
def test_a_unit_that_touches_a_wall_is_engaged_and_may_retreat() -> None:
    g = engine(TOUCH, mode=STO, players=SIDES)
    assert "retreat" in legal(g, "own")
    assert "maneuver" not in legal(g, "own")


@rule("FIG-STO-15")
def test_a_wall_has_neither_flank_nor_rear() -> None:
    beside = {"own": f"{SWORDS} 17,44 @90"}
    g = engine(UNITS | beside, mode=STO, players=SIDES)
    assert sight.arc(g, "own", WALL) == ("front",)


# Their turn.


def shooting(own: str, **more: str) -> Match:
    """A wall is activated while a unit stands somewhere."""
    return siege(Activation(unit=WALL), UNITS | {"own": own} | more, live=False)


@rule("FIG-STO-12", "FIG-STO-13")
def test_a_wall_shoots_8_dice_at_an_enemy_within_12_inches_of_it() -> None:
    match = shooting(f"{SWORDS} 31,29 @45")
    assert asked(match, "wall_target") == "b"
    assert offered(match) == ["own", "pass"]
    answer(match, "own")
    roll(match, 4, 4, 3, 3, 1, 1, 1, 1)
    roll(match, 6, 6)  # two hits at 4+, both saved
    assert board(match).units["own"].figures == 12


@rule("FIG-STO-13")
def test_a_wall_may_pass() -> None:
    match = shooting(f"{SWORDS} 31,29")
    answer(match, "pass")
    assert over(match)


@rule("FIG-STO-12")
def test_its_range_is_12_inches_from_the_nearest_point() -> None:
    assert "own" in offered(shooting(f"{SWORDS} 24,28.7"))
    assert waiting(shooting(f"{SWORDS} 24,28.5")) != "wall_target"


@rule("FIG-STO-12")
def test_it_refuses_targets_out_of_range() -> None:
    match = shooting(f"{SWORDS} 31,29", far=f"{SWORDS} 4,4")
    assert refused(match, "b", "far") == ("FIG-STO-12", "wall-out-of-range")
    assert refused(match, "b", "nobody") == ("FIG-STO-13", "wall-no-target")


@rule("FIG-STO-12")
@covers("ignores_line_of_sight")
def test_a_wall_shoots_at_what_it_does_not_see_even_while_engaged() -> None:
    units = {"own": f"{SWORDS} 24,35", "front": f"{SWORDS} 24,40.6"}
    match = siege(Activation(unit=WALL), WALLS | units, live=False)
    roll(match, 1)  # tar and pitch
    assert sorted(offered(match)) == ["front", "own", "pass"]


@pytest.mark.parametrize(("facing", "arc"), [(0, "front"), (180, "rear"), (90, "left")])
@rule("FIG-RUL-39")
def test_arrows_use_the_arcs_of_their_target(facing: int, arc: str) -> None:
    match = shooting(f"{SWORDS} 24,33 @{facing}")
    answer(match, "own")
    assert match.engine.running(Attack).arc == arc


@rule("FIG-RNG-05", "FIG-STO-12", "FIG-RUL-120")
def test_arrows_into_a_melee_frighten_the_friends_in_it_but_not_the_walls() -> None:
    melee = {"own": f"{SWORDS} 24,40.6", "foe": f"{SENTINELS} 24,35.8 owner=b"}
    match = siege(Activation(unit=WALL), WALLS | melee, live=False)
    roll(match, 1)  # tar and pitch
    answer(match, "own")
    roll(match, *[1] * 8)
    while asked(match, "use_effect"):
        answer(match, "pass")
    roll(match, 1, 1)
    roll(match, 2)
    assert [event["unit"] for event in events(match, "test_taken") if event["rolled"]] == ["foe"]
    assert board(match).units["foe"].figures == 9


@rule("FIG-LOS-06", "FIG-RUL-07", "FIG-RUL-120")
def test_the_player_of_a_wall_chooses_between_tied_arcs() -> None:
    match = shooting("grey_wind 24,36 @45")
    answer(match, "own")
    assert asked(match, "choose_arc") == "b"


@rule("FIG-STO-12")
@covers("tar_and_pitch")
def test_tar_and_pitch_wound_every_enemy_in_contact_when_the_wall_is_activated() -> None:
    units = {"own": f"{SWORDS} 21,40.6", "mate": f"{SWORDS} 27,40.6"}
    match = siege(Activation(unit=WALL), WALLS | units, live=False)
    roll(match, 3)
    roll(match, 1)
    assert (board(match).units["own"].figures, board(match).units["mate"].figures) == (9, 11)


@rule("FIG-STO-12")
@covers("tar_and_pitch")
def test_without_contact_there_is_no_tar() -> None:
    assert waiting(shooting(f"{SWORDS} 24,33")) == "wall_target"


@rule("FIG-STO-13")
def test_a_wall_that_sees_nobody_in_range_ends_its_activation() -> None:
    assert over(at(Activation(unit=WALL), UNITS, mode=STO, players=SIDES))
