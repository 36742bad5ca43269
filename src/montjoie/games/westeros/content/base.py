"""What the entries of every file share: the words the rules know, and the marks of a fact."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.kernel.content import Confidence, Id, Line, Text

House = Literal["stark", "lannister"]
Rank = Literal["green", "blue", "red"]
UnitClass = Literal["infantry", "cavalry", "ranged"]
Symbol = Literal["green", "blue", "red", "valor", "morale"]
Keyword = Literal[
    "advance",
    "heavy_armour",
    "pursue",
    "scorched_earth",
    "stalwart",
    "toughness",
    "unbalanced",
    "war_dogs",
]
Zone = Literal["grey", "green", "yellow", "red", "rout"]
TrackEnd = Literal["eleven", "rout"]
Morale = Literal["green_or_better", "green_or_worse", "yellow_or_better", "yellow_or_worse"]
Direction = Literal["NE", "E", "SE", "SW", "W", "NW"]
Side = Literal["A", "B"]

Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
HexId = Annotated[str, Meta(pattern="^[1-9][0-9]?,[1-9][0-9]?$")]
"""A hex as "COLUMN,ROW", both from 1, row 1 in the north."""
Hexes = Annotated[tuple[HexId, ...], Meta(min_length=1)]


class Fact(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fact of the pack: how sure it is, field by field where that differs, and what else is known."""

    confidence: Confidence
    field_confidence: dict[Line, Confidence] = {}
    note: str = ""


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An id that has a name and nothing more."""

    id: Id
    name: Text


class Told(Named, frozen=True, kw_only=True):
    """An id with a name and a sentence that explains it."""

    text: Text
