"""From sound files to the content the rules read."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin
from typing import TypeVar

import msgspec

from montjoie.games.figurines.armies.model import Army
from montjoie.games.figurines.content.cards import TacticsCardEntry, UnitEntry
from montjoie.games.figurines.content.files import Files
from montjoie.games.figurines.content.model import (
    Ability,
    Attachment,
    Content,
    Mission,
    Ncu,
    ObjectiveCard,
    SiegeCard,
    TacticsCard,
    TerrainType,
    TrayKind,
    UnitCard,
)
from montjoie.games.figurines.content.modes import Mode
from montjoie.games.figurines.content.table import Ellipse, Rectangle, SampleEntry
from montjoie.kernel.content import HasName, by_language

ROUND_POINTS = 24
"""Corners of the polygon that stands for a round outline."""

LOWEST_ROLL = 2
"""Of 2D6."""

S = TypeVar("S")


def build(files: Files) -> Content:
    """The content that sound files make."""
    factions = files.units.factions
    return Content(
        trays=_by_id(files.trays.trays, TrayKind),
        token_radius=files.trays.token_radius,
        factions=tuple(each.id for each in factions if each.playable),
        no_neutrals=frozenset(each.id for each in factions if each.no_neutrals),
        units={entry.id: _unit(entry) for entry in files.units.units},
        attachments=_by_id(files.attachments.attachments, Attachment),
        ncus=_by_id(files.ncus.ncus, Ncu),
        abilities=_by_id(files.abilities.abilities, Ability),
        cards={entry.id: _tactics_card(entry) for entry in files.tactics_cards.cards},
        objectives=_by_id(files.objective_cards.cards, ObjectiveCard),
        missions=_by_id(files.missions.missions, Mission),
        siege_cards=_by_id(files.siege_cards.cards, SiegeCard),
        terrain={
            entry.id: TerrainType(entry.id, entry.keywords, outline(entry.footprint))
            for entry in files.terrain.terrain
        },
        keywords=tuple(keyword.id for keyword in files.terrain.keywords),
        random_table=dict(enumerate(files.terrain.random_table, LOWEST_ROLL)),
        modes=_by_id(files.modes.modes, Mode),
        numbers=files.modes.numbers,
        zones=tuple(zone.id for zone in files.tactics_board.zones),
        samples={entry.id: army_of(entry) for entry in files.sample_armies.armies},
        names=by_language(files.names()),
        texts=by_language(files.texts()),
    )


def outline(shape: Rectangle | Ellipse) -> tuple[tuple[int, int], ...]:
    """The corners of an outline around its centre, anticlockwise."""
    x, y = shape.width / 2, shape.depth / 2
    if isinstance(shape, Rectangle):
        corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    else:
        turns = [2 * pi * step / ROUND_POINTS for step in range(ROUND_POINTS)]
        corners = [(x * cos(turn), y * sin(turn)) for turn in turns]
    return tuple((round(across), round(along)) for across, along in corners)


def army_of(entry: SampleEntry) -> Army:
    """The army list of a sample; its name stands in `Content.names`, in every language."""
    return Army(
        faction=entry.faction,
        size=entry.size,
        commander=entry.commander,
        units=entry.units,
        ncus=entry.ncus,
    )


def _by_id(entries: Iterable[HasName], kind: type[S]) -> dict[str, S]:
    """The entries without what only files say."""
    return {entry.id: msgspec.convert(entry, kind, from_attributes=True) for entry in entries}


def _unit(entry: UnitEntry) -> UnitCard:
    """FIG-UNT-03: a unit of one figure is solo."""
    plain = msgspec.structs.asdict(entry) | {"solo": entry.figures == 1}
    return msgspec.convert(plain, UnitCard, from_attributes=True)


def _tactics_card(entry: TacticsCardEntry) -> TacticsCard:
    return TacticsCard(
        id=entry.id,
        faction=entry.faction,
        commander=entry.commander,
        copies=entry.copies,
        windows=entry.windows,
        zones=entry.zone_bonus.zones if entry.zone_bonus else (),
        attach_until=entry.attach_until,
        vow=entry.vow.zone if entry.vow else "",
    )
