"""Whatever the page greys can be asked why, and the answer names a rule."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import montjoie
from montjoie.kernel.rulebook import read_rulebook
from tests.e2e.test_clicks import lesson, sit_down
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
GREY = ".decide [aria-disabled=true]"
DEAD = """all => all.filter(one => !one.closest(".foot") && getComputedStyle(one).visibility !== "hidden")
  .map(one => one.outerHTML.slice(0, 120))"""
SMALL = """all => all.map(one => one.innerText.trim()).filter(text => /^\\p{Ll}/u.test(text))"""

POOR = {"stark": {"seat": "stark", "command_tokens": 0}, "lannister": {"seat": "lannister"}}

# A table, and what is pressed there so that something is greyed.
TABLES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("throne", lesson("throne", "1-orders"), ["[data-token=march_plus_1]"]),
    ("throne", lesson("throne", "5-battle"), ["[data-target=seagard]"]),
    ("westeros", lesson("westeros", "6-card"), []),
    (
        "westeros",
        lesson("westeros", "6-card", sides=POOR),
        ["[data-mode=card]"],
    ),
    ("figurines", lesson("figurines", "2-charge"), [".decide [data-option] >> nth=0"]),
    ("conquest", lesson("conquest", "1-march"), []),
]


@pytest.mark.parametrize(("game", "position", "presses"), TABLES)
def test_what_is_greyed_says_why_and_buttons_begin_with_a_capital(
    server: ServerProcess, window: WINDOW, game: str, position: dict[str, Any], presses: list[str]
) -> None:
    page = window(lang="fr-FR")
    table = sit_down(server, page, position, seats=len(position["seats"]))
    known = {*montjoie.rules(game), *read_rulebook("kernel")}
    table.asked()
    for each in presses:
        page.locator(each).first.click()
    expect(page.locator(GREY)).not_to_have_count(0)
    page.mouse.move(1, 1)
    for question in range(2):
        assert page.locator(".decide button:disabled").evaluate_all(DEAD) == []
        assert page.locator(".decide button").evaluate_all(SMALL) == []
        for i in range(page.locator(GREY).count()):
            grey = page.locator(GREY).nth(i)
            grey.hover()
            told = page.locator("[data-tip=refused]")
            expect(told).to_be_visible()
            assert told.locator(".rule").inner_text() in known
            page.mouse.move(1, 1)
            expect(told).to_have_count(0)
        if question:
            break
        table.shot(f"why-{game}-{table.kind}")
        table.suggest()
        table.answer()
        table.asked()


# A table, and an option there with the rule that says what it means, if no words of its own do.
MEANT: list[tuple[str, str, str, str]] = [
    ("throne", "1-orders", "[data-token=raid]", "THR-RAI-02"),
    ("westeros", "6-card", "[data-mode=pass]", "WES-CMD-03"),
    ("figurines", "2-charge", "[data-option=charge]", ""),
    ("conquest", "1-march", "[data-option=march]", ""),
]


@pytest.mark.parametrize(("game", "name", "option", "rule"), MEANT)
@pytest.mark.parametrize("lang", ["fr-FR", "en-GB"])
def test_an_option_says_what_it_means(
    server: ServerProcess, window: WINDOW, game: str, name: str, option: str, rule: str, lang: str
) -> None:
    page = window(lang=lang)
    position = lesson(game, name)
    table = sit_down(server, page, position, seats=len(position["seats"]))
    table.asked()
    page.locator(f".decide {option}").first.hover()
    told = page.locator("[data-tip=meaning]")
    expect(told).to_be_visible()
    if rule:
        expect(told.locator(".rule")).to_have_text(rule)
        said = read_rulebook(game, lang[:2])[rule].text
        expect(told).to_contain_text(said.split("*")[0].strip()[:40])
    table.shot(f"means-{game}-{lang[:2]}")
