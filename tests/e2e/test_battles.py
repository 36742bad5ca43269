"""What single battles of westeros bring: dogs, fire, archers, ramparts, secret sites, lines of sight."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import montjoie
from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.e2e.test_westeros import hexagon, press
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
OPEN = Callable[..., Table]
BOT = {"who": "bot", "bot": "random"}
ME = {"who": "me"}


@pytest.fixture
def sit(server: ServerProcess) -> OPEN:
    """Sit down at a match that is opened from a wish."""

    def down(page: Page, call: str, wish: dict[str, Any]) -> Table:
        body = urllib.request.Request(
            f"{server.address}/api/{call}", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(body) as reply:
            made = json.load(reply)
        page.goto(f"{server.address}/#/m/{made['match']}/{made['links'][0]['token']}")
        return Table(page)

    return down


@pytest.fixture
def battle(sit: OPEN) -> OPEN:
    """A new match of a battle, with me for one House or both."""

    def begin(page: Page, plan: str, *mine: str) -> Table:
        seats = [{**(ME if house in mine else BOT), "seat": house} for house in ("stark", "lannister")]
        wish = {"game": "westeros", "seats": seats, "options": {"plan": plan}, "seed": "5"}
        return sit(page, "matches", wish)

    return begin


@pytest.fixture
def position(sit: OPEN) -> OPEN:
    """A battle with some units elsewhere, in the command phase; a House of mine is to act."""

    def lay(page: Page, plan: str, moved: dict[str, str], house: str = "stark", both: bool = False) -> Table:
        document: dict[str, Any] = montjoie.start("westeros", 2, seed=3, options={"plan": plan}).position()
        document.pop("sealed", None)
        del document["steps"]
        board = document["board"]
        for unit, hex in moved.items():
            board["units"][unit]["hex"] = hex
        for side in board["sides"].values():
            side["command_tokens"] = 0
        board["sides"][house]["pool"] = {"green": 2, "blue": 1, "red": 1}
        board["course"]["first"] = house
        document["moment"] = "command"
        seats = [{**(ME if both or one == house else BOT), "seat": one} for one in ("stark", "lannister")]
        return sit(page, "open", {"document": document, "seats": seats, "seed": "5"})

    return lay


# Kennelmasters with friends to their right and the enemy two hexes ahead, on plains.
KENNEL = {"stark_kennelmasters_1": "3,7", "war_host_of_the_north_2": "4,7", "lannisport_guards_1": "3,5"}


def act(table: Table) -> None:
    """Decline what commanders offer until the action itself is asked."""
    while table.asked("take_action", "commit_ability") == "commit_ability":
        table.choose("decline")


def order(table: Table, hex: str) -> None:
    """Order the unit in a hex and let it stay where it is."""
    act(table)
    press(table, hex)
    table.answer()
    table.asked("move_unit")


def stay(table: Table) -> None:
    """End the moves."""
    table.choose("done")
    table.asked("choose_attack")


def test_war_dogs_are_loosed_with_the_odds_before(position: OPEN, window: WINDOW) -> None:
    page = window()
    table = position(page, "razing_the_red_fork", KENNEL)
    order(table, "3,7")
    stay(table)
    page.locator("[data-target='dogs/lannisport_guards_1']").click()
    odds = page.locator("[data-odds]")
    expect(odds).to_contain_text("One die first")
    expect(odds).to_contain_text("one hex back")
    expect(odds).to_contain_text("eliminated")
    table.shot("westeros-dogs")
    table.answer()
    expect(page.locator(".log")).to_contain_text("dogs", ignore_case=True)


@pytest.mark.parametrize("phone", [False, True])
def test_a_line_of_sight_is_drawn_to_any_hex_asked(position: OPEN, window: WINDOW, phone: bool) -> None:
    page = window(phone=phone, lang="fr-FR" if phone else "en-GB", bypass_csp=True)
    two = KENNEL | {"lannisport_guards_2": "1,7"}  # so that no attack is begun by itself
    table = position(page, "razing_the_red_fork", two)
    order(table, "3,7")
    stay(table)
    sight, words = page.locator("[data-sight]"), page.locator(".inspect .sighted")
    expect(sight).to_have_count(0)
    press(table, "3,6")
    expect(sight).to_have_attribute("data-sight", "free")
    expect(words).to_contain_text("voit cet hexagone" if phone else "sees this hex")
    press(table, "6,7")
    expect(sight).to_have_attribute("data-sight", "blocked")
    expect(page.locator("[data-blocker]")).to_have_count(1)
    expect(page.locator("[data-blocker='4,7']")).to_be_attached()
    expect(words).to_contain_text("4,7")
    table.shot(f"westeros-sight-{'phone' if phone else 'wide'}")
    assert violations(page) == []
    # The same by the list, for the keyboard.
    page.locator("[data-do=sight]").select_option("3,6")
    expect(sight).to_have_attribute("data-sight", "free")
    page.locator("[data-do=sight]").select_option("6,7")
    expect(sight).to_have_attribute("data-sight", "blocked")

    # Friends do not stand in the way of dogs.
    page.locator("[data-target='dogs/lannisport_guards_1']").click()
    expect(sight).to_have_attribute("data-sight", "free")


def test_fire_is_set_with_the_odds_before(position: OPEN, window: WINDOW) -> None:
    page = window()
    table = position(page, "razing_the_red_fork", {"gregor_clegane": "5,6"}, "lannister")
    order(table, "5,6")
    stay(table)
    page.locator("[data-target='scorch/5,5']").click()
    odds = page.locator("[data-odds]")
    expect(odds).to_contain_text("a level for each")
    expect(odds).to_contain_text("no fire")
    table.shot("westeros-scorch")
    table.answer()
    expect(page.locator("[data-target]")).to_have_count(0)


def lift(table: Table) -> None:
    """Sit down at the screen for whoever is to decide."""
    curtain = table.page.locator("[data-lift]")
    if curtain.count():
        curtain.click()
        table.decide.wait_for()


def test_hidden_archers_shoot_with_the_odds_before(position: OPEN, window: WINDOW) -> None:
    page = window()
    table = position(page, "battle_of_the_whispering_wood", {}, both=True)
    for _ in range(2):
        lift(table)
        act(table)
        page.locator("[data-mode=pass]").click()
        page.locator("[data-do=answer]").click()
        confirm = page.locator("[data-do=confirm]")
        confirm.or_(page.locator("[data-lift]")).first.wait_for()
        if confirm.count():
            confirm.click()
        page.locator("[data-lift]").wait_for()
    lift(table)
    table.asked("loose_arrows")
    page.locator("[data-archers=archers_3]").click()
    press(table, "4,8")
    expect(page.locator("[data-odds]")).to_contain_text("2 dice")
    expect(page.locator("path.sight").first).to_be_attached()
    table.shot("westeros-archers")
    table.answer()
    expect(page.locator(".log")).to_contain_text("Hidden archers")


@pytest.mark.parametrize("phone", [False, True])
def test_ramparts_are_manned_and_broken(battle: OPEN, window: WINDOW, phone: bool) -> None:
    page = window(phone=phone, lang="fr-FR" if phone else "en-GB", bypass_csp=True)
    table = battle(page, "wolf_raiders", "lannister")
    table.asked("man_ramparts")
    rampart = page.locator("[data-rampart]").first
    hex = rampart.get_attribute("data-rampart") or ""
    before = page.locator("[data-stock]").inner_text()
    press(table, hex)
    expect(page.locator("[data-stock]")).not_to_have_text(before)
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    table.suggest()
    expect(page.locator("li.bare")).to_have_count(0)
    table.shot(f"westeros-ramparts-{'phone' if phone else 'wide'}")
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (390 if phone else 1280)
    table.answer()


def test_the_breaker_takes_tokens_with_his_dice(battle: OPEN, window: WINDOW) -> None:
    page = window()
    table = battle(page, "wolf_raiders", "stark")
    table.asked("break_ramparts")
    expect(page.locator("[data-stock] .die")).not_to_have_count(0)
    table.suggest()
    table.shot("westeros-ramparts-break")
    table.answer()


def test_secret_sites_are_chosen_on_the_board(battle: OPEN, window: WINDOW) -> None:
    page = window()
    table = battle(page, "battle_of_the_green_fork", "stark")
    table.asked("choose_sites")
    options = page.locator("[data-option]")
    expect(options.first).to_contain_text("decoy")
    sites = page.locator("[data-hex][data-open]")
    assert sites.count() == options.count()
    pressed = page.locator("[data-option][aria-pressed=true]")
    for n in range(1, 6):  # five of eight are strategic
        page.locator("[data-hex][data-open]:not([aria-pressed=true])").first.dispatch_event("click")
        expect(pressed).to_have_count(n)
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    expect(pressed.first).to_contain_text("strategic")
    expect(page.locator("text.secret").first).to_be_attached()
    table.shot("westeros-sites")
    table.answer()
    assert hexagon(table, "1,1").count() == 1
