"""Army lists over HTTP, and what the game tells about the table when it is asked."""

from __future__ import annotations

from tests.server.client import Client, http, live, new_match, tokens

SAMPLES = {"player-1": "stark_40_young_wolf", "player-2": "lannister_40_kingslayer"}


def test_the_cards_and_samples_of_a_game_with_armies_are_served(small_server):
    status, book = http(small_server.address, "/api/armies/figurines")
    assert status == 200
    assert book["cards"]["stark_bowmen"]["kind"] == "unit"
    assert "stark_40_young_wolf" in book["samples"]
    assert http(small_server.address, "/api/armies/throne")[0] == 404
    assert http(small_server.address, "/api/armies/nowhere")[0] == 404


def test_a_list_is_judged_with_rules_and_places(small_server):
    army = {"faction": "stark", "size": 40, "commander": "robb_stark_the_wolf_lord"}
    status, told = http(small_server.address, "/api/armies/figurines/check", {"army": army})
    assert status == 200
    (no_unit,) = (each for each in told["problems"] if each["rule"] == "FIG-ARM-10")
    assert no_unit["path"] == "$.units"
    assert no_unit["text"]["fr"]
    assert told["advice"]["points"] == 0
    assert told["advice"]["offers"]["units"]["stark_bowmen"] is True
    sound = http(small_server.address, "/api/armies/figurines")[1]["samples"]["stark_30"]
    assert http(small_server.address, "/api/armies/figurines/check", {"army": sound})[1]["problems"] == []


def test_what_a_list_has_that_does_nothing_is_noted(small_server):
    band = {
        "character": "polemarch",
        "warlord": True,
        "regiments": [{"regiment": "phalangites", "stands": 3}],
    }
    army = {"faction": "city_states", "warbands": [band]}
    _, told = http(small_server.address, "/api/armies/conquest/check", {"army": army})
    assert told["problems"] == []
    assert [note["rule"] for note in told["notes"]] == ["CON-ARM-09"]
    assert "Mur de Piques" in told["notes"][0]["text"]["fr"]


def test_nonsense_is_refused_politely(small_server):
    status, told = http(small_server.address, "/api/armies/figurines/check", {"army": "Units: dragons"})
    assert status == 200
    assert told["problems"]
    assert told["advice"] == {}
    assert http(small_server.address, "/api/armies/figurines/check", {"list": 1})[0] == 400
    assert http(small_server.address, "/api/armies/throne/check", {"army": {}})[0] == 404


@live
async def test_a_page_may_ask_about_the_table(small_server):
    made = new_match(small_server.address, "me", "me", game="figurines", options={"armies": SAMPLES}, seed=1)
    client = await Client.join(small_server.address, made["match"], tokens(made)["host"], "player-1")
    told = await client.ask("look", about={"what": "table"})
    assert told["type"] == "looked"
    assert set(told["told"]["zones"]) == {"south", "north"}
    assert (await client.ask("look", about={"what": "nothing"}))["told"] == {}
    watching = await Client.join(small_server.address, made["match"], tokens(made)["spectator"])
    assert (await watching.ask("look", about={"what": "table"}))["told"] == told["told"]


@live
async def test_legal_answers_can_be_asked_for_by_the_option_they_take(small_server):
    made = new_match(small_server.address, "me", "me", game="figurines", options={"armies": SAMPLES}, seed=1)
    seats = {
        seat: await Client.join(small_server.address, made["match"], tokens(made)["host"], seat)
        for seat in SAMPLES
    }
    while True:
        for client in seats.values():
            await client.quiet()
        (seat,) = seats["player-1"].view["awaited"]
        client = seats[seat]
        if client.view["decision"]["kind"] == "figurines.deploy_unit":
            break
        assert (await client.answer(await client.first_legal()))["type"] == "accepted"
    last = list(client.view["decision"]["space"]["options"])[-1]
    some = await client.ask("candidates", limit=3, option=last)
    assert [list(answer) for answer in some["answers"]] == [[last]] * 3
    assert (await client.ask("candidates", option="nowhere"))["answers"] == []
