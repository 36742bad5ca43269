"""Advice at the question, and why somebody answered once all is over: in a browser."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.e2e.table import Table


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
    page.locator("[data-do=on]").click()
    page.locator("[data-do=why]").click()
    expect(page.locator("[data-reasons]")).to_contain_text("Answered")
    table.shot("why")
