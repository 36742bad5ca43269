"""Boards of hexes against brute force: neighbours, distances, rings, paths, regions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.table.hexes import (
    DIRECTIONS,
    OPPOSITE,
    Board,
    board,
    coordinates,
    follow,
    hex_at,
    reach,
    regions,
)
from tests.rule import rule

BOARDS = st.builds(board, st.integers(2, 9), st.integers(1, 9))


@st.composite
def pairs(draw: st.DrawFn) -> tuple[Board, str, str]:
    field = draw(BOARDS)
    return field, draw(st.sampled_from(field.hexes)), draw(st.sampled_from(field.hexes))


def steps_from(field: Board, start: str) -> dict[str, int]:
    """How many steps every hex is away, counted by walking."""
    found, pending = {start: 0}, [start]
    for here in pending:
        for there in field.neighbours[here]:
            if there not in found:
                found[there] = found[here] + 1
                pending.append(there)
    return found


def test_a_hex_is_written_column_row():
    assert hex_at(5, 7) == "5,7"
    assert coordinates("12,3") == (12, 3)
    assert "5,7" in board(10, 15)
    assert "5,16" not in board(10, 15)


def test_hexes_are_listed_from_the_north_west():
    assert board(3, 3).hexes == ("1,1", "2,1", "3,1", "1,2", "2,2", "1,3", "2,3", "3,3")


@pytest.mark.parametrize(
    ("hex", "around"),
    [
        ("5,5", ["5,4", "6,5", "5,6", "4,6", "4,5", "4,4"]),
        ("5,6", ["6,5", "6,6", "6,7", "5,7", "4,6", "5,5"]),
    ],
)
def test_the_neighbours_of_odd_and_even_rows(hex: str, around: list[str]):
    field = board(10, 15)
    assert [field.toward[direction][hex] for direction in DIRECTIONS] == around
    assert list(field.neighbours[hex]) == around


def test_a_board_is_made_once():
    assert board(10, 15) is board(10, 15)


@given(pairs())
def test_neighbours_are_neighbours_both_ways_in_opposite_directions(pair: tuple[Board, str, str]):
    field, here, there = pair
    direction = field.direction(here, there)
    assert (direction is not None) == (there in field.neighbours[here])
    if direction:
        assert field.direction(there, here) == OPPOSITE[direction]


@rule("WES-HEX-04")
@given(pairs())
def test_distance_is_the_fewest_steps_between_neighbours(pair: tuple[Board, str, str]):
    field, here, there = pair
    assert field.distance(here, there) == steps_from(field, here)[there]


@given(pairs(), st.integers(0, 6))
def test_ranges_and_rings_hold_the_hexes_at_their_distance(pair: tuple[Board, str, str], radius: int):
    field, here, there = pair
    far = steps_from(field, here)[there]
    assert (there in field.within(here, radius)) == (far <= radius)
    assert (there in field.ring(here, radius)) == (far == radius)


# Paths. The price of a hex is read off its coordinates: free choice of brute force and of `reach` alike.


def price(hex: str) -> int | None:
    """0: the hex stops whoever enters it; None: nobody can."""
    column, row = coordinates(hex)
    return (1, 2, 0, 1, None)[(3 * column + 5 * row) % 5]


def pay(here: str, there: str, left: int) -> int | None:
    cost = price(there)
    if left == 0 or cost is None:
        return None
    return 0 if cost == 0 else left - cost if left >= cost else None


def walks(field: Board, here: str, left: int) -> Iterator[tuple[str, ...]]:
    """Every walk that can be paid for, by trying all."""
    yield ()
    for there in field.neighbours[here]:
        after = pay(here, there, left)
        if after is not None:
            yield from ((there, *further) for further in walks(field, there, after))


@given(pairs(), st.integers(0, 4))
def test_reach_finds_every_hex_by_a_shortest_way(pair: tuple[Board, str, str], left: int):
    field, start, _ = pair
    best: dict[str, int] = {}
    for walk in walks(field, start, left):
        if walk and walk[-1] != start:
            best[walk[-1]] = min(len(walk), best.get(walk[-1], 99))
    found = reach(field.neighbours, start, left, pay)
    assert {hex: len(way) for hex, way in found.items()} == best
    assert [*found] == sorted(found, key=lambda hex: best[hex])
    for hex, way in found.items():
        assert way[-1] == hex
        assert follow(field.neighbours, start, way, left, pay) == len(way)


@given(pairs(), st.integers(0, 4), st.data())
def test_follow_tells_how_far_a_path_can_be_walked(
    pair: tuple[Board, str, str], left: int, data: st.DataObject
):
    field, start, _ = pair
    path = tuple(data.draw(st.lists(st.sampled_from(field.hexes), max_size=4)))
    known = {*walks(field, start, left)}
    made = follow(field.neighbours, start, path, left, pay)
    assert path[:made] in known
    assert made == len(path) or path[: made + 1] not in known


def test_reach_keeps_apart_what_is_left_on_different_ways():
    """The second way to a hex may have a bonus left that the first, as short, has lost."""
    field = board(4, 3)

    def step(here: str, there: str, left: tuple[int, bool]) -> tuple[int, bool] | None:
        moves, bonus = left
        if moves == 0 and not bonus:
            return None
        return (moves - 1, bonus and there != "1,2") if moves else (0, False)

    found = reach(field.neighbours, "1,1", (2, True), step)
    assert found["4,1"] == ("2,1", "3,1", "4,1")
    assert "4,3" not in reach(field.neighbours, "1,1", (2, False), step)


@given(BOARDS, st.data())
def test_regions_part_the_hexes_into_what_hangs_together(field: Board, data: st.DataObject):
    hexes = data.draw(st.sets(st.sampled_from(field.hexes)))
    parts = regions(field.neighbours, sorted(hexes))
    assert sorted(hex for part in parts for hex in part) == sorted(hexes)
    where = {hex: number for number, part in enumerate(parts) for hex in part}
    for hex in hexes:
        for other in field.neighbours[hex]:
            assert other not in hexes or where[other] == where[hex]
    for part in parts:
        start = min(part)
        assert part == {
            start,
            *reach(field.neighbours, start, True, lambda _, to, on: on if to in hexes else None),
        }
