"""What the entries of every file share: the marks of a fact, a name, a text."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.kernel.content import Confidence, Id, Text

Count = Annotated[int, Meta(ge=0)]
Several = Annotated[int, Meta(ge=1)]
Length = Annotated[int, Meta(ge=0)]
"""A length in whole thousandths of an inch."""
Face = Annotated[int, Meta(ge=2, le=6)]

Window = Literal[
    "round_start", "turn_start", "unit_activated", "ncu_activated", "action_declared", "charge_declared",
    "charge_distance_before_roll", "charge_distance_after_roll", "charge_reroll", "charge_successful",
    "charge_failed", "move_ended", "attack_declared", "attack_before_dice", "attack_after_dice",
    "attack_reroll", "defense_roll", "defense_reroll", "defense_after_dice", "wounds_suffered",
    "rank_destroyed",
    "morale_before_roll", "morale_after_roll", "morale_reroll", "morale_passed", "morale_failed",
    "panic_before_roll", "panic_after_roll", "panic_passed", "panic_failed", "attack_completed",
    "unit_destroyed", "unit_healed", "breakthrough", "retreat_completed", "zone_claimed",
    "zone_targets_unit", "tactics_card_played", "order_used", "condition_gained", "condition_spend",
    "condition_lost",
    "activation_end", "turn_end", "round_end", "objective_scored", "objective_claimed",
    "once_per_game_any", "army_building", "before_deployment", "deployment", "always",
]  # fmt: skip
"""The trigger windows of section 5.3 of the rules."""


class Named(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An id that has a name and nothing more."""

    id: Id
    name: Text


class Fact(Named, frozen=True, kw_only=True):
    """A named fact: how sure it is, from which printing it comes (FIG-RUL-66), what else is known."""

    confidence: Confidence
    version: str = ""
    note: str = ""


class Told(Fact, frozen=True, kw_only=True):
    """A fact with a text that says what it does."""

    text: Text
