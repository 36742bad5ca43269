"""What axe finds: no serious violation, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.table import Table
from tests.server.processes import ROOT

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"


def violations(page: Page) -> list[str]:
    """The serious and critical findings, each with where it is."""
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations)")
    return [
        f"{one['id']}: {node['html'][:160]} {node['failureSummary']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_stands_in_anybodys_way(
    start: Callable[..., Table], window: Callable[..., Page], phone: bool
) -> None:
    page = window(phone=phone, bypass_csp=True)
    table = start(page)
    table.asked("place_orders")
    assert violations(page) == []
    table.suggest()
    table.answer()
    table.play(stop=lambda kind: kind == "march")
    assert violations(page) == []
    page.locator("[data-tab=talk]").click()
    assert violations(page) == []
    page.locator("[data-tab=players]").click()
    assert violations(page) == []
    page.locator("[data-do=settings]").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("a.home").click()
    page.locator("[data-do=play-now]").first.wait_for()
    assert violations(page) == []
