"""A battle plan, `plans/NAME.json`: map, armies, resources, special rules, victory (WES-GEN-04)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from montjoie.games.westeros.content.base import Direction, Hexes, HexId, House, Rank, Side, TrackEnd
from montjoie.games.westeros.content.special_rules import AnySpecialRule
from montjoie.games.westeros.content.victory import Victory
from montjoie.kernel.content import Confidence, Id, Line, PackFile, Text
from montjoie.kernel.entries import Named, Several

Control = Literal["lasting", "while_occupied", "once_revealed"]


class Edges(Struct, frozen=True, forbid_unknown_fields=True):
    """Which House owns which edge."""

    north: House
    south: House


class PlanUnit(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit where it starts: of a unit card, or of a commander, whose card names its type (WES-SET-10)."""

    id: Id
    unit_card: Id | None = None
    commander: Id | None = None
    rank: Rank
    hex: HexId


class ObjectiveEntry(Named, frozen=True, kw_only=True):
    """A scoring hex (WES-VIC-08): control lasts, or needs a unit there, or waits for a token."""

    hex: HexId
    control: Control = "lasting"
    held_by: House | None = None


class PlanFile(PackFile, frozen=True, kw_only=True):
    """`plans/NAME.json`: a battle; the name of the file is its id."""

    number: Several | None = None
    name: Text
    side: Side
    edges: Edges
    round_limit: Several
    command_tokens: Several
    order_value: Several
    command_value: Several
    morale_ends: dict[House, TrackEnd]
    momentum: House
    map: tuple[Line, ...]
    tokens: dict[Id, Hexes] = {}
    units: dict[House, tuple[PlanUnit, ...]]
    objectives: tuple[ObjectiveEntry, ...] = ()
    special_rules: tuple[AnySpecialRule, ...] = ()
    victory: Victory
    directions: tuple[Direction, Direction, Direction, Direction, Direction, Direction] | None = None
    confidence: Confidence
    field_confidence: dict[Line, Confidence] = {}
    sources: tuple[Line, ...] = ()
