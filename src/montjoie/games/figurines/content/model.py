"""The content as the rules read it, and how sound files make it.

Everything is found by its id. Lengths are whole thousandths of an inch.
"""

from __future__ import annotations

from math import cos, pi, sin

from msgspec import Struct

from montjoie.games.figurines.armies.model import Army
from montjoie.games.figurines.content import table
from montjoie.games.figurines.content.cards import Ability, Attachment, Ncu, TacticsCard, UnitCard
from montjoie.games.figurines.content.files import Files
from montjoie.games.figurines.content.modes import Mode, Numbers
from montjoie.kernel.content import by_language
from montjoie.kernel.entries import by_id


class TerrainType(Struct, frozen=True):
    """A kind of terrain piece: its keywords (FIG-TER-01, FIG-TER-14), its outline around its centre."""

    id: str
    keywords: tuple[str, ...]
    footprint: tuple[tuple[int, int], ...]


class Content(Struct, frozen=True, kw_only=True):
    """Everything there is. Names and texts are by language, then by id.

    Where ids are shared the names of the lesser things have a prefix: `tray-ID`, `type-ID`,
    `affiliation-ID`, `attack-ID`, `character-ID`. Texts of parts of a card: `ID.zone`, `ID.vow`.
    """

    trays: dict[str, table.TrayKind]
    token_radius: int
    factions: tuple[str, ...]  # those an army can be of
    no_neutrals: frozenset[str]  # the factions whose armies take no Neutral cards (FIG-RUL-65)
    units: dict[str, UnitCard]
    attachments: dict[str, Attachment]
    ncus: dict[str, Ncu]
    abilities: dict[str, Ability]
    cards: dict[str, TacticsCard]
    objectives: dict[str, table.ObjectiveCard]
    missions: dict[str, table.Mission]
    siege_cards: dict[str, table.SiegeCard]
    terrain: dict[str, TerrainType]
    keywords: tuple[str, ...]  # of terrain
    random_table: dict[int, str]  # 2D6 to a terrain type, or "choice" (FIG-SET-05)
    modes: dict[str, Mode]
    numbers: Numbers
    zones: tuple[str, ...]  # of the Tactics board
    samples: dict[str, Army]
    names: dict[str, dict[str, str]]
    texts: dict[str, dict[str, str]]

    @property
    def sizes(self) -> tuple[int, ...]:
        """The usual sizes of a game, in points (FIG-ARM-01)."""
        return tuple(size.points for size in self.numbers.sizes)

    def vp_needed(self, size: int) -> int:
        """The Victory Points that win a game of that size; tens not completed do not count (FIG-VIC-02)."""
        smallest, *others = self.numbers.sizes
        near = max((each for each in others if each.points <= size), default=smallest, key=lambda s: s.points)
        return max(1, near.vp_needed + (size - near.points) // 10 * self.numbers.vp_needed_per_ten)

    def faction_cards(self, faction: str) -> tuple[str, ...]:
        """The cards every Tactics deck of a faction has."""
        return tuple(
            card.id for card in self.cards.values() if card.faction == faction and not card.commander
        )

    def commanders(self) -> list[str]:
        """Whoever can command an army (FIG-CMD-01)."""
        return [id for id in (*self.attachments, *self.ncus) if self.commander(id)]

    def commander(self, id: str) -> Attachment | Ncu | None:
        """The Commander of that id, if it is one (FIG-CMD-02)."""
        card = self.attachments.get(id) or self.ncus.get(id)
        return card if card is not None and card.commander else None


ROUND_POINTS = 24
"""Corners of the polygon that stands for a round outline."""

LOWEST_ROLL = 2
"""Of 2D6."""


def build(files: Files) -> Content:
    """The content that sound files make."""
    factions = files.units.factions
    return Content(
        trays=by_id(files.trays.trays),
        token_radius=files.trays.token_radius,
        factions=tuple(each.id for each in factions if each.playable),
        no_neutrals=frozenset(each.id for each in factions if each.no_neutrals),
        units=by_id(files.units.units),
        attachments=by_id(files.attachments),
        ncus=by_id(files.ncus),
        abilities=by_id(files.abilities),
        cards=by_id(files.tactics_cards),
        objectives=by_id(files.objective_cards),
        missions=by_id(files.missions),
        siege_cards=by_id(files.siege_cards),
        terrain={
            entry.id: TerrainType(entry.id, entry.keywords, outline(entry.footprint))
            for entry in files.terrain.terrain
        },
        keywords=tuple(keyword.id for keyword in files.terrain.keywords),
        random_table=dict(enumerate(files.terrain.random_table, LOWEST_ROLL)),
        modes=by_id(files.modes.modes),
        numbers=files.modes.numbers,
        zones=tuple(zone.id for zone in files.tactics_board),
        samples={entry.id: entry.army() for entry in files.sample_armies},
        names=by_language(files.names()),
        texts=by_language(files.texts()),
    )


def outline(shape: table.Rectangle | table.Ellipse) -> tuple[tuple[int, int], ...]:
    """The corners of an outline around its centre, anticlockwise."""
    x, y = shape.width / 2, shape.depth / 2
    if isinstance(shape, table.Rectangle):
        corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    else:
        turns = [2 * pi * step / ROUND_POINTS for step in range(ROUND_POINTS)]
        corners = [(x * cos(turn), y * sin(turn)) for turn in turns]
    return tuple((round(across), round(along)) for across, along in corners)
