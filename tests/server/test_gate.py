"""How much anybody may ask for: what is too large, too slow or too much is told when to come back."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, memory, wait_until
from tests.server.test_budgets import SOON, mire

LIMITS = (
    "header_seconds=1",
    "body_seconds=1",
    "half_open=100",
    "bodies_bytes=2500000",
    "messages_per_second=10",
    "talk_per_second=0.2",
    "talk_per_match=6",
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with narrow limits."""
    options = [word for each in LIMITS for word in ("--set", each)]
    with ServerProcess(tmp_path_factory.mktemp("server"), "", *options) as process:
        yield process


def dial(server: ServerProcess) -> socket.socket:
    """A bare line."""
    return socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), 10)


def is_cut(line: socket.socket) -> bool:
    """Whether the server has hung up."""
    line.settimeout(0.01)
    try:
        return line.recv(1) == b""
    except TimeoutError:
        return False
    except OSError:
        return True


def test_headers_that_do_not_come_are_waited_for_a_moment_only(server):
    lines = [dial(server) for _ in range(150)]
    for line in lines:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\nX-")
    begun = time.monotonic()
    assert http(server.address, "/health")[0] == 200
    assert time.monotonic() - begun < SOON
    wait_until(lambda: all(is_cut(line) for line in lines))
    for line in lines:
        line.close()


