"""The front door: games to choose, open tables, the waiting room, a rematch."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.server.client import new_match, tokens
from tests.server.processes import ServerProcess


def test_one_press_starts_a_game_against_bots(server: ServerProcess, window: Callable[..., Page]) -> None:
    page = window(phone=True, lang="fr-FR", bypass_csp=True)
    page.goto(server.address)
    page.locator("[data-do=profile]").fill("Aliénor")
    Table(page).shot("door-fr-phone")
    assert violations(page) == []
    page.locator("[data-game=westeros] [data-do=play-now]").tap()
    table = Table(page)
    table.asked()
    page.locator("a.home").tap()
    mine = page.locator("main section a.open").first
    expect(mine).to_contain_text("Aliénor")


def test_strangers_meet_at_an_open_table_and_play_again(
    server: ServerProcess, window: Callable[..., Page]
) -> None:
    host, guest = window(bypass_csp=True), window(bypass_csp=True)
    host.goto(f"{server.address}/#/new/joust")
    host.locator("[data-seat]").nth(1).locator("[data-who=open]").click()
    assert violations(host) == []
    host.locator("[data-do=start]").click()
    expect(host.locator("[data-state=gathering]")).to_be_visible()
    assert violations(host) == []
    Table(host).shot("door-en-waiting")

    guest.goto(server.address)
    match = host.url.split("/#/m/")[1].split("/")[0]
    expect(guest.locator(f"[data-open='{match}']")).to_be_visible()
    Table(guest).shot("door-en-tables")
    guest.locator(f"[data-open='{match}'] [data-do=sit]").click()
    tables = Table(host), Table(guest)
    while not all(table.state == "over" for table in tables):
        for table in tables:
            if table.state == "awaited":
                table.suggest()
                table.answer()
        host.wait_for_timeout(30)

    guest.locator("[data-do=rematch]").click()
    expect(guest.locator("[data-state=gathering]")).to_be_visible()
    host.locator("[data-do=rematch]").click()
    tables[0].until(lambda: tables[0].state in ("awaited", "sealed"), "the rematch")
    assert host.url.split("/#/m/")[1].split("/")[0] != match


def test_the_page_can_be_installed_and_opens_without_the_network(
    server: ServerProcess, window: Callable[..., Page]
) -> None:
    page = window()
    page.goto(server.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.reload()  # through the worker, which keeps what is loaded
    page.locator("[data-do=play-now]").first.wait_for()
    manifest = page.request.get(f"{server.address}/manifest.webmanifest")
    assert manifest.json()["display"] == "standalone"
    page.context.set_offline(True)
    page.reload()
    expect(page.locator("header.bar")).to_be_visible()


def test_who_lets_the_time_run_out_is_told_so(server: ServerProcess, window: Callable[..., Page]) -> None:
    made = new_match(server.address, "me", "bot", clock={"kind": "decision", "seconds": 2})
    page = window()
    table = Table(page).open(f"{server.address}/#/m/{made['match']}/{tokens(made)['host']}")
    expect(page.locator("[data-clock]")).to_be_visible()
    expect(page.locator("[data-late]")).to_be_visible()
    table.until(lambda: table.state == "over", "the stand-in to play on")
