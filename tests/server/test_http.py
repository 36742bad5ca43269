"""The HTTP side: games, rules, words; records, replays, branches; headers and limits."""

from __future__ import annotations

import asyncio
import json
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import montjoie
import tests.server.games
from montjoie.server.security import HEADERS
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess

GAMES = (tests.server.games,)  # which register themselves


def test_games_say_all_that_a_lobby_needs(small_server):
    games = {game["slug"]: game for game in http(small_server.address, "/api/games")[1]}
    assert games["throne"]["counts"] == [3, 4, 5]
    assert games["throne"]["seats"]["3"] == ["stark", "lannister", "baratheon"]
    assert "random" in games["throne"]["bots"]
    told = [(level["name"], level["rating"]) for level in games["throne"]["levels"]]
    assert told == [*montjoie.bots.levels("throne").items()]
    assert games["throne"]["usual_bot"] in games["throne"]["bots"]
    assert games["throne"]["options"]["$defs"]["Options"]["properties"]
    assert set(games["joust"]["name"]) == {"en", "fr"}
    assert games["throne"]["name"]["fr"] == "Le Trône de Fer : le jeu de plateau"
    assert games["westeros"]["name"]["en"] == "Battles of Westeros"


def test_rules_words_and_content_are_served(small_server):
    rules = http(small_server.address, "/api/rules/throne")[1]
    assert rules["KER-ASK-01"]["text"]
    assert any(rule.startswith("THR-") for rule in rules)
    words = http(small_server.address, "/api/words/joust/fr")[1]
    assert "event-ridden" in words["messages"]
    assert "=" in words["kernel"]
    files = http(small_server.address, "/api/content/throne")[1]
    assert "map.json" in files["base"]
    status, board = http(small_server.address, "/api/content/throne/base/map.json")
    assert (status, bool(board)) == (200, True)
    for path in (
        "rules/nothing", "words/nothing/en", "content/nothing", "content/throne/base/nothing.json",
        "content/throne/..%2f..%2fpyproject.toml/x", "content/throne/base/..%2fpack.json", "nothing",
    ):  # fmt: skip
        assert http(small_server.address, f"/api/{path}")[0] == 404


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        (b"{", 400, "bad_request"),
        (b"[" * 50_000, 400, "bad_request"),
        ({"game": "joust"}, 400, "bad_request"),
        ({"game": "joust", "seats": []}, 400, "bad_request"),
        ({"game": "nothing", "seats": [{"who": "me"}]}, 422, "bad_option"),
        ({"game": "joust", "seats": [{"who": "me"}]}, 422, "bad_option"),
        ({"game": "joust", "seats": [{"who": "me"}] * 2, "options": {"x": 1}}, 422, "bad_option"),
        ({"game": "joust", "seats": [{"who": "me"}] * 2, "seed": 2**70}, 422, "bad_option"),
        ({"game": "joust", "seats": [{"who": "me", "seat": "a"}, {"who": "me"}]}, 400, "bad_request"),
        ({"game": "joust", "seats": [{"who": "bot"}, {"who": "me"}]}, 404, "unknown_bot"),
        ({"game": "joust", "seats": [{"who": "bot", "bot": "x"}, {"who": "me"}]}, 404, "unknown_bot"),
        ({"game": "joust", "seats": [{"who": "me"}] * 2, "clock": {"kind": "sand"}}, 400, "bad_request"),
        (
            {"game": "joust", "seats": [{"who": "me"}] * 2, "webhooks": [{"url": "http://localhost/"}]},
            403,
            "webhook",
        ),
    ],
)
def test_a_wish_that_cannot_be_is_explained(small_server, body, status, code):
    got, fault = http(small_server.address, "/api/matches", body)
    assert (got, fault["code"]) == (status, code)
    assert fault["text"]


def test_named_seats_and_a_given_seed(small_server):
    seats = [{"who": "me", "seat": "ann"}, {"who": "bot", "bot": "random", "seat": "bob"}]
    made = new_match(small_server.address, seats=seats, seed=12)
    assert [seat["seat"] for seat in made["seats"]] == ["ann", "bob"]
    assert made["seed_hash"] == montjoie.start("throne", 3, 12).seed_hash
    assert "12" not in json.dumps({k: v for k, v in made.items() if k == "seats"})


def test_a_record_goes_on_where_it_stopped_and_a_position_stands_where_it_is(small_server):
    match = montjoie.start("throne", seats=3, seed=3)
    for seat, decision in list(match.decisions.items())[:1]:
        match.submit(seat, next(decision.candidates()))
    seats = [{"who": "me"}] * 3
    for document in (match.record(), match.position()):
        status, made = http(small_server.address, "/api/open", {"document": document, "seats": seats})
        assert status == 201
        told = http(small_server.address, f"/api/matches/{made['match']}")[1]
        assert told["awaited"] == list(match.decisions)
        assert told["seed_chosen"] == ("inputs" in document)
    for document, code in (
        ({"game": "throne", "seats": [], "board": {}}, "bad_position"),
        ({"game": "throne", "seats": ["stark"], "inputs": [], "seed": 1}, "bad_record"),
        ({**match.record(), "digest": "0"}, "bad_drift"),
        ({"board": {}}, "bad_request"),
    ):
        status, fault = http(small_server.address, "/api/open", {"document": document, "seats": seats})
        assert fault["code"] == code
    status, fault = http(small_server.address, "/api/open", {"document": match.record(), "seats": seats[:2]})
    assert (status, fault["problems"][0]["path"]) == (422, "seats")


