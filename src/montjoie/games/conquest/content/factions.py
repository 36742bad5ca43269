"""The files of the factions, and army lists as they are written (CON-ARM)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import field

from montjoie.games.conquest.content.files import Class, Type, Upgrade, Worded
from montjoie.games.conquest.content.gifts import Held, Meant
from montjoie.kernel import entries
from montjoie.kernel.content import Confidence, Id, PackFile
from montjoie.kernel.entries import Count, Entry, NamedFact
from montjoie.kernel.references import refers

SpellId = Annotated[Id, refers(".spells")]
RegimentId = Annotated[Id, refers(".regiments", ".characters")]
VETERANS = "veterans"  # the upgrade of regiments whose entry gives it a price

# What a profile says.


class Profile(Entry, frozen=True, kw_only=True):
    """The eight characteristics (CON-PRO-01); characters have no March of their own, and who has no Resolve
    passes every test of it."""

    march: int | None = field(name="M")
    volley: Count = field(name="V")
    clash: Count = field(name="C")
    attacks: Count = field(name="A")
    wounds: Count = field(name="W")
    resolve: int | None = field(name="R")
    defense: Count = field(name="D")
    evasion: Count = field(name="E")


class Stands(Entry, frozen=True, kw_only=True):
    """How many stands the points buy, and between which numbers it may have."""

    base: Count
    min: Count
    max: Count


class CommandModels(Entry, frozen=True, kw_only=True):
    """A free leader, and what the standard bearer costs: nothing said, none may be had (CON-COM-01)."""

    leader: bool = False
    standard_bearer: int | None = None


class Option(Entry, frozen=True, kw_only=True):
    """Something that may be bought, for so much."""

    id: Annotated[Id, refers(".officers")]
    points: Count


class Spells(Entry, frozen=True, kw_only=True):
    """The spells a caster knows, or chooses while the list is built (CON-MAG-02)."""

    known: tuple[SpellId, ...] = ()
    choose_from: tuple[SpellId, ...] = ()
    number: Count = 0
    school_choice: tuple[str, ...] = ()
    note: str = ""


class RegimentEntry(NamedFact, frozen=True, kw_only=True):
    """A regiment of a faction's list."""

    type: Type
    weight: Class = field(name="class")
    profile: Profile
    stands: Stands
    points: Count
    points_per_extra_stand: int | None = None
    command_models: CommandModels = CommandModels()
    officers: tuple[Option, ...] = ()
    officer_limit: Count = 4
    special_rules: tuple[Held, ...] = ()
    draw_events: tuple[Held, ...] = ()
    veteran_upgrade: int | None = None
    roles: tuple[str, ...] = ()
    spells: Spells = Spells()


class Choices(Entry, frozen=True, kw_only=True):
    """The regiments a character's warband may hold (CON-ARM-06)."""

    mainstay: tuple[RegimentId, ...] = ()
    restricted: tuple[RegimentId, ...] = ()


class WarbandEntry(Choices, frozen=True, kw_only=True):
    """The warband of a character; `by_option` where it depends on what he is (CON-ARM-05)."""

    capacity: Count = 4
    by_option: dict[str, Choices] = {}


class Limits(Entry, frozen=True, kw_only=True):
    """How many of them an army may have."""

    per_army: Count


class CharacterEntry(NamedFact, frozen=True, kw_only=True):
    """A character of a faction's list (CON-CHR-01); some are regiments by themselves (CON-CHR-04)."""

    type: Type
    weight: Class | Literal[""] = field(default="", name="class")
    profile: Profile
    points: Count
    special_rules: tuple[Held, ...] = ()
    draw_events: tuple[Held, ...] = ()
    warband: WarbandEntry
    supremacy: Annotated[str, refers(".supremacy_abilities")] = ""
    cannot_be_warlord: bool = False
    masteries: tuple[str, ...] = ()
    items: Count = 0
    options: tuple[str, ...] = ()
    picks: Count = 1  # of the options
    spells: Spells = Spells()
    is_regiment: bool = False
    stands: Stands = Stands(base=1, min=1, max=1)
    limits: Limits | None = None

    def choices(self, option: str) -> Choices:
        """The regiments of his warband, by what he is (CON-ARM-06)."""
        return self.warband.by_option.get(option, self.warband)


