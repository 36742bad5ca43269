"""Le jeu de figurines in the browser: moves, charges, reactions, sight, the ruler, a siege."""

from __future__ import annotations

import json
import re
import urllib.request
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import montjoie
from tests.e2e.figurines import (
    ARMIES,
    ASK_ALWAYS,
    await_question,
    drag,
    middle,
    order,
    pass_on,
    unit,
)
from tests.e2e.table import Table
from tests.e2e.test_access import violations
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]


@pytest.fixture
def field(server: ServerProcess) -> Callable[..., Table]:
    """A table in round 2: Stark infantry before a Lannister unit, a turn of the first player begins."""

    def sit_down(page: Page, gap: int = 3000, **board: Any) -> Table:
        position: dict[str, Any] = montjoie.start(
            "figurines", 2, seed=3, options={"armies": ARMIES}
        ).position()
        for key in ("sealed", "steps"):
            position.pop(key, None)
        front = 20_000 + 4800 + gap
        position["board"] = {
            "course": {"round": 2},
            "players": {
                "player-1": {"faction": "stark", "commander": "robb_stark_the_wolf_lord"},
                "player-2": {"faction": "lannister", "commander": "jaime_lannister_the_kingslayer"},
            },
            "units": {
                "stark_sworn_swords_1": {"card": "stark_sworn_swords", "x": 24_000, "y": 20_000},
                "umber_berserkers_1": {"card": "umber_berserkers", "x": 10_000, "y": 9000, "facing": 0},
                "lannister_guardsmen_1": {
                    "card": "lannister_guardsmen",
                    "x": 24_000,
                    "y": front,
                    "facing": 18_000,
                },
                "lannister_guardsmen_2": {
                    "card": "lannister_guardsmen",
                    "x": 31_500,
                    "y": 30_000,
                    "facing": 18_000,
                },
            },
            "ncus": {"catelyn_stark": {"card": "catelyn_stark"}},
            "objectives": {"centre": {"x": 34_000, "y": 24_000, "card": "iron_throne"}},
            "terrain": {"forest_1": {"kind": "forest", "x": 10_000, "y": 24_000}},
            **board,
        }
        position |= {"moment": "turn", "to_act": "player-1"}
        wish = {"document": position, "seats": [{"who": "me"}, {"who": "bot", "bot": "random"}], "seed": "7"}
        body = urllib.request.Request(
            f"{server.address}/api/open", json.dumps(wish).encode(), {"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(body) as reply:
            made = json.load(reply)
        page.add_init_script(ASK_ALWAYS)
        table = Table(page).open(f"{server.address}/#/m/{made['match']}/{made['links'][0]['token']}")
        await_question(table, "activate_unit")
        return table

    return sit_down


def test_a_ghost_that_may_not_stand_there_is_red_with_the_reason(
    field: Callable[..., Table], window: WINDOW
) -> None:
    table = field(window())
    page = table.page
    order(table, "umber_berserkers_1", "maneuver")
    await_question(table, "maneuver_path")
    # A drag goes no farther than the unit may; figures say what they say.
    fields = page.locator("fieldset input")
    drag(table, "move", 0, -200)
    expect(fields.nth(1)).to_have_value("6")
    expect(page.locator("[data-in-hand]")).not_to_have_attribute("data-bad", "true")
    fields.nth(1).fill("9")
    expect(page.locator("[data-in-hand]")).to_have_attribute("data-bad", "true")
    expect(page.locator("text.reason")).to_contain_text("at most")
    expect(page.locator("[data-do=answer]")).to_be_disabled()
    expect(page.locator(".why")).to_contain_text("FIG-MAN-01")
    table.shot("figurines-red")

    # The handle turns it afterwards, the figures say so, and keys give the exact distance.
    fields.nth(1).fill("3")
    drag(table, "turn", 60, 20)
    expect(page.locator("[data-in-hand]")).not_to_have_attribute("data-bad", "true")
    assert float(fields.nth(2).input_value()) > 0
    fields.nth(1).press("ArrowUp")
    expect(fields.nth(1)).to_have_value("3.5")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.answer()
    expect(page.locator(".log")).to_contain_text("Maneuver of")


def test_a_charge_shows_its_chance_first_and_a_card_can_answer_its_success(
    field: Callable[..., Table], window: WINDOW
) -> None:
    hands = {"player-1": {"owner": "player-1", "cards": ["devastating_impact"]}}
    table = field(window(), gap=3000, hands=hands)
    page = table.page
    expect(page.locator("[data-hand]").first).to_contain_text("Devastating Impact")
    order(table, "stark_sworn_swords_1", "charge")
    await_question(table, "charge_target")
    unit(table, "lannister_guardsmen_1").dispatch_event("click")
    expect(page.locator("[data-charge-preview]")).to_contain_text("100 %")
    expect(page.locator("[data-charge-preview]")).to_contain_text("front")
    expect(page.locator("[data-aim=lannister_guardsmen_1]")).to_be_attached()
    table.shot("figurines-charge")
    table.answer()
    moments = set()
    while True:
        kind = table.asked()
        if kind != "use_effect":
            if kind == "align_charge":
                expect(page.locator("[data-ghost=full]")).to_be_attached()
                table.shot("figurines-align")
            table.suggest()
            table.answer()
            continue
        moments.add(page.locator("[data-moment]").get_attribute("data-moment"))
        if page.locator("[data-option='card:devastating_impact']").count():
            break
        pass_on(table)
    assert "charge_successful" in moments
    expect(page.locator("[data-moment]")).to_contain_text("The charge of Stark Sworn Swords 1")
    table.shot("figurines-reaction")
    table.choose("card:devastating_impact")
    table.play(stop=lambda kind: kind == "activate_unit")
    expect(page.locator(".log")).to_contain_text("plays “Devastating Impact”")
    expect(page.locator("[data-unit=lannister_guardsmen_1] use[href='#f-panicked']")).to_have_count(1)


def test_a_picked_unit_shows_reach_arcs_and_what_it_sees(field: Callable[..., Table], window: WINDOW) -> None:
    table = field(window())
    page = table.page
    unit(table, "stark_sworn_swords_1").dispatch_event("click")
    sheet = page.locator("[data-inspect=stark_sworn_swords_1]")
    expect(sheet).to_contain_text("12 of 12 figures")
    expect(sheet).to_contain_text("Moves 5″, marches 10″, charges 6″ to 11″")
    expect(page.locator("[data-threat]")).to_be_attached()
    sheet.locator("summary").click()
    expect(sheet).to_contain_text("Stark Fury")
    unit(table, "lannister_guardsmen_2").dispatch_event("click")
    expect(page.locator("[data-pair=lannister_guardsmen_2]")).to_contain_text("In sight")
    expect(page.locator("[data-sight=lannister_guardsmen_2]")).to_be_attached()
    unit(table, "lannister_guardsmen_1").dispatch_event("click")
    expect(page.locator("[data-charge]")).to_contain_text("1+: 100 %")
    table.shot("figurines-sight")
    page.keyboard.press("Escape")
    page.locator("[data-terrain=forest_1]").dispatch_event("click")
    expect(page.locator("[data-inspect=forest_1]")).to_contain_text("Cover")
    page.locator("[data-objective=centre]").dispatch_event("click")
    expect(page.locator("[data-inspect=centre]")).to_contain_text("The Iron Throne")


def test_arcs_reach_and_zones_are_seen_in_a_replay_too(field: Callable[..., Table], window: WINDOW) -> None:
    table = field(window())
    page = table.page
    page.locator("a[href^='#/r/']").first.click()
    page.locator("[data-moment]").wait_for()
    expect(page.locator("[data-zone]")).to_have_count(2)
    unit(table, "stark_sworn_swords_1").dispatch_event("click")
    expect(page.locator("[data-inspect]")).to_be_visible()
    expect(page.locator("[data-threat]")).to_be_attached()
    unit(table, "lannister_guardsmen_2").dispatch_event("click")
    expect(page.locator("[data-pair=lannister_guardsmen_2]")).to_contain_text("In sight")
    table.shot("figurines-replay-arcs")


def test_an_objective_under_a_tray_is_still_seen_and_called_by_its_name(
    field: Callable[..., Table], window: WINDOW
) -> None:
    stood_on = {"objectives": {"centre": {"x": 24_000, "y": 20_000, "card": "iron_throne"}}}
    table = field(window(), **stood_on)
    page = table.page
    expect(page.locator("[data-covered=centre]")).to_be_visible()
    expect(page.locator("[data-objective=centre]")).to_have_attribute("aria-label", re.compile("Iron Throne"))
    table.shot("figurines-covered")


def test_the_ruler_measures_from_edge_to_edge(field: Callable[..., Table], window: WINDOW) -> None:
    table = field(window(), gap=3000)
    page = table.page
    page.locator("[data-do=ruler]").click()
    (x, y), (to_x, to_y) = (
        middle(unit(table, name)) for name in ("stark_sworn_swords_1", "lannister_guardsmen_1")
    )
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(to_x, to_y, steps=5)
    page.mouse.up()
    expect(page.locator("[data-measured]")).to_have_attribute("data-measured", "3000")
    expect(page.locator("[data-measured]")).to_contain_text("3″")
    table.shot("figurines-ruler")


def test_whoever_wishes_is_asked_less_often(field: Callable[..., Table], window: WINDOW) -> None:
    hands = {"player-1": {"owner": "player-1", "cards": ["devastating_impact"]}}
    table = field(window(), gap=3000, hands=hands)
    page = table.page
    order(table, "stark_sworn_swords_1", "charge")
    await_question(table, "charge_target")
    unit(table, "lannister_guardsmen_1").dispatch_event("click")
    table.answer()
    table.play(stop=lambda kind: kind == "use_effect")
    page.locator("details.less summary").click()
    page.locator("[data-preset=turn]").check()
    # What stands open is passed by itself, and the hand is kept.
    expect(page.locator(".log")).to_contain_text("Player 2 to play", timeout=60_000)
    expect(page.locator("[data-hand]").first).to_contain_text("Devastating Impact")


def test_a_siege_is_set_up_on_the_table(server: ServerProcess, window: WINDOW) -> None:
    page = window()
    page.add_init_script(ASK_ALWAYS)
    page.goto(f"{server.address}/#/new")
    page.locator("[data-do=game]").select_option("figurines")
    page.locator("[data-field=mode] select").select_option("a_storm_of_swords")
    for seat, army in ARMIES.items():
        page.locator(f"[data-army-of={seat}]").select_option(army)
    page.locator("details summary").last.click()
    page.locator("[data-do=seed]").fill("storm")
    page.locator("[data-do=start]").click()
    table = Table(page)
    table.decide.wait_for(state="attached")
    asked = table.play(stop=lambda kind: kind == "activate_unit", keep="figurines-siege")
    assert "deploy_unit" in asked
    expect(page.locator("[data-unit^=castle_wall]")).to_have_count(3)
    expect(page.locator("[data-player=player-1]")).to_contain_text("er")
    table.shot("figurines-siege")


def test_at_phone_width_figurines_is_within_reach(field: Callable[..., Table], window: WINDOW) -> None:
    table = field(window(phone=True, lang="fr-FR"))
    page = table.page
    order(table, "umber_berserkers_1", "maneuver")
    await_question(table, "maneuver_path")
    page.locator("[data-ghost]").last.tap()
    expect(page.locator("[data-way]")).to_contain_text("avance")
    table.shot("figurines-phone-move")
    unit(table, "lannister_guardsmen_1").dispatch_event("click")
    table.shot("figurines-phone-inspect")
    page.locator(".inspect .close").tap()
    for tab in ("side", "log", "players", "main"):
        page.locator(f"[data-tab={tab}]").tap()
        table.shot(f"figurines-phone-{tab}")
        assert page.evaluate("document.documentElement.scrollWidth") <= 390, tab
    table.answer()
    expect(page.locator("[data-state]")).to_be_attached()


@pytest.mark.parametrize("phone", [False, True])
def test_nothing_stands_in_anybodys_way_at_figurines(
    server: ServerProcess, field: Callable[..., Table], window: WINDOW, phone: bool
) -> None:
    table = field(window(phone=phone, bypass_csp=True))
    page = table.page
    assert violations(page) == []
    unit(table, "stark_sworn_swords_1").dispatch_event("click")
    expect(page.locator("[data-threat]")).to_be_attached()
    assert violations(page) == []
    page.keyboard.press("Escape")
    table.answer()
    while table.asked("choose_action", "use_effect") == "use_effect":
        assert violations(page) == []
        pass_on(table)
    table.choose("charge")
    await_question(table, "charge_target")
    page.locator("[data-foe]").first.click()
    assert violations(page) == []
    page.goto(f"{server.address}/#/army/figurines")
    page.locator("[data-army=sample]").select_option("stark_40_young_wolf")
    expect(page.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
    assert violations(page) == []
