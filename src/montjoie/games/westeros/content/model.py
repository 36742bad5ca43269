"""The content as the rules read it: what sound files make (`build.py`)."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.westeros.content.base import Direction, House, Rank, Side, TrackEnd, UnitClass, Zone
from montjoie.games.westeros.content.board import Burning, Caps, Components, Entering
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
    on: tuple[str, ...]  # the only hex types a token lies on; empty: any
    blocks_sight: bool
    blocks_war_dogs: bool
    over_units: bool
    entering: dict[str, Entering]  # by class of unit
    road: bool
    impassable: bool
    no_pursuit: bool
    cover: int
    caps: Caps
    burning: Burning | None


class UnitCard(Struct, frozen=True):
    """A unit type, one of its House's four (WES-UNI-10); a keyword maps to its number, 1 if it has none."""

    id: str
    house: House
    unit_class: UnitClass
    keywords: dict[str, int]
    strength: int
    figures_in_box: int
    ranged: bool
    range: int
    valor_never_hits: bool
    order_table: dict[str, OrderRow]  # by rank


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
    morale_ends: dict[str, TrackEnd]  # by House
    victory: Victory


class Plan(Setting, frozen=True, kw_only=True):
    """A battle plan (WES-GEN-04)."""

    number: int | None
    momentum: House
    terrain: dict[str, str]  # of every hex
    tokens: dict[str, str]  # terrain tokens by hex
    units: dict[str, StartUnit]
    commanders: dict[str, tuple[str, ...]]  # by House
    objectives: dict[str, Objective]
    special_rules: tuple[AnySpecialRule, ...]


class Skirmish(Setting, frozen=True, kw_only=True):
    """A skirmish summary card (chapter SKI)."""

    momentum: Momentum
    commanders: CommanderLimits
    unit_value: int
    terrain_value: int
    placement: Placement


class Shifts(Struct, frozen=True):
    """How far the morale marker moves: for eliminated units by rank, for a morale token."""

    eliminated: dict[str, int]
    token_raise: int
    token_rally: int


class Content(Struct, frozen=True, kw_only=True):
    """Everything that never changes during a match of westeros."""

    boards: dict[str, Board]  # by side
    directions: tuple[Direction, ...]
    printed_terrain: str
    devastated_as: str
    components: Components
    faces: tuple[str, ...]  # of a die, 8 of them
    terrain: dict[str, Terrain]
    zones: dict[str, tuple[Zone, ...]]  # by end: the zone of spaces 0 to 11 of a House's own side
    breaks: dict[str, int]  # by zone: the space morale recovers to (WES-MOR-11)
    shifts: Shifts
    unit_cards: dict[str, UnitCard]
    figures: dict[str, House]  # the House of each commander figure
    commanders: dict[str, CommanderCard]
    zone_of_control: int
    cards: dict[str, Card]
    basic_cards: dict[str, tuple[str, ...]]  # by House
    figure_cards: dict[str, tuple[str, ...]]
    plans: dict[str, Plan]
    skirmishes: dict[str, Skirmish]
    setup_cards: dict[str, SetupCard]
    setup_decks: dict[str, tuple[str, ...]]  # by House
    names: dict[str, dict[str, str]]  # by language, of every id
    texts: dict[str, dict[str, str]]  # by language, of every id or "ID.part"

    def setting(self, plan: str) -> Setting:
        """The battle plan or skirmish summary card of that name."""
        return self.plans[plan] if plan in self.plans else self.skirmishes[plan]
