"""The content as the rules read it: what sound files make (`build.py`)."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.westeros.content.base import (
    Direction,
    House,
    Keyword,
    Rank,
    Side,
    Symbol,
    TrackEnd,
    UnitClass,
    Zone,
)
from montjoie.games.westeros.content.board import Burning, Caps, Components, Entering, Shifts
from montjoie.games.westeros.content.cards import (
    AbilityIf,
    Command,
    CommitTiming,
    OrderRow,
    Tactic,
    UnitTiming,
)
from montjoie.games.westeros.content.effects import AnyOp
from montjoie.games.westeros.content.plans import Control
from montjoie.games.westeros.content.skirmish import CommanderLimits, Momentum, Placement, SetupCard
from montjoie.games.westeros.content.special_rules import AnySpecialRule
from montjoie.games.westeros.content.victory import Victory
from montjoie.table.hexes import Board


class Terrain(Struct, frozen=True):
    """A hex type, or a terrain token in the place of the hex it lies on."""

    id: str
    token: bool
    blocks_sight: bool
    blocks_war_dogs: bool
    over_units: bool
    entering: dict[UnitClass, Entering]
    road: bool
    impassable: bool
    no_pursuit: bool
    cover: int
    caps: Caps
    burning: Burning | None


class UnitCard(Struct, frozen=True):
    """A unit type; a keyword maps to its number, 1 where it has none."""

    id: str
    house: House
    unit_class: UnitClass
    keywords: dict[Keyword, int]
    strength: int
    figures_in_box: int
    ranged: bool
    range: int
    valor_never_hits: bool
    order_table: dict[Rank, OrderRow]


class Ability(Struct, frozen=True):
    """A unit ability or a commit ability of a commander."""

    timing: UnitTiming | CommitTiming
    only_if: AbilityIf | None
    optional: bool
    ops: tuple[AnyOp, ...]


class CommanderCard(Struct, frozen=True):
    """A commander card; its traits are those of the unit card and its own (WES-COM-05)."""

    id: str
    figure: str
    house: House
    command_limit: int
    capture_rating: int
    unit_card: str
    traits: frozenset[str]
    unit_ability: Ability
    commit_ability: Ability


class Card(Struct, frozen=True):
    """A command card; `figure` is the commander it pictures, None for a basic card."""

    id: str
    house: House
    figure: str | None
    commands: tuple[Command, ...]
    tactic: Tactic | None


class StartUnit(Struct, frozen=True):
    """A unit of a battle plan at its start hex."""

    id: str
    house: House
    unit_card: str
    rank: Rank
    hex: str
    commander: str | None
    figures: int


class Objective(Struct, frozen=True):
    """A scoring hex of a battle plan."""

    id: str
    hex: str
    control: Control
    held_by: House | None


class Setting(Struct, frozen=True, kw_only=True):
    """What a battle plan and a skirmish summary card both settle."""

    id: str
    side: Side
    board: Board
    north: House
    south: House
    directions: tuple[Direction, ...]  # of the direction tokens 1 to 6
    round_limit: int
    command_tokens: int
    order_value: int
    command_value: int
    morale_ends: dict[House, TrackEnd]
    victory: Victory


class Battle(Setting, frozen=True, kw_only=True):
    """A battle plan (WES-GEN-04)."""

    number: int | None
    momentum: House
    terrain: dict[str, str]  # of every hex
    tokens: dict[str, str]  # terrain tokens by hex
    units: dict[str, StartUnit]
    commanders: dict[House, tuple[str, ...]]
    objectives: dict[str, Objective]
    special_rules: tuple[AnySpecialRule, ...]


class Skirmish(Setting, frozen=True, kw_only=True):
    """A skirmish summary card (chapter SKI)."""

    momentum: Momentum
    commanders: CommanderLimits
    unit_value: int
    terrain_value: int
    placement: Placement


class Content(Struct, frozen=True, kw_only=True):
    """Everything that never changes during a match of westeros."""

    boards: dict[Side, Board]
    directions: tuple[Direction, ...]
    printed_terrain: str
    devastated_as: str
    components: Components
    faces: tuple[Symbol, ...]  # of a die, 8 of them
    terrain: dict[str, Terrain]
    zones: dict[TrackEnd, tuple[Zone, ...]]  # the zone of spaces 0 to 11 of a House's own side
    breaks: dict[Zone, int]  # the space morale recovers to (WES-MOR-11)
    shifts: Shifts
    unit_cards: dict[str, UnitCard]
    figures: dict[str, House]
    commanders: dict[str, CommanderCard]
    zone_of_control: int
    cards: dict[str, Card]
    basic_cards: dict[House, tuple[str, ...]]
    figure_cards: dict[str, tuple[str, ...]]
    battles: dict[str, Battle]
    skirmishes: dict[str, Skirmish]
    setup_cards: dict[str, SetupCard]
    setup_decks: dict[House, tuple[str, ...]]
    names: dict[str, dict[str, str]]  # by language, of every id
    texts: dict[str, dict[str, str]]  # by language, of every id or "ID.part"
