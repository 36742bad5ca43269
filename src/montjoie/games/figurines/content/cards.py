"""The files of units, Attachments, NCUs, abilities and Tactics cards."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from montjoie.games.figurines.content.base import Count, Face, Fact, Length, Named, Several, Told, Window
from montjoie.games.figurines.content.model import AbilityKind, AttackKind, Once, RequirementType, UnitType
from montjoie.kernel.content import Id, PackFile, Text

Ids = tuple[Id, ...]
Windows = Annotated[tuple[Window, ...], Meta(min_length=1)]


# units.json


class FactionEntry(Named, frozen=True, kw_only=True):
    """A faction; `playable`: armies can be of it; `no_neutrals`: they take no Neutral cards."""

    playable: bool = True
    no_neutrals: bool = False


class RequirementEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A recruitment condition (FIG-ARM-09)."""

    type: RequirementType
    card: str = ""
    character: str = ""
    amount: Count = 0
    ignores_limit: bool = False


class AttackEntry(Named, frozen=True, kw_only=True):
    """An attack of a unit card (FIG-CRD-02)."""

    kind: AttackKind
    range: Length = 0
    to_hit: Face
    dice: Annotated[tuple[Several, ...], Meta(min_length=1, max_length=3)]
    abilities: Ids = ()


class UnitEntry(Fact, frozen=True, kw_only=True):
    """A Combat Unit card; `points_version` where the points come from another printing."""

    faction: Id
    type: UnitType
    tray: Id
    points: Count = 0
    speed: Length
    defense: Annotated[int, Meta(ge=0, le=6)] = 0
    morale: Annotated[int, Meta(ge=0, le=12)] = 0
    figures: Several
    ranks: Several
    files: Several
    wounds: Several
    attacks: tuple[AttackEntry, ...]
    abilities: Ids = ()
    affiliations: Ids = ()
    character: str = ""
    requirements: tuple[RequirementEntry, ...] = ()
    points_version: str = ""


class UnitsFile(PackFile, frozen=True):
    """`units.json`: factions, the words printed on unit cards, the cards."""

    factions: tuple[FactionEntry, ...]
    types: tuple[Named, ...]
    affiliations: tuple[Named, ...]
    units: tuple[UnitEntry, ...]


# attachments.json, ncus.json


class PersonEntry(Fact, frozen=True, kw_only=True):
    """What Attachments and NCUs share; a Commander names his three Tactics cards (FIG-CMD-03)."""

    title: Text | None = None
    faction: Id
    points: Count
    commander: bool = False
    cards: Ids = ()
    abilities: Ids = ()
    character: str = ""
    requirements: tuple[RequirementEntry, ...] = ()
    points_version: str = ""


class AttachmentEntry(PersonEntry, frozen=True, kw_only=True):
    """An Attachment and the type of units it may join (FIG-ATC-03)."""

    type: UnitType


class NcuEntry(PersonEntry, frozen=True, kw_only=True):
    """A Non-Combat Unit."""

    activates: bool = True


class AttachmentsFile(PackFile, frozen=True):
    """`attachments.json`."""

    attachments: tuple[AttachmentEntry, ...]


class NcusFile(PackFile, frozen=True):
    """`ncus.json`."""

    ncus: tuple[NcuEntry, ...]


# abilities.json


class AbilityEntry(Told, frozen=True, kw_only=True):
    """An ability, keyword, Order, Influence or recruitment rule."""

    kind: AbilityKind
    windows: Windows
    optional: bool = False
    once: Once = ""


class AbilitiesFile(PackFile, frozen=True):
    """`abilities.json`."""

    abilities: tuple[AbilityEntry, ...]


# tactics_cards.json


class ZoneBonus(Struct, frozen=True, forbid_unknown_fields=True):
    """How a card improves while its owner controls one of these zones (FIG-CMD-07)."""

    zones: Annotated[Ids, Meta(min_length=1)]
    text: Text


class Vow(Struct, frozen=True, forbid_unknown_fields=True):
    """The lasting effect of an attached Vow, while its owner controls the zone."""

    zone: Id
    text: Text


class TacticsCardEntry(Told, frozen=True, kw_only=True):
    """A Tactics card of a faction, or of a Commander of it."""

    faction: Id
    commander: str = ""
    copies: Several = 2
    windows: Windows
    zone_bonus: ZoneBonus | None = None
    attach_until: str = ""
    vow: Vow | None = None


class TacticsCardsFile(PackFile, frozen=True):
    """`tactics_cards.json`."""

    cards: tuple[TacticsCardEntry, ...]
