"""A free table in a game without a board of its own: pieces are dragged, turned and marched."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.table import Table
from tests.e2e.test_access import violations

START = Callable[..., Table]
WINDOW = Callable[..., Page]


def drag(page: Page, what: Locator, right: float, down: float) -> None:
    """Take a thing in its middle and drag it so many inches of the table, in small steps."""
    box, table = what.bounding_box(), page.locator("[data-plane] .ground").bounding_box()
    assert box
    assert table
    inch = table["width"] / 36
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right * inch, y + down * inch, steps=24)
    page.mouse.up()


def read(page: Page, *labels: str) -> list[float]:
    """The figures of an editor."""
    return [float(page.get_by_label(label, exact=True).input_value()) for label in labels]


def test_a_piece_is_dragged_and_turned_and_is_red_where_it_may_not_stand(start: START) -> None:
    table = start(game="parade")
    page = table.page
    table.asked("put_down")
    expect(page.locator("[data-piece=band]")).to_be_visible()
    hand = page.locator("[data-in-hand=guard]")
    body, grip = page.locator("[data-grab=move]"), page.locator("[data-grab=turn]")

    # To the right it may not stand; the reason is told at the piece and under the editor.
    drag(page, body, 8, 0)
    expect(hand).to_have_attribute("data-bad", "true")
    expect(hand).to_contain_text("inches is too far to the right")
    expect(page.locator(".problem")).to_contain_text("PAR-ANS-01")
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    table.shot("plane-bad")

    # To the left it may.
    drag(page, body, -16, 4)
    expect(hand).not_to_have_attribute("data-bad", "true")
    x, y, facing = read(page, "x", "y", "Facing (°)")
    assert x == pytest.approx(10, abs=0.3)
    assert y == pytest.approx(8, abs=0.3)  # y grows up the table
    assert facing == 0
    drag(page, grip, 4, 2.4)
    assert read(page, "Facing (°)")[0] == pytest.approx(90, abs=3)

    # The figures do the same.
    page.get_by_label("x", exact=True).fill("12.5")
    page.get_by_label("x", exact=True).press("Tab")
    page.get_by_label("Facing (°)").fill("45")
    page.get_by_label("Facing (°)").press("ArrowDown")
    assert read(page, "x", "Facing (°)") == [12.5, 40]
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot("plane-good")
    table.answer()
    expect(page.locator("[data-piece=guard]")).to_be_visible()


def test_checks_while_dragging_are_few_and_the_latest_counts(start: START, window: WINDOW) -> None:
    page = window()
    checks: list[str] = []
    page.on(
        "websocket",
        lambda line: line.on(
            "framesent", lambda frame: checks.append(str(frame)) if '"check"' in str(frame) else None
        ),
    )
    table = start(page, game="parade")
    table.asked("put_down")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    before = len(checks)
    began = page.evaluate("performance.now()")
    for _ in range(4):
        drag(page, page.locator("[data-grab=move]"), 2, 1)
        drag(page, page.locator("[data-grab=move]"), -2, -1)
    took = page.evaluate("performance.now()") - began
    x, y = read(page, "x", "y")
    latest = (f'"x":{round(x * 1000)}', f'"y":{round(y * 1000)}')
    table.until(
        lambda: all(part in checks[-1].replace(" ", "") for part in latest), "the latest to be checked"
    )
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    assert 1 <= len(checks) - before <= took / 50 + 2


@pytest.mark.parametrize("phone", [False, True])
def test_a_way_is_made_of_legs_by_dragging_and_by_figures(start: START, window: WINDOW, phone: bool) -> None:
    table = start(window(phone=phone, bypass_csp=True), game="parade")
    page = table.page
    table.asked("put_down")
    table.suggest()
    table.answer()
    table.asked("march_past")
    body, grip = page.locator("[data-grab=move]"), page.locator("[data-grab=turn]")
    drag(page, body, 3, 0)
    page.get_by_label("ahead (inches)").wait_for()
    assert read(page, "Ahead (inches)")[0] == pytest.approx(3, abs=0.3)
    page.get_by_label("ahead (inches)").fill("3")
    page.get_by_label("about").select_option("front-left")
    drag(page, grip, -1, 3)
    turn = read(page, "Turn (°)")[0]
    assert 20 < turn < 90
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    page.get_by_role("button", name="Add a leg").click()
    page.get_by_label("ahead (inches)").last.fill("6")
    page.get_by_label("ahead (inches)").last.press("Tab")
    expect(page.locator("[data-in-hand]")).to_have_attribute("data-bad", "true")
    expect(page.locator(".problem")).to_contain_text("9 inches is too far")
    table.shot(f"plane-way-{'phone' if phone else 'wide'}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    page.get_by_label("ahead (inches)").last.fill("5")
    page.get_by_label("ahead (inches)").last.press("Tab")
    table.answer()


def test_a_front_corner_that_is_dragged_wheels_the_piece_about_the_other(start: START) -> None:
    table = start(game="parade")
    page = table.page
    table.asked("put_down")
    table.suggest()
    table.answer()
    table.asked("march_past")
    drag(page, page.locator("[data-grab=move]"), 1, 0)
    page.get_by_label("about").wait_for()
    drag(page, page.locator("[data-grab=wheel-front-left]"), 3, 0)
    expect(page.get_by_label("about")).to_have_value("front-left")
    assert read(page, "Turn (°)")[0] < -10
    drag(page, page.locator("[data-grab=wheel-front-right]"), 3, 0)
    expect(page.get_by_label("about")).to_have_value("front-right")
    assert read(page, "Turn (°)")[0] > 10
