"""Dice statistics: rolled against expected, at the table and in a replay."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.e2e.test_access import violations

START = Callable[..., Table]
WINDOW = Callable[..., Page]


def counted(page: Page, seat: str) -> tuple[int, list[int]]:
    """How many dice a seat has thrown, and how often each face came up, as the panel tells."""
    panel = page.locator(f"[data-dice={seat}]")
    panel.wait_for()
    rolled = panel.locator("tr[data-face] td.n:not(.quiet)").all_inner_texts()
    return int(panel.get_attribute("data-count") or 0), [int(n) for n in rolled]


def test_a_game_without_a_board_of_its_own_counts_its_dice(start: START) -> None:
    table = start(game="parade")
    page = table.page
    expect(page.locator("[data-tab=dice]")).to_have_count(0)
    for kind in ("put_down", "march_past"):
        table.asked(kind)
        table.suggest()
        table.answer()
    page.locator("[data-tab=dice]").click()
    dice, faces = counted(page, "seat-1")
    assert dice == sum(faces) == 12
    assert len(faces) == 6
    tenths = sum(n * (i + 1) for i, n in enumerate(faces)) * 10 / 12
    mean = int(tenths + 0.5) / 10  # halves go up, as in the page
    expect(page.locator("[data-dice]")).to_contain_text(f"{mean:.1f} instead of 3.5")
    expect(page.locator("[data-face='1'] .quiet")).to_have_text("2.0")


@pytest.mark.parametrize(("phone", "lang"), [(False, "en-GB"), (True, "fr-FR")])
def test_dice_are_counted_seat_by_seat_at_the_table_and_in_the_replay(
    start: START, window: WINDOW, phone: bool, lang: str
) -> None:
    page = window(phone=phone, lang=lang, bypass_csp=True)
    table = start(page, game="westeros", seed="kingsroad")
    table.asked("take_action")
    attacks = 0

    def enough(kind: str) -> bool:
        nonlocal attacks
        attacks += kind == "choose_attack"
        return attacks > 2

    table.play(stop=enough)
    page.locator("[data-tab=dice]").click()
    live = {seat: counted(page, seat) for seat in ("stark", "lannister")}
    for dice, faces in live.values():
        assert dice == sum(faces) > 0
        assert len(faces) == 5
    heading = "attendu" if lang == "fr-FR" else "expected"
    expect(page.locator("[data-dice=stark]")).to_contain_text(re.compile(heading))
    table.shot(f"dice-{lang[:2]}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)

    # The replay counts up to the moment shown, though most moments before it were skipped.
    page.locator("header a[href*='#/r/']").click()
    page.locator("[data-tab=dice]").click()
    scrub = page.locator("[data-do=scrub]")
    scrub.fill(scrub.get_attribute("max") or "")
    for seat, (dice, _) in live.items():
        expect(page.locator(f"[data-dice={seat}]")).to_have_attribute("data-count", str(dice))
    assert {seat: counted(page, seat) for seat in live} == live
    table.shot(f"dice-replay-{lang[:2]}")
    scrub.fill("0")
    expect(page.locator("[data-dice=stark]")).not_to_have_attribute("data-count", str(live["stark"][0]))
    assert counted(page, "stark")[0] < live["stark"][0]
