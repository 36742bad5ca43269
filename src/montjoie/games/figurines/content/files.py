"""The files of a figurines pack, one field each, and what they name and tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from montjoie.games.figurines.content.cards import (
    AbilitiesFile,
    AttachmentsFile,
    NcusFile,
    PersonEntry,
    TacticsCardsFile,
    UnitEntry,
    UnitsFile,
)
from montjoie.games.figurines.content.table import (
    MissionsFile,
    ModesFile,
    ObjectiveCardsFile,
    SampleArmiesFile,
    SiegeCardsFile,
    TacticsBoardFile,
    TerrainFile,
    TraysFile,
)
from montjoie.kernel.content import HasName, HasText, Text, place


class Files(Struct, frozen=True):
    """Everything a pack holds."""

    trays: TraysFile
    units: UnitsFile
    attachments: AttachmentsFile
    ncus: NcusFile
    abilities: AbilitiesFile
    tactics_cards: TacticsCardsFile
    tactics_board: TacticsBoardFile
    terrain: TerrainFile
    modes: ModesFile
    objective_cards: ObjectiveCardsFile
    missions: MissionsFile
    siege_cards: SiegeCardsFile
    sample_armies: SampleArmiesFile

    def people(self) -> list[PersonEntry]:
        """Attachments and NCUs, among whom the Commanders are."""
        return [*self.attachments.attachments, *self.ncus.ncus]

    def army_cards(self) -> list[UnitEntry | PersonEntry]:
        """Every card that an army may hold."""
        return [*self.units.units, *self.people()]

    def named(self) -> dict[str, Sequence[HasName]]:
        """Every list of things whose ids are unique in the whole pack, by its path."""
        lists: dict[tuple[str, str], Sequence[HasName]] = {
            ("units.json", "factions"): self.units.factions,
            ("units.json", "units"): self.units.units,
            ("attachments.json", "attachments"): self.attachments.attachments,
            ("ncus.json", "ncus"): self.ncus.ncus,
            ("sample_armies.json", "armies"): self.sample_armies.armies,
            ("terrain.json", "terrain"): self.terrain.terrain,
        }
        named = {place(*path): entries for path, entries in lists.items()}
        return named | dict(self.told().items())

    def told(self) -> dict[str, Sequence[HasText]]:
        """Those of them that have a text."""
        lists: dict[tuple[str, str], Sequence[HasText]] = {
            ("abilities.json", "abilities"): self.abilities.abilities,
            ("tactics_cards.json", "cards"): self.tactics_cards.cards,
            ("tactics_board.json", "zones"): self.tactics_board.zones,
            ("terrain.json", "keywords"): self.terrain.keywords,
            ("modes.json", "modes"): self.modes.modes,
            ("objective_cards.json", "cards"): self.objective_cards.cards,
            ("missions.json", "missions"): self.missions.missions,
            ("siege_cards.json", "cards"): self.siege_cards.cards,
        }
        return {place(*path): entries for path, entries in lists.items()}

    def names(self) -> Iterator[tuple[str, Text]]:
        """The name of everything a player sees; with a prefix where ids are shared (see `Content`)."""
        for entries in self.named().values():
            yield from ((entry.id, entry.name) for entry in entries)
        for person in self.people():
            if person.title:
                title, name = person.title, person.name
                yield person.id, Text(fr=f"{name.fr}, {title.fr}", en=f"{name.en}, {title.en}")
        for card in self.army_cards():
            if card.character:
                yield f"character-{card.character}", card.name
        yield from ((f"tray-{tray.id}", tray.name) for tray in self.trays.trays)
        yield from ((f"type-{each.id}", each.name) for each in self.units.types)
        yield from ((f"affiliation-{each.id}", each.name) for each in self.units.affiliations)
        for unit in self.units.units:
            yield from ((f"attack-{attack.id}", attack.name) for attack in unit.attacks)

    def texts(self) -> Iterator[tuple[str, Text]]:
        """Every text of the pack with the id it explains, and the part of it where there are several."""
        for entries in self.told().values():
            yield from ((entry.id, entry.text) for entry in entries)
        for card in self.tactics_cards.cards:
            if card.zone_bonus:
                yield f"{card.id}.zone", card.zone_bonus.text
            if card.vow:
                yield f"{card.id}.vow", card.vow.text
