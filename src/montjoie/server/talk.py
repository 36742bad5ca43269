"""Talk: what was said to everybody or between some seats, kept beside the match, never in its record."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct


class Saying(Struct, frozen=True):
    """Something said. `to` is the channel: empty for everybody, else its seats, the speaker included."""

    at: int
    by: str
    to: tuple[str, ...]
    text: str
    key: str

    @property
    def mark(self) -> str:
        """Its key among all that a room has seen, answers included."""
        return f"say/{self.key}"

    def heard_by(self, seat: str | None) -> bool:
        """Whether a seat (None: a spectator) may hear it."""
        return not self.to or seat in self.to

    def row(self, match: str, n: int) -> dict[str, Any]:
        """As a row of the store."""
        return {
            "match_id": match,
            "n": n,
            "at": self.at,
            "by": self.by,
            "to": msgspec.json.encode(self.to).decode(),
            "text": self.text,
            "key": self.key,
        }

    @classmethod
    def read(cls, row: dict[str, Any]) -> Saying:
        """From a row of the store."""
        to = msgspec.json.decode(row["to"], type=tuple[str, ...])
        return cls(row["at"], row["by"], to, row["text"], row["key"])


def channel(by: str, to: list[str]) -> tuple[str, ...]:
    """The channel a speaker means: the same seats are the same channel, whoever speaks."""
    return tuple(sorted({by, *to})) if to else ()
