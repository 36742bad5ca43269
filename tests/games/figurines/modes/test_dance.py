"""Chapter 4.39: A Dance with Dragons (FIG-DAN)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.actions.legality import legal
from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.harm.morale import Test
from montjoie.games.figurines.moves.speed import speed
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.state import INCH, Lasting
from montjoie.kernel.match import Match
from tests.games.figurines.given import answer, asked, at, board, engine, offered, over, refused, roll
from tests.games.figurines.modes.hooks import DAN, SENTINELS, SWORDS, slay, spot, tell
from tests.rule import rule

STRAIGHT = [{"turn": 0, "ahead": 2000, "pivot": "centre"}]
TOKENS = {"A": "6,24 card=signal_tower", "B": "24,24 card=cursed_armory", "C": "42,24 card=raven_cage"}


@rule("FIG-DAN-01")
def test_zones_are_12_inches_deep_and_three_tokens_lie_on_the_centre_line() -> None:
    match = at(tell("objectives"), mode=DAN)
    assert {name: (row.x, row.y) for name, row in board(match).objectives.items()} == {
        "A": (6_000, 24_000),
        "B": (24_000, 24_000),
        "C": (42_000, 24_000),
    }
    assert zones.bounds(match.engine, "south")[3] == 12 * INCH


@rule("FIG-DAN-01", "FIG-RUL-41")
def test_the_cards_of_the_tokens_are_fixed_from_left_to_right() -> None:
    match = at(tell("objectives"), mode=DAN)
    cards = {name: row.card for name, row in board(match).objectives.items()}
    assert cards == {"A": "signal_tower", "B": "cursed_armory", "C": "raven_cage"}


@rule("FIG-DAN-01", "FIG-RUL-93")
def test_on_a_large_table_the_outer_tokens_stay_6_inches_from_the_flanks() -> None:
    match = at(tell("objectives"), mode=DAN, width=72 * INCH)
    assert [row.x for row in board(match).objectives.values()] == [6_000, 36_000, 66_000]


@rule("FIG-DAN-02")
def test_a_tray_that_covers_a_token_in_part_takes_it() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,19.5"}, objectives=TOKENS, mode=DAN)
    answer(match, STRAIGHT)  # its front comes to 23.9, the token begins at 23.25
    assert board(match).units["own"].carries == "B"


@rule("FIG-DAN-02")
def test_a_tray_that_only_comes_near_a_token_does_not() -> None:
    match = at(Maneuver(unit="own"), {"own": f"{SWORDS} 24,18.5"}, objectives=TOKENS, mode=DAN)
    answer(match, STRAIGHT)
    assert board(match).units["own"].carries == ""


@rule("FIG-DAN-03")
def test_a_carrier_has_speed_2_whatever_would_raise_it_and_cannot_march() -> None:
    faster = {"faster": Lasting("speed", "card", "a", ("own", "mate"), 2000)}
    units = {"own": f"{SWORDS} 24,24 carries=B", "mate": f"{SWORDS} 8,8"}
    g = engine(units, objectives=TOKENS, mode=DAN, lasting=faster)
    assert (speed(g, "own"), speed(g, "mate")) == (2_000, 7_000)
    assert "march" not in legal(g, "own")
    assert "march" in legal(g, "mate")


@rule("FIG-DAN-03")
def test_what_slows_a_carrier_still_slows_it() -> None:
    slower = {"slower": Lasting("speed", "card", "b", ("own",), -1000)}
    g = engine({"own": f"{SWORDS} 24,24 carries=B"}, objectives=TOKENS, mode=DAN, lasting=slower)
    assert speed(g, "own") == 1_000


def carrier_on(token: str, **more: Any) -> Match:
    """A carrier of A ends a move on another token."""
    units = {"own": f"{SWORDS} 24,20 carries=A", "foe": f"{SENTINELS} 24,40 owner=b @180"}
    match = at(Maneuver(unit="own"), units, objectives=TOKENS, mode=DAN, **more)
    answer(match, STRAIGHT)
    return match


@rule("FIG-DAN-04")
def test_the_opponent_moves_another_token_out_of_a_carriers_way() -> None:
    match = carrier_on("B")
    assert asked(match, "place_token") == "b"
    answer(match, spot(24, 27.1))
    row = board(match).objectives["B"]
    assert (row.x, row.y, row.claimed) == (24_000, 27_100, "")
    assert board(match).units["own"].carries == "A"


@pytest.mark.parametrize(
    ("place", "key"),
    [((24, 27.2), "token-too-far"), ((20, 25.2), "objective-on-impassable"), ((29.3, 22), "token-on-tray")],
)
@rule("FIG-DAN-04")
def test_it_lies_within_2_inches_off_impassable_terrain_and_other_trays(
    place: tuple[float, float], key: str
) -> None:
    units = {"own": f"{SWORDS} 24,20 carries=A", "mate": f"{SWORDS} 32.5,22 owner=b"}
    match = at(Maneuver(unit="own"), units, objectives=TOKENS, mode=DAN, terrain={"wall": "palisade 20,25.5"})
    answer(match, STRAIGHT)
    assert refused(match, "b", spot(*place)) == ("FIG-DAN-04", key)


@rule("FIG-RUL-88", "FIG-DAN-04")
def test_it_may_lie_on_the_tray_of_the_carrier_itself() -> None:
    match = carrier_on("B")
    answer(match, spot(24, 21))
    assert (board(match).objectives["B"].y, board(match).objectives["B"].claimed) == (21_000, "")
    assert board(match).units["own"].carries == "A"


@rule("FIG-DAN-04")
def test_every_place_offered_for_a_token_is_legal() -> None:
    match = carrier_on("B")
    places = offered(match)
    assert len(places) > 20
    assert all(refused(match, "b", place) == ("", "") for place in places)


MELEE = {
    "own": f"{SWORDS} 24,20 carries=B",
    "foe": f"{SENTINELS} 24,24.8 @180 owner=b",
    "two": f"{SENTINELS} 24,15.2 owner=b",
    "far": f"{SENTINELS} 4,44 owner=b",
    "rest": f"{SWORDS} 44,4",
}


def panic(units: dict[str, str]) -> Match:
    """The carrier fails a panic test."""
    match = at(Test(unit="own", kind="panic", by="b"), units, objectives=TOKENS, mode=DAN, live=False)
    roll(match, 1, 1)
    roll(match, 1)
    return match


@rule("FIG-DAN-05")
def test_a_carrier_in_panic_loses_its_token_to_an_engaged_enemy_of_the_opponents_choice() -> None:
    match = panic(MELEE)
    assert asked(match, "take_over") == "b"
    assert sorted(offered(match)) == ["foe", "two"]
    answer(match, "two")
    rows = board(match).units
    assert (rows["own"].carries, rows["two"].carries) == ("", "B")


@rule("FIG-DAN-05")
def test_without_an_enemy_in_contact_the_opponent_drops_the_token() -> None:
    match = panic({"own": MELEE["own"], "far": MELEE["far"]})
    assert asked(match, "place_token") == "b"
    answer(match, spot(24, 24.4))
    assert board(match).objectives["B"].y == 24_400
    assert board(match).units["own"].carries == ""


@rule("FIG-DAN-05")
def test_a_destroyed_carrier_loses_its_token_too() -> None:
    match = at(slay("own", "b", "foe"), MELEE, objectives=TOKENS, mode=DAN)
    assert asked(match, "take_over") == "b"
    answer(match, "foe")
    assert board(match).units["foe"].carries == "B"
    assert board(match).units["own"].where == "lost"


@rule("FIG-DAN-10", "FIG-RUL-40")
def test_a_unit_with_a_token_takes_no_other() -> None:
    match = panic({**MELEE, "foe": MELEE["foe"] + " carries=A"})
    assert offered(match) == ["two"]
    match = panic({"own": MELEE["own"], "foe": MELEE["foe"] + " carries=A"})
    assert asked(match, "place_token") == "b"


@rule("FIG-DAN-06")
def test_controlled_tokens_give_1_vp_from_round_2_and_2_with_a_commander() -> None:
    units = {
        "own": f"{SWORDS} 24,20 carries=B +robb_stark_the_wolf_lord",
        "foe": f"{SENTINELS} 4,4 owner=b carries=C",
    }
    lord = {"a": {"commander": "robb_stark_the_wolf_lord"}}
    match = at(tell("score"), units, objectives=TOKENS, mode=DAN, round=2, players=lord)
    assert [row.vp for row in board(match).players.values()] == [2, 1]
    match = at(tell("score"), units, objectives=TOKENS, mode=DAN, round=1, players=lord)
    assert [row.vp for row in board(match).players.values()] == [0, 0]


@rule("FIG-DAN-06")
def test_victory_through_combat_counts() -> None:
    units = {"own": f"{SWORDS} 24,20", "foe": f"{SENTINELS} 4,4 owner=b", "rest": f"{SENTINELS} 40,4 owner=b"}
    match = at(slay("foe", "a"), units, mode=DAN)
    assert board(match).players["a"].vp == 1


@rule("FIG-DAN-07")
def test_who_gains_the_points_of_a_may_weaken_an_enemy() -> None:
    units = {"own": f"{SWORDS} 6,24 carries=A", "foe": f"{SENTINELS} 40,4 owner=b"}
    match = at(tell("score"), units, objectives=TOKENS, mode=DAN, round=2)
    answer(match, "foe")
    assert board(match).units["foe"].conditions == ("vulnerable", "weakened")
    assert over(match)


@rule("FIG-DAN-02", "FIG-DAN-04", "FIG-RUL-89")
def test_a_unit_that_comes_upon_two_tokens_takes_one_and_the_opponent_moves_the_other() -> None:
    pair = {"A": "22.5,24 card=signal_tower", "B": "25.5,24 card=cursed_armory"}
    units = {"own": f"{SWORDS} 24,20", "foe": f"{SENTINELS} 4,4 owner=b"}
    match = at(Maneuver(unit="own"), units, objectives=pair, mode=DAN)
    answer(match, STRAIGHT)
    assert asked(match, "claim_token") == "a"
    answer(match, "B")
    assert board(match).units["own"].carries == "B"
    assert asked(match, "place_token") == "b"


@rule("FIG-DAN-04")
def test_a_carrier_that_comes_upon_two_tokens_takes_none_of_them() -> None:
    tokens = {"A": "22.5,24", "B": "25.5,24", "C": "42,24"}
    units = {"own": f"{SWORDS} 24,20 carries=C", "foe": f"{SENTINELS} 4,4 owner=b"}
    match = at(Maneuver(unit="own"), units, objectives=tokens, mode=DAN)
    answer(match, STRAIGHT)
    for x in (22, 26):
        assert asked(match, "place_token") == "b"
        answer(match, spot(x, 26))
    assert over(match)
    assert board(match).units["own"].carries == "C"


@rule("FIG-MUL-07", "FIG-DAN-05", "FIG-RUL-87")
def test_among_three_players_the_next_opponent_clockwise_disposes_of_the_token() -> None:
    units = {"own": f"{SWORDS} 24,20 carries=B owner=b"}
    match = at(tell("panic_failed", "own"), units, objectives=TOKENS, mode=DAN, seats=("a", "b", "c"))
    assert asked(match, "place_token") == "c"
