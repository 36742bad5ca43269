"""A newcomer at the page: reads a rule, does a lesson, tries a puzzle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.server.processes import ServerProcess


def test_a_newcomer_reads_a_rule_and_does_a_lesson_beside_the_rulebook(
    server: ServerProcess, window: Callable[..., Page]
) -> None:
    page = window(lang="fr-FR", bypass_csp=True)
    page.goto(f"{server.address}/#/rules/throne")
    page.locator("[data-do=book-search]").fill("egalite bataille")
    page.locator("[data-rule=THR-INF-02]").click()
    expect(page.locator("[data-shown=THR-INF-02]")).to_contain_text("piste des Fiefs", ignore_case=True)
    page.locator("[data-do=rule-after]").click()
    expect(page.locator("[data-shown=THR-INF-03]")).to_be_visible()
    assert violations(page) == []

    page.goto(f"{server.address}/#/learn/throne")
    page.locator("[data-study='2-march']").click()
    table = Table(page)
    table.asked("march")
    expect(page.locator("[data-lesson=step]")).to_contain_text("Moat Cailin")
    # The rule opens beside the table, and the question stays.
    page.locator("[data-lesson=step] .rule").first.click()
    expect(page.locator("[data-panel=rules] [data-shown=THR-MAR-02]")).to_be_visible()
    expect(page.locator("[data-do=answer]")).to_be_visible()
    assert violations(page) == []
    page.locator("[data-do=close-rules]").click()

    table.area("winterfell").click()
    table.area("moat_cailin").click()
    table.answer()
    expect(page.locator("[data-lesson=done]")).to_be_visible()
    # What was just applied is found from the rule in the log.
    page.locator("[data-do=rules]").click()
    page.locator("[data-do=book-search]").fill("THR-MAR-02")
    page.locator("[data-rule=THR-MAR-02]").first.click()
    page.locator("[data-do=last-use]").click()
    expect(page.locator(".log .line", has_text="Moat Cailin").first).to_be_in_viewport()
    table.shot("learning-done")
    page.goto(f"{server.address}/#/learn/throne")
    expect(page.locator("[data-study='2-march']")).to_contain_text("✓")
    assert violations(page) == []
