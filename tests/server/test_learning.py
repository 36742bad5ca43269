"""Rulebooks to read, and what there is to learn from, over HTTP."""

from __future__ import annotations

import json
import urllib.request
from email.message import Message
from typing import Any

from tests.server.client import http


def test_a_rulebook_is_read_in_either_language_with_examples_and_words(small_server):
    english, french = (http(small_server.address, f"/api/rules/throne/{lang}")[1] for lang in ("en", "fr"))
    told = _passages(french)
    assert list(told) == list(_passages(english))
    assert {"THR-BAT-12", "THR-EX-04", "KER-ASK-01"} <= set(told)
    assert told["THR-BAT-12"]["lang"] == "fr"
    assert "Fiefs" in told["THR-BAT-12"]["text"]
    assert "THR-COK-04" in told["THR-EX-04"]["shows"]
    assert french["glossary"][0]["fr"] == "Maison"


def test_what_is_not_translated_is_told_in_english_and_says_so(small_server):
    book = http(small_server.address, "/api/rules/joust/fr")[1]
    assert {told["lang"] for id, told in _passages(book).items() if id[0] != "K"} == {"en"}


def test_a_rulebook_that_the_page_has_is_not_sent_again(small_server):
    status, mark, body = _get(f"{small_server.address}/api/rules/throne/fr")
    assert (status, json.loads(body)["game"]) == (200, "throne")
    assert _get(f"{small_server.address}/api/rules/throne/fr", mark) == (304, mark, b"")


def _passages(book: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {told["id"]: told for chapter in book["chapters"] for told in chapter["passages"]}


def _get(address: str, mark: str = "") -> tuple[int, str, bytes]:
    request = urllib.request.Request(address, headers={"If-None-Match": mark})
    try:
        with urllib.request.urlopen(request, timeout=90) as reply:
            return reply.status, _mark(reply.headers), reply.read()
    except urllib.error.HTTPError as error:
        with error:
            return error.code, _mark(error.headers), error.read()


def _mark(headers: Message) -> str:
    return str(headers["ETag"])
