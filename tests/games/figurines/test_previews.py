"""What is shown before a move or charge (FIG-GLO-13)."""

from __future__ import annotations

from montjoie.games.figurines.battlefield import field
from montjoie.games.figurines.charge import Charge, targets
from montjoie.games.figurines.charge.way import contact
from montjoie.games.figurines.moves import speed
from montjoie.games.figurines.moves.ground import Ground
from montjoie.games.figurines.moves.walk import Maneuver
from montjoie.games.figurines.telling import looks
from tests.games.figurines.given import at, engine
from tests.rule import rule

FACING = {"a": "stark_sworn_swords 24,10", "g": "lannister_guardsmen 24,22.8 @180 owner=b"}  # 8 inches


@rule("FIG-GLO-13")
def test_a_unit_shows_its_speed_march_charge_and_threat() -> None:
    told = speed.preview(engine(FACING), "a")
    assert (told["speed"], told["march"], told["charge"]) == (5_000, 10_000, [6_000, 11_000])
    assert max(y for _, y in told["threat"]) == 10_000 + 2_400 + 11_000
    assert told["ranges"] == {}


def test_archers_show_the_ground_they_can_shoot_at() -> None:
    g = engine({"a": "stark_bowmen 24,10"})
    (ranges,) = speed.preview(g, "a")["ranges"].values()
    assert max(y for _, y in ranges) == 10_000 + 2_400 + 12_000


@rule("FIG-EX-12")
def test_a_charge_shows_the_roll_it_needs_and_its_chance() -> None:
    # Straight ahead it takes 3 inches of the die; turned, a corner comes a little sooner, but not by an inch.
    told = targets.preview(engine(FACING), "a", "g")
    assert told == {
        "legal": True,
        "arc": ["front"],
        "needed": 3,
        "dice": 1,
        "chance": 6_667,
        "disorderly": 1_667,
    }


@rule("FIG-TER-08")
def test_a_hindered_charge_shows_its_two_dice() -> None:
    told = targets.preview(engine(FACING, terrain={"s": "stakes 24,16 "}), "a", "g")
    assert (told["dice"], told["needed"], told["chance"]) == (2, 3, 4_444)
    assert told["disorderly"] == 5_556


@rule("FIG-TER-06")
def test_rough_ground_raises_the_roll_that_is_needed() -> None:
    assert targets.preview(engine(FACING, terrain={"f": "forest 24,16"}), "a", "g")["needed"] == 4


def test_a_charge_that_cannot_be_declared_says_so() -> None:
    far = engine(FACING | {"g": "lannister_guardsmen 24,40 @180 owner=b"})
    assert targets.preview(far, "a", "g") == {"legal": False}
    unseen = engine(FACING | {"a": "stark_sworn_swords 24,10 @180"})  # it would see the guards once turned
    assert targets.preview(unseen, "a", "g") == {"legal": False}


@rule("FIG-EX-12", "FIG-CHG-05")
def test_the_roll_a_charge_needs_is_that_of_the_best_turn_of_all() -> None:
    # Turned by 16 degrees its left corner is 7" from the guards, at 15 degrees a little more.
    g = engine(FACING | {"g": "lannister_guardsmen 24,22.2025 @180 owner=b"})
    seven = 5_000 + 2_000
    ground = Ground(g, "a", "g")
    assert contact(ground, field.tray_at(g, "a", 24_000, 10_000, 1_500), seven) is None
    assert contact(ground, field.tray_at(g, "a", 24_000, 10_000, 1_630), seven) is not None
    assert targets.preview(g, "a", "g")["needed"] == 2


@rule("FIG-LOS-03")
def test_a_line_of_sight_shows_its_ends_or_what_blocks_it() -> None:
    told = looks.line_of_sight(engine(FACING), "a", "g")
    assert told["seen"]
    assert told["distance"] == 8_000
    assert told["line"][0][1] == 12_400
    hidden = looks.line_of_sight(engine(FACING | {"w": "umber_berserkers 24,16.4"}), "a", "g")
    assert hidden["blocked_by"] == ["w"]


@rule("FIG-CHG-04")
def test_the_odds_of_a_charge_name_the_side_it_strikes_and_the_die_it_needs() -> None:
    match = at(Charge(unit="a"), FACING | {"x": "ghost 17,20 owner=b"}, live=False)
    told = match.odds("a", "g")
    assert (told["arc"], told["needed"], told["success"]) == (["front"], 3, 6_667)
    assert match.odds("a", "x")["arc"] == ["rear"]  # it stands with its back to the charger


def test_the_decision_how_to_move_shows_how_far_the_unit_goes() -> None:
    match = at(Maneuver(unit="a"), FACING)
    assert match.decisions["a"].describe()["space"]["preview"]["speed"] == 5_000
