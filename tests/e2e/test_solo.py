"""One person against four bots, from the lobby to the end, then the replay and a branch of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.table import Table


def test_one_person_plays_throne_against_four_bots_to_the_end_and_looks_back(
    start: Callable[..., Table],
) -> None:
    table = start(seed="solo")
    page = table.page
    expect(page.locator("[data-line=open]")).to_be_visible()
    table.shot("throne-start")
    asked = table.play(keep="throne")
    assert {"place_orders", "march"} <= asked.keys()
    expect(page.locator("[data-outcome]")).to_be_visible()
    table.shot("throne-end")

    # The log tells it with rules, and a rule tells its text.
    page.locator(".log .rule").last.click()
    expect(page.locator("[data-panel=rules]")).to_contain_text("END")
    page.keyboard.press("Escape")

    # Replay: on, back, scrub, through other eyes.
    page.get_by_role("link", name="Replay").click()
    moment = page.locator("[data-moment]")
    page.locator("[data-do=on]").click()
    page.locator("[data-do=on]").click()
    expect(moment).to_have_attribute("data-moment", "2")
    page.locator("[data-do=back]").click()
    expect(moment).to_have_attribute("data-moment", "1")
    page.locator("[data-do=scrub]").fill("25")
    expect(moment).to_have_attribute("data-moment", "25")
    page.locator("[data-do=eyes]").select_option("greyjoy")
    expect(page.locator("[data-do=eyes]")).to_have_value("greyjoy")
    table.shot("replay")
    page.locator("[data-do=play]").click()
    expect(moment).not_to_have_attribute("data-moment", "25")
    page.locator("[data-do=play]").click()

    # Any moment starts a new match.
    page.locator("[data-do=branch]").click()
    page.locator("[data-do=make-branch]").click()
    expect(table.decide).to_be_visible()
    table.asked()
    table.suggest()
    table.answer()
    table.shot("branch")
