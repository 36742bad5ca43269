"""The narrator: what happens is on screen, in every game, at normal speed; the question is never hidden."""

from __future__ import annotations

import json
import time
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e.table import PRESS, Table
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
MATCH = 600  # seconds that a whole match may take on a busy machine
CHAIN = 12  # seconds within which the longest chain of scenes has been shown
BOT = {"who": "bot", "bot": "greedy"}


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
    table.witness("data-scene")
    return table


def play_on(table: Table, turn: str | None, until: float) -> bool:
    """Answer what is asked once all was shown, or once one has looked long enough; whether that was done."""
    shown = table.page.locator("[data-left='0']").count() or time.monotonic() > until
    if not shown or table.state != "awaited" or table.turn != turn:
        return False
    suggest = table.page.locator("[data-do=suggest]:enabled")
    if not suggest.count():
        return False
    suggest.click()
    table.page.locator("[data-do=answer]:enabled").wait_for()
    table.page.evaluate(PRESS, turn)
    return True


BAND = {  # the commander with his own, and one more unit
    "faction": "stark",
    "size": 30,
    "commander": "robb_stark_the_wolf_lord",
    "units": [
        {"unit": "stark_sworn_swords", "attachments": ["robb_stark_the_wolf_lord"]},
        {"unit": "umber_berserkers", "attachments": ["sworn_sword_captain"]},
    ],
}
SKIRMISH = {
    "mode": "fire_and_blood",
    "size": 30,
    "armies": {"player-1": BAND, "player-2": "lannister_30"},
    "pieces": 2,
    "terrain": "random",
}


@pytest.mark.parametrize(
    ("game", "seats", "look", "scenes", "wish"),
    [
        ("throne", 3, 0.7, {"turn", "travel", "cards", "count", "herald"}, {"seed": 2}),
        ("westeros", 2, 0.7, {"travel", "strike", "dice", "cards", "herald"}, {"seed": 2}),
        ("figurines", 2, 1.5, {"travel", "strike", "dice", "herald"}, {"seed": 1, "options": SKIRMISH}),
        (
            "conquest",
            2,
            0.7,
            {"travel", "strike", "dice", "cards", "herald"},
            {"seed": 4, "options": {"limit": 500}},
        ),
    ],
)
def test_a_whole_match_is_seen_happening_at_normal_speed(
    server: ServerProcess,
    window: WINDOW,
    game: str,
    seats: int,
    look: float,
    scenes: set[str],
    wish: dict[str, Any],
) -> None:
    """Who plays looks on until each kind of scene was seen, and from then on a moment before each answer."""
    page = window(pace="brisk")
    page.add_init_script("localStorage.setItem('montjoie.confirm', 'false')")
    table = seat(server, page, game, seats, **wish)
    turn, since = table.turn, time.monotonic()
    end = since + MATCH
    while table.state != "over" and time.monotonic() < end:
        if table.turn != turn:
            turn, since = table.turn, time.monotonic()
        patience = look if scenes <= table.witnessed("data-scene") else CHAIN
        play_on(table, turn, since + patience)
        page.wait_for_timeout(50)
    page.locator("[data-outcome]").wait_for()
    table.until(lambda: "end" in table.witnessed("data-scene"), "the end scene")  # after all that was left
    assert scenes <= table.witnessed("data-scene")
