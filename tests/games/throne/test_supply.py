"""The supply table and the armies it feeds (THR-SUP)."""

from typing import Any

import pytest

from montjoie.games.throne.content import load
from montjoie.games.throne.state import G
from montjoie.games.throne.supply import counted_level, fits, limits, sizes, within
from tests.games.throne.given import resume, table
from tests.rule import rule


def given(**pieces: Any) -> G:
    """A board at rest."""
    g: G = resume(table(**pieces)).engine
    return g


@rule("THR-SUP-01")
def test_each_level_allows_its_list_of_armies():
    lists = [limits(given(houses={"stark": {"supply": level}}), "stark") for level in range(7)]
    assert lists == [
        (2, 2),
        (3, 2),
        (3, 2, 2),
        (3, 2, 2, 2),
        (3, 3, 2, 2),
        (4, 3, 2, 2),
        (4, 3, 2, 2, 2),
    ]


@rule("THR-SUP-02", "THR-RUL-14")
def test_an_army_is_two_units_or_more_and_single_units_never_count():
    assert fits([1] * 20, (2, 2))
    assert fits([2, 2, 1, 1], (2, 2))
    assert not fits([3], (2, 2))


@rule("THR-SUP-03")
def test_every_unit_counts_one_routed_ones_too():
    g = given(armies={"harrenhal": "stark KKf", "sunset_sea": "stark Ss"})
    assert sizes(g, "stark") == {"harrenhal": 3, "sunset_sea": 2}


@rule("THR-SUP-04")
@pytest.mark.parametrize(
    ("armies", "fed"),
    [
        ([3, 2, 2, 2], True),
        ([2, 2, 3, 2], True),
        ([2, 2, 2, 2, 2], False),
        ([4], False),
        ([3, 3], False),
        ([], True),
    ],
)
def test_armies_are_compared_with_the_list_largest_first(armies, fed):
    assert fits(armies, (3, 2, 2, 2)) is fed


@rule("THR-SUP-05")
def test_the_level_is_counted_from_the_barrels_of_controlled_areas():
    g = given(armies={"blackwater": "stark F", "karhold": "stark F"}, tokens={"seagard": "stark"})
    assert counted_level(g, "stark").total == 2 + 0 + 1 + 1  # with Winterfell, its home


@rule("THR-SUP-05", "THR-RUL-09")
def test_barrels_beyond_six_count_as_six():
    rich = ["blackwater", "lannisport", "highgarden", "seagard"]
    g = given(armies=dict.fromkeys(rich, "stark F"))
    assert sum(load().areas[area].barrels for area in [*rich, "winterfell"]) == 8
    assert counted_level(g, "stark").total == 6


@rule("THR-SUP-08")
def test_the_level_that_counts_is_the_token_not_the_barrels_of_the_moment():
    g = given(armies={"harrenhal": "stark FFF"}, houses={"stark": {"supply": 1}})
    assert counted_level(g, "stark").total == 1
    barren = given(
        armies={"harrenhal": "stark FFF", "winterfell": "greyjoy F"}, houses={"stark": {"supply": 1}}
    )
    assert counted_level(barren, "stark").total == 0
    assert within(barren, "stark", {})


def test_a_change_is_judged_by_the_sizes_it_leads_to():
    g = given(
        armies={"harrenhal": "stark FF", "riverrun": "stark FF", "seagard": "stark F"},
        houses={"stark": {"supply": 0}},
    )
    assert within(g, "stark", {})
    assert not within(g, "stark", {"harrenhal": 1})
    assert not within(g, "stark", {"seagard": 1})
    assert within(g, "stark", {"harrenhal": -1, "seagard": 1})
    assert within(g, "stark", {"the_twins": 1})


@rule("THR-MAR-10")
def test_attackers_count_in_the_area_they_attack():
    g = given(armies={"harrenhal": "tyrell F", "riverrun": "stark FF"}, attackers={"harrenhal": "stark KK"})
    assert sizes(g, "stark") == {"riverrun": 2, "harrenhal": 2}
