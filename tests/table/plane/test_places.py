"""Places in a rectangle, on a grid, in rings."""

from montjoie.table import plane
from montjoie.table.plane import Box

PIECE = plane.tray(0, 0, 4, 2, 0)


def test_the_centre_of_a_tray_keeps_half_of_it_from_the_edges_of_a_box():
    assert Box(0, 0, 20, 10).centres(PIECE) == Box(2, 1, 18, 9)


def test_a_box_that_is_too_small_leaves_no_place():
    assert Box(0, 0, 3, 10).berths(PIECE, (), 5)[0] == []


def test_berths_are_steps_the_far_edge_and_flush_against_others():
    other = plane.tray(10, 5, 4, 2, 0)
    across, along = Box(0, 0, 20, 10).berths(PIECE, (other,), 5)
    assert across == [2, 6, 7, 12, 14, 17, 18]
    assert along == [1, 3, 6, 7, 9]


def test_a_box_has_its_four_corners():
    assert set(Box(1, 2, 5, 9).shape().corners) == {(1, 2), (5, 2), (5, 9), (1, 9)}


def test_a_grid_begins_in_the_middle_and_ends_in_a_corner():
    points = plane.grid(20, 20, 10)
    assert (points[0], len(points), set(points[5:])) == ((10, 10), 9, {(0, 0), (0, 20), (20, 0), (20, 20)})
    assert {y for _, y in plane.grid(20, 20, 10, 5, 15)} == {5, 15}


def test_rings_go_outwards_once_around_each_time():
    assert list(plane.rings(5, 5, (1, 3), (0, 9_000))) == [(5, 6), (6, 5), (5, 8), (8, 5)]


def test_a_strip_lies_along_an_edge_of_a_box():
    strips = [Box(1, 2, 11, 12).strip(edge, 3) for edge in ("south", "north", "west", "east")]
    assert strips == [Box(1, 2, 11, 5), Box(1, 9, 11, 12), Box(1, 2, 4, 12), Box(8, 2, 11, 12)]


def test_those_around_a_tray_are_within_a_distance():
    trays = tuple(plane.tray(x, 0, 4, 2, 0) for x in (0, 10, 20))
    assert plane.around(trays[0], trays, 6) == [0, 1]
    assert plane.around(trays[1], trays, 6) == [0, 1, 2]
    assert plane.around(trays[1], trays, 5) == [1]
