"""From the files of a pack to the content that the rules read."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from montjoie.games.conquest.content.factions import (
    CharacterEntry,
    FactionFile,
    RegimentEntry,
    SampleArmy,
)
from montjoie.games.conquest.content.files import (
    Arrival,
    ArrivalRound,
    DrawEvent,
    MasteriesFile,
    ScenariosFile,
    SecondaryObjectivesFile,
    SpecialRulesFile,
    StandKind,
    StandsFile,
    TerrainFile,
)
from montjoie.games.conquest.content.model import Card, Content
from montjoie.kernel import content as packs
from montjoie.kernel.content import HasName, Text, listed, place
from montjoie.kernel.entries import by_id, named


class Files(Struct, frozen=True):
    """Everything a pack holds."""

    stands: StandsFile
    special_rules: SpecialRulesFile
    draw_events: tuple[DrawEvent, ...]
    arrivals: Annotated[tuple[ArrivalRound, ...], listed("rounds")]
    terrain: TerrainFile
    scenarios: ScenariosFile
    secondary_objectives: SecondaryObjectivesFile
    masteries: MasteriesFile
    sample_armies: Annotated[tuple[SampleArmy, ...], listed("armies")]
    factions: dict[str, FactionFile]

    def named(self) -> dict[str, Sequence[HasName]]:
        """Every list of things that have a name, by its path."""
        factions = {
            place(f"factions/{name}.json", "faction"): (file.faction,) for name, file in self.factions.items()
        }
        return named(self) | factions

    def names(self) -> Iterator[tuple[str, Text]]:
        """The name of everything a player sees."""
        for entries in self.named().values():
            yield from ((entry.id, entry.name) for entry in entries)


def build(files: Files) -> Content:
    """The content that sound files make."""
    factions = {file.faction.id: file for file in files.factions.values()}
    every = list(factions.values())
    stands = {kind.id: kind for kind in files.stands.stands}
    rules = files.special_rules
    return Content(
        stands=stands,
        sight_line=files.stands.sight_line,
        resolve_bonus=files.stands.resolve_bonus,
        scaling=files.stands.scaling,
        scaling_monster=files.stands.scaling_monster,
        interference=files.stands.interference,
        successes=files.stands.successes,
        factions=factions,
        cards={
            entry.id: _card(stands, file.faction.id, entry) for file in every for entry in file.profiles()
        },
        special_rules=by_id(rules.special_rules, *(file.rules for file in every)),
        draw_events=by_id(files.draw_events, *(file.draw_events for file in every)),
        command_models=by_id(rules.command_models, *(file.officers for file in every)),
        masteries=by_id(files.masteries.masteries),
        items=by_id(*(file.items for file in every)),
        upgrades=by_id(*(file.upgrades for file in every)),
        spells=by_id(*(file.spells for file in every)),
        supremacy=by_id(*(file.supremacy_abilities for file in every)),
        army_rules=by_id(*(file.army_rules for file in every)),
        arrivals=tuple(map(_arrivals, files.arrivals)),
        rounds=files.scenarios.rounds,
        scenarios=by_id(files.scenarios.scenarios),
        placement=files.terrain.placement,
        pieces=by_id(files.terrain.pieces),
        layouts={layout.id: layout for layout in files.terrain.layouts},
        secondaries=by_id(files.secondary_objectives.cards),
        secondary_decks={deck.faction: deck.cards for deck in files.secondary_objectives.decks},
        secondary_draw=files.secondary_objectives.draw,
        secondary_discard=files.secondary_objectives.discard,
        armies=by_id(files.sample_armies),
        names=packs.by_language(files.names()),
    )


def _card(stands: dict[str, StandKind], faction: str, entry: RegimentEntry | CharacterEntry) -> Card:
    return Card(
        id=entry.id,
        faction=faction,
        type=entry.type,
        weight=entry.weight,
        profile=entry.profile,
        rules=entry.special_rules,
        draw_events=entry.draw_events,
        stand=stands[entry.type],
        character=isinstance(entry, CharacterEntry),
        entry=entry,
    )


def _arrivals(row: ArrivalRound) -> dict[str, Arrival]:
    every = {"light": row.light, "medium": row.medium, "heavy": row.heavy}
    return {weight: arrival for weight, arrival in every.items() if arrival}
