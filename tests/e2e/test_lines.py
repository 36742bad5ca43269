"""Reloads, lost connections, restarts: nothing is lost and nothing doubled."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.server.processes import ServerProcess


def test_a_reload_in_mid_decision_keeps_the_question_and_the_draft(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    table.area("winterfell").click()
    table.page.locator("[data-token=march_0]").click()
    expect(table.page.locator("[data-slot=winterfell]")).to_contain_text("March 0")
    turn = table.turn
    table.page.reload()
    table.asked("place_orders")
    assert table.turn == turn
    expect(table.page.locator("[data-slot=winterfell]")).to_contain_text("March 0")


def test_the_page_says_that_the_server_is_gone_and_goes_on_when_it_is_back(
    tmp_path: Path, window: Callable[..., Page]
) -> None:
    with ServerProcess(tmp_path) as server:
        page = window()
        page.goto(f"{server.address}/#/new")
        page.locator("[data-do=game]").select_option("joust")
        page.locator("[data-do=start]").click()
        table = Table(page)
        table.asked("couch")
        page.locator("[data-option]").first.click()
        server.kill()
        expect(page.locator("[data-line=lost]")).to_be_visible()
        page.locator("[data-option]").last.click()
        server.start()
        expect(page.locator("[data-line=open]")).to_be_visible(timeout=60_000)
        page.locator("[data-option]").first.click()
        table.answer()
        table.play()
        expect(page.locator(".joust-ridden")).to_have_count(3)  # the last scene may still be shown


def test_a_revoked_link_says_so(start: Callable[..., Table], window: Callable[..., Page]) -> None:
    host = start(links=1)
    link = host.page.locator("[data-link]").first.input_value()
    guest = Table(window()).open(link)
    guest.asked("place_orders")
    host.page.locator("[data-do=host]").click()
    host.page.get_by_role("button", name="Revoke").first.click()
    expect(guest.page.get_by_role("heading", name="does not open a match")).to_be_visible()
