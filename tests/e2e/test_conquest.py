"""Conquest in the browser: an army is built, regiments come on, march, charge, shoot and fight."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.figurines import drag, middle
from tests.e2e.table import Table, seated
from tests.e2e.test_access import violations
from tests.server.processes import ServerProcess

Window = Callable[..., Page]


def new_match(page: Page, server: ServerProcess, seed: str, scenario: str = "head_to_head") -> None:
    """A match of 1,000 points in the lobby, not started yet."""
    page.goto(f"{server.address}/#/new")
    page.locator("[data-do=game]").select_option("conquest")
    page.locator("[data-field=scenario] select").select_option(scenario)
    page.locator("[data-field=limit] select").select_option("1000")
    page.locator("details summary").last.click()
    page.locator("[data-do=seed]").fill(seed)


def begin(page: Page, own: str, other: str) -> Table:
    """Start with an army for each side."""
    page.locator("[data-army-of=seat-1]").select_option(own)
    page.locator("[data-army-of=seat-2]").select_option(other)
    page.locator("[data-do=start]").click()
    table = Table(page)
    table.decide.wait_for(state="attached")
    return table


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_a_newcomer_builds_an_army_of_1000_points_and_plays_head_to_head(
    server: ServerProcess, window: Window, lang: str
) -> None:
    page, short = window(lang=lang), lang[:2]
    page.goto(f"{server.address}/#/army/conquest")
    part = lambda name: page.locator(f"[data-army={name}]")  # noqa: E731
    page.locator("[data-faction=hundred_kingdoms]").check(force=True)
    verdict = part("verdict")
    expect(verdict).not_to_contain_text("CON-ARM")  # nothing is held against who has not begun
    page.locator("[data-offer=noble_lord] .add").click()
    expect(verdict).to_contain_text("CON-ARM-04")
    for card in ("household_guard", "men_at_arms", "militia_bowmen", "household_knights"):
        page.locator(f"[data-offer={card}] .add").click()
        expect(page.locator(f"[data-army-regiment={card}]")).to_be_visible()
    part("joins").select_option("0")
    page.locator("[data-offer=theist_priest] .add").click()
    page.locator("[data-offer=militia] .add").click()
    page.locator("[data-offer=crusaders] .add").click()
    expect(page.locator("[data-army-regiment=crusaders]")).to_be_visible()
    expect(verdict).to_have_attribute("data-legal", "true")
    part("name").fill("Hundred")
    Table(page).shot(f"conquest-{short}-builder")
    part("save").click()
    expect(page.locator("[data-saved=Hundred]")).to_be_visible()

    new_match(page, server, "hundred")
    page.locator("[data-army-of=seat-1]").select_option("saved:Hundred")
    Table(page).shot(f"conquest-{short}-lobby")
    table = begin(page, "saved:Hundred", "nords_1000")

    # The first regiment comes on; then it is dragged, with a wheel.
    table.play(stop=lambda kind: kind == "choose_entry", keep=f"conquest-{short}")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot(f"conquest-{short}-entry")
    table.answer()
    table.play(stop=lambda kind: kind == "choose_march")
    expect(page.locator("[data-do=answer]")).to_be_enabled()  # a way onto the table is there already
    table.answer()
    table.play(stop=lambda kind: kind == "choose_march")
    (_, y), (_, inward) = middle(page.locator("[data-grab=move]")), middle(page.locator("[data-board]"))
    ahead = 1 if inward > y else -1
    drag(table, "wheel-left", -4 * ahead, 10 * ahead)
    drag(table, "move", 0, 16 * ahead)
    expect(page.locator("[data-used]")).not_to_have_attribute("data-used", "0")
    expect(page.locator("[data-do=shorter]")).to_be_visible()
    table.shot(f"conquest-{short}-march")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.answer()

    # A stack is ordered with the keys, and begins the next time as it was.
    table.play(stop=lambda kind: kind == "order_stack" and page.locator("[data-item]").count() > 1)
    first = page.locator("[data-item]").first.get_attribute("data-item") or ""
    page.locator("[data-handle]").first.focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-item]").nth(1)).to_have_attribute("data-item", first)
    table.shot(f"conquest-{short}-stack")
    table.answer()
    expect(page.locator("[data-stack=seat-2]")).to_be_visible()
    table.play(stop=lambda kind: kind == "order_stack")
    expect(page.locator("[data-item]").nth(1)).to_have_attribute("data-item", first)
    table.answer()

    # The armies meet: regiments go straight on, charge and shoot wherever they can.
    battle = {"CON-MAR-01", "conquest-charge_rolled", "conquest-hits_rolled"}  # a march, a charge, blows
    assert battle <= fight(table, f"conquest-{short}", until=battle)
    expect(page.locator("ol.log .line").last).to_be_in_viewport()  # the log is at its end
    page.locator("[data-unit]").first.dispatch_event("click")
    expect(page.locator("[data-inspect]")).to_be_visible()
    table.shot(f"conquest-{short}-inspect")


def test_what_things_do_is_told_in_the_builder_and_what_does_nothing_is_noted(
    server: ServerProcess, window: Window
) -> None:
    page = window(phone=True, lang="fr-FR", bypass_csp=True)
    page.goto(f"{server.address}/#/army/conquest")
    part = lambda name: page.locator(f"[data-army={name}]")  # noqa: E731
    page.locator("[data-faction=hundred_kingdoms]").check(force=True)
    page.locator("[data-offer=noble_lord] .add").click()
    part("item").locator("summary").click()
    offer = page.locator("[data-take=ladys_favour]")
    expect(offer).to_contain_text("Sa première blessure est ignorée sur 2+")
    assert violations(page) == []
    offer.click()
    name = page.locator("[data-warband] [data-told=ladys_favour]").first
    text = page.get_by_role("tooltip").filter(has_text="Sa première blessure")
    expect(text).not_to_be_visible()
    name.tap()
    expect(text).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    name.tap()
    expect(text).not_to_be_visible()

    expect(part("note")).to_have_count(0)
    page.locator("[data-faction=city_states]").check(force=True)
    page.locator("[data-offer=polemarch] .add").click()
    page.locator("[data-offer=phalangites] .add").click()
    expect(part("note")).to_contain_text("Mur de Piques n'est pas modélisé")


SIDES: dict[str, Any] = {
    "game": "conquest",
    "seats": ["a", "b"],
    "options": {"scenario": "maelstrom", "terrain": "none"},
    "moment": "command",
    "board": {
        "course": {"round": 2},
        "players": {
            "a": {"faction": "hundred_kingdoms", "edge": "south"},
            "b": {"faction": "nords", "edge": "north"},
        },
        "regiments": {
            "militia_1": {"owner": "a", "entry": "militia", "x": 24_000, "y": 12_000, "facing": 0},
            "raiders_1": {"owner": "b", "entry": "raiders", "x": 24_000, "y": 36_000, "facing": 18_000},
        },
    },
}


def test_everybody_has_his_own_side_of_the_table_at_the_bottom(server: ServerProcess, window: Window) -> None:
    tables = seated(server.address, SIDES)
    for seat, own, other in (("a", "militia_1", "raiders_1"), ("b", "raiders_1", "militia_1")):
        page = window()
        table = Table(page).open(tables[seat])
        table.asked("order_stack")
        for _ in ("at the table", "in the replay"):
            mine, theirs = (page.locator(f"[data-unit={name}]") for name in (own, other))
            mine.wait_for(state="attached")
            assert middle(mine)[1] > middle(theirs)[1]
            expect(page.locator("[data-turned]")).to_have_count(1 if seat == "b" else 0)
            table.shot(f"conquest-side-{seat}")
            if page.locator("[data-do=scrub]").count():
                expect(page.locator("[data-zone][aria-label*=nobody]")).not_to_have_count(0)
            else:
                page.locator("a[href^='#/r/']").first.click()
                page.locator("[data-do=scrub]").wait_for()


WISHES = ("clash", "charge", "volley", "aim", "march")


def fight(table: Table, keep: str, until: set[str]) -> set[str]:
    """Play aggressively until the log has told of all these, or to the end; of what it has told."""
    page = table.page
    asked: set[str] = set()
    happened: set[str] = set()
    while not until <= happened:
        table.until(lambda: table.state in ("awaited", "over"), "a question or the end")
        if table.state == "over":
            break
        kind = table.kind
        if kind == "choose_action":
            free = ":not([aria-disabled=true])"
            offered = [page.locator(f"[data-option={wish}]{free}") for wish in WISHES]
            wished = [one for one in offered if one.count()]
            table.choose(wished[0] if wished else "pass")
        else:
            table.suggest()
            if kind not in asked:
                table.shot(f"{keep}-{kind}")
            table.answer()
        asked.add(kind)
        happened |= told(page)
    return happened


def told(page: Page) -> set[str]:
    """The kinds of events that the log panel tells of, and their rules."""
    words = "(lines) => lines.flatMap((line) => `${line.className} ${line.innerText}`.split(/\\s+/))"
    return set(page.locator("ol.log .line").evaluate_all(words))


def test_maelstrom_opens_on_a_phone_with_its_zones(server: ServerProcess, window: Window) -> None:
    page = window(phone=True, lang="fr-FR", bypass_csp=True)
    new_match(page, server, "maelstrom", "maelstrom")
    table = begin(page, "dweghom_1000", "spires_1000")
    table.asked()
    expect(page.locator("[data-zone]")).not_to_have_count(0)
    table.play(stop=lambda kind: kind == "choose_march", keep="conquest-phone")
    # On a phone a suggestion is pressed.
    page.locator("[data-ghost]").first.dispatch_event("click")
    expect(page.locator("[data-do=answer]")).to_be_enabled()
    table.shot("conquest-phone-march")
    assert violations(page) == []
    table.answer()
    page.locator("[data-zone]").first.dispatch_event("click")
    expect(page.locator("[data-inspect]")).to_be_visible()
    table.shot("conquest-phone-zone")
    # The same battlefield in the replay.
    page.locator("a[href^='#/r/']").click()
    page.locator("[data-zone]").first.wait_for()
    page.locator("[data-do=scrub]").press("End")
    page.locator("[data-unit]").first.wait_for()


def test_the_terrain_is_chosen_by_its_picture(server: ServerProcess, window: Window) -> None:
    page = window(bypass_csp=True)
    new_match(page, server, "pictures", "pincer_attack")
    page.locator("[data-layout=pincer_attack_pass]").click()
    page.locator("[data-field=scenario] select").select_option("maelstrom")  # which has layouts of its own
    expect(page.locator("[data-layout=pincer_attack_pass]")).to_have_count(0)
    expect(page.locator("[data-layout=maelstrom_default]")).to_have_attribute("aria-checked", "true")
    page.locator("[data-layout=maelstrom_ruins]").click()
    assert violations(page) == []
    table = begin(page, "dweghom_1000", "spires_1000")
    table.asked()
    expect(page.locator("[data-terrain=ruins_1]")).to_be_attached()
    expect(page.locator("[data-terrain=hill_3]")).to_have_count(0)


def test_a_list_of_conquest_is_shared_by_its_link_and_read_from_text(
    server: ServerProcess, window: Window
) -> None:
    page = window(bypass_csp=True)
    page.goto(f"{server.address}/#/army/conquest")
    page.locator("[data-army=sample]").select_option("nords_1000")
    expect(page.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
    page.locator("details.more summary").click()
    assert violations(page) == []
    text = page.locator("[data-army=export]").input_value()
    link = page.locator("[data-army=link]").input_value()
    other = window()
    other.goto(link)
    expect(other.locator("[data-faction=nords]")).to_be_checked()
    other.locator("[data-faction=spires]").check(force=True)
    expect(other.locator("[data-warband]")).to_have_count(0)
    other.locator("details.more summary").click()
    other.locator("[data-army=import]").fill(text)
    other.locator("[data-army=take]").click()
    expect(other.locator("[data-faction=nords]")).to_be_checked()
    expect(other.locator("[data-army=verdict]")).to_have_attribute("data-legal", "true")
