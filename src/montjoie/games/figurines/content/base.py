"""What the entries of every file share: the words the rules know, and the marks of a printed fact."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from montjoie.kernel.content import Id, Text
from montjoie.kernel.entries import NamedFact
from montjoie.kernel.references import refers

Length = Annotated[int, Meta(ge=0)]
"""A length in whole thousandths of an inch."""
Face = Annotated[int, Meta(ge=2, le=6)]
Ids = tuple[Id, ...]
FactionId = Annotated[Id, refers("units.factions")]
AbilityIds = tuple[Annotated[Id, refers("abilities.abilities")], ...]
ZoneId = Annotated[Id, refers("tactics_board.zones")]
TerrainId = Annotated[Id, refers("terrain.terrain")]
CHOICE = "choice"  # of any terrain, on the random table
Border = Literal["diagonal", "square"]
Side = Literal["attacker", "defender"]
UnitType = Literal["infantry", "cavalry", "monster", "war_machine", "structure"]
AttackKind = Literal["melee", "ranged"]
AbilityKind = Literal["keyword", "innate", "passive", "order", "attack", "influence", "recruitment"]
Once = Literal["", "round", "game"]
RequirementType = Literal[
    "army_includes_character",  # the army has a card of that character
    "army_includes_card",  # the army has that card
    "must_contain_attachment",  # the unit has that Attachment
    "must_join_unit_of_character",  # the Attachment is in the unit of that character
    "multiple_of",  # the army has a multiple of so many copies
    "attached_to_enemy_infantry_before_deployment",  # the Attachment is given to an enemy unit
]
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
Windows = Annotated[tuple[Window, ...], Meta(min_length=1)]


class Printed(NamedFact, frozen=True, kw_only=True):
    """A named fact, and the printing it comes from (FIG-RUL-66)."""

    version: str = ""


class Card(Printed, frozen=True, kw_only=True):
    """A printed fact with a text that says what it does."""

    text: Text
