"""The files of a figurines pack, one field each, and what they name and tell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

from msgspec import Struct

from montjoie.games.figurines.content import base, cards, table
from montjoie.kernel.content import HasName, Text, listed
from montjoie.kernel.entries import named, names


class Files(Struct, frozen=True):
    """Everything a pack holds."""

    trays: table.TraysFile
    units: cards.UnitsFile
    attachments: tuple[cards.Attachment, ...]
    ncus: tuple[cards.Ncu, ...]
    abilities: tuple[cards.Ability, ...]
    tactics_cards: Annotated[tuple[cards.TacticsCard, ...], listed("cards")]
    tactics_board: Annotated[tuple[table.ZoneEntry, ...], listed("zones")]
    terrain: table.TerrainFile
    modes: table.ModesFile
    objective_cards: Annotated[tuple[table.ObjectiveCard, ...], listed("cards")]
    missions: tuple[table.Mission, ...]
    siege_cards: Annotated[tuple[table.SiegeCard, ...], listed("cards")]
    sample_armies: Annotated[tuple[table.Sample, ...], listed("armies")]

    def people(self) -> list[cards.Person]:
        """Attachments and NCUs, among whom the Commanders are."""
        return [*self.attachments, *self.ncus]

    def army_cards(self) -> list[cards.ArmyCard]:
        """Every card that an army may hold."""
        return [*self.units.units, *self.people()]

    def named(self) -> dict[str, Sequence[HasName]]:
        """Every list of things whose ids are unique in the whole pack, by its path."""
        return named(self, but=(table.TrayKind, cards.Word))

    def names(self) -> Iterator[tuple[str, Text]]:
        """The name of everything a player sees; with a prefix where ids are shared (see `Content`)."""
        yield from names(self.named())
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
        for entries in self.named().values():
            yield from ((entry.id, entry.text) for entry in entries if isinstance(entry, base.Card))
        for card in self.tactics_cards:
            if card.zone_bonus:
                yield f"{card.id}.zone", card.zone_bonus.text
            if card.sworn:
                yield f"{card.id}.vow", card.sworn.text