@live
async def test_a_closed_match_can_be_replayed_and_branched_from_any_moment(small_server):
    made = new_match(small_server.address, "me", "me", game="parley", options={"rounds": 2})
    token, path = tokens(made)["host"], f"/api/matches/{made['match']}"
    wish = {"at": 5, "seats": [{"who": "me"}, {"who": "me"}]}
    assert http(small_server.address, f"{path}/branch", wish, token)[0] == 403
    client = await Client.join(small_server.address, made["match"], token)
    views = {}
    while not client.view["over"]:
        for seat in ("seat-1", "seat-2"):
            await client.hello(made["match"], token, seat)
            if client.view["decision"] and client.view["sealed"] is None:
                await client.answer(await client.first_legal())
            if seat == "seat-2":
                views[client.told] = client.view
    _, first = http(small_server.address, f"{path}/replay?seat=seat-2", token=token)
    moments = first["moments"]
    assert [moment["told"] for moment in moments] == sorted({moment["told"] for moment in moments})
    for moment in moments[1:]:
        _, scene = http(small_server.address, f"{path}/replay?seat=seat-2&at={moment['told']}", token=token)
        assert scene["at"] == moment["told"]
        assert scene["events"][-1]["n"] == moment["told"] - 1
    assert scene["view"] == client.view or scene["view"]["over"]
    assert http(small_server.address, f"{path}/replay?at=x", token=token)[0] == 400
    assert http(small_server.address, f"{path}/replay?at=99999", token=token)[1]["view"]["over"]
    status, branch = http(small_server.address, f"{path}/branch", wish | {"at": moments[1]["input"]}, token)
    assert status == 201
    twin = await Client.join(small_server.address, branch["match"], tokens(branch)["host"], "seat-2")
    _, then = http(small_server.address, f"{path}/replay?seat=seat-2&at={moments[1]['told']}", token=token)
    assert twin.view["board"] == then["view"]["board"]
    assert twin.view["seed_hash"] != then["view"]["seed_hash"]
    dice = http(small_server.address, f"{path}/dice", token=token)[1]
    assert [(each["sides"], sum(each["faces"])) for each in dice] == [(6, 2)]
    record = http(small_server.address, f"{path}/record", token=token)[1]
    assert montjoie.replay(record).result is not None
    looked_at = http(small_server.address, f"{path}/analysis", token=token)[1]
    assert looked_at["inputs"] == len(record["inputs"])
    assert not looked_at["valued"]  # parley has no thinker


def test_every_response_has_the_security_headers(small_server):
    for path in ("/health", "/metrics", "/api/games", "/api/nothing", "/nothing"):
        request = urllib.request.Request(small_server.address + path)
        try:
            response = urllib.request.urlopen(request)
        except urllib.error.HTTPError as error:
            response = error
        with response:
            assert {name: response.headers[name] for name in HEADERS} == HEADERS
            assert "server" not in {name.lower() for name in response.headers}


@live
async def test_pages_of_other_sites_are_turned_away(small_server):
    body = {"game": "joust", "seats": [{"who": "me"}] * 2}
    strange = {"Origin": "http://elsewhere.example"}
    assert http(small_server.address, "/api/matches", body, headers=strange)[1]["code"] == "bad_origin"
    own = {"Origin": small_server.address}
    assert http(small_server.address, "/api/matches", body, headers=own)[0] == 201
    with pytest.raises(InvalidStatus) as refused:
        await Client.open(small_server.address, origin="http://elsewhere.example")
    assert refused.value.response.status_code == 403
    await Client.open(small_server.address, origin=small_server.address)


def test_health_and_metrics(server):
    status, health = http(server.address, "/health")
    assert (status, health["ok"], health["store"]) == (200, True, "postgresql" if server.db else "sqlite")
    new_match(server.address, "me", "link")
    metrics = http(server.address, "/metrics")[1]
    assert "montjoie_matches_in_memory 1.0\n" in metrics
    assert 'montjoie_decision_seconds_bucket{le="+Inf"} 0.0' in metrics


def test_limits_and_the_page(tmp_path: Path):
    page = tmp_path / "web"
    page.mkdir()
    (page / "index.html").write_text("<title>Montjoie</title>")
    (tmp_path / "secret.txt").write_text("secret")
    options = ("--set", "requests_per_minute=6", "--set", "connections_per_address=2", "--web-dir", str(page))
    with ServerProcess(tmp_path, "", *options) as server:
        assert http(server.address, "/")[1] == "<title>Montjoie</title>"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert http(server.address, path)[0] == 404
        assert http(server.address, "/api/open", b" " * 9_000_000)[0] == 413
        statuses = [http(server.address, "/api/matches", b"{}")[0] for _ in range(25)]
        assert statuses[0] == 400
        assert statuses[-1] == 429
        second = ServerProcess(tmp_path)
        with pytest.raises(AssertionError, match="Another Montjoie server uses"):
            second.start()
        second.stop()


@live
async def test_too_many_connections_of_one_address_and_silent_ones_are_turned_away(tmp_path):
    options = ("--set", "connections_per_address=2", "--set", "hello_seconds=4")
    with ServerProcess(tmp_path, "", *options) as server:
        first, second = await Client.open(server.address), await Client.open(server.address)
        with pytest.raises(InvalidStatus):
            await Client.open(server.address)
        await second.close()
        await Client.open(server.address)
        for message in ("undo", "end", "links"):
            assert (await first.ask(message))["code"] == "not_joined"
        await asyncio.wait_for(first.socket.wait_closed(), 60)
        assert first.socket.close_code == 4408
