"""Objective zones: who controls them, and what each scenario gives."""

from __future__ import annotations

from typing import Any

import pytest

from montjoie.games.conquest import lasting
from montjoie.games.conquest.phases.victory import VictoryPhase
from montjoie.games.conquest.regiments.field import bounds, disc
from montjoie.games.conquest.scenarios import controller
from montjoie.games.conquest.state import G, Options
from montjoie.kernel import conformance
from montjoie.kernel.match import begun
from tests.games.conquest.given import board, engine
from tests.rule import rule

FOE = "raiders 40,40 b"


def played(scenario: str, *regiments: str, **more: Any) -> G:
    return engine(*regiments, FOE, options=Options(scenario=scenario), **more)  # type: ignore[arg-type]


def holder(g: G, zone: str = "centre") -> str:
    return controller(g, disc(g.state.zones[zone]))


def points(scenario: str, *regiments: str) -> dict[str, int]:
    match = begun(played(scenario, *regiments, steps=(VictoryPhase(),)), 0)
    return {seat: player.vp for seat, player in board(match).players.items()}


@rule("CON-SCO-03", "CON-RUL-40", "CON-SCO-04", "CON-GEO-22")
def test_who_has_more_stands_in_a_zone_controls_it():
    assert holder(played("maelstrom", "men_at_arms 24,24")) == "a"
    assert holder(played("maelstrom", "men_at_arms 24,18")) == ""


@rule("CON-SCO-04", "CON-RUL-41")
def test_light_stands_seize_nothing_and_still_stand_in_the_way():
    assert holder(played("maelstrom", "militia 24,24")) == ""
    heavy = "gilded_legion 24,22.4 x2 f2"
    assert holder(played("maelstrom", heavy)) == "a"
    assert holder(played("maelstrom", heavy, "raiders 24,26 b @180 x4 f4")) == ""


@rule("CON-SCO-03", "CON-SCO-07", "CON-RUL-41")
def test_equal_counts_leave_a_zone_to_nobody():
    both = ("men_at_arms 24,22.5 x3 f3", "huskarls 24,25.5 b @180 x3 f3")
    assert holder(played("maelstrom", *both)) == ""


@rule("CON-SCO-05", "CON-BRK-06")
def test_broken_stands_only_count_as_stands_in_range():
    assert holder(played("maelstrom", "men_at_arms 24,24 broken")) == ""
    mine = ("men_at_arms 24,22.5 x2 f2", "men_at_arms 24,27 broken x4 f4")
    assert (
        holder(played("pincer_attack", "men_at_arms 36,22.5 x2 f2", "huskarls 36,25.5 b x3 f3 broken")) == ""
    )
    assert holder(played("maelstrom", *mine)) == "a"


@rule("CON-DUE-02", "CON-SCO-05")
def test_who_refused_a_duel_seizes_nothing():
    g = played("maelstrom", "men_at_arms 24,24")
    lasting.give(g, "dishonoured", "duel", ("men_at_arms_1",), "round")
    assert holder(g) == ""


@rule("CON-SPR-36")
@pytest.mark.parametrize(("state", "expected"), [("", ""), ("broken", "a")])
def test_unyielding_regiments_keep_the_enemy_from_seizing(state: str, expected: str):
    g = played("maelstrom", "men_at_arms 24,22.4 x4 f4", f"raiders 24,26 b x1 f1 {state}")
    lasting.give(g, "unyielding", "test", ("raiders_1",), "round")
    assert holder(g) == expected


@rule("CON-SCN-02", "CON-SCO-02")
def test_breakthrough_pays_double_in_the_enemy_half():
    assert points("breakthrough", "men_at_arms 12,12") == {"a": 1, "b": 0}
    assert points("breakthrough", "men_at_arms 12,36", "huskarls 36,36 b") == {"a": 2, "b": 1}


@rule("CON-SCN-03")
def test_maelstrom_pays_the_wide_zones_double():
    assert points("maelstrom", "men_at_arms 24,24") == {"a": 1, "b": 0}
    assert points("maelstrom", "men_at_arms 12,24", "huskarls 36,24 b") == {"a": 2, "b": 2}


@rule("CON-SCN-04")
def test_pincer_attack_is_fought_on_a_wide_table():
    assert bounds(played("pincer_attack")).width == 72_000
    assert points("pincer_attack", "men_at_arms 36,24") == {"a": 1, "b": 0}
    assert points("pincer_attack", "men_at_arms 54,24") == {"a": 2, "b": 0}


@rule("CON-SCN-02", "CON-SCN-03", "CON-SCN-04")
@pytest.mark.parametrize("scenario", ["breakthrough", "maelstrom", "pincer_attack"])
def test_every_scenario_is_played_to_its_end(scenario: str):
    options = {"armies": ["hk_1000", "nords_1000"], "scenario": scenario}
    conformance.plays_to_the_end(conformance.Case("conquest", 2, options, seed=3))
