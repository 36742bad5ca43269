"""Retreats (WES-RET)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.westeros.activation import Activate
from montjoie.games.westeros.combat import Attack
from montjoie.games.westeros.combat.retreat import RetreatUnit
from montjoie.games.westeros.state import Options
from montjoie.kernel.match import Match
from tests.games.westeros.given import asked, at, board, events, field, offered, over, refused, resume, roll
from tests.rule import rule

GUARDS = {"guards": "guards green 5,5"}
ERRATA = Options(directional_retreat=True)


def retreat(steps: int = 1, units: dict[str, str] | None = None, attacker: str = "", **board: Any) -> Match:
    """Guards at 5,5 retreat; their edge is in the south."""
    return at(
        RetreatUnit(unit="guards", steps=steps, attacker=attacker), {**GUARDS, **(units or {})}, **board
    )


def where(match: Match) -> tuple[str, int]:
    """The hex and the figures of the guards."""
    guards = board(match).units["guards"]
    return guards.hex, guards.figures


@rule("WES-EX-20", "WES-RET-01")
def test_the_owner_chooses_one_of_the_two_hexes_towards_his_edge():
    match = retreat()
    assert asked(match, "retreat_step") == "lannister"
    assert set(offered(match, "lannister")) == {"4,6", "5,6"}
    assert refused(match, "lannister", "5,4") == ("WES-RET-01", "retreat-not-homeward")
    match.submit("lannister", "4,6")
    assert over(match)
    assert where(match) == ("4,6", 4)


@rule("WES-RET-01")
def test_the_other_house_retreats_to_the_other_edge():
    match = at(RetreatUnit(unit="host", steps=1), {"host": "host green 5,5"})
    assert set(offered(match, "stark")) == {"4,4", "5,4"}


@rule("WES-RET-01", "WES-CMD-06")
def test_a_player_who_has_passed_still_chooses():
    match = retreat(sides={"lannister": {"passed": True}})
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-EX-21", "WES-RET-02", "WES-RET-05")
def test_a_unit_that_cannot_retreat_takes_a_hit_and_stays():
    match = retreat(units={"friend": "guards green 4,6"}, terrain={"5,6": "river"})
    assert over(match)
    assert where(match) == ("5,5", 3)


@rule("WES-EX-22", "WES-RET-01", "WES-RET-02")
def test_if_one_hex_is_occupied_it_must_take_the_other():
    match = retreat(units={"foe": "host green 4,6"})
    assert over(match)
    assert where(match) == ("5,6", 4)


@rule("WES-RET-02")
@pytest.mark.parametrize("closed", [{"terrain": {"4,6": "river"}}, {"overlays": {"4,6": "palisade"}}])
def test_impassable_hexes_are_closed_to_retreats(closed: dict[str, Any]):
    assert where(retreat(**closed)) == ("5,6", 4)


@rule("WES-RET-02", "WES-RUL-20")
def test_a_burning_hex_is_closed_to_retreats():
    assert where(retreat(fire={"4,6": 1})) == ("5,6", 4)


@rule("WES-RET-03", "WES-RUL-55")
def test_stops_and_fords_do_not_hold_up_a_retreat():
    match = retreat(
        3,
        terrain={"4,6": "river", "5,6": "forest", "5,7": "river", "6,7": "river", "5,8": "river"},
        overlays={"5,7": "ford"},
    )
    assert over(match)
    assert where(match) == ("4,8", 4)


@rule("WES-RET-04", "WES-RET-05")
def test_nobody_retreats_off_the_board():
    match = retreat(2, {"guards": "guards green 1,11"})
    assert over(match)
    assert where(match) == ("1,11", 2)


@rule("WES-RET-01")
def test_each_step_is_a_choice_of_its_own():
    match = retreat(2)
    match.submit("lannister", "4,6")
    assert set(offered(match, "lannister")) == {"4,7", "5,7"}
    match.submit("lannister", "5,7")
    assert over(match)
    assert [e["path"] for e in events(match, "unit_moved")] == [["4,6"], ["5,7"]]


@rule("WES-RET-06", "WES-RUL-21")
def test_the_owner_must_take_a_longest_way():
    match = retreat(2, terrain={"4,7": "river", "5,7": "river"}, units={"friend": "guards green 6,7"})
    assert set(offered(match, "lannister")) == {"4,6", "5,6"}  # neither goes on
    longer = retreat(2, terrain={"4,7": "river", "5,7": "river"})
    assert over(longer)
    assert where(longer) == ("6,7", 4)


@rule("WES-RET-06", "WES-RUL-21")
def test_of_three_steps_no_way_that_ends_early_may_be_taken():
    match = retreat(3, terrain={"4,7": "river", "4,8": "river", "5,8": "river"})
    assert over(match)  # by 4,6 or by 5,7 it would make two steps only
    assert where(match) == ("6,8", 4)


@rule("WES-RET-06", "WES-RUL-21")
def test_ways_of_the_same_length_are_free():
    match = retreat(3, terrain={"3,8": "river", "4,8": "river"})
    match.submit("lannister", "4,6")
    assert over(match)
    assert where(match) == ("5,8", 4)  # 4,7 would have been the end


@rule("WES-RET-05", "WES-RET-06")
def test_a_unit_that_goes_part_of_the_way_takes_hits_for_the_rest():
    match = retreat(3, {"guards": "guards green 5,10"})
    match.submit("lannister", "5,11")
    assert over(match)
    assert where(match) == ("5,11", 2)


@rule("WES-RET-07")
def test_hits_for_missing_steps_are_not_reduced_by_cover():
    closed = {"4,6": "river", "5,6": "river", "5,5": "building"}
    assert where(retreat(terrain=closed)) == ("5,5", 3)


@rule("WES-RET-07", "WES-RUL-22", "WES-CAP-04")
def test_hits_for_missing_steps_belong_to_the_attack_and_can_complete_a_capture():
    match = at(
        Attack(attacker="host", target="kevan"),
        {"host": "host green 5,10", "kevan": "guards green 5,11 x1 @kevan"},
        live=False,
    )
    roll(match, "green", "morale")  # one hit and one missing step reach his rating of 2
    assert "kevan" not in board(match).units
    assert board(match).sides["stark"].captured == ("kevan_lannister_trusted_captain",)


@rule("WES-RET-05")
def test_missing_steps_can_eliminate_a_unit():
    match = retreat(2, {"guards": "guards green 5,11 x2"})
    assert over(match)
    assert "guards" not in board(match).units


@rule("WES-RET-08")
def test_a_combat_retreat_comes_after_the_hits():
    match = at(
        Attack(attacker="host", target="guards"),
        {"host": "host green 5,4", **GUARDS},
        live=False,
    )
    roll(match, "morale", "green")
    assert board(match).units["guards"].figures == 3
    assert asked(match, "retreat_step") == "lannister"


@rule("WES-RET-09", "WES-FIR-09")
def test_a_unit_in_a_fire_cannot_retreat_and_takes_a_hit_per_step():
    match = retreat(2, fire={"5,5": 1})
    assert over(match)
    assert where(match) == ("5,5", 2)


@rule("WES-RUL-39")
def test_a_unit_that_could_not_retreat_has_not_left_its_hex_and_stays_engaged():
    match = at(
        RetreatUnit(unit="guards", steps=1),
        {"host": "host green 5,10", "guards": "guards green 5,11"},
        engaged={"host": "guards"},
    )
    assert over(match)
    assert where(match) == ("5,11", 3)
    assert board(match).units["guards"].partner == "host"


@rule("WES-RUL-47")
def test_a_retreat_is_no_movement_of_its_own():
    units = {"archers": "northmen green 5,5", "guards": "guards green 5,7"}
    activation = Activate(house="stark", units=("archers",), at="attack")
    match = resume(field(units), activation, RetreatUnit(unit="archers", steps=1), live=False)
    match.submit("stark", "5,4")
    match.submit("stark", {"archers": "guards"})
    assert events(match, "dice_counted")[0]["dice"] == 2


# The errata.


@rule("WES-RET-10", "WES-RUL-23")
def test_with_the_errata_a_melee_attack_drives_a_unit_directly_away():
    match = retreat(2, {"host": "host green 4,5"}, "host", options=ERRATA)
    assert over(match)
    assert where(match) == ("7,5", 4)


@rule("WES-RET-10")
def test_a_barred_first_hex_turns_the_retreat_to_the_side_of_the_own_edge():
    units = {"host": "host green 4,5", "friend": "guards green 6,5"}
    match = retreat(2, units, "host", options=ERRATA)
    assert where(match) == ("6,7", 4)


@rule("WES-RUL-63")
def test_a_burning_first_hex_is_barred():
    match = retreat(1, {"host": "host green 4,5"}, "host", options=ERRATA, fire={"6,5": 1})
    assert where(match) == ("5,6", 4)


@rule("WES-RUL-63")
def test_a_first_hex_off_the_board_is_barred():
    match = retreat(1, {"guards": "guards green 14,6", "host": "host green 13,6"}, "host", options=ERRATA)
    assert where(match) == ("15,7", 4)


@rule("WES-RET-10")
def test_if_that_is_barred_too_every_step_is_a_hit():
    units = {"host": "host green 4,5", "friend": "guards green 6,5", "other": "guards green 5,6"}
    match = retreat(2, units, "host", options=ERRATA)
    assert where(match) == ("5,5", 2)


@rule("WES-RET-10")
def test_steps_that_fail_on_the_way_are_hits():
    units = {"host": "host green 4,5", "friend": "guards green 7,5"}
    match = retreat(2, units, "host", options=ERRATA)
    assert where(match) == ("6,5", 3)


@rule("WES-RET-10")
@pytest.mark.parametrize(
    ("attacker", "barred", "end"),
    [("4,4", "5,6", "4,6"), ("5,4", "4,6", "5,6"), ("4,6", "5,4", "6,5"), ("5,6", "4,4", "4,5")],
)
def test_the_other_direction_is_the_one_nearer_the_own_edge(attacker: str, barred: str, end: str):
    units = {"host": f"host green {attacker}", "block": f"host green {barred}"}
    match = retreat(1, units, "host", options=ERRATA)
    assert where(match) == (end, 4)


@rule("WES-RET-10", "WES-RET-01")
def test_ranged_retreats_stay_as_they_are_under_the_errata():
    match = retreat(options=ERRATA)
    assert set(offered(match, "lannister")) == {"4,6", "5,6"}


@rule("WES-RET-10", "WES-RUL-23")
def test_without_the_errata_the_attacker_does_not_matter():
    match = retreat(1, {"host": "host green 4,5"}, "host")
    assert set(offered(match, "lannister")) == {"4,6", "5,6"}


@rule("WES-RET-10")
def test_a_ranged_attack_drives_its_target_homewards_under_the_errata():
    units = {"archers": "northmen green 3,5", **GUARDS}
    match = at(Attack(attacker="archers", target="guards"), units, live=False, options=ERRATA)
    roll(match, "morale", "red")
    assert set(offered(match, "lannister")) == {"4,6", "5,6"}
