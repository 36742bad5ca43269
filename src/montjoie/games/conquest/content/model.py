"""The content of conquest as the rules read it, and how sound files make it: dicts and tuples keyed by id,
lengths in thousandths."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

from msgspec import Struct

from montjoie.games.conquest.content import factions as lists
from montjoie.games.conquest.content import files as pack
from montjoie.games.conquest.content.factions import CharacterEntry, FactionFile, RegimentEntry
from montjoie.games.conquest.content.gifts import Held
from montjoie.kernel import content as packs
from montjoie.kernel.content import listed
from montjoie.kernel.entries import by_id, named, names

WEIGHTS = ("light", "medium", "heavy")


class Files(Struct, frozen=True):
    """Everything a pack holds."""

    stands: pack.StandsFile
    special_rules: pack.SpecialRulesFile
    draw_events: tuple[pack.DrawEvent, ...]
    arrivals: Annotated[tuple[pack.ArrivalRound, ...], listed("rounds")]
    terrain: pack.TerrainFile
    scenarios: pack.ScenariosFile
    secondary_objectives: pack.SecondaryObjectivesFile
    masteries: Annotated[tuple[pack.Upgrade, ...], listed("masteries")]
    sample_armies: Annotated[tuple[lists.SampleArmy, ...], listed("armies")]
    factions: dict[str, FactionFile]


class Card(Struct, frozen=True):
    """A regiment or a character as the rules need it: `entry` has what is only asked while a list is
    built."""

    id: str
    faction: str
    type: str
    weight: str
    profile: lists.Profile
    rules: tuple[Held, ...]
    draw_events: tuple[Held, ...]
    stand: pack.StandKind
    character: bool
    entry: RegimentEntry | CharacterEntry


class Content(Struct, frozen=True, kw_only=True):
    """Everything that never changes during a match of conquest."""

    numbers: pack.StandsFile
    factions: dict[str, FactionFile]
    cards: dict[str, Card]
    """Every regiment and character; a regiment of one stand that is a character is a character here."""
    special_rules: dict[str, pack.SpecialRule | pack.Worded]
    """Those of the annex and of the factions."""
    draw_events: dict[str, pack.DrawEvent | pack.Worded]
    command_models: dict[str, pack.Worded]
    """Leader, standard bearer, and the officers of all factions."""
    masteries: dict[str, pack.Upgrade]
    items: dict[str, pack.Upgrade]
    upgrades: dict[str, pack.Upgrade]
    spells: dict[str, lists.Spell]
    supremacy: dict[str, lists.SupremacyAbility]
    arrivals: tuple[dict[str, pack.Arrival], ...]
    """By round, from the first; the last stands for all later ones."""
    rounds: int
    scenarios: dict[str, pack.Scenario]
    pieces: dict[str, pack.PieceKind]
    layouts: dict[str, pack.Layout]
    secondaries: dict[str, pack.SecondaryObjective]
    secondary_decks: dict[str, tuple[str, ...]]
    secondary_draw: int
    secondary_discard: int
    armies: dict[str, lists.SampleArmy]
    names: dict[str, dict[str, str]]

    def character(self, id: str) -> CharacterEntry:
        """The entry of a character."""
        entry = self.cards[id].entry
        assert isinstance(entry, CharacterEntry)
        return entry

    def arrival(self, round: int, weight: str) -> pack.Arrival | None:
        """How a class arrives in a round; None where it cannot (CON-RNF-05)."""
        return self.arrivals[min(round, len(self.arrivals)) - 1].get(weight)

    def leads(self, character: str, items: Iterable[str], regiment: str) -> bool:
        """Whether a character with these items may join a regiment: one of his own type (CON-STD-04,
        CON-CHR-03), or a monster that he rides (CON-SPR-09); an irregular one only if he is (CON-SPR-39)."""
        own, other = self.cards[character], self.cards[regiment]
        rules = {held.id for held in own.rules}
        made = (self.items[item].makes for item in items)
        wanted = "monster" if "rider" in rules else next((kind for kind in made if kind), own.type)
        strange = any(held.id == "irregular" for held in other.rules) and "irregular" not in rules
        return other.type == wanted and not strange

    def resolve_of_size(self, stands: int) -> int:
        """What so many stands add to Resolve (CON-MOR-01)."""
        return max(row.bonus for row in self.numbers.resolve_bonus if stands >= row.stands)


def build(files: Files) -> Content:
    """The content that sound files make."""
    factions = {file.faction.id: file for file in files.factions.values()}
    every = list(factions.values())
    stands = {kind.id: kind for kind in files.stands.stands}
    rules = files.special_rules
    return Content(
        numbers=files.stands,
        factions=factions,
        cards={
            entry.id: _card(stands, file.faction.id, entry) for file in every for entry in file.profiles()
        },
        special_rules=by_id(rules.special_rules, *(file.rules for file in every)),
        draw_events=by_id(files.draw_events, *(file.draw_events for file in every)),
        command_models=by_id(rules.command_models, *(file.officers for file in every)),
        masteries=by_id(files.masteries),
        items=by_id(*(file.items for file in every)),
        upgrades=by_id(*(file.upgrades for file in every)),
        spells=by_id(*(file.spells for file in every)),
        supremacy=by_id(*(file.supremacy_abilities for file in every)),
        arrivals=tuple(
            {weight: how for weight in WEIGHTS if (how := getattr(row, weight))} for row in files.arrivals
        ),
        rounds=files.scenarios.rounds,
        scenarios=by_id(files.scenarios.scenarios),
        pieces=by_id(files.terrain.pieces),
        layouts={layout.id: layout for layout in files.terrain.layouts},
        secondaries=by_id(files.secondary_objectives.cards),
        secondary_decks={deck.faction: deck.cards for deck in files.secondary_objectives.decks},
        secondary_draw=files.secondary_objectives.draw,
        secondary_discard=files.secondary_objectives.discard,
        armies=by_id(files.sample_armies),
        names=packs.by_language(names(named(files))),
    )


def _card(stands: dict[str, pack.StandKind], faction: str, entry: RegimentEntry | CharacterEntry) -> Card:
    shared = {field: getattr(entry, field) for field in ("id", "type", "weight", "profile", "draw_events")}
    character, stand = isinstance(entry, CharacterEntry), stands[entry.type]
    return Card(
        faction=faction, rules=entry.special_rules, stand=stand, character=character, entry=entry, **shared
    )
