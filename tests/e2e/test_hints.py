"""Advice at the question, and a match that is over looked at again: in a browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.server.processes import ServerProcess
from tools.films import Shooting, opened, played


def test_a_hint_is_laid_into_the_editor_with_one_press(start: Callable[..., Table]) -> None:
    table = start(seed="hints")
    page = table.page
    page.locator("[data-do=hint]").click()
    told = page.locator("[data-reasons]")
    expect(told).to_contain_text("%")
    best = page.locator("[data-do=take-hint]").first
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot("hint")
    page.locator("[data-do=close-hint]").click()
    expect(told).to_have_count(0)


def test_why_somebody_answered_is_told_in_the_replay_of_a_closed_match(start: Callable[..., Table]) -> None:
    table = start(seed="why")
    page = table.page
    table.suggest()
    table.answer()
    expect(page.locator(".log")).to_contain_text("All orders are turned up")  # else it was never given
    page.get_by_role("link", name="Replay").click()
    expect(page.locator("[data-do=play]")).to_be_visible()
    expect(page.locator("[data-do=why]")).to_have_count(0)
    page.go_back()
    page.locator("[data-do=host]").click()
    page.get_by_role("button", name="End the match").click()
    page.get_by_role("button", name="Really end it").click()
    expect(page.locator("[data-state=over]")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Replay").click()
    page.locator("[data-do=eyes]").select_option("stark")
    expect(page.get_by_text("My hand").first).to_be_visible()  # it is loaded
    page.locator("[data-do=on]").click()
    page.locator("[data-do=why]").click()
    expect(page.locator("[data-reasons]")).to_contain_text("Answered")
    table.shot("why")


# Whether anything of the analysis is wider than the panel.
WIDE = """(panel) => [...panel.querySelectorAll("*")]
  .filter((one) => one.getBoundingClientRect().right > panel.getBoundingClientRect().right + 1)
  .map((one) => one.outerHTML.slice(0, 90))"""


def test_the_analysis_draws_seats_in_their_colours_and_tells_the_odds_they_took(
    server: ServerProcess, window: Callable[..., Page]
) -> None:
    match = played("throne", Shooting(3, 2))
    id, token = opened(server.address, match)
    page = window(phone=True, lang="fr-FR")
    table = Table(page).open(f"{server.address}/#/m/{id}/{token}")
    page.locator("[data-do=analyse]").click()
    panel = page.locator("[data-analysis=throne]")
    table.until(lambda: panel.count() > 0, "the analysis")
    lines = panel.locator("svg").first.locator("[data-curve]")
    expect(lines).to_have_count(len(match.seats))
    for style in ("stroke", "stroke-dasharray"):
        drawn = lines.evaluate_all("(all, style) => all.map((one) => getComputedStyle(one)[style])", style)
        assert len(set(drawn)) == len(match.seats)
    expect(panel).to_contain_text("Risques pris")
    taken = panel.locator("[data-odds] > li")
    expect(taken).not_to_have_count(0)
    expect(taken.first).to_contain_text("%")
    taken.first.locator("summary").click()
    expect(taken.first.locator("details a").first).to_be_visible()
    assert panel.evaluate(WIDE) == []
    table.shot("odds-taken")
    taken.first.locator("details a").first.click()
    expect(page.locator("[data-moment]")).not_to_have_attribute("data-moment", "0")
