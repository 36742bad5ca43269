"""Everything by the keyboard alone: no pointer touches the page after it was opened."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.e2e.table import PATIENCE, Table
from tests.e2e.test_narration import seat
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
STEPS = 250  # of Tab, before something counts as out of reach
TURNS = 6
HERE = "(selector) => document.activeElement?.matches(selector) ?? false"
READY = """() => !document.querySelector("[data-do=answer]")?.disabled"""


def reach(page: Page, selector: str) -> bool:
    """Go from one thing to the next until the wished for one has the focus."""
    for _ in range(STEPS):
        if page.evaluate(HERE, selector):
            return True
        page.keyboard.press("Tab")
    return False


def press(page: Page, selector: str) -> None:
    """Go there and press it."""
    assert reach(page, selector), f"{selector} cannot be reached"
    page.keyboard.press("Enter")


def answer(table: Table, own: bool) -> bool:
    """Answer a question: with the first option there is, where one is to be chosen, or with a suggestion;
    whether it was an own choice."""
    page, before = table.page, (table.turn, table.state)
    options = page.locator(".decide [data-option]:enabled:not([aria-disabled=true])")
    mine = own and options.count() > 0
    if mine:
        press(page, ".decide [data-option]:enabled:not([aria-disabled=true])")
        page.wait_for_timeout(300)  # one press may be the whole answer
        mine = (table.turn, table.state) != before or bool(page.evaluate(READY))
    if not mine:
        press(page, "[data-do=suggest]")
    deadline = time.monotonic() + PATIENCE
    while (table.turn, table.state) == before:
        assert time.monotonic() < deadline, f"not answered: {table.decide.inner_text()}"
        if page.locator("dialog[open] [data-do=confirm]").count():
            press(page, "[data-do=confirm]")
        elif page.locator("[data-do=answer]:enabled").count() and reach(page, "[data-do=answer]"):
            page.keyboard.press("Enter")
        page.wait_for_timeout(150)
    return mine


@pytest.mark.parametrize(
    ("game", "seats"), [("throne", 3), ("westeros", 2), ("figurines", 2), ("conquest", 2)]
)
def test_some_turns_are_played_by_the_keyboard_alone(
    server: ServerProcess, window: WINDOW, game: str, seats: int
) -> None:
    page = window()
    table = seat(server, page, game, seats, seed=2)
    chosen = 0
    for _ in range(TURNS):
        table.until(lambda: table.state in ("awaited", "over"), "a question or the end")
        if table.state == "over":
            break
        chosen += answer(table, own=True)
    assert chosen > 0
    # Who has answered goes on at the next question, not at the start of the page.
    if table.state == "awaited":
        assert page.evaluate("document.activeElement.closest('.decide') !== null")
    # The board, the panels and the settings are within reach as well.
    assert reach(page, "[data-board] svg.sheet")
    page.keyboard.press("+")
    press(page, "[role=tab]")
    press(page, "[data-do=settings]")
    page.keyboard.press("Escape")
    assert page.locator("dialog[open]").count() == 0
