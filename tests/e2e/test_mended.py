"""What people stumbled over once: each thing stays mended."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.figurines import middle, unit
from tests.e2e.table import Table, seated
from tests.e2e.test_clicks import figurines, lesson, sit_down
from tests.e2e.test_narration import seat
from tests.server.client import new_match, tokens
from tests.server.processes import ServerProcess

WINDOW = Callable[..., Page]
START = Callable[..., Table]
GAMES = ("throne", "westeros", "figurines", "conquest")
# How much was left to be shown when the end was first told.
LEFT_AT_THE_END = """() => {
  window.left = undefined;
  new MutationObserver(() => {
    if (window.left === undefined && document.querySelector("[data-scene=end]"))
      window.left = document.querySelector("[data-left]").dataset.left;
  }).observe(document, { subtree: true, childList: true, attributes: true });
}"""


def box(what: Locator) -> dict[str, float]:
    """Where something is in the window: left, top, right, bottom."""
    found = what.bounding_box()
    assert found
    right, bottom = found["x"] + found["width"], found["y"] + found["height"]
    return {"left": found["x"], "top": found["y"], "right": right, "bottom": bottom}


@pytest.mark.parametrize(("game", "seats"), [("throne", 5), ("westeros", 2)])
def test_a_hand_is_seen_without_scrolling(
    server: ServerProcess, window: WINDOW, game: str, seats: int
) -> None:
    page = window()
    table = seat(server, page, game, seats, seed=2)
    table.asked()
    page.locator("[data-hand] [data-card]").first.wait_for()
    for card in page.locator("[data-hand] [data-card]").all():
        assert box(card)["bottom"] <= 800
    table.shot(f"hand-{game}")


def test_a_card_of_the_hand_is_laid_open_by_a_press(start: START) -> None:
    page = start().page
    card = page.locator("[data-hand] button", has_text="Robb Stark")
    expect(card).not_to_contain_text("attacking knights")
    card.click()
    expect(card).to_contain_text("attacking knights")


@pytest.mark.parametrize("lang", ["en-GB", "fr-FR"])
def test_titles_are_whole_on_a_phone(server: ServerProcess, window: WINDOW, lang: str) -> None:
    page = window(phone=True, lang=lang)
    for game in GAMES:
        table = seat(server, page, game, 3 if game == "throne" else 2)
        for size in ((390, 844), (844, 390)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            title = page.locator("header h1")
            assert title.evaluate("(h1) => h1.scrollWidth <= h1.clientWidth"), (game, title.inner_text())
            assert box(title)["bottom"] <= box(page.locator("main.board"))["top"] + 1
        table.shot(f"title-{game}")


def test_a_phone_on_its_side_has_the_board_beside_the_question(start: START, window: WINDOW) -> None:
    page = window(phone=True)
    page.set_viewport_size({"width": 844, "height": 390})
    table = start(page)
    table.asked("place_orders")
    board, answer = box(page.locator("main.board")), box(page.locator("[data-do=answer]"))
    assert board["right"] - board["left"] > 400
    assert board["bottom"] - board["top"] > 250
    assert answer["left"] >= board["right"] - 1
    assert answer["bottom"] <= 390
    table.suggest()
    foot = box(page.locator(".decide .foot .row"))
    assert foot["bottom"] - foot["top"] < 60  # one row, whatever can be done
    table.shot("phone-on-its-side")


def test_what_is_going_on_does_not_push_the_question_away_on_a_phone(
    server: ServerProcess, window: WINDOW
) -> None:
    page = window(phone=True)
    table = seat(server, page, "westeros", 2, seed=2)
    thrown = page.locator(".going-on section, .going-on div").first
    table.play(stop=lambda kind: kind == "take_action" and thrown.count() > 0)
    assert box(page.locator(".decide h2"))["bottom"] < 844
    assert box(page.locator(".decide"))["top"] < box(page.locator(".going-on"))["top"]
    table.shot("phone-dice-below")


def test_a_refusal_at_the_edge_of_the_table_is_read_whole(start: START, window: WINDOW) -> None:
    table = start(window(phone=True), game="parade")
    page = table.page
    table.asked("put_down")
    piece, ground = box(page.locator("[data-grab=move]")), box(page.locator("[data-plane] .ground"))
    page.mouse.move(*((piece["left"] + piece["right"]) / 2, (piece["top"] + piece["bottom"]) / 2))
    page.mouse.down()
    page.mouse.move(ground["right"] - 4, ground["bottom"] - 4, steps=12)
    page.mouse.up()
    expect(page.locator("text.reason")).to_contain_text("too far to the right")
    reason = box(page.locator("text.reason"))
    sheet = box(page.locator("svg", has=page.locator("text.reason")))
    assert sheet["left"] <= reason["left"]
    assert reason["right"] <= sheet["right"]
    assert reason["bottom"] <= sheet["bottom"]
    table.shot("refusal-at-the-edge")


def test_the_invitation_knows_the_clock_that_runs(server: ServerProcess, window: WINDOW) -> None:
    clock = {"kind": "budget", "seconds": 3600, "increment": 10}
    made = new_match(server.address, "me", "link", clock=clock)
    page = window()
    table = Table(page).open(f"{server.address}/#/m/{made['match']}/{tokens(made)['host']}")
    table.asked()
    page.locator("[data-do=host]").click()
    expect(page.locator("dialog select").first).to_have_value("budget")


def test_the_commander_is_given_his_unit_in_one_place(server: ServerProcess, window: WINDOW) -> None:
    page = window()
    page.goto(f"{server.address}/#/army/figurines")
    page.locator("[data-army=sample]").select_option("stark_40_young_wolf")
    led = page.locator("[data-army-unit]", has_text="♛")
    attached = page.locator("[data-army-unit] .row.attached")
    expect(attached).not_to_have_count(0)
    for left in range(attached.count() - 1, -1, -1):
        attached.first.get_by_role("button").click()
        expect(attached).to_have_count(left)
    choices = page.get_by_role("group", name="Your Commander leads")
    expect(choices).to_have_count(1)
    expect(choices.locator("[data-army=lead]").nth(1)).to_be_visible()  # told by the server, unit by unit
    expect(page.locator("[data-army-unit] button.main")).to_have_count(0)
    choices.locator("[data-army=lead]").last.click()
    expect(led).to_have_count(1)
    expect(choices).to_have_count(0)


def test_the_end_is_told_when_the_last_scene_was_shown(server: ServerProcess, window: WINDOW) -> None:
    page = window(pace="brisk")
    page.add_init_script("localStorage.setItem('montjoie.confirm', 'false')")
    made = new_match(server.address, "me", "bot")
    table = Table(page).open(f"{server.address}/#/m/{made['match']}/{tokens(made)['host']}")
    page.evaluate(LEFT_AT_THE_END)
    table.play()
    page.locator("[data-outcome]").wait_for()
    assert page.evaluate("window.left") == "0"


def test_houses_of_westeros_have_their_own_side_at_the_bottom(server: ServerProcess, window: WINDOW) -> None:
    made: dict[str, Any] = new_match(server.address, "link", "link", game="westeros")
    for link in made["links"]:
        if not link["seats"]:
            continue
        page = window()
        Table(page).open(f"{server.address}/#/m/{made['match']}/{link['token']}")
        (own,) = link["seats"]
        edges = {
            one.get_attribute("data-edge-of"): box(one)["top"] for one in page.locator("[data-edge-of]").all()
        }
        assert len(edges) == 2
        assert max(edges, key=lambda house: edges[house]) == own


def test_who_has_the_north_of_figurines_sits_there(server: ServerProcess, window: WINDOW) -> None:
    players = {
        "player-1": {"faction": "stark", "commander": "robb_stark_the_wolf_lord", "edge": "south"},
        "player-2": {"faction": "lannister", "commander": "jaime_lannister_the_kingslayer", "edge": "north"},
    }
    tables = seated(server.address, figurines(players=players))
    own = {"player-1": "stark_sworn_swords_1", "player-2": "lannister_guardsmen_1"}
    for who, other in (("player-1", "player-2"), ("player-2", "player-1")):
        page = window()
        table = Table(page).open(tables[who])
        unit(table, own[who]).wait_for(state="attached")
        assert middle(unit(table, own[who]))[1] > middle(unit(table, own[other]))[1]
        expect(page.locator("[data-turned]")).to_have_count(1 if who == "player-2" else 0)


def test_a_castle_left_to_anybody_is_asked_about_and_the_march_may_be_kept_back(
    server: ServerProcess, window: WINDOW
) -> None:
    march = lesson("throne", "2-march")["board"]
    armies = march["armies"] | {"seagard": {"house": "stark", "ready": {"knight": 1}}}
    position = lesson("throne", "2-march", armies=armies, orders={"seagard": {"token": "march_0"}})
    page = window()
    table = sit_down(server, page, position, seats=3)
    table.asked("march")
    turn = table.turn
    table.area("riverrun").click()
    expect(page.locator("[data-warning=warn-castle-left]")).to_contain_text("Seagard")
    page.locator("[data-do=answer]").click()
    sure = page.locator("dialog[open]", has_text="Seagard")
    expect(sure).to_contain_text("THR-CTL-03")
    table.shot("castle-left")
    sure.get_by_role("button", name="Not yet").click()
    expect(sure).to_have_count(0)
    assert (table.state, table.turn) == ("awaited", turn)
    table.answer()  # and again, for good
    expect(page.locator(".log")).to_contain_text("from Seagard to Riverrun")


def test_the_way_of_a_move_is_shown_before_it_is_gone(server: ServerProcess, window: WINDOW) -> None:
    page = window()
    table = sit_down(server, page, lesson("westeros", "1-order"))
    table.asked("take_action")
    table.suggest()
    table.answer()
    table.asked("move_unit")
    way, turn = page.locator("[data-path]"), table.turn
    page.locator("[data-hex][data-open]").last.hover()
    expect(way).to_have_count(1)
    table.shot("westeros-way")
    page.mouse.move(1, 1)
    expect(way).to_have_count(0)
    assert table.turn == turn  # nobody has moved yet
