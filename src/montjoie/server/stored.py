"""A match as rows of the store; known also to workers, who need no database."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

Row = dict[str, Any]


class Stored(Struct):
    """All rows of a match, or those after what somebody already has."""

    match: Row
    seats: list[Row]
    links: list[Row]
    inputs: list[Row]
    talk: list[Row]


class News(Struct, frozen=True):
    """What a process has stored of a match that was played on: its inputs, and its status, clock and next
    deadline where these have changed."""

    inputs: list[Row]
    progress: Row | None = None

    def then(self, later: News) -> News:
        """Both, one after the other."""
        return News(self.inputs + later.inputs, later.progress or self.progress)


Word = str | News  # what processes tell each other of a match: what has changed, or only of which kind it is
