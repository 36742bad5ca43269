"""`montjoie serve`: what it says when it cannot, and the browser."""

from __future__ import annotations

import socket
import webbrowser

from montjoie.cli import serving
from tests.cli.commands import montjoie
from tests.server.client import http
from tests.server.processes import ServerProcess


def test_a_setting_that_is_none_is_refused_with_those_there_are():
    done = montjoie("serve", "--set", "nothing=1", "--lang", "en")
    assert done.code == 1
    assert "clock_grace" in done.err
    assert montjoie("serve", "--set", "clock_grace=soon").code == 1


def test_a_port_in_use_is_told(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = montjoie("serve", "--port", port, "--data-dir", str(tmp_path), "--lang", "en")
    assert done.code == 1
    assert "cannot start" in done.err


def test_a_webhook_prefix_must_end_its_host():
    assert "slash" in montjoie("serve", "--webhook-prefix", "https://example.org").err


def test_play_opens_the_page_of_a_server_that_runs_already(small_server, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    host, _, port = small_server.address.removeprefix("http://").partition(":")
    monkeypatch.setattr(serving, "HOST", host)
    monkeypatch.setattr(serving, "PORT", int(port))
    assert serving.in_browser("en") == 0
    assert serving.in_browser("en", "throne") == 0
    assert opened == [small_server.address, f"{small_server.address}/#/new/throne"]


def test_a_server_started_from_nothing_listens_and_stops_when_it_is_told(tmp_path):
    server = ServerProcess(tmp_path, fresh=True).start()
    assert http(server.address, "/health/ready") == (200, {"ok": True, "faults": []})
    assert server.stop() == 0
