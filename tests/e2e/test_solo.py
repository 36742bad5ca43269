"""A match of throne that is over: its outcome, the replay and a branch of it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.server.processes import ServerProcess
from tools.films import Shooting, opened, played


def test_who_has_played_throne_to_the_end_looks_back_and_plays_on_from_there(
    server: ServerProcess, window: Callable[..., Page]
) -> None:
    page = window()
    id, token = opened(server.address, played("throne", Shooting(5, 3)))
    table = Table(page).open(f"{server.address}/#/m/{id}/{token}")
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
