"""From sound files to the content the rules read."""

from __future__ import annotations

from math import cos, pi, sin

from montjoie.games.figurines.content.files import Files
from montjoie.games.figurines.content.model import Content, TerrainType
from montjoie.games.figurines.content.table import Ellipse, Rectangle
from montjoie.kernel.content import by_language
from montjoie.kernel.entries import by_id

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
        attachments=by_id(files.attachments.attachments),
        ncus=by_id(files.ncus.ncus),
        abilities=by_id(files.abilities.abilities),
        cards=by_id(files.tactics_cards.cards),
        objectives=by_id(files.objective_cards.cards),
        missions=by_id(files.missions.missions),
        siege_cards=by_id(files.siege_cards.cards),
        terrain={
            entry.id: TerrainType(entry.id, entry.keywords, outline(entry.footprint))
            for entry in files.terrain.terrain
        },
        keywords=tuple(keyword.id for keyword in files.terrain.keywords),
        random_table=dict(enumerate(files.terrain.random_table, LOWEST_ROLL)),
        modes=by_id(files.modes.modes),
        numbers=files.modes.numbers,
        zones=tuple(zone.id for zone in files.tactics_board.zones),
        samples={entry.id: entry.army() for entry in files.sample_armies.armies},
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
