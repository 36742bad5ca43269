"""The files of a westeros pack, one field each; `plans` is a folder with one file per battle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from montjoie.games.westeros.content.board import (
    BoardFile,
    BoardSide,
    DiceFile,
    MoraleTrackFile,
    SymbolEntry,
    TerrainFile,
    ZoneName,
)
from montjoie.games.westeros.content.cards import CommandCardsFile, CommandersFile, UnitCardsFile
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.skirmish import SkirmishFile
from montjoie.kernel.content import HasName, Text
from montjoie.kernel.entries import named


class Files(Struct, frozen=True):
    """Everything a pack holds."""

    board: BoardFile
    dice: DiceFile
    morale_track: MoraleTrackFile
    terrain: TerrainFile
    unit_cards: UnitCardsFile
    commanders: CommandersFile
    command_cards: CommandCardsFile
    plans: dict[str, PlanFile]
    skirmish: SkirmishFile

    def named(self) -> dict[str, Sequence[HasName]]:
        """Every list of things with an id and a name, by its path.

        Symbols, zones and board sides are left out: `green` is a symbol, a zone and a rank.
        """
        return named(self, but=(SymbolEntry, ZoneName, BoardSide))

    def names(self) -> Iterator[tuple[str, Text]]:
        """The name of everything a player sees; `symbol-ID`, `zone-ID`, `side-ID` where an id is shared."""
        for symbol in self.dice.symbols:
            yield f"symbol-{symbol.id}", symbol.name
            yield symbol.id, symbol.name
        for zone in self.morale_track.zones:
            yield f"zone-{zone.id}", zone.name
            yield zone.id, zone.name
        for side in self.board.sides:
            yield f"side-{side.id}", side.name
        for entries in self.named().values():
            yield from ((entry.id, entry.name) for entry in entries)
        called = {figure.id: figure.name for figure in self.commanders.figures}
        for card in self.commanders.commanders:
            who = called[card.figure]
            yield card.id, Text(fr=f"{who.fr}, {card.title.fr}", en=f"{who.en}, {card.title.en}")
        for id, plan in self.plans.items():
            yield id, plan.name

    def texts(self) -> Iterator[tuple[str, Text]]:
        """Every text of the pack with the id it explains, and the part of it where there are several."""
        for symbol in self.dice.symbols:
            yield f"symbol-{symbol.id}.combat", symbol.combat
            yield f"symbol-{symbol.id}.order", symbol.order
        for zone in self.morale_track.zones:
            yield f"zone-{zone.id}", zone.text
        yield from ((entry.id, entry.text) for entry in self.terrain.terrain)
        yield from ((entry.id, entry.text) for entry in (*self.terrain.markers, *self.unit_cards.keywords))
        for commander in self.commanders.commanders:
            yield f"{commander.id}.title", commander.title
            yield f"{commander.id}.unit", commander.unit_ability.text
            yield f"{commander.id}.commit", commander.commit_ability.text
        for card in self.command_cards.cards:
            for number, command in enumerate(card.commands):
                yield f"{card.id}.command.{number}", command.text
            if card.tactic:
                yield f"{card.id}.tactic", card.tactic.text
        for id, plan in self.plans.items():
            yield f"{id}.victory", plan.victory.text
            for number, rule in enumerate(plan.special_rules):
                yield f"{id}.rule.{number}", rule.text
                yield f"{id}.rule.{number}.name", rule.name
        for summary in self.skirmish.summary_cards:
            yield f"{summary.id}.victory", summary.victory.text


def plan_file(id: str) -> str:
    """The file of a battle plan."""
    return f"plans/{id}.json"