class SpellHits(Entry, frozen=True, kw_only=True):
    """The hits of a spell: so many for each success, and in all, with rules of theirs (CON-MAG-11)."""

    each: Count = 0
    whole: Count = 0
    rules: tuple[Held, ...] = ()


class Spell(Worded, frozen=True, kw_only=True):
    """A spell (CON-MAG-02)."""

    range: int | Literal["self"]
    attunement: Count
    scaling: bool
    causes_hits: bool
    points: Count = 0
    school: str = ""
    element: str = ""
    on: Literal["friend", "enemy"] = "friend"
    hits: SpellHits = SpellHits()
    heals: Count = 0  # wounds for each success


class SupremacyAbility(Worded, frozen=True, kw_only=True):
    """A supremacy ability (CON-SUP-04 … CON-SUP-06)."""

    once_per_game: bool
    always_active: bool
    usable_off_table: bool
    whom: Meant | None = None  # on whom it is laid for the round


class ArmyRule(Worded, frozen=True, kw_only=True):
    """A rule of the whole army; of one group a list chooses one."""

    choose_one_group: str = ""


class FactionName(entries.Named, frozen=True, kw_only=True):
    """Which faction it is."""


class FactionFile(PackFile, frozen=True, kw_only=True):
    """`factions/NAME.json`: everything one faction brings."""

    faction: FactionName
    completeness: Literal["whole", "profiles"]
    army_rules: tuple[ArmyRule, ...] = ()
    regiments: tuple[RegimentEntry, ...]
    characters: tuple[CharacterEntry, ...]
    officers: tuple[Worded, ...] = ()
    rules: tuple[Worded, ...] = ()
    draw_events: tuple[Worded, ...] = ()
    abilities: tuple[Worded, ...] = ()
    spells: tuple[Spell, ...] = ()
    items: tuple[Upgrade, ...] = ()
    supremacy_abilities: tuple[SupremacyAbility, ...] = ()
    upgrades: tuple[Upgrade, ...] = ()

    def profiles(self) -> list[RegimentEntry | CharacterEntry]:
        """Its regiments and characters."""
        return [*self.regiments, *self.characters]

    def sold(self) -> dict[str, list[str]]:
        """The ids that army lists may name, by what they are."""
        kinds = ("army_rules", "characters", "items", "spells", "officers", "upgrades", "regiments")
        every = {kind: [each.id for each in getattr(self, kind)] for kind in kinds}
        every["upgrades"].append(VETERANS)
        every["regiments"] += [each.id for each in self.characters if each.is_regiment]
        return every

    def worded(self) -> dict[str, tuple[Worded, ...]]:
        """Its lists of what takes effect, by their fields."""
        every = {name: getattr(self, name) for name in self.__struct_fields__}
        lists = {name: each for name, each in every.items() if isinstance(each, tuple) and each}
        return {name: each for name, each in lists.items() if isinstance(each[0], Worded)}


# Army lists, as players write them and as the sample armies are.


class ListedRegiment(Entry, frozen=True, kw_only=True):
    """A regiment of a list: how many stands, what was bought for it."""

    regiment: Annotated[Id, refers(".regiments")]
    stands: Count
    standard_bearer: bool = False  # bought; one that costs nothing is always there
    officers: tuple[Annotated[Id, refers(".officers")], ...] = ()
    upgrades: tuple[Annotated[Id, refers(".upgrades")], ...] = ()


class ListedWarband(Entry, frozen=True, kw_only=True):
    """A character with the regiments bought for him; `joins` is the one he leads, counted from 0."""

    character: Annotated[Id, refers(".characters")]
    regiments: tuple[ListedRegiment, ...]
    joins: int | None = None
    warlord: bool = False
    items: tuple[Annotated[Id, refers(".items")], ...] = ()
    mastery: Annotated[str, refers("masteries.masteries")] = ""
    spells: tuple[SpellId, ...] = ()
    option: str = ""


class ArmyList(Entry, frozen=True, kw_only=True):
    """An army: one faction, its warbands, the points agreed on (CON-ARM-01, CON-ARM-02)."""

    faction: Id
    warbands: tuple[ListedWarband, ...]
    game: Literal["conquest"] = "conquest"
    name: str = ""  # what its player calls it
    limit: Count = 2000
    army_rule: Annotated[str, refers(".army_rules")] = ""


class SampleArmy(entries.Named, frozen=True, kw_only=True):
    """An army to start with."""

    confidence: Confidence
    army: ArmyList
