"""The files of the table: board, dice, morale track, terrain."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.games.westeros.content.base import Direction, Rank, Side, Symbol, TrackEnd, UnitClass, Zone
from montjoie.kernel.content import Confidence, Id, PackFile, Text
from montjoie.kernel.entries import Count, Fact, Named, NamedFact, Several, Told, ToldFact

# board.json


class BoardSide(NamedFact, frozen=True, kw_only=True):
    """A side of the board: odd rows have `columns` hexes, even rows one less (WES-HEX-01)."""

    id: Side
    layout: Literal["landscape", "portrait"]
    columns: Several
    rows: Several


class DirectionIndicator(Fact, frozen=True, kw_only=True):
    """The hex sides that the direction tokens 1 to 6 stand for (WES-HEX-07)."""

    tokens: tuple[Direction, Direction, Direction, Direction, Direction, Direction]


class Components(Fact, frozen=True, kw_only=True):
    """What is in the box, where a rule counts it."""

    order_tokens_per_symbol: Several
    command_tokens: Several
    engagement_tokens_per_house: Several
    control_markers_per_house: Several
    fire_tokens: Several
    devastation_tokens: Several
    strategy_tokens: Several
    special_archer_tokens: Several
    edmure_tokens: Several
    catapult_tokens: Several
    terrain_pieces: Several
    terrain_tokens: Several
    units_in_play: Several
    round_spaces: Several


class BoardFile(PackFile, frozen=True):
    """`board.json`: both sides of the board, and what lies beside it."""

    sides: tuple[BoardSide, ...]
    printed_terrain: Id
    direction_indicator: DirectionIndicator
    components: Components


# dice.json


class SymbolEntry(Named, frozen=True, kw_only=True):
    """A symbol of the die: what it does in combat and as an order token."""

    id: Symbol
    combat: Text
    order: Text
    confidence: Confidence


class Die(Fact, frozen=True, kw_only=True):
    """The die: its faces."""

    faces: Annotated[tuple[Symbol, ...], Meta(min_length=1)]


class DiceFile(PackFile, frozen=True):
    """`dice.json`."""

    dice_in_box: Several
    die: Die
    symbols: tuple[SymbolEntry, ...]


# morale_track.json


class Space(Fact, frozen=True, kw_only=True):
    """A space of the morale track, the same on both Houses' sides (WES-MOR-03)."""

    space: Several
    zone: Zone
    is_break: bool = False
    part: Literal["hub", "segment"]


class LastSpace(Space, frozen=True, kw_only=True):
    """The last space of a segment, which differs with its side (WES-SET-07)."""

    end: TrackEnd
    name: Text


class ZoneName(Told, frozen=True, kw_only=True):
    """A zone of the track."""

    id: Zone


class Shifts(Fact, frozen=True, kw_only=True):
    """How far the marker moves: for eliminated units by rank, for a morale token."""

    eliminated: dict[Rank, Several]
    token_raise: Several
    token_rally: Several


class MoraleTrackFile(PackFile, frozen=True):
    """`morale_track.json`: space 0 is the start, grey like the first spaces."""

    zones: tuple[ZoneName, ...]
    spaces: tuple[Space, ...]
    ends: tuple[LastSpace, ...]
    shifts: Shifts


# terrain.json

Entering = Literal[
    "free",
    "stop",  # the unit must stop there
    "road",  # bonus of WES-MOV-08
    "lose_one",  # one hex of the remaining movement is lost
    "impassable",
]


class Burning(Struct, frozen=True, forbid_unknown_fields=True):
    """Its highest fire level, and what happens there (WES-FIR-04)."""

    limit: Annotated[int, Meta(ge=1, le=4)]
    at_limit: Literal["nothing", "devastate", "remove_token", "remove_token_and_fire"]


class Caps(Struct, frozen=True, forbid_unknown_fields=True):
    """Most base dice of an attack (WES-CBT-11): on a target here, by an attacker here."""

    target: Several | None = None
    target_waived_if_attacker_here: bool = False
    attacker: Several | None = None
    ranged_attacker: Several | None = None
    counter_attacker: Several | None = None


class TerrainEntry(ToldFact, frozen=True, kw_only=True):
    """A hex type or a terrain token; a token's rules replace those of its hex (WES-OVL-01)."""

    kind: Literal["hex", "token"]
    symbol: Annotated[str, Meta(pattern="^[^ ]$")] | None = None  # in the maps of plans; hex types only
    on: tuple[Id, ...] = ()  # tokens: the only hex types they lie on; empty: any
    blocks_sight: bool = False
    blocks_war_dogs: bool = False
    over_units: bool = False  # ranged units here see over units (WES-LOS-07)
    entering: Entering = "free"
    entering_by_class: dict[UnitClass, Entering] = {}
    no_pursuit: bool = False  # no advance or pursuit into it (WES-KEY-04)
    cover: Count = 0
    caps: Caps = Caps()
    burning: Burning | None = None


class MarkerEntry(Told, frozen=True, kw_only=True):
    """What fire leaves on a hex."""

    id: Literal["fire", "devastation"]
    confidence: Confidence


class TerrainFile(PackFile, frozen=True):
    """`terrain.json`: hex types, terrain tokens, fire and devastation."""

    terrain: tuple[TerrainEntry, ...]
    markers: tuple[MarkerEntry, ...]
    devastated_as: Id
