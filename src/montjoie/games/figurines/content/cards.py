"""Units, Attachments, NCUs, abilities and Tactics cards, as their files give them and the rules read them."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from montjoie.games.figurines.content import base
from montjoie.kernel.content import Id, PackFile, Text
from montjoie.kernel.entries import Count, Entry, Named, Several
from montjoie.kernel.references import refers

# units.json


class Faction(Named, frozen=True, kw_only=True):
    """A faction; `playable`: armies can be of it; `no_neutrals`: they take no Neutral cards (FIG-RUL-65)."""

    playable: bool = True
    no_neutrals: bool = False


class Word(Named, frozen=True, kw_only=True):
    """A word printed on unit cards; its id may be that of another thing too."""


class Requirement(Entry, frozen=True, kw_only=True):
    """A recruitment condition of a card (FIG-ARM-09); `ignores_limit`: joins beside another Attachment."""

    type: base.RequirementType
    card: Annotated[str, refers("attachments.army_cards")] = ""
    character: Annotated[str, refers("attachments.characters")] = ""
    amount: Count = 0
    ignores_limit: bool = False


class Profile(Named, frozen=True, kw_only=True):
    """An attack (FIG-CRD-08): dice at full ranks first (FIG-CRD-02, FIG-RUL-48); `range` is 0 in melee."""

    kind: base.AttackKind
    range: base.Length = 0
    to_hit: base.Face
    dice: Annotated[tuple[Several, ...], Meta(min_length=1, max_length=3)]
    abilities: base.AbilityIds = ()


class ArmyCard(base.Printed, frozen=True, kw_only=True):
    """What every card of an army has; `character` "": not unique; `points_version` where the points come from
    another printing."""

    faction: base.FactionId
    points: Count = 0
    abilities: base.AbilityIds = ()
    character: str = ""
    requirements: tuple[Requirement, ...] = ()
    points_version: str = ""


class UnitCard(ArmyCard, frozen=True, kw_only=True):
    """A Combat Unit card (FIG-CRD-01, FIG-CRD-03, FIG-CRD-04), or the castle wall (FIG-RUL-49).

    `defense` 0: no save; `morale` 0: never tests; `wounds` are per figure.
    """

    type: Annotated[base.UnitType, refers("units.types")]
    tray: Annotated[Id, refers("trays.trays")]
    speed: base.Length
    defense: Annotated[int, Meta(ge=0, le=6)] = 0
    morale: Annotated[int, Meta(ge=0, le=12)] = 0
    figures: Several
    ranks: Several
    files: Several
    wounds: Several
    attacks: tuple[Profile, ...]
    affiliations: tuple[Annotated[Id, refers("units.affiliations")], ...] = ()

    @property
    def solo(self) -> bool:
        """FIG-UNT-03: a unit of one figure."""
        return self.figures == 1


class UnitsFile(PackFile, frozen=True):
    """`units.json`: factions, the words printed on unit cards, the cards."""

    factions: tuple[Faction, ...]
    types: tuple[Word, ...]
    affiliations: tuple[Word, ...]
    units: tuple[UnitCard, ...]


# attachments.json, ncus.json


class Person(ArmyCard, frozen=True, kw_only=True):
    """What Attachments and NCUs share; a Commander costs 0 and brings three Tactics cards (FIG-CMD-03)."""

    title: Text | None = None
    points: Count
    commander: bool = False
    cards: tuple[Annotated[Id, refers("tactics_cards.cards")], ...] = ()


class Attachment(Person, frozen=True, kw_only=True):
    """An Attachment and the type of units it may join (FIG-ATC-03)."""

    type: base.UnitType


class Ncu(Person, frozen=True, kw_only=True):
    """A Non-Combat Unit; `activates` is false for the one that never does."""

    activates: bool = True


# abilities.json


class Ability(base.Card, frozen=True, kw_only=True):
    """An ability, keyword, Order, Influence or recruitment rule."""

    kind: base.AbilityKind
    windows: base.Windows
    optional: bool = False
    once: base.Once = ""


# tactics_cards.json


class ZoneBonus(Entry, frozen=True):
    """How a card improves while its owner controls one of these zones (FIG-CMD-07, FIG-RUL-47)."""

    zones: Annotated[tuple[base.ZoneId, ...], Meta(min_length=1)]
    text: Text


class Vow(Entry, frozen=True):
    """The lasting effect of an attached Vow, while its owner controls the zone (FIG-RUL-65)."""

    zone: base.ZoneId
    text: Text


class TacticsCard(base.Card, frozen=True, kw_only=True):
    """A Tactics card of a faction, or of a Commander of it; `attach_until`: how long it stays where it is
    attached."""

    faction: Annotated[Id, refers("units.playable")]
    commander: Annotated[str, refers("attachments.commanders")] = ""
    copies: Several = 2
    windows: base.Windows
    zone_bonus: ZoneBonus | None = None
    attach_until: str = ""
    sworn: Vow | None = field(default=None, name="vow")

    @property
    def zones(self) -> base.Ids:
        """Controlling one of them improves the card."""
        return self.zone_bonus.zones if self.zone_bonus else ()

    @property
    def vow(self) -> str:
        """The zone of a Vow."""
        return self.sworn.zone if self.sworn else ""
