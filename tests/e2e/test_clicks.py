"""How many clicks things take: counted in the window, with a real pointer."""

from __future__ import annotations

import json
import urllib.request
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

import montjoie
from montjoie import learning
from tests.e2e.figurines import ARMIES
from tests.e2e.table import Table
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
# Counted at the document, not at the window: a press whose target moved under the pointer is withheld from
# the page by the window's own listeners and made again, and is no click of a person.
COUNT = "window.clicks = 0; document.addEventListener('click', (e) => e.isTrusted && window.clicks++, true)"


def sit_down(server: ServerProcess, page: Page, position: dict[str, Any], seats: int = 2) -> Table:
    """At the table of a position, in the first seat, with every click counted."""
    page.add_init_script(COUNT)
    wish = {
        "document": position,
        "seats": [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (seats - 1)],
        "seed": "7",
    }
    body = urllib.request.Request(
        f"{server.address}/api/open", json.dumps(wish).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(body) as reply:
        made = json.load(reply)
    return Table(page).open(f"{server.address}/#/m/{made['match']}/{made['links'][0]['token']}")


def clicks(table: Table) -> int:
    """How many there were."""
    return int(table.page.evaluate("window.clicks"))


def press(table: Table, selector: str) -> None:
    """Click something, and wait for what comes of it."""
    before = table.turn, table.state
    table.page.locator(selector).click()
    table.until(lambda: (table.turn, table.state) != before, f"what {selector} leads to")


def figurines(**board: Any) -> dict[str, Any]:
    """Stark infantry in charge range of guardsmen; Sansa and Catelyn at court."""
    position: dict[str, Any] = montjoie.start("figurines", 2, seed=3, options={"armies": ARMIES}).position()
    for key in ("sealed", "steps"):
        position.pop(key, None)
    foe = {"card": "lannister_guardsmen", "facing": 18_000}
    position["board"] = {
        "course": {"round": 2},
        "players": {
            "player-1": {"faction": "stark", "commander": "robb_stark_the_wolf_lord"},
            "player-2": {"faction": "lannister", "commander": "jaime_lannister_the_kingslayer"},
        },
        "units": {
            "stark_sworn_swords_1": {"card": "stark_sworn_swords", "x": 24_000, "y": 20_000},
            "lannister_guardsmen_1": {**foe, "x": 24_000, "y": 27_800},
            "lannister_guardsmen_2": {**foe, "x": 31_500, "y": 30_000},
        },
        "ncus": {"catelyn_stark": {"card": "catelyn_stark"}, "sansa_stark": {"card": "sansa_stark"}},
        **board,
    }
    return position | {"moment": "turn", "to_act": "player-1"}


def test_a_charge_with_two_reactions_takes_eight_clicks(server: ServerProcess, window: WINDOW) -> None:
    hands = {"player-1": {"owner": "player-1", "cards": ["devastating_impact"]}}
    table = sit_down(server, window(), figurines(hands=hands))
    page = table.page
    table.asked("activate_unit")  # Sansa could speak at any moment, and is not asked about
    page.locator("[data-option=stark_sworn_swords_1]").click()
    press(table, "[data-begin=charge]")
    table.asked("charge_target")
    page.locator("[data-option=lannister_guardsmen_1]").click()
    press(table, "[data-do=answer]:enabled")
    table.asked("charge_pivot")
    press(table, "[data-do=answer]:enabled")
    table.asked("align_charge")
    press(table, "[data-option=full]")
    table.asked("use_effect")
    press(table, "[data-option='card:devastating_impact']")
    table.asked("use_effect")
    press(table, "[data-option='ability:stark_sworn_swords_1/stark_fury']")
    assert clicks(table) <= 8
    # Each roll that may be repeated takes two more: that one wants it, and which dice; those that missed are
    # chosen already.
    for _ in ("attack", "defense"):
        table.asked("use_effect")
        press(table, "[data-option^=rule]")
        table.asked("reroll_dice")
        press(table, "[data-do=answer]:enabled")
    assert clicks(table) <= 8 + 2 * 2


def test_an_ncu_claims_a_zone_and_its_target_in_four_clicks(server: ServerProcess, window: WINDOW) -> None:
    table = sit_down(server, window(), figurines())
    table.asked("activate_unit")
    table.page.locator("[data-option=catelyn_stark]").click()
    press(table, "[data-begin=crown]")
    table.until(lambda: table.state != "awaited" or table.kind != "claim_zone", "the zone")
    while table.state == "awaited" and table.kind != "activate_unit":
        press(table, "[data-option]:enabled >> nth=0")
    assert clicks(table) <= 4


def test_what_fits_any_moment_waits_on_its_own_button(server: ServerProcess, window: WINDOW) -> None:
    table = sit_down(server, window(), figurines())
    page = table.page
    table.asked("activate_unit")
    button = page.locator("[data-ready='ability:sansa_stark/repeating_the_words']")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    page.locator("[data-option=stark_sworn_swords_1]").click()
    page.locator("[data-begin=maneuver]").click()
    table.asked("fetch_card")
    table.suggest()
    table.answer()
    expect(page.locator("[data-ready]")).to_have_count(0)


def lesson(game: str, name: str, **board: Any) -> dict[str, Any]:
    """The position of a lesson, some tables of its board other than there."""
    position = learning.read(game, "lessons", name).position
    return position | {"board": position["board"] | board}


def counted(table: Table, *selectors: str) -> int:
    """Click these one after another, the last of them for good; how many clicks a person needs for it."""
    before, asked = clicks(table), (table.turn, table.state)
    for selector in selectors:
        table.page.locator(selector).first.click()
    table.until(lambda: (table.turn, table.state) != asked, f"what {selectors[-1]} leads to")
    return clicks(table) - before


DO = "[data-do=answer]:enabled"


def test_orders_of_throne_take_one_click_each_and_one_more(server: ServerProcess, window: WINDOW) -> None:
    table = sit_down(server, window(), lesson("throne", "1-orders"), seats=3)
    table.asked("place_orders")
    orders = [f"[data-token={token}]" for token in ("march_0", "consolidate_power", "support")]
    assert counted(table, *orders, DO) == len(orders) + 1


def test_a_march_a_house_card_and_the_blade_take_three_two_and_one_click(
    server: ServerProcess, window: WINDOW
) -> None:
    tracks = {"fiefdoms": {"order": ["stark", "baratheon", "lannister"]}}
    kept = {"moat_cailin": {"house": "stark"}}
    position = lesson("throne", "5-battle", tracks=tracks, power_tokens=kept)
    table = sit_down(server, window(), position, seats=3)
    table.asked("march")
    assert counted(table, "[data-area=moat_cailin]", "[data-area=seagard]", DO) == 3
    table.asked("choose_card")
    assert counted(table, "[data-option=catelyn_stark]", DO) == 2
    table.asked("use_blade")
    assert counted(table, "[data-option=use]") == 1


def test_a_unit_of_westeros_moves_and_attacks_by_token_in_four_clicks(
    server: ServerProcess, window: WINDOW
) -> None:
    units = lesson("westeros", "2-attack")["board"]["units"]
    units = units | {"lannisport_guards_1": units["lannisport_guards_1"] | {"hex": "5,8"}}
    table = sit_down(server, window(), lesson("westeros", "2-attack", units=units))
    table.asked("take_action")
    spent = counted(table, "[data-unit=war_host_of_the_north_1]", DO)
    table.asked("move_unit")
    spent += counted(table, "[data-hex='5,7']")
    table.asked("choose_attack")
    assert spent + counted(table, DO) == 4


def test_a_unit_of_westeros_attacks_by_card_in_six_clicks(server: ServerProcess, window: WINDOW) -> None:
    table = sit_down(server, window(), lesson("westeros", "6-card"))
    table.asked("take_action")
    spent = counted(table, "[data-mode=card]", ".decide [data-card=sl01]")
    table.asked("declare_units")
    spent += counted(table, "[data-option=war_host_of_the_north_1]", DO)
    table.asked("move_unit")
    spent += counted(table, "[data-hex='5,6']")
    table.asked("choose_attack")
    assert spent + counted(table, DO) == 6