def test_a_second_request_on_a_line_must_come_in_time_too(server):
    with dial(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: a\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")
        end = time.monotonic() + 60
        while time.monotonic() < end and not is_cut(line):
            try:
                line.sendall(b"G" if time.monotonic() % 2 < 1 else b"E")
            except OSError:
                break
            time.sleep(0.2)
        assert time.monotonic() < end


def test_a_body_that_trickles_in_is_refused(server):
    with dial(server) as line:
        line.sendall(b"POST /api/open HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{")
        line.settimeout(60)
        assert line.recv(4096).startswith(b"HTTP/1.1 408")


def test_a_body_over_the_limit_is_refused_before_it_is_read_whole(server):
    status, fault = http(server.address, "/api/open", b" " * 2_000_001)
    assert (status, fault["code"]) == (413, "too_large")


def test_many_large_bodies_at_once_take_turns_and_little_memory(server):
    document = {"game": "mire", "seats": [], "board": {"reeds": {str(n): {} for n in range(100_000)}}}
    whole = json.dumps({"seats": [{"who": "me"}], "document": document}).encode()
    assert len(whole) > 1_000_000
    before, statuses, waits = memory(server.pid), [], []

    def send() -> None:
        request = urllib.request.Request(f"{server.address}/api/open", whole)
        try:
            urllib.request.urlopen(request, timeout=60)
        except urllib.error.HTTPError as error:
            statuses.append(error.code)
            waits.append(error.headers["Retry-After"])
            error.close()
        except OSError:  # cut before it was read whole
            statuses.append(503)

    threads = [threading.Thread(target=send) for _ in range(12)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert set(statuses) <= {413, 429, 503, 408}
    assert len(statuses) == 12
    assert memory(server.pid) - before < 100_000_000


@live
async def test_every_message_over_the_limit_is_answered_with_the_time_to_wait(server):
    made = new_match(server.address, "me", "link")
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    for n in range(60):
        await client.send(type="links", id=str(n))
    replies: dict[str, Any] = {}
    while len(replies) < 60:
        message = await client.receive()
        if "id" in message:
            replies[message["id"]] = message
    over = [each for each in replies.values() if each["type"] == "error"]
    assert over
    assert {each["code"] for each in over} == {"rate"}
    assert all(each["retry"] > 0 for each in over)


@live
async def test_talk_has_a_measure(server):
    made = new_match(server.address, "me", "link")
    client = await Client.join(server.address, made["match"], tokens(made)["seat-1"])
    replies = [await client.ask("say", text=f"{n}") for n in range(6)]
    assert [each["type"] for each in replies[:4]] == ["done"] * 4
    assert replies[5]["code"] == "rate"
    assert replies[5]["retry"] > 1


@live
async def test_a_match_holds_so_much_talk_and_no_more(server):
    made = new_match(server.address, "me", "link")
    for seat in ("seat-1", "seat-2"):
        client = await Client.join(server.address, made["match"], tokens(made)[seat])
        replies = [await client.ask("say", text=f"{n}") for n in range(4)]
    assert [each.get("code") for each in replies] == [None, None, "full", "full"]


@live
async def test_a_long_wrong_answer_is_refused_in_few_words(server):
    made = new_match(server.address, game="throne", seats=[{"who": "me"}] * 3)
    client = await Client.join(server.address, made["match"], tokens(made)["host"])
    answer = {f"{'x' * 40}{n}": "march_0" for n in range(1000)}
    assert (await client.answer(answer))["type"] == "refused"
    assert len(client.received[-1]) < 60_000
    assert (await client.ask("check", answer=answer))["type"] == "problems"
    assert len(client.received[-1]) < 60_000


@pytest.mark.parametrize(
    ("game", "army", "status"),
    [
        ("figurines", {"faction": "stark", "units": [{"unit": "x" * 20} for _ in range(900)]}, 200),
        ("figurines", {"faction": "stark", "units": [{"unit": "x" * 20} for _ in range(30_000)]}, 413),
        ("conquest", {"warbands": [{"character": "noble_lord", "regiments": []}] * 9_000}, 413),
        ("conquest", "noble_lord\n" * 50_000, 413),
    ],
    ids=["long", "longer", "warbands", "text"],
)
def test_a_large_army_is_judged_beside_the_loop_and_a_larger_one_not_at_all(server, game, army, status):
    done = threading.Event()
    found: list[int] = []

    def send() -> None:
        found.append(http(server.address, f"/api/armies/{game}/check", {"army": army})[0])
        done.set()

    threading.Thread(target=send).start()
    worst = 0.0
    while not done.is_set():
        begun = time.monotonic()
        assert http(server.address, "/health")[0] == 200
        worst = max(worst, time.monotonic() - begun)
        time.sleep(0.02)
    assert found == [status]
    assert worst < SOON


@live
async def test_who_has_had_too_much_work_done_is_told_when_to_come_back(tmp_path: Path):
    limits = ("--set", "work_per_address=0.05", "--set", "work_burst=20", "--set", "question_seconds=2")
    with ServerProcess(tmp_path, "", *limits) as poor:
        made = mire(poor.address)
        client = await Client.join(poor.address, made["match"], tokens(made)["seat-1"])
        replies = [await client.ask("look", about={"forever": True}) for _ in range(2)]
        assert replies[0]["code"] == "too_heavy"
        assert replies[1]["code"] == "rate"
        assert replies[1]["retry"] > 1
        status, fault = http(poor.address, "/api/matches", {"game": "mire", "seats": [{"who": "me"}]})
        assert (status, fault["code"]) == (429, "rate")
        assert fault["retry"] > 1
        await asyncio.sleep(0)


def test_one_address_opens_so_many_matches_a_day(tmp_path: Path):
    with ServerProcess(tmp_path, "", "--set", "matches_per_day=2") as server:
        body = {"game": "joust", "seats": [{"who": "me"}, {"who": "link"}]}
        told = [http(server.address, "/api/matches", body) for _ in range(3)]
    assert [status for status, _ in told] == [201, 201, 429]
    assert told[2][1]["retry"] > 60


def test_a_full_store_takes_no_more_matches_and_goes_on_with_those_there_are(tmp_path: Path):
    body = {"game": "joust", "seats": [{"who": "me"}, {"who": "link"}]}
    with ServerProcess(tmp_path) as server:
        status, made = http(server.address, "/api/matches", body)
        assert status == 201
    with ServerProcess(tmp_path, "", "--set", "store_bytes=1000") as server:
        wait_until(lambda: http(server.address, "/api/matches", body)[0] == 507)
        assert http(server.address, f"/api/matches/{made['match']}")[0] == 200
        assert "store_full" in server.log.read_text()


@pytest.mark.parametrize("document", [False, True], ids=["new", "position"])
def test_a_match_with_armies_without_measure_is_not_opened(server, document):
    options = {"armies": {seat: [{"regiment": "men_at_arms"}] * 5_000 for seat in ("seat-1", "seat-2")}}
    seats = [{"who": "me"}, {"who": "me"}]
    wish = {"game": "conquest", "options": options, "seats": seats}
    if document:
        wish = {"seats": seats, "document": {"game": "conquest", "seats": ["a", "b"], "options": options}}
    status, fault = http(server.address, "/api/open" if document else "/api/matches", wish)
    assert (status, fault["code"]) == (413, "too_large")
    assert fault["text"]["fr"] == "C'est trop volumineux. options: > 5000"
