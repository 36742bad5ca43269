"""The narrator: what happens is on screen, in every game, at normal speed; the question is never hidden."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.table import Table
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
SECONDS = 15  # of play at most, until all the scenes were seen
BOT = {"who": "bot", "bot": "greedy"}
# Remembers every scene that was ever drawn, however short.
WATCH = """() => {
  window.scenes = new Set();
  const look = () => document.querySelectorAll("[data-scene]")
    .forEach((one) => window.scenes.add(one.dataset.scene));
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def seat(server: ServerProcess, page: Page, game: str, seats: int, **wish: Any) -> Table:
    """Me against bots."""
    body = {"game": game, "seats": [{"who": "me"}, *[BOT] * (seats - 1)], **wish}
    request = urllib.request.Request(
        f"{server.address}/api/matches", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request) as reply:
        made = json.load(reply)
    page.goto(f"{server.address}/#/m/{made['match']}/{made['links'][0]['token']}")
    table = Table(page)
    table.decide.wait_for()
    page.evaluate(WATCH)
    return table


def play_on(table: Table) -> None:
    """Answer what is asked once all was shown."""
    shown = table.page.locator("[data-left='0']").count()
    if shown and table.state == "awaited" and table.page.locator("[data-do=suggest]:enabled").count():
        table.page.locator("[data-do=suggest]").click()
        table.page.locator("[data-do=answer]:enabled").click()


@pytest.mark.parametrize(
    ("game", "seats", "scenes", "wish"),
    [
        ("throne", 3, {"turn", "travel"}, {"seed": 7}),
        ("westeros", 2, {"travel", "strike", "dice", "cards"}, {"seed": 7}),
        ("figurines", 2, {"dice", "travel"}, {"seed": 7}),
        ("conquest", 2, {"dice", "cards", "travel"}, {"seed": 7}),
    ],
)
def test_what_happens_is_seen_happening(
    server: ServerProcess, window: WINDOW, game: str, seats: int, scenes: set[str], wish: dict[str, Any]
) -> None:
    page = window(pace="brisk")
    page.add_init_script("localStorage.setItem('montjoie.confirm', 'false')")
    table = seat(server, page, game, seats, **wish)
    seen: set[str] = set()
    begun = time.monotonic()
    while not scenes <= seen and time.monotonic() - begun < SECONDS * 4:
        play_on(table)
        page.wait_for_timeout(80)
        seen = set(page.evaluate("[...window.scenes]"))
    assert scenes <= seen
