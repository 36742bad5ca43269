"""Links to a moment: who has one sees a match up to there, as one seat or a spectator saw it, and no more.

They are signed with what only the server knows of the match, so none is stored, and none opens a seat.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import NamedTuple

from montjoie.server.rooms import Room

_KIND = "moment"


class Seen(NamedTuple):
    """What such a link shows: the table of a seat (None: a spectator) after so many events."""

    seat: str | None
    told: int


def sign(room: Room, seen: Seen) -> str:
    """The token of a link to a moment."""
    return f"{_KIND}.{seen.told}.{seen.seat or ''}.{_mark(room, seen)}"


def read(room: Room, token: str) -> Seen | None:
    """What a token shows; None if it is of another kind, or forged."""
    kind, _, rest = token.partition(".")
    told, _, rest = rest.partition(".")
    seat, _, mark = rest.rpartition(".")
    if kind != _KIND or not (told.isascii() and told.isdigit() and len(told) < 10):
        return None
    seen = Seen(seat or None, int(told))
    return seen if hmac.compare_digest(mark.encode(), _mark(room, seen).encode()) else None


def _mark(room: Room, seen: Seen) -> str:
    """Made with the stored hash of the host's first link, which is told to nobody."""
    key = next(link.hash for link in room.links.values() if link.host)
    text = f"{room.id}/{seen.told}/{seen.seat or ''}"
    return hmac.new(key.encode(), text.encode(), sha256).hexdigest()[:32]
