"""Phone, French, spectator, larger text, keyboard: the same table for everybody."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table


def test_at_phone_width_everything_is_within_reach(
    start: Callable[..., Table], window: Callable[..., Page]
) -> None:
    table = start(window(phone=True))
    page = table.page
    table.asked("place_orders")
    table.shot("phone-orders")
    table.area("winterfell").tap()
    page.locator("[data-token=march_0]").tap()
    expect(page.locator("[data-slot=winterfell]")).to_contain_text("March 0")
    for tab in ("side", "log", "talk", "players", "main"):
        page.locator(f"[data-tab={tab}]").tap()
        table.shot(f"phone-{tab}")
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= 390, f"{tab} is {wide} px wide"
    before = height(page)
    page.get_by_role("button", name="Make the panel larger").tap()
    table.until(lambda: height(page) > before + 100, "a larger panel")
    table.answer()
    table.play(stop=lambda kind: kind == "place_orders", keep="phone")


def height(page: Page) -> float:
    """How high the panel is."""
    box = page.locator("[data-sheet]").bounding_box()
    assert box
    return box["height"]


def test_the_language_changes_at_any_time(start: Callable[..., Table], window: Callable[..., Page]) -> None:
    page = window(lang="fr-FR")
    table = start(page)
    table.asked("place_orders")
    expect(table.decide).to_contain_text("À vous de décider")
    expect(table.decide).to_contain_text("Placez vos ordres")
    expect(table.area("stony_shore")).to_have_attribute("aria-label", "Les Roches. 1 baril")
    table.shot("french")
    page.get_by_role("button", name="switch to English").click()
    expect(table.decide).to_contain_text("Place your orders")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.reload()
    expect(table.decide).to_contain_text("Place your orders")


def test_a_spectator_sees_the_table_and_no_secret(
    start: Callable[..., Table], window: Callable[..., Page]
) -> None:
    host = start()
    host.page.locator("[data-do=host]").click()
    link = host.page.locator("[data-link]").first.input_value()
    host.page.keyboard.press("Escape")
    host.asked("place_orders")
    watcher = window()
    received: list[str] = []
    watcher.on("websocket", lambda line: line.on("framereceived", lambda frame: received.append(str(frame))))
    spectator = Table(watcher).open(link)
    assert spectator.state == "waiting"
    expect(watcher.locator("[data-do=answer]")).to_have_count(0)
    spectator.shot("spectator")
    host.suggest()
    host.answer()
    expect(watcher.locator(".log")).to_contain_text("orders", ignore_case=True)
    before_reveal = [frame for frame in received if '"sealed":{' in frame]
    assert before_reveal == []


def test_text_can_be_larger(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    page = table.page
    size = "parseFloat(getComputedStyle(document.documentElement).fontSize)"
    before = page.evaluate(size)
    page.locator("[data-do=settings]").click()
    page.locator("[data-size='150']").click()
    assert page.evaluate(size) == before * 1.5
    page.keyboard.press("Escape")
    table.shot("large-text")
    assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_an_order_can_be_placed_with_the_keyboard_alone(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    page = table.page
    table.area("white_harbor").focus()
    page.keyboard.press("Enter")
    page.locator("[data-token=defence_plus_1]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-slot=white_harbor]")).to_contain_text("Defence +1")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    page.locator("[data-do=answer]").focus()
    page.keyboard.press("Enter")
    table.until(lambda: table.state != "awaited" or page.locator("[data-do=confirm]").count() > 0, "sealing")


def test_an_illegal_answer_says_why_and_names_the_rule(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    page = table.page
    table.area("the_shivering_sea").click()
    page.locator("[data-token=consolidate_power]").click()
    expect(page.locator(".problem")).to_contain_text("THR-PLN-08")
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    page.locator(".problem .rule").click()
    expect(page.locator("[data-panel=rules]")).to_contain_text("Consolidate Power")


def test_an_order_is_dragged_onto_an_area_and_onto_its_row(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    page = table.page
    page.locator("[data-token=raid]").first.drag_to(table.area("winterfell"))
    expect(page.locator("[data-slot=winterfell]")).to_contain_text("Raid")
    page.locator("[data-token=march_0]").drag_to(table.area("winterfell"))
    expect(page.locator("[data-slot=winterfell]")).to_contain_text("March 0")
    expect(table.area("winterfell")).to_have_attribute("aria-label", re.compile("March 0"))
    page.locator("[data-token=defence_plus_1]").first.drag_to(page.locator("[data-slot=white_harbor]"))
    expect(page.locator("[data-slot=white_harbor]")).to_contain_text("Defence +1")
    # Where nothing of the house stands, nothing can be dropped.
    page.locator("[data-token=raid]").first.drag_to(table.area("kings_landing"))
    expect(page.locator("[data-slot]", has_text="Raid")).to_have_count(0)
    table.shot("order-dragged")
    expect(page.locator("[data-do=answer]")).to_be_enabled()


def test_how_many_tokens_are_left_does_not_hide_what_they_are_worth(start: Callable[..., Table]) -> None:
    table = start()
    table.asked("place_orders")
    for token in table.page.locator("[data-token]").all():
        disc, stock = token.locator("svg").bounding_box(), token.locator(".stock").bounding_box()
        assert disc
        assert stock
        assert stock["y"] >= disc["y"] + disc["height"] - 1


def test_a_private_talk_with_nobody_goes_to_nobody(start: Callable[..., Table]) -> None:
    page = start().page
    page.locator("[data-tab=talk]").click()
    line = page.locator(".talk input")
    expect(line).to_be_enabled()
    page.locator("[data-do=private]").click()
    expect(line).to_be_disabled()
    page.get_by_role("group", name="Talk in private with").get_by_role("button").first.click()
    expect(line).to_be_enabled()
    line.fill("Between us.")
    line.press("Enter")
    expect(page.locator(".talk li.own")).to_contain_text("Between us.")
    page.locator(".channels").get_by_role("button", name="Everybody").click()
    expect(page.locator(".talk li.own")).to_have_count(0)
