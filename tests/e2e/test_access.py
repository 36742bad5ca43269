"""What axe finds: nothing serious on any screen, by day and by night, on a wide screen and on a phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.table import Table
from tests.server.client import new_match, tokens
from tests.server.processes import ROOT, ServerProcess

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
GAMES = ("throne", "westeros", "figurines", "conquest")
WINDOW = Callable[..., Page]


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
def test_nothing_stands_in_anybodys_way(start: Callable[..., Table], window: WINDOW, phone: bool) -> None:
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


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_screen_can_be_read_by_day_and_by_night(
    server: ServerProcess, window: WINDOW, theme: str
) -> None:
    page = window(bypass_csp=True, color_scheme=theme)
    found: dict[str, list[str]] = {}

    def look(name: str, address: str, there: str) -> None:
        page.goto(f"{server.address}/{address}")
        page.reload()  # another fragment alone loads nothing
        page.locator(there).first.wait_for()
        found[name] = violations(page)

    look("lobby", "", "[data-do=play-now]")
    for game in GAMES:
        look(f"learn {game}", f"#/learn/{game}", "[data-study]")
        look(f"set-up {game}", f"#/new/{game}", "[data-do=start]")
    look("rulebook", "#/rules/westeros/WES-MOV-04", "[data-shown]")
    for game in ("figurines", "conquest"):
        look(f"builder {game}", f"#/army/{game}", "input[type=search]")
    waiting = new_match(server.address, "me", "open")
    look("waiting room", f"#/m/{waiting['match']}/{tokens(waiting)['host']}", "[data-state=gathering]")
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_every_table_and_its_replay_can_be_read_by_day_and_by_night(
    start: Callable[..., Table], window: WINDOW, game: str, theme: str
) -> None:
    page = window(bypass_csp=True, color_scheme=theme)
    table = start(page, game, seed="7")
    asked: set[str] = set()
    for _ in range(6):
        kind = table.asked()
        if kind not in asked:
            assert violations(page) == [], kind
        asked.add(kind)
        table.suggest()
        table.answer()
    table.shot(f"{game}-{theme}")
    page.get_by_role("link", name="Replay").click()
    page.locator("[data-moment]").wait_for()
    assert violations(page) == []
