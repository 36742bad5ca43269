"""The files of the table and the modes: trays, terrain, Tactics board, modes and their cards, samples."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from montjoie.games.figurines.armies.model import Choice
from montjoie.games.figurines.content.base import Count, Fact, Length, Several, Told, Window
from montjoie.games.figurines.content.model import Border
from montjoie.games.figurines.content.modes import Mode, Numbers
from montjoie.kernel.content import Confidence, Id, PackFile, Text

When = Literal["objective_scored", "while_controlled", "objective_claimed"]
Reveal = Literal[
    "turn_start",
    "when_fulfilled",
    "round_start_name_objective",
    "round_start_name_enemy_unit",
    "round_end",
]


class TrayEntry(Fact, frozen=True, kw_only=True):
    """A tray."""

    width: Length
    depth: Length
    border: Border
    figures: Several
    ranks: Several
    files: Several


class TraysFile(PackFile, frozen=True):
    """`trays.json`: trays, and the radius of an objective token."""

    token_radius: Length
    trays: tuple[TrayEntry, ...]


class Rectangle(Struct, frozen=True, forbid_unknown_fields=True, tag_field="shape", tag="rectangle"):
    """A rectangular outline."""

    width: Length
    depth: Length


class Ellipse(Struct, frozen=True, forbid_unknown_fields=True, tag_field="shape", tag="ellipse"):
    """A round outline; in play it is a polygon (FIG-GEO)."""

    width: Length
    depth: Length


class TerrainEntry(Fact, frozen=True, kw_only=True):
    """A terrain type: keywords and outline; the outlines are designed."""

    keywords: tuple[Id, ...]
    footprint: Rectangle | Ellipse


class Supply(Struct, frozen=True, forbid_unknown_fields=True):
    """Double-sided pieces of the box (FIG-SET-06)."""

    faces: tuple[Id, ...]
    count: Several


class TerrainFile(PackFile, frozen=True):
    """`terrain.json`; the random table gives a type, or `choice`, for 2D6 from 2 to 12 (FIG-SET-05)."""

    keywords: tuple[Told, ...]
    terrain: tuple[TerrainEntry, ...]
    random_table: tuple[Id, ...]
    supply: tuple[Supply, ...]


class ZoneEntry(Told, frozen=True, kw_only=True):
    """A zone of the Tactics board; `optional`: its effect may be declined (FIG-TAC-09)."""

    optional: bool = False


class TacticsBoardFile(PackFile, frozen=True):
    """`tactics_board.json`."""

    zones: tuple[ZoneEntry, ...]


class ModeEntry(Mode, frozen=True, kw_only=True):
    """A mode with its name and what it is about."""

    name: Text
    text: Text
    confidence: Confidence
    note: str = ""


class ModesFile(PackFile, frozen=True):
    """`modes.json`: the general numbers of the game, and the modes."""

    numbers: Numbers
    modes: tuple[ModeEntry, ...]


class ObjectiveEntry(Told, frozen=True, kw_only=True):
    """An Objective card; `fixed`: on which objective it lies, by mode."""

    when: When
    fixed: dict[Id, Id] = {}


class ObjectiveCardsFile(PackFile, frozen=True):
    """`objective_cards.json`."""

    cards: tuple[ObjectiveEntry, ...]


class MissionEntry(Told, frozen=True, kw_only=True):
    """A mission; its text says what scores; `limit` 0: each time."""

    reveal: Reveal
    vp: Several
    limit: Count = 1
    stays: bool = False
    replace_if_open: bool = False


class MissionsFile(PackFile, frozen=True):
    """`missions.json`."""

    missions: tuple[MissionEntry, ...]


class SiegeEntry(Told, frozen=True, kw_only=True):
    """A siege card."""

    side: Literal["attacker", "defender"]
    windows: Annotated[tuple[Window, ...], Meta(min_length=1)]
    stays: bool = False


class SiegeCardsFile(PackFile, frozen=True):
    """`siege_cards.json`."""

    cards: tuple[SiegeEntry, ...]


class SampleEntry(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sample army, legal by FIG-ARM."""

    id: Id
    name: Text
    faction: Id
    size: Several
    commander: Id
    units: tuple[Choice, ...]
    ncus: tuple[Id, ...] = ()
    confidence: Confidence
    note: str = ""


class SampleArmiesFile(PackFile, frozen=True):
    """`sample_armies.json`."""

    armies: tuple[SampleEntry, ...]
