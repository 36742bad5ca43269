"""Games without a board of their own: every form of answer has an editor."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.e2e.table import Table


def test_joust_is_played_with_tables_and_generic_editors(start: Callable[..., Table]) -> None:
    table = start(game="joust")
    table.asked("couch")
    expect(table.page.get_by_role("table")).to_be_visible()
    table.shot("joust")
    for _ in range(3):
        table.asked("couch")
        table.choose(table.page.locator("[data-option]").first)
    expect(table.page.locator("[data-outcome]")).to_be_visible()


def test_every_form_of_answer_has_an_editor(start: Callable[..., Table], window: Callable[..., Page]) -> None:
    page = window()
    table = start(page, game="bazaar", links=0)
    kinds = []

    def stall(kind: str) -> None:
        table.asked(kind)
        kinds.append(kind)
        table.shot(f"bazaar-{kind}")

    # One seat of two is mine; the other's stalls are the bot's.
    while True:
        table.until(lambda: table.state in ("awaited", "over"), "the next stall")
        if table.state == "over":
            break
        kind = table.kind
        stall(kind)
        EDIT[kind](page)
        expect(page.locator("[data-do=answer]")).to_be_enabled()
        table.answer()
    assert set(kinds) <= set(EDIT)
    assert len(kinds) >= 5


def _haggle(page: Page) -> None:
    """A number: the odd one is refused, the even one is not."""
    page.get_by_role("slider").fill("3")
    expect(page.locator(".problem")).to_contain_text("BZR-ANS-01")
    page.get_by_role("slider").fill("4")


def _pay(page: Page) -> None:
    for bin, times in (("gold", 1), ("silver", 1)):
        for _ in range(times):
            page.locator(f"[data-bin={bin}]").get_by_role("button", name="More").click()


def _trade(page: Page) -> None:
    page.locator("[data-option=pay]").click()
    _pay(page)


def _stroll(page: Page) -> None:
    page.get_by_role("button", name="Add a leg").click()
    page.get_by_label("ahead").fill("2")
    page.get_by_label("ahead").press("Tab")


EDIT: dict[str, Callable[[Page], None]] = {
    "fruit": lambda page: page.locator("[data-option='blood orange']").click(),
    "basket": lambda page: page.locator("[data-option=bread]").click(),
    "haggle": _haggle,
    "queue": lambda page: page.get_by_role("button", name="Move thief down").click(),
    "pay": _pay,
    "errands": lambda page: page.locator("[data-slot=north] [data-value=cook]").click(),
    "porters": lambda page: [
        page.locator(f"[data-slot={slot}] [data-value={who}]").click()  # type: ignore[func-returns-value]
        for slot, who in (("silk", "ann"), ("salt", "bob"), ("tea", "ann"))
    ][-1],
    "trade": _trade,
    "pitch": lambda page: page.locator("[data-plane] .ground").click(position={"x": 30, "y": 30}),
    "stroll": _stroll,
}
