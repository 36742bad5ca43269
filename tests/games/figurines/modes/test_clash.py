"""Chapter 4.36: A Clash of Kings (FIG-CLA)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.modes.clash import BringReserve, open_flanks
from montjoie.games.figurines.rounds.turns import ActivationPhase, Turn
from montjoie.games.figurines.state import INCH
from montjoie.games.figurines.timing.hooks import hook
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
    waiting,
)
from tests.games.figurines.modes.hooks import CLA, SENTINELS, SWORDS, doors, slay, spot, tell
from tests.rule import rule

UNITS = {"own": f"{SWORDS} 24,10", "foe": f"{SENTINELS} 24,40 @180 owner=b", "late": f"{SWORDS} reserve"}
RIGHT = {"objective_west": "12,24", "centre": "24,24", "objective_east": "36,24 claimed=own"}


@rule("FIG-CLA-01")
def test_zones_are_12_inches_and_tokens_lie_in_the_centre_and_12_inches_beside_it() -> None:
    match = at(tell("objectives"), mode=CLA)
    tokens = {name: (row.x, row.y) for name, row in board(match).objectives.items()}
    west, east = (12_000, 24_000), (36_000, 24_000)
    assert tokens == {"objective_west": west, "centre": (24_000, 24_000), "objective_east": east}
    assert zones.bounds(match.engine, "south")[3] == 12 * INCH


@rule("FIG-CLA-01", "FIG-RUL-93")
def test_on_a_large_table_they_stay_12_inches_beside_the_centre() -> None:
    match = at(tell("objectives"), mode=CLA, width=72 * INCH)
    assert sorted(row.x for row in board(match).objectives.values()) == [24_000, 36_000, 48_000]


# Reserve.


@rule("FIG-CLA-02")
def test_each_player_deploys_two_units_and_the_others_wait() -> None:
    three = dict.fromkeys(("one", "two", "three"), f"{SWORDS} reserve")
    match = at(tell("reserves"), three | {"foe": f"{SENTINELS} reserve owner=b"}, mode=CLA, round=0)
    assert asked(match, "starting_units") == "a"
    assert refused(match, "a", ["one"])[1] == "wrong-number"
    answer(match, ["one", "three"])
    assert over(match)  # the other player has a single unit
    mode = hook(match.engine)
    assert mode.deploys(match.engine, "a") == ("one", "three")
    assert mode.deploys(match.engine, "b") == ("foe",)


@pytest.mark.parametrize(("number", "offers"), [(1, []), (2, ["deploy:late"])])
@rule("FIG-CLA-03")
def test_from_round_2_a_unit_may_come_from_reserve_in_the_place_of_an_activation(
    number: int, offers: list[str]
) -> None:
    match = at(ActivationPhase(), UNITS, mode=CLA, round=number)
    assert asked(match, "activate_unit") == "a"
    assert [each for each in offered(match) if each.startswith("deploy")] == offers
    assert "own" in offered(match)


@rule("FIG-CLA-03", "FIG-CLA-04")
def test_a_unit_that_comes_into_the_own_zone_can_still_be_activated() -> None:
    match = at(ActivationPhase(), UNITS, mode=CLA, round=2)
    answer(match, "deploy:late")
    answer(match, {"zone": spot(10, 5)})
    row = board(match).units["late"]
    assert (row.where, row.activated, row.x, row.y) == ("table", False, 10_000, 5_000)
    assert asked(match, "activate_unit") == "b"  # that was the turn


def coming(objectives: dict[str, str] | None = None, **more: Any) -> Match:
    """The unit `late` comes from Reserve."""
    units = UNITS | {"own": f"{SWORDS} 36,24"} | more
    return at(BringReserve(unit="late"), units, mode=CLA, round=2, objectives=objectives or {})


@rule("FIG-CLA-04")
def test_in_the_zone_it_stands_an_inch_from_every_enemy() -> None:
    match = coming(near=f"{SENTINELS} 10,10 owner=b")
    assert refused(match, "a", {"zone": spot(10, 4.3)}) == ("FIG-MOV-06", "deployed-near-enemy")
    assert refused(match, "a", {"zone": spot(10, 4.2)}) == ("", "")
    assert refused(match, "a", {"zone": spot(10, 9.7)})[0] != ""


@rule("FIG-CLA-05", "FIG-CLA-10", "FIG-EX-26")
def test_holding_the_right_token_opens_the_left_flank() -> None:
    match = coming(RIGHT)
    assert doors(match, "a") == ["zone", "left"]
    answer(match, {"left": spot(2.5, 24, 90)})
    row = board(match).units["late"]
    assert (row.where, row.activated) == ("table", True)


@rule("FIG-CLA-05", "FIG-RUL-60", "FIG-RUL-92")
def test_at_a_flank_the_whole_tray_stands_within_6_inches_of_it() -> None:
    match = coming(RIGHT)
    assert refused(match, "a", {"left": spot(3.7, 24, 90)}) == ("FIG-CLA-05", "outside-flank")
    assert refused(match, "a", {"left": spot(3.6, 24, 90)}) == ("", "")


@rule("FIG-CLA-05")
def test_at_a_flank_it_stands_an_inch_from_every_enemy() -> None:
    match = coming(RIGHT, near=f"{SENTINELS} 2.5,30 @90 owner=b")
    assert refused(match, "a", {"left": spot(2.5, 23.6, 90)}) == ("FIG-MOV-06", "deployed-near-enemy")


@pytest.mark.parametrize(
    ("tokens", "flanks"),
    [
        ({"objective_west": "12,24", "centre": "24,24 claimed=own", "objective_east": "36,24"}, ()),
        ({"objective_west": "24,24 claimed=own"}, ("right",)),
        ({"objective_east": "24,24 claimed=foe"}, ()),
    ],
)
@rule("FIG-CLA-10")
def test_only_the_outer_tokens_one_controls_open_a_flank(
    tokens: dict[str, str], flanks: tuple[str, ...]
) -> None:
    g = engine({"own": f"{SWORDS} 24,24", "foe": f"{SENTINELS} 24,40 owner=b"}, mode=CLA, objectives=tokens)
    assert open_flanks(g, "a") == flanks


# The fallen.


@rule("FIG-CLA-06")
def test_a_destroyed_unit_goes_to_its_owners_reserve() -> None:
    match = at(slay("own", "b"), UNITS, mode=CLA, round=2)
    assert board(match).units["own"].where == "reserve"
    assert not match.over  # nobody is eliminated (FIG-RUL-34)


@pytest.mark.parametrize(("word", "returns"), [("", True), (" activated", False)])
@rule("FIG-CLA-06", "FIG-RUL-38")
def test_one_that_was_activated_before_it_fell_returns_in_the_next_round_only(
    word: str, returns: bool
) -> None:
    units = UNITS | {"dead": f"{SWORDS} reserve x0{word}"}
    g = engine(units, mode=CLA, round=3)
    assert ("deploy:dead" in hook(g).turn_options(g, "a")) == returns


@rule("FIG-CLA-07")
def test_a_unit_that_returns_is_complete() -> None:
    dead = f"{SWORDS} reserve x0 -robb_stark_the_wolf_lord order=for_the_north wounds=0"
    match = at(BringReserve(unit="late"), UNITS | {"late": dead}, mode=CLA, round=2)
    answer(match, {"zone": spot(10, 5)})
    row = board(match).units["late"]
    assert (row.figures, row.attachments, row.fallen) == (12, ("robb_stark_the_wolf_lord",), ())
    assert (row.orders, row.conditions) == ((), ())


@rule("FIG-RUL-94")
def test_what_a_returning_unit_has_used_once_per_game_stays_used() -> None:
    dead = f"{SWORDS} reserve x0 spent=last_stand"
    match = at(BringReserve(unit="late"), UNITS | {"late": dead}, mode=CLA, round=2)
    answer(match, {"zone": spot(10, 5)})
    assert board(match).units["late"].spent == ("last_stand",)


@rule("FIG-CLA-08")
def test_victory_through_combat_counts_every_time_but_extra_points_of_abilities_once() -> None:
    first = at(slay("foe", "a"), UNITS, mode=CLA, round=2)
    assert not hook(first.engine).fell_before(first.engine, "foe")
    again = at(slay("foe", "a"), UNITS, mode=CLA, round=2, tally={"fell/foe": 1})
    assert hook(again.engine).fell_before(again.engine, "foe")
    assert board(again).players["a"].vp == board(first).players["a"].vp == 1


# Scoring.


@rule("FIG-CLA-09")
def test_controlled_tokens_give_1_vp_from_round_2_and_2_with_a_commander() -> None:
    tokens = {"left": "12,24 claimed=foe", "right": "36,24 claimed=own"}
    lord = {"a": {"commander": "robb_stark_the_wolf_lord"}}
    units = {"own": f"{SWORDS} 36,24 +robb_stark_the_wolf_lord", "foe": f"{SENTINELS} 12,24 owner=b"}
    table: dict[str, Any] = {"mode": CLA, "objectives": tokens, "players": lord}
    assert [row.vp for row in board(at(tell("score"), units, round=2, **table)).players.values()] == [2, 1]
    assert [row.vp for row in board(at(tell("score"), units, round=1, **table)).players.values()] == [0, 0]


@rule("FIG-CLA-11")
def test_a_player_whose_units_are_all_activated_may_deploy_or_pass() -> None:
    units = UNITS | {"own": f"{SWORDS} 24,10 activated"}
    match = at(ActivationPhase(), units, mode=CLA, round=2)
    assert sorted(offered(match)) == ["deploy:late", "pass"]


@rule("FIG-CLA-11")
def test_the_phase_ends_when_all_units_are_activated_and_all_players_pass_in_succession() -> None:
    units = {name: text + " activated" for name, text in UNITS.items() if name != "late"}
    match = at(ActivationPhase(), units | {"late": UNITS["late"]}, mode=CLA, round=2)
    answer(match, "pass")
    assert over(match), waiting(match)
    assert [each["player"] for each in events(match, "turn_passed")] == ["a", "b"]


@rule("FIG-CLA-03", "FIG-RND-04")
def test_a_player_with_a_unit_to_activate_cannot_pass() -> None:
    match = at(Turn(player="a"), UNITS, mode=CLA, round=2)
    assert refused(match, "a", "pass")[0] == "FIG-RND-04"
