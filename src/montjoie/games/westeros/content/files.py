"""The files of a westeros pack, one field each; `plans` is a folder with one file per battle."""

from __future__ import annotations

from msgspec import Struct

from montjoie.games.westeros.content.board import BoardFile, DiceFile, MoraleTrackFile, TerrainFile
from montjoie.games.westeros.content.cards import CommandCardsFile, CommandersFile, UnitCardsFile
from montjoie.games.westeros.content.plans import PlanFile
from montjoie.games.westeros.content.skirmish import SkirmishFile


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
