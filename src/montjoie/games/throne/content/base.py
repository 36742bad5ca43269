"""What the entries of every file share: the words the rules know, and the marks of a fact."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.kernel.content import Confidence, Id, Text

Track = Literal["iron_throne", "fiefdoms", "kings_court"]
OrderType = Literal["march", "defence", "support", "raid", "consolidate_power"]
Structure = Literal["city", "stronghold"]
Domain = Literal["land", "sea"]
Timing = Literal["reveal_first", "reveal", "strength", "after_win"]
Deck = Literal["I", "II", "III"]

Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]


class Entry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A fact of the pack: how sure it is, and what else is known of it."""

    confidence: Confidence
    note: str = ""


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An id that has a name and nothing more."""

    id: Id
    name: Text
