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
