"""Webhooks: who is away is told, once a turn, with what happened."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace
from typing import Any, cast

import pytest

from montjoie.server import notify
from montjoie.server.config import Config
from montjoie.server.protocol import Webhook
from tests.server.client import Client, http, live, new_match, tokens
from tests.server.processes import ServerProcess, wait_until

posted: list[dict[str, Any]] = []


class Receiver(BaseHTTPRequestHandler):
    """Keeps what is posted; redirects to itself elsewhere, which must not be followed."""

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        if self.path.startswith("/hooks/away"):
            self.send_response(302)
            self.send_header("Location", "/hooks/here")
        else:
            posted.append({"path": self.path, **json.loads(body)})
            self.send_response(200)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *args: Any) -> None:
        """Say nothing."""


@pytest.fixture
def receiver() -> Iterator[str]:
    posted.clear()
    server = ThreadingHTTPServer(("127.0.0.1", 0), Receiver)
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}/hooks/"
    server.shutdown()
    thread.join()
    server.server_close()


@live
async def test_a_person_is_told_the_game_the_turn_the_phase_and_what_happened(receiver, tmp_path):
    with ServerProcess(tmp_path, "", "--webhook-prefix", receiver) as server:
        hooks = [{"url": f"{receiver}ann", "seat": "seat-1"}, {"url": f"{receiver}all"}]
        hooks.append({"url": f"{receiver}away", "seat": "seat-2"})
        seats = [{"who": "me", "name": "Ann"}, {"who": "link"}, {"who": "bot", "bot": "random"}]
        made = new_match(
            server.address,
            seats=seats,
            webhooks=hooks,
            game="parley",
            options={"rounds": 1, "objections": True},
        )
        keys = tokens(made)
        a = await Client.join(server.address, made["match"], keys["seat-1"])
        b = await Client.join(server.address, made["match"], keys["seat-2"])
        await a.answer(9)
        await b.answer(0)
        await a.until(lambda c: c.view["awaited"] == ["seat-1"])
        wait_until(lambda: any(post["path"] == "/hooks/ann" for post in posted))
        post = next(post for post in posted if post["path"] == "/hooks/ann")
        assert (post["what"], post["game"]) == ("your_turn", "parley")
        assert (post["seat"], post["name"]) == ("seat-1", "Ann")
        assert (post["round"], post["phase"], post["match"]) == (1, "name", made["match"])
        assert post["ask"]["fr"]
        assert len(post["last"]) == 2
        assert not any(secret in json.dumps(post) for secret in keys.values())
        await a.answer(await a.first_legal())
        await a.answer("soft")
        await b.until(lambda c: c.view["awaited"] == ["seat-2"])
        await b.answer("pass")
        await b.until(lambda c: c.view["over"])
        wait_until(lambda: [post["what"] for post in posted].count("closed") == 3)
        assert not any(post["path"] == "/hooks/here" for post in posted)
        assert not any(post["seat"] == "seat-3" for post in posted)
        bad = {"game": "joust", "seats": seats[:2], "webhooks": [{"url": "http://127.0.0.1:1/x"}]}
        assert http(server.address, "/api/matches", bad)[1]["code"] == "webhook"


@live
async def test_a_webhook_is_posted_to_so_often_and_no_more():
    hub: Any = SimpleNamespace(config=Config(webhook_prefixes=("http://here/",), webhooks_per_hour=2))
    notifier = notify.Notifier(hub)
    one, other = (SimpleNamespace(id=name) for name in ("one", "other"))
    ann, bob, eve = (Webhook(url) for url in ("http://here/ann", "http://here/bob", "http://there/eve"))
    assert [notifier._takes(cast("Any", one), ann) for _ in range(3)] == [True, True, False]
    assert notifier._takes(cast("Any", one), bob)
    assert notifier._takes(cast("Any", other), ann)
    assert not notifier._takes(cast("Any", one), eve)


@live
async def test_few_are_told_at_once_and_nobody_beyond_measure(monkeypatch):
    monkeypatch.setattr(notify, "_AT_ONCE", 4)
    monkeypatch.setattr(notify, "_WAITING", 10)
    release, told, sent = threading.Event(), list[str](), 0

    def slow() -> None:
        told.append("")
        release.wait(10)

    hub: Any = SimpleNamespace(config=Config(), metrics=SimpleNamespace(count=told.append))
    notifier = notify.Notifier(hub)
    deliveries = [asyncio.create_task(notifier._deliver("webhook", slow)) for _ in range(15)]
    for _ in range(100):
        await asyncio.sleep(0.002)
        sent = max(sent, len(told))
    release.set()
    await asyncio.gather(*deliveries)
    assert sent == 4
    assert told.count("notifications") == 10
