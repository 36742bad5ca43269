"""What the page tells people who look elsewhere, or whose page is too old."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tests.e2e.table import Table

START = Callable[..., Table]
WINDOW = Callable[..., Page]

# The page believes that it may notify, and that somebody looks elsewhere when the test says so.
ELSEWHERE = """
window.notes = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (this.permission = "granted"); }
  constructor(title, options) { window.notes.push({ title, ...options }); }
};
Object.defineProperty(document, "hidden", { get: () => window.away === true });
"""


def notes(page: Page) -> list[dict[str, Any]]:
    """The notifications so far."""
    told: list[dict[str, Any]] = page.evaluate("window.notes")
    return told


@pytest.mark.parametrize(
    ("lang", "game", "turn"), [("en-GB", "A Game of Thrones", "Turn"), ("fr-FR", "Le Trône de Fer", "Tour")]
)
def test_who_looks_elsewhere_is_told_which_game_turn_phase_and_what_happened(
    start: START, window: WINDOW, lang: str, game: str, turn: str
) -> None:
    page = window(lang=lang)
    page.add_init_script(ELSEWHERE)
    table = start(page, seed="herald")
    table.asked("place_orders")
    page.locator("[data-do=settings]").click()
    page.get_by_role("dialog").get_by_role("checkbox").first.check()
    page.keyboard.press("Escape")

    # Who looks at the table is not disturbed; who looks elsewhere is.
    table.suggest()
    table.answer()
    table.asked()
    assert notes(page) == []
    page.evaluate("window.away = true")
    table.suggest()
    table.answer()
    table.until(lambda: len(notes(page)) > 0, "a notification")
    note = notes(page)[0]
    detail = page.locator("h1 .detail").inner_text()
    assert detail.startswith(turn)
    assert " · " in detail  # the phase
    assert note["title"] == f"{game} · {detail} · Stark"
    asked, *happened = note["body"].split("\n")
    expect(table.decide).to_contain_text(asked)
    assert len(happened) == 2
    for line in happened:
        expect(page.locator(".log")).to_contain_text(line.rsplit(" [", 1)[0])
    assert note["tag"] in page.url


def test_a_page_that_is_older_than_the_server_says_so(start: START, window: WINDOW) -> None:
    page = window()

    def newer(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        server.on_message(lambda frame: line.send(str(frame).replace('"protocol":1,', '"protocol":2,', 1)))

    page.route_web_socket("**/ws", newer)
    table = start(page)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("This page is older than the server.")
    table.shot("stale")
    page.unroute_all()
    with page.expect_navigation():
        notice.get_by_role("button", name="Load again").click()
