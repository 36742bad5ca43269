"""The file of the skirmish variant (chapter SKI)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from montjoie.games.westeros.content.base import House, Rank, Side, TrackEnd
from montjoie.games.westeros.content.plans import Edges
from montjoie.games.westeros.content.victory import Victory
from montjoie.kernel.content import Id, PackFile
from montjoie.kernel.entries import NamedFact, Several

Momentum = Literal["random", "lower_commander_value"]
"""Who takes the momentum token (WES-SKI-09); chance decides where the values are equal."""


class CommanderLimits(Struct, frozen=True, forbid_unknown_fields=True):
    """How many commanders a player may choose, and of what total value (WES-SKI-03)."""

    max_count: Several
    max_total_value: Several


class Placement(Struct, frozen=True, forbid_unknown_fields=True):
    """How many rows from the own edge things may be placed (WES-SKI-12 to 15)."""

    terrain_rows: Several
    commander_rows: Several
    unit_rows: Several
    zones_may_overlap: bool


class SummaryCard(NamedFact, frozen=True, kw_only=True):
    """A skirmish summary card with its details side (WES-SKI-16)."""

    side: Side
    edges: Edges
    momentum: Momentum
    commanders: CommanderLimits
    unit_value: Several
    terrain_value: Several
    placement: Placement
    round_limit: Several
    command_tokens: Several
    order_value: Several
    command_value: Several
    morale_ends: dict[House, TrackEnd]
    victory: Victory


class SetupCommander(Struct, frozen=True, forbid_unknown_fields=True):
    """The upper section of a set-up card."""

    commander: Id
    value: Several
    rank: Rank


class SetupUnits(Struct, frozen=True, forbid_unknown_fields=True):
    """Units of one kind in the middle section."""

    unit_card: Id
    rank: Rank
    count: Several


class SetupTerrain(Struct, frozen=True, forbid_unknown_fields=True):
    """Terrain pieces of one kind in the lower section."""

    terrain: Id
    count: Several


class SetupCard(NamedFact, frozen=True, kw_only=True):
    """A skirmish set-up card: used for its commander, its units or its terrain, then put away."""

    house: House
    commander: SetupCommander | None = None
    units: tuple[SetupUnits, ...]
    terrain: tuple[SetupTerrain, ...]


class SkirmishFile(PackFile, frozen=True):
    """`skirmish.json`."""

    summary_cards: tuple[SummaryCard, ...]
    setup_cards: tuple[SetupCard, ...]
