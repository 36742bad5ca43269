"""Chapter 4.37: A Storm of Swords: roles, Reserve, redeployment, victory (FIG-STO)."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.figurines.battlefield import zones
from montjoie.games.figurines.combat.melee import MeleeAttack
from montjoie.games.figurines.harm import victory
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.rounds.cleanup import Cleanup
from montjoie.games.figurines.rounds.turns import Activation, ActivationPhase, Turn
from montjoie.games.figurines.setup import SetUp
from montjoie.games.figurines.setup.terrain import place_terrain
from montjoie.games.figurines.siege import walls
from montjoie.games.figurines.state import INCH, G
from montjoie.games.figurines.timing.hooks import hook
from montjoie.kernel import PUBLIC, Step
from montjoie.kernel.match import Match
from tests.games.figurines.given import (
    answer,
    asked,
    at,
    board,
    engine,
    events,
    first,
    offered,
    over,
    refused,
    roll,
)
from tests.games.figurines.modes.hooks import SENTINELS, STO, SWORDS, doors, slay, spot, tell
from tests.rule import rule

SIDES: dict[str, Any] = {"a": {"role": "attacker"}, "b": {"role": "defender"}}
WALLS = {
    "castle_wall_1": "castle_wall 10,44 @180 owner=b",
    "castle_wall_2": "castle_wall 24,44 @180 owner=b",
    "castle_wall_3": "castle_wall 38,44 @180 owner=b",
}
UNITS = WALLS | {"own": f"{SWORDS} 24,10", "foe": f"{SENTINELS} 24,38 @180 owner=b"}


def siege(step: Step, units: dict[str, str] | None = None, **more: Any) -> Match:
    """A step of a siege; player a attacks."""
    return at(step, units or UNITS, mode=STO, players=SIDES, **more)


# Set-up.


@pytest.mark.parametrize(("role", "attacker"), [("attacker", "b"), ("defender", "a")])
@rule("FIG-STO-01", "FIG-RUL-85")
def test_the_winner_of_a_roll_chooses_his_role(role: str, attacker: str) -> None:
    match = at(tell("opening"), mode=STO, live=False, round=0)
    roll(match, 4, 4)
    roll(match, 1, 3)
    assert asked(match, "choose_role") == "b"
    answer(match, role)
    players = board(match).players
    assert players[attacker].role == "attacker"
    assert players[attacker].edge == "south"
    assert sorted(row.edge for row in players.values()) == ["north", "south"]


@rule("FIG-STO-01", "FIG-MUL-05", "FIG-RUL-100")
def test_partners_have_the_same_role() -> None:
    match = at(
        tell("opening"), mode=STO, live=False, round=0, seats=("a", "b", "c"), teams={"a": "x", "c": "x"}
    )
    roll(match, 5, 2)
    answer(match, "defender")
    assert [row.role for row in board(match).players.values()] == ["defender", "attacker", "defender"]


@rule("FIG-RUL-85", "FIG-RUL-137")
def test_the_attacker_deploys_first_and_the_defender_names_the_first_player() -> None:
    units = {"own": f"{SWORDS} reserve", "foe": f"{SENTINELS} reserve owner=b"}
    match = siege(SetUp(at="sides"), units)
    answer(match, ["foe"])  # the Reserve
    assert asked(match, "deploy_unit") == "a"
    answer(match, first(match))
    assert asked(match, "choose_first_player") == "b"


@rule("FIG-RUL-86")
def test_the_first_player_of_a_team_decides_for_it_and_holds_its_siege_cards_and_walls() -> None:
    four: dict[str, Any] = {"seats": tuple("abcd"), "teams": {"a": "x", "c": "x", "b": "y", "d": "y"}}
    match = at(tell("opening"), mode=STO, live=False, round=0, **four)
    roll(match, 2, 5)
    assert asked(match, "choose_role") == "b"
    answer(match, "attacker")
    assert {row.owner for row in board(match).units.values()} == {"a"}
    roles = {seat: {"role": row.role} for seat, row in board(match).players.items()}
    drawn = at(tell("before_deployment"), mode=STO, players=roles, **four)
    assert {seat: len(hand.cards) for seat, hand in board(drawn).siege_hands.items()} == {"a": 3, "b": 3}
    g = engine(mode=STO, players=roles, **four)
    assert (hook(g).terrain_by(g), hook(g).chooser(g)) == ("a", "b")


@rule("FIG-STO-02")
def test_the_attackers_zone_is_18_inches_deep_the_defenders_12() -> None:
    g = engine(mode=STO, players=SIDES)
    assert zones.bounds(g, "south")[3] == 18 * INCH
    assert zones.bounds(g, "north")[1] == 36 * INCH


@rule("FIG-STO-03")
def test_three_walls_stand_3_inches_from_the_defenders_edge_4_inches_apart() -> None:
    match = at(tell("opening"), mode=STO, live=False, round=0)
    roll(match, 6, 3)
    answer(match, "attacker")
    found = {name: (row.owner, row.x, row.y, row.facing) for name, row in board(match).units.items()}
    assert found == {
        "castle_wall_1": ("b", 10_000, 44_000, 18_000),
        "castle_wall_2": ("b", 24_000, 44_000, 18_000),
        "castle_wall_3": ("b", 38_000, 44_000, 18_000),
    }


class Terrain(Step, frozen=True):
    """Terrain is placed."""

    stages = ("place",)
    audience = PUBLIC

    def place(self, g: G) -> None:
        """As in set-up."""
        place_terrain(g)


@rule("FIG-STO-04")
def test_the_defender_places_four_pieces_alone_away_from_his_own_zone() -> None:
    match = siege(Terrain(), WALLS, round=0)
    placed = 0
    while asked(match, "place_piece"):
        assert asked(match, "place_piece") == "b"
        if not placed:
            assert refused(match, "b", {"forest": spot(24, 30)})[1] == "terrain-near-zone"
            assert refused(match, "b", {"forest": spot(24, 10)}) == ("", "")  # in the attacker's zone
        answer(match, offered(match)[0])
        placed += 1
    assert placed == 4


@rule("FIG-STO-06", "FIG-STO-16")
def test_each_side_draws_three_of_its_siege_cards_in_secret() -> None:
    match = siege(tell("before_deployment"), round=0)
    hands = board(match).siege_hands
    content = match.engine.content.siege_cards
    for seat, side in (("a", "attacker"), ("b", "defender")):
        assert len(hands[seat].cards) == 3
        assert {content[card].side for card in hands[seat].cards} == {side}
    assert match.view("a")["board"]["siege_hands"]["b"] == {"owner": "b", "size": 3}
    assert "cards" not in events(match, "siege_cards_drawn", "a")[1]


@rule("FIG-STO-08", "FIG-RUL-64")
def test_half_of_the_defenders_units_rounded_up_wait_in_reserve() -> None:
    three = dict.fromkeys(("one", "two", "three"), f"{SENTINELS} reserve owner=b")
    match = siege(tell("reserves"), WALLS | three | {"own": f"{SWORDS} reserve"}, round=0)
    assert asked(match, "siege_reserve") == "b"
    assert refused(match, "b", ["one"])[1] == "wrong-number"
    answer(match, ["one", "three"])
    assert over(match)
    mode = hook(match.engine)
    assert mode.deploys(match.engine, "b") == ("two",)
    assert mode.deploys(match.engine, "a") == ("own",)


# The attacker's fallen.


@rule("FIG-STO-07")
def test_at_the_start_of_a_round_the_attacker_may_redeploy_destroyed_units_in_his_zone() -> None:
    units = UNITS | {"dead": f"{SWORDS} lost", "gone": f"{SENTINELS} lost owner=b"}
    match = siege(tell("round_start"), units, round=2)
    assert asked(match, "redeploy_unit") == "a"
    assert doors(match, "a") == ["dead", "done"]
    assert refused(match, "a", {"dead": spot(10, 16)})[0] == "FIG-SET-08"
    answer(match, {"dead": spot(10, 15)})
    row = board(match).units["dead"]
    assert (row.where, row.figures, row.activated) == ("table", 12, False)
    assert over(match)


@rule("FIG-STO-07")
def test_he_may_leave_them_where_they_are() -> None:
    match = siege(tell("round_start"), UNITS | {"dead": f"{SWORDS} lost"}, round=2)
    answer(match, "done")
    assert over(match)
    assert board(match).units["dead"].where == "lost"


@rule("FIG-STO-07")
def test_characters_are_gone_for_good_and_ordinary_figures_take_their_places() -> None:
    units = UNITS | {
        "dead": f"{SWORDS} lost -robb_stark_the_wolf_lord",
        "led": f"{SWORDS} lost -sworn_sword_captain",
        "guard": "eddards_honor_guard lost",
    }
    match = siege(tell("round_start"), units, round=2)
    assert doors(match, "a") == ["dead", "led", "done"]
    answer(match, {"dead": spot(10, 5)})
    answer(match, {"led": spot(34, 5)})
    rows = board(match).units
    assert (rows["dead"].figures, rows["dead"].attachments) == (12, ())
    assert (rows["led"].figures, rows["led"].attachments) == (12, ("sworn_sword_captain",))


@rule("FIG-RUL-34")
def test_an_attacker_whose_units_can_return_is_not_eliminated() -> None:
    match = siege(slay("own", "b"))
    assert not match.over
    match = siege(slay("own", "b"), UNITS | {"own": "eddards_honor_guard 24,10"})
    assert match.over


@rule("FIG-RUL-34", "FIG-RUL-110")
def test_an_attacker_with_a_unit_held_off_the_table_is_not_eliminated() -> None:
    units = UNITS | {"own": "eddards_honor_guard 24,10", "held": f"{SWORDS} reserve"}
    assert not siege(slay("own", "b"), units).over


# The defender's Reserve.

LATE = UNITS | {"late": f"{SENTINELS} reserve owner=b"}


@pytest.mark.parametrize(("number", "comes"), [(2, False), (3, True)])
@rule("FIG-STO-09")
def test_from_round_3_units_of_the_reserve_may_be_activated(number: int, comes: bool) -> None:
    match = siege(Turn(player="b"), LATE, round=number)
    assert ("late" in offered(match)) == comes


@rule("FIG-STO-09")
def test_a_unit_of_the_reserve_arrives_at_a_table_flank_and_may_then_act() -> None:
    match = siege(Activation(unit="late"), LATE, round=3)
    assert asked(match, "deploy_reserve") == "b"
    assert doors(match, "b") == ["left", "right"]
    assert refused(match, "b", {"right": spot(44, 20, 270)})[1] == "outside-flank"
    answer(match, {"right": spot(45, 20, 270)})
    row = board(match).units["late"]
    assert (row.where, row.activated) == ("table", True)
    assert asked(match, "choose_action") == "b"


@rule("FIG-STO-09", "FIG-RND-04", "FIG-RUL-119")
def test_the_reserve_may_wait_on_and_the_phase_ends_when_all_have_passed() -> None:
    done = {name: text + " activated" for name, text in UNITS.items()}
    match = siege(ActivationPhase(), done | {"late": f"{SENTINELS} reserve owner=b"}, round=3)
    assert asked(match, "activate_unit") == "b"
    assert offered(match) == ["late", "pass"]
    answer(match, "pass")
    assert over(match)
    assert board(match).units["late"].where == "reserve"
    match = siege(Turn(player="b"), LATE, round=3)
    assert refused(match, "b", "pass") == ("FIG-RND-04", "pass-not-allowed")  # others are on the table


@rule("FIG-MUL-04", "FIG-RND-04")
def test_a_team_does_not_pass_while_a_partner_has_a_unit_to_activate() -> None:
    roles = {seat: {"role": "attacker" if seat in "ac" else "defender"} for seat in "abcd"}
    teams = {"a": "x", "c": "x", "b": "y", "d": "y"}
    units = {"own": f"{SWORDS} 24,10", "late": f"{SENTINELS} reserve owner=b", "foe": "veterans 8,38 owner=d"}
    four: dict[str, Any] = {"seats": tuple("abcd"), "teams": teams, "players": roles}
    match = at(Turn(player="b"), units, mode=STO, round=3, **four)
    assert offered(match) == ["late", "partner:d"]


@rule("FIG-STO-09")
def test_the_attacker_has_no_reserve_to_activate() -> None:
    g = engine(UNITS | {"late": f"{SWORDS} reserve"}, mode=STO, players=SIDES, round=3)
    assert hook(g).arriving(g, "a") == ()


# Behind the walls.


@rule("FIG-STO-14", "FIG-MEL-05")
def test_besiegers_do_not_slide_behind_the_walls() -> None:
    units = WALLS | {"foe": f"{SENTINELS} 20,39 @90 owner=b", "own": f"{SWORDS} 24.8,39 @270"}
    match = siege(MeleeAttack(unit="own"), units)
    assert offered(match) == ["keep", "half_left"]  # to the right its corner would be beyond the walls' faces


@rule("FIG-STO-14", "FIG-RUL-39")
def test_the_ground_behind_the_walls_is_closed_to_the_attacker_while_one_stands() -> None:
    g = engine(UNITS, mode=STO, players=SIDES)
    (ground,) = hook(g).barred(g, "own")
    assert (ground.south, ground.north, ground.west, ground.east) == (43_000, 48_000, 0, 48_000)
    assert hook(g).barred(g, "foe") == ()
    fallen = {name: text + " lost" for name, text in WALLS.items()}
    g = engine(UNITS | fallen, mode=STO, players=SIDES)
    assert hook(g).barred(g, "own") == ()
    assert walls.standing(g) == ()


@pytest.mark.parametrize(("ahead", "legal"), [(4_600, True), (4_700, False)])
@rule("FIG-STO-14")
def test_no_move_of_the_attacker_leads_between_the_walls(ahead: int, legal: bool) -> None:
    gap = (
        WALLS
        | {"own": "stark_outriders 24,35.9 @0"}
        | {"castle_wall_2": "castle_wall 24,44 @180 owner=b lost"}
    )
    match = siege(Maneuver(unit="own"), gap)
    refusal = refused(match, "a", [{"turn": 0, "ahead": ahead, "pivot": "centre"}])
    assert (refusal == ("", "")) == legal, refusal


@rule("FIG-STO-14")
def test_the_defender_may_go_there() -> None:
    gap = WALLS | {"foe": f"{SENTINELS} 24,40 @0 owner=b", "castle_wall_2": "castle_wall 24,44 owner=b lost"}
    match = siege(Maneuver(unit="foe"), gap)
    assert refused(match, "b", [{"turn": 0, "ahead": 5_000, "pivot": "centre"}]) == ("", "")


# Victory.


@rule("FIG-STO-05")
def test_the_defender_gains_no_vp_and_the_attacker_gains_them_by_combat() -> None:
    more = UNITS | {"mate": f"{SWORDS} 4,4", "bar": f"{SENTINELS} 4,38 owner=b"}
    match = siege(slay("own", "b"), more)
    assert [row.vp for row in board(match).players.values()] == [0, 0]
    match = siege(slay("foe", "a"), more)
    assert [row.vp for row in board(match).players.values()] == [1, 0]
    victory.score(match.engine, "b", 3, "vp-combat", "FIG-VIC-01")
    assert board(match).players["b"].vp == 0


@rule("FIG-STO-05", "FIG-STO-17")
def test_the_defender_wins_at_the_end_of_round_6() -> None:
    match = siege(Cleanup(), round=6)
    assert match.over
    assert match.result is not None
    assert match.result.ranking == [["b"], ["a"]]


@rule("FIG-STO-05", "FIG-STO-17")
def test_the_attackers_points_are_checked_first() -> None:
    sides = {"a": {"role": "attacker", "vp": 10}, "b": {"role": "defender"}}
    match = at(Cleanup(), UNITS, mode=STO, players=sides, round=6)
    assert match.result is not None
    assert match.result.ranking == [["a"], ["b"]]


@rule("FIG-STO-05")
def test_before_round_6_the_siege_goes_on() -> None:
    assert not siege(Cleanup(), round=5).over


@rule("FIG-STO-13")
def test_a_standing_wall_must_be_activated_like_a_unit_once_a_round() -> None:
    match = siege(Turn(player="b"))
    assert [name for name in offered(match) if name.startswith("castle_wall")] == list(WALLS)
    match = siege(Turn(player="b"), UNITS | {"castle_wall_1": WALLS["castle_wall_1"] + " activated"})
    assert "castle_wall_1" not in offered(match)


@rule("FIG-STO-10")
def test_a_defender_with_nothing_but_walls_is_beaten() -> None:
    match = siege(slay("foe", "a"))
    assert match.result is not None
    assert match.result.ranking == [["a"], ["b"]]
