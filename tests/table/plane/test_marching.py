"""Blocks on the march and in a charge, without any game."""

from __future__ import annotations

from montjoie.kernel.chance import Stream
from montjoie.table.plane import TOLERANCE, Block, Bounds, Tray, berths, gap, regrouped, tray
from montjoie.table.plane.ground import Obstacle
from montjoie.table.plane.leaving import exits
from montjoie.table.plane.marching import Passage, suggested, thrown, wheeled_ends
from montjoie.table.plane.onset import Onset, Other, Way
from montjoie.table.plane.places import outwards
from montjoie.table.plane.ways import cost, leg, walk
from montjoie.table.plane.wheeling import approaches

TABLE = Bounds(20_000, 20_000)
THREE = Block(3, 3, 1000, 1000)
START = THREE.tray(10_000, 2000, 0)
AHEAD = tray(10_000, 8000, 3000, 1000, 0)


def told(passage: Passage, *legs: dict[str, object]) -> list[tuple[str, str]]:
    return [(each.what, each.name) for each in passage.way(walk(START, legs))]


def test_a_block_keeps_clearances_and_stops_at_what_is_solid():
    kept = Passage(THREE, TABLE, kept=[Obstacle("enemy", AHEAD, 1000)])
    solid = Passage(THREE, TABLE, solid=[Obstacle("friend", AHEAD)])
    assert not told(kept, leg(0, 4000))
    assert told(kept, leg(0, 4100)) == [("near", "enemy")]
    assert told(solid, leg(0, 5100)) == [("on", "friend")]
    assert 3990 <= kept.ahead(START, 0, 9000) <= 4000


def test_a_block_passes_others_but_does_not_end_on_them():
    passage = Passage(THREE, TABLE, passed=[Obstacle("friend", AHEAD)])
    assert not told(passage, leg(0, 9000))
    assert [each.name for each in passage.end(THREE.tray(10_000, 8500, 0))] == ["friend"]
    assert passage.finish(START, 6000) in range(4990, 5011)  # to the tolerance


def test_a_wheel_off_the_table_is_seen_on_the_way():
    edge = THREE.tray(18_400, 10_000, 0)
    way = walk(edge, [leg(-4500, 0, "front-left")])
    assert TABLE.holds(way[0].end)
    assert [each.what for each in Passage(THREE, TABLE).way(way)] == ["off"]


def test_suggested_ways_are_free_and_told_once():
    passage = Passage(THREE, TABLE, kept=[Obstacle("enemy", AHEAD, 1000)])
    ways = list(suggested(passage, START, 6000, (4500,)))
    assert all(not told(passage, *legs) for legs in ways)
    assert [legs for n, legs in enumerate(ways) if legs in ways[:n]] == []
    assert {each["turn"] for legs in ways for each in legs} == {0, 4500, -4500}
    assert thrown(passage, START, 6000, Stream("any")) == thrown(passage, START, 6000, Stream("any"))


def test_a_block_forms_anew_with_the_least_way_of_the_furthest():
    deep = Block(3, 1, 1000, 1000)
    assert regrouped(THREE, deep, (), 0, 0, 0, 0) == 1000.0 * 2**0.5
    assert regrouped(THREE, THREE, ((0, 2), (2, 0)), 0, 0, 0, 0) == 2000.0


def test_berths_lie_flush_on_a_side_and_where_one_stands():
    found = list(berths(START, AHEAD, "rear", "front"))
    assert all(gap(each, AHEAD) <= 1 for each in found)
    assert {(each.x, each.facing) for each in found} == {(10_000, 0)}
    turned = list(berths(START, AHEAD, "rear", "right"))
    assert {each.facing for each in turned} == {27_000}


def test_who_enters_lies_behind_an_edge_and_looks_in():
    assert TABLE.behind("south", 5000, 1000) == (5000, -500, 0)
    assert TABLE.behind("east", 5000, 1000) == (20_500, 5000, 27_000)
    assert outwards(0, 10, 4) == [5, 1, 9, 0, 10]


def test_a_block_leaves_walls_where_all_its_stands_have_room():
    walls = tray(10_000, 10_000, 2000, 2000, 0)
    found = list(exits(Passage(THREE, TABLE), walls, 2000, (), 1000))
    assert {each.side for each in found} == {"front", "right", "rear", "left"}
    assert all(990 <= gap(each.block.outline(each.end), walls) <= 1010 for each in found)
    shut = [Obstacle("friend", tray(10_000, 12_000, 9000, 1900, 0))]
    sides = {each.side for each in exits(Passage(THREE, TABLE, passed=shut), walls, 2000, (), 1000)}
    assert "front" not in sides
    shy = list(exits(Passage(THREE, TABLE), walls, 2000, (tray(10_000, 12_500, 9000, 1000, 0),), 1000))
    assert shy
    assert len(shy) < len(found)


def test_ways_into_contact_are_told_by_their_cost():
    ways = approaches(START, AHEAD, 9000, 3000, (0, 1000, -1000))
    assert ways
    assert [cost([each]) for each in ways] == sorted(cost([each]) for each in ways)
    assert all(gap(each.end, AHEAD) <= TOLERANCE for each in ways)
    assert approaches(START, AHEAD, 3000, 3000, (0,)) == []


def test_a_wheel_ends_as_far_on_as_it_may():
    passage = Passage(THREE, TABLE, kept=[Obstacle("enemy", AHEAD, 1000)])
    ends = list(wheeled_ends(passage, START, 6000, (0, 9000)))
    assert [each.facing for each in ends] == [0, 9000]
    assert 5990 <= ends[0].y <= 6000


FACING = THREE.tray(10_000, 8000, 18_000)


def onset(*others: Other, walls: tuple[Tray, ...] = (), flies: bool = False) -> Onset:
    foe = Other("foe", THREE, FACING, FACING, fixed=False)
    return Onset(THREE, START, foe, "front", TABLE, walls, others, (), flies, push=1000, apart=500)


def ways(found: Onset) -> list[Way]:
    return found.best([way for each in found.runs() if (way := found.meets(*each))], 9000, 4)


def test_the_best_way_brings_most_stands_to_the_face():
    (way, *_) = ways(onset())
    assert (way.stands, way.enemy_stands, way.end.facing) == (3, 3, 0)


def test_a_wall_on_the_way_is_only_flown_over():
    wall = tray(10_000, 5000, 18_000, 500, 0)
    assert ways(onset(walls=(wall,))) == []
    assert ways(onset(walls=(wall,), flies=True))


def test_who_would_be_touched_is_pushed_unless_it_is_fixed():
    beside = tray(12_000, 7000, 1000, 1000, 0)
    other = Other("other", Block(1, 1, 1000, 1000), beside, beside, fixed=False)
    run = onset().run(0)
    assert run is not None
    way = onset().meets(0, run)
    assert way is not None
    assert onset().shoved(way) == ()
    ((name, there),) = onset(other).shoved(way) or ()
    assert (name, there.x) == ("other", 13_000)
    assert onset(other._replace(fixed=True)).shoved(way) is None
