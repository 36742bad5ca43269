"""Ways worth looking at: rich, finite, legal."""

from __future__ import annotations

import random

import pytest

from montjoie.games.figurines.charge import Charge
from montjoie.games.figurines.moves.retreat import Retreat
from montjoie.games.figurines.moves.shift import FreePivot, ShiftUnit
from montjoie.games.figurines.moves.walk import Maneuver, March
from montjoie.kernel import Step
from montjoie.table import plane
from tests.games.figurines.given import answer, at, offered, refused
from tests.games.figurines.moves.ways import stands
from tests.rule import rule

CROWD = {
    "s1": "stark_sworn_swords 24,12 @0",
    "s2": "stark_sworn_swords 18,12 @0",
    "s3": "umber_berserkers 32,12 @20",
    "s4": "stark_sworn_swords 10,20 @0",
    "l1": "lannister_guardsmen 24,21 @180 owner=b",
    "l2": "lannister_guardsmen 17,21 @170 owner=b",
    "l3": "lannister_halberdiers 32,23 @190 owner=b",
    "l4": "lannister_crossbowmen 10,24.8 @180 owner=b",
}
GROUND = {"f": "forest 28,17", "w": "low_wall 36,18", "p": "palisade 20,16.5", "s": "stakes 38,12"}
TOKENS = {"o": "24,16", "q": "12,14"}
STEPS: list[Step] = [
    Maneuver(unit="s1"),
    Maneuver(unit="s2"),
    March(unit="s3"),
    FreePivot(unit="s1"),
    ShiftUnit(unit="s3", distance=2_000),
    Retreat(unit="s4"),
    Charge(unit="s3"),
]


@rule("FIG-GEO-08")
@pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{type(step).__name__}-{step.unit}")
def test_whatever_is_offered_or_drawn_is_legal(step: Step) -> None:
    match = at(step, CROWD, terrain=GROUND, objectives=TOKENS)
    (seat,) = match.decisions
    for way in offered(match):
        assert refused(match, seat, way) == ("", "")
    rng = random.Random(3)
    for _ in range(30):
        assert refused(match, seat, match.decisions[seat].sample(rng)) == ("", "")


@rule("FIG-MAN-01")
def test_a_maneuver_has_many_ways_toward_around_and_away_from_enemies() -> None:
    match = at(
        Maneuver(unit="s1"), CROWD | {"l1": "lannister_guardsmen 24,30 @180 owner=b"}, objectives=TOKENS
    )
    ways = offered(match)
    assert 20 <= len(ways) <= 60
    ends = []
    for way in ways:
        twin = match.clone()
        answer(twin, way)
        ends.append(stands(twin, "s1"))
    assert max(y for _, y, _ in ends) == 17  # toward
    assert min(y for _, y, _ in ends) == 7  # away
    assert any(x > 27 for x, _, _ in ends)
    assert any(
        plane.bearing((round(x * 1000), round(y * 1000)), (24_000, 30_000)) == f * 100 for x, y, f in ends
    )


def test_a_unit_walled_in_can_still_stay() -> None:
    units = {"a": "grey_wind 24,24", "b": "stark_sworn_swords 24,28 owner=b"}
    match = at(Maneuver(unit="a"), units | {"c": "stark_sworn_swords 24,20 owner=b"})
    assert [] in offered(match)


def test_a_unit_alone_on_the_table_goes_straight_on() -> None:
    match = at(Maneuver(unit="a"), {"a": "stark_sworn_swords 24,24"})
    assert {way[0]["ahead"] for way in offered(match) if way} == {5_000, 3_750, 2_500, 1_250}
