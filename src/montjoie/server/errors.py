"""What the server itself refuses, apart from the rules: a code for programs, a sentence for people."""

from __future__ import annotations

import math

from montjoie.server.speech import say
from montjoie.words import LANGUAGES, Text

_STATUS = {
    "bad_message": 400,
    "bad_request": 400,
    "bad_host": 421,
    "bad_origin": 403,
    "not_joined": 400,
    "unknown_match": 404,
    "not_found": 404,
    "no_answer": 404,
    "forbidden": 403,
    "not_seated": 403,
    "banned": 403,
    "silenced": 403,
    "not_host": 403,
    "not_asked": 409,
    "stale": 409,
    "no_hints": 403,
    "overtaken": 409,
    "closed": 409,
    "gathering": 409,
    "taken": 409,
    "not_closed": 403,
    "unknown_seat": 404,
    "unknown_bot": 404,
    "unknown_link": 404,
    "webhook": 403,
    "mail": 403,
    "push": 403,
    "rate": 429,
    "busy": 503,
    "too_heavy": 422,
    "stopped": 409,
    "unreadable": 503,
    "store_full": 507,
    "full": 409,
    "too_slow": 408,
    "too_large": 413,
    "unavailable": 503,
    "drifted": 409,
    "internal": 500,
}


class Denied(Exception):
    """A request the server refuses; `retry` says in how many seconds it may be tried again. `detail` is for
    who writes programs: what was wrong in the words of a library, or numbers."""

    def __init__(self, code: str, detail: str = "", retry: float | None = None) -> None:
        self.status, self.code, self.detail = _STATUS[code], code, detail
        self.retry = None if retry is None else math.ceil(max(retry, 0.1) * 10) / 10
        super().__init__(code, detail)

    @property
    def text(self) -> Text:
        """What is said of it to people."""
        said = {lang: f"{say(lang, f'denied-{self.code}')} {self.detail}".rstrip() for lang in LANGUAGES}
        return Text(**said)

    def __str__(self) -> str:
        return self.text.en

    def __reduce__(self) -> tuple[type[Denied], tuple[str, str, float | None]]:
        """Workers refuse too."""
        return Denied, (self.code, self.detail, self.retry)
