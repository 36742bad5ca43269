"""The files of units, commanders and command cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

from montjoie.games.westeros.content.base import House, Keyword, Rank, UnitClass
from montjoie.games.westeros.content.effects import AnyOp, Condition
from montjoie.kernel.content import Confidence, Id, PackFile, Text
from montjoie.kernel.entries import Count, Fact, Named, NamedFact, Several, Told

Ops = Annotated[tuple[AnyOp, ...], Meta(min_length=1)]


# unit_cards.json


class HouseName(Named, frozen=True, kw_only=True):
    """One of the two Houses."""

    id: House


class RankName(Named, frozen=True, kw_only=True):
    """The colour of a banner (WES-UNI-06)."""

    id: Rank


class ClassName(Named, frozen=True, kw_only=True):
    """A class of units."""

    id: UnitClass


class KeywordText(Told, frozen=True, kw_only=True):
    """A keyword and what it does (chapter KEY); { x } stands for its number."""

    id: Keyword


class KeywordOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A keyword of a unit; `x` is its number, 1 where it has none."""

    id: Keyword
    x: Several = 1


class OrderOption(Struct, frozen=True, forbid_unknown_fields=True):
    """One option of an order table: up to `move` hexes, then an attack or none (WES-ACT-03)."""

    move: Count
    attack: bool


class OrderRow(Struct, frozen=True, forbid_unknown_fields=True):
    """What a unit of one rank may do, and its attack dice."""

    options: Annotated[tuple[OrderOption, ...], Meta(min_length=1)]
    dice: Several


class UnitCardEntry(NamedFact, frozen=True, kw_only=True):
    """A unit card."""

    house: House
    unit_class: UnitClass = field(name="class")
    keywords: tuple[KeywordOf, ...] = ()
    strength: Several
    figures_in_box: Several
    base: Literal["square", "rectangle"]
    attack: Literal["melee", "ranged"]
    range: Several
    valor_never_hits: bool = False
    order_table: dict[Rank, OrderRow]


class UnitCardsFile(PackFile, frozen=True):
    """`unit_cards.json`: the unit types, and the words printed on them."""

    houses: tuple[HouseName, ...]
    ranks: tuple[RankName, ...]
    classes: tuple[ClassName, ...]
    keywords: tuple[KeywordText, ...]
    units: tuple[UnitCardEntry, ...]


# commanders.json


class FigureEntry(NamedFact, frozen=True, kw_only=True):
    """A commander figure; several commander cards may show it (WES-DCK-02)."""

    house: House
    mounted: bool


UnitTiming = Literal[
    "always",
    "activated",  # when the commander's unit is activated
    "friend_attacks",  # before an adjacent friendly unit rolls its attack
]
CommitTiming = Literal[
    "turn_start",  # own turn in the command phase, before the action is chosen
    "declaring",  # a command card is played on this commander, when units are declared
    "before_or_after_attack",  # own turn, this unit is activated, before or after its attack
    "before_roll",  # this unit is about to roll an attack of the kind its dice are for
    "before_hits",  # hits of an attack are about to be taken
    "after_attack",  # this unit's attack in its activation has just been resolved
    "activation_end",  # at the end of this unit's activation
    "after_attacks",  # own turn, after all attacks of the action
    "action_end",  # own turn in the command phase, at the end of the action
]
AbilityIf = Literal[
    "engaged",  # the commander's unit is engaged
    "follower_lost",  # the hits would remove a figure of his unit other than the commander
    "drove_off",  # its attack of this turn eliminated a unit or made one retreat
]


class UnitAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A permanent ability of a commander's unit (WES-COM-02)."""

    timing: UnitTiming
    only_if: AbilityIf | None = None
    optional: bool = False
    text: Text
    ops: Ops
    confidence: Confidence


class CommitAbility(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An ability used once per battle (WES-COM-03); always optional."""

    timing: CommitTiming
    only_if: AbilityIf | None = None
    text: Text
    ops: Ops
    confidence: Confidence


class CommanderEntry(Fact, frozen=True, kw_only=True):
    """A commander card."""

    id: Id
    figure: Id
    title: Text
    command_limit: Several
    capture_rating: Several
    unit_card: Id
    traits: tuple[Id, ...] = ()
    unit_ability: UnitAbility
    commit_ability: CommitAbility


class CommandersFile(PackFile, frozen=True):
    """`commanders.json`: figures, their cards, the traits they bear beside their unit's class."""

    zone_of_control: Several
    traits: tuple[Named, ...]
    figures: tuple[FigureEntry, ...]
    commanders: tuple[CommanderEntry, ...]


# command_cards.json


class Command(Struct, frozen=True, forbid_unknown_fields=True):
    """A command box: one command token per icon (WES-CRD-04)."""

    cost: Several
    text: Text
    ops: Ops


class Tactic(Struct, frozen=True, forbid_unknown_fields=True):
    """A tactic box: if the condition holds, then the effect, at its time (WES-TAC-02)."""

    timing: Literal["before", "after", "either"]
    condition: Condition
    text: Text
    ops: Ops
    confidence: Confidence


class CommandCardEntry(NamedFact, frozen=True, kw_only=True):
    """A command card; its printed code is its id in capitals."""

    house: House
    figure: Id | None = None
    commands: Annotated[tuple[Command, ...], Meta(min_length=1)]
    tactic: Tactic | None = None


class CommandCardsFile(PackFile, frozen=True):
    """`command_cards.json`: basic cards and those of the commander figures."""

    cards: tuple[CommandCardEntry, ...]
