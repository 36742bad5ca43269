"""Pairing points so that the longest way is as short as can be."""

from __future__ import annotations

import itertools
from math import isclose

import pytest
from hypothesis import given
from hypothesis import strategies as st

from montjoie.table.plane import Point, far, least_furthest

points = st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000))


@given(st.integers(0, 5).flatmap(lambda n: st.tuples(*(st.lists(points, min_size=n, max_size=n),) * 2)))
def test_the_longest_way_is_the_least_of_all_pairings(both: tuple[list[Point], list[Point]]):
    ones, others = both
    every = itertools.permutations(others)
    least = min(max((far(a, b) for a, b in zip(ones, each, strict=True)), default=0.0) for each in every)
    assert isclose(least_furthest(ones, others), least)


def test_as_many_go_as_there_are_places():
    with pytest.raises(ValueError, match="cannot go"):
        least_furthest([(0, 0)], [])
