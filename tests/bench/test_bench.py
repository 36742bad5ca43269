"""The benchmark runs and fills its table; how fast it says we are is not a test's business."""

from __future__ import annotations

from bench.__main__ import machine, rows
from bench.ourselves import measure

PEERS = {
    "catanatron": {"decisions_per_second": 1.0, "games_per_second": 1.0, "clone_us": 1.0},
    "diplomacy": {
        "unit_orders_per_second": 1.0,
        "games_per_second": 1.0,
        "clone_us": {"deepcopy": 1.0, "get_state_set_state": 1.0},
    },
}


def test_every_row_of_the_table_has_a_figure():
    table = rows(measure(0.01, 1), PEERS)
    assert len(table) == 20
    assert all(float(figure.replace(",", "")) >= 0 for _, figure, _, _ in table)
    assert "Python" in machine()


def test_peers_may_be_absent():
    assert rows(measure(0.01, 1), {})[5][3] == ""
