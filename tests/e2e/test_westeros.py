"""Batailles de Westeros in the browser: a battle to its end, orders and attacks on the board, a skirmish."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import montjoie
from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.server.processes import ServerProcess

START = Callable[..., Table]
WINDOW = Callable[..., Page]


def hexagon(table: Table, hex: str) -> Locator:
    """A hex of the board."""
    return table.page.locator(f"[data-hex='{hex}']")


def press(table: Table, hex: str) -> None:
    """Press a hex where its figure does not hide it from the pointer."""
    hexagon(table, hex).dispatch_event("click")


@pytest.fixture
def face_to_face(server: ServerProcess) -> Callable[..., Table]:
    """A table at which Maege's host stands before the enemy, with every kind of order token."""

    def sit_down(page: Page, round: int = 1) -> Table:
        position: dict[str, Any] = montjoie.start("westeros", 2, seed=3).position()
        position.pop("sealed", None)
        del position["steps"]
        board = position["board"]
        board["units"]["maege_mormont"]["hex"] = "5,6"
        board["units"]["addam_marbrand"]["hex"] = "5,7"
        board["sides"]["stark"]["pool"] = {"green": 2, "blue": 1, "valor": 1, "morale": 1}
        board["course"] |= {"first": "stark", "round": round}
        position["moment"] = "command"
        wish = {"document": position, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "seed": "5"}
        body = urllib.request.Request(
            f"{server.address}/api/open", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(body) as reply:
            made = json.load(reply)
        table = Table(page).open(f"{server.address}/#/m/{made['match']}/{made['links'][0]['token']}")
        table.asked("take_action")
        return table

    return sit_down


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_newcomer_is_led_through_a_round_of_the_clash_on_the_kingsroad(
    start: START, window: WINDOW, lang: str
) -> None:
    table = start(window(lang=lang), game="westeros", seed="kingsroad")
    page, short = table.page, lang[:2]
    table.asked("take_action")
    title = "Battles of Westeros" if short == "en" else "Batailles de Westeros"
    expect(page.locator("header").first).to_contain_text(title)
    table.shot(f"westeros-{short}-start")
    asked = table.play(stop=lambda kind: kind == "keep_one", keep=f"westeros-{short}")
    assert {"take_action", "move_unit"} <= asked.keys()
    assert table.asked() == "keep_one"


@pytest.mark.parametrize(("lang", "over"), [("en-GB", "wins"), ("fr-FR", "Victoire")])
def test_the_last_round_ends_with_the_outcome(
    face_to_face: Callable[..., Table], window: WINDOW, lang: str, over: str
) -> None:
    table = face_to_face(window(lang=lang), round=5)
    table.play()
    expect(table.page.locator("[data-outcome]")).to_contain_text(over)
    table.shot(f"westeros-{lang[:2]}-end")


def test_an_order_and_an_attack_are_given_on_the_board_with_the_odds_before(
    face_to_face: Callable[[Page], Table], window: WINDOW
) -> None:
    table = face_to_face(window())
    page = table.page

    # A unit is picked on the board; the cheapest token that orders it is offered first.
    press(table, "5,6")
    expect(page.locator("[data-use='green/maege_mormont']")).to_have_attribute("aria-checked", "true")
    page.locator("[data-use='valor/maege_mormont']").click()
    table.shot("westeros-order")
    table.answer()

    # It stays, and sees what its attack can come to.
    table.asked("move_unit")
    expect(hexagon(table, "5,5")).to_have_attribute("data-open", "true")
    page.locator("[data-to]").select_option("5,5")  # a press on the hex would go there at once
    expect(page.locator("path.way").first).to_be_attached()
    table.shot("westeros-move")
    table.choose("done")
    table.asked("choose_attack")
    press(table, "5,7")
    expect(page.locator("[data-odds]")).to_contain_text("2 dice")
    expect(page.locator("path.sight").first).to_be_attached()
    table.shot("westeros-odds")
    table.witness("data-fight")  # the other side may strike next, and take its place
    table.answer()
    table.until(lambda: "maege_mormont" in table.witnessed("data-fight"), "the attack of Maege Mormont")
    expect(page.locator(".log")).to_contain_text("attacks")


def test_the_zone_of_control_is_shown_while_a_card_is_played(
    face_to_face: Callable[[Page], Table], window: WINDOW
) -> None:
    table = face_to_face(window())
    page = table.page
    page.locator("[data-mode=card]").click()
    page.locator("[data-card]:enabled").first.click()
    expect(page.locator("[data-commander][aria-checked=true]")).to_have_count(1)
    expect(page.locator("path.zone").first).to_be_attached()
    table.shot("westeros-card")
    table.answer()


def test_an_order_can_be_given_with_the_keyboard_alone(
    face_to_face: Callable[[Page], Table], window: WINDOW
) -> None:
    table = face_to_face(window())
    page = table.page
    hexagon(table, "5,6").focus()
    page.keyboard.press("Enter")
    expect(hexagon(table, "5,6")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    page.locator("[data-do=answer]").focus()
    page.keyboard.press("Enter")
    table.asked("move_unit")
    hexagon(table, "4,6").focus()
    page.keyboard.press("Space")
    table.until(lambda: table.kind != "move_unit", "the move")
    expect(hexagon(table, "4,6")).to_have_attribute("aria-label", re.compile("Maege"))


def test_any_hex_can_be_looked_at_closely(face_to_face: Callable[[Page], Table], window: WINDOW) -> None:
    table = face_to_face(window())
    press(table, "5,7")
    expect(table.page.locator(".inspect")).to_contain_text("Addam Marbrand")
    label = hexagon(table, "5,7").get_attribute("aria-label") or ""
    assert "Lannister: Addam Marbrand" in label


def test_at_phone_width_westeros_is_within_reach(
    face_to_face: Callable[[Page], Table], window: WINDOW
) -> None:
    table = face_to_face(window(phone=True, lang="fr-FR"))
    page = table.page
    table.shot("westeros-phone-action")
    press(table, "5,6")
    table.answer()
    table.asked("move_unit")
    table.shot("westeros-phone-move")
    for tab in ("side", "log", "players", "main"):
        page.locator(f"[data-tab={tab}]").tap()
        table.shot(f"westeros-phone-{tab}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, tab
    table.choose("done")
    table.asked("choose_attack")
    page.locator("[data-target]").first.tap()
    expect(page.locator("[data-odds]")).to_be_attached()
    table.shot("westeros-phone-odds")


def test_a_skirmish_is_set_up_on_the_board(server: ServerProcess, window: WINDOW) -> None:
    page = window()
    page.goto(f"{server.address}/#/new")
    page.locator("[data-do=game]").select_option("westeros")
    page.locator(".more label", has_text="Battle").locator("select").select_option("raid_in_the_riverlands")
    page.locator("details summary").first.click()
    page.locator("[data-do=seed]").fill("raid")
    page.locator("[data-do=start]").click()
    table = Table(page)
    table.decide.wait_for(state="attached")
    table.asked("choose_commanders")
    table.suggest()
    table.shot("westeros-commanders")
    table.answer()
    seen = set()
    while (kind := table.asked()) in ("lay_piece", "place_commander", "place_unit"):
        page.locator("[data-hex][data-open]").first.dispatch_event("click")
        expect(page.locator("[data-do=answer]")).to_be_enabled()
        if kind not in seen:
            table.shot(f"westeros-{kind}")
        seen.add(kind)
        table.answer()
    assert {"place_commander", "place_unit"} <= seen


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_stands_in_anybodys_way_at_westeros(
    face_to_face: Callable[[Page], Table], window: WINDOW, phone: bool
) -> None:
    table = face_to_face(window(phone=phone, bypass_csp=True))
    page = table.page
    assert violations(page) == []
    page.locator("[data-mode=card]").click()
    page.locator("[data-card]:enabled").first.click()
    assert violations(page) == []
    page.locator("[data-mode=token]").click()
    press(table, "5,6")
    table.answer()
    table.asked("move_unit")
    assert violations(page) == []
    table.choose("done")
    table.asked("choose_attack")
    page.locator("[data-target]").first.click()
    assert violations(page) == []
