"""The ground of any game: bounds, what is passed, kept clear of and closed; held against small steps."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from montjoie.table.plane import TOLERANCE, Bounds, Ground, Outline, Tray, gap, moved, overlap, step, tray
from montjoie.table.plane.ground import Obstacle, Verdict
from tests.table.plane.oracle import FACINGS, shapes, trays

FEW = st.lists(trays(), max_size=2)
TABLE = Bounds(14_000, 14_000)
INFANTRY = tray(7000, 3000, 5500, 4800, 0)


def told(found: object) -> list[Verdict]:
    """Verdicts, their distances rounded."""
    return [verdict._replace(far=round(verdict.far)) for verdict in found]  # type: ignore[attr-defined]


def test_every_verdict_names_what_is_wrong():
    ground = Ground(
        TABLE,
        passed=[Obstacle("friend", tray(9000, 5000, 2000, 2000, 0))],
        kept=[Obstacle("foe", tray(7000, 6900, 2000, 2000, 0), 1000)],
        closed=[Obstacle("", tray(4500, 3000, 1000, 1000, 0))],
    )
    assert told(ground.end(INFANTRY)) == [("over", "friend", 0), ("near", "foe", 500), ("in", "", 0)]
    assert told(ground.end(moved(INFANTRY, 0, 600))) == [
        ("over", "friend", 0),
        ("on", "foe", 0),
        ("in", "", 0),
    ]
    assert told(ground.end(moved(INFANTRY, 7000, 0))) == [("off", "", 0)]
    assert told(ground.way(INFANTRY, 0, 3000)) == [("on", "foe", 0)]
    assert told(ground.way(INFANTRY, 0, 9000, through=True)) == [("off", "", 0)]


def test_slack_leaves_only_what_is_wrong_with_every_end_so_near():
    ground = Ground(TABLE, kept=[Obstacle("foe", tray(7000, 6900, 2000, 2000, 0), 1000)])
    assert told(ground.end(INFANTRY)) == [("near", "foe", 500)]
    assert told(ground.end(INFANTRY, slack=480)) == [("near", "foe", 500)]
    assert told(ground.end(INFANTRY, slack=500)) == []


def test_what_lies_beyond_the_table_surrounds_it():
    strips = TABLE.beyond(2000)
    assert not any(overlap(strip, tray(7000, 7000, 14_000, 14_000, 0)) for strip in strips)
    for x, y in ((-500, 7000), (14_500, 7000), (7000, -500), (7000, 14_500), (-500, -500), (14_500, 14_500)):
        assert any(overlap(strip, tray(x, y, 400, 400, 0)) for strip in strips)


@settings(max_examples=80, deadline=None)
@given(
    trays(),
    FACINGS,
    st.lists(trays(), max_size=2),
    st.lists(trays(), max_size=2),
    st.lists(shapes, max_size=1),
)
def test_the_furthest_end_is_right_and_none_beyond_it_is(piece: Tray, facing, passed, kept, closed):
    ground = Ground(
        TABLE,
        passed=[Obstacle("p", each) for each in passed],
        kept=[Obstacle("k", each, 1000) for each in kept if gap(piece, each) > 0],
        closed=[Obstacle("c", each) for each in closed if gap(piece, each) > 0],
    )
    limit = 9000
    if not TABLE.holds(piece):
        return
    far = ground.furthest(piece, facing, limit)

    def right(distance: int, margin: int) -> bool:
        there = moved(piece, *step(facing, distance))
        return not [*ground.way(piece, facing, distance), *ground.end(there, -margin)]

    assert far is None or right(far, 0)
    later = range((-1 if far is None else far) + 1, limit + 1, 60)
    assert not any(right(distance, 2 * TOLERANCE) for distance in later)


# A straight move onto somebody.


@settings(max_examples=60, deadline=None)
@given(trays(), FACINGS, trays(), FEW, st.lists(shapes, max_size=1))
def test_contact_is_the_first_touch_with_nothing_before_it(
    start: Tray, facing: int, target: Tray, others: list[Tray], closed: list[Outline]
):
    ground = Ground(
        TABLE,
        kept=[Obstacle("target", target), *(Obstacle("other", each) for each in others)],
        closed=[Obstacle("", each) for each in closed],
    )
    way = ground.contact(start, facing, "target", 8000)
    steps = [moved(start, *step(facing, far)) for far in range(0, 8001, 100)]
    if way is None:
        first = next((place for place in steps if gap(place, target) == 0), None)
        if first is not None:  # it could be touched, but something is in the way, or the edge
            passed = steps[: steps.index(first) + 1]
            shut = any(overlap(place, each) for place in passed for each in (*others, *closed))
            near = any(gap(place, each) < 120 for place in passed for each in (*others, *closed))
            edge = not TABLE.holds(passed[-1], -120) or not TABLE.holds(start, -120)
            assert shut or near or edge
    else:
        there = moved(start, *step(facing, way))
        assert gap(there, target) <= TOLERANCE
        assert not any(overlap(moved(start, *step(facing, far)), target) for far in range(0, way, 100))
        passed = [moved(start, *step(facing, far)) for far in range(0, way, 100)]
        assert not any(overlap(place, each) for place in passed for each in (*others, *closed))


def test_who_falls_short_ends_so_far_from_whatever_else_it_cannot_pass():
    target, other = tray(7000, 12_900, 2000, 2000, 0), tray(7000, 9900, 2000, 2000, 0)
    open_ = Ground(TABLE, kept=[Obstacle("target", target, 1000)])
    there = open_.halted(INFANTRY, 0, "target", 2000, 1000)
    assert there is not None
    assert there.y == 5000
    barred = Ground(TABLE, kept=[Obstacle("target", target, 1000), Obstacle("other", other, 1000)])
    there = barred.halted(INFANTRY, 0, "target", 5000, 1000)
    assert there is not None
    assert (gap(there, other), there.facing) == (1000, 0)
    crowded = Ground(TABLE, passed=[Obstacle("friend", INFANTRY)], kept=[Obstacle("target", target, 1000)])
    assert crowded.halted(INFANTRY, 0, "target", 500, 1000) is None
