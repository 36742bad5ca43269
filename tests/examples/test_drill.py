"""The example of wheeling blocks keeps every promise, on the same plane as trays that pivot."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import montjoie
from examples import drill, joust  # noqa: F401  both are registered here
from montjoie.kernel import conformance
from montjoie.table import plane
from montjoie.table.plane.ways import leg


def refused(match: Any, *legs: dict[str, Any]) -> list[str]:
    """What is wrong with a way of the first captain."""
    return [problem.key for problem in match.decisions["seat-1"].problems(list(legs))]


@pytest.mark.parametrize("seed", [1, 2])
def test_drill_keeps_every_promise(seed: int):
    conformance.run_all("drill", 2, seed=seed, states=60)


def test_the_example_stays_short():
    assert len(Path(drill.__file__).read_text("utf-8").splitlines()) < 230


def test_wheels_and_straight_moves_share_the_march():
    match = montjoie.start("drill", 2, seed=1)
    three = plane.widest_wheel(4000, 3000)
    assert refused(match, leg(three, 2000, "front-right"), leg(-three, 0, "front-left")) == []
    assert refused(match, leg(three, 2010, "front-right"), leg(-three, 0, "front-left")) == ["too-far"]


def test_only_a_turn_about_a_corner_that_brings_the_other_forward_is_a_wheel():
    match = montjoie.start("drill", 2, seed=1)
    assert refused(match, leg(1000, 0, "front-right")) == []
    assert refused(match, leg(-1000, 0, "front-right")) == ["no-wheel"]
    assert refused(match, leg(1000)) == ["no-wheel"]


def test_a_wheel_is_stopped_by_the_pikes_it_would_sweep_over():
    match = montjoie.start("drill", 2, seed=1)
    state = match.engine.state
    state.troops["seat-2"] = drill.Troop(4000, 8400, 18_000)  # its front 0.9" before the first block's
    assert "in-the-way" in refused(match, leg(6000, 0, "front-right"))
    assert refused(match, leg(1000, 0, "front-right")) == []


def test_a_pike_on_the_banner_wins():
    match = montjoie.start("drill", 2, seed=1)
    match.engine.state.troops["seat-1"] = drill.Troop(15_000, 8000, 0)
    match.submit("seat-1", [leg(0, 5000)])
    assert match.result is not None
    assert match.result.ranking[0] == ["seat-1"]


def test_two_games_of_one_folder_own_only_what_is_theirs():
    assert montjoie.kinds("drill") == ["drill.march_way"]
    assert montjoie.kinds("joust") == ["joust.couch"]
