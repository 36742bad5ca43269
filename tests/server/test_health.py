"""What an operator sees, and whom the server answers at all."""

from __future__ import annotations

import json
import re
import stat
import urllib.request
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from montjoie.server.config import Config
from montjoie.server.notify import Notifier
from montjoie.server.protocol import Webhook
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ROOT, ServerProcess


def test_alive_ready_and_the_numbers(server):
    assert http(server.address, "/health/live") == (200, {"ok": True})
    assert http(server.address, "/health/ready") == (200, {"ok": True, "faults": []})
    text = http(server.address, "/metrics")[1]
    found = set(re.findall(r"^([a-z_]+)", text, re.MULTILINE))
    wanted = {
        "montjoie_loop_lag_seconds",
        "montjoie_jobs_waiting",
        "montjoie_workers_busy",
        "montjoie_write_seconds_bucket",
        "montjoie_bots_waiting",
    }
    assert wanted <= found
    assert float(re.findall(r"^process_resident_memory_bytes (.*)$", text, re.MULTILINE)[0]) > 1e6


def test_the_board_for_grafana_draws_numbers_that_there_are(server):
    text = http(server.address, "/metrics")[1]
    board = json.loads((ROOT / "deploy" / "grafana.json").read_text())
    drawn = {target["expr"] for panel in board["panels"] for target in panel["targets"]}
    named = {name for each in drawn for name in re.findall(r"(?:montjoie|process)_[a-z_]+", each)}
    known = set(re.findall(r"^([a-z_]+)", text, re.MULTILINE))
    known |= {f"{name}_total" for name in re.findall(r"^# TYPE (\S+) counter", text, re.MULTILINE)}
    assert len(named) > 15
    assert named <= known | {"montjoie_refusals_total"}


@live
async def test_refusals_are_counted_by_kind(small_server):
    made = new_match(small_server.address, "me", "link")
    client = await Client.join(small_server.address, made["match"], tokens(made)["seat-2"])
    assert (await client.ask("links"))["code"] == "not_host"
    assert 'montjoie_refusals_total{code="not_host"} 1.0' in http(small_server.address, "/metrics")[1]


@live
async def test_what_is_logged_names_the_request_and_the_match_it_belongs_to(tmp_path: Path):
    with ServerProcess(tmp_path) as server:
        made = new_match(server.address, "me", "me", game="mire")
        client = await Client.open(server.address, additional_headers={"X-Request-Id": "proxy-17"})
        await client.hello(made["match"], tokens(made)["host"])
        assert (await client.answer("break"))["code"] == "internal"
    logged = [json.loads(line) for line in server.log.read_text().splitlines()]
    (failed,) = (line for line in logged if line["event"] == "rules_failed")
    assert (failed["request"], failed["match"]) == ("proxy-17", made["match"])


def test_every_response_has_the_id_of_its_request(small_server):
    def id_of(headers: dict[str, str]) -> str:
        request = urllib.request.Request(f"{small_server.address}/health/live", headers=headers)
        with urllib.request.urlopen(request, timeout=20) as response:
            return str(response.headers["X-Request-Id"])

    assert id_of({"X-Request-Id": "proxy-18"}) == "proxy-18"
    forged = 'a"b, {}' * 20
    assert id_of({"X-Request-Id": forged}) != forged
    assert id_of({}) != id_of({})


@live
async def test_a_server_with_a_name_answers_to_no_other_and_tells_its_numbers_for_a_token(tmp_path: Path):
    options = ("--allowed-host", "127.0.0.1", "--metrics-token", "open sesame")
    with ServerProcess(tmp_path, "", *options) as server:
        assert http(server.address, "/health/live")[0] == 200
        status, fault = http(server.address, "/health/live", headers={"Host": "evil.example"})
        assert (status, fault["code"]) == (421, "bad_host")
        with pytest.raises(InvalidStatus):
            await Client.open(server.address, additional_headers={"Host": "evil.example"})
        assert http(server.address, "/metrics")[0] == 403
        assert http(server.address, "/metrics", token="open sesame")[0] == 200
        mode = (tmp_path / "montjoie.sqlite3").stat().st_mode
        assert stat.S_IMODE(mode) == 0o600


@pytest.mark.parametrize(
    ("url", "allowed"),
    [
        ("https://hooks.example/table/1", True),
        ("https://hooks.example/table/../admin", False),
        ("https://hooks.example/table/%2e%2e/admin", False),
        ("https://hooks.example/table/%252e%252e/admin", False),
        ("https://hooks.example/table/..\\admin", False),
        ("https://elsewhere.example/table/1", False),
    ],
)
def test_webhooks_stay_below_their_prefix(url, allowed):
    class Only:
        config = Config(webhook_prefixes=("https://hooks.example/table/",))

    assert Notifier(Only()).allows(Webhook(url)) is allowed  # type: ignore[arg-type]
