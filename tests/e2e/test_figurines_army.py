"""Armies of figurines in the browser: built, saved, taken to a table, shared by link, read from text."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.figurines import ASK_ALWAYS, await_question, drag, middle
from tests.e2e.table import Table
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_newcomer_builds_an_army_of_40_points_and_plays_the_first_round(
    server: ServerProcess, window: WINDOW, lang: str
) -> None:
    page, short = window(lang=lang), lang[:2]
    page.add_init_script(ASK_ALWAYS)
    page.goto(f"{server.address}/#/army/figurines")
    part = lambda name: page.locator(f"[data-army={name}]")  # noqa: E731
    page.locator("[data-faction=stark]").check(force=True)
    part("commander").select_option("robb_stark_the_wolf_lord")
    verdict = part("verdict")
    expect(verdict).not_to_contain_text("FIG-ARM")  # nothing is held against who has not begun
    part("find").fill(page.locator("[data-offer=umber_greataxes] strong").inner_text().lower())
    expect(page.locator("[data-offer]")).to_have_count(1)
    page.locator("[data-offer=umber_greataxes] .add").click()
    part("find").fill("")
    expect(verdict).to_contain_text("FIG-ARM-05")
    part("lead").click()
    for card in ("stark_sworn_swords", "umber_berserkers", "stark_bowmen", "tully_sworn_shields"):
        page.locator(f"[data-offer={card}] .add").click()
        expect(page.locator(f"[data-army-unit={card}]")).to_be_visible()
    for card in ("sansa_stark", "catelyn_stark"):
        page.locator(f"[data-offer={card}] .add").click()
        expect(page.locator(f"[data-army-ncu={card}]")).to_be_visible()
    expect(verdict).to_have_attribute("data-legal", "true")
    expect(page.locator("[data-offer=stark_outriders] .add")).to_be_disabled()
    part("name").fill("Winter")
    Table(page).shot(f"figurines-{short}-builder")
    part("save").click()
    expect(page.locator("[data-saved=Winter]")).to_be_visible()

    # The lobby offers the list that was saved.
    page.goto(f"{server.address}/#/new")
    page.locator("[data-do=game]").select_option("figurines")
    page.locator("[data-army-of=player-1]").select_option("saved:Winter")
    page.locator("[data-army-of=player-2]").select_option("lannister_40_kingslayer")
    page.locator("details summary").last.click()
    page.locator("[data-do=seed]").fill("winter")
    Table(page).shot(f"figurines-{short}-lobby")
    page.locator("[data-do=start]").click()
    table = Table(page)
    table.decide.wait_for(state="attached")

    seen: set[str] = set()
    while (kind := table.asked()) != "activate_unit":
        if kind == "deploy_unit":
            options = page.locator(".decide [data-option]")
            if options.count():  # the last unit needs no choice
                options.first.click()
            expect(page.locator("[data-do=answer]")).to_be_enabled()
        else:
            table.suggest()
        if kind not in seen:
            table.shot(f"figurines-{short}-{kind}")
        seen.add(kind)
        table.answer()
    assert {"place_objective", "place_piece", "deploy_unit"} <= seen
    expect(page.locator("[data-unit]")).to_have_count(10)
    expect(page.locator("[data-player=player-1]")).to_contain_text("0 / 10")

    # One unit maneuvers by a drag, the next by a suggestion.
    page.locator("[data-unit][data-open]").first.dispatch_event("click")
    table.answer()
    await_question(table, "choose_action")
    table.shot(f"figurines-{short}-action")
    table.choose("maneuver")
    await_question(table, "maneuver_path")
    (_, y), (_, inward) = middle(page.locator("[data-grab=move]")), middle(page.locator("[data-board]"))
    drag(table, "move", 0, 44 if inward > y else -44)
    expect(page.locator("[data-way]")).not_to_have_attribute("data-way", "[]")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot(f"figurines-{short}-drag")
    table.answer()

    asked = table.play(stop=lambda kind: kind in ("maneuver_path", "march_path"))
    page.locator("[data-ghost]").first.dispatch_event("click")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot(f"figurines-{short}-suggestion")
    table.answer()
    table.play(stop=lambda kind: kind == "discard_cards")
    assert "activate_unit" in asked
    table.shot(f"figurines-{short}-cleanup")
    expect(page.locator("[data-bin]").first).to_be_visible()


def test_a_list_is_shared_by_its_link_and_read_from_text(server: ServerProcess, window: WINDOW) -> None:
    page = window()
    page.goto(f"{server.address}/#/army/figurines")
    page.locator("[data-army=sample]").select_option("baratheon_40_stannis")
    expect(page.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
    page.locator("details.more summary").click()
    link = page.locator("[data-army=link]").input_value()
    text = page.locator("[data-army=export]").input_value()
    assert "Stannis" in text

    other = window()
    other.goto(link)
    expect(other.locator("[data-faction=baratheon]")).to_be_checked()
    expect(other.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
    other.locator("[data-faction=stark]").check(force=True)
    expect(other.locator("[data-army-unit]")).to_have_count(0)
    other.locator("details.more summary").click()
    other.locator("[data-army=import]").fill(text)
    other.locator("[data-army=take]").click()
    expect(other.locator("[data-faction=baratheon]")).to_be_checked()
    expect(other.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
