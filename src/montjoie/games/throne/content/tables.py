"""The tables of a throne pack: what `tables.json` may say of tracks, orders, units and power."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from montjoie.games.throne.content.base import Domain, OrderType, Structure, Track
from montjoie.kernel.content import Id, PackFile
from montjoie.kernel.entries import Count, Fact, Named, NamedFact, Several, Told


class SupplyLevel(Fact, frozen=True):
    """A line of the supply table: the largest size of each army (THR-SUP-01)."""

    level: Count
    armies: tuple[Annotated[int, Meta(ge=2)], ...]


class Stars(Fact, frozen=True):
    """Special orders allowed by position at the King's Court (THR-INF-03)."""

    by_position: tuple[Count, ...]


class WildlingTrack(Fact, frozen=True):
    """The strengths of the wildlings, and where their token stands and returns (THR-WIL-01)."""

    spaces: tuple[Count, ...]
    start: Count
    after_attack: Count


class WildlingLosses(Fact, frozen=True):
    """Muster points lost when the wildlings win (THR-WIL-06, THR-WIL-07)."""

    each_house: Count
    lowest_bidder: Count


class TurnTrack(Fact, frozen=True):
    """The length of the game (THR-GEN-02, THR-TRN-02)."""

    turns: Several
    without_westeros_phase: tuple[Several, ...]


class OrderTypeEntry(Named, frozen=True):
    """A kind of order."""

    id: OrderType


class OrderToken(NamedFact, frozen=True, kw_only=True):
    """An order token and how many a house owns (THR-ORD-01)."""

    type: OrderType
    special: bool
    modifier: int = 0
    targets: Count = 0
    land_only: bool = False
    copies: Several


class UnitType(NamedFact, frozen=True):
    """A kind of unit: where it lives, what it costs, what it is worth (THR-MUS-03)."""

    domain: Domain
    cost: Several
    strength: Count
    per_house: Several
    upgrade_from: Id | None = None
    upgrade_cost: Several | None = None


class StructureEntry(NamedFact, frozen=True):
    """A city or a stronghold and its muster points (THR-MUS-02)."""

    id: Structure
    muster: Several


class Token(Told, frozen=True):
    """The large token that the first house of a track holds."""


class TrackEntry(NamedFact, frozen=True):
    """An influence track with its large token (THR-INF-01, THR-INF-02, THR-INF-03)."""

    id: Track
    token: Token


class Power(Fact, frozen=True):
    """How many power tokens there are and what brings them."""

    per_house: Several
    start: Count
    raid_pillage: Count
    consolidate_base: Count
    consolidate_per_crown: Count
    game_of_thrones_per_crown: Count


class NeutralForce(Fact, frozen=True):
    """A force printed for a land area (THR-NEU-01)."""

    area: Id
    strength: Several


class TablesFile(PackFile, frozen=True):
    """`tables.json`: every number that is neither on the board nor on a card."""

    supply_table: tuple[SupplyLevel, ...]
    kings_court_stars: Stars
    wildling_track: WildlingTrack
    wildling_losses: WildlingLosses
    turn_track: TurnTrack
    order_types: tuple[OrderTypeEntry, ...]
    orders: tuple[OrderToken, ...]
    units: tuple[UnitType, ...]
    structures: tuple[StructureEntry, ...]
    tracks: tuple[TrackEntry, ...]
    power: Power
    neutral_forces: tuple[NeutralForce, ...]
