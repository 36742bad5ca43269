"""The words that the rules know, for the entries of every file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

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

HexId = Annotated[str, Meta(pattern="^[1-9][0-9]?,[1-9][0-9]?$")]
"""A hex as "COLUMN,ROW", both from 1, row 1 in the north."""
Hexes = Annotated[tuple[HexId, ...], Meta(min_length=1)]
