"""The files of the table and the modes: trays, terrain, Tactics board, modes and their cards, samples."""

from __future__ import annotations

from typing import Annotated, Literal

from montjoie.games.figurines.armies.model import Army, Choice
from montjoie.games.figurines.content.base import Border, Card, Ids, Length, Printed, Side, TerrainId, Windows
from montjoie.games.figurines.content.modes import Mode, Numbers
from montjoie.kernel.content import Id, PackFile
from montjoie.kernel.entries import Count, Entry, NamedFact, Several
from montjoie.kernel.references import refers

When = Literal["objective_scored", "while_controlled", "objective_claimed"]
Reveal = Literal[
    "turn_start",
    "when_fulfilled",
    "round_start_name_objective",
    "round_start_name_enemy_unit",
    "round_end",
]


class TrayKind(Printed, frozen=True, kw_only=True):
    """A tray: its size (FIG-GEO-03), how its arcs are bordered (prolonged diagonal, or square to the edges:
    45 degrees, FIG-GEO-04), its full ranks (FIG-UNT-03)."""

    width: Length
    depth: Length
    border: Border
    figures: Several
    ranks: Several
    files: Several


class TraysFile(PackFile, frozen=True):
    """`trays.json`: trays, and the radius of an objective token."""

    token_radius: Length
    trays: tuple[TrayKind, ...]


class Rectangle(Entry, frozen=True, tag_field="shape", tag="rectangle"):
    """A rectangular outline."""

    width: Length
    depth: Length


class Ellipse(Entry, frozen=True, tag_field="shape", tag="ellipse"):
    """A round outline; in play it is a polygon (FIG-GEO)."""

    width: Length
    depth: Length


class TerrainEntry(Printed, frozen=True, kw_only=True):
    """A terrain type: keywords and outline; the outlines are designed."""

    keywords: tuple[Annotated[Id, refers("terrain.keywords")], ...]
    footprint: Rectangle | Ellipse


class Supply(Entry, frozen=True):
    """Double-sided pieces of the box (FIG-SET-06)."""

    faces: tuple[TerrainId, ...]
    count: Several


class Keyword(Card, frozen=True, kw_only=True):
    """A keyword of terrain (FIG-TER-14)."""


class TerrainFile(PackFile, frozen=True):
    """`terrain.json`; the random table gives a type, or `choice`, for 2D6 from 2 to 12 (FIG-SET-05)."""

    keywords: tuple[Keyword, ...]
    terrain: tuple[TerrainEntry, ...]
    random_table: tuple[Annotated[Id, refers("terrain.terrain", "terrain.choice")], ...]
    supply: tuple[Supply, ...]


class ZoneEntry(Card, frozen=True, kw_only=True):
    """A zone of the Tactics board; `optional`: its effect may be declined (FIG-TAC-09)."""

    optional: bool = False


class ModesFile(PackFile, frozen=True):
    """`modes.json`: the general numbers of the game, and the modes."""

    numbers: Numbers
    modes: tuple[Mode, ...]


class ObjectiveCard(Card, frozen=True, kw_only=True):
    """An Objective card; `fixed`: on which objective it lies, by mode."""

    when: When
    fixed: dict[Annotated[Id, refers("modes.modes")], Id] = {}


class Mission(Card, frozen=True, kw_only=True):
    """A secret or open mission; its text says what scores, `limit` how often in a round; 0: each time."""

    reveal: Reveal
    vp: Several
    limit: Count = 1
    stays: bool = False
    replace_if_open: bool = False


class SiegeCard(Card, frozen=True, kw_only=True):
    """A siege card; `stays`: it remains on the table after it was revealed."""

    side: Side
    windows: Windows
    stays: bool = False


class Sample(NamedFact, frozen=True, kw_only=True):
    """A sample army, legal by FIG-ARM."""

    faction: Id
    size: Several
    commander: Id
    units: tuple[Choice, ...]
    ncus: Ids = ()

    def army(self) -> Army:
        """Its list; the name stands in `Content.names`, in every language."""
        return Army(
            faction=self.faction, size=self.size, commander=self.commander, units=self.units, ncus=self.ncus
        )
