"""The vocabulary of cards and abilities: what an effect does (`op`), to whom, when and how long.

An effect is a list of ops carried out in order. Every op is a struct tagged by `op`, so that a
pack with a misspelt op, field or word is refused with its path.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from montjoie.games.westeros.content.base import Keyword, Morale, Rank, Symbol, UnitClass
from montjoie.kernel.entries import Count, Several

Who = Literal[
    "friends_in_zoc",  # own units in the commander's zone of control (WES-CRD-08)
    "friends_outside_zoc",  # own units outside it
    "ordered",  # units activated by this card
    "same",  # the units the op before this one was done to
    "commander_unit",  # the unit of the commander who plays the card or has the ability
    "commander_unit_and_adjacent_friends",
    "its_target",  # the target of the commander unit's attack
    "enemies",  # any enemy unit on the board (WES-RUL-09)
    "enemies_in_zoc",
    "adjacent_enemies",  # enemy units adjacent to the commander's unit
]
Duration = Literal["attack", "turn", "round", "always"]
"""`attack`: the roll it is used for; `turn`: the player's turn; `round`: until the next rally phase."""

Number = Several | Literal["all"]
"""N: the player chooses up to N, at least one (WES-CRD-11); "all": every one, no choice."""


class Filter(Struct, frozen=True, forbid_unknown_fields=True):
    """Which units an op may be done to; all that is given must hold."""

    unit_class: UnitClass | None = field(default=None, name="class")
    not_class: UnitClass | None = None
    rank: Rank | None = None
    adjacent_to: Literal["commander_unit", "previous_ordered"] | None = None
    not_adjacent_to_enemy: bool = False
    attacked_this_turn: bool = False


ANY = Filter()


class AttackIf(Struct, frozen=True, forbid_unknown_fields=True):
    """When an attack gets its extra dice; all that is given must hold."""

    moved_at_least: Count = 0
    target_is_commander_unit: bool = False
    target_rank_at_least_own: bool = False


ALWAYS = AttackIf()


class Condition(Struct, frozen=True, forbid_unknown_fields=True):
    """The "if" of a tactic (WES-TAC-03): order tokens to verify, morale to have."""

    verify: tuple[Symbol, ...] = ()
    own_morale: Morale | None = None
    enemy_morale: Morale | None = None


