"""A person at a table of figurines: presses units, drags trays, passes."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.e2e.table import Table

ASK_ALWAYS = "localStorage.setItem('montjoie.figurines.passing', '{\"idle\": false, \"windows\": []}')"
ARMIES = {"player-1": "stark_40_young_wolf", "player-2": "lannister_40_kingslayer"}


def unit(table: Table, name: str) -> Locator:
    """A unit on the table."""
    return table.page.locator(f"[data-unit='{name}']")


def middle(what: Locator) -> tuple[float, float]:
    """Where the middle of something is in the window."""
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(table: Table, grab: str, right: float, down: float) -> None:
    """Take the piece in hand by its middle or a handle and drag it by some pixels."""
    x, y = middle(table.page.locator(f"[data-grab={grab}]"))
    mouse = table.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + right / 2, y + down / 2, steps=4)
    mouse.move(x + right, y + down, steps=4)
    mouse.up()


def order(table: Table, name: str, action: str) -> None:
    """Activate a unit by pressing it on the table and choose its action."""
    unit(table, name).dispatch_event("click")
    expect(table.page.locator(f"[data-option='{name}']")).to_have_attribute("aria-checked", "true")
    table.answer()
    await_question(table, "choose_action")
    table.choose(action)


def await_question(table: Table, kind: str) -> None:
    """Wait for a question, passing whatever could be answered before."""
    while table.asked(kind, "use_effect") == "use_effect":
        pass_on(table)


def pass_on(table: Table) -> None:
    """Pass when something could be answered."""
    table.choose("pass")
