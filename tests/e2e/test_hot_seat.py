"""Two people at one screen: it is passed from seat to seat, and nobody sees the other's secrets."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.server.processes import ServerProcess


@pytest.fixture
def shared(server: ServerProcess) -> Callable[[Page], Table]:
    """Throne with the first two seats at this screen, the others bots."""

    def sit_down(page: Page) -> Table:
        page.goto(f"{server.address}/#/new")
        page.locator("[data-do=start]").wait_for()
        page.locator("[data-seat]").nth(1).locator("[data-who=me]").click()
        page.locator("details summary").first.click()
        page.locator("[data-do=seed]").fill("screen")
        page.locator("[data-do=start]").click()
        table = Table(page)
        table.decide.wait_for(state="attached")
        table.asked("place_orders")
        return table

    return sit_down


@pytest.mark.parametrize("phone", [False, True])
def test_the_screen_is_passed_from_seat_to_seat(
    shared: Callable[[Page], Table], window: Callable[..., Page], phone: bool
) -> None:
    page = window(phone=phone, lang="fr-FR" if phone else "en-GB", bypass_csp=True)
    table = shared(page)
    own = page.locator("[data-slot]").first.get_attribute("data-slot")
    table.suggest()
    page.locator("[data-do=answer]").click()

    # The table is covered: no board, no orders, until the other says that he is there.
    expect(page.locator("[data-curtain]")).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)
    expect(page.locator("[data-slot]")).to_have_count(0)
    table.shot(f"hot-seat-{'phone' if phone else 'wide'}")
    assert violations(page) == []
    lift = page.locator("[data-lift]")
    seat = lift.get_attribute("data-lift")
    lift.click()
    table.asked("place_orders")
    expect(page.locator("[data-curtain]")).to_have_count(0)
    assert page.locator("[data-slot]").first.get_attribute("data-slot") != own
    assert page.locator(f"[data-slot={own}]").count() == 0

    # A reload covers it again rather than show the first seat.
    page.reload()
    expect(page.locator(f"[data-lift={seat}]")).to_be_visible()
    expect(page.locator("[data-board]")).to_have_count(0)
    page.locator(f"[data-lift={seat}]").click()
    table.asked("place_orders")
    give(table)

    # The game goes on, and the screen comes back to the first.
    passed = {seat}
    while len(passed) < 2:
        table.until(lambda: told(table, "state") in ([], ["awaited"]), "somebody at this screen to decide")
        if covered(table):
            passed.add(lift.get_attribute("data-lift"))
            lift.click()
            table.decide.wait_for(state="attached")
        else:
            give(table)


def covered(table: Table) -> bool:
    """Whether the screen is being passed."""
    return table.decide.count() == 0


def told(table: Table, what: str) -> list[str]:
    """What the table says of itself, without waiting for it: nothing while the screen is being passed."""
    said: list[str] = table.decide.evaluate_all(f"all => all.map(each => each.dataset.{what})")
    return said


def give(table: Table) -> None:
    """Give a suggested answer, after which the screen may be passed."""
    table.suggest()
    turn, confirm = table.turn, table.page.locator("[data-do=confirm]")
    table.page.locator("[data-do=answer]").click()
    table.until(lambda: confirm.count() > 0 or told(table, "turn") != [turn], "the answer to be taken")
    if confirm.count():
        confirm.click()
        table.until(lambda: told(table, "turn") != [turn], "the answer to be taken")


def test_who_plays_both_sides_alone_can_do_without_the_cover(
    shared: Callable[[Page], Table], window: Callable[..., Page]
) -> None:
    page = window()
    table = shared(page)
    page.locator("[data-do=settings]").click()
    page.locator("[data-do=curtain]").uncheck()
    page.keyboard.press("Escape")
    table.suggest()
    table.answer()
    assert table.state == "sealed"
    expect(page.locator("[data-board]")).to_be_visible()
    page.get_by_role("button", name="Go on as").click()
    table.asked("place_orders")
