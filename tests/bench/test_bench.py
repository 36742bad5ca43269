"""The benchmark runs and fills its table; how fast it says we are is not a test's business."""

from __future__ import annotations

from typing import Any

import pytest

from bench.__main__ import machine, rows
from bench.ourselves import measure
from bench.worker import measure as work

PEERS = {
    "catanatron": {"decisions_per_second": 1.0, "games_per_second": 1.0, "clone_us": 1.0},
    "diplomacy": {
        "unit_orders_per_second": 1.0,
        "games_per_second": 1.0,
        "clone_us": {"deepcopy": 1.0, "get_state_set_state": 1.0},
    },
}


@pytest.fixture(scope="module")
def ours() -> dict[str, Any]:
    return measure(0.01, 1, short=True)


def test_every_row_of_the_table_has_a_figure(ours: dict[str, Any]):
    table = rows(ours, PEERS)
    told = [row[0] for row in table]
    for game in ("throne", "westeros", "figurines", "conquest"):
        assert {f"{game}: rollouts, decisions/s", f"{game}: 99 of 100 frames within, µs"} <= {*told}
    assert all(float(figure.replace(",", "")) >= 0 for _, figure, _, _ in table)
    assert sum(bool(row[3]) and "shapely" not in row[3] for row in table) == 3
    assert "Python" in machine()


def test_peers_may_be_absent(ours: dict[str, Any]):
    assert all("shapely" in row[3] for row in rows(ours, {}) if row[3])


@pytest.mark.parametrize("task", ["rollouts", "play_out", "matches", "views", "clones"])
def test_what_is_compared_with_older_code_has_a_figure(task: str):
    assert work(task, "westeros", [(2, {"plan": "wolf_raiders"}, 1)]) > 0
