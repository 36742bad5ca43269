"""Chapter 4.41: Fire & Blood (FIG-FIR)."""

from __future__ import annotations

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.combat.attack import Attack
from montjoie.games.figurines.queries import ATTACK_DICE
from montjoie.games.figurines.rounds.turns import Activation
from montjoie.games.figurines.state import INCH
from montjoie.kernel.match import Match
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
from tests.games.figurines.modes.hooks import FIR, SENTINELS, SPEARWIVES, SWORDS, slay, tell, vp
from tests.rule import rule

ROBB = "robb_stark_the_wolf_lord"
UNITS = {
    "own": f"{SWORDS} 24,10",
    "two": f"{SWORDS} 34,10",
    "wolf": "grey_wind 44,10",
    "foe": f"{SENTINELS} 24,40 @180 owner=b",
    "bar": f"{SENTINELS} 34,40 @180 owner=b",
    "baz": f"{SENTINELS} 14,40 @180 owner=b",
}


@rule("FIG-FIR-01")
def test_zones_are_18_inches_deep_and_there_are_no_objectives() -> None:
    match = at(tell("objectives"), mode=FIR)
    assert zones.bounds(match.engine, "south")[3] == 18 * INCH
    assert not board(match).objectives


# Marks.


@rule("FIG-FIR-02")
def test_players_mark_two_enemy_units_each_in_turn_from_the_first_player() -> None:
    match = at(tell("after_deployment"), UNITS, mode=FIR, first="b")
    for seat, unit in (("b", "own"), ("a", "foe"), ("b", "two"), ("a", "bar")):
        assert asked(match, "mark_unit") == seat
        answer(match, unit)
    assert over(match)
    assert sorted(name for name, row in board(match).units.items() if row.marked) == [
        "bar",
        "foe",
        "own",
        "two",
    ]


@pytest.mark.parametrize(
    ("unit", "key"),
    [("foe", "mark-own"), ("wolf", "mark-worthless"), ("two", "mark-twice"), ("nobody", "mark-no-unit")],
)
@rule("FIG-FIR-02")
def test_own_units_those_that_cost_nothing_and_those_marked_cannot_be_marked(unit: str, key: str) -> None:
    units = UNITS | {"two": UNITS["two"] + " marked"}
    match = at(tell("after_deployment"), units, mode=FIR, first="b")
    assert offered(match) == ["own"]
    assert refused(match, "b", unit) == ("FIG-FIR-02", key)


@rule("FIG-FIR-02", "FIG-RUL-43")
def test_a_player_with_one_unit_that_can_be_marked_is_marked_once() -> None:
    units = {name: text for name, text in UNITS.items() if name != "two"}
    match = at(tell("after_deployment"), units, mode=FIR)
    seats = []
    while not over(match):
        seats.append(asked(match, "mark_unit"))
        answer(match, offered(match)[0])
    assert seats == ["a", "b", "a"]


@pytest.mark.parametrize(("word", "dice"), [("", 8), (" marked", 10)])
@rule("FIG-FIR-03")
def test_a_marked_unit_rolls_2_more_dice(word: str, dice: int) -> None:
    g = engine({"own": UNITS["own"] + word, "foe": f"{SENTINELS} 24,14.8 @180 owner=b"}, mode=FIR)
    assert (
        g.tally(ATTACK_DICE, Attack(attacker="own", defender="foe", attack="stark_fury_attack")).total == dice
    )


# VP tokens.


def activated(foe: str, commander: str = ROBB) -> Match:
    """The unit of the Commander is activated."""
    units = {"own": f"{SWORDS} 24,10 +{ROBB}", "foe": f"{SENTINELS} {foe} @180 owner=b"}
    return at(Activation(unit="own"), units, mode=FIR, players={"a": {"commander": commander}})


@rule("FIG-FIR-04")
def test_when_the_commanders_unit_is_activated_its_owner_may_put_a_vp_token_on_an_enemy_within_12() -> None:
    match = activated("24,26.8")
    assert "rule:vp_token/own" in offered(match)
    answer(match, "rule:vp_token/own")
    assert board(match).units["foe"].vp == 1
    assert events(match, "vp_token_placed")[0]["unit"] == "foe"


@rule("FIG-FIR-04")
def test_the_token_may_be_left_out() -> None:
    match = activated("24,26.8")
    answer(match, "pass")
    assert board(match).units["foe"].vp == 0


@pytest.mark.parametrize(("foe", "commander"), [("24,26.9", ROBB), ("24,26.8", "howland_reed")])
@rule("FIG-FIR-04", "FIG-RUL-43")
def test_there_is_no_token_for_enemies_further_away_nor_by_a_commander_without_a_unit(
    foe: str, commander: str
) -> None:
    assert waiting(activated(foe, commander)) == "choose_action"


# Points.


@rule("FIG-FIR-05", "FIG-FIR-08")
def test_a_marked_unit_that_destroys_an_enemy_gives_1_vp_more() -> None:
    units = UNITS | {"own": UNITS["own"] + " marked"}
    assert vp(at(slay("foe", "a", "own"), units, mode=FIR)) == (2, 0)
    assert vp(at(slay("foe", "a", "two"), units, mode=FIR)) == (1, 0)


@rule("FIG-FIR-05")
def test_a_marked_unit_of_somebody_else_gives_nothing_more() -> None:
    units = UNITS | {"bar": UNITS["bar"] + " marked"}
    assert vp(at(slay("foe", "a", "bar"), units, mode=FIR)) == (1, 0)


@rule("FIG-FIR-05")
def test_that_counts_for_the_attack_of_a_marked_unit() -> None:
    units = {
        "own": f"{SPEARWIVES} 24,10 marked",
        "foe": f"{SENTINELS} 24,14.8 @180 owner=b x1",
        "bar": UNITS["bar"],
    }
    fight = Attack(attacker="own", defender="foe", attack="spear")
    match = at(fight, units, mode=FIR, live=False)
    roll(match, 6, 6, 6, 1, 1, 1, 1, 1)
    roll(match, 1, 1, 1)
    assert vp(match) == (2, 0)


@rule("FIG-FIR-06", "FIG-FIR-08")
def test_destroying_a_marked_enemy_gives_2_vp_more() -> None:
    units = UNITS | {"foe": UNITS["foe"] + " marked", "own": UNITS["own"] + " marked"}
    assert vp(at(slay("foe", "a", "two"), units, mode=FIR)) == (3, 0)
    assert vp(at(slay("foe", "a", "own"), units, mode=FIR)) == (4, 0)


@rule("FIG-FIR-07", "FIG-FIR-08")
def test_destroying_an_enemy_with_vp_tokens_gives_as_many_vp_more() -> None:
    assert vp(at(slay("foe", "a"), UNITS | {"foe": UNITS["foe"] + " vp=3"}, mode=FIR)) == (4, 0)


@rule("FIG-FIR-06", "FIG-FIR-07")
def test_a_marked_unit_that_falls_by_nobodys_hand_gives_no_extra_points() -> None:
    units = UNITS | {"foe": UNITS["foe"] + " marked vp=3"}
    assert vp(at(slay("foe"), units, mode=FIR)) == (1, 0)
