"""Lines from centre to centre against an independent reckoning in exact fractions."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from montjoie.table.hexes import Board, board, coordinates
from tests.rule import rule

Point = tuple[Fraction, Fraction]
HALF, QUARTER = Fraction(1, 2), Fraction(1, 4)
SLIGHTLY = Fraction(1, 10**9)


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Board, str, str]:
    field = draw(st.builds(board, st.integers(2, 10), st.integers(2, 10)))
    return field, draw(st.sampled_from(field.hexes)), draw(st.sampled_from(field.hexes))


def centre(hex: str) -> Point:
    """Rows 3/4 apart and hexes 1 wide, even rows half a hex to the right."""
    column, row = coordinates(hex)
    return Fraction(column) + (0 if row % 2 else HALF), 3 * QUARTER * row


def corners(hex: str) -> list[Point]:
    x, y = centre(hex)
    return [
        (x, y - HALF),
        (x + HALF, y - QUARTER),
        (x + HALF, y + QUARTER),
        (x, y + HALF),
        (x - HALF, y + QUARTER),
        (x - HALF, y - QUARTER),
    ]


def side(a: Point, b: Point, p: Point) -> Fraction:
    """Positive on one side of the line from a to b, negative on the other, 0 on it."""
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def enters(a: Point, b: Point, hex: str) -> bool:
    """Whether the segment runs through the inside of the hex: clip it by one side after the other."""
    low, high = Fraction(0), Fraction(1)
    ring = corners(hex)
    for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
        at_a, at_b = side(one, other, a), side(one, other, b)  # above 0 is inside
        if at_a <= 0 and at_b <= 0:
            return False
        if at_a < 0 or at_b < 0:
            cut = at_a / (at_a - at_b)
            low, high = (max(low, cut), high) if at_a < 0 else (low, min(high, cut))
    return low < high


def runs_along_a_side(field: Board, a: Point, b: Point) -> bool:
    for hex in field.hexes:
        ring = corners(hex)
        for one, other in zip(ring, [*ring[1:], ring[0]], strict=True):
            if side(a, b, one) == 0 == side(a, b, other) and _between(a, b, one) and _between(a, b, other):
                return True
    return False


def _between(a: Point, b: Point, p: Point) -> bool:
    return min(a[0], b[0]) <= p[0] <= max(a[0], b[0]) and min(a[1], b[1]) <= p[1] <= max(a[1], b[1])


def reckoned(field: Board, one: str, other: str) -> list[frozenset[str]]:
    """The hexes crossed by the line shifted to its two sides, the same twice where it need not be."""
    a, b = centre(one), centre(other)
    shifts = (SLIGHTLY, -SLIGHTLY) if runs_along_a_side(field, a, b) else (Fraction(0), Fraction(0))
    found = []
    for shift in shifts:
        dx, dy = (a[1] - b[1]) * shift, (b[0] - a[0]) * shift
        moved = (a[0] + dx, a[1] + dy), (b[0] + dx, b[1] + dy)
        found.append(frozenset(h for h in field.hexes if h not in (one, other) and enters(*moved, h)))
    return found


@rule("WES-LOS-02", "WES-LOS-05", "WES-LOS-09")
@given(pairs())
def test_lines_cross_what_fractions_say(pair: tuple[Board, str, str]):
    field, one, other = pair
    assert sorted(map(sorted, field.lines(one, other))) == sorted(map(sorted, reckoned(field, one, other)))


@rule("WES-LOS-03", "WES-LOS-05")
@given(pairs(), st.data())
def test_there_is_sight_if_one_of_the_two_lines_is_free(pair: tuple[Board, str, str], data: st.DataObject):
    field, one, other = pair
    crossed = sorted({*field.lines(one, other)[0], *field.lines(one, other)[1]})
    blocked = data.draw(st.sets(st.sampled_from(crossed))) if crossed else set()
    free = any(not line & blocked for line in reckoned(field, one, other))
    ends = {one, other}
    assert field.sight(one, other, (blocked | ends).__contains__) == free
    assert field.sight(other, one, (blocked | ends).__contains__) == free


@given(pairs())
def test_lines_are_told_near_to_far_and_never_hold_their_ends(pair: tuple[Board, str, str]):
    field, one, other = pair
    for line in field.lines(one, other):
        assert not {one, other} & {*line}
        far = [field.distance(one, hex) for hex in line]
        assert all(later >= earlier for earlier, later in pairwise(far))


@rule("WES-LOS-06")
@given(pairs())
def test_nothing_lies_between_neighbours(pair: tuple[Board, str, str]):
    field, here, _ = pair
    for there in field.neighbours[here]:
        assert field.lines(here, there) == ((), ())
        assert field.sight(here, there, lambda hex: True)


@rule("WES-EX-15", "WES-LOS-05")
def test_a_line_along_a_side_is_blocked_only_on_both_sides():
    field = board(15, 11)
    assert field.lines("5,5", "5,7") == (("4,6",), ("5,6",))
    assert not field.sight("5,5", "5,7", {"4,6", "5,6"}.__contains__)
    assert field.sight("5,5", "5,7", {"4,6"}.__contains__)


@rule("WES-LOS-05")
def test_the_same_side_is_used_for_the_whole_line():
    field = board(15, 11)
    assert field.lines("5,3", "5,7") == (("4,4", "5,5", "4,6"), ("5,4", "5,5", "5,6"))
    assert not field.sight("5,3", "5,7", {"4,4", "5,6"}.__contains__)


@rule("WES-RUL-02", "WES-LOS-01")
def test_a_slanted_line_may_cross_more_hexes_than_its_length():
    field = board(15, 11)
    assert field.distance("5,5", "8,6") == 4
    assert {*field.lines("5,5", "8,6")[0]} == {"6,5", "7,5", "6,6", "7,6"}


def test_a_line_along_the_border_is_free_on_the_side_of_the_half_hexes():
    field = board(15, 11)
    assert field.sight("1,1", "1,3", {"1,2"}.__contains__)


def test_a_line_that_only_touches_a_corner_is_not_blocked_there():
    """Beyond range 4 a line that runs along no side may touch a hex at a corner."""
    field = board(10, 8)
    start = "1,1"
    touched = [
        goal
        for goal in field.hexes
        if not runs_along_a_side(field, centre(start), centre(goal))
        and any(
            side(centre(start), centre(goal), corner) == 0 and _between(centre(start), centre(goal), corner)
            for hex in field.hexes
            for corner in corners(hex)
        )
    ]
    assert touched
    assert all(field.distance(start, goal) > 4 for goal in touched)
    assert all(field.lines(start, goal)[0] is field.lines(start, goal)[1] for goal in touched)
