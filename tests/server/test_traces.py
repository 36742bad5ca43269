"""Traces: a collector of the operator's own hears where the time of a message goes, and no secret."""

from __future__ import annotations

import gzip
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from tests.server.client import Client, live, new_match, tokens
from tests.server.processes import ServerProcess

heard: list[bytes] = []


class Collector(BaseHTTPRequestHandler):
    """Keeps what it is sent."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        heard.append(gzip.decompress(body) if self.headers["Content-Encoding"] == "gzip" else body)
        self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def collector() -> Iterator[str]:
    heard.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Collector)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/v1/traces"
    server.shutdown()
    thread.join()
    server.server_close()


@live
async def test_messages_and_the_work_in_them_are_traced_without_what_they_say(collector, tmp_path: Path):
    with ServerProcess(tmp_path, "", "--traces", collector) as server:
        made = new_match(server.address, "me", "link", game="mire")
        client = await Client.join(server.address, made["match"], tokens(made)["host"], "seat-1")
        assert (await client.ask("look", about={}))["type"] == "looked"
        assert (await client.answer("step"))["type"] == "accepted"
    told = b"".join(heard)
    for name in (b"Hello", b"Look", b"Answer", b"work", b"look"):
        assert name in told
    for secret in tokens(made).values():
        assert secret.encode() not in told
