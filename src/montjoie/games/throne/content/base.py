"""The words that the rules know, for the entries of every file."""

from __future__ import annotations

from typing import Literal

Track = Literal["iron_throne", "fiefdoms", "kings_court"]
OrderType = Literal["march", "defence", "support", "raid", "consolidate_power"]
Structure = Literal["city", "stronghold"]
Domain = Literal["land", "sea"]
Timing = Literal["reveal_first", "reveal", "strength", "after_win"]
Deck = Literal["I", "II", "III"]
