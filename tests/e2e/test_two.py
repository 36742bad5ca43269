"""Two people in two browsers, in one match: orders, a battle, bids, talk."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import montjoie
from tests.e2e.table import Table
from tests.server.processes import ServerProcess


@pytest.fixture
def border(tmp_path: Path) -> Path:
    """Stark and Lannister face each other; a Clash of Kings follows next turn."""
    position: dict[str, Any] = montjoie.start("throne", seats=3, seed=1).position()
    del position["steps"]
    position["moment"] = "planning"
    board = position["board"]
    board["armies"] = {
        "riverrun": {"house": "stark", "ready": {"knight": 2}},
        "lannisport": {"house": "lannister", "ready": {"footman": 1, "knight": 1}},
        "dragonstone": {"house": "baratheon", "ready": {"footman": 1}},
    }
    calm = "last_days_of_summer"
    for name, first in (("I", calm), ("II", "clash_of_kings"), ("III", calm)):
        cards = board["decks"][name]["cards"]
        cards.remove(first)
        cards.insert(0, first)
    file = tmp_path / "border.json"
    file.write_text(json.dumps(position))
    return file


def test_two_people_place_orders_fight_a_battle_and_bid(
    server: ServerProcess, window: Callable[..., Page], border: Path
) -> None:
    host, guest = window(), window()

    # The host opens the position from its file and gives the second seat away.
    host.goto(server.address)
    host.locator("input[type=file]").set_input_files(border)
    expect(host.locator("[data-do=open-file]")).to_be_visible()  # its seats are the last on the page
    host.locator("[data-seat=lannister]").last.locator("[data-who=link]").click()
    host.locator("[data-do=open-file]").click()
    link = host.locator("[data-link]").first.input_value()
    host.keyboard.press("Escape")
    stark, lannister = Table(host), Table(guest).open(link)

    # Orders: one by clicks, one by the keyboard; sealed, they can still be changed.
    stark.asked("place_orders")
    stark.area("riverrun").click()
    host.locator("[data-token=march_plus_1]").click()
    stark.answer()
    assert stark.state == "sealed"
    host.locator("[data-token=march_0]").click()
    stark.page.locator("[data-do=answer]").click()
    lannister.asked("place_orders")
    guest.locator("[data-slot=lannisport]").focus()
    guest.keyboard.press("Enter")
    guest.locator("[data-token=defence_plus_1]").focus()
    guest.keyboard.press("Space")
    lannister.shot("two-orders")
    lannister.answer()

    # The march: units and target on the board, and the confirmation before the battle.
    lannister.asked("use_raven")
    lannister.choose("keep")
    assert stark.asked("march") == "march"
    stark.area("lannisport").click()
    expect(host.locator(".arrow")).to_have_count(1)
    stark.shot("two-march")
    stark.answer()

    # The battle: both see both sides, each plays a card in secret.
    for table in (stark, lannister):
        table.asked("choose_card")
        expect(table.page.locator("[data-battle=lannisport]")).to_contain_text("THR-BAT-03")
        for width in (1280, 390, 340):
            table.page.set_viewport_size({"width": width, "height": 844})
            assert table.broken_words(".decide .card .name") == []
            table.shot(f"two-cards-{table.page.locator('.decide .card').count()}-{width}")
        table.page.set_viewport_size({"width": 1280, "height": 800})
    stark.choose("eddard_stark")
    expect(guest.locator("[data-battle]")).not_to_contain_text("Eddard")
    lannister.shot("two-battle")
    lannister.choose("kevan_lannister")
    if stark.asked() == "use_blade":
        expect(host.locator("[data-battle]")).to_contain_text("Eddard Stark")
        stark.shot("two-blade")
        stark.choose("use")

    # The next turn: three sealed bids.
    both = (stark, lannister)
    while not all((table.state, table.kind) == ("awaited", "bid_track") for table in both):
        stark.until(lambda: any(table.state == "awaited" for table in both), "anybody's question")
        for table in both:
            if table.state == "awaited" and table.kind != "bid_track":
                table.suggest()
                table.answer()
    # While one bids, the tracks are seen as they stood before.
    for track in ("iron_throne", "fiefdoms", "kings_court"):
        expect(host.locator(f"[data-track={track}] li > [role=img][aria-label=Stark]")).to_have_count(1)
    expect(host.locator("[data-track=iron_throne]")).to_contain_text("Before the bids")
    host.get_by_role("slider").fill("3")
    stark.shot("two-bid")
    stark.answer()
    lannister.answer()
    expect(host.locator(".log")).to_contain_text("The bids for")

    # Talk: in private, then to all.
    host.locator("[data-tab=talk]").click()
    host.get_by_role("button", name="Private").click()
    host.get_by_role("button", name="Lannister").click()
    host.get_by_label("Say to Lannister").fill("Shall we?")
    host.get_by_label("Say to Lannister").press("Enter")
    expect(guest.locator("[data-tab=talk] .badge")).to_have_text("1")
    guest.locator("[data-tab=talk]").click()
    guest.get_by_role("button", name="Stark", exact=True).click()
    expect(guest.get_by_role("list", name="Talk")).to_contain_text("Shall we?")
