"""What the page tells people who look elsewhere, or whose page is too old."""

from __future__ import annotations

import json
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


# A browser whose push service answers at once, and which allows to be told.
SUBSCRIBED = """
Notification.requestPermission = async () => "granted";
let known = null;
PushManager.prototype.getSubscription = async () => known;
PushManager.prototype.subscribe = async ({ applicationServerKey }) => (known = {
  endpoint: "https://fcm.googleapis.com/fcm/send/ann",
  unsubscribe: async () => { known = null; return true; },
  toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/ann",
    keys: { p256dh: applicationServerKey, auth: "BTBZMqHH6r4Tts7J_aSIgg" } }),
});
"""


def test_who_wants_it_is_told_with_no_page_open_and_the_message_leads_to_the_table(
    start: START, window: WINDOW
) -> None:
    page = window(permissions=["notifications"])
    page.add_init_script(SUBSCRIBED)
    table = start(page)
    page.locator("[data-tab=players]").click()
    switch = page.locator("[data-do=push]")
    switch.click()
    expect(switch).to_be_checked()
    table.shot("away")

    # What the service delivers is shown, with the page or without.
    match = page.url.split("/#/m/")[1].split("/")[0]
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(one["registrationId"] for one in event["registrations"]),
    )
    session.send("ServiceWorker.enable")
    table.until(lambda: bool(found), "the worker")
    news = json.dumps({"title": "It is your turn", "body": "March.", "match": match})
    origin = page.evaluate("location.origin")
    session.send(
        "ServiceWorker.deliverPushMessage", {"origin": origin, "registrationId": found[-1], "data": news}
    )
    shown = (
        "navigator.serviceWorker.ready.then((r) => r.getNotifications())"
        ".then((all) => all.map((one) => [one.title, one.body, one.data]))"
    )
    table.until(lambda: bool(page.evaluate(shown)), "the notification")
    assert page.evaluate(shown) == [["It is your turn", "March.", match]]

    # It leads to the table by the link that this browser has kept.
    address = page.url
    page.goto(f"{origin}/#/mine/{match}")
    page.wait_for_url(address)
    expect(table.decide).to_be_visible()
    page.locator("[data-tab=players]").click()
    page.locator("[data-do=push]").uncheck()
    expect(page.locator("[data-do=push]")).not_to_be_checked()