class Op(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One thing an effect does."""


class ToUnits(Op, frozen=True, kw_only=True):
    """An op done to units: `count` of those that `who` and `filter` describe."""

    who: Who
    count: Number = "all"
    filter: Filter = ANY


# Activation and movement.


class Order(ToUnits, frozen=True, kw_only=True, tag="order"):
    """Activate ready units (WES-CRD-01), with changes to their activation."""

    who: Who = "friends_in_zoc"
    bonus_move: Count = 0
    bonus_dice: Count = 0
    no_attack: bool = False


class Rally(ToUnits, frozen=True, kw_only=True, tag="rally"):
    """Make spent units ready."""

    who: Who = "friends_in_zoc"


class BonusMove(ToUnits, frozen=True, kw_only=True, tag="bonus_move"):
    """Extra hexes on the move of an activation."""

    n: Several
    duration: Duration


class FreeMove(ToUnits, frozen=True, kw_only=True, tag="free_move"):
    """A move without activation and without attack; each unit may decline."""

    hexes: Several
    no_parting_attack: bool = False


class NoPartingAttack(ToUnits, frozen=True, kw_only=True, tag="no_parting_attack"):
    """They may disengage without a parting attack."""

    duration: Duration


class RemoveEngagement(ToUnits, frozen=True, kw_only=True, tag="remove_engagement"):
    """The engagement token in their hex may be removed, without a parting attack."""


class ForceRetreat(ToUnits, frozen=True, kw_only=True, tag="force_retreat"):
    """They retreat; stalwart units may ignore one step (chapter RET)."""

    hexes: Several


# Combat.


class BonusDice(ToUnits, frozen=True, kw_only=True, tag="bonus_dice"):
    """Extra dice: for any attack of an activation, only when flanking, or when striking back."""

    n: Several
    when: Literal["attack", "flanking", "counter_or_parting"]
    duration: Duration
    only_if: AttackIf = ALWAYS


class SupportDice(Op, frozen=True, kw_only=True, tag="support_dice"):
    """The commander's unit gives up its own attack of this turn; an adjacent friendly unit that was
    activated in the same turn rolls extra dice on its attack. It need not reach an enemy itself."""

    n: Several


class FlankRerollSymbols(ToUnits, frozen=True, kw_only=True, tag="flank_reroll_symbols"):
    """How many symbols may be re-rolled when flanking, in the place of one (WES-ENG-13)."""

    n: Several
    duration: Duration


class ForbidCounterAttack(ToUnits, frozen=True, kw_only=True, tag="forbid_counter_attack"):
    """They may not counter-attack; `its_target`: not the commander's unit."""

    duration: Duration


class IgnoreMoraleResults(ToUnits, frozen=True, kw_only=True, tag="ignore_morale_results"):
    """They do not retreat for morale results."""

    duration: Duration


class ForbidIgnoreMorale(ToUnits, frozen=True, kw_only=True, tag="forbid_ignore_morale"):
    """They may not ignore morale results, stalwart or not."""

    duration: Duration


class CancelHits(ToUnits, frozen=True, kw_only=True, tag="cancel_hits"):
    """Up to `n` hits of the attack at hand are not taken."""

    n: Several


class ExtraAttack(Op, frozen=True, kw_only=True, tag="extra_attack"):
    """The commander's unit attacks once more, any legal target."""


class WarDogsAttack(Op, frozen=True, kw_only=True, tag="war_dogs_attack"):
    """The commander's unit makes an extra war-dogs attack (WES-KEY-31 to 35) from its hex."""


class SwapBannerBearer(Op, frozen=True, kw_only=True, tag="swap_banner_bearer"):
    """The commander and the banner bearer of an adjacent friendly unit change places with their banners;
    the roll at hand is read again against the new banner."""

    filter: Filter = ANY


# Keywords.


class GrantKeyword(ToUnits, frozen=True, kw_only=True, tag="grant_keyword"):
    """They have a keyword; `x` is its number, 1 where it has none; `replaces` is lost meanwhile."""

    keyword: Keyword
    x: Several = 1
    replaces: Keyword | None = None
    duration: Duration


class RemoveKeyword(ToUnits, frozen=True, kw_only=True, tag="remove_keyword"):
    """They do not have a keyword, whatever gives it."""

    keyword: Keyword
    duration: Duration


# Morale, cards, tokens, fire.


class ShiftMorale(Op, frozen=True, kw_only=True, tag="morale"):
    """The own morale rises."""

    delta: Several


class MoralePerEvent(Op, frozen=True, kw_only=True, tag="morale_per_event"):
    """The own morale rises for each such event of this turn, counted at its end."""

    event: Literal["enemy_unit_eliminated", "enemy_unit_retreated"]
    hexes: Count = 0  # for retreats: at least so many hexes
    delta: Several


class Draw(Op, frozen=True, kw_only=True, tag="draw"):
    """Draw command cards."""

    n: Several


class GainOrderTokens(Op, frozen=True, kw_only=True, tag="gain_order_tokens"):
    """Roll dice and take the matching order tokens (WES-MAR-02)."""

    dice: Several


class ReturnCommandTokens(Op, frozen=True, kw_only=True, tag="return_command_tokens"):
    """Command tokens go from the commander's card back to the command board."""

    n: Number


class CommitRefund(Op, frozen=True, kw_only=True, tag="commit_refund"):
    """The commander card is not turned if the attack of this effect eliminated its target."""


class FireSymbols(Op, frozen=True, kw_only=True, tag="fire_symbols"):
    """Results that count as green shields when the commander's unit sets a fire (WES-KEY-51)."""

    add: tuple[Symbol, ...]


class RaiseAllFires(Op, frozen=True, kw_only=True, tag="raise_all_fires"):
    """Every fire on the battlefield gains levels, up to its burn limit."""

    n: Several


AnyOp = (
    Order
    | Rally
    | BonusMove
    | FreeMove
    | NoPartingAttack
    | RemoveEngagement
    | ForceRetreat
    | BonusDice
    | SupportDice
    | FlankRerollSymbols
    | ForbidCounterAttack
    | IgnoreMoraleResults
    | ForbidIgnoreMorale
    | CancelHits
    | ExtraAttack
    | WarDogsAttack
    | SwapBannerBearer
    | GrantKeyword
    | RemoveKeyword
    | ShiftMorale
    | MoralePerEvent
    | Draw
    | GainOrderTokens
    | ReturnCommandTokens
    | CommitRefund
    | FireSymbols
    | RaiseAllFires
)
