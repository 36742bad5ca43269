"""What the server itself refuses, apart from the rules: a code for programs, a sentence for people."""

from __future__ import annotations

import math

_SENTENCES = {
    "bad_message": (400, "That is not a message of this protocol."),
    "bad_request": (400, "That request cannot be understood."),
    "bad_host": (421, "This server is not known by that name."),
    "bad_origin": (403, "Pages of another site may not talk to this server."),
    "not_joined": (400, "Say hello first."),
    "unknown_match": (404, "There is no such match."),
    "not_found": (404, "There is nothing here."),
    "forbidden": (403, "This link does not open that."),
    "not_seated": (403, "This link has no seat in that."),
    "banned": (403, "The operator of this server does not let you in."),
    "silenced": (403, "The operator of this server does not let you talk here."),
    "not_host": (403, "Only the host may do that."),
    "not_asked": (409, "This seat has nothing to decide now."),
    "stale": (409, "The table has changed since that question."),
    "overtaken": (409, "Something else was asked meanwhile."),
    "closed": (409, "The match is closed."),
    "gathering": (409, "The match begins when everybody has sat down."),
    "taken": (409, "That seat is taken."),
    "not_closed": (403, "That is told once the match is closed."),
    "unknown_seat": (404, "There is no such seat."),
    "unknown_bot": (404, "There is no such bot."),
    "unknown_link": (404, "There is no such link."),
    "webhook": (403, "This server does not post to that address."),
    "mail": (403, "This server sends no mail."),
    "rate": (429, "Too much at once; wait a moment."),
    "busy": (503, "Too many are waiting already; wait a moment."),
    "too_heavy": (422, "That takes more work than this server does for it; nothing happened."),
    "stopped": (409, "The match is stopped: its rules could not go on. The operator has been told."),
    "unreadable": (503, "This match cannot be loaded. The operator has been told."),
    "store_full": (507, "This server has no room for more matches. The operator has been told."),
    "full": (409, "There is no more room for that in this match."),
    "too_slow": (408, "The request did not come in time."),
    "too_large": (413, "That is too large."),
    "unavailable": (503, "The store does not answer; send it again, with the same id."),
    "drifted": (409, "The rules have changed since this match was played."),
    "internal": (500, "Something went wrong here; nothing happened."),
}


class Denied(Exception):
    """A request the server refuses; `retry` says in how many seconds it may be tried again."""

    def __init__(self, code: str, detail: str = "", retry: float | None = None) -> None:
        self.status, sentence = _SENTENCES[code]
        self.code, self.detail, self.text = code, detail, f"{sentence} {detail}".rstrip()
        self.retry = None if retry is None else math.ceil(max(retry, 0.1) * 10) / 10
        super().__init__(self.text)

    def __reduce__(self) -> tuple[type[Denied], tuple[str, str, float | None]]:
        """Workers refuse too."""
        return Denied, (self.code, self.detail, self.retry)
